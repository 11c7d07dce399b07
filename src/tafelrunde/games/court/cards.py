"""The characters of the court: one row each, with its rank, its cost and its ability (C1, C2, C5).

Whatever asks what a character costs or does asks these rows: the kernels by way of the arrays below them, the codes
of actions, the turn solver, facts, boards and bots.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np


class Character(IntEnum):
    """Every character; the order of the ranks."""

    FARMER = 0
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
    GENERAL = 15
    KING = 16
    QUEEN = 17
    FOOL = 18
    CHARLATAN = 19


class CostKind(IntEnum):
    """What a result must show (C6.2)."""

    ANY = 0
    """Whatever it shows will do."""
    ALIKE = 1
    """Sets of equal dice."""
    ODD = 2
    EVEN = 3
    SUM = 4
    STRAIGHT = 5
    WITH_KING = 6
    """Not to be bought (C7.1)."""


class AbilityKind(IntEnum):
    """What a character does for its owner (C5); what is done to active dice stands in the order of its codes."""

    MORE_DICE = 0
    ADD = 1
    AGAIN = 2
    RAISE = 3
    SET = 4
    COPY = 5
    SHIFT = 6
    SHARE = 7
    END = 8


class Cost(NamedTuple):
    """What a result needs (C6.2)."""

    kind: CostKind
    alike: tuple[int, ...] = ()
    """Sets of equal dice, the largest first; all but the first are of one size."""
    least: int = 0
    """The smallest sum."""
    length: int = 0
    """How many numbers in a row."""


class Ability(NamedTuple):
    """What a character does for its owner (C5)."""

    kind: AbilityKind
    dice: int = 0
    """How many dice it acts on or brings at most; 0: as many as there are."""
    number: int = 0
    """What an added die shows; 0: any number."""
    by: tuple[int, ...] = ()
    """By how much it may raise a die."""


class Row(NamedTuple):
    """A character."""

    rank: str
    cost: Cost
    ability: Ability


FOOLS: Final = "fools"
"""What stands on the back of the fools instead of a rank (C1.1)."""


def _alike(*sizes: int) -> Cost:
    return Cost(CostKind.ALIKE, alike=sizes)


def _sum(least: int) -> Cost:
    return Cost(CostKind.SUM, least=least)


def _straight(length: int) -> Cost:
    return Cost(CostKind.STRAIGHT, length=length)


def _adds(number: int = 0) -> Ability:
    return Ability(AbilityKind.ADD, dice=1, number=number)


def _more(dice: int) -> Ability:
    return Ability(AbilityKind.MORE_DICE, dice)


ROWS: Final = {
    Character.FARMER: Row("I", _alike(2), _more(1)),
    Character.SERVING_MAID: Row("I", Cost(CostKind.ODD), Ability(AbilityKind.RAISE, dice=1, by=(1, 2, 3))),
    Character.PHILOSOPHER: Row("I", Cost(CostKind.EVEN), Ability(AbilityKind.SHIFT, dice=2)),
    Character.LABORER: Row("I", _sum(15), _adds(1)),
    Character.GUARD: Row("I", _alike(3), _adds(2)),
    Character.HUNTER: Row("II", _alike(4), _adds(3)),
    Character.ASTRONOMER: Row("II", _alike(2, 2), Ability(AbilityKind.COPY, dice=1)),
    Character.MERCHANT: Row("II", _sum(20), Ability(AbilityKind.AGAIN)),
    Character.NOBLEWOMAN: Row("III", _alike(3, 2), Ability(AbilityKind.RAISE, by=(1,))),
    Character.MAGICIAN: Row("III", _straight(5), Ability(AbilityKind.SET, dice=1)),
    Character.PAWNBROKER: Row("III", _sum(30), _adds(4)),
    Character.KNIGHT: Row("III", _alike(5), _adds(5)),
    Character.BISHOP: Row("IV", _alike(2, 2, 2), _adds(6)),
    Character.ALCHEMIST: Row("IV", _straight(6), Ability(AbilityKind.SHARE, dice=3)),
    Character.NOBLEMAN: Row("IV", _alike(3, 3), Ability(AbilityKind.RAISE, by=(2,))),
    Character.GENERAL: Row("IV", _alike(6), _more(2)),
    Character.KING: Row("V", _alike(7), Ability(AbilityKind.END)),
    Character.QUEEN: Row("V", Cost(CostKind.WITH_KING), _adds()),
    Character.FOOL: Row(FOOLS, Cost(CostKind.ANY), Ability(AbilityKind.AGAIN, dice=1)),
    Character.CHARLATAN: Row(FOOLS, Cost(CostKind.ANY), _more(1)),
}

COPIES: Final = {
    "I": {2: 2, 3: 2, 4: 3, 5: 4},
    "II": {2: 1, 3: 2, 4: 3, 5: 3},
    "III": {2: 1, 3: 2, 4: 2, 5: 3},
    "IV": {2: 1, 3: 2, 4: 2, 5: 3},
    "V": {2: 1, 3: 1, 4: 1, 5: 1},
    FOOLS: {2: 2, 3: 3, 4: 4, 5: 5},
}
"""C2.1, C2.2: copies of each character in play, by rank and number of players; of the fools all together."""

UNLIMITED: Final = -1
"""C2.2, Rio Grande: fools without end."""

CHARACTERS: Final = len(Character)
NAMES: Final = tuple(character.name.lower().replace("_", "-") for character in Character)
RANKS: Final = {
    rank: tuple(character for character in Character if ROWS[character].rank == rank)
    for rank in COPIES
    if rank != FOOLS
}
OWNED: Final = sum(map(len, RANKS.values()))
"""Characters that are owned once or not at all: all but the two sides of the fools."""
KING_ALIKE: Final = ROWS[Character.KING].cost.alike[0]
"""C7.1: so many dice of one number take the King."""

USABLE: Final = tuple(
    character for character in Character if AbilityKind.ADD <= ROWS[character].ability.kind < AbilityKind.END
)
"""Characters that are used, each once in a turn (C5.1)."""
ADDERS: Final = tuple(
    sorted(
        (character for character in USABLE if ROWS[character].ability.kind == AbilityKind.ADD),
        key=lambda character: (not ROWS[character].ability.number, ROWS[character].ability.number),
    )
)
"""Characters that add a die, in the order of what it shows; last who adds one of any number (C5.3)."""
PICKERS: Final = tuple(character for character in USABLE if not ROWS[character].ability.dice)
"""Characters that act on any number of dice: these are picked one number after the other."""
CHANGERS: Final = tuple(
    sorted(
        (character for character in USABLE if character not in (*ADDERS, *PICKERS)),
        key=lambda character: ROWS[character].ability.kind,
    )
)
"""Characters whose uses name their dice, in the order of the codes of these uses."""


def bits_of(*characters: Character) -> int:
    """Return a set of characters as bits."""
    return sum(1 << character for character in set(characters))


def _array(values: Iterable[int]) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.array(list(values), np.int8)


_COSTS: Final = [ROWS[character].cost for character in Character]
COST_KIND = _array(cost.kind for cost in _COSTS)
COST_ALIKE = _array(max(cost.alike, default=0) for cost in _COSTS)
"""The largest set of equal dice."""
COST_SETS = _array(len(cost.alike[1:]) for cost in _COSTS)
"""How many further sets there are."""
COST_SIZE = _array(min(cost.alike, default=0) for cost in _COSTS)
"""And of how many dice each of these."""
COST_LEAST = _array(cost.least for cost in _COSTS)
COST_LENGTH = _array(cost.length for cost in _COSTS)

_ABILITIES: Final = [ROWS[character].ability for character in Character]
ABILITY_KIND = _array(ability.kind for ability in _ABILITIES)
ABILITY_DICE = _array(ability.dice for ability in _ABILITIES)
MORE_DICE = _array(ability.dice if ability.kind == AbilityKind.MORE_DICE else 0 for ability in _ABILITIES)
"""So many dice each character brings to the first roll (C4.1)."""

ADDER = _array(ADDERS)
ADDED = _array(ROWS[character].ability.number for character in ADDERS)
"""What the die of each adder shows; 0: any number."""
PICKER = _array(PICKERS)
RAISE = _array(max(ROWS[character].ability.by, default=0) for character in PICKERS)
"""What a picker adds to the dice picked; 0: they are rolled again."""
