"""What the turn solver knows in advance: what abilities do, and how multisets of up to twelve dice hang together.

Abilities are characters, and what they do stands in their rows (`cards.py`); a set of abilities has the bit
`1 << character`. Multisets have their numbers in `state.DICE`.
"""

from enum import IntEnum
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np

from tafelrunde.core.dice import Ints
from tafelrunde.games.court.cards import (
    CHANGERS,
    CHARACTERS,
    PICKER,
    RAISE,
    ROWS,
    USABLE,
    Ability,
    AbilityKind,
    Character,
    bits_of,
)
from tafelrunde.games.court.state import DICE, FACES, MOST_DICE


def _who(*kinds: AbilityKind) -> int:
    """Return those whose ability is of one of these kinds."""
    return bits_of(*(character for character in USABLE if ROWS[character].ability.kind in kinds))


ABILITIES: Final = tuple(map(int, USABLE))
"""Plain numbers, as members of an enum take longer to shift by."""
ADDERS: Final = _who(AbilityKind.ADD)
ROLLERS: Final = _who(AbilityKind.AGAIN)
MOVERS: Final = _who(AbilityKind.RAISE, AbilityKind.SHIFT, AbilityKind.SHARE)
ASTRONOMER: Final = _who(AbilityKind.COPY)
"""Who looks at the dice aside."""

ANY_NUMBER: Final = FACES + 1


def _added(ability: Ability) -> int:
    return (ability.number or ANY_NUMBER) if ability.kind == AbilityKind.ADD else 0


ADDS = np.array([_added(ROWS[character].ability) for character in Character], np.int8)
"""The number on the die that each character adds; 0 where it adds none."""
LIFTS = np.zeros(CHARACTERS, np.int8)
LIFTS[PICKER] = RAISE
"""By how much each character raises any number of dice; 0 where it does not."""
STEPS: Final = sorted({by for character in CHANGERS for by in ROWS[character].ability.by})
"""By how much a single die can be raised."""

RESULTS: Final = len(DICE.size)

SIX: Final = 6
"""So many rows of values are combined at a time; no more triples than this have the same sum."""


class Best(IntEnum):
    """What the best of several multisets is looked for among."""

    ONE_LESS = 0
    """Those with one die less."""
    ONE_HIGHER = 1
    """Those with one die raised by one of `STEPS`."""
    PAIRS = 2
    """Exchanges of two dice that lead here."""
    TRIPLES = 3


class Exchange(NamedTuple):
    """Dice put in for others with the same sum, where there is a choice."""

    sums: int
    more: Ints
    """With dice of one sum put in: `more[m * sums + sum]`, six of them, the last again where there are fewer."""
    rows: Ints
    back: Ints
    """Which sums can be taken out of each row.

    Each is the place of what remains among the multisets of its size, times the number of sums, plus the sum.
    """


class Tables(NamedTuple):
    """Neighbours of multisets, as the kernels take them; -1 where there is none."""

    start: Ints
    """The first multiset of each size."""
    chance: Ints
    """The chance that a roll shows the multiset."""
    shows: Ints
    """The numbers that occur, as bits."""
    plus: Ints
    """With one more die: `plus[m, face]`."""
    exchanged: Ints
    """`Exchange.more` for pairs, then for triples."""
    raised: Ints
    """With one die raised: `raised[by - 1, m, face]`, where there is one that stays within six."""
    begin: Ints
    choice: Ints
    """What to choose from: `choice[begin[best, m] : begin[best, m + 1]]`, in sixes, the last one repeated."""


def _exchange(dice: list[tuple[int, ...]]) -> Exchange:
    """Tabulate the exchanges of one number of dice.

    A hole is a multiset with these dice taken out. Whatever is put in must have their sum, so for each hole and sum
    one row collects all fillings; sums that only one filling has are left out, as nothing could change there.
    """
    by_sum = [[i for i, each in enumerate(dice) if sum(each) == total] for total in range(sum(dice[-1]) + 1)]
    groups = [group for group in by_sum if len(group) > 1]
    holes = np.arange(DICE.start[MOST_DICE - len(dice[0]) + 1])
    more = np.stack([_with(holes, each) for each in dice], axis=1)
    place = (holes - DICE.start[DICE.size[holes]]) * len(groups)
    rows = np.concatenate([more[:, group].ravel() for group in groups])
    back = np.concatenate([np.repeat(place + at, len(group)) for at, group in enumerate(groups)])
    sixes = np.array([group + group[-1:] * (SIX - len(group)) for group in groups])
    return Exchange(len(groups), more[:, sixes].reshape(-1, SIX), rows, back)


def _with(some: Ints, dice: tuple[int, ...]) -> Ints:
    """Add dice to some multisets."""
    for face in dice:
        some = DICE.plus[some, face]
    return some


def _in_sixes(rows: Ints, values: Ints) -> tuple[Ints, Ints]:
    """Collect the values of each row; the last one fills up the sixes.

    `begin` is where a row's values begin before filling up, `start` after it: counts are rounded up to sixes.
    """
    order = np.argsort(rows, kind="stable")
    rows, values = rows[order], values[order]
    count = np.bincount(rows, minlength=RESULTS)
    begin, start = np.append(0, np.cumsum(count)), np.append(0, np.cumsum(-(-count // SIX) * SIX))
    filled = np.repeat(values[(begin[1:] - 1).clip(0)], np.diff(start))
    filled[start[rows] + np.arange(len(rows)) - begin[rows]] = values
    return start, filled.astype(np.int32)


def _one_less() -> tuple[Ints, Ints]:
    """Take a die away from each multiset: return the multisets, and what is left."""
    smaller = np.arange(DICE.start[MOST_DICE])
    return DICE.plus[smaller].ravel(), np.repeat(smaller, FACES)


def _one_higher() -> tuple[Ints, Ints]:
    """Raise a die of each multiset: return the multisets, and what they become."""
    smaller = np.arange(DICE.start[MOST_DICE])
    steps = [(face, face + by) for by in STEPS for face in range(FACES - by)]
    low, high = np.array(steps).T
    return DICE.plus[smaller][:, low].ravel(), DICE.plus[smaller][:, high].ravel()


def _raised(by: int) -> Ints:
    """Raise a die of each number in each multiset; -1 where there is none, or it would leave one to six (C5.4)."""
    table = np.full((RESULTS, FACES), -1, np.int32)
    smaller = np.arange(DICE.start[MOST_DICE])
    for face in range(FACES - by):
        table[DICE.plus[smaller, face], face] = DICE.plus[smaller, face + by]
    return table


PAIRS = _exchange(list(combinations_with_replacement(range(FACES), 2)))
TRIPLES = _exchange(list(combinations_with_replacement(range(FACES), 3)))
PAIR_SUMS: Final = PAIRS.sums
TRIPLE_SUMS: Final = TRIPLES.sums
FIRST_TRIPLE: Final = len(PAIRS.more)
"""Where the triples begin in `Tables.exchanged`."""


def _tables() -> Tables:
    shows = ((DICE.counts > 0) * (1 << np.arange(FACES))).sum(axis=1)
    choices = {
        Best.ONE_LESS: _one_less(),
        Best.ONE_HIGHER: _one_higher(),
        Best.PAIRS: (PAIRS.rows, PAIRS.back),
        Best.TRIPLES: (TRIPLES.rows, TRIPLES.back),
    }
    begins, each = zip(*(_in_sixes(*choices[best]) for best in Best), strict=True)
    shift = np.cumsum([0, *(len(choice) for choice in each[:-1])])
    return Tables(
        start=DICE.start.astype(np.int64),
        chance=DICE.ways / float(FACES) ** DICE.size,
        shows=shows.astype(np.int64),
        plus=np.ascontiguousarray(DICE.plus),
        exchanged=np.concatenate([PAIRS.more, TRIPLES.more]),
        raised=np.stack([_raised(by) for by in range(1, LIFTS.max() + 1)]),
        begin=np.stack(begins) + shift[:, None],
        choice=np.concatenate(each),
    )


TABLES = _tables()
