"""Dynamic programming over Knights' dice: exact values of every keep, for many payoffs at once.

A *pair* (k, n) is "k kept, n dice in the air", with at most six dice in all: 924 of them. Per roll still to come
there are two passes over the pairs:

- `throw`: E(k, n) = (E(k, n-1) + sum of E(k+f, n-1) for f in 1…5) / 6, one die at a time; a six is dead.
- `choose`: best(k, n) = max(E(k, n), best(k-f, n+1)): give one more live die back, or do not.

Arrays have a last axis of payoffs ("lanes"), which the compiler turns into vector instructions. `choose` carries a
second array along the best choice, to learn what else happens under best play.
"""

from typing import Any, Final

import numpy as np

from tafelrunde.core.dice import Ints
from tafelrunde.core.kernel import kernel
from tafelrunde.games.knights.scoring import CARD_SETS, RESULT, RESULTS
from tafelrunde.games.knights.state import DICE, LIVE, LIVE_FACES, LIVE_SIZE

LANES: Final = 32
"""Payoffs solved together."""

TIE: Final = 1e-13
"""Values closer than this are equal; the choice that keeps more dice stands."""

MULTISETS: Final = len(LIVE_SIZE)
PAIR_START = np.cumsum([0, *(DICE - LIVE_SIZE + 1)]).astype(np.int32)
"""The pair (k, n) is PAIR_START[k] + n."""
PAIRS: Final = int(PAIR_START[-1])
FRESH: Final = int(PAIR_START[0]) + DICE
"""All six dice in the air (K6.1)."""


def _throw_steps() -> Ints:
    """List each pair with a die in the air and the six pairs it can lead to, in an order that can be summed up."""
    steps = []
    for n in range(1, DICE + 1):
        for m in range(LIVE.start[DICE - n + 1]):
            landed = [PAIR_START[LIVE.plus[m, face]] + n - 1 for face in range(LIVE_FACES)]
            steps.append([PAIR_START[m] + n, PAIR_START[m] + n - 1, *landed])
    return np.array(steps, np.int32)


def _choose_steps() -> Ints:
    """List each pair and the five that give one more die back; itself where it has no such die."""
    steps = []
    for m in range(MULTISETS):
        dice = LIVE.dice(m)
        for n in range(DICE - len(dice) + 1):
            here = PAIR_START[m] + n
            rows = [here] * (LIVE_FACES + 1)
            for face in set(dice):
                rest = list(dice)
                rest.remove(face)
                rows[face] = PAIR_START[LIVE.number[tuple(rest)]] + n + 1
            steps.append(rows)
    return np.array(steps, np.int32)


THROW_STEPS = _throw_steps()
CHOOSE_STEPS = _choose_steps()


@kernel
def throw(values: Any, pairs: Any) -> None:
    """Fill the expectation of every pair, given the value of every multiset of live dice."""
    lanes = values.shape[1]
    for m in range(MULTISETS):
        for w in range(lanes):
            pairs[PAIR_START[m], w] = values[m, w]
    for i in range(len(THROW_STEPS)):
        here, six = THROW_STEPS[i, 0], THROW_STEPS[i, 1]
        a, b, c = THROW_STEPS[i, 2], THROW_STEPS[i, 3], THROW_STEPS[i, 4]
        d, e = THROW_STEPS[i, 5], THROW_STEPS[i, 6]
        for w in range(lanes):
            total = pairs[six, w] + pairs[a, w] + pairs[b, w] + pairs[c, w] + pairs[d, w] + pairs[e, w]
            pairs[here, w] = total * (1.0 / 6.0)


@kernel
def choose(pairs: Any, tracked: Any, payoffs: Any, tracked_payoffs: Any, values: Any, tracked_values: Any) -> None:
    """Turn expectations into the value of the best keep for every multiset; keeping all is stopping (K6.3)."""
    lanes = payoffs.shape[1]
    for m in range(MULTISETS):
        for w in range(lanes):
            pairs[PAIR_START[m], w] = payoffs[m, w]
            tracked[PAIR_START[m], w] = tracked_payoffs[m, w]
    for i in range(len(CHOOSE_STEPS)):
        here = CHOOSE_STEPS[i, 0]
        for step in range(1, LIVE_FACES + 1):
            fewer = CHOOSE_STEPS[i, step]
            if fewer != here:
                for w in range(lanes):
                    mine, other = pairs[here, w], pairs[fewer, w]
                    carried, other_carried = tracked[here, w], tracked[fewer, w]
                    better = other > mine + TIE
                    pairs[here, w] = other if better else mine
                    tracked[here, w] = other_carried if better else carried
    for m in range(MULTISETS):
        for w in range(lanes):
            values[m, w] = pairs[PAIR_START[m], w]
            tracked_values[m, w] = tracked[PAIR_START[m], w]


@kernel
def look_ahead(payoffs: Any, tracked_payoffs: Any, rolls: int, pairs: Any, tracked: Any) -> None:
    """Fill the value of every pair with `rolls` rolls to come, the one in the air included."""
    values = payoffs.copy()
    tracked_values = tracked_payoffs.copy()
    throw(values, pairs)
    throw(tracked_values, tracked)
    for _ in range(rolls - 1):
        choose(pairs, tracked, payoffs, tracked_payoffs, values, tracked_values)
        throw(values, pairs)
        throw(tracked_values, tracked)


@kernel
def solve_one(payoff: Any, cards: int, rolls: int, pairs: Any) -> None:
    """Solve for one payoff per result; `pairs[:, 0]` gets the value of every pair."""
    payoffs = np.empty((MULTISETS, 1))
    for m in range(MULTISETS):
        payoffs[m, 0] = payoff[RESULT[cards, m]]
    look_ahead(payoffs, payoffs, rolls, pairs, np.empty((PAIRS, 1)))


@kernel
def beat_tables(table: Any) -> None:
    """Fill table[rolls - 1, cards, mark]: the chance to beat a mark with fresh dice."""
    values = np.empty((MULTISETS, LANES))
    payoffs = np.empty((MULTISETS, LANES))
    pairs = np.empty((PAIRS, LANES))
    for cards in range(CARD_SETS):
        for first in range(0, RESULTS, LANES):
            for m in range(MULTISETS):
                for w in range(LANES):
                    payoffs[m, w] = 1.0 if RESULT[cards, m] > first + w else 0.0
                    values[m, w] = payoffs[m, w]
            for rolls in range(table.shape[0]):
                throw(values, pairs)
                for w in range(LANES):
                    table[rolls, cards, first + w] = pairs[FRESH, w]
                choose(pairs, pairs, payoffs, payoffs, values, values)


@kernel
def joust_tables(
    hold: Any, share: Any, leading: bool, cards: int, rolls: int, marks: Any, wins: Any, shares: Any
) -> None:
    """Solve a tournament roller for many marks: he plays for `hold`, we learn `share` as well.

    hold[r] is his chance to win once he leads with r; share[r] the chance of the one we ask about once the mark
    is r, who is lost with his lead if he is `leading`. Fills wins[R] and shares[R] for each mark R.
    """
    payoffs = np.empty((MULTISETS, LANES))
    tracked_payoffs = np.empty((MULTISETS, LANES))
    pairs = np.empty((PAIRS, LANES))
    tracked = np.empty((PAIRS, LANES))
    for first in range(0, len(marks), LANES):
        for m in range(MULTISETS):
            result = RESULT[cards, m]
            for w in range(LANES):
                mark = marks[min(first + w, len(marks) - 1)]
                payoffs[m, w] = hold[result] if result > mark else 0.0
                lost = leading and result > mark
                tracked_payoffs[m, w] = 0.0 if lost else share[max(result, mark)]
        look_ahead(payoffs, tracked_payoffs, rolls, pairs, tracked)
        for w in range(min(LANES, len(marks) - first)):
            wins[marks[first + w]] = pairs[FRESH, w]
            shares[marks[first + w]] = tracked[FRESH, w]
