"""Dice as multisets: every roll of n dice once, with the exact number of ways to throw it.

Multisets are numbered by size first, so those of at most n dice are the first `start[n + 1]` ones. Sums and parts
of multisets are looked up in tables whose rows are exactly as long as needed.
"""

from itertools import chain, combinations_with_replacement
from math import factorial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.core.kernel import kernel

Ints = npt.NDArray[Any]


class Multisets(NamedTuple):
    """All multisets of at most `most` dice with faces 1 … `faces`, and how they add up."""

    faces: int
    most: int
    counts: Ints
    """How many dice show each face: `counts[m, face - 1]`."""
    size: Ints
    start: Ints
    """The first multiset of each size; one entry more than sizes."""
    ways: Ints
    """In how many ways distinguishable dice show the multiset."""
    plus: Ints
    """The multiset with one more die: `plus[m, face - 1]`, or -1 beyond `most`."""
    number: dict[tuple[int, ...], int]
    """The number of a multiset, given its dice in ascending order."""
    all_dice: list[tuple[int, ...]]

    def dice(self, m: int) -> tuple[int, ...]:
        """Return the dice of a multiset in ascending order."""
        return self.all_dice[m]


def multisets(faces: int, most: int) -> Multisets:
    """Build the tables for up to `most` dice."""
    all_dice = [dice for n in range(most + 1) for dice in combinations_with_replacement(range(1, faces + 1), n)]
    size = np.array([len(dice) for dice in all_dice], np.int8)
    counts = np.zeros((len(all_dice), faces), np.int8)
    owners = np.repeat(np.arange(len(all_dice)), size)
    np.add.at(counts, (owners, np.fromiter(chain.from_iterable(all_dice), np.int64) - 1), 1)
    start = np.searchsorted(size, np.arange(most + 2)).astype(np.int32)
    factorials = np.array([factorial(n) for n in range(most + 1)], np.int64)
    ways = factorials[size] // factorials[counts].prod(axis=1)
    number = {dice: m for m, dice in enumerate(all_dice)}
    return Multisets(faces, most, counts, size, start, ways, _plus(counts, size, most), number, all_dice)


def _plus(counts: Ints, size: Ints, most: int) -> Ints:
    """Find every multiset with one more die, by a key that is unique per multiset."""
    places = (most + 1) ** np.arange(counts.shape[1], dtype=np.int64)
    keys = counts.astype(np.int64) @ places
    order = np.argsort(keys)
    plus = order[np.searchsorted(keys, keys[:, None] + places, sorter=order).clip(max=len(keys) - 1)]
    return np.where((size < most)[:, None], plus, -1).astype(np.int32)


class Rows(NamedTuple):
    """Rows of different lengths in one array: row m is `values[start[m] : start[m + 1]]`."""

    start: Ints
    values: Ints


def _rows(rows: list[list[int]]) -> Rows:
    start = np.cumsum([0, *(len(row) for row in rows)]).astype(np.int32)
    return Rows(start, np.array([value for row in rows for value in row], np.int16))


def sums(table: Multisets) -> Rows:
    """Return for each multiset a its sum with each b of at most `most - size(a)` dice, by b."""
    rows = []
    for m in range(len(table.size)):
        room = int(table.start[table.most - table.size[m] + 1])
        rows.append(
            [table.number[tuple(sorted((*table.dice(m), *table.dice(b))))] for b in range(room)],
        )
    return _rows(rows)


def parts(table: Multisets) -> Rows:
    """Return for each multiset all its sub-multisets in ascending order, itself last."""
    counts = table.counts
    return _rows(
        [[int(p) for p in np.flatnonzero((counts <= counts[m]).all(axis=1))] for m in range(len(table.size))],
    )


def ordered_rolls(table: Multisets, most: int) -> Rows:
    """Return for each number of dice up to `most` the multiset of every ordered roll (`faces**n` of them)."""
    rows = [np.zeros(1, np.int64)]
    for _ in range(most):
        rows.append(table.plus[rows[-1]].ravel().astype(np.int64))
    start = np.cumsum([0, *(len(row) for row in rows)]).astype(np.int32)
    return Rows(start, np.concatenate(rows).astype(np.int16))


@kernel
def group_and_kicker(counts: Any) -> tuple[int, int, int]:
    """Return size and number of the largest group of equal dice, the higher of equals, and the best die outside."""
    size = 0
    number = 0
    for face in range(len(counts)):
        if counts[face] > 0 and counts[face] >= size:
            size = counts[face]
            number = face + 1
    kicker = 0
    for face in range(len(counts)):
        if counts[face] > 0 and face + 1 != number:
            kicker = face + 1
    return size, number, kicker
