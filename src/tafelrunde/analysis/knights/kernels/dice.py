"""A contest's dice solved for all seats at once: with what chance each outcome follows from every keep.

The roller plays for what the outcomes are worth to him. So values after the contest are all that is estimated; what
the dice make of them is exact.
"""

from typing import Any

import numpy as np

from tafelrunde.analysis.compiling import kernel
from tafelrunde.games.knights.scoring import RESULT
from tafelrunde.games.knights.solver import CHOOSE_STEPS, LAST_THROW, LAYER, MULTISETS, ROWS, STOP, THROW, TIE
from tafelrunde.games.knights.state import LIVE_FACES, LIVE_PART, LIVE_PART_START, LIVE_SIZE

SIXTH = 1.0 / 6.0


@kernel
def solve_outcomes(payoff: Any, worths: Any, cards: int, rolls: int, rows: Any) -> None:
    """Fill by row of the solver the chance of each outcome, and behind them what that is worth to the roller.

    `payoff` has the chance of each outcome by result, `worths` what each is worth to the roller, who has so many
    rolls to come, the one in the air included.
    """
    outcomes = len(worths)
    for m in range(MULTISETS):
        row, result = rows[STOP[m]], RESULT[cards, m]
        row[outcomes] = 0.0
        for k in range(outcomes):
            row[k] = payoff[result, k]
            row[outcomes] += payoff[result, k] * worths[k]
    throw(LAST_THROW, rows)
    for _ in range(rolls - 1):
        choose(rows)
        throw(THROW, rows)


@kernel
def throw(steps: Any, rows: Any) -> None:
    """Fill the mean of every throw."""
    for i in range(len(steps)):
        here = rows[steps[i, 0]]
        for w in range(len(here)):
            total = 0.0
            for row in range(1, LIVE_FACES + 2):
                total += rows[steps[i, row], w]
            here[w] = total * SIXTH


@kernel
def choose(rows: Any) -> None:
    """Fill the best of every choice for the roller; of equal ones the one that keeps more dice."""
    last = rows.shape[1] - 1
    for i in range(len(CHOOSE_STEPS)):
        best = CHOOSE_STEPS[i, 0]
        for choice in range(2, LIVE_FACES + 2):
            if rows[CHOOSE_STEPS[i, choice], last] > rows[best, last] + TIE:
                best = CHOOSE_STEPS[i, choice]
        for w in range(last + 1):
            rows[CHOOSE_STEPS[i, 1], w] = rows[best, w]


@kernel
def best_row(rows: Any, live: int) -> int:
    """Return the row of the best keep of live dice, more dice among equals."""
    layer, last = LAYER[LIVE_SIZE[live]], rows.shape[1] - 1
    best = layer + LIVE_PART[LIVE_PART_START[live + 1] - 1]
    for i in range(LIVE_PART_START[live + 1] - 2, LIVE_PART_START[live] - 1, -1):
        if rows[layer + LIVE_PART[i], last] > rows[best, last] + TIE:
            best = layer + LIVE_PART[i]
    return best


def new_rows(outcomes: int) -> Any:
    """Make room for a solution with so many outcomes."""
    return np.zeros((ROWS, outcomes + 1))
