"""What a game brings to be learned: fresh weights, one generation more, and a duel between two of them."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from tafelrunde.bots.weights import Weights
from tafelrunde.core.registry import game as game_named

Report = Callable[[str, int, int], None]
"""Called with what is done now, how much of it is done, and how much there is."""


class CannotTrain(Exception):
    """What was asked for cannot be done; the text says why."""


class Trainer(Protocol):
    """Learns one game. Equal seeds give equal weights, whatever the executor and however often it is resumed."""

    name: str
    """The game."""

    def fresh(self, seed: int) -> Weights:
        """Return weights that know nothing."""
        ...

    def improve(self, weights: Weights, generation: int, seed: int, executor: Executor, report: Report) -> Weights:
        """Return the weights of one generation more: play with these, and learn from it."""
        ...

    def duel(
        self, new: Weights, old: Weights, players: int, games: int, seed: int, executor: Executor
    ) -> Sequence[float]:
        """Return the win share of one `new` among `old`s in each match; both are exported weights.

        The matches of one deal, `new` on each seat in turn with the same dice, stand side by side.
        """
        ...

    def export(self, weights: Weights) -> Weights:
        """Return what the package is to hold of weights, rounded as there."""
        ...


def trainer(game: str) -> Trainer:
    """Return the trainer of a game: `TRAINER` of the module of its name here, or of `bots.training` elsewhere."""
    module = game_named(game).module("tafelrunde.bots.training.", "bots.training")
    if not find_spec(module):
        raise CannotTrain(f"{game} has no trainer: there is no {module}")
    found: Trainer = import_module(module).TRAINER
    return found
