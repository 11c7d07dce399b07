"""How strong, how honest and how quick the house players of Torres are: `python -m benchmarks.torres_players`.

Real matches in the arena, every deal once in each rotation of the seats. In the master version nobody draws
anything, so a match follows from its master card and who begins: `master` plays all of them. `--weights` measures
those of a training.
"""

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from itertools import count, pairwise

import numpy as np

import tafelrunde as tr
from benchmarks.duels import Measure, calibration, duel, measure, named, seconds
from tafelrunde.bots.base import house
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.games.torres.cards import VARIANT_NAMES
from tafelrunde.games.torres.state import Phase

FIRST_STEWARD = "steward-1"
VARIANTS = tuple(VARIANT_NAMES.values())
DEALT = VARIANTS[:-1]
"""Those where a match depends on its dealing."""
SEATS = 4
MASTER_DEALS = 8 * SEATS
"""Master cards, and who begins with each."""


def strength(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Measure the best of the house against the first steward."""
    best = named(house("torres")[-1], weights)
    for players in (2, SEATS):
        for variant in VARIANTS if players == 2 else DEALT:
            seeds = range(games // players)
            yield duel(executor, "torres", best, FIRST_STEWARD, players, seeds, variant=variant)


def master(executor: Executor, _games: int, weights: str) -> Iterator[str]:
    """Measure the same in all matches of the master version with four seats that there are."""
    best = named(house("torres")[-1], weights)
    yield duel(executor, "torres", best, FIRST_STEWARD, SEATS, master_deals(), variant="master")


def master_deals() -> list[int]:
    """Return seeds of all deals of the master version with four seats."""
    seeds: dict[tuple[int, int], int] = {}
    for seed in count():
        if len(seeds) == MASTER_DEALS:
            return list(seeds.values())
        match = tr.game("torres").match(players=SEATS, variant="master", sampler=tr.seeded(seed))
        state = match.position.state[0]
        seeds.setdefault((int(state["master"]), int(state["starter"])), seed)
    raise AssertionError


def rungs(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Measure each of the house against the one below."""
    for players in (2, SEATS):
        for lower, higher in pairwise(house("torres")):
            pair = named(higher, weights), named(lower, weights)
            yield duel(executor, "torres", *pair, players, range(games // players))


def honesty(executor: Executor, games: int, _weights: str) -> Iterator[str]:
    """Compare what the house thinks where turns end with how matches of two sure players end."""
    for variant in VARIANTS:
        yield f"win shares, {variant}:"
        jobs = [executor.submit(thoughts, variant, seed) for seed in range(games)]
        yield from calibration(np.concatenate([job.result() for job in jobs]))


def thoughts(variant: str, seed: int) -> np.ndarray:
    """Play a match of two; return for each turn that ends what was thought of either seat's chance, and its win."""
    house_thinks = evaluation("torres")
    match = tr.game("torres").match(players=2, variant=variant, sampler=tr.seeded(seed))
    setup, player = np.random.default_rng(seed), house_thinks.quick_player()
    thought: list[tuple[int, float]] = []
    while (seat := match.position.to_act) is not None:
        before, legal = match.position, match.position.legal()
        chosen = player.choose(before.view(seat), legal, 1.0)
        # Where nobody draws, all matches would be alike: chance places the first knights.
        is_setup = before.state[0]["phase"] == Phase.KNIGHTS
        match.play(legal[setup.integers(len(legal))] if is_setup else chosen)
        shares = house_thinks.evaluate(before, match.position)
        thought += enumerate(shares or [])
    assert match.position.outcome is not None
    winners = match.position.outcome.winners
    return np.array([(share, (seat in winners) / len(winners)) for seat, share in thought])


def times(executor: Executor, games: int, weights: str) -> Iterator[str]:
    """Find the slowest choice of everybody, in matches with all numbers of seats."""
    for name in house("torres"):
        for variant in VARIANTS:
            jobs = [
                executor.submit(seconds, named(name, weights), "torres", seed, variant=variant)
                for seed in range(max(3, games // 50))
            ]
            taken = np.concatenate([job.result() for job in jobs]) * 1000
            yield f"{name}, {variant}: {taken.mean():.2f} ms a choice, worst {taken.max():.1f} ms of {len(taken)}"


PARTS: Mapping[str, Measure] = {
    "strength": strength,
    "master": master,
    "rungs": rungs,
    "calibration": honesty,
    "times": times,
}

if __name__ == "__main__":
    measure(__doc__, PARTS, games=200)
