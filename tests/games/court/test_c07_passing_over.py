import pytest

import tafelrunde as tr
from tests.games.court.tables import SEVEN_TWOS, alike, crowned, fact, final_round, joust, owns, table, whole_turn


def challenged(owned: list[str], charlatans: int, mark: str, dice_supply: int = 12) -> tr.Position:
    """Let B, last in the round, take the King with this result from A, who could answer with these cards."""
    dice = len(mark.split("-"))
    pos = table(
        [owned, []],
        charlatans=[charlatans, dice - 3],
        edition="rio_grande",
        dice_supply=dice_supply,
        turn=1,
        turns_left=0,
        in_hand=dice,
    )
    return whole_turn(pos, mark, "king")


@pytest.mark.clause("C7.6")
@pytest.mark.parametrize(
    ("owned", "charlatans", "dice"),
    [
        ([], 5, 8),
        ([], 4, 7),
        (["farmer", "general"], 2, 8),
        (["farmer", "general", "laborer", "guard"], 0, 8),
        (["farmer", "general", "laborer"], 0, 7),
        (["laborer", "guard", "hunter", "pawnbroker", "knight", "bishop"], 0, 9),
        (["merchant", "noblewoman", "magician", "alchemist", "nobleman", "astronomer"], 4, 7),
        (["merchant", "serving-maid", "philosopher"], 5, 8),
    ],
)
def test_all_dice_that_a_player_could_bring_are_counted(owned: list[str], charlatans: int, dice: int) -> None:
    for count in (dice - 1, dice, dice + 1):
        if count >= 7:
            pos = challenged(owned, charlatans, alike(count, 5))
            assert (pos.to_act == 0) == (dice >= count), count


@pytest.mark.clause("C7.6")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_player_who_could_at_best_equal_the_mark_is_passed_over(number: int) -> None:
    """All his dice showing six beat as many dice of any number but six."""
    pos = challenged([], 4, alike(7, number))
    assert (pos.to_act == 0) == (number < 6)
    assert (pos.to_act is None) == (number == 6)


@pytest.mark.clause("C7.6", "C7.5")
def test_the_queens_owner_who_could_equal_the_mark_is_not_passed_over() -> None:
    pos = joust(final_round(0, 7, 8), alike(8, 6))
    assert pos.to_act == 0
    assert tuple(fact(pos, "mark")) == (8, 6)


@pytest.mark.clause("C7.6")
def test_the_queens_owner_who_cannot_reach_the_mark_is_passed_over_too() -> None:
    pos = joust(final_round(0, 7, 9), alike(9, 1))
    assert (pos.to_act, fact(pos, "winner")) == (None, 1)


@pytest.mark.clause("C7.6")
def test_the_queens_own_die_counts_for_her_owner() -> None:
    pos = joust(final_round(0, 7, 9), alike(8, 1) + "-2")
    assert (pos.to_act, fact(pos, "in_hand")) == (0, 7)


@pytest.mark.clause("C7.6")
def test_reaching_the_mark_is_judged_when_a_players_place_comes() -> None:
    """B with eight dice could take the King from seven 2s, but not from A's nine 1s."""
    pos = final_round(2, 9, 8, 7, 8)
    assert pos.to_act == 3
    assert joust(pos, "1-1-2-2-3-3-4-4").to_act == 0
    pos = joust(joust(pos, "1-1-2-2-3-3-4-4"), alike(8, 1) + "-2")
    assert pos.to_act == 1
    pos = final_round(2, 9, 8, 7, 8)
    pos = joust(joust(pos, "1-1-2-2-3-3-4-4"), alike(9, 1))
    assert (pos.to_act, fact(pos, "winner")) == (None, 0)


@pytest.mark.clause("C7.6")
def test_a_player_passed_over_does_not_end_the_round_for_those_after_him() -> None:
    pos = final_round(0, 7, 8, 3, 8)
    assert pos.to_act == 3
    pos = joust(pos, "1-1-2-2-3-3-4-4")
    assert pos.to_act == 1
    pos = joust(pos, alike(8, 5))
    assert pos.to_act == 0


@pytest.mark.clause("C7.6", "C4.6")
@pytest.mark.parametrize(("dice_supply", "rolls"), [(12, True), (8, True), (7, False)])
def test_the_supply_limits_what_a_player_could_bring(dice_supply: int, rolls: bool) -> None:
    owned = ["laborer", "guard", "hunter", "pawnbroker", "knight", "bishop"]
    pos = challenged(owned, 2, alike(7, 6), dice_supply)
    assert (pos.to_act == 0) == rolls


@pytest.mark.clause("C7.6", "C7.7")
def test_if_everybody_is_passed_over_the_game_ends_with_the_round() -> None:
    pos = final_round(1, 3, 7, 5, 6)
    assert (pos.to_act, fact(pos, "winner"), fact(pos, "final")) == (None, 1, True)
    assert owns(pos, 1) == ["king", "queen"]


@pytest.mark.clause("C7.6", "C7.2")
def test_nobody_is_passed_over_before_the_final_round() -> None:
    pos = crowned(0, 7, 3, 3, king=SEVEN_TWOS)
    assert (pos.to_act, fact(pos, "final")) == (1, False)
