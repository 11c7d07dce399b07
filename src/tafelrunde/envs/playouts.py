"""Random games in great numbers, on the processor or on a graphics card: the same games, to the last die."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.core.playouts import CAP, Playouts
from tafelrunde.core.position import Position
from tafelrunde.envs.batching import cores
from tafelrunde.envs.cuda.card import checked_device
from tafelrunde.envs.kernels.whole_games import CAPPED, DECISIONS, EVENTS, FINISHED, WHOLE, whole_games

SHARE = 64
"""Games that a thread takes at once."""

Counts = npt.NDArray[np.int64]


def random_playouts(
    position: Position, games: int, seed: int = 0, device: str = "cpu", threads: int | None = None, cap: int = CAP
) -> Playouts:
    """Play random games from a position; each has dice of its own, so device and threads change nothing."""
    if checked_device(position.game.name, device) == "cuda":
        from tafelrunde.envs.cuda.playouts import results

        totals, wins = results(position, games, seed, cap)
    else:
        totals, wins = _results(position, games, seed, cap, threads or cores())
    return Playouts(
        games=int(totals[FINISHED] + totals[CAPPED]),
        decisions=int(totals[DECISIONS]),
        events=int(totals[EVENTS]),
        capped=int(totals[CAPPED]),
        wins=tuple((wins / WHOLE).tolist()),
    )


def _results(position: Position, games: int, seed: int, cap: int, threads: int) -> tuple[Counts, Counts]:
    play: Any = whole_games(position.game.name).play

    def share(first: int) -> tuple[Counts, Counts]:
        codes = np.empty(position.game.player_codes, np.int32)
        counted, won = np.zeros(4, np.int64), np.zeros(position.players, np.int64)
        play(first, min(first + SHARE, games), position.state, np.uint64(seed), codes, cap, counted, won)
        return counted, won

    totals, wins = np.zeros(4, np.int64), np.zeros(position.players, np.int64)
    with ThreadPoolExecutor(threads) as pool:
        for counted, won in pool.map(share, range(0, games, SHARE)):
            totals += counted
            wins += won
    return totals, wins
