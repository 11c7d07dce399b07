import numpy as np
import pytest

from tafelrunde.games.court.cards import NAMES
from tafelrunde.games.court.scoring import meets_cost
from tafelrunde.games.court.state import DICE_COUNTS, DICE_START
from tests.games.court import reference
from tests.games.court.tables import claims, hand, play, refused, result, table, whole_turn

MEETS = {
    "farmer": "1-1-2 6-6-6 1-2-3-4-5-6-6",
    "serving-maid": "1-3-5 1-1-1 3-5-5-5-5",
    "philosopher": "2-4-6 2-2-2 4-4-4-6-6-6",
    "laborer": "5-5-5 3-6-6 3-3-3-3-3 1-2-3-4-5",
    "guard": "4-4-4 1-1-1-2-3 2-2-2-2 6-6-6-6-6-6-6",
    "hunter": "3-3-3-3 3-3-3-3-3 1-3-3-3-3-6",
    "astronomer": "1-1-2-2 4-4-4-4 1-1-2-3-3-5 2-2-2-5-5 6-6-6-6-6",
    "merchant": "2-6-6-6 5-5-5-5 4-4-4-4-4 1-2-3-4-5-6",
    "noblewoman": "1-1-1-2-2 4-4-4-4-4 3-3-3-5-5-6 2-2-2-6-6-6 1-1-2-2-2-2 1-1-1-1-1-6",
    "magician": "1-2-3-4-5 2-3-4-5-6 1-2-3-4-5-6 1-1-2-3-4-5 2-3-4-5-6-6",
    "pawnbroker": "6-6-6-6-6 5-5-5-5-5-5 4-4-4-4-4-4-6",
    "knight": "1-1-1-1-1 5-5-5-5-5-5 1-2-2-2-2-2-6",
    "bishop": "1-1-2-2-3-3 1-1-1-1-2-2 6-6-6-6-6-6 1-1-2-2-3-3-4 2-2-2-3-3-5-5 1-1-2-2-2-2-2",
    "alchemist": "1-2-3-4-5-6 1-2-3-4-5-6-6 1-1-2-3-4-5-5-6",
    "nobleman": "1-1-1-2-2-2 6-6-6-6-6-6 1-1-1-2-2-2-2-5 3-3-3-5-5-5-6",
    "general": "1-1-1-1-1-1 2-2-2-2-2-2-2 1-4-4-4-4-4-4",
    "king": "1-1-1-1-1-1-1 2-2-2-2-2-2-2-5 6-6-6-6-6-6-6-6",
    "fool": "1-2-4 6-6-6 1-2-3-4-5-6",
}
"""Just enough, the alternatives that will do, and surplus dice."""

MISSES = {
    "farmer": "1-2-3 1-2-3-4-5-6",
    "serving-maid": "1-3-6 1-1-1-1-2 2-4-6 1-3-5-4",
    "philosopher": "2-4-5 1-2-2-2-2 1-3-5",
    "laborer": "4-5-5 2-2-2-2-2-2-2 2-6-6",
    "guard": "4-4-5 1-1-2-2-3-3",
    "hunter": "3-3-3-4 3-3-3-4-4-4",
    "astronomer": "1-1-1-2 1-1-2-3-4-5 4-4-4 1-2-3-5-5-5",
    "merchant": "1-6-6-6 6-6-6 1-3-5-5-5",
    "noblewoman": "1-1-1-2-3 1-1-1-1-2 1-1-2-2-3-3 4-4-4-4 1-2-4-4-4-4",
    "magician": "1-2-3-4-6 1-3-4-5-6 1-2-3-4 3-4-5-6-6-6 1-2-4-5-6",
    "pawnbroker": "5-6-6-6-6 4-5-5-5-5-5 4-4-4-4-4-4-5",
    "knight": "1-1-5-5-5-5 5-5-5-5 2-2-2-2-3-3-3-3",
    "bishop": "1-1-2-2-3-4 1-1-1-1-2-3 4-4-4-4-4 1-1-1-1-1-2 1-1-1-2-2-2",
    "alchemist": "1-2-3-4-5-5 2-3-4-5-6-6 1-1-2-3-4-5-5",
    "nobleman": "1-1-1-2-2-3 1-1-1-1-2-2 1-5-5-5-5-5 5-5-5-5-5",
    "general": "2-2-2-2-2-3 2-2-2-2-2 1-1-1-1-1-6-6-6-6-6",
    "king": "6-6-6-6-6-6 5-5-6-6-6-6-6-6",
}
"""Just not enough."""


@pytest.mark.clause("C6.1", "C6.2")
@pytest.mark.parametrize(("character", "results"), MEETS.items())
def test_a_result_that_meets_the_cost_buys_the_character(character: str, results: str) -> None:
    for dice in results.split():
        pos = result(dice)
        assert character in claims(pos), dice
        after = play(pos, f"claim {character}").to_json()
        seat = after["seats"][0]
        assert seat["fools"] == 1 if character == "fool" else character in seat["characters"]


@pytest.mark.clause("C6.1", "C6.2")
@pytest.mark.parametrize(("character", "results"), MISSES.items())
def test_a_result_that_misses_the_cost_does_not_buy_the_character(character: str, results: str) -> None:
    for dice in results.split():
        pos = result(dice)
        assert refused(pos, f"claim {character}") == ("court-cost-not-met", "C6.1"), dice
        assert character not in claims(pos)


@pytest.mark.clause("C6.2")
def test_every_character_with_a_cost_is_tried() -> None:
    assert set(MISSES) == set(reference.COSTS)
    assert set(MEETS) == {*MISSES, "fool"}


@pytest.mark.clause("C6.2")
@pytest.mark.parametrize("character", MISSES)
def test_the_cost_is_right_for_every_result_of_up_to_eight_dice(character: str) -> None:
    price, code = reference.COSTS[character], NAMES.index(character)
    for counts in DICE_COUNTS[DICE_START[3] : DICE_START[9]]:
        dice = [number for number in range(1, 7) for _ in range(counts[number - 1])]
        assert meets_cost(np.asarray(counts, np.int8), code) == price(dice), dice


@pytest.mark.clause("C6.2")
def test_a_surplus_die_spoils_all_odd_and_all_even_but_helps_a_sum() -> None:
    assert {"serving-maid"} <= claims(result("1-1-1")) - claims(result("1-1-1-2"))
    assert {"philosopher"} <= claims(result("2-2-2")) - claims(result("1-2-2-2"))
    assert {"laborer"} <= claims(result("4-4-4-3")) - claims(result("4-4-4"))
    for dice in ("1-1-1-2-3-6", "1-1-1"):
        assert {"farmer", "guard"} <= claims(result(dice))


@pytest.mark.clause("C6.3", "C5.6")
def test_a_charlatan_costs_any_result_and_an_own_unflipped_fool() -> None:
    assert "charlatan" in claims(result("1-2-4", fool=True))
    assert refused(result("6-6-6"), "claim charlatan") == ("court-fool-to-flip", "C6.3")
    assert refused(result("6-6-6-6"), "claim charlatan") == ("court-fool-to-flip", "C6.3")
    others = whole_turn(table([[], []], fools=[1, 0]), "1-2-3")
    others = play(others, "roll", "roll 1-2-3", "aside 1", "aside 2", "aside 3", "finish")
    assert refused(others, "claim charlatan") == ("court-fool-to-flip", "C6.3")


@pytest.mark.clause("C7.1", "C6.1")
def test_the_queen_cannot_be_bought() -> None:
    for dice in ("1-2-3", "6-6-6-6-6-6-6", "6-6-6-6-6-6-6-6"):
        assert "queen" not in claims(result(dice))


@pytest.mark.clause("C6.2", "C4.5")
def test_the_cost_regards_added_dice_and_changed_ones() -> None:
    pos = play(hand(3, "guard", "magician"), "roll", "roll 2-2-6", "add guard", "use magician 6>2")
    pos = play(pos, *["aside 2"] * 4, "finish")
    assert {"hunter", "astronomer", "philosopher", "farmer"} <= claims(pos)
