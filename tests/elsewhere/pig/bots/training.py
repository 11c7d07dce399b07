"""How Pig is learned: whoever holds a little earlier or later, and wins more, is the next generation."""

import random
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from statistics import fmean

import numpy as np

from tafelrunde.bots.training.trainer import Report
from tafelrunde.bots.weights import Weights
from tafelrunde.core.chance import seeded
from tests.elsewhere.pig.bots.holder import Holder
from tests.elsewhere.pig.game import Pig

GAMES = 20
STEP = 6
GOAL = 20
"""A short game, as this is for tests."""


class PigTrainer:
    """Moves the one number that there is to learn."""

    name = "pig"

    def fresh(self, seed: int) -> Weights:
        """Return a player who holds at the first point."""
        return {"hold_at": np.ones(1, np.float32)}

    def improve(self, weights: Weights, generation: int, seed: int, executor: Executor, report: Report) -> Weights:
        """Try a few numbers beside the known one."""
        generator = random.Random(seed)
        near = [max(1, int(weights["hold_at"][0]) + generator.randint(-STEP, STEP)) for _ in range(3)]
        best, most = weights, 0.5
        for done, hold_at in enumerate(near):
            report("learning", done, len(near))
            tried: Weights = {"hold_at": np.array([hold_at], np.float32)}
            won = fmean(self.duel(tried, weights, 2, GAMES, seed, executor))
            best, most = (tried, won) if won > most else (best, most)
        return best

    def duel(
        self, new: Weights, old: Weights, players: int, games: int, seed: int, executor: Executor
    ) -> Sequence[float]:
        """Play matches, the new one on each seat in turn."""
        return list(executor.map(partial(play, new, old, players, seed), range(games)))

    def export(self, weights: Weights) -> Weights:
        """Return the number in few bits."""
        return {"hold_at": weights["hold_at"].astype(np.int16)}


def play(new: Weights, old: Weights, players: int, seed: int, number: int) -> float:
    """Play one match and return the new one's share."""
    seat = number % players
    deal = seeded(f"{seed}-{number // players}")
    match = Pig().match(players=players, goal=GOAL, sampler=deal)
    table = [Holder(new if each == seat else old) for each in range(players)]
    while (position := match.position).to_act is not None:
        match.play(table[position.to_act].choose(position.view(position.to_act), (), 1.0))
    assert position.outcome
    return float(position.outcome.winners == (seat,))


TRAINER = PigTrainer()
