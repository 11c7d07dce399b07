"""What the turn solver knows in advance: the abilities, and how multisets of up to twelve dice hang together."""

from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np

from tafelrunde.core.dice import Ints, multisets

FACES: Final = 6
MOST_DICE: Final = 12
"""The supply never holds more (C4.6)."""


class Ability(IntEnum):
    """The characters who can be used in a turn; a set of them is a mask with bit `1 << ability`."""

    FOOL = 0
    SERVING_MAID = 1
    PHILOSOPHER = 2
    LABORER = 3
    GUARD = 4
    HUNTER = 5
    ASTRONOMER = 6
    MERCHANT = 7
    NOBLEWOMAN = 8
    MAGICIAN = 9
    PAWNBROKER = 10
    KNIGHT = 11
    BISHOP = 12
    ALCHEMIST = 13
    NOBLEMAN = 14
    QUEEN = 15


ABILITIES: Final = len(Ability)


def ability_mask(*abilities: Ability) -> int:
    """Return a set of abilities as bits."""
    return sum(1 << ability for ability in set(abilities))


ADDED_NUMBER: Final = {
    Ability.LABORER: 1,
    Ability.GUARD: 2,
    Ability.HUNTER: 3,
    Ability.PAWNBROKER: 4,
    Ability.KNIGHT: 5,
    Ability.BISHOP: 6,
}
ANY_NUMBER: Final = 7
ADDS = np.array([ANY_NUMBER if a == Ability.QUEEN else ADDED_NUMBER.get(a, 0) for a in Ability], np.int8)
"""The number on the die that an ability adds; 0 where it adds none."""

ADDERS: Final = ability_mask(*ADDED_NUMBER, Ability.QUEEN)
ROLLERS: Final = ability_mask(Ability.FOOL, Ability.MERCHANT)
MOVERS: Final = ability_mask(
    Ability.SERVING_MAID, Ability.PHILOSOPHER, Ability.NOBLEWOMAN, Ability.ALCHEMIST, Ability.NOBLEMAN
)
ASTRONOMER: Final = 1 << Ability.ASTRONOMER

DICE = multisets(FACES, MOST_DICE)
RESULTS: Final = len(DICE.size)
"""All multisets of at most twelve dice: 18,564."""


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
    pairs: Ints
    """With two more dice, by `PAIR_SUM`."""
    triples: Ints
    """With three more dice, by `TRIPLE_SUM`."""
    raised: Ints
    """With one die raised by 1 or 2: `raised[by - 1, m, face]`, where there is one that stays within six."""


_PAIRS = [(a, b) for a in range(FACES) for b in range(a, FACES)]
_TRIPLES = [(a, b, c) for a, b in _PAIRS for c in range(b, FACES)]
PAIR_SUM = np.array([sum(pair) for pair in _PAIRS], np.int64)
"""The sum of each pair, counted from the lowest."""
TRIPLE_SUM = np.array([sum(triple) for triple in _TRIPLES], np.int64)
SUMS: Final = int(TRIPLE_SUM[-1]) + 1


def _plus(more: Ints, face: int) -> Ints:
    """Add a die to each multiset; -1 stays -1."""
    return np.where(more < 0, -1, DICE.plus[more, face]).astype(np.int32)


def _raised(by: int) -> Ints:
    table = np.full((RESULTS, FACES), -1, np.int32)
    smaller = np.arange(DICE.start[MOST_DICE])
    for face in range(FACES - by):
        table[DICE.plus[smaller, face], face] = DICE.plus[smaller, face + by]
    return table


def _tables() -> Tables:
    pairs = np.stack([_plus(DICE.plus[:, a], b) for a, b in _PAIRS], axis=1)
    triples = np.stack([_plus(_plus(DICE.plus[:, a], b), c) for a, b, c in _TRIPLES], axis=1)
    shows = ((DICE.counts > 0) * (1 << np.arange(FACES))).sum(axis=1)
    return Tables(
        start=DICE.start.astype(np.int64),
        chance=DICE.ways / 6.0**DICE.size,
        shows=shows.astype(np.int64),
        plus=DICE.plus,
        pairs=pairs[: DICE.start[MOST_DICE - 1]].copy(),
        triples=triples[: DICE.start[MOST_DICE - 2]].copy(),
        raised=np.stack([_raised(1), _raised(2)]),
    )


TABLES = _tables()
