"""The characters of the court: ranks, copies and what they add, as data (C1, C2, C5)."""

from enum import IntEnum
from typing import Final

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


CHARACTERS: Final = len(Character)
OWNED: Final = 18
"""Characters that are owned once or not at all: all but the two sides of the fools."""

NAMES: Final = tuple(character.name.lower().replace("_", "-") for character in Character)

RANKS: Final = {
    "I": tuple(range(Character.FARMER, Character.HUNTER)),
    "II": tuple(range(Character.HUNTER, Character.NOBLEWOMAN)),
    "III": tuple(range(Character.NOBLEWOMAN, Character.BISHOP)),
    "IV": tuple(range(Character.BISHOP, Character.KING)),
    "V": (Character.KING, Character.QUEEN),
}

COPIES: Final = {
    "I": {2: 2, 3: 2, 4: 3, 5: 4},
    "II": {2: 1, 3: 2, 4: 3, 5: 3},
    "III": {2: 1, 3: 2, 4: 2, 5: 3},
    "IV": {2: 1, 3: 2, 4: 2, 5: 3},
    "V": {2: 1, 3: 1, 4: 1, 5: 1},
}
"""C2.1: copies of each character in play, by rank and number of players."""

UNLIMITED: Final = -1
"""C2.2, Rio Grande: fools without end."""

ADDERS: Final = (
    Character.LABORER,
    Character.GUARD,
    Character.HUNTER,
    Character.PAWNBROKER,
    Character.KNIGHT,
    Character.BISHOP,
    Character.QUEEN,
)
"""Characters that add a die: showing 1 to 6 in this order, the Queen's any number."""

PICKERS: Final = (Character.MERCHANT, Character.NOBLEWOMAN, Character.NOBLEMAN)
"""Characters that act on any number of dice."""

ADDER = np.array(ADDERS, np.int8)
PICKER = np.array(PICKERS, np.int8)
RAISE = np.array([0, 1, 2], np.int8)
"""What a picker adds to the dice picked; the merchant rolls them again."""
