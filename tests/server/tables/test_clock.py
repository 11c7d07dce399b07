import msgspec
import pytest

from tafelrunde.server.tables.clock import (
    DAY,
    SECOND,
    Clock,
    ClockKind,
    DaysClock,
    MatchClock,
    NoClock,
    TurnClock,
)

START = 1_000_000


def test_without_a_clock_nothing_runs() -> None:
    clock = Clock(NoClock(), 3)
    clock.turn_to(1, START)
    assert not clock.ticks
    assert clock.deadline(START) is None


def test_a_turn_has_its_seconds_each_time() -> None:
    clock = Clock(TurnClock(30), 2)
    clock.turn_to(0, START)
    assert clock.deadline(START + 7) == START + 30 * SECOND
    clock.turn_to(1, START + 29 * SECOND)
    clock.turn_to(0, START + 31 * SECOND)
    assert clock.remaining(START + 31 * SECOND) == [30 * SECOND, 28 * SECOND]


def test_several_actions_in_a_row_share_the_seconds_of_a_turn() -> None:
    clock = Clock(TurnClock(30), 2)
    clock.turn_to(0, START)
    clock.turn_to(0, START + 10 * SECOND)
    assert clock.deadline(START + 10 * SECOND) == START + 30 * SECOND


def test_a_match_clock_is_used_up_and_gets_its_increment() -> None:
    clock = Clock(MatchClock(60, 5), 2)
    clock.turn_to(0, START)
    assert clock.remaining(START) == [65 * SECOND, 60 * SECOND]
    clock.turn_to(1, START + 20 * SECOND)
    clock.turn_to(0, START + 20 * SECOND)
    assert clock.remaining(START + 20 * SECOND) == [50 * SECOND, 65 * SECOND]


def test_days_are_days() -> None:
    clock = Clock(DaysClock(2), 2)
    clock.turn_to(1, START)
    assert clock.deadline(START) == START + 2 * DAY


def test_nobody_has_less_than_nothing() -> None:
    clock = Clock(TurnClock(5), 2)
    clock.turn_to(0, START)
    assert clock.remaining(START + 60 * SECOND)[0] == 0


@pytest.mark.parametrize(
    ("outages", "lost"),
    [
        ([], 0),
        ([(START - 500, START - 100)], 0),
        ([(START - 500, START + 100)], 100),
        ([(START + 200, START + 500)], 300),
        ([(START + 100, START + 200), (START + 300, START + 600)], 400),
        ([(START + 900, START + 5000)], 100),
    ],
)
def test_no_time_passes_while_the_server_is_down(outages: list[tuple[int, int]], lost: int) -> None:
    clock = Clock(MatchClock(30), 2, outages)
    clock.turn_to(0, START)
    now = START + 1000
    assert clock.remaining(now)[0] == 30 * SECOND - 1000 + lost
    assert clock.deadline(now) == START + 30 * SECOND + lost
    clock.turn_to(1, now)
    assert clock.remaining(now + 5000)[0] == 30 * SECOND - 1000 + lost


@pytest.mark.parametrize("written", ['{"kind":"turn","seconds":1}', '{"kind":"days","days":0}', '{"kind":"sand"}'])
def test_an_impossible_clock_is_refused(written: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(written, type=ClockKind)
