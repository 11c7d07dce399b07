import pytest

import tafelrunde as tr
from tests.games.court.tables import (
    GAME,
    active,
    adds,
    aside,
    fact,
    hand,
    play,
    refused,
    result,
    rolled,
    table,
    texts,
    whole_turn,
)


@pytest.mark.clause("C4.1")
def test_a_turn_begins_with_three_dice_in_hand_and_a_roll() -> None:
    pos = GAME.start(players=2, start=0)
    assert fact(pos, "in_hand") == 3
    assert texts(pos) == {"roll"}
    pos = play(pos, "roll")
    assert (pos.to_act, fact(pos, "to_roll")) == (tr.CHANCE, 3)


@pytest.mark.clause("C4.1")
def test_what_was_just_rolled_is_active() -> None:
    pos = play(hand(3), "roll", "roll 2-4-4")
    assert (active(pos), aside(pos)) == ("2-4-4", "")
    assert texts(pos) == {"aside 2", "aside 4"}


@pytest.mark.clause("C4.1")
@pytest.mark.parametrize(
    ("owned", "charlatans", "dice"),
    [
        ([], 0, 3),
        (["farmer"], 0, 4),
        (["general"], 0, 5),
        (["farmer", "general"], 0, 6),
        ([], 1, 4),
        ([], 3, 6),
        (["farmer", "general"], 2, 8),
        (["laborer", "guard", "hunter", "merchant", "noblewoman"], 0, 3),
    ],
)
def test_farmer_charlatans_and_general_bring_dice_to_the_first_roll(
    owned: list[str], charlatans: int, dice: int
) -> None:
    pos = table([owned, [], []], charlatans=[charlatans, 0, 0], starter=1, turn=2, turns_left=1, in_hand=3)
    pos = whole_turn(pos, "1-2-3")
    assert (pos.to_act, fact(pos, "in_hand")) == (0, dice)


@pytest.mark.clause("C4.1")
def test_the_mandatory_dice_cannot_be_left_out_or_thrown_apart() -> None:
    pos = hand(6, "farmer", "general")
    assert texts(pos) == {"roll"}
    pos = play(pos, "roll")
    assert refused(pos, "roll 1-2-3") == ("court-impossible-chance", "C4.1")
    assert len(fact(play(pos, "roll 1-1-1-1-1-1"), "active")) == 6


@pytest.mark.clause("C4.1")
def test_an_unflipped_fool_brings_no_die() -> None:
    assert fact(hand(3, fool=True), "in_hand") == 3
    assert fact(hand(4, fool=True), "in_hand") == 4


@pytest.mark.clause("C4.2")
def test_a_die_must_be_set_aside_before_rolling_again() -> None:
    pos = rolled("1-4-6")
    assert refused(pos, "roll") == ("court-must-set-aside", "C4.2")
    assert "roll" in texts(play(pos, "aside 4"))


@pytest.mark.clause("C4.2")
def test_every_roll_renews_the_duty_to_set_aside() -> None:
    pos = play(rolled("1-4-6"), "aside 6", "roll", "roll 2-3")
    assert refused(pos, "roll") == ("court-must-set-aside", "C4.2")
    pos = play(pos, "aside 2", "roll", "roll 5")
    assert texts(pos) == {"aside 5"}


@pytest.mark.clause("C4.2", "C5.3")
def test_an_added_die_set_aside_fulfils_the_duty() -> None:
    pos = play(rolled("1-4-6", "guard"), "add guard")
    assert refused(pos, "roll") == ("court-must-set-aside", "C4.2")
    pos = play(pos, "aside 2", "roll")
    assert (fact(pos, "to_roll"), aside(pos)) == (3, "2")


@pytest.mark.clause("C4.2")
def test_two_dice_set_aside_do_not_save_for_the_next_roll() -> None:
    pos = play(rolled("1-1-4-6"), "aside 1", "aside 1", "roll", "roll 1-1")
    assert refused(pos, "roll") == ("court-must-set-aside", "C4.2")


@pytest.mark.clause("C4.2", "C5.2")
def test_a_die_set_aside_is_fixed_for_good() -> None:
    everybody = ("serving-maid", "magician", "philosopher", "alchemist", "noblewoman", "nobleman", "merchant")
    pos = rolled("1-3-5", *everybody, fool=True, aside="1-3")
    asked = ["use magician 3>6", "use serving-maid 1>2", "use fool 3"]
    asked += ["use philosopher 1-5>3-3", "use alchemist 3-5>4-4"]
    for text in asked:
        assert refused(pos, text) == ("court-dice-missing", "C5.2")
    for picker in ("merchant", "noblewoman"):
        assert texts(play(pos, f"use {picker}")) == {"pick 1x5"}
    pos = play(pos, "roll", "roll 6", "aside 6")
    assert aside(pos) == "1-3-6"
    assert texts(pos) == {"finish"}


@pytest.mark.clause("C4.3")
def test_dice_are_set_aside_one_by_one_and_as_many_as_one_likes() -> None:
    pos = rolled("2-2-5-6")
    for number, left in ((5, "2-2-6"), (2, "2-6"), (6, "2"), (2, "")):
        pos = play(pos, f"aside {number}")
        assert active(pos) == left
    assert aside(pos) == "2-2-5-6"


@pytest.mark.clause("C4.3")
def test_only_an_active_die_can_be_set_aside() -> None:
    pos = rolled("2-2-5", aside="5")
    for number in (1, 3, 4, 5, 6):
        assert refused(pos, f"aside {number}") == ("court-dice-missing", "C5.2")


@pytest.mark.clause("C4.3")
def test_abilities_may_be_used_before_between_and_after_setting_aside() -> None:
    pos = rolled("1-2-3", "magician", "serving-maid", "guard")
    pos = play(pos, "use magician 1>2", "aside 2", "use serving-maid 2>5", "aside 5", "add guard")
    assert (active(pos), aside(pos)) == ("2-3", "2-5")


@pytest.mark.clause("C4.4")
def test_all_active_dice_are_rolled_together() -> None:
    pos = play(rolled("1-2-3-4-5", aside="5"), "roll")
    assert (fact(pos, "to_roll"), active(pos), aside(pos)) == (4, "", "5")
    assert refused(pos, "roll 1-2-3") == ("court-impossible-chance", "C4.1")


@pytest.mark.clause("C4.4")
def test_nobody_may_finish_while_a_die_is_active() -> None:
    pos = rolled("1-2-3", aside="1-2")
    assert refused(pos, "finish") == ("court-still-active", "C4.4")
    assert refused(hand(3), "finish")[1] == "C4.4"
    assert texts(play(pos, "aside 3")) == {"finish"}


@pytest.mark.clause("C4.4")
def test_without_an_active_die_there_is_nothing_to_roll() -> None:
    pos = rolled("1-2-3", aside="1-2-3")
    assert refused(pos, "roll") == ("court-no-active-die", "C4.4")


@pytest.mark.clause("C4.4")
def test_a_die_may_still_be_added_when_no_active_die_remains() -> None:
    pos = rolled("3-3-3", "hunter", "guard", aside="3-3-3")
    assert texts(pos) == {"finish", "add hunter", "add guard"}
    pos = play(pos, "add guard")
    assert texts(pos) == {"roll", "aside 2", "add hunter"}
    assert refused(pos, "finish") == ("court-still-active", "C4.4")
    pos = play(pos, "roll", "roll 3")
    assert refused(pos, "roll") == ("court-must-set-aside", "C4.2")
    pos = play(pos, "aside 3", "add hunter", "aside 3", "finish")
    assert aside(pos) == "3-3-3-3-3"


@pytest.mark.clause("C4.5")
def test_the_dice_set_aside_are_the_result() -> None:
    pos = play(rolled("6-6-1", aside="6-6"), "roll", "roll 3", "aside 3", "finish")
    assert aside(pos) == "3-6-6"
    assert {"claim laborer", "claim farmer"} <= texts(pos)
    assert "claim laborer" not in texts(result("6-6-1"))


@pytest.mark.clause("C4.6")
def test_no_die_can_be_added_when_the_supply_is_empty() -> None:
    pos = play(hand(6, "laborer", "guard", dice_supply=7), "add guard")
    assert fact(pos, "in_hand") == 7
    assert refused(pos, "add laborer") == ("court-supply-empty", "C4.6")
    pos = play(pos, "roll", "roll 1-1-1-1-1-1-1", "aside 1")
    assert refused(pos, "add laborer") == ("court-supply-empty", "C4.6")
    pos = play(pos, *["aside 1"] * 6)
    assert texts(pos) == {"finish"}


@pytest.mark.clause("C4.6")
def test_the_last_die_of_the_supply_can_be_added() -> None:
    pos = rolled("1-2-3-4-5-6-6-6-6-6-6", "knight", "bishop", aside="1")
    pos = play(pos, "add bishop")
    assert len(fact(pos, "active")) == 11
    assert refused(pos, "add knight") == ("court-supply-empty", "C4.6")


@pytest.mark.clause("C4.6")
@pytest.mark.parametrize("dice_supply", range(7, 13))
def test_the_mandatory_dice_come_first_and_are_capped_by_the_supply(dice_supply: int) -> None:
    owned = ["farmer", "general", "laborer"]
    pos = table([owned, []], charlatans=[6, 0], edition="rio_grande", dice_supply=dice_supply)
    assert fact(pos, "in_hand") == dice_supply
    pos = play(pos, "roll", "roll " + "-".join("1" * dice_supply))
    assert adds(pos) == set()
    assert refused(pos, "add laborer") == ("court-supply-empty", "C4.6")


@pytest.mark.clause("C4.6")
@pytest.mark.parametrize("dice_supply", [6, 13])
def test_the_supply_holds_seven_to_twelve_dice(dice_supply: int) -> None:
    with pytest.raises(tr.BadOption):
        GAME.start(players=2, dice_supply=dice_supply)
    assert fact(GAME.start(players=2, dice_supply=7), "dice_supply") == 7


@pytest.mark.clause("C4.1", "C6.1")
def test_nothing_is_claimed_before_the_result_and_nothing_rolled_after_it() -> None:
    for pos in (hand(3), rolled("5-5-5"), rolled("5-5-5", aside="5-5-5")):
        assert refused(pos, "claim farmer") == ("court-not-now", "C6.1")
        assert refused(pos, "claim none") == ("court-not-now", "C6.1")
    pos = result("5-5-5", "laborer")
    for text, clause in (("roll", "C4.1"), ("aside 5", "C4.2"), ("add laborer", "C5.3"), ("finish", "C4.4")):
        assert refused(pos, text) == ("court-not-now", clause)
