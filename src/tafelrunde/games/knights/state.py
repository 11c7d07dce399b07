"""The whole state of Knights as one record, with its enums and constants."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final

import numpy as np

from tafelrunde.core.dice import multisets, ordered_rolls, parts, sums
from tafelrunde.core.messages import DICE_BITS

DICE: Final = 6
"""K1.4: six dice."""

FACES: Final = 6
LIVE_FACES: Final = 5
"""K6.2: sixes are dead, so only 1 to 5 count."""

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
DECK_SIZE: Final = 48


class Like(IntEnum):
    """K5.5: what makes two cards doubles; the castles' colours come first."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3
    WHITE = 4
    BLACK = 5
    DIE_1 = 6
    DIE_2 = 7
    DIE_3 = 8
    DIE_4 = 9
    DIE_5 = 10
    CATAPULT = 11
    CHAMPION = 12
    STACK = 13
    CASTLE_GUARD = 14
    CARD_GUARD = 15
    BETRAYAL = 16
    PROTECTION = 17
    TOURNAMENT = 18


COLOURS: Final = 6
OWNED_LIKES: Final = 18
"""All likes but the tournament, of which a player may own several."""


class Phase(IntEnum):
    """What is asked now; prompts have the same numbers."""

    DEAL_COLOUR = 0
    DEAL_CASTLE = 1
    TURN_UP = 2
    START = 3
    TURN = 4
    ROLL = 5
    KEEP = 6
    DEFEND = 7
    LOSE = 8
    GUARDS = 9
    OVER = 10


class Contest(IntEnum):
    """What is being rolled for."""

    NONE = 0
    STACK = 1
    CASTLE = 2
    DEFENCE = 3
    SPECIAL = 4
    TOURNAMENT = 5
    KING = 6


class Ending(IntEnum):
    """K13.1: how the game was won."""

    NONE = 0
    FOUR_CASTLES = 1
    TOURNAMENTS = 2
    KING = 3


LIKE_NAMES: Final = tuple(like.name.lower().replace("_", "-") for like in Like)
PHASE_NAMES: Final = {phase: phase.name.lower().replace("_", "-") for phase in Phase}
CONTEST_NAMES: Final = {contest: contest.name.lower() for contest in Contest}
ENDING_NAMES: Final = {ending: ending.name.lower().replace("_", "-") for ending in Ending}

LEFT: Final = 0
RIGHT: Final = 1
STACKS: Final = ("left", "right")

CASTLE_GUARD_BIT: Final = 1
CARD_GUARD_BIT: Final = 2
GUARD_BITS: Final = {LIKE_NAMES[Like.CASTLE_GUARD]: CASTLE_GUARD_BIT, LIKE_NAMES[Like.CARD_GUARD]: CARD_GUARD_BIT}
"""The guards that may be placed in a guard step (K3.4)."""
GUARDED_CASTLES: Final = 2
"""K11.3: how many castles a castle guard stands by."""

NO_CARD: Final = -1
NONE: Final = -1

LIVE = multisets(LIVE_FACES, DICE)
"""What lies live on the table: at most six dice, no six among them."""
THROWS = multisets(FACES, DICE)
"""What a throw of up to six dice shows."""

LIVE_COUNTS = LIVE.counts
LIVE_SIZE = LIVE.size
NO_DICE: Final = 0
"""The empty multiset."""

LIVE_SUM_START, LIVE_SUM = sums(LIVE)
LIVE_PART_START, LIVE_PART = parts(LIVE)
ORDERED_START, ORDERED = ordered_rolls(THROWS, DICE)
THROW_SIZE, ROLL_START, ROLL_WAYS = THROWS.size, THROWS.start, THROWS.ways
ROLL_LIVE = np.array(
    [LIVE.number[tuple(die for die in THROWS.dice(m) if die <= LIVE_FACES)] for m in range(len(THROWS.size))],
    np.int16,
)
"""What is left of a throw once the sixes are dead (K6.2)."""

DICE_PLACES = 1 << DICE_BITS * np.arange(FACES, dtype=np.int32)
"""What a die of each number counts in the one number in which dice are told."""
LIVE_TOLD = (LIVE_COUNTS @ DICE_PLACES[:LIVE_FACES]).astype(np.int32)
THROW_TOLD = (THROWS.counts @ DICE_PLACES).astype(np.int32)

CARD = np.dtype(np.int16)

SEAT = np.dtype(
    [
        ("cards", np.int8, OWNED_LIKES),  # demand index + 1 of the card owned, 0 if none, by like
        ("tournaments", np.int8),
        ("castle_guard", np.int8),  # bits of the colours it stands by
        ("card_guard", np.int8),  # the like it stands by, or NONE
    ],
)

STACK = np.dtype(
    [
        ("top", CARD),  # the face-up card, or NO_CARD
        ("tucked", CARD, DECK_SIZE),  # known cards under the unseen ones, next first
        ("tucked_count", np.int8),
        ("unseen", np.int8),  # face-down cards never seen
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("turns", np.int32),
        ("mark", np.int16),  # the result to beat
        ("live", np.int16),  # live dice: kept ones before a roll, all after it
        ("unseen", CARD, DECK_SIZE),  # the cards nobody has seen, ascending
        ("stack", STACK, 2),
        ("seat", SEAT, MOST_PLAYERS),
        ("unseen_count", np.int8),
        ("actor", np.int8),
        ("phase", np.int8),
        ("resume", np.int8),  # the phase after cards have been turned up
        ("players", np.int8),
        ("first", np.int8),  # the start player the table names, or NONE
        ("turn", np.int8),  # whose turn it is; in the setup, who is dealt to
        ("attempts", np.int8),
        ("tucks", np.int8),
        ("guards_placed", np.int8),  # bits of `GUARD_BITS`, in the guard step
        ("contest", np.int8),
        ("roller", np.int8),
        ("target", np.int8),  # the stack or the seat announced, by contest
        ("like", np.int8),  # the card announced; in the setup, the colour named
        ("leader", np.int8),  # who leads the tournament
        ("to_roll", np.int8),
        ("rolls_left", np.int8),
        ("winner", np.int8),
        ("ending", np.int8),
        ("spare", np.int8, 3),  # no hidden padding: states are compared byte by byte
    ],
    align=True,
)

FIELD_NAMES: Final[dict[str, Mapping[Any, str]]] = {
    "state.phase": PHASE_NAMES,
    "state.resume": PHASE_NAMES,
    "state.contest": CONTEST_NAMES,
    "state.ending": ENDING_NAMES,
    "state.like": dict(enumerate(LIKE_NAMES)),
    "state.seat.card_guard": dict(enumerate(LIKE_NAMES)),
    "aids.contest": CONTEST_NAMES,
}
"""What the numbers of some fields stand for."""
