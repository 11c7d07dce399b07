"""Which games can be played already: at the very first start their rules are compiled while the page is shown."""

import asyncio

import msgspec

from tafelrunde.core.messages import Fact
from tafelrunde.server.errors import Unavailable
from tafelrunde.server.operations.compiling import Compiler

RETRY = 2
"""Seconds after which it is worth asking again."""
LOOK = 0.2
"""Seconds between two looks of whoever waits."""


class GameReadiness(msgspec.Struct, frozen=True):
    """Whether a game can be played."""

    game: str
    ready: bool
    percent: int
    """How much of its rules is prepared."""


class Readiness:
    """Says which games can be played: all of them, unless a compiler is at work."""

    def __init__(self, compiler: Compiler | None = None) -> None:
        self._compiler = compiler

    def of(self, name: str) -> GameReadiness:
        """Return how far a game is; one that nobody knows is found out elsewhere."""
        if self._compiler is None or self._compiler.is_playable(name):
            return GameReadiness(name, True, 100)
        return GameReadiness(name, False, self._compiler.percent(name))

    def need(self, name: str) -> None:
        """Refuse what needs a game that is not ready, and let that one be compiled first."""
        found = self.of(name)
        if not found.ready and self._compiler is not None:
            self._compiler.prefer(name)
            facts: dict[str, Fact] = {"game": name, "percent": found.percent, "seconds": RETRY}
            raise Unavailable("game-not-ready", **facts)

    async def wait(self, name: str) -> None:
        """Wait until a game is ready."""
        while not self.of(name).ready:
            await asyncio.sleep(LOOK)
