"""The whole state of Pig as one record, with its enums and constants."""

from enum import IntEnum
from typing import Final

import numpy as np

MOST_PLAYERS: Final = 4
FACES: Final = 6
"""P1.2: one die."""
PIG: Final = 1
"""P3.2: what loses the turn."""
LEAST_GOAL: Final = 10
MOST_GOAL: Final = 200


class Phase(IntEnum):
    """What is asked now."""

    START = 0
    TURN = 1
    ROLL = 2
    OVER = 3


STATE = np.dtype(
    [
        ("scores", np.int16, MOST_PLAYERS),
        ("goal", np.int16),
        ("pot", np.int16),  # what was rolled in this turn and is not safe yet
        ("actor", np.int8),
        ("phase", np.int8),
        ("players", np.int8),
        ("turn", np.int8),  # whose turn it is; the winner's at the end
    ],
    align=True,
)
