"""Random playouts of any game, on as many threads as wanted."""

from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from tafelrunde.core.position import Position
from tafelrunde.core.rng import rng

CAP = 100_000
"""Decisions after which a random game is given up."""


class Playouts(msgspec.Struct, frozen=True):
    """What random games came to."""

    games: int
    decisions: int
    events: int
    """Chance events: rolls, cards turned up."""
    capped: int
    wins: tuple[float, ...]
    """Shares of wins by seat."""

    @property
    def moves(self) -> int:
        """Decisions and chance events together, as OpenSpiel counts them too."""
        return self.decisions + self.events


def random_playouts(position: Position, games: int, seed: int = 0, threads: int = 1, cap: int = CAP) -> Playouts:
    """Play random games from a position; equal arguments give equal results."""
    shares = [games // threads + (thread < games % threads) for thread in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(lambda job: _play(position, job[1], seed * threads + job[0], cap), enumerate(shares)))
    return Playouts(
        games=sum(part.games for part in parts),
        decisions=sum(part.decisions for part in parts),
        events=sum(part.events for part in parts),
        capped=sum(part.capped for part in parts),
        wins=tuple(float(sum(wins)) for wins in zip(*(part.wins for part in parts), strict=True)),
    )


def _play(position: Position, games: int, seed: int, cap: int) -> Playouts:
    """Play one thread's games on its own copy of the state."""
    work = position.state.copy()
    codes = np.empty(position.game.all_codes, np.int32)
    totals = np.zeros(4, np.int64)
    wins = np.zeros(position.players)
    position.game.drivers.playouts(position.state, work, codes, rng(seed), games, cap, totals, wins)
    decisions, events, finished, capped = (int(total) for total in totals)
    return Playouts(finished + capped, decisions, events, capped, tuple(wins.tolist()))
