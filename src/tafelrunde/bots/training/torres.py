"""How Torres is learned: self-play with some noise, and TD over the ends of turns.

Matches with two seats and with more, with bought cards and in the master version, have weights of their own. A
generation is a few rounds: all play with the mean of the weights so far, then learn what the last rounds recorded.
Duels are played in all variants in turn.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np

from tafelrunde.bots.torres.choose import Style
from tafelrunde.bots.torres.sets import SETS, packed, set_for, unpacked
from tafelrunde.bots.torres.value import Weights
from tafelrunde.bots.training.torres_calibrate import calibrated
from tafelrunde.bots.training.torres_learn import fit, won
from tafelrunde.bots.training.torres_play import Job, Match, play
from tafelrunde.bots.training.trainer import Report
from tafelrunde.bots.weights import Weights as Arrays

ROUNDS: Final = 24
"""Rounds of a generation."""
AHEAD: Final = 2
"""Rounds that are under way at a time: nobody waits for the longest match of one."""
REMEMBERED: Final = 24
"""Rounds that are learned from together."""
LESSON: Final = 0.35
"""The part of the matches remembered that is learned from in a round."""
CHUNK: Final = 2
"""Matches of one job."""
LEARNING: Final = Style(width=6, candidates=8, noise=0.02)
WIDEST: Final = 24
"""A generation follows twice as many ways as the one before, up to so many: who looks far finds what nobody has
shown to be bad, and has to learn of it."""
WILD: Final = 0.3
"""How often a setup decision is left to chance while learning."""
DUEL: Final = Style(width=24)
VARIANTS: Final = ("basic", "luck", "master")
PACE: Final = 0.15
"""How much of what was learned in a round goes into the mean that plays."""


class Table(NamedTuple):
    """Matches of one kind that a round plays."""

    variant: str
    players: int
    matches: int


TABLES: Final = (
    Table("basic", 2, 80),
    Table("luck", 2, 48),
    Table("bare", 2, 80),
    Table("master", 2, 112),
    Table("basic", 3, 24),
    Table("basic", 4, 56),
    Table("luck", 4, 24),
    Table("master", 3, 24),
    Table("master", 4, 72),
)
WATCHED: Final = (Table("basic", 2, 1000), Table("luck", 2, 1000), Table("master", 2, 1000))
"""Matches that nothing is learned from but how much of a win a lead is; beyond two seats those remembered do."""
CALM: Final = Style(width=10)
"""How those are played: without noise, after first knights that chance places."""
LATER: Final = 4
"""The generation from which on more of the matches have more than two seats: two are learned sooner."""
LEAST_SHARPNESS: Final = 0.1
"""Early in a match there is so little to be foretold that learning may turn it round."""
SLOWER: Final = 0.3
"""How much shorter the steps of learning become with each generation."""


def tables_of(generation: int) -> Sequence[Table]:
    """Return the matches that each round of a generation plays."""
    if generation < LATER:
        return TABLES
    return [
        table._replace(matches=table.matches // 2 if table.players == 2 else table.matches * 3 // 2)
        for table in TABLES
    ]


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
        memory: deque[dict[str, list[Match]]] = deque(maxlen=REMEMBERED)
        length = 1 / (1 + SLOWER * (generation - 1))
        style = LEARNING._replace(width=min(WIDEST, LEARNING.width << (generation - 1)))
        tables = tables_of(generation)
        under_way = deque(begin_round(mean, tables, style, seed + number, executor) for number in range(AHEAD))
        with ThreadPoolExecutor(len(SETS)) as learners:
            for number in range(ROUNDS):
                report(f"generation {generation}", number, ROUNDS)
                memory.append(end_round(under_way.popleft()))
                if number + AHEAD < ROUNDS:
                    under_way.append(begin_round(mean, tables, style, seed + number + AHEAD, executor))
                fits = {}
                for name in SETS:
                    matches = lesson(memory, name, seed + number)
                    fits[name] = learners.submit(fit, learned[name], matches, seed + number, length)
                learned = {name: future.result() for name, future in fits.items()}
                mean = {name: blended(mean[name], learned[name]) for name in SETS}
        remembered = {name: [match for past in memory for match in past[name]] for name in SETS}
        return recalibrated(mean, remembered, seed + ROUNDS, executor)

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
        """Return the weights as the package holds them; a lead is never taken for a drawback."""
        sharp = {name: array for name, array in weights.items() if name.endswith(".sharpness")}
        blunted = {name: np.maximum(array, LEAST_SHARPNESS) for name, array in sharp.items()}
        return {name: array.astype(np.float32) for name, array in {**weights, **blunted}.items()}


def recalibrated(
    weights: dict[str, Weights], remembered: dict[str, list[Match]], seed: int, executor: Executor
) -> Arrays:
    """Return weights whose win shares come true: in matches watched for that, or else in those remembered."""
    watched = end_round(begin_round(weights, WATCHED, CALM, seed, executor, wild=1.0))
    return packed({name: calibrated(weights[name], watched[name] or remembered[name]) for name in SETS})


UnderWay = list[tuple[str, Future[list[Match]]]]


def begin_round(
    weights: dict[str, Weights],
    tables: Sequence[Table],
    style: Style,
    seed: int,
    executor: Executor,
    wild: float = WILD,
) -> UnderWay:
    """Have the matches of one round played; while they are, what came before is learned."""
    return [(name, executor.submit(play, job)) for name, job in round_of_jobs(weights, tables, style, seed, wild)]


def end_round(under_way: UnderWay) -> dict[str, list[Match]]:
    """Return the matches of a round by what they teach."""
    matches: dict[str, list[Match]] = {name: [] for name in SETS}
    for name, future in under_way:
        matches[name] += future.result()
    return matches


def round_of_jobs(
    weights: dict[str, Weights], tables: Sequence[Table], style: Style, seed: int, wild: float
) -> Iterator[tuple[str, Job]]:
    """Yield the jobs of a round, each with the set of weights that it is for."""
    seeds = np.random.SeedSequence(seed).generate_state(sum(table.matches for table in tables)).tolist()
    for table in reversed(tables):
        name = set_for(table.variant, table.players)
        minds = ((weights[name], style),) * table.players
        for first in range(0, table.matches, CHUNK):
            job = tuple(seeds.pop() for _ in range(min(CHUNK, table.matches - first)))
            yield name, Job(table.variant, minds, job, (0,) * len(job), wild)


def lesson(memory: Iterable[dict[str, list[Match]]], name: str, seed: int) -> list[Match]:
    """Return some of the matches remembered for a set of weights, those of the newest round among them."""
    *past, newest = memory
    remembered = [match for matches in past for match in matches[name]]
    drawn = np.random.default_rng([seed, len(remembered)]).random(len(remembered)) < LESSON
    return [match for match, is_drawn in zip(remembered, drawn, strict=True) if is_drawn] + newest[name]


def blended(mean: Weights, learned: Weights) -> Weights:
    """Return the mean that plays, with a part of what was learned."""
    return Weights(*((1 - PACE) * old + PACE * new for old, new in zip(mean, learned, strict=True)))


TRAINER: Final = TorresTrainer()
