import pytest

import tafelrunde as tr
from tests.games.court.tables import GAME, fact, idle, owns, play, whole_turn


def order_of_play(pos: tr.Position, turns: int) -> list[int]:
    """Play so many turns that claim nothing, and list whose they were."""
    seats = []
    for _ in range(turns):
        seats.append(int(fact(pos, "turn")))
        pos = idle(pos)
    return seats


@pytest.mark.clause("C3.1")
@pytest.mark.parametrize(
    ("players", "start", "rounds"),
    [
        (2, 0, ["AB", "BA", "AB", "BA"]),
        (3, 0, ["ABC", "CAB", "BCA", "ABC"]),
        (4, 1, ["BCDA", "ABCD", "DABC", "CDAB", "BCDA"]),
        (5, 4, ["EABCD", "DEABC", "CDEAB", "BCDEA", "ABCDE", "EABCD"]),
    ],
)
def test_turns_go_clockwise_and_the_figure_passes_to_the_right(players: int, start: int, rounds: list[str]) -> None:
    pos = GAME.start(players=players, start=start)
    seats = order_of_play(pos, players * len(rounds))
    assert "".join("ABCDE"[seat] for seat in seats) == "".join(rounds)


@pytest.mark.clause("C3.1")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_last_of_one_round_is_the_first_of_the_next(players: int) -> None:
    seats = order_of_play(GAME.start(players=players, start=0), 4 * players)
    for number in range(1, 4):
        assert seats[number * players - 1] == seats[number * players]


@pytest.mark.clause("C3.1")
def test_the_figure_stays_while_a_round_lasts() -> None:
    pos = GAME.start(players=3, start=2)
    figure = []
    for _ in range(9):
        figure.append((fact(pos, "round"), fact(pos, "starter")))
        pos = idle(pos)
    assert figure == [(1, 2)] * 3 + [(2, 1)] * 3 + [(3, 0)] * 3


@pytest.mark.clause("C3.1")
def test_a_claim_does_not_change_whose_turn_it_is() -> None:
    pos = GAME.start(players=3, start=0)
    for seat, character in ((0, "farmer"), (1, "laborer"), (2, "guard")):
        assert pos.to_act == seat
        pos = whole_turn(pos, "5-5-5", character)
        assert owns(pos, seat) == [character]
    assert (pos.to_act, fact(pos, "round")) == (2, 2)


@pytest.mark.clause("C3.1", "C4.1")
def test_a_new_turn_begins_with_no_die_set_aside_and_nobody_used() -> None:
    pos = play(GAME.start(players=2, start=0), "roll", "roll 5-5-5", "aside 5", "roll", "roll 5-5")
    pos = play(pos, "aside 5", "aside 5", "finish", "claim laborer")
    pos = idle(idle(pos))
    pos = play(pos, "add laborer", "roll", "roll 1-2-3-4", "aside 1")
    assert (fact(pos, "aside"), fact(pos, "used")) == ([1], ["laborer"])
    pos = play(pos, "aside 2", "aside 3", "aside 4", "finish", "claim none")
    assert (fact(pos, "turn"), fact(pos, "round")) == (0, 3)
    for name in ("active", "aside", "used"):
        assert fact(pos, name) == []
    assert (fact(pos, "in_hand"), fact(pos, "set_aside")) == (3, False)
