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

from tafelrunde.core.kernel import apart, inner
from tafelrunde.games.court.cards import ABILITY_DICE, ABILITY_KIND, AbilityKind
from tafelrunde.games.court.solver.tables import (
    ADDS,
    ANY_NUMBER,
    FIRST_TRIPLE,
    LIFTS,
    PAIR_SUMS,
    SIX,
    TRIPLE_SUMS,
    Best,
    Tables,
)
from tafelrunde.games.court.state import FACES


@inner
def higher(a: Any, b: Any) -> Any:
    """Return the higher of two values, which compiles to less than `max`."""
    return a if a > b else b


@inner
def fill_best(out: Any, row: int, other: Any, low: int, sixes: Any, begin: int, end: int) -> None:
    """Fill rows with the best of six others each, from `row` on."""
    apart()
    for i in range(begin, end):
        a, b, c = sixes[i, 0] - low, sixes[i, 1] - low, sixes[i, 2] - low
        d, e, f = sixes[i, 3] - low, sixes[i, 4] - low, sixes[i, 5] - low
        for w in range(out.shape[1]):
            left = higher(higher(other[a, w], other[b, w]), other[c, w])
            out[row + i - begin, w] = higher(left, higher(higher(other[d, w], other[e, w]), other[f, w]))


@inner
def fill_mean(out: Any, other: Any, low: int, sixes: Any, begin: int, end: int) -> None:
    """Fill rows from `begin` to `end` with the mean of six others each."""
    apart()
    sixth = out.dtype.type(1.0 / 6.0)
    for row in range(begin, end):
        a, b, c = sixes[row, 0] - low, sixes[row, 1] - low, sixes[row, 2] - low
        d, e, f = sixes[row, 3] - low, sixes[row, 4] - low, sixes[row, 5] - low
        for w in range(out.shape[1]):
            left = (other[a, w] + other[b, w]) + (other[c, w] + other[d, w])
            out[row, w] = sixth * (left + (other[e, w] + other[f, w]))


@inner
def raise_to_best(out: Any, rows: int, other: Any, low: int, begin: Any, choice: Any, first: int) -> None:
    """Raise some rows to the best that there is to choose from; row 0 is the multiset `first`."""
    apart()
    for row in range(rows):
        for i in range(begin[first + row], begin[first + row + 1], SIX):
            a, b, c = choice[i] - low, choice[i + 1] - low, choice[i + 2] - low
            d, e, f = choice[i + 3] - low, choice[i + 4] - low, choice[i + 5] - low
            for w in range(out.shape[1]):
                left = higher(higher(other[a, w], other[b, w]), higher(other[c, w], other[d, w]))
                out[row, w] = higher(out[row, w], higher(left, higher(other[e, w], other[f, w])))


@inner
def copy_rows(out: Any, other: Any) -> None:
    """Fill rows with those of a smaller block."""
    apart()
    for row in range(other.shape[0]):
        for w in range(other.shape[1]):
            out[row, w] = other[row, w]


@inner
def raise_rows(out: Any, other: Any) -> None:
    """Raise every row to that of another block."""
    apart()
    for row in range(out.shape[0]):
        for w in range(out.shape[1]):
            out[row, w] = higher(out[row, w], other[row, w])


@inner
def raise_to_one(out: Any, rows: int, other: Any, low: int, table: Any, first: int, face: int) -> None:
    """Raise some rows to another one, if there is one; the last rows come first."""
    apart()
    for row in range(rows - 1, -1, -1):
        one = table[first + row, face] - low
        if one >= 0:
            for w in range(out.shape[1]):
                out[row, w] = higher(out[row, w], other[one, w])


@inner
def use(ability: int, out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Raise a block to the best use of an ability; the Astronomer is not among these."""
    if ADDS[ability] > 0:
        add_die(out, after, tables.start, tables.plus, n, ADDS[ability])
    elif LIFTS[ability] > 0:
        nobility(out, after, tables.raised[LIFTS[ability] - 1], tables.start[n], spare)
    else:
        exchange(ability, out, after, tables, n, spare)


@inner
def add_die(out: Any, after: Any, start: Any, plus: Any, n: int, number: int) -> None:
    """Laborer, Guard, Hunter, Pawnbroker, Knight, Bishop, Queen: a die joins."""
    for face in range(FACES):
        if number == ANY_NUMBER or number == face + 1:
            raise_to_one(out, out.shape[0], after, start[n + 1], plus, start[n], face)


@inner
def nobility(out: Any, after: Any, raised: Any, low: int, spare: Any) -> None:
    """Raise any number of active dice by exactly so much (Noblewoman, Nobleman).

    The highest dice are raised first, so that none is raised twice; backwards in time that is the lowest face
    first. A multiset with a die raised has a higher number: a pass from the top sees the raised ones done.
    """
    rows = out.shape[0]
    copy_rows(spare, after)
    for face in range(FACES):
        raise_to_one(spare, rows, spare, low, raised, low, face)
    raise_rows(out, spare)


@inner
def exchange(ability: int, out: Any, after: Any, tables: Tables, n: int, spare: Any) -> None:
    """Take dice out, put the best or rolled ones in, and choose among what could be taken out.

    Fool: roll one active die again. Merchant: any number; average one die at a time, then keep the best part.
    Magician: turn one die to any number. Serving Maid: raise one. Philosopher: move any number of pips from one to
    another. Alchemist: redistribute the pips of up to three; three can also leave one as it is.

    What lies between, in `between`, are the multisets with the dice taken out, or, for a die raised, the outcomes
    themselves. `np.int64` keeps one type for `best` in all branches, as a member of Best would be a type by itself.
    """
    start, plus, kind = tables.start, tables.plus, ABILITY_KIND[ability]
    nothing, smaller, low = start[0], start[n - 1], start[n]
    best, between, between_low = np.int64(Best.ONE_LESS), spare, nothing
    if kind == AbilityKind.AGAIN:
        fill_mean(spare, after, low, plus, smaller, low)
    elif kind == AbilityKind.SET:
        fill_best(spare, smaller, after, low, plus, smaller, low)
    elif kind == AbilityKind.RAISE:
        best, between, between_low = np.int64(Best.ONE_HIGHER), after, low
    elif kind == AbilityKind.SHARE and n >= 3:
        best = np.int64(Best.TRIPLES)
        begin, end = FIRST_TRIPLE + TRIPLE_SUMS * start[n - 3], FIRST_TRIPLE + TRIPLE_SUMS * start[n - 2]
        fill_best(spare, nothing, after, low, tables.exchanged, begin, end)
    else:
        best = np.int64(Best.PAIRS)
        if n >= 2:
            begin, end = PAIR_SUMS * start[n - 2], PAIR_SUMS * start[n - 1]
            fill_best(spare, nothing, after, low, tables.exchanged, begin, end)
    if kind == AbilityKind.AGAIN and ABILITY_DICE[ability] == 0:
        for kept in range(n - 2, -1, -1):
            fill_mean(spare, spare, nothing, plus, start[kept], start[kept + 1])
        raise_to_best(spare, low, spare, nothing, tables.begin[best], tables.choice, nothing)
    raise_to_best(out, out.shape[0], between, between_low, tables.begin[best], tables.choice, low)


@inner
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
    raise_to_best(out, out.shape[0], spare, tables.start[0], tables.begin[Best.ONE_LESS], tables.choice, low)
