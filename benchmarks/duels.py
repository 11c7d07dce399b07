"""What benchmarks of house players have in common: strength, honesty, times."""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time
from typing import Any

import numpy as np
import numpy.typing as npt

import tafelrunde as tr
from benchmarks.arguments import one_of
from tafelrunde.bots.arena import FROM_FILE, DealJob, entrant, play_out, standings
from tafelrunde.bots.training.curve import elo_over

Measure = Callable[[Executor, int, str], Iterator[str]]
"""Yields lines about something, from so many matches, by the weights of a file or those of the package."""
DECILES = 10
REHEARSED = 60
"""Decisions before the time of any is taken: by then all kernels are loaded."""


def measure(about: str | None, parts: Mapping[str, Measure], games: int) -> None:
    """Measure what the command line asks for, and print it."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", type=one_of(parts), metavar="part", help=f"any of {', '.join(parts)}")
    parser.add_argument("--games", type=int, default=games, help="matches of each kind (default: %(default)s)")
    parser.add_argument("--weights", default="", help="a file of weights (default: those of the package)")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as executor:
        for part in given.parts or parts:
            for line in parts[part](executor, given.games, given.weights):
                print(line, flush=True)


def named(player: str, weights: str) -> str:
    """Return the name of a player, with a file of weights if there is one."""
    return f"{player}{FROM_FILE}{weights}" if weights else player


def duel(
    executor: Executor, game: str, one: str, others: str, players: int, seeds: Iterable[int], **options: Any
) -> str:
    """Let one player meet others of a kind in deals with these seeds, on every seat in turn; say how it did."""
    entrants = (one, *[others] * (players - 1))
    deals = executor.map(DealJob(game, entrants, options), seeds)
    first = standings(entrants, [result for deal in deals for result in deal])[0]
    interval = f"{first.share:.1%} [{first.low:.1%}, {first.high:.1%}] of {first.games}"
    apart = f"{elo_over(first.share, players):+.0f} Elo"
    return " ".join([f"{one} among {others}, {players} seats", *options.values()]) + f": {interval}, {apart}"


def calibration(told: npt.NDArray[np.float64]) -> Iterator[str]:
    """Compare win shares that were thought of with how often those were won, by decile."""
    worst = 0.0
    for decile in range(DECILES):
        some = told[(told[:, 0] * DECILES).astype(int).clip(0, DECILES - 1) == decile]
        if len(some):
            thought, won = some.mean(axis=0)
            worst = max(worst, abs(thought - won))
            yield f"win share {decile / DECILES:.1f} and more: thought {thought:.3f}, won {won:.3f} of {len(some)}"
    yield f"worst decile off by {worst:.3f}"


def seconds(name: str, game: str, seed: int, **options: Any) -> Sequence[float]:
    """Return how long each choice of a match takes somebody who has not seen the turn before."""
    kind = tr.game(game)
    match = kind.match(players=kind.players[seed % len(kind.players)], sampler=tr.seeded(seed), **options)
    found = []
    rehearsal = kind.match(players=match.position.players, sampler=tr.seeded(seed), **options)
    play_out(rehearsal, [entrant(name, game, 0)] * match.position.players, REHEARSED)
    while (seat := match.position.to_act) is not None:
        player, view, legal = entrant(name, game, seed), match.position.view(seat), match.position.legal()
        began = process_time()
        action = player.choose(view, legal, 1.0)
        found.append(process_time() - began)
        match.play(action)
    return found
