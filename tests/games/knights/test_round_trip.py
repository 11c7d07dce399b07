import json
from collections import Counter
from itertools import islice

import pytest

import tafelrunde as tr
from tafelrunde.games.knights.state import CONTEST_NAMES, PHASE_NAMES
from tests.games.knights.tables import (
    DECK,
    GAME,
    contest,
    greedy_seats,
    late_table,
    phase,
    play,
    seat,
    table,
    texts,
    throw,
    walk,
)


def survives(pos: tr.Position) -> bool:
    """Say whether a position is the same after it has been written as text and read."""
    text = json.dumps(pos.to_json())
    return GAME.position(text) == pos == GAME.position(json.loads(text))


@pytest.mark.parametrize("players", range(2, 7))
def test_every_position_of_a_random_game_survives_being_written_and_read(players: int) -> None:
    lost = [phase(pos) for pos in walk(GAME.start(players=players), seed=players) if not survives(pos)]
    assert Counter(lost) == {}


@pytest.mark.parametrize("players", range(2, 7))
def test_every_position_of_late_games_survives_being_written_and_read(players: int) -> None:
    phases, contests = Counter[str](), Counter[str]()
    for seed in range(25):
        for pos in islice(walk(late_table(players, seed), seed), 80):
            assert survives(pos), pos.to_json()
            phases[phase(pos)] += 1
            contests[contest(pos)["kind"] if contest(pos) else "none"] += 1
    setup = {"deal-colour", "deal-castle", "start"}
    assert set(phases) == set(PHASE_NAMES.values()) - setup
    assert set(contests) >= set(CONTEST_NAMES.values()) - {"tournament"}


@pytest.mark.parametrize("start", [None, 2])
def test_the_setup_survives_with_and_without_a_named_start_player(start: int | None) -> None:
    phases = []
    for pos in islice(walk(GAME.start(players=3, start=start), seed=1), 10):
        phases.append(phase(pos))
        assert survives(pos), phase(pos)
    assert phases[:6] == ["deal-colour", "deal-castle"] * 3
    assert phases[6:9] == ["turn-up", "turn-up", "turn" if start else "start"]


def test_another_deck_survives() -> None:
    deck = tuple("red 1-1-1+2" if card.startswith("red") else card for card in DECK)
    for pos in islice(walk(GAME.start(players=4, deck=deck), seed=2), 8, 80):
        assert survives(pos)


def test_a_position_read_again_goes_on_alike() -> None:
    pos = table(
        seats=greedy_seats(tournaments=8), left="red", under_left=["tournament"], right="blue", rest="unseen right"
    )
    again = GAME.position(json.dumps(pos.to_json()))
    assert texts(again) == texts(pos)
    actions = ("tuck left", "take left", "roll 1-1-2-3-6-6", "keep 1-1", "roll 2-5")
    assert play(again, *actions) == play(pos, *actions)


def test_what_the_cards_say_may_be_left_out() -> None:
    """A mark follows from the card, guards and specials from their absence."""
    pos = play(table(seats=[seat("red"), seat("blue")], left="green 4-4-4+2"), "take left")
    written = pos.to_json()
    del written["contest"]["mark"], written["placed"], written["first"], written["winner"]
    for owner in written["seats"]:
        del owner["specials"], owner["castle_guard"], owner["card_guard"]
    assert GAME.position(written) == pos


def test_the_order_of_unseen_cards_and_of_dice_does_not_matter() -> None:
    pos = play(table(seats=[seat("red"), seat("blue")]), "take left", "roll 1-2-3-4-5-6")
    written = pos.to_json()
    written["unseen"].reverse()
    written["contest"]["dice"].reverse()
    assert GAME.position(written) == pos


def test_the_result_to_beat_is_written_as_dice() -> None:
    pos = throw(play(table(seats=[seat("red"), seat("blue")]), "take left"), "5-5-2")
    assert contest(pos)["mark"] == "5-5+2"
    assert contest(GAME.position(pos.to_json()))["mark"] == "5-5+2"
