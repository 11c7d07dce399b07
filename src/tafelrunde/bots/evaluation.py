"""What the house thinks of a match: win shares where a turn ends, by what was learned."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from tafelrunde.bots.player import package_of
from tafelrunde.core.position import Position

Evaluate = Callable[[Position, Position], Sequence[float] | None]
"""Takes a position and the one after it, and returns each seat's win share if a turn ended in between."""


@cache
def evaluation(game: str) -> Evaluate:
    """Return how a game is evaluated; a game whose players bring nothing of the kind knows its end only."""
    package = package_of(game)
    if not find_spec(package) or not find_spec(f"{package}.evaluation"):
        return lambda _before, _after: None
    evaluate: Evaluate = import_module(f"{package}.evaluation").evaluate
    return evaluate
