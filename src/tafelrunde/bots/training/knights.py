"""How Knights is learned: self-play with settled contests, a net for each number of seats."""

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any, Final

import numpy as np

from tafelrunde.bots.knights.choose import Sight, mind
from tafelrunde.bots.knights.features import inputs
from tafelrunde.bots.knights.matches import compare
from tafelrunde.bots.knights.players import RUNGS
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.knights.value import HIDDEN, NET
from tafelrunde.bots.training.knights_kernels import NOTE, Course, study
from tafelrunde.bots.training.trainer import Report
from tafelrunde.bots.weights import Weights
from tafelrunde.core.registry import game
from tafelrunde.core.rng import rng
from tafelrunde.games.knights.state import LEAST_PLAYERS, MOST_PLAYERS

SEATS: Final = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
MATCHES: Final = {2: 16_000, 3: 7_000, 4: 20_000, 5: 3_500, 6: 3_000}
"""Matches of a learner in a generation, by seats."""
MOST_WORK_FIRST: Final = (4, 6, 5, 3, 2)
NOISE: Final = 0.01
"""In self-play some blur makes it look around."""
MIXED: Final = 0.7
"""Part of the matches with seats that go by hand-made worths: not everybody plays as well as oneself."""
KEEP: Final = 0.9
"""Per position; a turn has about two."""
FOG: Final = 0.002
SPEED, SPEED_DECAY, LEAST_SPEED = 0.02, 0.3, 0.0005
"""Steps become smaller within a generation, and from one to the next."""
PARTS: Final = 16
"""Jobs of a duel."""
LONGEST: Final = 150
"""Turns a seat after which a match of self-play is cut; what is thought of it then counts as its end."""
MOST_DECISIONS: Final = 3000
"""Where a match at the gate is cut, as everybody's win in equal shares."""


class KnightsTrainer:
    """Learns Knights."""

    name = "knights"

    def fresh(self, seed: int) -> Weights:
        """Return small random weights."""
        generator = np.random.default_rng(seed)
        weights = {}
        for players in SEATS:
            shapes = ((inputs(players), HIDDEN), (HIDDEN,), (HIDDEN, players), (players,))
            for name, shape, size in zip(NET, shapes, (0.15, 0.0, 0.1, 0.0), strict=True):
                weights[f"{name}-{players}"] = generator.normal(0.0, size, shape).astype(np.float32)
        return weights

    def improve(self, weights: Weights, generation: int, seed: int, executor: Executor, report: Report) -> Weights:
        """Let a learner of each number of seats go on from these weights."""
        speeds = speed_of(generation), speed_of(generation + 1)
        jobs = [
            executor.submit(learned, of_seats(weights, players), players, speeds, [seed, players])
            for players in MOST_WORK_FIRST
        ]
        better: dict[str, Any] = {}
        for done, job in enumerate(jobs):
            report("self-play", done, len(jobs))
            better |= job.result()
        return better

    def duel(
        self, new: Weights, old: Weights, players: int, games: int, seed: int, executor: Executor
    ) -> Sequence[float]:
        """Let one new sovereign meet old ones in real matches."""
        parts = np.array_split(np.arange(games // players), PARTS)
        nets = of_seats(new, players), of_seats(old, players)
        jobs = [executor.submit(matched, *nets, players, seed, part) for part in parts if len(part)]
        return [share for job in jobs for share in job.result()]

    def export(self, weights: Weights) -> Weights:
        """Return the weights in half precision."""
        return {name: array.astype(np.float16) for name, array in weights.items()}


def speed_of(generation: int) -> float:
    """Return how far a generation steps at its beginning."""
    return float(max(LEAST_SPEED, SPEED * SPEED_DECAY ** (generation - 1)))


def of_seats(weights: Weights, players: int) -> Weights:
    """Return the weights for so many seats alone."""
    return {f"{name}-{players}": weights[f"{name}-{players}"] for name in NET}


def learned(weights: Weights, players: int, speeds: tuple[float, float], seed: Sequence[int]) -> Weights:
    """Return what weights have become after one learner's matches."""
    learner = mind(weights, players, Sight.OUTCOMES, NOISE)
    start = game("knights").start(players=players).state
    course = Course(KEEP, FOG if players > LEAST_PLAYERS else 0.0, *speeds, MIXED)
    notes = np.zeros(2 * LONGEST * players, NOTE)
    study(tables(), learner, course, notes, start, start.copy(), MATCHES[players], _rng(seed), np.zeros(4))
    shapes = {name: tuple(map(slice, weights[f"{name}-{players}"].shape)) for name in NET}
    return {f"{name}-{players}": learner[name][0][shape].copy() for name, shape in shapes.items()}


def matched(new: Weights, old: Weights, players: int, seed: int, deals: Any) -> list[float]:
    """Return the shares of a new sovereign among old ones, on each seat in turn with the same dice."""
    start = game("knights").start(players=players).state
    rngs = np.array([_rng([seed, int(deal)]) for deal in deals for _ in range(players)])
    shares = np.zeros(len(rngs))
    ours, theirs = (mind(each, players, *RUNGS["sovereign"]) for each in (new, old))
    compare(tables(), ours, theirs, start, start.copy(), rngs, MOST_DECISIONS, shares)
    return [float(share) for share in shares]


def _rng(seed: Sequence[int]) -> Any:
    return rng(int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]))


TRAINER = KnightsTrainer()
