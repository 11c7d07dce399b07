import random
from fractions import Fraction

import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    DECK,
    GAME,
    play,
    refused,
    seat,
    table,
    throw,
    turn_of,
    written_stack,
)

TWO = [seat("red"), seat("blue")]


@pytest.mark.clause("K14.1")
def test_every_seat_and_a_spectator_see_everything() -> None:
    pos = play(table(seats=TWO, left="green", under_right=["white", "catapult"]), "take left", "roll 1-2-3-4-5-6")
    whole = pos.to_json()
    del whole["rules_version"]
    for viewer in (0, 1, None):
        assert pos.view(viewer).to_json() == {**whole, "seat": viewer}


@pytest.mark.clause("K14.1")
def test_nothing_is_left_to_guess_in_a_view() -> None:
    pos = table(seats=TWO, under_left=["green"])
    assert pos.view(1).resample(tr.seeded(1)) == pos


@pytest.mark.clause("K14.1")
def test_tucked_cards_are_known_in_their_order() -> None:
    pos = table(seats=TWO, left="green 3-3-3+1", under_left=["white 3-3-3+5", "catapult 2-2-2+1"])
    pos = play(throw(play(pos, "take left")), "turn left tournament")
    assert written_stack(pos, "left")["tucked"] == ["white 3-3-3+5", "catapult 2-2-2+1", "green 3-3-3+1"]


@pytest.mark.clause("K14.1")
@pytest.mark.parametrize("side", ["left", "right"])
def test_every_unseen_place_is_equally_likely_to_hold_any_unseen_card(side: str) -> None:
    pos = play(table(seats=TWO, under_right=["tournament"]), f"tuck {side}")
    hidden = pos.to_json()["unseen"]
    expected = {f"turn {side} {card}": Fraction(hidden.count(card), len(hidden)) for card in set(hidden)}
    assert {str(outcome): chance for outcome, chance in pos.chance()} == expected


@pytest.mark.clause("K14.1")
def test_a_card_seen_is_not_turned_up_again_by_chance() -> None:
    pos = play(table(seats=TWO, left="champion", right="betrayal", under_left=["protection"]), "tuck left")
    for seen in ("champion 3-3-3+2", "betrayal 3-3-3+5", "protection 2-2-2+3", "red 3-3-3+1"):
        assert refused(pos, f"turn left {seen}") == ("knights-impossible-chance", "K8.4")


@pytest.mark.clause("K14.1")
def test_the_last_unseen_card_is_certain() -> None:
    pos = table(seats=TWO, left="green", right="tournament", rest="under right")
    written = pos.to_json()
    written["unseen"] = [written["stacks"]["right"]["tucked"].pop()]
    written["stacks"]["left"]["unseen"] = 1
    pos = throw(play(GAME.position(written), "take left"))
    assert [chance for _, chance in pos.chance()] == [1]


@pytest.mark.clause("K14.1", "K8.4")
def test_under_the_unseen_cards_the_tucked_ones_come_up_without_chance() -> None:
    pos = table(seats=TWO, left="green 3-3-3+1", under_left=["white 3-3-3+5", "black 3-3-3+5"], rest="unseen right")
    for top in ("white 3-3-3+5", "black 3-3-3+5", "green 3-3-3+1"):
        before = turn_of(pos)
        pos = throw(play(pos, "take left"))
        assert (pos.to_act, turn_of(pos)) == (1 - before, 1 - before)
        assert written_stack(pos, "left")["top"] == top


@pytest.mark.clause("K14.1", "K1.1")
def test_no_card_is_ever_lost_or_seen_twice() -> None:
    choice = random.Random(14)
    pos = GAME.start(players=4)
    while pos.to_act is not None:
        options = [outcome for outcome, _ in pos.chance()] if pos.to_act == tr.CHANCE else pos.legal()
        pos = pos.apply(choice.choice(options))
        written = pos.to_json()
        cards = [*written["unseen"]]
        for stack in written["stacks"].values():
            cards += [*([stack["top"]] if stack["top"] else []), *stack["tucked"]]
        for owner in written["seats"]:
            cards += [*owner["castles"], *owner["specials"], *["tournament"] * owner["tournaments"]]
        assert sorted(cards) == sorted(DECK)
    assert pos.outcome is not None


@pytest.mark.clause("K14.1")
def test_a_position_holds_no_future() -> None:
    pos = play(table(seats=TWO), "tuck left")
    revealed = {str(outcome): play(pos, str(outcome)) for outcome, _ in pos.chance()}
    assert len(revealed) == len(set(pos.to_json()["unseen"]))
    for text, after in revealed.items():
        assert written_stack(after, "left")["top"] == text.removeprefix("turn left ")
