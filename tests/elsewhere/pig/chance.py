"""Chance: every outcome with its exact weight, and a fast draw with the same probabilities."""

from typing import Any

from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.rng import below
from tests.elsewhere.pig.actions import DIE, START
from tests.elsewhere.pig.state import FACES, Phase


@kernel
def chance(state: State, codes: Any, weights: Any) -> int:
    """P2.1, P3.1: all seats and all faces are equally likely."""
    first, count = (START, state.players) if state.phase == Phase.START else (DIE, FACES)
    for k in range(count):
        codes[k] = first + k
        weights[k] = 1
    return count


@kernel
def sample(state: State, rng: Any) -> int:
    """Draw who starts, or roll the die."""
    if state.phase == Phase.START:
        return START + below(rng, state.players)
    return DIE + below(rng, FACES)
