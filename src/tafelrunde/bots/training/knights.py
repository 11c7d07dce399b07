"""How Knights is learned: self-play with settled contests, a net for each number of seats."""

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any, Final

import numpy as np

from tafelrunde.bots.knights.choose import mind
from tafelrunde.bots.knights.features import inputs
from tafelrunde.bots.knights.players import RUNGS, net
from tafelrunde.bots.knights.playing import choices, compare
from tafelrunde.bots.knights.value import Net
from tafelrunde.bots.training.knights_kernels import Course, notes, study
from tafelrunde.bots.training.trainer import Report
from tafelrunde.bots.weights import Weights
from tafelrunde.core.registry import game
from tafelrunde.core.rng import rng
from tafelrunde.games.knights.state import LEAST_PLAYERS, MOST_PLAYERS

HIDDEN: Final = 64
SEATS: Final = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
SHARDS: Final = 4
"""Learners of one generation, whose weights are averaged."""
MATCHES: Final = {2: 3000, 3: 1500, 4: 1000, 5: 700, 6: 500}
"""Matches of a learner in a generation, by seats."""
FACES: Final = 5
NOISE: Final = 0.02
"""In self-play a few of the cards that may come are enough, and some blur makes it look around."""
KEEP: Final = 0.9
"""Per position; a turn has about two."""
FOG: Final = 0.001
SPEED, SPEED_DECAY, LEAST_SPEED = 0.02, 0.65, 0.0005
"""Steps become smaller from generation to generation."""
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
            for name, shape, size in zip(Net._fields, shapes, (0.15, 0.0, 0.1, 0.0), strict=True):
                weights[f"{name}-{players}"] = generator.normal(0.0, size, shape).astype(np.float32)
        return weights

    def improve(self, weights: Weights, generation: int, seed: int, executor: Executor, report: Report) -> Weights:
        """Let several learners go on from the same weights, and average what they come to."""
        speed = max(LEAST_SPEED, SPEED * SPEED_DECAY ** (generation - 1))
        jobs = {
            players: [
                executor.submit(learned, net(weights, players), players, speed, [seed, players, shard])
                for shard in range(SHARDS)
            ]
            for players in reversed(SEATS)
        }
        better: dict[str, Any] = {}
        for done, (players, learners) in enumerate(jobs.items()):
            report("self-play", done, len(jobs))
            for name, *arrays in zip(Net._fields, *(learner.result() for learner in learners), strict=True):
                better[f"{name}-{players}"] = np.mean(arrays, axis=0, dtype=np.float32)
        return better

    def duel(
        self, new: Weights, old: Weights, players: int, games: int, seed: int, executor: Executor
    ) -> Sequence[float]:
        """Let one new sovereign meet old ones in real matches."""
        parts = np.array_split(np.arange(games // players), PARTS)
        nets = net(new, players), net(old, players)
        jobs = [executor.submit(matched, *nets, players, seed, part) for part in parts if len(part)]
        return [share for job in jobs for share in job.result()]

    def export(self, weights: Weights) -> Weights:
        """Return the weights in half precision."""
        return {name: array.astype(np.float16) for name, array in weights.items()}


def learned(begin_with: Net, players: int, speed: float, seed: Sequence[int]) -> Net:
    """Return what a net has become after one learner's matches."""
    learner = mind(Net(*(array.copy() for array in begin_with)), FACES, NOISE)
    start = game("knights").start(players=players).state
    course = Course(KEEP, FOG if players > LEAST_PLAYERS else 0.0, speed, speed)
    room = notes(2 * LONGEST * players, inputs(players))
    study(learner, course, room, start, start.copy(), MATCHES[players], _rng(seed), np.zeros(4))
    return learner.net


def matched(new: Net, old: Net, players: int, seed: int, deals: Any) -> list[float]:
    """Return the shares of a new sovereign among old ones, on each seat in turn with the same dice."""
    start = game("knights").start(players=players).state
    rngs = np.array([_rng([seed, int(deal)]) for deal in deals for _ in range(players)])
    shares = np.zeros(len(rngs))
    ours, theirs = (mind(each, *RUNGS["sovereign"]) for each in (new, old))
    compare(ours, theirs, start, start.copy(), rngs, MOST_DECISIONS, choices(), shares)
    return [float(share) for share in shares]


def _rng(seed: Sequence[int]) -> Any:
    return rng(int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]))


TRAINER = KnightsTrainer()
