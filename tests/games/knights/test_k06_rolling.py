import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    GAME,
    contest,
    likes,
    phase,
    play,
    refused,
    seat,
    table,
    texts,
    throw,
    turn_of,
    why,
)

TWO = [seat("red"), seat("blue")]
THREE = [seat("red"), seat("blue", "green"), seat("white")]


def announced(*cards: str, target: str = "take left", left: str = "white 3-3-3+5") -> tr.Position:
    """Let A, who owns these cards, announce a target."""
    opponent = seat("blue", "green", "betrayal")
    return play(table(seats=[seat(*cards), opponent, seat("black")], left=left), target)


@pytest.mark.clause("K6.1")
@pytest.mark.parametrize("target", ["take left", "take right", "attack B blue", "steal B betrayal"])
def test_the_first_roll_is_always_with_all_six_dice(target: str) -> None:
    pos = announced("red", target=target)
    assert pos.to_act == tr.CHANCE
    assert (contest(pos)["to_roll"], contest(pos)["dice"]) == (6, [])
    assert refused(pos, "roll 1-1-1-1-1") == ("knights-impossible-chance", "K6.1")


@pytest.mark.clause("K6.1")
def test_there_are_three_rolls_and_the_third_is_final() -> None:
    pos = play(announced("red"), "roll 1-1-2-3-4-5", "keep 1-1", "roll 2-3-4-5", "keep 1-1")
    assert contest(pos)["rolls_left"] == 1
    pos = play(pos, "roll 1-2-3-4")
    assert phase(pos) == "turn-up"
    assert turn_of(play(pos, "turn left tournament")) == 1


@pytest.mark.clause("K6.1")
@pytest.mark.parametrize("rolls", [1, 2])
def test_a_player_may_stop_after_any_roll(rolls: int) -> None:
    pos = play(announced("red"), "roll 4-4-4-4-6-6")
    for _ in range(rolls - 1):
        pos = play(pos, "keep 4-4-4", "roll 4")
    pos = play(pos, "keep 4-4-4-4")
    assert "white" in likes(pos, 0)


@pytest.mark.clause("K6.2")
def test_sixes_are_set_aside_and_never_rolled_again() -> None:
    pos = play(announced("red"), "roll 1-2-6-6-6-6")
    assert contest(pos)["dice"] == [1, 2]
    pos = play(pos, "keep none")
    assert contest(pos)["to_roll"] == 2
    pos = play(pos, "roll 5-6")
    assert contest(pos)["dice"] == [5]
    assert contest(play(pos, "keep none"))["to_roll"] == 1


@pytest.mark.clause("K6.2")
def test_a_six_cannot_be_kept() -> None:
    pos = play(announced("red"), "roll 1-2-6-6-6-6")
    assert texts(pos) == {"keep none", "keep 1", "keep 2", "keep 1-2"}
    with pytest.raises(tr.BadNotation):
        GAME.action("keep 6-6-6-6")


@pytest.mark.clause("K6.2", "K7.1")
def test_sixes_are_worth_nothing_in_the_comparison() -> None:
    pos = throw(announced("red", left="die-1 1-1-1+3"), "1-6-6-6-6-6")
    assert turn_of(play(pos, "turn left tournament")) == 1


@pytest.mark.clause("K6.3")
def test_any_of_the_live_dice_may_be_kept_as_a_multiset() -> None:
    pos = play(announced("red"), "roll 2-2-5-6-6-6")
    assert texts(pos) == {"keep none", "keep 2", "keep 5", "keep 2-2", "keep 2-5", "keep 2-2-5"}


@pytest.mark.clause("K6.3")
@pytest.mark.parametrize("kept", ["2-2-2", "4", "5-5", "1-2"])
def test_only_live_dice_can_be_kept(kept: str) -> None:
    pos = play(announced("red"), "roll 2-2-5-6-6-6")
    problem = why(pos, f"keep {kept}")
    assert (problem.code, problem.clause) == ("knights-not-live", "K6.3")
    assert problem.facts == {"dice": kept, "live": "2-2-5"}


@pytest.mark.clause("K6.3")
def test_dice_kept_from_an_earlier_roll_may_be_rolled_again() -> None:
    pos = play(announced("red"), "roll 2-2-2-3-4-5", "keep 2-2-2", "roll 5-5-5")
    assert contest(pos)["dice"] == [2, 2, 2, 5, 5, 5]
    assert "keep 5-5-5" in texts(pos)
    pos = play(pos, "keep 5-5-5")
    assert (contest(pos)["to_roll"], contest(pos)["dice"]) == (3, [5, 5, 5])


@pytest.mark.clause("K6.3")
def test_keeping_all_live_dice_is_stopping() -> None:
    pos = play(announced("red"), "roll 1-2-3-4-5-6", "keep 1-2-3-4-5")
    assert phase(pos) == "turn-up"
    assert "white" not in likes(pos, 0)


@pytest.mark.clause("K6.3")
def test_the_order_in_which_dice_are_named_does_not_matter() -> None:
    pos = play(announced("red"), "roll 5-2-6-2-6-6")
    assert play(pos, "keep 5-2") == play(pos, "keep 2-5") == play(pos, "keep 25")


def rolls(pos: tr.Position) -> int:
    return int(contest(pos)["rolls_left"])


@pytest.mark.clause("K6.4")
def test_the_catapult_gives_a_fourth_roll_against_an_opponents_castle() -> None:
    pos = announced("red", "catapult", target="attack B blue")
    for _ in range(3):
        pos = play(pos, "roll 1-1-2-2-3-3", "keep none")
    assert phase(pos) == "roll"
    pos = play(pos, "roll 5-5-5-5-1-1")
    assert (phase(pos), contest(pos)["mark"]) == ("defend", "5-5-5-5+1")


@pytest.mark.clause("K6.4")
@pytest.mark.parametrize(
    ("target", "left"),
    [("take left", "white"), ("take left", "champion"), ("steal B betrayal", "white")],
)
def test_the_catapult_gives_no_fourth_roll_against_other_cards(target: str, left: str) -> None:
    assert rolls(announced("red", "catapult", target=target, left=left)) == 3


@pytest.mark.clause("K6.4")
def test_without_a_catapult_an_attack_has_three_rolls() -> None:
    assert rolls(announced("red", target="attack B blue")) == 3
    assert rolls(announced("red", "champion", target="attack B blue")) == 3


@pytest.mark.clause("K6.4", "K9.1")
def test_the_catapult_gives_no_fourth_roll_in_defence() -> None:
    seats = [seat("red"), seat("blue", "green", "catapult"), seat("white")]
    pos = play(throw(play(table(seats=seats), "attack B blue"), "5-5-5"), "defend")
    assert (contest(pos)["roller"], rolls(pos)) == (1, 3)
    pos = play(pos, "roll 1-1-2-2-3-3", "keep none", "roll 1-1-2-2-3-3", "keep none", "roll 1-1-2-2-3-3")
    assert "blue" in likes(pos, 0)


@pytest.mark.clause("K6.4")
def test_the_attackers_catapult_does_not_help_the_defender() -> None:
    pos = play(throw(announced("red", "catapult", target="attack B blue"), "5-5-5"), "defend")
    assert rolls(pos) == 3


@pytest.mark.clause("K6.4", "K10.1")
def test_the_organiser_of_a_tournament_has_four_rolls_and_the_others_three() -> None:
    pos = play(table(seats=THREE), "take left")
    assert rolls(pos) == 4
    pos = throw(pos, "1")
    assert (contest(pos)["roller"], rolls(pos)) == (1, 3)
    pos = throw(pos, "1")
    assert (contest(pos)["roller"], rolls(pos)) == (2, 3)


@pytest.mark.clause("K6.4")
def test_the_organisers_fourth_roll_is_his_last() -> None:
    pos = play(table(seats=TWO), "take left")
    for _ in range(3):
        pos = play(pos, "roll 1-1-2-2-3-3", "keep none")
    pos = play(pos, "roll 4-4-4-4-1-1")
    assert (contest(pos)["roller"], contest(pos)["mark"]) == (1, "4-4-4-4+1")


@pytest.mark.clause("K6.4")
def test_the_champions_owner_has_four_rolls_in_every_tournament() -> None:
    seats = [seat("red"), seat("blue", "champion"), seat("white")]
    pos = throw(play(table(seats=seats), "take left"), "1")
    assert (contest(pos)["roller"], rolls(pos)) == (1, 4)
    assert rolls(throw(pos, "1")) == 3


@pytest.mark.clause("K6.4")
@pytest.mark.parametrize("target", ["take left", "attack B blue", "steal B betrayal"])
def test_the_champion_helps_in_tournaments_only(target: str) -> None:
    assert rolls(announced("red", "champion", target=target)) == 3


@pytest.mark.clause("K6.4")
def test_the_catapult_does_not_help_in_a_tournament() -> None:
    seats = [seat("red"), seat("blue", "catapult")]
    assert rolls(throw(play(table(seats=seats), "take left"), "1")) == 3


@pytest.mark.clause("K6.4")
def test_additional_rolls_do_not_add_up() -> None:
    cards = ("red", "champion", "catapult")
    assert rolls(announced(*cards, target="take right")) == 4
    assert rolls(announced(*cards, target="attack B blue")) == 4


@pytest.mark.clause("K6.4", "K12.1")
def test_nobody_has_four_rolls_against_the_king() -> None:
    assert rolls(announced("red", "white", "yellow", "champion", "catapult", target="king")) == 3


@pytest.mark.clause("K6.5")
def test_six_sixes_end_the_rolling_at_once() -> None:
    pos = play(announced("red"), "roll 6-6-6-6-6-6")
    assert phase(pos) == "turn-up"
    assert turn_of(play(pos, "turn left tournament")) == 1


@pytest.mark.clause("K6.5")
def test_the_rolling_ends_when_the_last_live_dice_become_sixes() -> None:
    pos = play(announced("red"), "roll 1-1-6-6-6-6", "keep none", "roll 6-6")
    assert phase(pos) == "turn-up"


@pytest.mark.clause("K6.5")
def test_kept_dice_could_be_rolled_again_so_that_the_rolling_goes_on() -> None:
    pos = play(announced("red"), "roll 1-1-6-6-6-6", "keep 1", "roll 6")
    assert texts(pos) == {"keep none", "keep 1"}
