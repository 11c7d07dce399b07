"""What a position of Torres is worth at the end of a turn: the points each seat may hope for, and its win share.

A seat's points are a weighted sum of its features, with weights of their own for each number of turns it still has,
and what a small net sees in its features beside those of the others. The nearer the end, the more a lead in points
decides: a factor for each number of turns left makes win shares of them. After the last turn all is counted.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.torres.features import (
    FEATURES,
    MOST_TURNS,
    MOST_TURNS_OF_ALL,
    Feature,
    Survey,
    features,
    turns_to_come,
)
from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.torres.cards import CARDS
from tafelrunde.games.torres.scoring import score_year
from tafelrunde.games.torres.state import MOST_PLAYERS, STATE, YEARS

POINTS: Final = 50.0
"""Points are counted in fifties, as the features are."""
HIDDEN: Final = 16
MOST_POWER: Final = 20.0
POWER_STEPS: Final = 6
MARGIN: Final = 1e-3
"""What a lead of fifty points adds to the chance to win: of equally good ends, the larger lead."""

Floats = npt.NDArray[np.float32]


class Weights(NamedTuple):
    """What was learned, for one variant and number of seats."""

    linear: Floats
    """By turns to come and feature."""
    into: Floats
    """By feature, the seat's own first and then the mean of the others', and hidden unit."""
    bias: Floats
    out: Floats
    sharpness: Floats
    """By turns to come of all seats: how much of a win fifty points are."""

    @classmethod
    def fresh(cls, seed: int) -> "Weights":
        """Return weights that know nothing but the rules of scoring."""
        linear = np.zeros((MOST_TURNS + 1, FEATURES), np.float32)
        linear[:, Feature.SCORE] = linear[:, Feature.CASTLES] = linear[:, Feature.MASTER] = 1.0
        linear[:, Feature.KING] = 0.3
        turns = np.arange(MOST_TURNS_OF_ALL + 1, dtype=np.float32)
        generator = np.random.default_rng(seed)
        return cls(
            linear,
            generator.normal(0.0, 0.2, (2 * FEATURES, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros(HIDDEN, np.float32),
            (10.0 / (1.0 + turns / 3)).astype(np.float32),
        )


def fixed(array: Floats) -> Floats:
    """Return a read-only copy: kernels are compiled for arrays that nobody changes."""
    copy = np.array(array, np.float32, order="C")
    copy.flags.writeable = False
    return copy


class Judge:
    """Memory for judging one position, used again for the next, and the weights to judge by."""

    def __init__(self, weights: Weights) -> None:
        weights = Weights(*map(fixed, weights))
        survey = Survey()
        self.rows = survey.rows
        self.hope = np.zeros(CARDS, np.float32)
        self.worths = np.zeros(MOST_PLAYERS, np.float32)
        self.shares = np.zeros(MOST_PLAYERS, np.float32)
        self.arrays = (
            *weights,
            self.hope,
            *survey.arrays,
            np.zeros((MOST_PLAYERS, HIDDEN), np.float32),
            np.zeros((MOST_PLAYERS, HIDDEN), np.float32),
            np.zeros(1, STATE),
            self.worths,
            self.shares,
        )
        """What kernels get as `judge`."""


@kernel
def win_shares(state: State, judge: Any) -> None:
    """Write the points that each seat may hope for, in fifties, and its share of the win."""
    linear, into, bias, out, sharpness, hope, castles, reach, rows, own, theirs, scratch, worths, shares = judge
    turns = 0
    for seat in range(state.players):
        turns += turns_to_come(state, seat)
    if turns == 0 and state.year == YEARS:
        count_up(state, scratch, worths, shares)
        return
    features(state, hope, castles, reach, rows)
    see(rows, state.players, into, own, theirs)
    for seat in range(state.players):
        to_come = turns_to_come(state, seat)
        worth = np.float32(0.0)
        for column in range(FEATURES):
            worth += linear[to_come, column] * rows[seat, column]
        worths[seat] = worth + net(seat, state.players, own, theirs, bias, out)
    share_out(worths, state.players, sharpness[turns], shares)


@kernel
def see(rows: Any, players: int, into: Any, own: Any, theirs: Any) -> None:
    """Write what each seat's features bring to the hidden units of its own net, and to those of the others'."""
    for seat in range(players):
        for unit in range(HIDDEN):
            own[seat, unit] = theirs[seat, unit] = 0.0
        for column in range(FEATURES):
            feature = rows[seat, column]
            if feature != 0.0:
                for unit in range(HIDDEN):
                    own[seat, unit] += feature * into[column, unit]
                for unit in range(HIDDEN):
                    theirs[seat, unit] += feature * into[FEATURES + column, unit]


@kernel
def net(seat: int, players: int, own: Any, theirs: Any, bias: Any, out: Any) -> Any:
    """Return what the net adds to the worth of a seat."""
    scale = np.float32(1.0) / np.float32(players - 1)
    added = np.float32(0.0)
    for unit in range(HIDDEN):
        others = np.float32(0.0)
        for other in range(players):
            if other != seat:
                others += theirs[other, unit]
        hidden = bias[unit] + own[seat, unit] + scale * others
        if hidden > 0.0:
            added += hidden * out[unit]
    return added


@kernel
def power(exponent: Any) -> Any:
    """Return about e to the power of a number, by multiplication alone: the same bits on every machine."""
    limited = min(max(exponent, -MOST_POWER), MOST_POWER)
    value = 1.0 + limited / (1 << POWER_STEPS)
    for _ in range(POWER_STEPS):
        value *= value
    return value


@kernel
def share_out(worths: Any, players: int, sharpness: Any, shares: Any) -> None:
    """Write the win shares that follow from what each seat may hope for."""
    best = worths[0]
    for seat in range(1, players):
        best = max(best, worths[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = power(sharpness * (worths[seat] - best))
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@kernel
def count_up(state: State, scratch: Any, worths: Any, shares: Any) -> None:
    """T9.5: the last turn is over; count points and say who wins."""
    scratch[0] = state
    score_year(scratch[0], None)
    best = 0
    for seat in range(state.players):
        worths[seat] = scratch[0].seat[seat].score / POINTS
        best = max(best, scratch[0].seat[seat].score)
    for seat in range(state.players):
        won = scratch[0].seat[seat].score == best
        shares[seat] = (1.0 if won else 0.0) if best > 0 else 1.0 / state.players


@kernel
def goodness(state: State, seat: int, judge: Any) -> Any:
    """Return how much a seat likes a position: its win share, and among equals its lead in points."""
    win_shares(state, judge)
    worths, shares = judge[-2], judge[-1]
    margin = 0.0
    for other in range(state.players):
        if other != seat:
            margin += worths[seat] - worths[other]
    return shares[seat] + MARGIN * margin / (state.players - 1)
