"""The cards and the board as data: action cards (T7.3), master cards (T11.3), stacks (T3.2), foundations (T2.1).

Each card is a row. Kernels read the rows as arrays and have one function for each effect, reach and aim.
"""

from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np


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


class Effect(IntEnum):
    """What comes of playing an action card."""

    POINTS = 0
    """More action points, at once."""
    BUILD = 1
    """A block of the supply is built."""
    RAISE = 2
    """A block of an own stack is slid under an own knight."""
    MOVE = 3
    """A piece goes to another cell."""


class Subject(IntEnum):
    """What an action card is used on."""

    NOTHING = 0
    KNIGHT = 1
    """An own knight."""
    TOWER = 2
    """The top block of a free tower."""


class Reach(IntEnum):
    """How a piece gets to another cell."""

    NOWHERE = 0
    WALK = 1
    """Steps and gates: what action points buy."""
    LEAP = 2
    STAIRS = 3
    DIAGONAL = 4
    REDEPLOY = 5
    VAULT = 6
    SHIFT = 7


class ActionCard(NamedTuple):
    """An action card."""

    effect: Effect
    subject: Subject = Subject.NOTHING
    reach: Reach = Reach.NOWHERE
    points: int = 0
    """Action points that it brings."""


ACTION_CARDS: Final = {
    Card.LEAP_UP: ActionCard(Effect.MOVE, Subject.KNIGHT, Reach.LEAP),
    Card.RAISE: ActionCard(Effect.RAISE, Subject.KNIGHT),
    Card.EXTRA_BLOCK: ActionCard(Effect.BUILD),
    Card.STAIRS: ActionCard(Effect.MOVE, Subject.KNIGHT, Reach.STAIRS),
    Card.DIAGONAL: ActionCard(Effect.MOVE, Subject.KNIGHT, Reach.DIAGONAL),
    Card.SIX_AP: ActionCard(Effect.POINTS, points=1),
    Card.SEVEN_AP: ActionCard(Effect.POINTS, points=2),
    Card.SHIFT_BLOCK: ActionCard(Effect.MOVE, Subject.TOWER, Reach.SHIFT),
    Card.REDEPLOY: ActionCard(Effect.MOVE, Subject.KNIGHT, Reach.REDEPLOY),
    Card.VAULT: ActionCard(Effect.MOVE, Subject.KNIGHT, Reach.VAULT),
}
"""T7.3."""
WITHOUT_CARD: Final = ActionCard(Effect.MOVE, Subject.KNIGHT, Reach.WALK)
"""T5.3: a knight's own move."""

# By card; the last entry is reached by NONE and stands for a move without a card.
ROWS: Final = [*(ACTION_CARDS[card] for card in Card), WITHOUT_CARD]
EFFECT = np.array([row.effect for row in ROWS], np.int8)
SUBJECT = np.array([row.subject for row in ROWS], np.int8)
REACH = np.array([row.reach for row in ROWS], np.int8)
MORE_POINTS = np.array([row.points for row in ROWS], np.int8)


class Aim(IntEnum):
    """What a master card asks of a player's knights."""

    ALL_LEVELS = 0
    ONE_LEVEL = 1
    ONE_LINE = 2
    SQUARE = 3
    CLUSTER = 4
    CASTLES = 5
    EDGE = 6
    DIAGONALS = 7


class MasterCard(NamedTuple):
    """A master card."""

    aim: Aim
    bonus: tuple[int, int, int]
    """By year; for places for each knight there, and once more for the most."""
    all_knights: bool = False
    """Whether it asks for "all knights" (T11.4)."""
    castles: tuple[int, ...] = ()
    """How many castles the knights must stand in, by year."""


PLACE_BONUS: Final = (2, 5, 10)

MASTER_CARDS: Final = {
    Master.ALL_LEVELS: MasterCard(Aim.ALL_LEVELS, (0, 0, 40), all_knights=True),
    Master.ONE_LEVEL: MasterCard(Aim.ONE_LEVEL, (0, 0, 50), all_knights=True),
    Master.ONE_LINE: MasterCard(Aim.ONE_LINE, (0, 0, 50), all_knights=True),
    Master.SQUARE: MasterCard(Aim.SQUARE, (0, 0, 50)),
    Master.EDGE: MasterCard(Aim.EDGE, PLACE_BONUS),
    Master.CASTLES: MasterCard(Aim.CASTLES, (5, 15, 30), castles=(4, 5, 6)),
    Master.DIAGONALS: MasterCard(Aim.DIAGONALS, PLACE_BONUS),
    Master.CLUSTER: MasterCard(Aim.CLUSTER, (0, 0, 40), all_knights=True),
}
"""T11.3."""

KING_BONUS: Final = (5, 10, 15)
"""T9.2: by year."""

ROUNDS: Final = {2: (4, 4, 4), 3: (4, 3, 3), 4: (4, 3, 3)}
"""T3.1: rounds of each year, by players."""
MOST_ROUNDS: Final = max(max(rounds) for rounds in ROUNDS.values())
STACKS: Final = {
    2: ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)),
    3: ((3, 3, 2, 2), (3, 3, 2), (3, 3, 2)),
    4: ((2, 2, 2, 2), (2, 2, 2), (2, 2, 2)),
}
"""T3.2: the stacks of each year, by players."""

FOUNDATION_CELLS: Final = ("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1")
"""T2.1: the marked cells; attested by one public implementation only."""
