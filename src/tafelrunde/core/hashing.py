"""Sets of positions inside kernels: an open-addressing table over states kept in an array."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.core.kernel import kernel
from tafelrunde.core.rng import MIX_1, MIX_2, S27, S30, S31

EMPTY_SLOT = -1


def words_of(states: Any) -> npt.NDArray[np.uint64]:
    """Return the states' bytes as rows of 64-bit words; the same memory."""
    words: npt.NDArray[np.uint64] = states.view(np.uint64).reshape(len(states), -1)
    return words


def empty_slots(capacity: int) -> npt.NDArray[np.int32]:
    """Return an empty table for so many states: at most half full."""
    return np.full(1 << (2 * capacity - 1).bit_length(), EMPTY_SLOT, np.int32)


@kernel
def find_slot(words: Any, row: int, slots: Any) -> Any:
    """Return the slot of a state equal to this row, or the empty slot where it belongs."""
    mixed = np.uint64(0)
    for word in range(words.shape[1]):
        mixed = (mixed ^ words[row, word]) * MIX_1
        mixed ^= mixed >> S30
    mixed = (mixed ^ (mixed >> S27)) * MIX_2
    mask = len(slots) - 1
    slot = np.int64(mixed >> S31) & mask
    while slots[slot] != EMPTY_SLOT:
        other = slots[slot]
        same = True
        for word in range(words.shape[1]):
            if words[other, word] != words[row, word]:
                same = False
                break
        if same:
            return slot
        slot = (slot + 1) & mask
    return slot
