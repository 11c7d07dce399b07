"""The whole state of To Court the King as one record, with its enums and constants."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final

import numpy as np

from tafelrunde.core.dice import multisets, ordered_rolls
from tafelrunde.core.messages import DICE_BITS
from tafelrunde.games.court.cards import COPIES, FOOLS, KING_ALIKE, NAMES, OWNED, PICKERS

FACES: Final = 6
MOST_DICE: Final = 12
"""C1.1: the box holds twelve dice."""
LEAST_SUPPLY: Final = KING_ALIKE
"""C4.6: with fewer dice nobody could take the King."""
LEAST_PLAYERS: Final = min(COPIES[FOOLS])
MOST_PLAYERS: Final = max(COPIES[FOOLS])
BASE_DICE: Final = 3
"""C4.1: three dice, before any character adds to them."""
QUICK_DICE: Final = 6
"""Up to so many dice a roll is drawn from one table."""


class Phase(IntEnum):
    """What is asked now."""

    START = 0
    FIRST_ROLL = 1
    ROLL = 2
    TURN = 3
    PICK = 4
    CLAIM = 5
    OVER = 6


PHASE_NAMES: Final = {phase: phase.name.lower().replace("_", "-") for phase in Phase}


class Edition(IntEnum):
    """Which rules decide where the editions differ."""

    AMIGO = 0
    RIO_GRANDE = 1


EDITION_NAMES: Final = {edition: edition.name.lower() for edition in Edition}

NONE: Final = -1

DICE = multisets(FACES, MOST_DICE)
"""All multisets of at most twelve dice: 18,564."""
DICE_START, DICE_WAYS, DICE_COUNTS, DICE_PLUS = DICE.start, DICE.ways, DICE.counts, DICE.plus
DICE_PLACES = 1 << DICE_BITS * np.arange(FACES, dtype=np.int32)
"""What a die of each number counts in the one number that stands for dice told."""
ORDERED_START, ORDERED = ordered_rolls(DICE, QUICK_DICE)

STATE = np.dtype(
    [
        ("round", np.int32),
        ("used", np.int32),  # bits of the characters used this turn
        ("owns", np.int32, MOST_PLAYERS),  # bits of the characters before each player, without fools
        ("charlatans", np.int32, MOST_PLAYERS),  # C2.2: Rio Grande sets no limit to them
        ("fools", np.int8, MOST_PLAYERS),  # unflipped ones
        ("supply", np.int8, OWNED + 1),  # copies left, the fools last
        ("active", np.int8, FACES),  # dice by number
        ("aside", np.int8, FACES),
        ("picked", np.int8, FACES),  # dice chosen for a picker, or being rolled again
        ("actor", np.int8),
        ("phase", np.int8),
        ("players", np.int8),
        ("edition", np.int8),
        ("dice_supply", np.int8),
        ("first", np.int8),  # the start player the table names, or NONE
        ("starter", np.int8),  # who holds the figure
        ("turn", np.int8),
        ("turns_left", np.int8),  # turns of the round after this one
        ("in_hand", np.int8),  # dice waiting for the first roll
        ("to_roll", np.int8),  # dice in the air
        ("set_aside", np.int8),  # whether a die was set aside since the last roll
        ("picker", np.int8),  # which picker is choosing, or NONE
        ("last_pick", np.int8),  # the number picked last
        ("final", np.int8),  # whether this is the final round
        ("king", np.int8),  # who holds the King, or NONE
        ("queen", np.int8),  # who holds the Queen, or NONE
        ("mark_count", np.int8),
        ("mark_number", np.int8),
        ("winner", np.int8),
        ("spare", np.int8, 2),  # no hidden padding: states are compared byte by byte
    ],
    align=True,
)

FIELD_NAMES: Final[dict[str, Mapping[Any, str]]] = {
    "state.phase": PHASE_NAMES,
    "state.edition": EDITION_NAMES,
    "state.picker": {place: NAMES[character] for place, character in enumerate(PICKERS)},
}
"""What the numbers of some fields stand for."""
