"""Whether the store can be used: for whoever asks, and for the host, who is told when that changes."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Problem
from tafelrunde.server.errors import error_of
from tafelrunde.server.operations.logs import Log


class ClusterHealth(msgspec.Struct, frozen=True):
    """How one of several servers stands among the others."""

    server: str
    leader: bool
    """Whether it does what only one should do."""
    servers: int
    """How many are alive."""
    lease_seconds: float
    """Until it is taken for dead, unless it renews its lease."""
    lag_seconds: float
    """Since it did so."""
    tables: int
    """How many it has in memory."""


Ping = Callable[[], Awaitable[object]]

PATIENCE = 2.0
"""A store that has not answered after so many seconds is not well."""
ASLEEP = 1.0
"""A server that notices so many seconds too late that it has waited long enough was asleep itself."""
WATCH = 5.0
"""Seconds between two looks that nobody asked for."""
REMIND = 60.0
"""Seconds between two lines in the log about the same trouble."""

log = Log("health")


class Health:
    """Knows how the store is: from asking it now and then, and from whatever fails meanwhile."""

    def __init__(self, ping: Ping, clock: Callable[[], float] = time.monotonic) -> None:
        self._ping = ping
        self._clock = clock
        self._asking: asyncio.Task[bool] | None = None
        self._since: float | None = None
        """Since when it is not well."""
        self._told: tuple[str, float] | None = None
        """What the host was told last, and when."""

    async def check(self) -> bool:
        """Say whether the store reads and writes; many who ask at once share one answer."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        begun = self._clock()
        try:
            await asyncio.wait_for(self._ping(), PATIENCE)
        except Exception as error:
            if isinstance(error, TimeoutError) and self._clock() - begun > PATIENCE + ASLEEP:
                return await self._ask()  # it was this server that did not answer
            self.failed(error)
            return False
        self._worked()
        return True

    def failed(self, error: Exception) -> None:
        """Register that the store failed; the host gets one line, and another each minute while it lasts."""
        now = self._clock()
        if self._since is None:
            self._since = now
        problem = _problem(error)
        if self._told is None or self._told[0] != problem.code or now - self._told[1] >= REMIND:
            self._told = problem.code, now
            seconds = round(now - self._since)
            log.error("store-unwell", code=problem.code, why=error_of(problem).message, seconds=seconds)

    def _worked(self) -> None:
        if self._since is not None:
            log.info("store-well-again", seconds=round(self._clock() - self._since))
        self._since = self._told = None

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(WATCH)
            await self.check()


def _problem(error: Exception) -> Problem:
    if isinstance(error, TafelrundeError):
        return error.problem
    if isinstance(error, TimeoutError):
        return Problem("store-slow", facts={"seconds": round(PATIENCE)})
    return Problem("store-unavailable", facts={"detail": str(error) or type(error).__name__})
