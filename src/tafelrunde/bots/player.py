"""What makes a player, and the simplest one."""

import random
from collections.abc import Callable, Sequence

from tafelrunde.core.actions import Action
from tafelrunde.core.bot import Bot
from tafelrunde.core.position import View
from tafelrunde.core.registry import game as game_named

MakePlayer = Callable[[int | None], Bot]
"""Makes a player from a seed; players of equal seeds play alike. Weights are loaded here, and not before."""


def package_of(game: str) -> str:
    """Name the package of a game's players: of the game's name here, `bots` in a package from elsewhere."""
    return game_named(game).module("tafelrunde.bots.", "bots")


class RandomBot:
    """Plays any legal action, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return a random legal action."""
        return self._random.choice(legal)
