"""The arrays of a batch: those that a caller reads, and those that only the kernels know."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.core.memory import States, copied

Actions = npt.NDArray[np.int32]
"""The number of an action for each game."""


class Buffers(NamedTuple):
    """Where a step is written: one row a game, each from the view of the seat that is to act in it now."""

    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.bool_]
    """The legal actions."""
    actors: npt.NDArray[np.int8]
    """The seats to act."""
    rewards: npt.NDArray[np.float32]
    """What the step brought to every seat: nothing but where a game ended."""
    terminated: npt.NDArray[np.bool_]
    """Where a game ended with this step; a new one has begun already."""
    truncated: npt.NDArray[np.bool_]
    """Where a game was given up after `max_cycles` decisions; a new one has begun already."""


class GameArrays(NamedTuple):
    """What a batch keeps of its games from one step to the next: one row a game, but for `start`."""

    states: States
    start: States
    """The one state in which all games begin."""
    rngs: npt.NDArray[np.uint64]
    """The dice of each game."""
    choice_rngs: npt.NDArray[np.uint64]
    """What random players choose by."""
    lengths: npt.NDArray[np.int32]
    """Decisions so far."""
    legal: npt.NDArray[np.uint64]
    """Legal actions as sets of bits, `WORD` actions a number."""
    counts: npt.NDArray[np.int32]
    """How many actions are legal."""


def game_arrays(start: States, games: int, words: int) -> GameArrays:
    """Return arrays for a number of games that are still to be dealt."""
    return GameArrays(
        states=np.zeros(games, start.dtype),
        start=copied(start),
        rngs=np.zeros(games, np.uint64),
        choice_rngs=np.zeros(games, np.uint64),
        lengths=np.zeros(games, np.int32),
        legal=np.zeros((games, words), np.uint64),
        counts=np.zeros(games, np.int32),
    )
