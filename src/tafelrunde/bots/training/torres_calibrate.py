"""How much of a win a lead is, measured: after learning, sharpness is fitted alone to how matches came out.

Points and shares are learned together, and shares pay for it a little: leads of the early turns were taken for more
than they are. With two seats no choice changes, as more is still more; only the figures become true.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tafelrunde.bots.torres.value import Weights
from tafelrunde.bots.training.torres_learn import Floats, Numbers, foretell, won
from tafelrunde.bots.training.torres_play import Match

FACTORS: Final = np.linspace(0.2, 1.6, 57, dtype=np.float32)
"""What sharpness may be multiplied by."""
NEIGHBOURS: Final = 3
"""Numbers of turns to come, before and after, whose matches are looked at together."""
LEAST: Final = 200
"""Ends of turns that are needed to measure anything."""


def calibrated(weights: Weights, matches: Sequence[Match]) -> Weights:
    """Return the weights with the sharpness under which the winners of the matches are likeliest."""
    turns = np.concatenate([match.to_come.sum(axis=1) for match in matches]).astype(np.int64)
    surprises = np.concatenate([_surprises(weights, match) for match in matches])
    factors = np.array([_best_factor(turns, surprises, number) for number in range(len(weights.sharpness))])
    return weights._replace(sharpness=(weights.sharpness * factors).astype(np.float32))


def _surprises(weights: Weights, match: Match) -> Floats:
    """Return by end of turn and factor how little the winner was expected."""
    to_come: Numbers = match.to_come.astype(np.int64)
    told = foretell(weights, match.rows.astype(np.float32), to_come)
    leads = told.worths - told.worths.max(axis=1, keepdims=True)
    exponents = told.sharpness[..., None] * leads[..., None] * FACTORS
    logarithms = exponents - np.log(np.exp(exponents).sum(axis=1, keepdims=True))
    surprises: Floats = -(logarithms * won(match.points)[None, :, None]).sum(axis=1)
    return surprises


def _best_factor(turns: Numbers, surprises: Floats, number: int) -> float:
    """Return the factor for a number of turns to come; 1 where too little was seen."""
    near = np.abs(turns - number) <= NEIGHBOURS
    if near.sum() < LEAST or number == 0:
        return 1.0
    return float(FACTORS[surprises[near].mean(axis=0).argmin()])
