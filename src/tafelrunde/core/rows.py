"""Records read from their bytes, outside of kernels: numpy itself is slow to look up single fields."""

import struct
from collections import namedtuple
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tafelrunde.core.memory import Fragments, States, memory_of

FORMATS: dict[str, str] = {"i1": "b", "i2": "h", "i4": "i", "u8": "Q"}
"""What `struct` calls numpy's numbers."""


def plain(state: States) -> Any:
    """Return a state as a named tuple of plain numbers.

    Arrays and records within it stay bytes, for `numbers` and `rows`; bytes are a list of counts by themselves.
    """
    raw, memory = state.tobytes(), memory_of(state)
    if memory is None:
        return _reader(state.dtype)(raw)
    if memory.raw != raw:
        memory.raw, memory.row = raw, _reader(state.dtype)(raw)
    return memory.row


def fragment(fragments: Fragments, name: str, raw: bytes, write: Callable[[bytes], Any]) -> Any:
    """Write a part of a state, or return what was last written of it, if its bytes are still the same.

    A match keeps this by itself: among a thousand of them, looking it up in one place takes longer than writing it.
    """
    last = fragments.get(name)
    if last is None or last[0] != raw:
        last = fragments[name] = raw, write(raw)
    return last[1]


def numbers(raw: bytes, dtype: str) -> list[int]:
    """Return the numbers of an array within a record."""
    return memoryview(raw).cast(FORMATS[dtype]).tolist()  # type: ignore[call-overload, no-any-return]


def rows(raw: bytes, dtype: "np.dtype[Any]") -> list[Any]:
    """Return records that lie one after the other in the same way."""
    return list(map(_reader(dtype), pieces(raw, dtype)))


def pieces(raw: bytes, dtype: "np.dtype[Any]") -> list[bytes]:
    """Return the bytes of each of these records."""
    size = dtype.itemsize
    return [raw[start : start + size] for start in range(0, len(raw), size)]


def changed(old: bytes, new: bytes, dtype: "np.dtype[Any]") -> list[tuple[int, Any, Any]]:
    """Return which of these records differ: their places, and what they were and are."""
    if old == new:
        return []
    both = enumerate(zip(pieces(old, dtype), pieces(new, dtype), strict=True))
    read = _reader(dtype)
    return [(place, read(before), read(after)) for place, (before, after) in both if before != after]


@cache
def _reader(dtype: "np.dtype[Any]") -> Callable[[bytes], Any]:
    names = dtype.names or ()
    unpack = struct.Struct("=" + "".join(_format(dtype[name]) for name in names)).unpack
    row: Any = namedtuple("Row", names)  # type: ignore[misc] # the names are the dtype's
    new = tuple.__new__  # what `row._make` calls
    return lambda raw: new(row, unpack(raw))


def _format(field: "np.dtype[Any]") -> str:
    return FORMATS.get(field.str[1:], f"{field.itemsize}s")
