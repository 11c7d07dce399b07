"""The server's time of day: it never goes back, and it knows when nobody was there to see time pass."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from tafelrunde.server.operations.logs import Log
from tafelrunde.server.tables.outages import Outages

PULSE = 1.0
"""Seconds between two pulses."""
LATE = 3000
"""Milliseconds after the last pulse from which on the server was away: paused, asleep, or held up."""

log = Log("clock")


MILLISECOND = 1_000_000
"""In nanoseconds."""


class Clock(Protocol):
    """Where the time of day comes from, in milliseconds since the epoch."""

    def __call__(self) -> int:
        """Return the time of day."""
        ...

    def start(self, outages: Outages, not_before: int) -> None:
        """Begin to run, from a moment on that the store knows; outages are noted as they are noticed."""
        ...

    def stop(self) -> None:
        """Stop noticing outages."""
        ...


class ServerClock:
    """Runs with the steady clock from the time of day at the start.

    A wall clock that jumps ahead is followed, and the jump is an outage; one that goes back is not followed until
    the next start. A gap between pulses is an outage too. Both are noticed by whoever asks for the time first, so
    that no deadline passes in an outage.

    Both clocks of the machine tell nanoseconds. The wall clock may jump; the steady one never does, and mostly
    stands still while the machine sleeps.
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall, self._steady = wall, steady
        self._outages = Outages()
        self._pulsed = wall() // MILLISECOND
        self._offset = self._pulsed - steady() // MILLISECOND
        self._pulses: asyncio.Task[None] | None = None

    def __call__(self) -> int:
        """Return the time of day."""
        now = self._steady() // MILLISECOND + self._offset
        ahead = self._wall() // MILLISECOND - now
        if ahead > LATE:
            self._offset += ahead
            now += ahead
        if now - self._pulsed > LATE:
            log.warning("server-was-away", seconds=(now - self._pulsed) / 1000)
            self._outages.note(self._pulsed, now)
            self._pulsed = now
        return now

    def start(self, outages: Outages, not_before: int) -> None:
        """Begin to run, never behind the last heartbeat."""
        self._outages = outages
        self._pulsed = max(self._wall() // MILLISECOND, not_before)
        self._offset = self._pulsed - self._steady() // MILLISECOND
        self._pulses = asyncio.get_running_loop().create_task(self._pulse_on())

    def pulse(self) -> None:
        """Note that the server takes its turns."""
        self._pulsed = self()

    def stop(self) -> None:
        """Stop noticing outages."""
        if self._pulses:
            self._pulses.cancel()
            self._pulses = None

    async def _pulse_on(self) -> None:
        while True:
            self.pulse()
            await asyncio.sleep(PULSE)
