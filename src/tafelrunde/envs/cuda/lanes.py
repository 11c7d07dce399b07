"""Random games on a card, in lanes: every thread plays games of its own, one after another, close to it.

Lanes wait while most others of their block stand at another point of the rules (see `pools`). Many threads are idle
at a time, but nothing has to be fetched from afar: better where moves are short and states are large.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from tafelrunde.envs.cuda.points import FIRST_ACTION, NEXT_GAME, NO_GAME
from tafelrunde.envs.kernels.whole_games import CAPPED, DECISIONS, EVENTS, FINISHED

# The free names of the template below, bound to one game.
cuda: Any
state_type: Any
code_type: Any
most_codes: int
begin: Callable[..., None]
goes_on: Callable[..., int]
decides: Callable[..., int]
draw: Callable[..., Any]
apply: Callable[..., None]
parts_of: Callable[..., int]
next_point: Callable[..., int]


def play_lanes(start: Any, games: int, seed: Any, cap: int, taken: Any, totals: Any, wins: Any) -> None:
    """Play games until all are taken, and add up what they come to."""
    counts = cuda.shared.array(FIRST_ACTION, np.int32)
    room = cuda.local.array(1, state_type)
    codes = cuda.local.array(most_codes, code_type)
    rng = cuda.local.array(1, np.uint64)
    state, me = room[0], cuda.threadIdx.x
    moves, decisions, played, capped = 0, 0, 0, 0
    point, length = NEXT_GAME, NO_GAME
    while True:
        cuda.syncthreads()
        for each in range(me, FIRST_ACTION, cuda.blockDim.x):
            counts[each] = 0
        cuda.syncthreads()
        if point != NO_GAME:
            cuda.atomic.add(counts, point, 1)
        cuda.syncthreads()
        most = np.int32(0)
        for each in range(FIRST_ACTION):
            most = max(most, counts[each])
        if most == 0:
            break
        if point == NO_GAME or counts[point] < most:
            continue
        if point == NEXT_GAME:
            if length != NO_GAME:
                played += 1
                capped += goes_on(state, 0, 1)
                for seat in range(len(wins)):
                    cuda.atomic.add(wins, seat, parts_of(state, seat))
            game = cuda.atomic.add(taken, 0, 1)
            point = NO_GAME
            if game < games:
                begin(start, room, rng, seed, game)
                length = 0
                point = next_point(state, length, cap)
        else:
            decision = decides(state)
            apply(state, draw(state, rng, codes))
            decisions += decision
            length += decision
            moves += 1
            point = next_point(state, length, cap)
    cuda.atomic.add(totals, DECISIONS, decisions)
    cuda.atomic.add(totals, EVENTS, moves - decisions)
    cuda.atomic.add(totals, FINISHED, played - capped)
    cuda.atomic.add(totals, CAPPED, capped)
