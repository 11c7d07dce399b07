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
    SURVEY,
    UNIT,
    Feature,
    features,
    features_again,
    forget,
)
from tafelrunde.core.kernel import State, inlined, kernel
from tafelrunde.games.torres.board import BOARD
from tafelrunde.games.torres.scoring import score_year
from tafelrunde.games.torres.state import MOST_PLAYERS, STATE, YEARS

POINTS: Final = 50.0
"""Points are counted in fifties, as the features are."""
HIDDEN: Final = 28
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


OWN, THEIRS, LINEAR = 0, HIDDEN, 2 * HIDDEN
SUMS: Final = 2 * HIDDEN + 8
"""What a row is summed up to: for the own hidden units, for those of the others, and its own worth; filled up to
whole registers of a processor."""
AT_ONCE: Final = 5
"""Features that are summed up together; there are whole fives of them."""
assert FEATURES % AT_ONCE == 0


def panels_of(weights: Weights) -> Floats:
    """Return what each feature adds to each sum, by turns to come: with its unit in it, as rows are not divided."""
    panels = np.zeros((MOST_TURNS + 1, FEATURES, SUMS), np.float32)
    panels[:, :, OWN:THEIRS] = weights.into[:FEATURES]
    panels[:, :, THEIRS:LINEAR] = weights.into[FEATURES:]
    panels[:, :, LINEAR] = weights.linear
    return panels / UNIT[:, None]


JUDGE: Final = np.dtype(
    [
        *SURVEY,
        ("linear", np.float32, (MOST_TURNS + 1, FEATURES)),
        ("panels", np.float32, (MOST_TURNS + 1, FEATURES, SUMS)),
        ("bias", np.float32, HIDDEN),
        ("out", np.float32, HIDDEN),
        ("sharpness", np.float32, MOST_TURNS_OF_ALL + 1),
        ("seen", np.float32, (MOST_PLAYERS, FEATURES)),  # by seat: the row that was summed up last
        ("seen_to_come", np.int64, MOST_PLAYERS),  # and the turns to come that it was for
        ("sums", np.float32, (MOST_PLAYERS, SUMS)),
        ("sum_number", np.int64),  # if a compiler knew it, it would write out the loop instead of using registers
        ("worths", np.float32, MOST_PLAYERS),  # by seat: the points that it may hope for, in fifties
        ("shares", np.float32, MOST_PLAYERS),
        ("scratch", STATE, 1),
    ],
    align=True,
)
"""The weights to judge by, and memory for judging one position; as one record, a kernel gets it as one address."""


def judge_by(weights: Weights) -> npt.NDArray[Any]:
    """Return a judge, as an array of one."""
    judge = np.zeros(1, JUDGE)
    record = judge[0]
    for name in ("linear", "bias", "out", "sharpness"):
        record[name] = getattr(weights, name)
    record["panels"] = panels_of(weights)
    record["reach"][0] = BOARD
    record["seen"] = np.nan
    record["sum_number"] = SUMS
    return judge


@kernel
def win_shares(state: State, judge: Any) -> None:
    """Write the points that each seat may hope for, in fifties, and its share of the win."""
    features(state, judge)
    judge_rows(state, judge)


@inlined
def judge_rows(state: State, judge: Any) -> None:
    """Write worths and shares that follow from the rows."""
    turns = judge.turns
    if turns == 0 and state.year == YEARS:
        count_up(state, judge)
        return
    for seat in range(state.players):
        sum_up(seat, judge)
    for seat in range(state.players):
        judge.worths[seat] = judge.sums[seat, LINEAR] + net(seat, state.players, judge)
    share_out(judge.worths, state.players, judge.sharpness[turns], judge.shares)


@inlined
def sum_up(seat: int, judge: Any) -> None:
    """Write what a row adds up to, unless it is the one that was seen last."""
    row, seen, to_come = judge.rows[seat], judge.seen[seat], judge.to_come[seat]
    same = judge.seen_to_come[seat] == to_come
    for column in range(FEATURES):
        same &= seen[column] == row[column]
    if same:
        return
    judge.seen_to_come[seat] = to_come
    for column in range(FEATURES):
        seen[column] = row[column]
    sums, panel = judge.sums[seat], judge.panels[to_come]
    for place in range(judge.sum_number):
        sums[place] = 0.0
    for c in range(0, FEATURES, AT_ONCE):
        one, two, three, four, five = row[c], row[c + 1], row[c + 2], row[c + 3], row[c + 4]
        for place in range(judge.sum_number):
            sums[place] += (
                one * panel[c, place]
                + two * panel[c + 1, place]
                + three * panel[c + 2, place]
                + four * panel[c + 3, place]
                + five * panel[c + 4, place]
            )


@inlined
def net(seat: int, players: int, judge: Any) -> Any:
    """Return what the net adds to the worth of a seat."""
    scale = np.float32(1.0) / np.float32(players - 1)
    added = np.float32(0.0)
    for unit in range(HIDDEN):
        others = np.float32(0.0)
        for other in range(players):
            if other != seat:
                others += judge.sums[other, THEIRS + unit]
        hidden = judge.bias[unit] + judge.sums[seat, OWN + unit] + scale * others
        added += max(hidden, np.float32(0.0)) * judge.out[unit]
    return added


@kernel
def power(exponent: Any) -> Any:
    """Return about e to the power of a number, by multiplication alone: the same bits on every machine."""
    limited = min(max(exponent, -MOST_POWER), MOST_POWER)
    value = 1.0 + limited / (1 << POWER_STEPS)
    for _ in range(POWER_STEPS):
        value *= value
    return value


@inlined
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


@inlined
def count_up(state: State, judge: Any) -> None:
    """T9.5: the last turn is over; count points and say who wins."""
    scratch, worths, shares = judge.scratch, judge.worths, judge.shares
    scratch[0] = state
    score_year(scratch[0], None)
    best = 0
    for seat in range(state.players):
        worths[seat] = scratch[0].seat[seat].score / POINTS
        best = max(best, scratch[0].seat[seat].score)
    for seat in range(state.players):
        won = scratch[0].seat[seat].score == best
        shares[seat] = (1.0 if won else 0.0) if best > 0 else 1.0 / state.players


@inlined
def goodness(state: State, seat: int, judge: Any) -> Any:
    """Return how much a seat likes a position: its win share, and among equals its lead in points."""
    forget(judge)
    return goodness_again(state, seat, judge)


@kernel
def goodness_again(state: State, seat: int, judge: Any) -> Any:
    """Return the same for a position in the same turn as the one before, more quickly."""
    features_again(state, judge)
    judge_rows(state, judge)
    return liking(state, seat, judge)


@inlined
def liking(state: State, seat: int, judge: Any) -> Any:
    """Return how much a seat likes the worths and shares just written."""
    margin = 0.0
    for other in range(state.players):
        if other != seat:
            margin += judge.worths[seat] - judge.worths[other]
    return judge.shares[seat] + MARGIN * margin / (state.players - 1)
