"""Results with luck taken off, by terms that are nothing on average whoever plays (control variates).

How much of each term is taken off is learned: the values that luck was measured by were made for equal players, and
one who is stronger has less to gain where it leads. A deal's weights come from other deals, so that they know
nothing of its own luck, and every result keeps its mean.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Terms = Sequence[float]
"""What each kind of luck brought somebody in one match: by itself, then times the win share just before, each."""
FOLDS: Final = 10
TRUST: Final = 5.0
"""Deals that speak for taking luck off as it is, before any was played."""


def taken_off(shares: Sequence[Sequence[float]], terms: Sequence[Sequence[Terms]]) -> list[list[float]]:
    """Return the shares of the matches of each deal with luck taken off."""
    results = np.array([np.mean(deal) for deal in shares])
    lucks = np.array([np.mean(deal, axis=0) for deal in terms])
    folds = np.arange(len(results)) % FOLDS
    adjusted: list[list[float]] = [[] for _ in shares]
    for fold in range(min(FOLDS, len(results))):
        weights = _weights(results[folds != fold], lucks[folds != fold])
        for deal in np.flatnonzero(folds == fold).tolist():
            matches = zip(shares[deal], terms[deal], strict=True)
            adjusted[deal] = [share - float(np.dot(luck, weights)) for share, luck in matches]
    return adjusted


def _weights(results: npt.NDArray[Any], lucks: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return how much of each term to take off for the least variance: ridge regression towards plain luck."""
    terms = lucks.shape[1] if lucks.ndim == 2 else 2
    plain = np.array([1.0, 0.0] * (terms // 2))
    if len(results) < 2:
        return plain
    left = results - lucks @ plain
    scale = np.sqrt(TRUST * (lucks**2).mean(axis=0))
    system = np.vstack([lucks - lucks.mean(axis=0), np.diag(scale)])
    aims = np.concatenate([left - left.mean(), np.zeros(terms)])
    more = np.linalg.lstsq(system, aims, rcond=None)[0]
    return np.asarray(plain + more)
