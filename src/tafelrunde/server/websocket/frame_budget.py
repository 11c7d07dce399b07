"""What a connection may send besides messages: pings, unasked pongs, fragments, crumbs of frames."""

from time import monotonic

from tafelrunde.server.operations.budgets import Bucket
from tafelrunde.server.operations.limits import FRAMES

MOST_HOLDS = 50
"""After so many waits for a spent budget in a row, some ten seconds, a connection is closed."""


class FrameBudget:
    """A token bucket for whatever costs the server something and is no message."""

    __slots__ = ("_bucket", "_holds")

    def __init__(self) -> None:
        self._bucket = Bucket(FRAMES, monotonic())
        self._holds = 0
        """How often in a row nothing was left."""

    def pay(self) -> float:
        """Pay for one frame; return for how many seconds nothing may be read now."""
        self._bucket.pay(1)
        wait = self._bucket.wait(0, monotonic())
        self._holds = self._holds + 1 if wait else 0
        return wait

    @property
    def is_exhausted(self) -> bool:
        """Whether the client has gone on for so long that it must be sent away."""
        return self._holds > MOST_HOLDS
