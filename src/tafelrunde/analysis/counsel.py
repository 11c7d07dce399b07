"""What could be done in a position, and what it is worth: the same values as in a ledger, for whoever is to act."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import msgspec

from tafelrunde.core.messages import Message
from tafelrunde.core.position import Position
from tafelrunde.core.registry import game as game_named


class Worth(msgspec.Struct, frozen=True):
    """What an action, or something to strive for, is worth to whoever is to act."""

    do: str
    win: float
    """The win share after it."""
    exact: bool
    """Whether nothing but the values where the turn ends is estimated; else the way there is, too."""


class Line(msgspec.Struct, frozen=True):
    """A whole turn."""

    do: list[str]
    """Its actions in order."""
    win: float
    """The win share once it is over."""
    gains: list[int]
    """The points that it brings each seat at once, as the game counts them."""
    told: list[Message]
    """What the actions would do, as far as they can be followed without knowing which cards come."""


class Counsel(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be said about win shares."""

    error: float
    """By how much win shares where turns end are usually corrected one turn later (root mean square)."""
    worths: list[Worth] = []
    """Legal actions, the best first."""
    aims: list[Worth] = []
    """What could be won in this turn, and the win share once it is, the best first."""
    lines: list[Line] = []
    """The best turns that were found, the best first."""


Advise = Callable[[Position], Counsel | None]


@cache
def _advise(game: str) -> Advise | None:
    package = game_named(game).module("tafelrunde.analysis.", "analysis")
    if not find_spec(package):
        return None
    advise: Advise | None = getattr(import_module(package), "advise", None)
    return advise


def counsel(position: Position) -> Counsel | None:
    """Return what can be said to whoever is to act, from a position that holds no more than they may know."""
    advise = _advise(position.game.name)
    return advise(position) if advise and position.to_act is not None and position.to_act >= 0 else None


def best_first(worths: list[Worth]) -> list[Worth]:
    """Sort by win share; equal ones keep their order."""
    return sorted(worths, key=lambda worth: -worth.win)
