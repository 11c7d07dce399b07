import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
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
    written_stack,
)

KING = "5-5-5-5-2"
SEATS = [seat("red 3-3-3+1", "green", "blue"), seat("white"), seat("black")]


def failed(*specials: str, left: str | None = "tournament", rest: str = "unseen") -> tr.Position:
    """Let A, with three castles and these specials, fail against the king."""
    seats = [seat("red 3-3-3+1", "green", "blue", *specials), seat("white")]
    return throw(play(table(seats=seats, left=left, rest=rest), "king"))


@pytest.mark.clause("K12.1")
def test_who_begins_his_turn_with_three_castles_may_roll_against_the_king() -> None:
    assert "king" in texts(table(seats=SEATS))


@pytest.mark.clause("K12.1")
@pytest.mark.parametrize("castles", [["red"], ["red", "green"]])
def test_one_or_two_castles_are_not_enough(castles: list[str]) -> None:
    pos = table(seats=[seat(*castles, tournaments=2), seat("white"), seat("black")])
    assert "king" not in texts(pos)
    problem = why(pos, "king")
    assert (problem.code, problem.clause) == ("knights-king-castles", "K12.1")
    assert problem.facts == {"owned": len(castles)}


@pytest.mark.clause("K12.1")
def test_the_castles_of_others_do_not_count() -> None:
    assert why(table(seats=SEATS, turn=1), "king").facts == {"owned": 1}


@pytest.mark.clause("K12.1")
def test_the_king_must_be_the_first_attempt_of_the_turn() -> None:
    pos = table(seats=SEATS, left="champion")
    pos = play(throw(play(pos, "take left"), "5-5-5"), "turn left tournament")
    assert turn_of(pos) == 0
    assert "king" not in texts(pos)
    assert refused(pos, "king") == ("knights-king-first-attempt", "K12.1")


@pytest.mark.clause("K12.1", "K4.1")
def test_the_player_may_tuck_before_the_king() -> None:
    pos = play(table(seats=SEATS), "tuck left", "turn left yellow 3-3-3+2")
    assert contest(play(pos, "king"))["kind"] == "king"


@pytest.mark.clause("K12.1")
def test_the_third_castle_of_this_turn_comes_too_late_for_the_king() -> None:
    pos = table(seats=[seat("red", "green"), seat("white")], left="blue")
    pos = play(throw(play(pos, "take left"), "5-5-5"), "turn left tournament")
    assert turn_of(pos) == 1
    pos = play(throw(throw(play(pos, "take left"))), "turn left yellow 3-3-3+2")
    assert turn_of(pos) == 0
    assert "king" in texts(pos)


@pytest.mark.clause("K12.1", "K6.1")
def test_the_king_is_fought_with_six_dice_and_three_rolls() -> None:
    pos = play(table(seats=SEATS), "king")
    assert (contest(pos)["to_roll"], contest(pos)["rolls_left"]) == (6, 3)
    pos = play(pos, "roll 5-5-1-1-1-1", "keep 5-5", "roll 5-1-1-1", "keep 5-5-5", "roll 5-4-1")
    assert pos.outcome is not None


@pytest.mark.clause("K12.1", "K13.1")
@pytest.mark.parametrize("dice", [KING, "5-5-5-5-5", "1-1-1-1-1", "5-5-5-5-4-3"])
def test_beating_the_king_wins_at_once(dice: str) -> None:
    pos = throw(play(table(seats=SEATS), "king"), dice)
    assert pos.to_act is None
    assert pos.outcome == tr.Outcome((0,), (1, 0, 0), "king")


@pytest.mark.clause("K12.1", "K7.3")
@pytest.mark.parametrize("dice", ["5-5-5-5-1", "5-5-5-5", "4-4-4-4-5", "5-5-5-4-4", ""])
def test_equal_or_less_does_not_beat_the_king(dice: str) -> None:
    pos = throw(play(table(seats=SEATS), "king"), dice)
    assert pos.outcome is None
    assert phase(pos) == "lose"


@pytest.mark.clause("K12.2")
def test_failure_costs_a_castle_of_his_choice_under_a_stack_of_his_choice() -> None:
    pos = failed()
    assert pos.to_act == 0
    assert texts(pos) == {
        f"lose {colour} {side}" for colour in ("red", "green", "blue") for side in ("left", "right")
    }


@pytest.mark.clause("K12.2")
def test_only_an_own_castle_is_lost() -> None:
    problem = why(failed(), "lose white left")
    assert (problem.code, problem.clause, problem.facts) == (
        *("knights-not-your-castle", "K12.2"),
        {"colours": ["white"]},
    )


@pytest.mark.clause("K12.2")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_lost_castle_goes_under_the_stack_and_the_turn_ends(side: str) -> None:
    pos = play(failed(), f"lose red {side}")
    assert likes(pos, 0) == {"green", "blue"}
    assert written_stack(pos, side)["tucked"] == ["red 3-3-3+1"]
    assert written_stack(pos, side)["top"] == "tournament"
    assert (turn_of(pos), pos.to_act, phase(pos)) == (1, 1, "turn")


@pytest.mark.clause("K12.2", "K8.4")
def test_a_castle_lost_under_an_empty_stack_becomes_its_face_up_top() -> None:
    pos = play(failed(left=None, rest="unseen right"), "lose red left")
    assert written_stack(pos, "left") == {"top": "red 3-3-3+1", "unseen": 0, "tucked": []}
    assert (turn_of(pos), pos.to_act) == (1, 1)
    assert "take left" in texts(pos)


@pytest.mark.clause("K12.2")
def test_a_castle_is_lost_only_after_the_king() -> None:
    assert refused(table(seats=SEATS), "lose red left") == ("knights-not-now", "K12.2")


@pytest.mark.clause("K12.2")
def test_after_losing_a_castle_to_the_king_he_is_out_of_reach() -> None:
    pos = play(failed(), "lose red left", "take left")
    pos = play(throw(throw(pos)), "turn left champion 3-3-3+2")
    assert turn_of(pos) == 0
    assert why(pos, "king").facts == {"owned": 2}


@pytest.mark.clause("K12.3")
def test_with_protection_no_castle_is_lost_and_the_turn_ends() -> None:
    pos = failed("protection")
    assert likes(pos, 0) == {"red", "green", "blue", "protection"}
    assert (turn_of(pos), pos.to_act, phase(pos)) == (1, 1, "turn")


@pytest.mark.clause("K12.3")
def test_anothers_protection_does_not_help() -> None:
    seats = [seat("red", "green", "blue"), seat("white", "protection")]
    assert phase(throw(play(table(seats=seats), "king"))) == "lose"


@pytest.mark.clause("K12.3")
def test_with_protection_the_king_may_be_tried_turn_after_turn() -> None:
    pos = play(failed("protection"), "take left")
    pos = play(throw(throw(pos)), "turn left champion 3-3-3+2")
    assert "king" in texts(pos)
    assert throw(play(pos, "king"), KING).outcome is not None


@pytest.mark.clause("K12.3", "K12.1")
def test_protection_does_not_stand_in_the_way_of_winning() -> None:
    seats = [seat("red", "green", "blue", "protection"), seat("white")]
    pos = throw(play(table(seats=seats), "king"), KING)
    assert pos.outcome == tr.Outcome((0,), (1, 0), "king")
