"""How strong, how honest and how quick the house players of Court are: `python -m benchmarks.court_players`.

Real matches in the arena, every deal once in each rotation of the seats. `--weights` measures those of a training.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from time import process_time

import numpy as np

import tafelrunde as tr
from tafelrunde.bots.arena import FROM_FILE, Deal, DealJob, entrant, standings
from tafelrunde.bots.base import house
from tafelrunde.bots.court.evaluation import shares_at, thinker_of
from tafelrunde.bots.weights import load, taken_from
from tafelrunde.games.court.state import Phase

FIRST_STEWARD = "steward-1"
DECILES = 10
PARTS = ("strength", "rungs", "calibration", "times")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", default=PARTS, help=f"any of {', '.join(PARTS)}")
    parser.add_argument("--games", type=int, default=2000, help="matches with two seats; half as many with four")
    parser.add_argument("--weights", default="", help="a file of weights (default: those of the package)")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as executor:
        measures = {
            "strength": lambda: strength(executor, given.games, given.weights),
            "rungs": lambda: rungs(executor, given.games, given.weights),
            "calibration": lambda: calibration(executor, given.games, given.weights),
            "times": lambda: times(executor, given.games, given.weights),
        }
        for part in given.parts:
            for line in measures[part]():
                print(line, flush=True)


def strength(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Measure the best of the house against the first steward."""
    best = _named(house("court")[-1], weights)
    yield _duel(executor, best, FIRST_STEWARD, 2, games)
    yield _duel(executor, best, FIRST_STEWARD, 4, games // 2)


def rungs(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Measure each of the house against the one below."""
    for players in (2, 4):
        for lower, higher in pairwise(house("court")):
            yield _duel(executor, _named(higher, weights), _named(lower, weights), players, games * 2 // players)


def _named(player: str, weights: str) -> str:
    return f"{player}{FROM_FILE}{weights}" if weights else player


def _duel(executor: Executor, one: str, others: str, players: int, games: int) -> str:
    """Let one player meet others of a kind."""
    entrants = (one, *[others] * (players - 1))
    deals: list[Deal] = list(executor.map(DealJob("court", entrants, {}), range(games // players)))
    first = standings(entrants, [result for deal in deals for result in deal])[0]
    odds = first.share * (players - 1) / (1 - first.share)
    interval = f"{first.share:.1%} [{first.low:.1%}, {first.high:.1%}] of {first.games}"
    return f"{one} among {others}, {players} seats: {interval}, {400 * np.log10(odds):+.0f} Elo"


def calibration(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Compare what the best player thinks of its chances at the start of each turn with how matches end."""
    jobs = [executor.submit(thoughts, weights, seed) for seed in range(games)]
    told = np.concatenate([job.result() for job in jobs])
    worst = 0.0
    for decile in range(DECILES):
        some = told[(told[:, 0] * DECILES).astype(int).clip(0, DECILES - 1) == decile]
        if len(some):
            thought, won = some.mean(axis=0)
            worst = max(worst, abs(thought - won))
            yield f"win share {decile / DECILES:.1f} and more: thought {thought:.3f}, won {won:.3f} of {len(some)}"
    yield f"worst decile off by {worst:.3f}"


def thoughts(weights: str, seed: int) -> np.ndarray:
    """Play a match of two; return for each turn what its player thought of his chance, and whether he won."""
    best = house("court")[-1]
    players = [entrant(_named(best, weights), "court", seed * 2 + seat) for seat in range(2)]
    with taken_from(weights or None):
        thinker = thinker_of(load("court"))
    match = tr.game("court").match(players=2, sampler=tr.seeded(seed))
    thought: list[tuple[float, int]] = []
    while (seat := match.position.to_act) is not None:
        record = match.position.state[0]
        if record["phase"] == Phase.FIRST_ROLL and record["used"] == 0:
            thought.append((float(shares_at(thinker, match.position.state)[seat]), seat))
        match.play(players[seat].choose(match.position.view(seat), match.position.legal(), 1.0))
    assert match.position.outcome is not None
    winner = match.position.outcome.winners[0]
    return np.array([(share, seat == winner) for share, seat in thought])


def times(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Find the slowest first choice of a position, in matches with all numbers of seats."""
    for name in house("court"):
        jobs = [executor.submit(seconds, _named(name, weights), seed) for seed in range(games // 50)]
        taken = np.concatenate([job.result() for job in jobs]) * 1000
        yield f"{name}: {taken.mean():.2f} ms a choice, worst {taken.max():.1f} ms of {len(taken)}"


def seconds(name: str, seed: int) -> Sequence[float]:
    """Return how long each choice of a match takes somebody who has not seen the turn before."""
    game = tr.game("court")
    match = game.match(players=game.players[seed % len(game.players)], sampler=tr.seeded(seed))
    found = []
    entrant(name, "court", 0).choose(match.position.view(match.position.to_act or 0), match.position.legal(), 1.0)
    while (seat := match.position.to_act) is not None:
        player, view, legal = entrant(name, "court", seed), match.position.view(seat), match.position.legal()
        began = process_time()
        action = player.choose(view, legal, 1.0)
        found.append(process_time() - began)
        match.play(action)
    return found


if __name__ == "__main__":
    main()
