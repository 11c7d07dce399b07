"""Clocks of a table: how long a seat may think, counted on the server alone."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=5, le=86_400)]
SECOND = 1000
DAY = 86_400 * SECOND


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Everybody may think as long as they like."""


class TurnClock(msgspec.Struct, frozen=True, tag_field="kind", tag="turn", forbid_unknown_fields=True):
    """So many seconds each time it is a seat's turn to act, until another seat is to act."""

    seconds: Seconds


class MatchClock(msgspec.Struct, frozen=True, tag_field="kind", tag="match", forbid_unknown_fields=True):
    """So many seconds for the whole match, and some more each time a seat is to act."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days each time a seat is to act."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


ClockKind = NoClock | TurnClock | MatchClock | DaysClock

Outages = Sequence[tuple[int, int]]
"""When the server was down, in milliseconds since the epoch: no clock ran then."""


class Clock:
    """What each seat has left; all times are milliseconds, and the time of day is handed in."""

    def __init__(self, kind: ClockKind, seats: int, outages: Outages = ()) -> None:
        self.kind = kind
        self.running: int | None = None
        """The seat whose time runs."""
        self._since = 0
        """When `_left` was true."""
        self._left = [_first(kind)] * seats
        self._outages = outages

    @property
    def ticks(self) -> bool:
        """Whether there is a limit at all."""
        return not isinstance(self.kind, NoClock)

    def turn_to(self, seat: int | None, at: int) -> None:
        """Let the time of a seat run from now on; that of the seat before it stands still."""
        if not self.ticks or seat == self.running:
            return
        self._left = self.remaining(at)
        self.running, self._since = seat, at
        if seat is not None:
            self._left[seat] = _refilled(self.kind, self._left[seat])

    def remaining(self, now: int) -> list[int]:
        """Return what every seat has left at a moment."""
        left = list(self._left)
        if self.running is not None:
            spent = now - self._since - self._down(now)
            left[self.running] = max(0, left[self.running] - max(0, spent))
        return left

    def deadline(self, now: int) -> int | None:
        """Return when the running time will be used up, if the server stays up."""
        return None if self.running is None else now + self.remaining(now)[self.running]

    def _down(self, now: int) -> int:
        """Return for how long the server was down since the running turn began."""
        return sum(max(0, min(end, now) - max(start, self._since)) for start, end in self._outages)


def _first(kind: ClockKind) -> int:
    """Return what a seat begins with."""
    match kind:
        case MatchClock():
            return kind.seconds * SECOND
        case _:
            return _refilled(kind, 0)


def _refilled(kind: ClockKind, left: int) -> int:
    """Return what a seat has when its turn to act comes."""
    match kind:
        case TurnClock():
            return kind.seconds * SECOND
        case MatchClock():
            return left + kind.increment * SECOND
        case DaysClock():
            return kind.days * DAY
        case _:
            return 0
