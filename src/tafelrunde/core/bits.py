"""Small sets in 64 bits, as kernels keep them: cells of a board, cards owned, actions allowed."""

from typing import Any

import numpy as np

from tafelrunde.core.kernel import kernel

Bits = Any
"""A set: an unsigned 64-bit number, one bit a member."""

ONE = np.uint64(1)
EMPTY = np.uint64(0)

PAIRS_MASK = np.uint64(0x5555_5555_5555_5555)
FOURS_MASK = np.uint64(0x3333_3333_3333_3333)
EIGHTS_MASK = np.uint64(0x0F0F_0F0F_0F0F_0F0F)
BYTES = np.uint64(0x0101_0101_0101_0101)
S2, S4, S56 = np.uint64(2), np.uint64(4), np.uint64(56)


@kernel
def bit(member: int) -> Bits:
    """Return the set of one member."""
    return ONE << np.uint64(member)


@kernel
def count(members: Bits) -> Any:
    """Count the members of a set (compiles to one instruction)."""
    x = members - ((members >> ONE) & PAIRS_MASK)
    x = (x & FOURS_MASK) + ((x >> S2) & FOURS_MASK)
    x = (x + (x >> S4)) & EIGHTS_MASK
    return np.int64((x * BYTES) >> S56)


@kernel
def lowest(members: Bits) -> Bits:
    """Return the set of the lowest member alone."""
    return members & (~members + ONE)


@kernel
def first_bit(members: Bits) -> Any:
    """Return the lowest member of a set that is not empty."""
    return count(lowest(members) - ONE)
