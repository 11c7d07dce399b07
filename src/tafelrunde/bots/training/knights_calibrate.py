"""How much of a win a lead is with two seats, measured: after learning, two numbers are fitted to how matches end.

One multiplies all scores, the other is added to the score of whoever moves. Wins then come as often as they are
foretold; the order of positions with the same player to move stays what it was.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.knights.choose import Sight, mind
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.training.knights_kernels import new_notes, rng_of, watch
from tafelrunde.bots.weights import Weights
from tafelrunde.core.registry import game

Array = npt.NDArray[Any]
SEATS: Final = 2
MATCHES: Final = 6_000
POSITIONS_A_MATCH: Final = 100
"""On average there are fewer."""
FACTORS: Final = np.linspace(0.7, 1.4, 15)
LEADS: Final = np.linspace(-0.4, 0.4, 21)
"""What may be added to the score of whoever moves."""


def calibrated(weights: Weights, seed: Sequence[int]) -> Weights:
    """Return the weights of two seats with the factor and the lead under which winners are likeliest."""
    factor, lead = likeliest(*watched(weights, seed))
    second, offset = weights[f"second-{SEATS}"], weights[f"offset-{SEATS}"]
    scaled = {
        f"second-{SEATS}": factor * second,
        f"offset-{SEATS}": factor * offset + np.array([lead, 0.0]),
    }
    return {**weights, **{name: array.astype(np.float32) for name, array in scaled.items()}}


def watched(weights: Weights, seed: Sequence[int]) -> tuple[Array, Array]:
    """Let the best player meet itself; return the scores of positions, who moves first, and whether he won."""
    start = game("knights").start(players=SEATS).state
    scores = np.zeros((MATCHES * POSITIONS_A_MATCH, SEATS), np.float32)
    won = np.zeros(len(scores), np.bool_)
    best = mind(weights, SEATS, Sight.CARDS)
    count = watch(tables(), best, new_notes(SEATS), start, start.copy(), MATCHES, rng_of(seed), scores, won)
    return scores[:count], won[:count]


def likeliest(scores: Array, won: Array) -> tuple[float, float]:
    """Return the factor and the lead under which the winners are likeliest."""
    surprises = np.array([[surprise(scores, won, factor, lead) for lead in LEADS] for factor in FACTORS])
    factor, lead = np.unravel_index(surprises.argmin(), surprises.shape)
    return float(FACTORS[factor]), float(LEADS[lead])


def surprise(scores: Array, won: Array, factor: float, lead: float) -> float:
    """Return how little the winners were expected, on average."""
    mover, other = growth(factor * scores[:, 0] + lead), growth(factor * scores[:, 1])
    return float(-np.log(np.where(won, mover, other) / (mover + other)).mean())


def growth(scores: Array) -> Array:
    """Return what stands for e to the scores in a player's mind (`value.growth`)."""
    x = np.abs(scores) * 0.25
    y = (1 + x + 0.5 * x * x) ** 4
    grown: Array = np.where(scores > 0, y, 1 / y)
    return grown
