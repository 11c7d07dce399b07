import pytest

from tests.games.court.tables import (
    active,
    aside,
    asides,
    claims,
    fact,
    hand,
    owns,
    play,
    result,
    rolled,
    table,
    uses,
    whole_turn,
)


@pytest.mark.clause("C9.1")
def test_three_fives_buy_farmer_laborer_guard_serving_maid_or_fool() -> None:
    pos = result("5-5-5")
    assert claims(pos) == {"farmer", "laborer", "guard", "serving-maid", "fool", "none"}


@pytest.mark.clause("C9.1")
def test_three_fives_and_an_own_fool_buy_the_charlatan_instead_of_the_fool() -> None:
    pos = result("5-5-5", fool=True)
    assert claims(pos) == {"farmer", "laborer", "guard", "serving-maid", "charlatan", "none"}


@pytest.mark.clause("C9.2")
def test_laborer_guard_and_astronomer_make_four_twos_and_buy_the_hunter() -> None:
    pos = play(hand(3, "laborer", "guard", "astronomer", players=2), "roll", "roll 6-5-2")
    pos = play(pos, "aside 2", "add laborer")
    assert (active(pos), aside(pos)) == ("1-5-6", "2")
    pos = play(pos, "roll", "roll 5-3-3", "add guard", "aside 2")
    assert (active(pos), aside(pos)) == ("3-3-5", "2-2")
    pos = play(pos, "roll", "roll 6-5-4", "use astronomer 4>2", "aside 2")
    assert (active(pos), aside(pos)) == ("5-6", "2-2-2")
    pos = play(pos, "roll", "roll 3-2", "aside 2", "roll", "roll 4", "aside 4", "finish")
    assert aside(pos) == "2-2-2-2-4"
    assert "hunter" in claims(pos)
    pos = play(pos, "claim hunter")
    assert (owns(pos, 0), pos.to_act) == (["laborer", "guard", "hunter", "astronomer"], 1)


@pytest.mark.clause("C9.3")
@pytest.mark.parametrize(
    ("character", "before", "after"),
    [
        ("philosopher", "5-3-1", "3-3-3"),
        ("alchemist", "2-5-5", "4-4-4"),
        ("alchemist", "6-2-1", "3-3-3"),
        ("alchemist", "5-3-1", "3-3-3"),
    ],
)
def test_philosopher_and_alchemist_make_three_alike(character: str, before: str, after: str) -> None:
    pos = rolled(before, character)
    results = {active(play(pos, f"use {character} {change}")) for change in uses(pos, character)}
    assert after in results


@pytest.mark.clause("C9.3")
@pytest.mark.parametrize("dice", ["2-5-5", "6-2-1"])
def test_the_philosopher_cannot_do_what_the_alchemist_does_with_three_dice(dice: str) -> None:
    pos = rolled(dice, "philosopher")
    results = {active(play(pos, f"use philosopher {change}")) for change in uses(pos, "philosopher")}
    assert not results & {"4-4-4", "3-3-3"}


@pytest.mark.clause("C9.4")
def test_the_example_of_the_end() -> None:
    owned = [
        ["farmer", "laborer", "guard"],
        ["general", "hunter", "pawnbroker"],
        ["farmer", "laborer", "guard"],
        ["farmer", "general", "laborer", "guard"],
    ]
    pos = table(owned, charlatans=[1, 0, 2, 0])
    pos = whole_turn(pos, "1-2-3-4-5")
    pos = whole_turn(pos, "2-2-2-2-2-2-2", "king", adding=["hunter", "pawnbroker"])
    pos = whole_turn(pos, "1-2-3-4-5-6")
    assert (pos.to_act, fact(pos, "final")) == (3, False)
    pos = whole_turn(pos, "1-2-3-4-5-6")

    assert (pos.to_act, fact(pos, "final"), fact(pos, "starter")) == (3, True, 3)
    pos = whole_turn(pos, "1-1-1-1-1-1-1-1", None, adding=["laborer", "guard"])
    assert "king" in owns(pos, 3)
    assert pos.to_act == 2, "A with seven dice is passed over, B waits"
    pos = whole_turn(pos, "3-3-3-3-3-3-3-3", None, adding=["laborer", "guard"])
    assert "king" in owns(pos, 2)
    assert pos.to_act == 1
    assert "queen" in owns(pos, 1)
    pos = play(pos, "add hunter", "add pawnbroker", "roll", "roll 4-4-4-4-4-4-4", "add queen 4")
    pos = play(pos, *asides("4-4-4-4-4-4-4-4"), "finish")
    assert (pos.to_act, fact(pos, "winner")) == (None, 1)
    assert tuple(fact(pos, "mark")) == (8, 4)
