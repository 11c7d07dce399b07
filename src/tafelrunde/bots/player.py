"""What a player is: whoever chooses among the legal actions."""

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from tafelrunde.core.actions import Action
from tafelrunde.core.position import View
from tafelrunde.core.registry import game as game_named


class Bot(Protocol):
    """Chooses among the legal actions from what its seat may see, within `budget` seconds."""

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return one of the legal actions."""
        ...


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
