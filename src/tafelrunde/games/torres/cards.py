"""The cards and the board as data: action cards (T7.3), master cards (T11.3), stacks (T3.2), foundations (T2.1)."""

from enum import IntEnum
from typing import Final


class Card(IntEnum):
    """The ten action cards of each colour (T7.3)."""

    LEAP_UP = 0
    RAISE = 1
    EXTRA_BLOCK = 2
    STAIRS = 3
    DIAGONAL = 4
    SIX_AP = 5
    SEVEN_AP = 6
    SHIFT_BLOCK = 7
    REDEPLOY = 8
    VAULT = 9


class Master(IntEnum):
    """The eight master cards (T11.3)."""

    ALL_LEVELS = 0
    ONE_LEVEL = 1
    ONE_LINE = 2
    SQUARE = 3
    EDGE = 4
    CASTLES = 5
    DIAGONALS = 6
    CLUSTER = 7


class Variant(IntEnum):
    """The three ways to play."""

    BASIC = 0
    LUCK = 1
    MASTER = 2


class Spacing(IntEnum):
    """How far apart foundations must lie (T11.1)."""

    STEPS = 0
    LINES = 1


CARD_NAMES: Final = tuple(card.name.lower() for card in Card)
MASTER_NAMES: Final = tuple(card.name.lower() for card in Master)
VARIANT_NAMES: Final = {variant: variant.name.lower() for variant in Variant}
SPACING_NAMES: Final = {spacing: spacing.name.lower() for spacing in Spacing}

CARDS: Final = len(Card)
SETS: Final = 4
"""T1.1: each card exists once in each of the four colours."""

KING_BONUS: Final = (5, 10, 15)
"""T9.2: by year."""
PLACE_BONUS: Final = (2, 5, 10)
"""T11.3: edge and diagonals, by year, for each knight and for the most."""
CASTLES_ASKED: Final = (4, 5, 6)
CASTLES_BONUS: Final = (5, 15, 30)

ROUNDS: Final = {2: (4, 4, 4), 3: (4, 3, 3), 4: (4, 3, 3)}
"""T3.1: rounds of each year, by players."""
STACKS: Final = {
    2: ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)),
    3: ((3, 3, 2, 2), (3, 3, 2), (3, 3, 2)),
    4: ((2, 2, 2, 2), (2, 2, 2), (2, 2, 2)),
}
"""T3.2: the stacks of each year, by players."""

FOUNDATION_CELLS: Final = ("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1")
"""T2.1: the marked cells; attested by one public implementation only."""
