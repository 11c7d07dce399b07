"""Random games on a card, in pools: a block of threads plays those of its games that stand at the same point.

The 32 threads of a warp share their instructions, and all warps of a multiprocessor the little memory in which
it keeps them: where threads want different ones, they wait. So a block counts at which points its games stand,
takes up as many as it has threads of those at the most frequent one, and plays one move in each. Then it counts
anew.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from tafelrunde.envs.cuda.points import FIRST_ACTION, NEXT_GAME, NO_GAME, POINTS
from tafelrunde.envs.kernels.whole_games import CAPPED, DECISIONS, EVENTS, FINISHED

MOST_THREADS: Final = 1024
MOST_POOL: Final = 4096

# The free names of the template below, bound to one game.
cuda: Any
code_type: Any
most_codes: int
long_kind: Any
begin: Callable[..., None]
goes_on: Callable[..., int]
decides: Callable[..., int]
draw: Callable[..., Any]
apply: Callable[..., None]
parts_of: Callable[..., int]
next_point: Callable[..., int]


def play_pools(
    start: Any, games: int, seed: Any, cap: int, pool: int, taken: Any, states: Any, rngs: Any, lengths: Any,
    pending: Any, totals: Any, wins: Any,
) -> None:  # fmt: skip
    """Play games until all are taken, and add up what they come to."""
    counts = cuda.shared.array(POINTS, np.int32)
    points = cuda.shared.array(MOST_POOL, np.int8)
    chosen = cuda.shared.array(MOST_THREADS, np.int16)
    found = cuda.shared.array(2, np.int32)
    codes = cuda.local.array(most_codes, code_type)
    me, threads, first = cuda.threadIdx.x, cuda.blockDim.x, cuda.blockIdx.x * pool
    for place in range(me, pool, threads):
        points[place] = NEXT_GAME
        lengths[first + place] = NO_GAME
    for point in range(me, POINTS, threads):
        counts[point] = pool if point == NEXT_GAME else 0
    if me < 2:
        found[me] = 0
    moves, decisions, played, capped, turn = 0, 0, 0, 0, 0
    cuda.syncthreads()
    while True:
        most = 0
        for point in range(1, POINTS):
            if counts[point] > counts[most]:
                most = point
        if counts[most] == 0:
            break
        for place in range(me, pool, threads):
            if points[place] == most:
                at = cuda.atomic.add(found, turn, 1)
                if at < threads:
                    chosen[at] = place
        cuda.syncthreads()
        taking = min(found[turn], threads)
        turn = 1 - turn
        if me == 0:
            found[turn] = 0
            cuda.atomic.sub(counts, most, taking)
        if me < taking:
            place = chosen[me]
            i = first + place
            state, rng = states[i], rngs[i : i + 1]
            point = NO_GAME
            if most == NEXT_GAME:
                if lengths[i] != NO_GAME:
                    played += 1
                    capped += goes_on(state, 0, 1)
                    for seat in range(len(wins)):
                        cuda.atomic.add(wins, seat, parts_of(state, seat))
                game = cuda.atomic.add(taken, 0, 1)
                if game < games:
                    begin(start, states[i : i + 1], rng, seed, game)
                    lengths[i] = 0
                    point = next_point(state, 0, cap)
            else:
                code: Any = np.int64(pending[i])
                kind = 0
                if most < FIRST_ACTION:
                    decision = decides(state)
                    code = draw(state, rng, codes)
                    decisions += decision
                    lengths[i] += decision
                    moves += 1
                    kind = long_kind[code] if decision else 0
                if kind > 0:
                    pending[i] = code
                    point = FIRST_ACTION + kind - 1
                else:
                    apply(state, code)
                    point = next_point(state, lengths[i], cap)
            points[place] = point
            if point != NO_GAME:
                cuda.atomic.add(counts, point, 1)
        cuda.syncthreads()
    cuda.atomic.add(totals, DECISIONS, decisions)
    cuda.atomic.add(totals, EVENTS, moves - decisions)
    cuda.atomic.add(totals, FINISHED, played - capped)
    cuda.atomic.add(totals, CAPPED, capped)
