"""What the honest players met: how long everything took, and where they were turned away."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from math import ceil
from time import monotonic
from typing import Any, NamedTuple

Json = dict[str, Any]


class Summary(NamedTuple):
    """Times of one kind, in milliseconds."""

    number: int
    p50: float
    p99: float
    most: float


@dataclass
class Watch:
    """Runs from the asking to the answer."""

    kind: str
    begun: float
    taken: float | None = None

    def stop(self, now: float | None = None) -> None:
        """Take the time, once."""
        if self.taken is None:
            self.taken = (now or monotonic()) - self.begun

    def by(self, moment: float) -> float:
        """Return the seconds it took, or has taken up to a moment."""
        return moment - self.begun if self.taken is None else self.taken


@dataclass
class Measures:
    """Everything that was timed or went wrong, with its moment."""

    troubles: list[tuple[float, str, str]] = field(default_factory=list)
    """When, what was asked, and how it was turned down."""
    _watches: dict[str, list[Watch]] = field(default_factory=lambda: defaultdict(list))

    def start(self, kind: str, begun: float | None = None) -> Watch:
        """Begin to time something; what is never answered counts for as long as it was waited for."""
        watch = Watch(kind, begun or monotonic())
        self._watches[kind].append(watch)
        return watch

    def forget(self, watch: Watch) -> None:
        """Leave something out that could not be answered any more."""
        if watch.taken is None:
            self._watches[watch.kind].remove(watch)

    def trouble(self, what: str, how: str) -> None:
        """Note that an honest player was turned away."""
        self.troubles.append((monotonic(), what, how))

    @property
    def kinds(self) -> list[str]:
        """What was timed."""
        return sorted(self._watches)

    def summary(self, kind: str, since: float, until: float) -> Summary:
        """Return how long what was asked between two moments took."""
        watches = (watch for watch in self._watches.get(kind, ()) if since <= watch.begun < until)
        taken = sorted(1000 * watch.by(until) for watch in watches)
        if not taken:
            return Summary(0, 0.0, 0.0, 0.0)
        return Summary(len(taken), _rank(taken, 0.5), _rank(taken, 0.99), taken[-1])

    def turned_away(self, since: float, until: float) -> Counter[str]:
        """Count how often honest players were turned away between two moments."""
        return Counter(f"{what}: {how}" for at, what, how in self.troubles if since <= at < until)


def _rank(ordered: list[float], part: float) -> float:
    return ordered[ceil(part * len(ordered)) - 1]
