"""Ratings from matches of any number of seats.

Everybody has a strength, and a seat wins with its part of the strengths at the table (Luce's choice; with two seats
this is Bradley and Terry's model, on which Elo rests). Ten times the strength is 400 points. The most likely
strengths are found by Hunter's MM algorithm (2004), intervals by drawing deals anew (bootstrap): the matches of one
deal stay together.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

ROUNDS = 1000
CLOSE = 1e-6
SAMPLES = 200
MILD = 0.5
"""A draw with somebody of middling strength that everybody is lent: whoever has always won still gets a number."""

Floats = npt.NDArray[np.float64]


class Rating(NamedTuple):
    """Points of Elo with their 95 % interval."""

    elo: float
    low: float
    high: float


class Table(NamedTuple):
    """What one deal brought: who sat there, and how many wins each had over its matches."""

    entrants: tuple[int, ...]
    wins: tuple[float, ...]


def ratings(tables: Sequence[Table], entrants: int, anchor: int, seed: int = 0) -> list[Rating]:
    """Return everybody's rating, the anchor's being 0."""
    seated, won = _arrays(tables, entrants)
    number = len(tables)
    fitted = _strengths(seated, won, np.ones(number), np.ones(entrants))
    generator = np.random.default_rng(seed)
    drawn = []
    for _ in range(SAMPLES):
        times = np.bincount(generator.integers(number, size=number), minlength=number)
        drawn.append(_points(_strengths(seated, won, times, fitted), anchor))
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    return [Rating(*map(float, each)) for each in zip(_points(fitted, anchor), low, high, strict=True)]


def _arrays(tables: Sequence[Table], entrants: int) -> tuple[Floats, Floats]:
    """Return who sat at which table how often, and the wins."""
    seated, won = np.zeros((len(tables), entrants)), np.zeros((len(tables), entrants))
    for number, table in enumerate(tables):
        for each, wins in zip(table.entrants, table.wins, strict=True):
            seated[number, each] += 1
            won[number, each] += wins
    return seated, won


def _points(strengths: Floats, anchor: int) -> Floats:
    elo: Floats = 400 * np.log10(strengths / strengths[anchor])
    return elo


def _strengths(seated: Floats, won: Floats, times: npt.NDArray[np.number], begin: Floats) -> Floats:
    """Return the most likely strengths where each deal counts so many times; their geometric mean is one."""
    wins = times @ won + MILD
    matches = times * won.sum(1)
    strengths = begin
    for _ in range(ROUNDS):
        lent = 2 * MILD / (strengths + 1)
        better: Floats = wins / ((matches / (seated @ strengths)) @ seated + lent)
        better /= np.exp(np.log(better).mean())
        if np.abs(better / strengths - 1).max() <= CLOSE:
            return better
        strengths = better
    return strengths
