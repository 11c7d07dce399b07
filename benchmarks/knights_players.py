"""How strong, how honest and how quick the house players of Knights are: `python -m benchmarks.knights_players`.

Real matches with dice, all in kernels. The first steward is played by the hand-made worths, which rate as it does
(`tests/bots/knights/test_worths.py`); `tafelrunde arena knights sovereign steward-1` is the slow cross-check.
`--weights` measures those of a training.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from time import process_time
from typing import Any, NamedTuple

import numpy as np

import tafelrunde as tr
from tafelrunde.bots import bot
from tafelrunde.bots.knights.choose import Sight, mind
from tafelrunde.bots.knights.matches import compare, turn_cards_up
from tafelrunde.bots.knights.players import RUNGS, Rung
from tafelrunde.bots.knights.playing import decide
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.knights.value import value
from tafelrunde.bots.training.curve import elo_over
from tafelrunde.bots.training.gate import duel
from tafelrunde.bots.weights import load, taken_from
from tafelrunde.core.kernel import kernel
from tafelrunde.core.rng import rng
from tafelrunde.games.knights.rules import apply
from tafelrunde.games.knights.state import Phase

FIRST_STEWARD = Rung(Sight.WORTHS)
SHALLOW = Rung(Sight.OUTCOMES)
MOST_DECISIONS = 3000
BLOCK = 60
"""Matches of one job; a multiple of every number of seats."""
DECILES = 10


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=f"any of {', '.join(PARTS)}")
    parser.add_argument("--games", type=int, default=2000, help="matches of each pairing")
    parser.add_argument(
        "--seats", type=int, nargs="+", default=range(2, 7), help="strength with so many (default: all)"
    )
    parser.add_argument("--weights", default=None, help="a file of weights (default: those of the package)")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as executor:
        field = Field(executor, given.games, given.weights, given.seats)
        for part in given.parts:
            for line in PARTS[part](field):
                print(line, flush=True)


class Field(NamedTuple):
    """Where matches are played, how many, with which weights, and how many seats strength is measured with."""

    executor: Executor
    games: int
    weights: str | None
    seats: Sequence[int]

    def gather(self, measure: Callable[..., Sequence[Any]], *about: Any) -> list[Any]:
        """Measure block by block."""
        blocks = range(0, self.games, BLOCK)
        jobs = [self.executor.submit(measure, first, self.weights, *about) for first in blocks]
        return [each for job in jobs for each in job.result()]


def strength(field: Field) -> Iterator[str]:
    """Measure the best of the house against the first steward."""
    for players in field.seats:
        shares = field.gather(matches, RUNGS["sovereign"], FIRST_STEWARD, players)
        yield f"sovereign among steward-1, {players} seats: {_interval(shares, players)}"


def rungs(field: Field) -> Iterator[str]:
    """Measure each of the house against the one below, and what looking past cards brings."""
    for players in (2, 4):
        for lower, higher in pairwise(RUNGS):
            shares = field.gather(matches, RUNGS[higher], RUNGS[lower], players)
            apart = elo_over(float(np.mean(shares)), players)
            yield f"{higher} among {lower}s, {players} seats: {_interval(shares, players)}, {apart:+.0f} Elo"
        shares = field.gather(matches, RUNGS["sovereign"], SHALLOW, players)
        yield f"sovereign among those who look past no card, {players} seats: {_interval(shares, players)}"


def endings(field: Field) -> Iterator[str]:
    """Count matches that do not end."""
    for players in (4, 6):
        shares = field.gather(matches, RUNGS["sovereign"], RUNGS["sovereign"], players)
        cut = sum(0.0 < share < 1.0 for share in shares)
        yield f"sovereigns only, {players} seats: {cut} of {len(shares)} matches unfinished after {MOST_DECISIONS}"


def honesty(field: Field) -> Iterator[str]:
    """Compare what two sovereigns think of their chances at the start of each turn with how matches end."""
    tallies = np.sum(field.gather(calibration), axis=0)
    worst = 0.0
    for decile, (count, thought, won) in enumerate(tallies.tolist()):
        if count:
            worst = max(worst, abs(thought - won) / count)
            found = f"thought {thought / count:.3f}, won {won / count:.3f} of {count:.0f}"
            yield f"win share {decile / DECILES:.1f} and more: {found}"
    yield f"worst decile off by {worst:.3f}"


def times(field: Field) -> Iterator[str]:
    """Find the slowest decision of everybody."""
    for name, job in [(name, field.executor.submit(slowest, name, field.weights)) for name in RUNGS]:
        yield f"slowest decision of {name}: {job.result():.2f} ms"


PARTS = {"strength": strength, "rungs": rungs, "endings": endings, "calibration": honesty, "times": times}


def _interval(shares: Sequence[float], players: int) -> str:
    found = duel(players, shares)
    return f"{found.share:.1%} [{found.low:.1%}, {found.high:.1%}] of {found.games}"


def _mind(rung: Rung, players: int, weights: str | None) -> Any:
    with taken_from(weights):
        return mind(load("knights"), players, *rung.with_seats(players))


def _rngs(first: int, players: int) -> Any:
    return np.array([rng((first + game) // players * 7919) for game in range(BLOCK)])


def matches(first: int, weights: str | None, new: Rung, old: Rung, players: int) -> list[float]:
    """Return the shares of one new player among old ones in a block of matches."""
    start = tr.game("knights").start(players=players).state
    shares = np.zeros(BLOCK)
    ours, theirs = _mind(new, players, weights), _mind(old, players, weights)
    compare(tables(), ours, theirs, start, start.copy(), _rngs(first, players), MOST_DECISIONS, shares)
    return [float(share) for share in shares]


def calibration(first: int, weights: str | None) -> list[Any]:
    """Return by decile how often a share was thought, the sum of thoughts and of wins, of two sovereigns."""
    start = tr.game("knights").start(players=2).state
    tally = np.zeros((DECILES, 3))
    calibrate(tables(), _mind(RUNGS["sovereign"], 2, weights), start, start.copy(), _rngs(first, 1), tally)
    return [tally]


@kernel
def calibrate(tables: Any, player: Any, start: Any, table: Any, rngs: Any, tally: Any) -> None:
    """Add up what was thought of the mover at each turn's start, and whether he won."""
    thoughts, movers = np.zeros(MOST_DECISIONS), np.zeros(MOST_DECISIONS, np.int64)
    for game in range(len(rngs)):
        table[0] = start[0]
        state, dice = table[0], rngs[game]
        turn_cards_up(state, dice)
        count = 0
        while state.phase != Phase.OVER:
            if state.phase == Phase.TURN and state.attempts == 0 and state.tucks == 0 and count < MOST_DECISIONS:
                thoughts[count], movers[count] = value(tables[0], player[0], state, state.turn), state.turn
                count += 1
            apply(state, decide(tables, player, table, dice))
            turn_cards_up(state, dice)
        for i in range(count):
            decile = min(DECILES - 1, int(thoughts[i] * DECILES))
            tally[decile, 0] += 1.0
            tally[decile, 1] += thoughts[i]
            tally[decile, 2] += 1.0 if state.winner == movers[i] else 0.0


def slowest(name: str, weights: str | None) -> float:
    """Return the milliseconds of processor time of a player's slowest decision in some matches of six."""
    with taken_from(weights):
        player = bot(name, "knights", 0)
    longest = 0.0
    for seed in range(3):
        match = tr.game("knights").match(players=6, sampler=tr.seeded(seed))
        while match.position.to_act is not None:
            pos = match.position
            view, legal = pos.view(pos.to_act or 0), pos.legal()
            began = process_time()
            action = player.choose(view, legal, 1.0)
            longest = max(longest, process_time() - began) if seed else 0.0
            match.play(action)
    return 1000 * longest


if __name__ == "__main__":
    main()
