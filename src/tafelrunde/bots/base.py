"""What a bot is, and which ones there are."""

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from tafelrunde.bots.steward.court import CourtSteward
from tafelrunde.bots.steward.knights import KnightsSteward
from tafelrunde.core.actions import Action
from tafelrunde.core.errors import BadOption
from tafelrunde.core.position import View


class Bot(Protocol):
    """Chooses among the legal actions from what its seat may see, within `budget` seconds."""

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return one of the legal actions."""
        ...


class RandomBot:
    """Plays any legal action, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return a random legal action."""
        return self._random.choice(legal)


STEWARDS: dict[str, Callable[[], Bot]] = {"knights": KnightsSteward, "court": CourtSteward}


def bots(game: str) -> tuple[str, ...]:
    """Return the names of the bots that play a game, weakest first."""
    return ("random", "steward") if game in STEWARDS else ("random",)


def bot(name: str, game: str, seed: int | None = None) -> Bot:
    """Return a bot for a game, or raise BadOption."""
    if name not in bots(game):
        raise BadOption("unknown-bot", name=name, game=game, known=list(bots(game)))
    return RandomBot(seed) if name == "random" else STEWARDS[game]()
