"""One kernel per ability: the best an ability makes of every multiset of active dice, for many classes at once.

`out` and `after` have a row for each multiset of the same number of dice (of one more for the adders) and a column
for each class of set-aside dice. `after` holds the values once the ability is used; each kernel raises `out` to the
best use.

Most abilities take dice away and put others back, so they pass through the multisets that lie between: what is best
put in is the same for all the multisets it could have been taken from. Rows are combined six at a time: a pass over
a row costs as much as the numbers in it. A use that changes nothing (C5.6) need not
be left out, because having the ability still unused is never worse.
"""

from typing import Any

import numpy as np

from tafelrunde.core.kernel import kernel
from tafelrunde.games.court.solver_tables import FACES, SIX, Exchange, Tables


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
def higher(a: Any, b: Any) -> Any:
    """Return the higher of two values, which compiles to less than `max`."""
    return a if a > b else b


@kernel
def best_row(out: Any, row: int, other: Any, six: Any, low: int) -> None:
    """Fill one row with the best of six others."""
    a, b, c = six[0] - low, six[1] - low, six[2] - low
    d, e, f = six[3] - low, six[4] - low, six[5] - low
    for w in range(out.shape[1]):
        left = higher(higher(other[a, w], other[b, w]), other[c, w])
        out[row, w] = higher(left, higher(higher(other[d, w], other[e, w]), other[f, w]))


@kernel
def raise_to_best(out: Any, row: int, other: Any, six: Any) -> None:
    """Raise one row to the best of six others."""
    a, b, c, d, e, f = six[0], six[1], six[2], six[3], six[4], six[5]
    for w in range(out.shape[1]):
        left = higher(higher(other[a, w], other[b, w]), higher(other[c, w], other[d, w]))
        out[row, w] = higher(out[row, w], higher(left, higher(other[e, w], other[f, w])))


@kernel
def raise_all(out: Any, holes: Any, tables: Tables, n: int) -> None:
    """Raise every row to the best that taking one of its n dice away leads to; `holes` has rows of n - 1 dice."""
    low = tables.start[n]
    for row in range(out.shape[0]):
        raise_to_best(out, row, holes, tables.less[low + row])


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
    raise_all(out, spare, tables, n)


@kernel
def merchant(out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Roll any number of active dice again: average one die at a time, then keep the best part."""
    low = tables.start[n]
    smaller, nothing = tables.start[n - 1], tables.start[0]
    for m in range(smaller, low):
        mean_row(spare, m, after, tables, m, low)
    for m in range(smaller - 1, -1, -1):
        mean_row(spare, m, spare, tables, m, nothing)
    for m in range(1, low):
        raise_to_best(spare, m, spare, tables.less[m])
    raise_all(out, spare, tables, n)


@kernel
def magician(out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Turn one active die to any number."""
    low = tables.start[n]
    for m in range(tables.start[n - 1], low):
        best_row(spare, m, after, tables.plus[m], low)
    raise_all(out, spare, tables, n)


@kernel
def serving_maid(out: Any, after: Any, tables: Tables, n: int) -> None:
    """Add 1, 2 or 3 to one active die."""
    low, top = tables.start[n], FACES - 1
    for m in range(tables.start[n - 1], low):
        for face in range(top):
            row = tables.plus[m, face] - low
            a, b = tables.plus[m, face + 1] - low, tables.plus[m, min(face + 2, top)] - low
            c = tables.plus[m, min(face + 3, top)] - low
            for w in range(out.shape[1]):
                out[row, w] = higher(higher(out[row, w], after[a, w]), higher(after[b, w], after[c, w]))


@kernel
def redistribute(out: Any, after: Any, exchange: Exchange, begin: int, end: int, low: int, spare: Any) -> None:
    """Take dice away, which leaves the multisets from `begin` to `end`, and put others with the same sum back."""
    sums = exchange.more.shape[1]
    for m in range(begin, end):
        for i in range(sums):
            best_row(spare, (m - begin) * sums + i, after, exchange.more[m, i], low)
    for row in range(out.shape[0]):
        for i in range(exchange.start[low + row], exchange.start[low + row + 1], SIX):
            raise_to_best(out, row, spare, exchange.back[i : i + SIX])


@kernel
def philosopher(out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Move any number of pips from one active die to another."""
    if n >= 2:
        begin, end = tables.start[n - 2], tables.start[n - 1]
        redistribute(out, after, tables.pairs, begin, end, tables.start[n], spare)


@kernel
def alchemist(out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Redistribute the pips of up to three active dice; three can also leave one as it is."""
    if n >= 3:
        begin, end = tables.start[n - 3], tables.start[n - 2]
        redistribute(out, after, tables.triples, begin, end, tables.start[n], spare)
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
    for m in range(smaller, low):
        for c in range(out.shape[1]):
            spare[m, c] = -np.inf
        for face in range(FACES):
            row = tables.plus[m, face] - low
            for c in range(out.shape[1]):
                spare[m, c] = higher(after[row, c] + bounds[0, face, c], spare[m, c])
            if tables.shows[m] >> face & 1:
                for c in range(out.shape[1]):
                    value = values[spots[0, face, c] + (m - smaller) * spots[1, face, c]]
                    spare[m, c] = higher(higher(value, bounds[1, face, c]), spare[m, c])
    raise_all(out, spare, tables, n)
