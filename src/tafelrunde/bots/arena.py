"""The arena: many matches between bots, and how sure their shares of wins are.

A deal is played once in each rotation of the seats, with the same dice: luck and favoured seats fall to everybody
alike. A match that is cut is shared by all. Where a precision is asked for, playing stops when the intervals are
narrow enough, whoever leads: a stop that looks at the width alone leaves an interval honest (Chow and Robbins,
1965), the more so as it looks rarely and not before `FIRST_LOOK` deals.

Whoever can tell how much of a result was luck (`tafelrunde.analysis`) gets it taken off (`control_variates`):
shares keep their mean and vary less, so that fewer matches are needed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from tafelrunde.bots import weights
from tafelrunde.bots.base import bot, check_bot
from tafelrunde.bots.control_variates import Turn, taken_off
from tafelrunde.bots.intervals import Share, estimated, measured
from tafelrunde.bots.parallel import in_order
from tafelrunde.core.bot import Bot
from tafelrunde.core.chance import seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import game as game_named

LuckOf = Callable[[Match, Sequence[str], int], Sequence[Sequence[Turn]]]
"""Says how the turns of a match went for each seat, and how they go for others of the kind, given who sat there and
a seed."""

BUDGET = 1.0
"""Seconds a bot may think about one decision."""
CAP = 20_000
"""K13.2, C6.5: decisions after which a match is cut."""
FIRST_LOOK = 50
NEXT_LOOK = 1.05
"""Deals before the first look at the intervals, and how many more before the next."""
FROM_FILE = "@"
"""Stands between a player's name and a file with weights of its own: `sovereign@weights.npz`."""


class Standing(msgspec.Struct):
    """How one entrant did."""

    bot: str
    share: float
    low: float
    high: float
    games: int
    wins: float
    score: float
    """Its mean score over the matches that ended."""
    adjusted: Share | None = None
    """Its share with luck taken off, where that was measured."""


class GameResult(msgspec.Struct, frozen=True):
    """One match: the share of the win and the score per entrant, and its length."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int
    capped: bool
    figures: dict[str, int] = {}
    """What the game counts, such as rounds."""
    turns: tuple[tuple[Turn, ...], ...] = ()
    """How its turns went for each entrant, where luck was measured."""


Deal = tuple[GameResult, ...]
"""The matches with the same dice, one for each rotation of the seats."""


def entrant(name: str, game: str, seed: int | None = None) -> Bot:
    """Return a player, with the weights of a file where one is named."""
    bare, _, file = name.partition(FROM_FILE)
    with weights.taken_from(file or None):
        return bot(bare, game, seed)


def check_entrant(name: str, game: str) -> None:
    """Raise BadOption for an unknown player, BadFile for weights that cannot be read."""
    bare, at, file = name.partition(FROM_FILE)
    check_bot(bare, game)
    if at:
        weights.read(Path(file))


def play_out(match: Match, players: Sequence[Bot], most: int = CAP) -> int:
    """Let players, one per seat, play a match to its end, or cut it; return how many decisions were made."""
    decisions = 0
    while (seat := match.position.to_act) is not None and decisions < most:
        match.play(players[seat].choose(match.position.view(seat), match.position.legal(), BUDGET))
        decisions += 1
    return decisions


def play_one(
    name: str,
    entrants: Sequence[str],
    options: dict[str, Any],
    seed: int,
    rotation: int = 0,
    luck_of: LuckOf | None = None,
) -> GameResult:
    """Play one match; seat 0 has the entrant of the rotation's number, and the others follow."""
    players = len(entrants)
    turned = [(seat + rotation) % players for seat in range(players)]
    bots = [entrant(entrants[each], name, seed * players + each) for each in turned]
    match = game_named(name).match(sampler=seeded(seed), **{**options, "players": players})
    decisions = play_out(match, bots, CAP)
    outcome = match.position.outcome
    shares, scores = [0.0 if outcome else 1 / players] * players, [0] * players
    if outcome:
        for seat in outcome.winners:
            shares[turned[seat]] = 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            scores[turned[seat]] = score
    turns: dict[int, Sequence[Turn]] = {}
    if luck_of:
        turns = dict(zip(turned, luck_of(match, [entrants[each] for each in turned], seed), strict=True))
    figures = match.game.figures(match.position.state)
    told = tuple(tuple(turns[each]) for each in sorted(turns))
    return GameResult(tuple(shares), tuple(scores), decisions, outcome is None, figures, told)


class DealJob(msgspec.Struct, frozen=True):
    """Plays all matches of a deal when called with its seed; it can travel to another process."""

    name: str
    entrants: tuple[str, ...]
    options: dict[str, Any]
    luck_of: LuckOf | None = None

    def __call__(self, seed: int) -> Deal:
        """Play all rotations."""
        played = (self.name, self.entrants, self.options, seed)
        return tuple(play_one(*played, each, self.luck_of) for each in range(len(self.entrants)))


def play_deals(
    name: str,
    entrants: Sequence[str],
    deals: int,
    seed: int = 0,
    workers: int = 1,
    luck_of: LuckOf | None = None,
    **options: Any,
) -> Iterator[Deal]:
    """Return deals with consecutive seeds, in order, played on one or more processes."""
    return in_order(DealJob(name, tuple(entrants), options, luck_of), range(seed, seed + deals), workers)


def play_many(
    name: str, entrants: Sequence[str], games: int, seed: int = 0, workers: int = 1, **options: Any
) -> Iterator[GameResult]:
    """Yield at least so many matches: those of whole deals."""
    deals = -(-games // len(entrants))
    for deal in play_deals(name, entrants, deals, seed, workers, **options):
        yield from deal


def until(deals: Iterable[Deal], half_width: float) -> Iterator[Deal]:
    """Yield deals until every entrant's share is known as precisely as asked for, at a few fixed looks."""
    seen: list[Deal] = []
    look = float(FIRST_LOOK)
    for deal in deals:
        seen.append(deal)
        yield deal
        if len(seen) >= look:
            look = len(seen) * NEXT_LOOK
            if widest(seen) <= half_width:
                return


def widest(deals: Sequence[Deal]) -> float:
    """Return half of the widest interval among the entrants, with luck taken off where it was measured."""
    return max(
        (adjusted(deals, each) or measured(_shares(deals, each))).half_width for each in range(len(deals[0]))
    )


def adjusted(deals: Sequence[Deal], each: int) -> Share | None:
    """Return an entrant's share with luck taken off, None where that was not measured."""
    if not deals or not all(result.turns for deal in deals for result in deal):
        return None
    turns = [[result.turns[each] for result in deal] for deal in deals]
    return estimated(taken_off(_shares(deals, each), turns))


def _shares(deals: Sequence[Deal], each: int) -> list[list[float]]:
    return [[result.shares[each] for result in deal] for deal in deals]


def standings(entrants: Sequence[str], results: Sequence[GameResult]) -> list[Standing]:
    """Sum results up per entrant; the matches of a deal stand side by side, as they were played."""
    players = len(entrants)
    deals = [tuple(results[first : first + players]) for first in range(0, len(results), players)]
    ended = [result for result in results if not result.capped]
    table = []
    for each, name in enumerate(entrants):
        share = measured(_shares(deals, each))
        score = fmean(result.scores[each] for result in ended) if ended else 0.0
        wins = sum(result.shares[each] for result in results)
        row = Standing(name, share.share, share.low, share.high, share.games, wins, score, adjusted(deals, each))
        table.append(row)
    return table
