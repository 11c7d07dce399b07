"""How strong, how honest and how quick the house players of Court are: `python -m benchmarks.court_players`.

Real matches in the arena, every deal once in each rotation of the seats; half as many with four seats. `--weights`
measures those of a training.
"""

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from itertools import pairwise

import numpy as np

import tafelrunde as tr
from benchmarks.duels import Measure, calibration, duel, measure, named, seconds
from tafelrunde.bots.arena import entrant
from tafelrunde.bots.base import house
from tafelrunde.bots.court.evaluation import shares_at, thinker_of
from tafelrunde.bots.weights import load, taken_from
from tafelrunde.games.court.state import Phase

FIRST_STEWARD = "steward-1"


def strength(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Measure the best of the house against the first steward."""
    best = named(house("court")[-1], weights)
    yield duel(executor, "court", best, FIRST_STEWARD, 2, range(games // 2))
    yield duel(executor, "court", best, FIRST_STEWARD, 4, range(games // 8))


def rungs(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Measure each of the house against the one below."""
    for players in (2, 4):
        for lower, higher in pairwise(house("court")):
            deals = range(games * 2 // players // players)
            yield duel(executor, "court", named(higher, weights), named(lower, weights), players, deals)


def honesty(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Compare what the best player thinks of everybody's chances at the start of each turn with how matches end."""
    jobs = [executor.submit(thoughts, weights, seed) for seed in range(games)]
    yield from calibration(np.concatenate([job.result() for job in jobs]))


def thoughts(weights: str, seed: int) -> np.ndarray:
    """Play a match of two; return for each turn what was thought of either seat's chance, and whether it won."""
    best = house("court")[-1]
    players = [entrant(named(best, weights), "court", seed * 2 + seat) for seat in range(2)]
    with taken_from(weights or None):
        thinker = thinker_of(load("court"))
    match = tr.game("court").match(players=2, sampler=tr.seeded(seed))
    thought: list[tuple[int, float]] = []
    while (seat := match.position.to_act) is not None:
        record = match.position.state[0]
        if record["phase"] == Phase.FIRST_ROLL and record["used"] == 0:
            thought += enumerate(shares_at(thinker, match.position.state).tolist())
        match.play(players[seat].choose(match.position.view(seat), match.position.legal(), 1.0))
    assert match.position.outcome is not None
    winner = match.position.outcome.winners[0]
    return np.array([(share, seat == winner) for seat, share in thought])


def times(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Find the slowest first choice of a position, in matches with all numbers of seats."""
    for name in house("court"):
        jobs = [executor.submit(seconds, named(name, weights), "court", seed) for seed in range(games // 50)]
        taken = np.concatenate([job.result() for job in jobs]) * 1000
        yield f"{name}: {taken.mean():.2f} ms a choice, worst {taken.max():.1f} ms of {len(taken)}"


PARTS: Mapping[str, Measure] = {"strength": strength, "rungs": rungs, "calibration": honesty, "times": times}

if __name__ == "__main__":
    measure(__doc__, PARTS, games=2000)
