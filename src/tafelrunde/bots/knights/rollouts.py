"""Rollouts of Knights in one kernel: what an action leads to if a quick player then plays on for all."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from tafelrunde.bots.knights.choose import Sight, mind
from tafelrunde.bots.knights.matches import settle, turn_cards_up
from tafelrunde.bots.knights.playing import decide
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.knights.value import value
from tafelrunde.bots.weights import load
from tafelrunde.core.kernel import kernel
from tafelrunde.core.position import Position
from tafelrunde.core.rng import rng
from tafelrunde.games.knights.rules import apply
from tafelrunde.games.knights.state import Phase

MOST_TURNS = 600
"""Where a rollout to the end is cut, as everybody's win in equal shares."""


def roll_out(position: Position, action: str, seeds: Sequence[int], rounds: int) -> list[float]:
    """Return for each seed the share of whoever acts: after some rounds, or at the end if there are none."""
    start, shares = position.state, np.zeros(len(seeds))
    code = np.int32(position.game.code(action))
    generators = np.array([rng(seed) for seed in seeds])
    turns = rounds * position.players or MOST_TURNS
    play_on(tables(), _mind(position.players), start, start.copy(), code, generators, turns, rounds > 0, shares)
    return [float(share) for share in shares]


@cache
def _mind(players: int) -> Any:
    return mind(load("knights"), players, Sight.OUTCOMES)


@kernel
def play_on(
    tables: Any, minds: Any, start: Any, table: Any, code: Any, rngs: Any, turns: int, valued: bool, shares: Any
) -> None:
    """Play an action and so many turns per generator; contests that begin later are settled by their exact chance.

    Fills the share of whoever acts: what is thought of the position then, or an equal one where that is not wanted.
    """
    seat: Any = np.int64(start[0].actor)
    for each in range(len(rngs)):
        table[0] = start[0]
        state, rng = table[0], rngs[each]
        last = np.int64(state.turns) + turns
        apply(state, code)
        turn_cards_up(state, rng)
        while state.phase != Phase.OVER and state.turns < last:
            chosen = decide(tables, minds, table, rng)
            if state.phase == Phase.KEEP or state.phase == Phase.DEFEND:
                apply(state, chosen)
            else:
                settle(tables[0], minds[0], table, chosen, rng)
            turn_cards_up(state, rng)
        if valued or state.phase == Phase.OVER:
            shares[each] = value(tables[0], minds[0], state, seat)
        else:
            shares[each] = 1.0 / state.players
