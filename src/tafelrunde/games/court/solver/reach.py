"""How large a turn is, and which abilities it can be solved with in the memory there is."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.games.court.cards import Character
from tafelrunde.games.court.solver.classes import filled
from tafelrunde.games.court.solver.plan import Plan, lay_out
from tafelrunde.games.court.solver.tables import ABILITIES, ADDERS, ASTRONOMER, MOVERS, ROLLERS, TABLES
from tafelrunde.games.court.state import FACES, MOST_DICE

SMALL: Final = 8_000_000
"""Turns of up to so many values are solved in doubles; beyond, in singles, whose answers are good to about 1e-6."""
MOST_BYTES: Final = 1_400_000_000
"""Turns that need more are out of reach unless the caller allows it; values alone of twelve characters never do."""
WEAKEST_FIRST: Final = (
    Character.SERVING_MAID,
    Character.PHILOSOPHER,
    Character.NOBLEWOMAN,
    Character.NOBLEMAN,
    Character.FOOL,
    Character.ALCHEMIST,
    Character.MAGICIAN,
    Character.ASTRONOMER,
    Character.LABORER,
    Character.GUARD,
    Character.HUNTER,
    Character.PAWNBROKER,
    Character.KNIGHT,
    Character.BISHOP,
    Character.MERCHANT,
    Character.QUEEN,
)
"""What is left out first where a turn is out of reach."""


class Estimate(NamedTuple):
    """How large a turn is at worst, when no two sets of dice aside are alike for the payoff."""

    states: int
    bytes: int


def estimate(unused: int, dice: int, spare: int, *, in_passing: bool = False) -> Estimate:
    """Return how much solving a turn for one goal takes at worst: `dice` not yet set aside, `spare` to be added.

    `in_passing` is for `fresh_values` and `turn_values`, which do not keep the values of all positions that follow.
    """
    worst = np.tile([filled(int(count)) for count in np.diff(TABLES.start)], (2, 1))
    plan = empty_plan(useful(unused, spare), in_passing=in_passing)
    most = most_dice(unused, dice, spare)
    states, rolls, kept, _ = lay_out(plan, TABLES.start, worst, dice, most, needs_second_layer(unused))
    values = kept + 2 * rolls
    # A goal that merges many sets of dice may need so few values that they are kept in doubles after all; each
    # expectation of a roll belongs to six values or more.
    in_doubles = min(values, SMALL + 2 * SMALL // FACES)
    return Estimate(states, max(values * number_type(states).itemsize, in_doubles * number_type(SMALL).itemsize))


@lru_cache(maxsize=1024)
def within_reach(
    unused: int, dice: int, spare: int, most_bytes: int = MOST_BYTES, *, in_passing: bool = False
) -> int:
    """Return the abilities with which a turn can be solved for one goal.

    Where that is not all of `unused`, the value with them is a lower bound: more abilities never hurt.
    """
    for ability in WEAKEST_FIRST:
        if estimate(unused, dice, spare, in_passing=in_passing).bytes <= most_bytes:
            break
        unused &= ~(1 << ability)
    return unused


def useful(unused: int, spare: int) -> int:
    """Leave out adding dice where the supply is empty."""
    return unused if spare else unused & ~ADDERS


def most_dice(unused: int, dice: int, spare: int) -> int:
    """Return the dice that a turn can come to."""
    return dice + min(spare, (unused & ADDERS).bit_count())


def needs_second_layer(unused: int) -> bool:
    """Whether the Astronomer may leave something worth doing before the next roll."""
    return bool(unused & ASTRONOMER and unused & MOVERS and unused & ROLLERS)


def number_type(states: int) -> np.dtype[Any]:
    """Return how values are stored."""
    return np.dtype(np.float64 if states <= SMALL else np.float32)


def empty_plan(unused: int, *, in_passing: bool) -> Plan:
    """Make room for the plan of a turn with these abilities."""
    bits = [ability for ability in ABILITIES if unused >> ability & 1]
    masks = 1 << len(bits)
    return Plan(
        np.array(bits, np.int8),
        np.empty(masks, np.int8),
        np.zeros(masks, np.int8),
        np.full((2, masks, MOST_DICE + 1), -1, np.int64),
        np.full((masks, MOST_DICE + 1), -1, np.int64),
        np.empty(masks, np.int64),
        in_passing,
    )
