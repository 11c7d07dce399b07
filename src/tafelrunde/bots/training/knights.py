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
from tafelrunde.bots.training.knights_calibrate import calibrated
from tafelrunde.bots.training.knights_kernels import Course, new_notes, rng_of, study
from tafelrunde.bots.training.trainer import Report
from tafelrunde.bots.weights import Weights
from tafelrunde.core.registry import game
from tafelrunde.games.knights.state import LEAST_PLAYERS, MOST_PLAYERS

SEATS: Final = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
MATCHES: Final = {2: 16_000, 3: 7_000, 4: 20_000, 5: 3_500, 6: 3_000}
"""Matches of a learner in a generation, by seats."""
LEARNERS: Final = {2: 2, 3: 1, 4: 4, 5: 1, 6: 1}
"""By seats, how many learn side by side from the second generation on; what they come to is averaged."""
MOST_WORK_FIRST: Final = (4, 6, 5, 3, 2)
NOISE: Final = 0.01
"""In self-play some blur makes it look around."""
MIXED: Final = 0.7
"""Part of the matches beyond two seats with some who go by hand-made worths: not all play as well as oneself."""
KEEP: Final = 0.9
"""Per position; a turn has about two."""
FOG: Final = 0.002
SPEED, SPEED_DECAY, LEAST_SPEED = 0.02, 0.3, 0.0005
"""Steps become smaller within a generation, and from one to the next."""
PARTS: Final = 16
"""Jobs of a duel."""
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
        """Let some learners of each number of seats go on from these weights."""
        jobs = []
        for players in MOST_WORK_FIRST:
            before = of_seats(weights, players)
            for number in range(LEARNERS[players] if generation > 1 else 1):
                job = executor.submit(learned, before, players, generation, [seed, players, number])
                jobs.append((players, job))
        found: dict[int, list[Weights]] = {players: [] for players in SEATS}
        for done, (players, job) in enumerate(jobs):
            report("self-play", done, len(jobs))
            found[players].append(job.result())
        better = {name: array for some in found.values() for name, array in mean_of(some).items()}
        return {**better, **executor.submit(calibrated, of_seats(better, LEAST_PLAYERS), [seed]).result()}

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


def mean_of(some: Sequence[Weights]) -> Weights:
    """Return the mean of what learners have come to, who began alike."""
    return {name: np.stack([each[name] for each in some]).mean(axis=0) for name in some[0]}


def learned(weights: Weights, players: int, generation: int, seed: Sequence[int]) -> Weights:
    """Return what weights have become after one learner's matches; once it has a value, it looks past cards."""
    sight = Sight.OUTCOMES if generation == 1 else Sight.CARDS
    learner = mind(weights, players, sight, NOISE)
    start = game("knights").start(players=players).state
    fog, mixed = (FOG, MIXED) if players > LEAST_PLAYERS else (0.0, 0.0)
    course = Course(KEEP, fog, speed_of(generation), speed_of(generation + 1), int(sight), mixed)
    notes, games = new_notes(players), MATCHES[players]
    study(tables(), learner, course, notes, start, start.copy(), games, rng_of(seed), np.zeros(4))
    shapes = {name: tuple(map(slice, weights[f"{name}-{players}"].shape)) for name in NET}
    return {f"{name}-{players}": learner[name][0][shape].copy() for name, shape in shapes.items()}


def matched(new: Weights, old: Weights, players: int, seed: int, deals: Any) -> list[float]:
    """Return the shares of a new sovereign among old ones, on each seat in turn with the same dice."""
    start = game("knights").start(players=players).state
    rngs = np.array([rng_of([seed, int(deal)]) for deal in deals for _ in range(players)])
    shares = np.zeros(len(rngs))
    ours, theirs = (mind(each, players, *RUNGS["sovereign"]) for each in (new, old))
    compare(tables(), ours, theirs, start, start.copy(), rngs, MOST_DECISIONS, shares)
    return [float(share) for share in shares]


TRAINER = KnightsTrainer()
