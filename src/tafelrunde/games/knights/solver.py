"""Dynamic programming over Knights' dice: exact values of every keep, for many payoffs at once.

A *pair* (k, n) is "k kept, n dice in the air", with at most six dice in all: 924 of them. Each has two rows: what
it is worth to throw the n dice, and, one `PAIRS` further, the best after giving back any of the k as well. Per roll
still to come there are two passes over the rows:

- `throw`: E(k, n) = (E(k, n-1) + sum of E(k+f, n-1) for f in 1…5) / 6, one die at a time; a six is dead.
- `choose`: best(k, n) = max(E(k, n), best(k-f, n+1)): give one more live die back, or do not.

(k, 0) is not thrown: it is the payoff of stopping (K6.3), and best(k, 0) is what the live dice k are worth.

A row holds `LANES` payoffs, then what else happens under best play of each: as many *tracked* numbers that `choose`
carries along. Both passes are bound by how fast rows are read, so they are laid out for vector instructions.
"""

from itertools import pairwise
from math import factorial, prod
from typing import Any, Final

import numpy as np

from tafelrunde.core.dice import Ints
from tafelrunde.core.kernel import kernel, specialise
from tafelrunde.games.knights.scoring import RESULT
from tafelrunde.games.knights.state import DICE, LIVE, LIVE_FACES, LIVE_SIZE

LANES: Final = 32
"""Payoffs solved together: a roller without die cards meets 121 marks, others fewer."""

WIDTH: Final = 2 * LANES
CACHE_LINE: Final = 64

TIE: Final = 1e-13
"""Values closer than this are equal; the choice that keeps more dice stands."""

MULTISETS: Final = len(LIVE_SIZE)
LAYER = np.cumsum([0, *LIVE.start[1:]]).astype(np.int32)
"""The pair (k, n) is LAYER[|k| + n] + k: pairs of equally many dice lie together."""
PAIRS: Final = int(LAYER[-1])
ROWS: Final = 2 * PAIRS
"""The value of each pair, then the best of each pair."""
FRESH: Final = int(LAYER[DICE])
"""All six dice in the air (K6.1)."""

STOP = LAYER[LIVE_SIZE] + np.arange(MULTISETS, dtype=np.int32)
"""The row of stopping with each multiset of live dice: all of them kept."""
LIVE_BEST = np.where(LIVE_SIZE > 0, STOP + PAIRS, STOP)
"""The row of what each multiset of live dice is worth."""

FIRST_ROLL = np.array(
    [
        factorial(DICE) / (prod(map(factorial, counts)) * factorial(DICE - sum(counts)) * 6**DICE)
        for counts in LIVE.counts.tolist()
    ],
)
"""The chance of each multiset of live dice after the roll of all six (K6.1)."""


def _throw_steps(landed_rows: Ints) -> Ints:
    """List each pair with a die in the air and the six rows it can lead to, in an order that can be summed up."""
    steps = []
    for total in range(1, DICE + 1):
        for m in range(LIVE.start[total] - 1, -1, -1):
            landed = LIVE.plus[m]
            if LIVE_SIZE[m] == total - 1:
                steps.append([LAYER[total] + m, landed_rows[m], *landed_rows[landed]])
            else:
                steps.append([LAYER[total] + m, LAYER[total - 1] + m, *(LAYER[total] + landed)])
    return np.array(steps, np.int32)


def _choose_steps() -> list[list[int]]:
    """List each pair, its best and the bests that give one more die back; in a layer, fewer dice kept first."""
    fewer: list[list[int]] = [[] for _ in range(MULTISETS)]
    for k, more in enumerate(LIVE.plus.tolist()):
        for m in more:
            if m > k:
                fewer[m].append(k)
    kept = sorted(range(1, MULTISETS), key=lambda m: (LIVE_SIZE[m], len(fewer[m])))
    steps = []
    for total in range(1, DICE + 1):
        pair = LAYER[total]
        best = [pair, *range(pair + PAIRS + 1, pair + PAIRS + MULTISETS)]
        steps += [[pair + m, *(best[k] for k in (m, *fewer[m]))] for m in kept if LIVE_SIZE[m] <= total]
    return steps


def _runs(steps: list[list[int]]) -> Ints:
    """List runs of steps with equally many choices: first step, last one + 1, choices."""
    ends = [i for i in range(1, len(steps) + 1) if i == len(steps) or len(steps[i]) != len(steps[i - 1])]
    return np.array([(i, j, len(steps[i]) - 2) for i, j in pairwise([0, *ends])], np.int32)


_STEPS: Final = _choose_steps()
LAST_THROW = _throw_steps(STOP)
"""After the last roll there is nothing left to choose."""
THROW = _throw_steps(LIVE_BEST)
CHOOSE_STEPS = np.array([step + step[-1:] * (LIVE_FACES + 2 - len(step)) for step in _STEPS], np.int32)
CHOOSE_RUNS = _runs(_STEPS)


@kernel
def throw(steps: Any, state: Any) -> None:
    """Fill the expectation of every pair, given what every multiset of live dice is worth."""
    for i in range(len(steps)):
        here, six, a, b = steps[i, 0], steps[i, 1], steps[i, 2], steps[i, 3]
        c, d, e = steps[i, 4], steps[i, 5], steps[i, 6]
        for w in range(WIDTH):
            total = state[six, w] + state[a, w] + state[b, w] + state[c, w] + state[d, w] + state[e, w]
            state[here, w] = total * (1.0 / 6.0)


CHOICES = 0
"""How many bests there are to choose from; bound by `specialise` below."""


def _choose_run(state: Any, first: int, last: int) -> None:
    """Choose in a run of steps; a template, as only with a constant `CHOICES` it becomes vector instructions."""
    for i in range(first, last):
        here, best = CHOOSE_STEPS[i, 0], CHOOSE_STEPS[i, 1]
        for w in range(LANES):
            value, tracked = state[here, w], state[here, w + LANES]
            for choice in range(2, 2 + CHOICES):
                fewer = CHOOSE_STEPS[i, choice]
                other, other_tracked = state[fewer, w], state[fewer, w + LANES]
                better = other > value + TIE
                value = other if better else value
                tracked = other_tracked if better else tracked
            state[best, w] = value
            state[best, w + LANES] = tracked


_choose_1, _choose_2, _choose_3, _choose_4, _choose_5 = (
    specialise(_choose_run, f"choices_{n}", {"CHOICES": n}) for n in range(1, LIVE_FACES + 1)
)


@kernel
def choose(state: Any) -> None:
    """Turn expectations into the best of every pair, and of every multiset of live dice."""
    for run in range(len(CHOOSE_RUNS)):
        first, last, choices = CHOOSE_RUNS[run, 0], CHOOSE_RUNS[run, 1], CHOOSE_RUNS[run, 2]
        if choices == 1:
            _choose_1(state, first, last)
        elif choices == 2:
            _choose_2(state, first, last)
        elif choices == 3:
            _choose_3(state, first, last)
        elif choices == 4:
            _choose_4(state, first, last)
        else:
            _choose_5(state, first, last)


@kernel
def solve_one(payoff: Any, cards: int, rolls: int, state: Any) -> None:
    """Solve for one payoff per result, with `rolls` to come, the one in the air included; `state` has one lane."""
    for m in range(MULTISETS):
        state[STOP[m]] = payoff[RESULT[cards, m]]
    throw_one(LAST_THROW, state)
    for _ in range(rolls - 1):
        choose_one(state)
        throw_one(THROW, state)


@kernel
def throw_one(steps: Any, state: Any) -> None:
    """Do as `throw` for a single payoff."""
    for i in range(len(steps)):
        total = 0.0
        for row in range(1, LIVE_FACES + 2):
            total += state[steps[i, row]]
        state[steps[i, 0]] = total * (1.0 / 6.0)


@kernel
def choose_one(state: Any) -> None:
    """Do as `choose` for a single payoff."""
    for i in range(len(CHOOSE_STEPS)):
        value = state[CHOOSE_STEPS[i, 0]]
        for choice in range(2, LIVE_FACES + 2):
            value = max(value, state[CHOOSE_STEPS[i, choice]])
        state[CHOOSE_STEPS[i, 1]] = value


@kernel
def joust_tables(
    hold: Any, share: Any, leading: bool, cards: int, rolls: int, marks: Any, wins: Any, shares: Any
) -> None:
    """Solve a tournament roller for many marks: he plays for `hold`, we learn `share` as well.

    hold[r] is his chance to win once he leads with r; share[r] the chance of the one we ask about once the mark
    is r, who is lost with his lead if he is `leading`. Fills wins[R] and shares[R] for each mark R.
    """
    space = np.empty(ROWS * WIDTH + CACHE_LINE)
    skipped = -space.ctypes.data % CACHE_LINE // space.itemsize
    state = space[skipped : skipped + ROWS * WIDTH].reshape((ROWS, WIDTH))
    fresh = np.empty(WIDTH)
    for first in range(0, len(marks), LANES):
        block = marks[first : first + LANES]
        lay_payoffs(hold, share, leading, cards, block, state)
        for roll in range(rolls - 1):
            throw(LAST_THROW if roll == 0 else THROW, state)
            choose(state)
        roll_first(STOP if rolls == 1 else LIVE_BEST, state, fresh)
        for w in range(len(block)):
            wins[block[w]] = fresh[w]
            shares[block[w]] = fresh[w + LANES]


@kernel
def lay_payoffs(hold: Any, share: Any, leading: bool, cards: int, marks: Any, state: Any) -> None:
    """Fill the rows of stopping: what a result brings where it beats the lane's mark, else what the mark brings."""
    lane_marks, lane_shares = np.empty(LANES), np.empty(LANES)
    for w in range(LANES):
        mark = marks[min(w, len(marks) - 1)]
        lane_marks[w], lane_shares[w] = mark, share[mark]
    for m in range(MULTISETS):
        here, result = STOP[m], RESULT[cards, m]
        value, tracked = hold[result], 0.0 if leading else share[result]
        for w in range(LANES):
            beaten = 1.0 if result > lane_marks[w] else 0.0
            state[here, w] = beaten * value
            state[here, w + LANES] = beaten * tracked + (1.0 - beaten) * lane_shares[w]


@kernel
def roll_first(live_rows: Any, state: Any, fresh: Any) -> None:
    """Fill what the first roll with all six dice is worth (K6.1), given the row of each multiset of live dice."""
    fresh[:] = 0.0
    for m in range(0, MULTISETS, 3):
        a, b, c = live_rows[m], live_rows[m + 1], live_rows[m + 2]
        p, q, r = FIRST_ROLL[m], FIRST_ROLL[m + 1], FIRST_ROLL[m + 2]
        for w in range(WIDTH):
            fresh[w] += p * state[a, w] + q * state[b, w] + r * state[c, w]
