"""How Torres is learned: self-play with some noise, and TD over the ends of turns.

Matches with two seats and with more, with bought cards and in the master version, have weights of their own. A
generation is a few rounds: all play with the mean of the weights so far, then learn what the last rounds recorded.
Duels are played in all variants in turn.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import Final, NamedTuple

import numpy as np

from tafelrunde.bots.torres.choose import Style
from tafelrunde.bots.torres.sets import SETS, packed, set_for, unpacked
from tafelrunde.bots.torres.value import Weights
from tafelrunde.bots.training.torres_learn import fit, won
from tafelrunde.bots.training.torres_play import Job, Match, play
from tafelrunde.bots.training.trainer import Report
from tafelrunde.bots.weights import Weights as Arrays

ROUNDS: Final = 20
"""Rounds of a generation."""
REMEMBERED: Final = 12
"""Rounds that are learned from together."""
CHUNK: Final = 4
"""Matches of one job."""
LEARNING: Final = Style(width=5, candidates=8, noise=0.02)
WILD: Final = 0.3
"""How often a setup decision is left to chance while learning."""
DUEL: Final = Style(width=10)
VARIANTS: Final = ("basic", "luck", "master")
PACE: Final = 0.2
"""How much of what was learned in a round goes into the mean that plays."""


class Table(NamedTuple):
    """Matches of one kind that a round plays."""

    variant: str
    players: int
    matches: int


TABLES: Final = (
    Table("basic", 2, 112),
    Table("luck", 2, 48),
    Table("master", 2, 64),
    Table("basic", 3, 24),
    Table("basic", 4, 48),
    Table("luck", 4, 16),
    Table("master", 3, 12),
    Table("master", 4, 24),
)
SLOWER: Final = 0.3
"""How much shorter the steps of learning become with each generation."""


class TorresTrainer:
    """Learns the values of Torres."""

    name = "torres"

    def fresh(self, seed: int) -> Arrays:
        """Return weights that know nothing but the rules of scoring."""
        return packed({name: Weights.fresh(seed + place) for place, name in enumerate(SETS)})

    def improve(
        self,
        weights: Arrays,
        generation: int,
        seed: int,
        executor: Executor,
        report: Report,
    ) -> Arrays:
        """Return the weights of one generation more."""
        mean = {name: unpacked(weights, name) for name in SETS}
        learned = dict(mean)
        memory: list[dict[str, list[Match]]] = []
        length = 1 / (1 + SLOWER * (generation - 1))
        under_way = begin_round(mean, seed, executor)
        for number in range(ROUNDS):
            report(f"generation {generation}", number, ROUNDS)
            memory = [*memory, end_round(under_way)][-REMEMBERED:]
            if number + 1 < ROUNDS:
                under_way = begin_round(mean, seed + number + 1, executor)
            fits = {
                name: executor.submit(
                    fit, learned[name], [match for past in memory for match in past[name]], seed, length
                )
                for name in SETS
            }
            learned = {name: future.result() for name, future in fits.items()}
            mean = {name: blended(mean[name], learned[name]) for name in SETS}
        return packed(mean)

    def duel(
        self, new: Arrays, old: Arrays, players: int, games: int, seed: int, executor: Executor
    ) -> Sequence[float]:
        """Return the win share of one `new` among `old`s in each match, on each seat in turn with the same dice."""
        jobs = []
        for deal in range(games // players):
            variant = VARIANTS[deal % len(VARIANTS)]
            name = set_for(variant, players)
            minds = [(unpacked(weights, name), DUEL) for weights in (new, *[old] * (players - 1))]
            seeds = tuple(seed + deal for _ in range(players))
            jobs.append(Job(variant, tuple(minds), seeds, first_seats=tuple(range(players))))
        return [
            float(won(match.points)[seat])
            for job, matches in zip(jobs, executor.map(play, jobs), strict=True)
            for seat, match in zip(job.first_seats, matches, strict=True)
        ]

    def export(self, weights: Arrays) -> Arrays:
        """Return the weights as the package holds them."""
        return {name: array.astype(np.float32) for name, array in weights.items()}


UnderWay = list[tuple[str, Future[list[Match]]]]


def begin_round(weights: dict[str, Weights], seed: int, executor: Executor) -> UnderWay:
    """Have the matches of one round played; while they are, what came before is learned."""
    return [(name, executor.submit(play, job)) for name, job in round_of_jobs(weights, seed)]


def end_round(under_way: UnderWay) -> dict[str, list[Match]]:
    """Return the matches of a round by what they teach."""
    matches: dict[str, list[Match]] = {name: [] for name in SETS}
    for name, future in under_way:
        matches[name] += future.result()
    return matches


def round_of_jobs(weights: dict[str, Weights], seed: int) -> Iterator[tuple[str, Job]]:
    """Yield the jobs of a round, each with the set of weights that it is for."""
    seeds = np.random.SeedSequence(seed).generate_state(sum(table.matches for table in TABLES)).tolist()
    for table in sorted(TABLES, key=lambda table: -table.players):
        name = set_for(table.variant, table.players)
        minds = ((weights[name], LEARNING),) * table.players
        for _ in range(0, table.matches, CHUNK):
            job = tuple(seeds.pop() for _ in range(CHUNK))
            yield name, Job(table.variant, minds, job, (0,) * CHUNK, WILD)


def blended(mean: Weights, learned: Weights) -> Weights:
    """Return the mean that plays, with a part of what was learned."""
    return Weights(*((1 - PACE) * old + PACE * new for old, new in zip(mean, learned, strict=True)))


TRAINER: Final = TorresTrainer()
