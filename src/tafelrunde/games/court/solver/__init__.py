"""The exact value of a turn of To Court the King under best play (C4, C5), for any payoff of the result.

Payoffs are arrays by the number of the result in `state.DICE`; every goal is played for on its own. Sets of unused
abilities are sets of characters, as bits. Positions in mid-turn are solved like fresh turns with fewer dice, whose
payoffs are shifted by the dice that lie aside.
"""

from tafelrunde.games.court.solver.reach import MOST_BYTES, Estimate, estimate, within_reach
from tafelrunde.games.court.solver.solution import Solution
from tafelrunde.games.court.solver.values import (
    fresh_values,
    solve_large_turn,
    solve_small_turn,
    turn_values,
    use_nothing,
)

__all__ = [
    "MOST_BYTES",
    "Estimate",
    "Solution",
    "estimate",
    "fresh_values",
    "solve_large_turn",
    "solve_small_turn",
    "turn_values",
    "use_nothing",
    "within_reach",
]
