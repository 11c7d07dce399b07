"""The memory of states outside of kernels: quick copies, and a cache of what was written of a match."""

from typing import Any

import numpy as np
import numpy.typing as npt

States = npt.NDArray[Any]
"""An array of a game's records; a single position travels as one of length 1."""

Fragments = dict[str, tuple[bytes, Any]]
"""The JSON last written for each part of a match's states, with the bytes it was written from."""


class Memory(bytearray):
    """The memory of a state; it keeps what was last read from it and written of it, for `rows`."""

    __slots__ = ("fragments", "raw", "row")

    fragments: Fragments
    """What was written of this state and of those before it."""
    raw: bytes
    row: Any


def memory_of(states: States) -> Memory | None:
    """Return where states lie, if they are a copy."""
    memory = states.base
    return memory if isinstance(memory, Memory) else None


def fragments_of(states: States) -> Fragments:
    """Return what was written of states, if they are a copy."""
    memory = states.base
    return memory.fragments if isinstance(memory, Memory) else {}


def copied(states: States) -> States:
    """Return a copy, made of bytes: numpy copies records field by field, which takes twenty times as long."""
    memory = Memory(states.tobytes())
    memory.fragments, memory.raw = fragments_of(states), b""
    return np.ndarray(states.shape, states.dtype, memory)


def room_beside(states: States) -> States:
    """Return room for what follows from states, for a kernel to fill; it shares what was written of them."""
    memory = Memory(states.nbytes)
    memory.fragments, memory.raw = fragments_of(states), b""
    return np.ndarray(states.shape, states.dtype, memory)
