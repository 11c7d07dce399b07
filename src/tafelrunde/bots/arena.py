"""The arena: many games between bots, with confidence intervals."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from typing import Any

import msgspec

from tafelrunde.bots.base import bot
from tafelrunde.bots.intervals import wilson
from tafelrunde.core.chance import seeded
from tafelrunde.core.registry import game as game_named

BUDGET = 1.0
"""Seconds a bot may think about one decision."""
CAP = 20_000
"""K13.2, C6.5: decisions after which a game is given up without a winner."""


class Standing(msgspec.Struct):
    """How one entrant did."""

    name: str
    games: int
    wins: float
    low: float
    high: float
    score: float
    """Its mean score over the games that ended."""

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0


class GameResult(msgspec.Struct, frozen=True):
    """One arena game: the share of the win and the score per entrant, and its length."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int
    capped: bool
    figures: dict[str, int] = {}
    """What the game counts, such as rounds."""


def play_one(name: str, entrants: Sequence[str], options: dict[str, Any], seed: int) -> GameResult:
    """Play one game; the entrants' seats rotate with the seed, so that nobody keeps a favoured one."""
    players = len(entrants)
    turned = [(seat + seed) % players for seat in range(players)]
    bots = [bot(entrants[entrant], name, seed * players + entrant) for entrant in turned]
    match = game_named(name).match(sampler=seeded(seed), **{**options, "players": players})
    decisions = 0
    while match.position.to_act is not None and decisions < CAP:
        seat = match.position.to_act
        legal = match.position.legal()
        match.play(bots[seat].choose(match.position.view(seat), legal, BUDGET))
        decisions += 1
    shares, scores = [0.0] * players, [0] * players
    outcome = match.position.outcome
    if outcome:
        for seat in outcome.winners:
            shares[turned[seat]] = 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            scores[turned[seat]] = score
    figures = match.game.figures(match.position.state)
    return GameResult(tuple(shares), tuple(scores), decisions, outcome is None, figures)


def play_many(
    name: str,
    entrants: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    **options: Any,
) -> Iterator[GameResult]:
    """Yield the results of games with consecutive seeds, in order, on one or more processes."""
    seeds = range(seed, seed + games)
    if workers == 1:
        for each in seeds:
            yield play_one(name, entrants, options, each)
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            yield from pool.map(
                _Job(name, tuple(entrants), options), seeds, chunksize=max(1, min(8, games // workers))
            )
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class _Job(msgspec.Struct, frozen=True):
    """`play_one` with all but the seed, so that it can travel to another process."""

    name: str
    entrants: tuple[str, ...]
    options: dict[str, Any]

    def __call__(self, seed: int) -> GameResult:
        return play_one(self.name, self.entrants, self.options, seed)


def standings(entrants: Sequence[str], results: Sequence[GameResult]) -> list[Standing]:
    """Sum results up per entrant."""
    table = []
    ended = [result for result in results if not result.capped]
    for entrant, name in enumerate(entrants):
        wins = sum(result.shares[entrant] for result in results)
        score = fmean(result.scores[entrant] for result in ended) if ended else 0.0
        table.append(Standing(name, len(results), wins, *wilson(wins, len(results)), score))
    return table
