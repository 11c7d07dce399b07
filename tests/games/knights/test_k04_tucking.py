import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    GAME,
    greedy_seats,
    likes,
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

TWO = [seat("red"), seat("blue")]
STACK_OWNER = [seat("red", "stack 1-1-1+2"), seat("blue")]


def searching(*under: str, tucks: int = 0) -> tr.Position:
    """Let A, who has no target, look for a card under the red castle on the left; the right holds none for him."""
    seats = greedy_seats(tournaments=8)
    return table(seats=seats, left="red", under_left=under, right="catapult", rest="under right", tucks=tucks)


def tucks(*sides: str) -> set[str]:
    return {f"tuck {side}" for side in sides}


@pytest.mark.clause("K4.1")
def test_the_top_card_goes_under_its_stack_and_the_next_is_turned_up() -> None:
    pos = play(table(seats=TWO, left="green 3-3-3+1", under_left=["white 3-3-3+5"]), "tuck left")
    assert written_stack(pos, "left")["top"] is None
    pos = play(pos, "turn left black 4-4-4+1")
    assert written_stack(pos, "left")["top"] == "black 4-4-4+1"
    assert written_stack(pos, "left")["tucked"] == ["white 3-3-3+5", "green 3-3-3+1"]
    assert turn_of(pos) == pos.to_act == 0


@pytest.mark.clause("K4.1")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_turn_has_one_tuck_of_either_stack(side: str) -> None:
    pos = table(seats=TWO)
    assert tucks("left", "right") <= texts(pos)
    pos = play(pos, f"tuck {side}", f"turn {side} tournament")
    assert not tucks("left", "right") & texts(pos)
    problem = why(pos, "tuck left")
    assert (problem.code, problem.clause, problem.facts) == ("knights-tucks-used", "K4.1", {"allowed": 1})


@pytest.mark.clause("K4.1")
def test_further_attempts_bring_no_further_tuck() -> None:
    pos = play(table(seats=TWO), "tuck left", "turn left champion 3-3-3+2", "take left")
    pos = play(throw(pos, "5-5-5"), "turn left tournament")
    assert pos.to_json()["attempts"] == 1
    assert not tucks("left", "right") & texts(pos)


@pytest.mark.clause("K4.1")
def test_the_next_turn_has_its_own_tuck() -> None:
    pos = play(table(seats=TWO), "tuck left", "turn left champion 3-3-3+2", "take left")
    pos = play(throw(pos), "turn left tournament")
    assert turn_of(pos) == 1
    assert tucks("left", "right") <= texts(pos)


@pytest.mark.clause("K4.1")
@pytest.mark.parametrize("target", ["take right", "attack B white", "steal B catapult", "king"])
def test_a_tuck_may_come_before_a_target_of_any_kind(target: str) -> None:
    seats = [seat("red", "green", "blue"), seat("white", "black", "yellow", "catapult")]
    pos = play(table(seats=seats), "tuck left", "turn left tournament")
    assert target in texts(pos)


@pytest.mark.clause("K4.1")
def test_no_tuck_comes_after_the_announcement() -> None:
    pos = play(table(seats=TWO), "take left", "roll 1-1-1-6-6-6")
    assert refused(pos, "tuck right") == ("knights-not-now", "K4.1")


@pytest.mark.clause("K4.2")
def test_with_the_stack_card_the_same_stack_may_be_tucked_twice() -> None:
    pos = play(table(seats=STACK_OWNER), "tuck left", "turn left die-5 4-4-4+1")
    assert tucks("left", "right") <= texts(pos)
    pos = play(pos, "tuck left", "turn left die-4 3-3-3+2")
    assert written_stack(pos, "left")["tucked"] == ["tournament", "die-5 4-4-4+1"]
    problem = why(pos, "tuck left")
    assert (problem.code, problem.clause, problem.facts) == ("knights-tucks-used", "K4.2", {"allowed": 2})


@pytest.mark.clause("K4.2")
def test_with_the_stack_card_both_stacks_may_be_tucked_but_no_third_time() -> None:
    pos = play(table(seats=STACK_OWNER), "tuck left", "turn left die-5 4-4-4+1")
    pos = play(pos, "tuck right", "turn right die-4 3-3-3+2")
    assert not tucks("left", "right") & texts(pos)


@pytest.mark.clause("K4.2")
def test_the_two_tucks_need_not_follow_each_other() -> None:
    pos = play(table(seats=STACK_OWNER), "tuck left", "turn left champion 3-3-3+2", "take left")
    pos = play(throw(pos, "5-5-5"), "turn left tournament")
    assert tucks("left", "right") <= texts(pos)
    pos = play(pos, "tuck right", "turn right die-4 3-3-3+2")
    assert not tucks("left", "right") & texts(pos)


@pytest.mark.clause("K4.2", "K11.1")
def test_a_stack_card_won_this_turn_gives_one_tuck_more_at_once() -> None:
    pos = play(table(seats=TWO), "tuck left", "turn left stack 1-1-1+2")
    assert not tucks("left", "right") & texts(pos)
    pos = play(throw(play(pos, "take left"), "5-5-5"), "turn left tournament")
    assert tucks("left", "right") <= texts(pos)
    pos = play(pos, "tuck left", "turn left die-4 3-3-3+2")
    assert not tucks("left", "right") & texts(pos)


@pytest.mark.clause("K4.2")
def test_another_players_stack_card_gives_nobody_else_a_tuck() -> None:
    pos = play(table(seats=[seat("red"), seat("blue", "stack")]), "tuck left", "turn left die-5 4-4-4+1")
    assert not tucks("left", "right") & texts(pos)


@pytest.mark.clause("K4.3")
def test_without_a_target_tucking_goes_on_until_one_appears() -> None:
    pos = play(searching("green", "blue", "die-1", "tournament"), "tuck left", "tuck left")
    assert pos.to_json()["tucks"] == 2
    for _ in range(2):
        assert texts(pos) == {"tuck left", "king"}
        pos = play(pos, "tuck left")
    assert texts(pos) == {"take left", "king"}
    assert why(pos, "tuck left").code == "knights-tucks-used"
    assert why(pos, "end").clause == "K3.3"


@pytest.mark.clause("K4.3")
def test_a_free_tuck_needs_the_tucks_of_the_turn_to_be_used_up() -> None:
    pos = searching("tournament")
    assert texts(pos) == {"tuck left", "tuck right", "king"}
    pos = play(pos, "tuck right")
    assert pos.to_json()["tucks"] == 1
    assert texts(pos) == {"tuck left", "tuck right", "king"}
    pos = play(pos, "tuck right")
    assert texts(pos) == {"tuck left", "king"}


@pytest.mark.clause("K4.3")
def test_only_stacks_that_hold_a_takeable_card_are_tucked_for_free() -> None:
    pos = searching("green", "tournament", tucks=2)
    assert texts(pos) == {"tuck left", "king"}
    problem = why(pos, "tuck right")
    assert (problem.code, problem.clause, problem.facts) == ("knights-nothing-to-find", "K4.3", {"stack": "right"})


@pytest.mark.clause("K4.3")
def test_both_stacks_are_open_if_both_hold_a_takeable_card() -> None:
    pos = table(
        seats=greedy_seats(tournaments=7),
        left="red",
        under_left=["tournament"],
        right="catapult",
        under_right=["green", "tournament"],
        rest="under right",
        tucks=2,
    )
    assert texts(pos) == {"tuck left", "tuck right", "king"}


@pytest.mark.clause("K4.3", "K14.1")
def test_an_unseen_card_may_be_the_one_to_look_for() -> None:
    seats = greedy_seats(tournaments=8)
    pos = table(seats=seats, left="red", under_left=["green"], right="catapult", rest="unseen right", tucks=2)
    assert "tournament" in pos.to_json()["unseen"]
    assert texts(pos) == {"tuck right", "king"}
    assert why(pos, "tuck left").code == "knights-nothing-to-find"
    assert why(pos, "end").code == "knights-must-tuck"
    pos = play(pos, "tuck right", "turn right tournament")
    assert texts(pos) == {"take right", "king"}


@pytest.mark.clause("K4.3", "K5.3")
def test_cards_out_of_reach_are_no_targets_so_that_tucking_goes_on() -> None:
    seats = [seat("red", "catapult"), seat("green", "blue", "catapult")]
    pos = table(seats=seats, left="red", right="catapult", tucks=1)
    assert texts(pos) == {"tuck left", "tuck right"}
    pos = play(pos, "tuck left", "turn left red 4-4-4+3")
    assert texts(pos) == {"tuck left", "tuck right"}


@pytest.mark.clause("K4.3")
def test_free_tucks_do_not_count_against_a_stack_card_won_afterwards() -> None:
    under = ["green", "blue", "stack 1-1-1+2", "tournament"]
    seats = greedy_seats(tournaments=7, lacking=["stack"])
    pos = table(seats=seats, left="red", under_left=under, right="catapult", rest="under right")
    pos = play(pos, "tuck left", "tuck left", "tuck left")
    assert pos.to_json()["tucks"] == 1
    pos = throw(play(pos, "take left"), "5-5-5")
    assert "stack" in likes(pos, 0)
    assert texts(pos) == {"tuck left", "tuck right", "take left", "end"}
    assert play(pos, "tuck right").to_json()["tucks"] == 2


@pytest.mark.clause("K4.3", "K3.3")
def test_before_an_optional_attempt_the_player_may_end_the_turn_instead() -> None:
    under = ["green", "tournament"]
    seats = greedy_seats(tournaments=8, lacking=["protection"])
    pos = table(seats=seats, left="protection", under_left=under, right="catapult", rest="under right", tucks=2)
    pos = throw(play(pos, "take left"), "5-5-5")
    assert written_stack(pos, "left")["top"] == "green 4-4-4+2"
    assert texts(pos) == {"tuck left", "end"}


@pytest.mark.clause("K4.3", "K3.3", "K12.1")
def test_if_no_card_of_either_stack_could_be_taken_the_turn_may_end() -> None:
    pos = table(seats=greedy_seats(), left="red", under_left=["green"], right="blue", rest="unseen right")
    assert texts(pos) == {"tuck left", "tuck right", "king", "end"}
    pos = play(pos, "tuck left", "tuck left")
    assert texts(pos) == {"king", "end"}
    assert why(pos, "tuck right").code == "knights-nothing-to-find"
    assert turn_of(play(pos, "end", "end")) == 1


@pytest.mark.clause("K4.3")
def test_the_turn_may_end_at_once_if_both_stacks_are_empty_for_the_player() -> None:
    pos = table(seats=greedy_seats(), left=None, right="red", rest="under right", tucks=2)
    assert texts(pos) == {"king", "end"}


@pytest.mark.clause("K4.3")
def test_one_takeable_card_anywhere_in_a_stack_forbids_ending() -> None:
    for under, rest in ((["tournament"], "under left"), ([], "unseen left"), ([], "unseen right")):
        seats = greedy_seats(tournaments=8)
        pos = table(seats=seats, left="red", right="green", under_left=under, rest=rest, tucks=2)
        assert "end" not in texts(pos)
        assert refused(pos, "end") == ("knights-must-tuck", "K4.3")


@pytest.mark.clause("K4.3")
def test_the_king_does_not_switch_the_special_case_off() -> None:
    pos = searching("green", "tournament", tucks=2)
    assert "king" in texts(pos)
    assert play(pos, "tuck left", "tuck left").why_not(GAME.action("take left")) is None


@pytest.mark.clause("K4.3")
def test_the_example_of_the_blue_castle() -> None:
    pos = table(
        seats=[seat("red", "catapult"), seat("white")],
        left="red",
        under_left=["blue 3-3-3+4"],
        rest="under left",
        right="catapult",
        under_right=["red"],
        tucks=1,
    )
    assert texts(pos) == {"tuck left"}
    pos = play(pos, "tuck left")
    assert written_stack(pos, "left")["top"] == "blue 3-3-3+4"
    assert texts(pos) == {"take left"}


@pytest.mark.clause("K4.4")
def test_a_stack_of_one_card_is_not_tucked() -> None:
    pos = table(seats=TWO, left="green", right="tournament", rest="unseen right")
    assert texts(pos) == {"tuck right", "take left", "take right"}
    problem = why(pos, "tuck left")
    assert (problem.code, problem.clause, problem.facts) == ("knights-stack-of-one", "K4.4", {"stack": "left"})


@pytest.mark.clause("K4.4")
def test_an_empty_stack_is_neither_tucked_nor_taken_from() -> None:
    pos = table(seats=TWO, left=None, right="tournament", rest="unseen right")
    assert texts(pos) == {"tuck right", "take right"}
    assert refused(pos, "tuck left") == ("knights-stack-empty", "K4.4")
    assert refused(pos, "take left") == ("knights-stack-empty", "K5.1")


@pytest.mark.clause("K4.4")
def test_an_empty_stack_is_not_filled_again() -> None:
    pos = table(seats=TWO, left="green", right="tournament", rest="unseen right")
    pos = throw(play(pos, "take left"), "5-5-5")
    assert turn_of(pos) == pos.to_act == 1
    assert written_stack(pos, "left") == {"top": None, "unseen": 0, "tucked": []}
