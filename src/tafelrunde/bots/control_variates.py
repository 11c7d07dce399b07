"""Results with luck taken off: what turns led to, less what such turns lead to on average (control variates).

Whatever a position is taken to be worth, a turn brings as much as others of its kind on average: less that, every
result keeps its mean, and the better the worths, the less is left to vary. Win shares are made for equal players,
and whoever is stronger wins more than his share: so deals teach how these ones' shares are to be read, and how far
to go by that. What is taken off a deal is what other deals teach: that knows nothing of its own luck.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

FOLDS: Final = 10
TRUST: Final = 3.0
"""Matches that speak for reading shares as they are, before any was played."""
DEALS_FOR_HALVES: Final = 5.0
"""Deals that speak for believing shares as they are and as they are read alike, before any was played."""
ROUNDS: Final = 30
LONGEST: Final = 0.5
"""Steps of Newton's method, and how far one may go: it would run away from where a fit is nearly flat."""
SURE: Final = 1e-3
"""Shares are read as if nobody had less."""
STEEPEST: Final = 3.0


class Way(msgspec.Struct, frozen=True, array_like=True):
    """How a turn went for somebody."""

    luck: float
    """What its dice and cards brought, in shares as they are."""
    end: float
    """The share where it ended."""
    is_result: bool = False
    """Whether the end was played out, and is no guess."""


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """A turn, or whatever lies between two guesses, as it went for somebody."""

    start: float
    played: Way
    others: tuple[Way, ...] = ()
    """How it went for others of the same kind; where nobody can take a player's place, its dice alone are luck."""
    is_last: bool = False
    """Whether it is played to the end of the match, and compared with nothing but results."""


class Reading(NamedTuple):
    """How shares are read: by two numbers, as in a logistic regression."""

    shift: float = 0.0
    scale: float = 1.0

    def worth(self, share: float) -> float:
        """Return what a share is worth to these players."""
        return float(_shares(self.shift + self.scale * _logits(share)))

    def slope(self, share: float) -> float:
        """Return by how much that changes with the share."""
        bounded = min(max(share, SURE), 1 - SURE)
        worth = self.worth(bounded)
        return min(self.scale * worth * (1 - worth) / (bounded * (1 - bounded)), STEEPEST)


PLAIN: Final = Reading()


def dice_luck(turns: Sequence[Turn]) -> float:
    """Return what dice and cards alone brought somebody, in shares as they are."""
    return sum(turn.played.luck for turn in turns)


def luck(turns: Sequence[Turn], reading: Reading = PLAIN) -> float:
    """Return what luck brought somebody in a match; on average that is nothing."""
    return sum(_luck_of(turn, reading) for turn in turns)


def taken_off(shares: Sequence[Sequence[float]], turns: Sequence[Sequence[Sequence[Turn]]]) -> list[list[float]]:
    """Return the shares of the matches of each deal with luck taken off."""
    results = np.array([np.mean(deal) for deal in shares])
    folds = np.arange(len(results)) % FOLDS
    adjusted: list[list[float]] = [[] for _ in shares]
    for fold in range(min(FOLDS, len(results))):
        reading = _reading(*_others(shares, turns, fold))
        terms = [np.array([_terms(match, reading) for match in deal]) for deal in turns]
        lucks = np.array([deal.mean(axis=0) for deal in terms])
        weights = _weights(results[folds != fold], lucks[folds != fold])
        for deal in np.flatnonzero(folds == fold).tolist():
            adjusted[deal] = (np.array(shares[deal]) - terms[deal] @ weights).tolist()
    return adjusted


def _terms(match: Sequence[Turn], reading: Reading) -> list[float]:
    """Return what dice brought and what turns did besides, in shares as they are, then as they are read."""
    terms = []
    for each in (PLAIN, reading):
        dice = sum(each.slope(turn.start) * turn.played.luck for turn in match if not turn.is_last)
        terms += [dice, luck(match, each) - dice]
    return terms


def _weights(results: npt.NDArray[np.float64], lucks: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return how much of each term to take off for the least variance: ridge regression towards half of each."""
    halves = np.full(lucks.shape[1], 0.5)
    if len(results) < 2:
        return halves
    left = results - lucks @ halves
    scale = np.sqrt(DEALS_FOR_HALVES * (lucks**2).mean(axis=0))
    system = np.vstack([lucks - lucks.mean(axis=0), np.diag(scale)])
    aims = np.concatenate([left - left.mean(), np.zeros(len(halves))])
    return np.asarray(halves + np.linalg.lstsq(system, aims, rcond=None)[0])


def _luck_of(turn: Turn, reading: Reading) -> float:
    slope = 1.0 if turn.is_last else reading.slope(turn.start)
    if not turn.others:
        return slope * turn.played.luck

    def worth(way: Way) -> float:
        return way.end if way.is_result else reading.worth(way.end)

    usual = sum(worth(way) - slope * way.luck for way in turn.others) / len(turn.others)
    return worth(turn.played) - usual


def _others(
    shares: Sequence[Sequence[float]], turns: Sequence[Sequence[Sequence[Turn]]], fold: int
) -> tuple[list[float], list[float], list[float]]:
    """Return guesses with the results that followed them, from all deals but a fold; each match has one vote."""
    guesses, results, votes = list[float](), list[float](), list[float]()
    for deal, (told, matches) in enumerate(zip(shares, turns, strict=True)):
        if deal % FOLDS != fold:
            for share, match in zip(told, matches, strict=True):
                starts = [turn.start for turn in match if not turn.is_last]
                guesses += starts
                results += [share] * len(starts)
                votes += [1 / len(starts) for _ in starts]
    return guesses, results, votes


def _reading(guesses: Sequence[float], results: Sequence[float], votes: Sequence[float]) -> Reading:
    """Return how guesses are to be read: logistic regression towards reading them as they are."""
    if not guesses:
        return PLAIN
    known = np.column_stack([np.ones(len(guesses)), _logits(np.array(guesses))])
    told, weights, prior = np.array(results), np.array(votes), np.array(PLAIN)
    fit = prior.copy()
    for _ in range(ROUNDS):
        worths = _shares(known @ fit)
        uphill = known.T @ (weights * (told - worths)) - TRUST * (fit - prior)
        curve = (known.T * (weights * worths * (1 - worths))) @ known + TRUST * np.eye(len(prior))
        step = np.linalg.solve(curve, uphill)
        fit = fit + step * min(1.0, LONGEST / max(np.abs(step).max(), 1e-12))
    return Reading(*map(float, fit))


def _logits(shares: Any) -> npt.NDArray[np.float64]:
    bounded = np.clip(shares, SURE, 1 - SURE)
    return np.asarray(np.log(bounded / (1 - bounded)))


def _shares(logits: Any) -> npt.NDArray[np.float64]:
    return np.asarray(1 / (1 + np.exp(-logits)))
