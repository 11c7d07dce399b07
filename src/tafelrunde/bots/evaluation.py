"""What the house thinks of a match: win shares where a turn ends, by what was learned.

A game's module `evaluation` says whether a turn ended between two positions (`turn_ends`), what the seats' win
shares are then (`evaluate`), whether so little is left of a match that it is better played to its end than valued
(`plays_out`), and who plays quickly and is never unsure (`quick_player`). A game may roll positions out itself,
many at a time (`roll_out`), know what all actions are worth if the turn is played at its best (`solve`), or say
where its end is so near that players who err are better asked than win shares (`near_end`).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple

from tafelrunde.bots.base import bot, usual
from tafelrunde.bots.player import package_of
from tafelrunde.core.bot import Bot
from tafelrunde.core.position import Position

Evaluate = Callable[[Position, Position], Sequence[float] | None]
"""Takes a position and the one after it, and returns each seat's win share if a turn ended in between."""
RollOut = Callable[[Position, str, Sequence[int], int], Sequence[float]]
"""Takes a position, an action, seeds and a number of rounds; returns for each seed the share of whoever acts."""

Solve = Callable[[Position], Mapping[str, float]]
"""Takes a position and returns the win share of whoever acts after each action, solved to the end of the turn."""


MAY_BRING: Final = ("roll_out", "solve", "near_end")


class Evaluation(NamedTuple):
    """How a game is evaluated."""

    turn_ends: Callable[[Position, Position], bool]
    evaluate: Evaluate
    plays_out: Callable[[Position], bool]
    quick_player: Callable[[], Bot]
    roll_out: RollOut | None = None
    solve: Solve | None = None
    near_end: Callable[[Position], bool] = lambda _position: False


@cache
def evaluation(game: str) -> Evaluation:
    """Return how a game is evaluated; a game whose players bring nothing of the kind knows its end only."""
    package = package_of(game)
    if not find_spec(package) or not find_spec(f"{package}.evaluation"):
        return Evaluation(
            lambda _before, _after: False,
            lambda _before, _after: None,
            lambda _position: True,
            lambda: bot(usual(game), game, 0),
        )
    module = import_module(f"{package}.evaluation")
    brought = {name: getattr(module, name) for name in MAY_BRING if hasattr(module, name)}
    return Evaluation(module.turn_ends, module.evaluate, module.plays_out, module.quick_player, **brought)
