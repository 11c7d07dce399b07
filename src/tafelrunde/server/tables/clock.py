"""Clocks of a table: how long a seat may think, counted on the server alone."""

from collections import deque
from itertools import takewhile
from typing import NamedTuple

from tafelrunde.protocol.clocks import ClockKind, DaysClock, MatchClock, NoClock, TurnClock
from tafelrunde.server.tables.outages import Outages

SECOND = 1000
DAY = 86_400 * SECOND
GRACE = 5 * SECOND
"""How long after a question its time begins at the latest: until then somebody may be shown what led to it."""
MOST_SWITCHES = 256
"""How many changes of turn can be taken back to the very time of each; no table takes back more in a row."""


class _Switch(NamedTuple):
    """The time of another seat began to run."""

    entries: int
    """How many entries the record held then."""
    at: int
    to: int | None
    before: int
    """What that seat had before its turn came."""


class Clock:
    """What each seat has left; all times are milliseconds, and the time of day is handed in."""

    def __init__(self, kind: ClockKind, seats: int, outages: Outages | None = None, grace: int = 0) -> None:
        self.kind = kind
        self._grace = grace
        self.ticks = not isinstance(kind, NoClock)
        """Whether there is a limit at all."""
        self.running: int | None = None
        """The seat whose time runs."""
        self._since = 0
        """When `_left` was true, or will begin to run down."""
        self._left = [_first(kind)] * seats
        self._outages = Outages() if outages is None else outages
        self._switches: deque[_Switch] = deque(maxlen=MOST_SWITCHES)

    def turn_to(self, seat: int | None, at: int, entries: int = 0) -> None:
        """Let the time of a seat run from now on; that of the seat before it stands still."""
        if not self.ticks or seat == self.running:
            return
        self._left = self.remaining(at)
        self._switches.append(_Switch(entries, at, seat, 0 if seat is None else self._left[seat]))
        self.running, self._since = seat, at + self._grace
        if seat is not None:
            self._left[seat] = _refilled(self.kind, self._left[seat])

    def begin(self, at: int) -> None:
        """Let the running time begin, if it has not yet: whoever is asked knows it."""
        self._since = min(self._since, at)

    def waits(self, now: int) -> int:
        """Return how long it takes until the running time begins by itself."""
        return 0 if self.running is None else max(0, self._since - now)

    def go_back(self, seat: int, at: int, entries: int, *, agreed: bool) -> None:
        """Let the time of a seat run on as if its turn had not ended: the match went back to so many entries."""
        if not self.ticks or not self._undone(entries):
            return
        self._left = self.after_going_back(seat, at, entries, agreed=agreed)
        self.running, self._since = seat, at
        while self._switches and self._switches[-1].entries > entries:
            self._switches.pop()

    def after_going_back(self, seat: int, now: int, entries: int, *, agreed: bool) -> list[int]:
        """Return what every seat would have left if a seat took back.

        Each has what it had when that seat acted, without the increments of turns that are undone. Whoever takes
        back pays for the time since then; where the others agreed, not for the time that they took themselves.
        """
        left, end, paid = self.remaining(now), now, 0
        for switch in self._undone(entries):
            spent = self.passed(switch.at, end)
            if switch.to is not None:
                left[switch.to] = switch.before
            if switch.to in (seat, None) or not agreed:
                paid += spent
            end = switch.at
        left[seat] = max(0, left[seat] - paid)
        return left

    def can_go_back(self, seat: int, now: int, entries: int, *, agreed: bool) -> bool:
        """Say whether a seat would have any time left if it took back."""
        return not self.ticks or self.after_going_back(seat, now, entries, agreed=agreed)[seat] > 0

    def remaining(self, now: int) -> list[int]:
        """Return what every seat has left at a moment."""
        left = list(self._left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - self.passed(self._since, now))
        return left

    def deadline(self, now: int) -> int | None:
        """Return when the running time will be used up, if the server stays up."""
        return None if self.running is None else now + self.waits(now) + self.remaining(now)[self.running]

    def passed(self, start: int, now: int) -> int:
        """Return how much time passed in which the server was there."""
        return max(0, now - start - self._outages.within(start, now))

    def _undone(self, entries: int) -> list[_Switch]:
        """Return the changes of turn that came after so many entries, the last first."""
        return list(takewhile(lambda switch: switch.entries > entries, reversed(self._switches)))


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
