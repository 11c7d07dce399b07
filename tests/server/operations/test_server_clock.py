"""The server's clock, with a wall clock and a steady clock that are moved by hand."""

from collections.abc import Iterator
from contextlib import contextmanager

from tafelrunde.server.operations.server_clock import LATE, MILLISECOND, ServerClock
from tafelrunde.server.tables.outages import Outages

HOUR = 3_600_000
START = 1_700_000_000_000


class Machine:
    """A machine whose clocks are moved by hand, with a server on it."""

    def __init__(self) -> None:
        self.wall, self.steady = START, 5_000
        self.outages = Outages()
        self.clock = ServerClock(lambda: self.wall * MILLISECOND, lambda: self.steady * MILLISECOND)

    def go(self, milliseconds: int, *, pulses: bool = True) -> None:
        """Let time pass; a server that runs pulses every second."""
        for passed in range(1000, milliseconds + 1, 1000) if pulses else [milliseconds]:
            step = 1000 if pulses else passed
            self.wall += step
            self.steady += step
            if pulses:
                self.clock.pulse()


@contextmanager
def running(not_before: int = 0) -> Iterator[Machine]:
    machine = Machine()
    machine.clock.start(machine.outages, not_before)
    yield machine
    machine.clock.stop()


async def test_time_passes_as_it_does() -> None:
    with running() as machine:
        machine.go(10 * 60_000)
        assert machine.clock() == START + 10 * 60_000
        assert list(machine.outages) == []


async def test_a_paused_server_was_away() -> None:
    with running() as machine:
        machine.go(60_000)
        machine.go(14_000, pulses=False)  # SIGSTOP: both clocks go on
        assert machine.clock() == START + 74_000
        assert list(machine.outages) == machine.outages.unkept == [(START + 60_000, START + 74_000)]


async def test_a_machine_that_slept_was_away_and_the_time_of_day_is_right_again() -> None:
    with running() as machine:
        machine.go(60_000)
        machine.wall += HOUR  # the steady clock stands still in a machine's sleep
        assert machine.clock() == START + 60_000 + HOUR
        assert machine.outages.within(START, machine.clock()) == HOUR


async def test_a_clock_set_forward_costs_nobody_anything() -> None:
    with running() as machine:
        machine.go(60_000)
        machine.wall += HOUR
        machine.go(60_000)
        assert machine.clock() == machine.wall == START + HOUR + 120_000
        away = machine.outages.within(START, machine.clock())
        assert HOUR <= away <= HOUR + 1000


async def test_a_clock_set_back_does_not_stop_time() -> None:
    with running() as machine:
        machine.go(60_000)
        machine.wall -= HOUR
        machine.go(60_000)
        assert machine.clock() == START + 120_000
        assert list(machine.outages) == []


async def test_a_clock_set_back_and_forward_again_is_nothing() -> None:
    with running() as machine:
        machine.wall -= HOUR
        machine.go(60_000)
        machine.wall += HOUR
        assert machine.clock() == START + 60_000
        assert list(machine.outages) == []


async def test_a_loop_that_is_held_up_was_away_for_as_long() -> None:
    with running() as machine:
        machine.go(1000)
        for _ in range(4):  # somebody asks for the time while nothing else happens
            machine.go(LATE + 500, pulses=False)
            machine.clock()
        assert list(machine.outages) == [(START + 1000, START + 1000 + 4 * (LATE + 500))]


async def test_a_late_pulse_is_no_outage() -> None:
    with running() as machine:
        for _ in range(10):
            machine.go(LATE, pulses=False)
            machine.clock.pulse()
        assert list(machine.outages) == []


async def test_a_server_never_starts_before_its_last_sign_of_life() -> None:
    with running(not_before=START + HOUR) as machine:
        assert machine.clock() == START + HOUR
        machine.go(10_000)
        assert machine.clock() == START + HOUR + 10_000
        assert list(machine.outages) == []
