from typing import Any

import pytest

import tafelrunde as tr
from tests.games.court import reference
from tests.games.court.tables import (
    active,
    adds,
    aside,
    fact,
    hand,
    play,
    refused,
    rolled,
    table,
    texts,
    uses,
)


@pytest.mark.clause("C5.6")
def test_the_fool_rolls_one_active_die_again() -> None:
    pos = rolled("2-2-5", fool=True)
    assert uses(pos, "fool") == {"2", "5"}
    pos = play(pos, "use fool 2")
    assert (fact(pos, "to_roll"), active(pos)) == (1, "2-5")
    assert active(play(pos, "roll 6")) == "2-5-6"
    assert active(play(pos, "roll 2")) == "2-2-5"


@pytest.mark.clause("C5.6", "C5.2")
def test_the_fool_needs_an_active_die() -> None:
    pos = rolled("2-2-5", fool=True, aside="5")
    assert refused(pos, "use fool 5") == ("court-dice-missing", "C5.2")
    assert uses(play(pos, "aside 2", "aside 2"), "fool") == set()


@pytest.mark.clause("C5.6")
def test_charlatan_farmer_and_general_have_nothing_to_use() -> None:
    pos = rolled("1-2-3-4-5-6-6", "farmer", "general", aside="1")
    assert texts(pos) == {"roll", *(f"aside {number}" for number in (2, 3, 4, 5, 6))}


@pytest.mark.clause("C5.6", "C5.4")
@pytest.mark.parametrize(
    ("die", "changes"),
    [
        (1, {"1>2", "1>3", "1>4"}),
        (3, {"3>4", "3>5", "3>6"}),
        (4, {"4>5", "4>6"}),
        (5, {"5>6"}),
        (6, set()),
    ],
)
def test_the_serving_maid_adds_one_to_three_to_one_die_but_never_beyond_six(die: int, changes: set[str]) -> None:
    assert uses(rolled(f"{die}-{die}-{die}", "serving-maid"), "serving-maid") == changes


@pytest.mark.clause("C5.6")
def test_the_serving_maid_changes_one_die_only() -> None:
    pos = play(rolled("2-2-3", "serving-maid"), "use serving-maid 2>4")
    assert active(pos) == "2-3-4"


@pytest.mark.clause("C5.6", "C5.4")
@pytest.mark.parametrize(
    ("dice", "changes"),
    [
        ("1-5-5", {"1-5>2-4", "1-5>3-3", "5-5>4-6"}),
        ("3-3-3", {"3-3>2-4", "3-3>1-5"}),
        ("2-6-6", {"2-6>3-5", "2-6>4-4"}),
        ("1-1-1", set()),
        ("6-6-6", set()),
        ("1-1-2", set()),
        ("5-6-6", set()),
    ],
)
def test_the_philosopher_moves_any_pips_from_one_die_to_another(dice: str, changes: set[str]) -> None:
    assert uses(rolled(dice, "philosopher"), "philosopher") == changes


@pytest.mark.clause("C5.6", "C5.2")
def test_the_philosopher_needs_two_active_dice() -> None:
    assert uses(rolled("1-3-5", "philosopher", aside="1-3"), "philosopher") == set()
    assert uses(rolled("1-3-5", "philosopher", aside="1"), "philosopher") == {"3-5>4-4", "3-5>2-6"}


@pytest.mark.clause("C5.6")
def test_the_astronomer_turns_one_die_to_a_number_set_aside() -> None:
    pos = rolled("1-4-4-6", "astronomer", aside="6")
    assert uses(pos, "astronomer") == {"1>6", "4>6"}
    assert uses(play(pos, "aside 4"), "astronomer") == {"1>4", "1>6", "4>6"}
    assert active(play(pos, "use astronomer 4>6")) == "1-4-6"


@pytest.mark.clause("C5.6")
def test_the_astronomer_looks_at_no_active_die() -> None:
    assert uses(rolled("1-4-4-6", "astronomer"), "astronomer") == set()
    pos = rolled("1-4-4-6", "astronomer", aside="6")
    assert refused(pos, "use astronomer 1>4") == ("court-number-not-aside", "C5.2")
    assert refused(pos, "use astronomer 6>4") == ("court-dice-missing", "C5.2")


@pytest.mark.clause("C5.6")
def test_the_astronomer_counts_an_added_die_once_it_is_set_aside() -> None:
    pos = play(rolled("4-5-6", "astronomer", "laborer"), "add laborer")
    assert uses(pos, "astronomer") == set()
    assert uses(play(pos, "aside 1"), "astronomer") == {"4>1", "5>1", "6>1"}


@pytest.mark.clause("C5.6")
def test_the_merchant_rolls_any_number_of_active_dice_again() -> None:
    pos = play(rolled("1-3-3-3-6", "merchant", aside="1"), "use merchant")
    assert texts(pos) == {"pick 1x3", "pick 2x3", "pick 3x3", "pick 1x6"}
    assert fact(play(pos, "pick 1x6"), "to_roll") == 1
    assert active(play(pos, "pick 1x6", "roll 4")) == "3-3-3-4"
    assert fact(play(pos, "pick 2x3", "done"), "to_roll") == 2
    everything = play(pos, "pick 3x3", "pick 1x6")
    assert (fact(everything, "to_roll"), active(everything), aside(everything)) == (4, "", "1")


@pytest.mark.clause("C5.6", "C5.2")
def test_the_merchant_needs_an_active_die() -> None:
    pos = rolled("1-3-6", "merchant", aside="1-3-6")
    assert refused(pos, "use merchant") == ("court-nothing-to-pick", "C5.6")


@pytest.mark.clause("C5.6", "C5.4")
@pytest.mark.parametrize(
    ("character", "picks", "changed"),
    [
        ("noblewoman", ["pick 1x1", "done"], "1-2-2-4-5-6"),
        ("noblewoman", ["pick 2x1", "pick 1x2", "pick 1x4", "pick 1x5"], "2-2-3-5-6-6"),
        ("noblewoman", ["pick 1x5"], "1-1-2-4-6-6"),
        ("noblewoman", ["pick 2x1", "pick 1x2", "done"], "2-2-3-4-5-6"),
        ("nobleman", ["pick 1x1", "done"], "1-2-3-4-5-6"),
        ("nobleman", ["pick 2x1", "pick 1x2", "pick 1x4"], "3-3-4-5-6-6"),
        ("nobleman", ["pick 1x4"], "1-1-2-5-6-6"),
    ],
)
def test_noblewoman_and_nobleman_add_exactly_one_and_two_to_any_number_of_dice(
    character: str, picks: list[str], changed: str
) -> None:
    pos = play(rolled("1-1-2-4-5-6", character), f"use {character}", *picks)
    assert active(pos) == changed
    assert fact(pos, "phase") == "turn"


@pytest.mark.clause("C5.6", "C5.4")
@pytest.mark.parametrize(("character", "forbidden"), [("noblewoman", (6,)), ("nobleman", (5, 6))])
def test_noblewoman_and_nobleman_raise_no_die_above_six(character: str, forbidden: tuple[int, ...]) -> None:
    pos = play(rolled("1-2-3-4-5-6", character), f"use {character}")
    for number in forbidden:
        assert refused(pos, f"pick 1x{number}") == ("court-pick-too-high", "C5.4")
    high = rolled("-".join([str(forbidden[0])] * 3), character)
    assert refused(high, f"use {character}") == ("court-nothing-to-pick", "C5.6")


@pytest.mark.clause("C5.6", "C5.2")
def test_a_picker_takes_no_more_dice_than_are_active() -> None:
    pos = play(rolled("1-1-1-2", "noblewoman", aside="1"), "use noblewoman")
    assert refused(pos, "pick 3x1") == ("court-dice-missing", "C5.2")
    assert refused(pos, "pick 1x3") == ("court-dice-missing", "C5.2")
    assert refused(pos, "aside 1") == ("court-not-now", "C4.2")


@pytest.mark.clause("C5.6")
def test_the_magician_turns_one_die_to_any_number() -> None:
    pos = rolled("4-4-4", "magician")
    assert uses(pos, "magician") == {"4>1", "4>2", "4>3", "4>5", "4>6"}
    assert active(play(pos, "use magician 4>1")) == "1-4-4"
    assert refused(pos, "use magician 1>4") == ("court-dice-missing", "C5.2")


@pytest.mark.clause("C5.6")
@pytest.mark.parametrize(
    ("dice", "changes"),
    [
        ("1-1-4", {"1-1-4>2-2-2", "1-4>2-3"}),
        ("3-3-3", {"3-3>2-4", "3-3>1-5", "3-3-3>1-2-6", "3-3-3>1-4-4", "3-3-3>2-2-5"}),
        ("1-1-1", set()),
        ("6-6-6", set()),
        ("5-6-6", set()),
    ],
)
def test_the_alchemist_redistributes_the_pips_of_two_or_three_dice(dice: str, changes: set[str]) -> None:
    assert uses(rolled(dice, "alchemist"), "alchemist") == changes


@pytest.mark.clause("C5.6")
def test_the_alchemist_touches_three_dice_at_most_and_keeps_their_sum() -> None:
    pos = rolled("1-2-3-4-5-6", "alchemist", aside="3")
    found = uses(pos, "alchemist")
    assert found == reference.alchemist(reference.Turn(active=[1, 2, 4, 5, 6]))
    for change in found:
        before, after = ([int(die) for die in dice.split("-")] for dice in change.split(">"))
        assert len(before) == len(after) <= 3
        assert sum(before) == sum(after)
        assert 3 not in before
    assert uses(play(pos, *(f"aside {number}" for number in (1, 2, 4, 5))), "alchemist") == set()


@pytest.mark.clause("C5.6")
@pytest.mark.parametrize("character", ["laborer", "guard", "hunter", "pawnbroker", "knight", "bishop"])
def test_an_adder_has_one_number_and_asks_for_none(character: str) -> None:
    pos = rolled("1-1-1", character)
    assert adds(pos) == {character}
    for number in range(1, 7):
        with pytest.raises(tr.BadNotation):
            play(pos, f"add {character} {number}")


def with_the_queen(*owned: str, **changes: Any) -> tr.Position:
    """Set up the last turn of the game: A owns the Queen and can reach the mark, B holds the King."""
    fields: dict[str, Any] = {"final": True, "mark": (7, 2), "turns_left": 0, "starter": 1, "round": 9}
    fields |= {"charlatans": [3, 0, 0], **changes}
    return table([[*owned, "queen"], ["king"], []], **fields)


@pytest.mark.clause("C5.6", "C5.3")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_queen_adds_a_die_showing_any_number(number: int) -> None:
    pos = play(with_the_queen(), "roll", "roll 2-2-2-2-2-2")
    assert adds(pos) == {f"queen {n}" for n in range(1, 7)}
    assert refused(pos, "add queen") == ("court-number-needed", "C5.3")
    pos = play(pos, f"add queen {number}", f"aside {number}")
    assert aside(pos) == str(number)
    assert refused(pos, "add queen 4") == ("court-used", "C5.1")


@pytest.mark.clause("C5.3")
def test_the_queens_die_has_no_number_before_the_first_roll() -> None:
    pos = with_the_queen()
    assert adds(pos) == {"queen"}
    assert refused(pos, "add queen 4") == ("court-number-later", "C5.3")
    pos = play(pos, "add queen")
    assert fact(pos, "in_hand") == 7
    pos = play(pos, "roll", "roll 1-1-1-1-1-1-1")
    assert refused(pos, "add queen 4") == ("court-used", "C5.1")


@pytest.mark.clause("C5.3", "C4.6")
def test_the_queen_waits_for_the_first_roll_in_rio_grande_and_needs_a_die_in_the_supply() -> None:
    pos = with_the_queen(edition="rio_grande")
    assert refused(pos, "add queen") == ("court-not-before-first-roll", "C5.3")
    full = with_the_queen("farmer", "general", charlatans=[1, 0, 0], dice_supply=7)
    full = play(full, "roll", "roll 1-1-1-1-1-1-1")
    assert refused(full, "add queen 1") == ("court-supply-empty", "C4.6")


@pytest.mark.clause("C5.2")
@pytest.mark.parametrize("character", ["serving-maid", "philosopher", "magician", "astronomer", "alchemist"])
def test_without_active_dice_no_character_changes_anything(character: str) -> None:
    pos = rolled("1-3-5", character, aside="1-3-5")
    assert uses(pos, character) == set()
    assert texts(pos) == {"finish"}


@pytest.mark.clause("C5.2", "C5.3")
def test_an_added_die_may_be_changed() -> None:
    pos = play(rolled("6-6-6", "laborer", "magician", "serving-maid", aside="6-6-6"), "add laborer")
    pos = play(pos, "use serving-maid 1>3", "use magician 3>6", "aside 6", "finish")
    assert aside(pos) == "6-6-6-6"


@pytest.mark.clause("C5.3")
def test_adding_before_the_first_roll_leaves_the_other_adders_for_later() -> None:
    pos = play(hand(3, "guard", "hunter"), "add hunter", "roll", "roll 2-2-5-5")
    assert adds(pos) == {"guard"}
    assert active(play(pos, "add guard")) == "2-2-2-5-5"
