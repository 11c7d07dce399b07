"""The whole state of Torres as one record, with its enums and constants."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final

import numpy as np

from tafelrunde.games.torres.cards import (
    CARD_NAMES,
    CARDS,
    MASTER_NAMES,
    MORE_POINTS,
    MOST_ROUNDS,
    ROUNDS,
    SPACING_NAMES,
    VARIANT_NAMES,
)

SIDE: Final = 8
CELLS: Final = SIDE * SIDE
BLOCKS: Final = 92
FOUNDATIONS: Final = 8
LEAST_CASTLES: Final = 6
LEAST_PLAYERS: Final = min(ROUNDS)
MOST_PLAYERS: Final = max(ROUNDS)
MOST_KNIGHTS: Final = 6
YEARS: Final = 3
ACTION_POINTS: Final = 5
MOST_ACTION_POINTS: Final = ACTION_POINTS + int(MORE_POINTS.max())
"""T7.2: with the best card, as only one is played in a turn."""
MOVE_COST: Final = 1
BUILD_COST: Final = 1
BUY_COST: Final = 1
TRACK_COST: Final = 1
DEPLOY_COST: Final = 2
"""T4.2: in action points."""
MOST_BOUGHT: Final = 2
DRAWN_AT_ONCE: Final = 3
STACK_HEIGHT: Final = 3
MOST_STACKS: Final = MOST_ROUNDS
"""T3.3: each turn of a year consumes one."""
HIGHEST_TOWER: Final = (BLOCKS - (LEAST_CASTLES - 1) + 1) // 2
"""T6.3, T7.3: a tower of so many blocks needs as many towers in its castle, and other castles stand beside it."""
PLANES: Final = HIGHEST_TOWER.bit_length()
"""Levels are kept as bit planes."""


class Phase(IntEnum):
    """What is asked now."""

    START = 0
    MASTER = 1
    FOUNDATIONS = 2
    KNIGHTS = 3
    KING = 4
    TURN = 5
    PLACE = 6
    CARD = 7
    DRAW = 8
    KEEP = 9
    RETURN = 10
    SOURCE = 11
    NAME = 12
    SPREAD = 13
    KINGS_MOVE = 14
    OVER = 15


PHASE_NAMES: Final = {phase: phase.name.lower().replace("_", "-") for phase in Phase}

NONE: Final = -1
"""No card, cell, stack or seat."""

UNKNOWN: Final = CARDS
"""The place in a hand that counts cards a viewer may not see; always 0 in a full state."""

NO_CARD: Final = 0
"""In a pile: nothing lies here. A known card is its number + 1."""
UNSEEN: Final = CARDS + 1
"""In a pile: a card its owner has not seen."""
HIDDEN: Final = CARDS + 2
"""In a view of a pile: a card its owner knows, but the viewer does not."""

SEAT = np.dtype(
    [
        ("knights", np.uint64),  # a set of cells
        ("score", np.int16),
        ("stacks", np.int8, STACK_HEIGHT + 1),  # how many stacks of 0, 1, 2 and 3 blocks, the named one excepted
        ("carried", np.int8),  # blocks left after the year's last turn (T3.4)
        ("hand", np.int8, CARDS + 1),  # cards by kind, the unknown ones of a view last
        ("played", np.int8, CARDS),
        ("pile", np.int8, CARDS),  # the own draw pile of the basic game, from the top
        ("spare", np.int8, 2),  # no hidden padding: states are compared byte by byte
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("plane", np.uint64, PLANES),  # cell sets: bit b of every cell's level
        ("seat", SEAT, MOST_PLAYERS),
        ("fresh", np.int8, CARDS + 1),  # cards bought this turn (T7.2), the unknown ones of a view last
        ("drawn", np.int8, CARDS + 1),  # cards drawn and not yet kept or put back
        ("actor", np.int8),
        ("players", np.int8),
        ("phase", np.int8),
        ("variant", np.int8),
        ("spacing", np.int8),
        ("all_six", np.int8),  # T11.4
        ("first", np.int8),  # the start player the table names, or NONE
        ("master", np.int8),  # the master card, or NONE
        ("king", np.int8),  # his cell, or NONE
        ("supply", np.int8),
        ("year", np.int8),
        ("round", np.int8),
        ("starter", np.int8),  # the round's start player
        ("turn", np.int8),
        ("turns_left", np.int8),  # turns of the round after this one
        ("ap", np.int8),
        ("named", np.int8),  # blocks left in the stack named this turn, or NONE
        ("bought", np.int8),
        ("card_played", np.int8),  # whether this turn's card has been played
        ("card", np.int8),  # the card being carried out, or NONE
        ("picked", np.int8),  # the cell of the piece being moved, or NONE
        ("spare", np.int8, 5),
    ],
    align=True,
)

FIELD_NAMES: Final[dict[str, Mapping[Any, str]]] = {
    "state.phase": PHASE_NAMES,
    "state.variant": VARIANT_NAMES,
    "state.spacing": SPACING_NAMES,
    "state.master": dict(enumerate(MASTER_NAMES)),
    "state.card": dict(enumerate(CARD_NAMES)),
}
"""What the numbers of some fields stand for."""
