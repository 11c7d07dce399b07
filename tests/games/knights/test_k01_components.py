import re
import tomllib
from collections import Counter
from fractions import Fraction
from importlib.resources import files

import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    COLOURS,
    DECK,
    GAME,
    SPECIALS,
    contest,
    like,
    phase,
    play,
    seat,
    table,
    throw,
)

LIKES = Counter(map(like, DECK))

DEMANDS = {
    "red": "3-3-3+1 4-4-4+2 4-4-4+3",
    "green": "3-3-3+1 4-4-4+2 4-4-4+3",
    "blue": "3-3-3+2 3-3-3+4 4-4-4+5",
    "yellow": "3-3-3+2 3-3-3+4 4-4-4+5",
    "white": "3-3-3+5 4-4-4+1",
    "black": "3-3-3+5 4-4-4+1",
    "die-1": "1-1-1+3 1-1-1+4 1-1-1+5",
    "die-2": "2-2-2+1 2-2-2+3",
    "die-3": "2-2-2+5",
    "die-4": "3-3-3+2",
    "die-5": "4-4-4+1",
    "catapult": "2-2-2+1 2-2-2+4 3-3-3+1",
    "champion": "3-3-3+2",
    "stack": "1-1-1+2 1-1-1+3 1-1-1+5",
    "castle-guard": "2-2-2+3 2-2-2+5 3-3-3+4",
    "card-guard": "1-1-1+4 2-2-2+1 2-2-2+4",
    "betrayal": "3-3-3+5",
    "protection": "2-2-2+3",
}


@pytest.mark.clause("K1.1")
def test_the_deck_has_16_castles_9_tournaments_and_23_specials() -> None:
    assert len(DECK) == 48
    assert sum(LIKES[colour] for colour in COLOURS) == 16
    assert LIKES["tournament"] == DECK.count("tournament") == 9
    assert sum(LIKES[special] for special in SPECIALS) == 23


@pytest.mark.clause("K1.1")
def test_castles_come_in_six_colours() -> None:
    assert set(LIKES) == {*COLOURS, *SPECIALS, "tournament"}
    assert [LIKES[colour] for colour in COLOURS] == [3, 3, 3, 3, 2, 2]


@pytest.mark.clause("K1.1")
def test_a_game_begins_with_all_48_cards() -> None:
    start = GAME.start(players=2).to_json()
    assert Counter(start["unseen"]) == Counter(DECK)


@pytest.mark.clause("K1.2")
def test_every_special_comes_in_its_number() -> None:
    numbers = [3, 2, 1, 1, 1, 3, 1, 3, 3, 3, 1, 1]
    assert {special: LIKES[special] for special in SPECIALS} == dict(zip(SPECIALS, numbers, strict=True))


@pytest.mark.clause("K1.2")
def test_there_is_no_die_card_six() -> None:
    with pytest.raises(tr.BadNotation):
        GAME.action("steal B die-6")
    with pytest.raises(tr.BadOption) as refused:
        GAME.start(deck=("die-6 1-1-1+2", *DECK[1:]))
    assert refused.value.problem.code == "unknown-card"


@pytest.mark.clause("K1.3")
@pytest.mark.parametrize("extra", ["blank", "goal", "king"])
def test_blank_and_goal_cards_stay_out_of_play(extra: str) -> None:
    assert extra not in LIKES
    with pytest.raises(tr.BadOption) as refused:
        GAME.start(deck=(*DECK, extra))
    assert refused.value.problem.facts == {"text": extra}


@pytest.mark.clause("K1.4")
def test_a_first_roll_is_made_with_six_dice() -> None:
    pos = play(table(seats=[seat("red"), seat("blue")]), "take left")
    assert contest(pos)["to_roll"] == 6
    outcomes = pos.chance()
    assert len(outcomes) == 462
    assert {str(roll).count("-") for roll, _ in outcomes} == {5}
    assert sum(chance for _, chance in outcomes) == 1
    chances = {str(roll): chance for roll, chance in outcomes}
    assert chances["roll 1-1-1-1-1-1"] == Fraction(1, 6**6)
    assert chances["roll 1-2-3-4-5-6"] == Fraction(720, 6**6)


@pytest.mark.clause("K1.4")
def test_castles_and_specials_show_three_equal_dice_and_another_but_tournaments_show_none() -> None:
    for card in DECK:
        if card != "tournament":
            assert re.fullmatch(r"[a-z-]+(-\d)? (\d)-\2-\2\+\d", card)


@pytest.mark.clause("K1.5")
def test_the_demands_are_those_of_the_reconstruction() -> None:
    printed = {kind: sorted(card.split()[1] for card in DECK if like(card) == kind) for kind in DEMANDS}
    assert printed == {kind: demands.split() for kind, demands in DEMANDS.items()}


@pytest.mark.clause("K1.5")
def test_every_demand_has_numbers_1_to_5_and_another_kicker() -> None:
    demands = {card.split()[1] for card in DECK if card != "tournament"}
    for demand in demands:
        number, kicker = int(demand[0]), int(demand[-1])
        assert number in range(1, 6)
        assert kicker in range(1, 6)
        assert number != kicker


@pytest.mark.clause("K1.5")
@pytest.mark.parametrize("demand", ["3-3-3+2", "3-3-3+1", "4-4-4+1", "4-4-4+5"])
def test_some_castle_has_each_demand_that_the_sources_name(demand: str) -> None:
    assert any(f"{colour} {demand}" in DECK for colour in COLOURS)


@pytest.mark.clause("K1.5")
def test_the_deck_says_that_it_is_reconstructed() -> None:
    text = files("tafelrunde.games.knights").joinpath("deck.toml").read_text("utf-8")
    assert "reconstruction" in tomllib.loads(text)["provenance"]


@pytest.mark.clause("K1.5", "K12.1")
def test_the_king_demands_four_fives_and_a_one() -> None:
    pos = table(seats=[seat("red", "green", "blue"), seat("yellow")])
    assert contest(play(pos, "king"))["mark"] == "5-5-5-5+1"


@pytest.mark.clause("K1.5", "K8.3")
def test_betrayal_makes_stack_castles_demand_three_twos_and_a_four() -> None:
    pos = table(seats=[seat("red", "betrayal"), seat("blue")], left="green 4-4-4+3")
    assert contest(play(pos, "take left"))["mark"] == "2-2-2+4"


@pytest.mark.clause("K1.5")
def test_another_deck_with_the_same_counts_is_played() -> None:
    others = tuple("red 1-1-1+2" if card == "red 3-3-3+1" else card for card in DECK)
    start = GAME.start(players=2, deck=others)
    assert "red 1-1-1+2" in start.to_json()["unseen"]
    assert "red 3-3-3+1" not in start.to_json()["unseen"]
    pos = play(start, "deal A red", "castle A 1-1-1+2")
    assert phase(pos) == "deal-colour"


@pytest.mark.clause("K1.6")
def test_there_are_forty_faces() -> None:
    assert len(set(DECK)) == 40
    pos = play(GAME.start(players=2), "deal A red", "castle A 3-3-3+1", "deal B blue", "castle B 3-3-3+2")
    assert len(pos.chance()) == 38


@pytest.mark.clause("K1.6")
def test_a_face_is_revealed_with_the_probability_of_its_unseen_copies() -> None:
    pos = play(GAME.start(players=2), "deal A red", "castle A 3-3-3+1", "deal B blue", "castle B 3-3-3+2")
    chances = {str(card): chance for card, chance in pos.chance()}
    assert chances["turn left tournament"] == Fraction(9, 46)
    assert chances["turn left green 3-3-3+1"] == Fraction(1, 46)
    pos = play(pos, "turn left tournament")
    assert dict(pos.chance())[GAME.action("turn right tournament")] == Fraction(8, 45)


@pytest.mark.clause("K1.6")
def test_two_copies_of_a_face_in_another_deck_are_one_outcome_of_twice_the_weight() -> None:
    alike = tuple("red 3-3-3+1" if card == "red 4-4-4+2" else card for card in DECK)
    pos = play(GAME.start(players=2, deck=alike), "deal A red")
    assert dict(pos.chance()) == {
        GAME.action("castle A 3-3-3+1"): Fraction(2, 3),
        GAME.action("castle A 4-4-4+3"): Fraction(1, 3),
    }


@pytest.mark.clause("K1.6", "K8.2")
def test_a_copy_put_under_a_stack_is_unseen_no_more() -> None:
    pos = table(seats=[seat("red"), seat("blue")], left="tournament", right="green 3-3-3+1")
    hidden = pos.to_json()["unseen"].count("tournament")
    pos = play(pos, "tuck left")
    assert dict(pos.chance())[GAME.action("turn left tournament")] == Fraction(hidden, 44)
    pos = throw(play(pos, "turn left catapult 2-2-2+1", "take left"))
    assert dict(pos.chance())[GAME.action("turn left tournament")] == Fraction(hidden, 43)
