"""When the server was away: down, paused, or asleep with the machine. No clock runs then."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from tafelrunde.server.store.base import LARGEST

Span = tuple[int, int]
"""From when to when, in milliseconds since the epoch."""
_Sum = tuple[int, int, int]
"""The same, and how long all before it lasted."""


class Outages:
    """All outages in order, shared by all clocks; asking for a stretch of time takes a binary search."""

    def __init__(self, spans: Iterable[Span] = ()) -> None:
        self._sums: list[_Sum] = []
        """Never changed in place, as threads read it."""
        self.unkept: list[Span] = []
        """What the store does not know yet."""
        self.add(*spans)

    def __iter__(self) -> Iterator[Span]:
        return iter([(start, end) for start, end, _ in self._sums])

    def add(self, *spans: Span) -> None:
        """Add outages that the store knows."""
        self._sums = _summed(sorted([*self, *spans]))

    def note(self, start: int, end: int) -> None:
        """Add an outage that the store does not know yet."""
        self.add((start, end))
        self.unkept.append((start, end))

    def forget(self, before: int) -> None:
        """Let go of what ended before a moment."""
        self._sums = _summed([(start, end) for start, end in self if end >= before])

    def within(self, start: int, end: int) -> int:
        """Return for how long the server was away between two moments."""
        sums = self._sums
        return _until(sums, end) - _until(sums, start) if sums and start < end else 0


def _summed(spans: Iterable[Span]) -> list[_Sum]:
    """Return outages in order, those that touch each other as one."""
    sums: list[_Sum] = []
    for start, end in spans:
        last_start, last_end, before = sums[-1] if sums else (start, start, 0)
        if sums and start <= last_end:
            sums[-1] = last_start, max(end, last_end), before
        else:
            sums.append((start, end, before + last_end - last_start))
    return sums


def _until(sums: list[_Sum], moment: int) -> int:
    """Return for how long the server was away before a moment."""
    place = bisect_right(sums, (moment, LARGEST, LARGEST)) - 1
    if place < 0:
        return 0
    start, end, before = sums[place]
    return before + min(end, moment) - start
