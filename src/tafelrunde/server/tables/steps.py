"""The steps of an update: where a match stood between what a seat did and what the dice made of it."""

from collections.abc import Callable
from typing import Any

from tafelrunde.core.match import Continuation
from tafelrunde.core.memory import States
from tafelrunde.core.position import View
from tafelrunde.protocol.messages import Step


def steps_of(way: Continuation, see: Callable[[States], View], *, aids: bool) -> list[Step]:
    """Return every position on the way but the last, as somebody sees it."""
    positions = way.positions()
    chance = zip(positions, way.entries[1:], strict=False)
    drawn = [before.events(before.game.code_of(entry.do)) for before, entry in chance]
    done = way.events[: len(way.events) - sum(map(len, drawn))]
    led: list[Any] = [done, *drawn][:-1]
    steps = []
    for entry, position, events in zip(way.entries, positions, led, strict=False):
        view = see(position.state)
        steps.append(Step(entry.by, view.as_sent(), events, view.aids() if aids else None))
    return steps
