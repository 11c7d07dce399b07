"""A trainer without a game: skill is one number, and whoever has more of it wins more often."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

import numpy as np

from tafelrunde.bots.training.trainer import Report
from tafelrunde.bots.weights import Weights


class Here(Executor):
    """Does all work at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Steps:
    """Learns as much in each generation as it is told to; the name is that of a game with two to six seats."""

    name = "knights"

    def __init__(self, *gains: float, dies_in: int | None = None) -> None:
        self.gains = gains
        self.dies_in = dies_in
        self.began_with: list[float] = []

    def fresh(self, seed: int) -> Weights:
        return {"skill": np.zeros(1), "seeds": np.array([seed])}

    def improve(self, weights: Weights, generation: int, seed: int, executor: Executor, report: Report) -> Weights:
        if generation == self.dies_in:
            raise KeyboardInterrupt
        self.began_with.append(float(weights["skill"][0]))
        gain = self.gains[(generation - 1) % len(self.gains)]
        return {"skill": weights["skill"] + gain, "seeds": np.append(weights["seeds"], seed)}

    def duel(
        self, new: Weights, old: Weights, players: int, games: int, seed: int, executor: Executor
    ) -> Sequence[float]:
        edge = 1 + float(new["skill"][0]) - float(old["skill"][0])
        chance = edge / (edge + players - 1)
        return [float(luck < chance) for luck in np.random.default_rng(seed).random(games)]

    def export(self, weights: Weights) -> Weights:
        return {"skill": weights["skill"].astype(np.float32)}
