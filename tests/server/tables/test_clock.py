import msgspec
import pytest

from tafelrunde.protocol.clocks import ClockKind, DaysClock, MatchClock, NoClock, TurnClock
from tafelrunde.server.tables.clock import DAY, GRACE, MOST_SWITCHES, SECOND, Clock
from tafelrunde.server.tables.outages import Outages

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
    clock = Clock(MatchClock(30), 2, Outages(outages))
    clock.turn_to(0, START)
    now = START + 1000
    assert clock.remaining(now)[0] == 30 * SECOND - 1000 + lost
    assert clock.deadline(now) == START + 30 * SECOND + lost
    clock.turn_to(1, now)
    assert clock.remaining(now + 5000)[0] == 30 * SECOND - 1000 + lost


def test_an_undone_turn_goes_on_as_if_it_had_not_ended() -> None:
    clock = Clock(TurnClock(30), 2)
    clock.turn_to(0, START)
    clock.turn_to(1, START + 10 * SECOND, entries=1)
    clock.go_back(0, START + 14 * SECOND, 0, agreed=False)
    assert clock.running == 0
    assert clock.deadline(START + 14 * SECOND) == START + 30 * SECOND


@pytest.mark.parametrize("agreed", [False, True])
@pytest.mark.parametrize("kind", [TurnClock(120), MatchClock(120, 30), DaysClock(1)])
def test_ending_a_turn_and_undoing_it_again_and_again_gives_no_time(kind: ClockKind, agreed: bool) -> None:
    clock = Clock(kind, 2)
    clock.turn_to(0, START)
    before = clock.remaining(START)
    for _ in range(20):
        clock.turn_to(1, START, entries=1)
        clock.go_back(0, START, 0, agreed=agreed)
    assert clock.remaining(START) == before


def test_whoever_is_undone_to_loses_neither_time_nor_gets_an_increment() -> None:
    clock = Clock(MatchClock(60, 5), 2)
    clock.turn_to(0, START)
    clock.turn_to(1, START + 10 * SECOND, entries=1)
    clock.go_back(0, START + 14 * SECOND, 0, agreed=False)
    assert clock.remaining(START + 14 * SECOND) == [51 * SECOND, 60 * SECOND]
    clock.turn_to(1, START + 15 * SECOND, entries=1)
    assert clock.remaining(START + 15 * SECOND) == [50 * SECOND, 65 * SECOND]


def test_after_an_agreed_take_back_each_has_what_it_had_less_the_askers_own_time() -> None:
    clock = Clock(MatchClock(600, 10), 3)
    clock.turn_to(0, START)
    clock.turn_to(1, START + 20 * SECOND, entries=4)  # the asker's last action was the fourth
    clock.turn_to(2, START + 50 * SECOND, entries=6)
    clock.turn_to(0, START + 100 * SECOND, entries=7)
    now = START + 107 * SECOND  # the asker thought for 7 seconds, then asked, and all agreed
    clock.go_back(0, now, 3, agreed=True)
    assert clock.remaining(now) == [583 * SECOND, 600 * SECOND, 600 * SECOND]
    assert clock.running == 0


def test_whoever_is_asked_cannot_spend_the_askers_time_by_waiting() -> None:
    clock = Clock(TurnClock(60), 2)
    clock.turn_to(0, START)
    clock.turn_to(1, START + 55 * SECOND, entries=1)
    asked = START + 100 * SECOND
    assert clock.can_go_back(0, asked, 0, agreed=True)
    assert not clock.can_go_back(0, asked, 0, agreed=False)
    clock.go_back(0, asked, 0, agreed=True)
    assert clock.remaining(asked)[0] == 5 * SECOND


def test_the_time_of_bots_is_paid_by_whoever_takes_back() -> None:
    clock = Clock(TurnClock(60), 2)
    clock.turn_to(0, START)
    for _ in range(20):
        clock.turn_to(None, clock_of(clock), entries=1)  # a bot thinks
        clock.turn_to(0, clock_of(clock) + 2 * SECOND, entries=2)
        clock.go_back(0, clock_of(clock), 0, agreed=True)
    assert clock.remaining(clock_of(clock))[0] == 20 * SECOND


def clock_of(clock: Clock) -> int:
    """Return when the clock was last changed."""
    return clock._since


def test_take_backs_may_follow_each_other_to_the_beginning() -> None:
    clock = Clock(MatchClock(60, 5), 2)
    clock.turn_to(0, START)
    for turn in range(1, 9):
        clock.turn_to(turn % 2, START + turn * SECOND, entries=turn)
    end = START + 8 * SECOND
    for turn in reversed(range(8)):
        clock.go_back(turn % 2, end, turn, agreed=True)
    assert clock.remaining(end) == [64 * SECOND, 60 * SECOND]
    assert clock.running == 0


def test_an_undo_within_a_turn_changes_nothing() -> None:
    clock = Clock(TurnClock(30), 2)
    clock.turn_to(0, START, entries=5)
    clock.go_back(0, START + 10 * SECOND, 6, agreed=False)
    assert clock.deadline(START + 10 * SECOND) == START + 30 * SECOND


def test_an_outage_after_the_action_is_not_paid_for_either() -> None:
    clock = Clock(TurnClock(30), 2, Outages([(START + 1000, START + 901_000)]))
    clock.turn_to(0, START)
    clock.turn_to(1, START + 500, entries=1)
    clock.go_back(0, START + 902 * SECOND, 0, agreed=False)
    assert clock.remaining(START + 902 * SECOND)[0] == 28 * SECOND


def test_a_clock_remembers_enough_and_not_without_end() -> None:
    clock = Clock(MatchClock(60, 5), 2)
    for turn in range(2 * MOST_SWITCHES):
        clock.turn_to(turn % 2, START, entries=turn)
    assert len(clock._switches) == MOST_SWITCHES
    clock.go_back(0, START, 0, agreed=True)  # further than it remembers
    assert clock.running == 0
    assert max(clock.remaining(START)) <= (60 + 5 * (MOST_SWITCHES // 2 + 1)) * SECOND


def test_without_a_clock_there_is_always_time_to_go_back() -> None:
    clock = Clock(NoClock(), 2)
    clock.turn_to(0, START)
    clock.go_back(0, START, 0, agreed=False)
    assert clock.can_go_back(0, START, 0, agreed=False)


@pytest.mark.parametrize("written", ['{"kind":"turn","seconds":1}', '{"kind":"days","days":0}', '{"kind":"sand"}'])
def test_an_impossible_clock_is_refused(written: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(written, type=ClockKind)


def test_the_time_of_a_seat_begins_when_it_has_seen_the_question() -> None:
    clock = Clock(TurnClock(30), 2, grace=GRACE)
    clock.turn_to(0, START)
    assert clock.waits(START + SECOND) == GRACE - SECOND
    assert clock.remaining(START + 3 * SECOND) == [30 * SECOND, 30 * SECOND]
    clock.begin(START + 3 * SECOND)
    assert clock.waits(START + 3 * SECOND) == 0
    assert clock.remaining(START + 10 * SECOND)[0] == 23 * SECOND
    assert clock.deadline(START + 10 * SECOND) == START + 33 * SECOND


def test_it_begins_by_itself_for_whoever_is_slow_to_say_so() -> None:
    clock = Clock(TurnClock(30), 2, grace=GRACE)
    clock.turn_to(0, START)
    assert clock.deadline(START) == START + GRACE + 30 * SECOND
    clock.begin(START + GRACE + 20 * SECOND)
    assert clock.remaining(START + GRACE + 20 * SECOND)[0] == 10 * SECOND


def test_whoever_acts_before_having_said_so_has_used_no_time() -> None:
    clock = Clock(MatchClock(60, 5), 2, grace=GRACE)
    clock.turn_to(0, START)
    clock.turn_to(1, START + 2 * SECOND)
    assert clock.remaining(START + 2 * SECOND) == [65 * SECOND, 65 * SECOND]


def test_taking_back_is_paid_for_while_the_next_seat_is_still_shown_what_happened() -> None:
    clock = Clock(TurnClock(30), 2, grace=GRACE)
    clock.turn_to(0, START)
    clock.begin(START)
    clock.turn_to(1, START + 10 * SECOND, 1)
    clock.go_back(0, START + 12 * SECOND, 0, agreed=False)
    assert clock.remaining(START + 12 * SECOND) == [18 * SECOND, 30 * SECOND]
