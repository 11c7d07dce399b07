from collections.abc import Sequence

import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    Json,
    contest,
    phase,
    play,
    seat,
    table,
    throw,
    turn_of,
    written_seat,
    written_stack,
)

THREE = [seat("red"), seat("blue"), seat("white")]
FOUR = [*THREE, seat("black")]


def tournaments(pos: tr.Position) -> list[int]:
    return [seat["tournaments"] for seat in pos.to_json()["seats"]]


def joust(*results: str, turn: int = 0, seats: Sequence[Json] = FOUR) -> tr.Position:
    """Play a tournament with one roll each, from the organiser on."""
    pos = play(table(seats=seats, turn=turn), "take left")
    for dice in results:
        pos = throw(pos, dice)
    return pos


@pytest.mark.clause("K10.1")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_who_chooses_a_stack_tournament_organises_it_and_rolls_first(turn: int) -> None:
    pos = play(table(seats=THREE, turn=turn), "take right")
    rolling = contest(pos)
    assert (rolling["kind"], rolling["stack"]) == ("tournament", "right")
    assert (rolling["roller"], rolling["rolls_left"], rolling["to_roll"]) == (turn, 4, 6)


@pytest.mark.clause("K10.1", "K6.4")
def test_the_organiser_may_roll_four_times() -> None:
    pos = play(table(seats=THREE), "take left")
    for left in (3, 2, 1):
        pos = play(pos, "roll 1-1-2-2-3-3")
        assert (pos.to_act, contest(pos)["rolls_left"]) == (0, left)
        pos = play(pos, "keep none")
    assert contest(play(pos, "roll 1-1-2-2-3-3"))["roller"] == 1


@pytest.mark.clause("K10.1")
def test_everybody_takes_part_and_makes_the_first_roll_unasked() -> None:
    pos = play(table(seats=FOUR, turn=2), "take left")
    rollers = []
    for _ in FOUR:
        assert pos.to_act == tr.CHANCE
        assert contest(pos)["to_roll"] == 6
        rollers.append(contest(pos)["roller"])
        pos = throw(pos, "1")
    assert rollers == [2, 3, 0, 1]
    assert phase(pos) == "turn-up"


@pytest.mark.clause("K10.1", "K6.1")
def test_after_the_first_roll_a_player_may_stop_or_roll_again() -> None:
    pos = play(joust("1"), "roll 2-2-6-6-6-6")
    assert pos.to_act == 1
    assert contest(play(pos, "keep 2-2"))["roller"] == 2
    assert contest(play(pos, "keep none"))["roller"] == 1


@pytest.mark.clause("K10.2")
def test_the_others_have_up_to_three_rolls() -> None:
    pos = play(joust("1"), "roll 2-2-3-6-6-6", "keep 2-2", "roll 1", "keep 2-2")
    assert (contest(pos)["roller"], contest(pos)["rolls_left"]) == (1, 1)
    assert contest(play(pos, "roll 1"))["roller"] == 2


@pytest.mark.clause("K10.2")
def test_each_knows_the_best_result_so_far_and_who_leads() -> None:
    pos = joust("3-3-3")
    assert (contest(pos)["mark"], contest(pos)["leader"]) == ("3-3-3", 0)
    pos = throw(pos, "4-4-4-1")
    assert (contest(pos)["mark"], contest(pos)["leader"]) == ("4-4-4+1", 1)
    pos = throw(pos, "2-2-2-5")
    assert (contest(pos)["mark"], contest(pos)["leader"]) == ("4-4-4+1", 1)


@pytest.mark.clause("K10.2")
@pytest.mark.parametrize(
    ("results", "winner"),
    [
        pytest.param(["3-3-3-1", "3-3-3-1", "3-3-3-1", "3-3-3-1"], 0, id="all equal"),
        pytest.param(["3-3-3-1", "4-4-4", "4-4-4", "3-3-3"], 1, id="equal to the new leader"),
        pytest.param(["3-3-3-1", "3-3-3", "3-3-3-2", "3-3-3-2"], 2, id="a higher kicker"),
        pytest.param(["5", "5-5", "5-5-5", "1-1-1-1"], 3, id="ever more"),
        pytest.param(["", "", "", ""], 0, id="nothing but sixes"),
        pytest.param(["", "", "1", ""], 2, id="a single one beats nothing"),
        pytest.param(["4-4-4-2-5", "4-4-4-2-5", "1-1-1-1-2", "1-1-1-1-2"], 2, id="the example of the rules"),
    ],
)
def test_only_beating_the_best_result_takes_the_lead(results: list[str], winner: int) -> None:
    assert tournaments(joust(*results)) == [int(seat == winner) for seat in range(4)]


@pytest.mark.clause("K10.2")
def test_the_earlier_player_is_the_one_who_rolled_earlier_not_the_lower_seat() -> None:
    assert tournaments(joust("1", "5-5-5", "5-5-5", "2", turn=2)) == [0, 0, 0, 1]


@pytest.mark.clause("K10.3")
@pytest.mark.parametrize("winner", range(4))
def test_the_leader_takes_the_card_whoever_he_is_and_the_organisers_turn_ends(winner: int) -> None:
    pos = joust(*("5-5-5" if seat == winner else "1" for seat in range(4)))
    assert tournaments(pos)[winner] == 1
    assert written_stack(pos, "left")["top"] is None
    pos = play(pos, "turn left green 3-3-3+1")
    assert (turn_of(pos), pos.to_act) == (1, 1)
    assert written_stack(pos, "left")["tucked"] == []


@pytest.mark.clause("K10.3", "K13.1")
def test_a_tournament_won_by_another_player_ends_the_game_in_the_organisers_turn() -> None:
    seats = [seat("red"), seat("blue", "green", tournaments=2), seat("white")]
    pos = joust("1", "5-5-5", "2", seats=seats)
    assert turn_of(pos) == 0
    assert pos.to_act is None
    assert pos.outcome == tr.Outcome((1,), (0, 1, 0), "tournaments")
    assert written_seat(pos, 1)["tournaments"] == 3


@pytest.mark.clause("K10.3", "K13.1")
def test_the_game_ends_only_when_the_last_player_has_rolled() -> None:
    seats = [seat("red"), seat("blue", "green", tournaments=2), seat("white")]
    pos = joust("1", "5-5-5", seats=seats)
    assert (pos.to_act, contest(pos)["roller"]) == (tr.CHANCE, 2)
    pos = throw(pos, "5-5-5-1")
    assert pos.outcome is None
    assert tournaments(pos) == [0, 2, 1]
