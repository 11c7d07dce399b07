"""Random games on a card: which kernel plays a game, with how many threads."""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba.np.numpy_support import from_dtype

from tafelrunde.core.position import Position
from tafelrunde.core.registry import game as game_named
from tafelrunde.envs.cuda.card import card
from tafelrunde.envs.cuda.lanes import play_lanes
from tafelrunde.envs.cuda.points import long_kinds, parts_for
from tafelrunde.envs.cuda.pools import play_pools
from tafelrunde.envs.spec import kernels_module

Counts = npt.NDArray[np.int64]


class Shape(NamedTuple):
    """How a game is laid out on a card; found by trying."""

    threads: int
    """Threads of a block."""
    pool: int
    """Games of a block; none if every thread has games of its own."""
    registers: int
    """What a thread may use of its multiprocessor."""
    blocks: int = 2
    """Blocks of a multiprocessor."""


SHAPES: Final = {
    "pools": Shape(threads=256, pool=512, registers=128),
    "lanes": Shape(threads=512, pool=0, registers=64),
}
SIMULATED: Final = {True: Shape(threads=3, pool=6, registers=0), False: Shape(threads=3, pool=0, registers=0)}
"""With and without a pool: the simulator runs threads in Python."""


def results(position: Position, games: int, seed: int, cap: int) -> tuple[Counts, Counts]:
    """Play random games and return what they come to: totals, and the wins of each seat in parts."""
    cuda, name = card().cuda, position.game.name
    shape = SHAPES[getattr(kernels_module(position.game), "ON_A_CARD", "pools")]
    if card().simulated:
        shape = SIMULATED[shape.pool > 0]
    at_once = shape.pool or shape.threads
    blocks = max(1, min(card().multiprocessors * shape.blocks, -(-games // at_once)))
    start = cuda.to_device(position.state.copy())
    taken, totals, wins = (cuda.to_device(np.zeros(size, np.int64)) for size in (1, 4, position.players))
    terms: tuple[Any, ...] = (start, games, np.uint64(seed), cap)
    if shape.pool:
        kinds = (position.state.dtype, np.uint64, np.int32, np.int32)
        rooms = (cuda.device_array(blocks * shape.pool, kind) for kind in kinds)
        pools(name, shape.registers)[blocks, shape.threads](*terms, shape.pool, taken, *rooms, totals, wins)
    else:
        lanes(name, shape.registers)[blocks, shape.threads](*terms, taken, totals, wins)
    return totals.copy_to_host(), wins.copy_to_host()


@cache
def pools(name: str, registers: int) -> Any:
    """Return the kernel that plays a game in pools, compiled at its first launch."""
    game = game_named(name)
    return card().kernel(play_pools, {**parts_for(game), "long_kind": long_kinds(game)}, max_registers=registers)


@cache
def lanes(name: str, registers: int) -> Any:
    """Return the kernel that plays a game in lanes, compiled at its first launch."""
    game = game_named(name)
    bound = {**parts_for(game), "state_type": from_dtype(game.state_dtype)}
    return card().kernel(play_lanes, bound, max_registers=registers)
