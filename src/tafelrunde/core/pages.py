"""JSON that kernels write: texts that lie ready as letters, numbers, and a page to write them on.

Whatever is written ends with a comma; what closes a list or an object takes the last comma's place.
"""

from collections import namedtuple
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from tafelrunde.core.kernel import inner
from tafelrunde.core.memory import States
from tafelrunde.core.workspace import Page

LENGTH: Final = 16_384
"""Bytes of a page; the longest position of any game takes a third of it."""
COMMA: Final = ord(",")
ZERO: Final = ord("0")
TEN: Final = 10


class Letters(NamedTuple):
    """Texts, laid end to end."""

    letters: npt.NDArray[np.uint8]
    starts: npt.NDArray[np.int32]


class Texts:
    """Collects the texts that kernels write; each is written by its number."""

    def __init__(self) -> None:
        self._texts: list[bytes] = []

    def values(self, values: Iterable[Any]) -> int:
        """Add values as JSON; return the number of the first, the others follow."""
        first = len(self._texts)
        self._texts += [msgspec.json.encode(value) + b"," for value in values]
        return first

    def keys(self, written: type[msgspec.Struct]) -> Any:
        """Add the names of what is written; return their numbers by name."""
        names = msgspec.structs.fields(written)
        first = len(self._texts)
        self._texts += [f'"{field.encode_name}":'.encode() for field in names]
        return namedtuple("Keys", [field.name for field in names])(*range(first, len(self._texts)))

    def laid_out(self) -> Letters:
        """Return all of them, for kernels."""
        starts = np.cumsum([0, *map(len, self._texts)])
        return Letters(np.frombuffer(b"".join(self._texts), np.uint8).copy(), starts.astype(np.int32))


@inner
def put(page: Any, at: int, letters: Any, start: int, end: int) -> int:
    """Write letters, and return where the next ones go."""
    for place in range(start, end):
        page[at] = letters[place]
        at += 1
    return at


@inner
def put_number(page: Any, at: int, number: int) -> int:
    """Write a number that is not negative."""
    digits = 1
    while number >= TEN**digits:
        digits += 1
    for place in range(at + digits - 1, at - 1, -1):
        page[place] = ZERO + number % TEN
        number //= TEN
    page[at + digits] = COMMA
    return at + digits + 1


@inner
def open_with(page: Any, at: int, bracket: int) -> int:
    """Begin a list or an object."""
    page[at] = bracket
    return at + 1


@inner
def close_with(page: Any, at: int, bracket: int) -> int:
    """End a list or an object."""
    if page[at - 1] == COMMA:
        at -= 1
    page[at] = bracket
    page[at + 1] = COMMA
    return at + 2


_page = Page(LENGTH)


def json_by(write: Callable[[Any, Any], int], state: States) -> bytes:
    """Return what a kernel writes of a state."""
    letters = _page.letters
    written: bytes = letters[: write(state, letters) - 1].tobytes()
    return written
