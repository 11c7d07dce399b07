"""Chance: every outcome with its exact weight, and a fast draw with the same probabilities."""

from typing import Any

from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.rng import below
from tafelrunde.games.court import actions
from tafelrunde.games.court.state import (
    DICE_PLUS,
    DICE_START,
    DICE_WAYS,
    FACES,
    ORDERED,
    ORDERED_START,
    QUICK_DICE,
    Phase,
)


@kernel
def chance(state: State, codes: Any, weights: Any) -> int:
    """Write all chance outcomes with integer weights and return how many."""
    if state.phase == Phase.START:
        for seat in range(state.players):
            codes[seat] = actions.START + seat
            weights[seat] = 1
        return state.players
    start = DICE_START[state.to_roll]
    count = DICE_START[state.to_roll + 1] - start
    for i in range(count):
        codes[i] = actions.ROLLED + start + i
        weights[i] = DICE_WAYS[start + i]
    return count


@kernel
def sample(state: State, rng: Any) -> int:
    """Draw one chance outcome with the probabilities of `chance`."""
    if state.phase == Phase.START:
        return actions.START + below(rng, state.players)
    quick = min(state.to_roll, QUICK_DICE)
    start = ORDERED_START[quick]
    rolled = ORDERED[start + below(rng, ORDERED_START[quick + 1] - start)]
    for _ in range(state.to_roll - quick):
        rolled = DICE_PLUS[rolled, below(rng, FACES)]
    return actions.ROLLED + rolled
