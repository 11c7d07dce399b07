"""One kernel per ability: the best an ability makes of every multiset of active dice, for many classes at once.

`out` and `after` have a row for each multiset of the same number of dice (of one more for the adders) and a column
for each class of set-aside dice. `after` holds the values once the ability is used; each kernel raises `out` to the
best use.

Most abilities take dice away and put others back, so they pass through the multisets that lie between: what is best
put in is the same for all the multisets it could have been taken from. A use that changes nothing (C5.6) need not
be left out, because having the ability still unused is never worse.
"""

from typing import Any

import numpy as np

from tafelrunde.core.kernel import kernel
from tafelrunde.games.court.solver_tables import FACES, PAIR_SUM, TRIPLE_SUM, Tables


@kernel
def raise_row(out: Any, row: int, other: Any, from_row: int) -> None:
    """Raise one row to another where that is higher."""
    for c in range(out.shape[1]):
        mine, better = out[row, c], other[from_row, c]
        out[row, c] = better if better > mine else mine


@kernel
def copy_row(out: Any, row: int, other: Any, from_row: int) -> None:
    """Copy one row."""
    for c in range(out.shape[1]):
        out[row, c] = other[from_row, c]


@kernel
def mean_row(out: Any, row: int, after: Any, tables: Tables, m: int, low: int) -> None:
    """Average over the number of one die that joins m."""
    a, b, c = tables.plus[m, 0] - low, tables.plus[m, 1] - low, tables.plus[m, 2] - low
    d, e, f = tables.plus[m, 3] - low, tables.plus[m, 4] - low, tables.plus[m, 5] - low
    sixth = out.dtype.type(1.0 / 6.0)
    for w in range(out.shape[1]):
        out[row, w] = sixth * (
            (after[a, w] + after[b, w]) + (after[c, w] + after[d, w]) + (after[e, w] + after[f, w])
        )


@kernel
def add_die(out: Any, after: Any, tables: Tables, n: int, face: int) -> None:
    """Laborer, Guard, Hunter, Pawnbroker, Knight, Bishop: a die with a given number joins."""
    low, more_low = tables.start[n], tables.start[n + 1]
    for m in range(low, more_low):
        raise_row(out, m - low, after, tables.plus[m, face] - more_low)


@kernel
def fool(out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Roll one active die again."""
    low = tables.start[n]
    for m in range(tables.start[n - 1], low):
        mean_row(spare, m, after, tables, m, low)
        for face in range(FACES):
            raise_row(out, tables.plus[m, face] - low, spare, m)


@kernel
def merchant(out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Roll any number of active dice again: average one die at a time, then keep the best part."""
    low = tables.start[n]
    smaller, nothing = tables.start[n - 1], tables.start[0]
    for m in range(smaller, low):
        mean_row(spare, m, after, tables, m, low)
    for m in range(smaller - 1, -1, -1):
        mean_row(spare, m, spare, tables, m, nothing)
    for m in range(smaller):
        for face in range(FACES):
            raise_row(spare, tables.plus[m, face] - nothing, spare, m)
    for m in range(smaller, low):
        for face in range(FACES):
            raise_row(out, tables.plus[m, face] - low, spare, m)


@kernel
def magician(out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Turn one active die to any number."""
    low = tables.start[n]
    for m in range(tables.start[n - 1], low):
        copy_row(spare, m, after, tables.plus[m, 0] - low)
        for face in range(1, FACES):
            raise_row(spare, m, after, tables.plus[m, face] - low)
        for face in range(FACES):
            raise_row(out, tables.plus[m, face] - low, spare, m)


@kernel
def serving_maid(out: Any, after: Any, tables: Tables, n: int) -> None:
    """Add 1, 2 or 3 to one active die."""
    low = tables.start[n]
    for m in range(tables.start[n - 1], low):
        for face in range(FACES - 1):
            for higher in range(face + 1, min(face + 4, FACES)):
                raise_row(out, tables.plus[m, face] - low, after, tables.plus[m, higher] - low)


@kernel
def redistribute(out: Any, after: Any, more: Any, sums: Any, begin: int, end: int, low: int, spare: Any) -> None:
    """Take dice away, and put others with the same sum back; the last sum is the highest."""
    for m in range(begin, end):
        for total in range(sums[-1] + 1):
            for c in range(out.shape[1]):
                spare[total, c] = -np.inf
        for i in range(len(sums)):
            raise_row(spare, sums[i], after, more[m, i] - low)
        for i in range(len(sums)):
            raise_row(out, more[m, i] - low, spare, sums[i])


@kernel
def philosopher(out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Move any number of pips from one active die to another."""
    if n >= 2:
        begin, end = tables.start[n - 2], tables.start[n - 1]
        redistribute(out, after, tables.pairs, PAIR_SUM, begin, end, tables.start[n], spare)


@kernel
def alchemist(out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Redistribute the pips of up to three active dice; three can also leave one as it is."""
    if n >= 3:
        begin, end = tables.start[n - 3], tables.start[n - 2]
        redistribute(out, after, tables.triples, TRIPLE_SUM, begin, end, tables.start[n], spare)
    else:
        philosopher(out, after, tables, n, spare)


@kernel
def nobility(out: Any, after: Any, raised: Any, low: int, spare: Any) -> None:
    """Add exactly 1 (Noblewoman) or 2 (Nobleman) to any number of active dice.

    The highest dice are raised first, so that none is raised twice; backwards in time that is the lowest face
    first. A multiset with a die raised has a higher number: a pass from the top sees the raised ones done.
    """
    rows = out.shape[0]
    for row in range(rows):
        copy_row(spare, row, after, row)
    for face in range(FACES):
        for row in range(rows - 1, -1, -1):
            higher = raised[low + row, face]
            if higher >= 0:
                raise_row(spare, row, spare, higher - low)
    for row in range(rows):
        raise_row(out, row, spare, row)


@kernel
def astronomer(
    out: Any, after: Any, tables: Tables, n: int, values: Any, bounds: Any, spots: Any, spare: Any
) -> None:
    """Turn one active die to a number that lies aside, or to that of a die set aside just for this.

    `bounds[0]` is minus infinity for numbers not aside. A die set aside on the spot leads into other classes and to
    a position that may roll: its values are `values[spots[0] + row * spots[1]]`, and at least `bounds[1]`.
    """
    low, smaller = tables.start[n], tables.start[n - 1]
    best = n - n
    for m in range(smaller, low):
        for c in range(out.shape[1]):
            spare[best, c] = -np.inf
        for face in range(FACES):
            row = tables.plus[m, face] - low
            for c in range(out.shape[1]):
                spare[best, c] = max(spare[best, c], after[row, c] + bounds[0, face, c])
            if tables.shows[m] >> face & 1:
                for c in range(out.shape[1]):
                    value = max(values[spots[0, face, c] + (m - smaller) * spots[1, face, c]], bounds[1, face, c])
                    spare[best, c] = max(spare[best, c], value)
        for face in range(FACES):
            raise_row(out, tables.plus[m, face] - low, spare, best)
