"""What a bot is, and which ones there are."""

import random
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import seeded
from tafelrunde.core.errors import BadOption
from tafelrunde.core.position import View
from tafelrunde.core.registry import game as game_named

WARM_DECISIONS = 8
"""Beyond every game's setup."""


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


def _steward_module(game: str) -> str:
    """Name the module of a game's steward: a class `Steward`, in a module of the game's name or beside the game."""
    return game_named(game).module("tafelrunde.bots.steward.", "steward")


@cache
def bots(game: str) -> tuple[str, ...]:
    """Return the names of the bots that play a game, weakest first."""
    return ("random", "steward") if find_spec(_steward_module(game)) else ("random",)


def play_first_decisions(game: str) -> None:
    """Let the best bot begin a match with itself; this compiles whatever it needs."""
    match = game_named(game).match(sampler=seeded(0))
    player = bot(bots(game)[-1], game)
    for _ in range(WARM_DECISIONS):
        seat = match.position.to_act
        assert seat is not None
        match.play(player.choose(match.position.view(seat), match.position.legal(), 1.0))


def bot(name: str, game: str, seed: int | None = None) -> Bot:
    """Return a bot for a game, or raise BadOption."""
    if name not in bots(game):
        raise BadOption("unknown-bot", name=name, game=game, known=list(bots(game)))
    if name == "random":
        return RandomBot(seed)
    steward: Bot = import_module(_steward_module(game)).Steward()
    return steward
