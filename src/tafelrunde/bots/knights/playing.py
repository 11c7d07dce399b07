"""How a mind decides: the best, as blurred as it sees."""

from typing import Any, Final

import numpy as np

from tafelrunde.bots.knights.choose import rate
from tafelrunde.bots.knights.value import Mind
from tafelrunde.core.kernel import State, apart, inlined, kernel
from tafelrunde.core.rng import S27, next_word
from tafelrunde.games.knights.state import Phase

UNIT: Final = 2.0**-37
"""Turns 37 random bits into a number between 0 and 1."""
SPREAD: Final = 2.0
"""Makes the sum of three random numbers less its mean deviate by 1."""
PATIENCE: Final = 40
"""Rounds after which a player gets restless; two seats take ten on average."""
RESTLESS: Final = 0.001
"""What every round more adds to the noise."""


@kernel
def uniform(rng: Any) -> float:
    """Return a random number between 0 and 1."""
    return np.int64(next_word(rng) >> S27) * UNIT


@inlined
def pick(mind: Mind, count: int, noise: float, rng: Any) -> int:
    """Return the code of the highest value, each blurred by noise, but none that is far worse than the best.

    Of equal values the last wins: it keeps more dice, and it tucks only for a reason.
    """
    codes, values = mind.codes[0], mind.values
    top = -1e9
    for i in range(count):
        top = max(top, values[i])
    chosen, highest = codes[count - 1], -1e9
    for i in range(count - 1, -1, -1):
        if values[i] >= top - mind.margin:
            value = values[i]
            if noise > 0.0:
                value += noise * SPREAD * (uniform(rng) + uniform(rng) + uniform(rng) - 1.5)
            if value > highest:
                chosen, highest = codes[i], value
    return chosen


@kernel
def decide(tables: Any, minds: Any, position: Any, rng: Any) -> int:
    """Return the code that a mind chooses; all are arrays of one."""
    apart()
    mind, state = minds[0], position[0]
    count = rate(tables[0], mind, state)
    return pick(mind, count, blur(mind, state), rng)


@inlined
def blur(mind: Mind, state: State) -> float:
    """Return how blurred a player sees values: ever more so in a match that does not end.

    With many seats players who all choose well may take the same cards from each other for ever.
    """
    if state.phase == Phase.KEEP:
        return mind.noise
    return mind.noise + RESTLESS * max(0, state.turns // state.players - PATIENCE)
