"""Classes of set-aside dice: two multisets are one class when every continuation pays the same.

The classes of one size form a level, and setting a die aside leads from a class to one of the next level: a
minimised acyclic automaton, which finds dead numbers, sums that are enough and parities by itself. Several goals
share it.

While the Astronomer is unused the numbers that lie aside matter as well: the *sighted* classes are pairs of a plain
class and a set of numbers.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.core.dice import Ints
from tafelrunde.core.kernel import inner, kernel
from tafelrunde.games.court.solver.tables import TABLES, Tables
from tafelrunde.games.court.state import FACES

PLAIN: Final = 0
SIGHTED: Final = 1
MIX: Final = np.uint64(0x9E3779B97F4A7C15)
ROUND: Final = 8
"""Levels are filled up to a multiple of this: so many classes are computed at once, but odd ones one by one."""


class Classes(NamedTuple):
    """Both automata; class c of level s is entry `first[kind, s] + c`."""

    size: Ints
    """How many classes a level has: `size[kind, s]`."""
    first: Ints
    follow: Ints
    """The class in the next level: `follow[face, entry]`."""
    payoff: Ints
    shows: Ints
    """The numbers that lie aside, as bits (sighted classes only)."""
    plain: Ints
    """The plain class within the same level."""


def classify(payoffs: Ints, aside: int, least: int, most: int, *, sighted: bool) -> tuple[Ints, Classes]:
    """Sort up to `most` dice into classes, where a turn ends with at least `least` and some dice lie aside already.

    Return each goal's class of each multiset, `of[kind, goal, m]`, and the classes.
    """
    target = shifted(aside, int(TABLES.start[most + 1]))
    of = np.zeros((2, len(payoffs), len(target)), np.int32)
    classes = no_classes(most, (of.size if sighted else of.size // 2) + 2 * (most + 1) * ROUND)
    used = merge(TABLES, payoffs, target, least, of[PLAIN], classes)
    if sighted:
        used = split(TABLES, target, settled(classes, used, least), used, of, classes)
    return of, Classes(classes.size, classes.first, *(rows[..., :used].copy() for rows in classes[2:]))


def no_classes(most: int, entries: int) -> Classes:
    """Make room for classes of up to `most` dice."""
    return Classes(
        np.zeros((2, most + 1), np.int64),
        np.zeros((2, most + 1), np.int64),
        np.zeros((FACES, entries), np.uint32),
        np.zeros(entries),
        np.zeros(entries, np.int8),
        np.zeros(entries, np.int64),
    )


def shifted(aside: int, size: int) -> Ints:
    """Return for each of the first `size` multisets its sum with the dice that lie aside."""
    target = np.full(size, -1, np.int64)
    target[0] = aside
    add_up(TABLES, target)
    return target


@kernel
def add_up(tables: Tables, target: Any) -> None:
    """Fill in the sums, given the first one."""
    for m in range(len(target)):
        for face in range(FACES):
            more = tables.plus[m, face]
            if 0 <= more < len(target):
                target[more] = tables.plus[target[m], face]


@kernel
def merge(tables: Tables, payoffs: Any, target: Any, least: int, of: Any, classes: Classes) -> int:
    """Number the plain classes level by level, the highest first; return how many there are."""
    goals = of.shape[0]
    most = classes.size.shape[1] - 1
    slots = np.empty(16, np.int32)
    key = np.zeros(FACES, np.uint32)
    used = tables.start[0]
    for s in range(most, -1, -1):
        low, high = tables.start[s], tables.start[s + 1]
        # At least twice as many slots as entries, a power of two: the hash is cut off by a mask.
        while len(slots) < 2 * goals * (high - low):
            slots = np.empty(2 * len(slots), np.int32)
        for free in range(len(slots)):
            slots[free] = -1
        classes.first[PLAIN, s] = used
        for goal in range(goals):
            for m in range(low, high):
                pays = payoffs[goal, target[m]] + 0.0 if s >= least else 0.0  # + 0.0: minus zero is zero
                # A hash of what the class pays and of the six classes that follow; `same` has the last word.
                mixed = np.float64(pays).view(np.uint64) * MIX
                if s < most:
                    for face in range(FACES):
                        key[face] = of[goal, tables.plus[m, face]]
                        mixed = (mixed ^ key[face] ^ (mixed >> np.uint64(29))) * MIX
                slot = np.int64((mixed >> np.uint64(32)) & np.uint64(len(slots) - 1))
                # Open addressing: the next slot is tried until the class is found, or a free one for a new class.
                while slots[slot] >= 0 and not same(classes, slots[slot], key, pays):
                    slot = (slot + 1) & (len(slots) - 1)
                if slots[slot] < 0:
                    slots[slot] = used
                    classes.payoff[used] = pays
                    for face in range(FACES):
                        classes.follow[face, used] = key[face]
                    classes.plain[used] = used - classes.first[PLAIN, s]
                    used += 1
                of[goal, m] = slots[slot] - classes.first[PLAIN, s]
        used = fill_up(classes, classes.first[PLAIN, s], used)
        classes.size[PLAIN, s] = used - classes.first[PLAIN, s]
    return used


@kernel
def filled(count: int) -> int:
    """Return how many classes a level of so many is filled up to; one alone stays alone."""
    return count if count == 1 else -(-count // ROUND) * ROUND


@inner
def fill_up(classes: Classes, first: int, used: int) -> int:
    """Repeat the first class of a level until it is full; return how many entries there are."""
    end = first + filled(used - first)
    for entry in range(used, end):
        for face in range(FACES):
            classes.follow[face, entry] = classes.follow[face, first]
        classes.payoff[entry] = classes.payoff[first]
        classes.shows[entry] = classes.shows[first]
        classes.plain[entry] = classes.plain[first]
    return end


@inner
def same(classes: Classes, entry: int, key: Any, pays: float) -> bool:
    """Whether a class pays and continues like this."""
    if classes.payoff[entry] != pays:
        return False
    for face in range(FACES):
        if classes.follow[face, entry] != key[face]:
            return False
    return True


@kernel
def settled(classes: Classes, used: int, least: int) -> Any:
    """Mark the plain classes from which every continuation pays the same: there the numbers aside do not matter."""
    sure = np.ones(used, np.bool_)
    for s in range(classes.size.shape[1] - 2, -1, -1):
        first = classes.first[PLAIN, s]
        for entry in range(first, first + classes.size[PLAIN, s]):
            after = classes.first[PLAIN, s + 1] + classes.follow[0, entry]
            sure[entry] = sure[after] and (s < least or classes.payoff[entry] == classes.payoff[after])
            for face in range(1, FACES):
                sure[entry] &= classes.follow[face, entry] == classes.follow[0, entry]
    return sure


@kernel
def split(tables: Tables, target: Any, sure: Any, used: int, of: Any, classes: Classes) -> int:
    """Number the sighted classes level by level, the highest first; return how many there are in all."""
    most = classes.size.shape[1] - 1
    for s in range(most, -1, -1):
        found = np.full((classes.size[PLAIN, s], 1 << FACES), -1, np.int32)
        classes.first[SIGHTED, s] = used
        for goal in range(of.shape[1]):
            for m in range(tables.start[s], tables.start[s + 1]):
                old = of[PLAIN, goal, m]
                entry = classes.first[PLAIN, s] + old
                shows = 0 if sure[entry] else tables.shows[target[m]]
                if found[old, shows] < 0:
                    found[old, shows] = used
                    classes.payoff[used] = classes.payoff[entry]
                    classes.shows[used] = shows
                    classes.plain[used] = old
                    if s < most:
                        for face in range(FACES):
                            classes.follow[face, used] = of[SIGHTED, goal, tables.plus[m, face]]
                    used += 1
                of[SIGHTED, goal, m] = found[old, shows] - classes.first[SIGHTED, s]
        used = fill_up(classes, classes.first[SIGHTED, s], used)
        classes.size[SIGHTED, s] = used - classes.first[SIGHTED, s]
    return used
