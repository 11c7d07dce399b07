"""Learning from matches of Torres: the value after a turn is to foretell the value after the next (TD(λ))."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.torres.features import FEATURES, MOST_TURNS
from tafelrunde.bots.torres.value import Weights
from tafelrunde.bots.training.torres_play import Match

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

TRACE: Final = 0.9
"""λ: how far a result reaches back past the values in between."""
STEP: Final = 0.002
BATCH: Final = 512
EPOCHS: Final = 1
OF_SHARES: Final = 0.3
"""How much the error of win shares counts beside that of points."""
DECAY: Final = 1e-4


class Seen(NamedTuple):
    """Ends of turns with equally many seats, and what should have been foretold there."""

    rows: Floats
    to_come: Numbers
    points: Floats
    shares: Floats

    def part(self, places: Numbers) -> "Seen":
        """Return only some of them."""
        return Seen(self.rows[places], self.to_come[places], self.points[places], self.shares[places])


class Foretold(NamedTuple):
    """What weights foretell, and what of it is needed to mend them."""

    inputs: Floats
    hidden: Floats
    worths: Floats
    sharpness: Floats
    shares: Floats


def fit(weights: Weights, matches: Sequence[Match], seed: int, pace: float = 1.0) -> Weights:
    """Return weights that foretell better what came after each turn of the matches."""
    groups = [
        seen(weights, [match for match in matches if len(match.points) == players])
        for players in sorted({len(match.points) for match in matches})
    ]
    descent = Descent(weights, STEP * pace)
    generator = np.random.default_rng(seed)
    for _ in range(EPOCHS):
        for batch in shuffled(groups, generator):
            descent.step(gradient(descent.weights, batch))
    return descent.weights


def seen(weights: Weights, matches: Sequence[Match]) -> Seen:
    """Return all ends of turns of some matches, with what should be foretold by the values after them."""
    rows = np.concatenate([match.rows for match in matches]).astype(np.float32)
    to_come = np.concatenate([match.to_come for match in matches]).astype(np.int64)
    worths, shares = np.empty(rows.shape[:2], np.float32), np.empty(rows.shape[:2], np.float32)
    for start in range(0, len(rows), BATCH):
        part = slice(start, start + BATCH)
        _, _, worths[part], _, shares[part] = foretell(weights, rows[part], to_come[part])
    points_wanted, shares_wanted = np.empty_like(worths), np.empty_like(shares)
    end = 0
    for match in matches:
        start, end = end, end + len(match.rows)
        points, share = match.points, won(match.points)
        for place in range(end - 1, start - 1, -1):
            points_wanted[place], shares_wanted[place] = points, share
            if place < end - 1:
                points = TRACE * points + (1 - TRACE) * worths[place]
                share = TRACE * share + (1 - TRACE) * shares[place]
    return Seen(rows, to_come, points_wanted, shares_wanted)


def won(points: Floats) -> Floats:
    """Return each seat's share of the win."""
    best = (points == points.max()).astype(np.float32)
    shares: Floats = best / best.sum()
    return shares


def shuffled(groups: Sequence[Seen], generator: np.random.Generator) -> Iterator[Seen]:
    """Yield parts of equally many ends of turns, in a random order."""
    parts = []
    for group in groups:
        order = generator.permutation(len(group.rows))
        parts += [group.part(order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
    for place in generator.permutation(len(parts)):
        yield parts[place]


def foretell(weights: Weights, rows: Floats, to_come: Numbers) -> Foretold:
    """Return what weights foretell, as the kernels do."""
    players = rows.shape[1]
    others = (rows.sum(axis=1, keepdims=True) - rows) / (players - 1)
    inputs = np.concatenate([rows, others], axis=2)
    hidden = np.maximum(inputs @ weights.into + weights.bias, 0)
    worths = (rows * weights.linear[to_come]).sum(axis=2) + hidden @ weights.out
    sharpness = weights.sharpness[to_come.sum(axis=1)][:, None]
    odds = np.exp(np.clip(sharpness * (worths - worths.max(axis=1, keepdims=True)), -20, 0))
    return Foretold(inputs, hidden, worths, sharpness, odds / odds.sum(axis=1, keepdims=True))


def gradient(weights: Weights, batch: Seen) -> Weights:
    """Return the way in which the error of points and win shares grows."""
    told = foretell(weights, batch.rows, batch.to_come)
    wrong = told.shares - batch.shares
    error = (told.worths - batch.points + OF_SHARES * told.sharpness * wrong) / len(batch.rows)
    linear = np.stack(
        [error[batch.to_come == turns] @ batch.rows[batch.to_come == turns] for turns in range(MOST_TURNS + 1)]
    )
    behind: Any = error[..., None] * weights.out * (told.hidden > 0)
    sharpness = np.zeros_like(weights.sharpness)
    np.add.at(sharpness, batch.to_come.sum(axis=1), (wrong * told.worths).sum(axis=1) / len(batch.rows))
    into = told.inputs.reshape(-1, 2 * FEATURES).T @ behind.reshape(-1, behind.shape[2])
    out = (told.hidden * error[..., None]).sum(axis=(0, 1))
    return Weights(linear, into, behind.sum(axis=(0, 1)), out, sharpness)


class Descent:
    """Steps down the error, each number with a pace of its own (Adam)."""

    def __init__(self, weights: Weights, length: float) -> None:
        self.weights = weights
        self._length = length
        self._mean = [np.zeros_like(array) for array in weights]
        self._square = [np.zeros_like(array) for array in weights]
        self._steps = 0

    def step(self, gradient: Weights) -> None:
        """Go one step."""
        self._steps += 1
        changed = []
        for place, (array, slope) in enumerate(zip(self.weights, gradient, strict=True)):
            self._mean[place] = 0.9 * self._mean[place] + 0.1 * slope
            self._square[place] = 0.999 * self._square[place] + 0.001 * slope * slope
            mean = self._mean[place] / (1 - 0.9**self._steps)
            square = self._square[place] / (1 - 0.999**self._steps)
            moved = array - self._length * (mean / (np.sqrt(square) + 1e-8) + DECAY * array)
            changed.append(moved.astype(np.float32))
        self.weights = Weights(*changed)
