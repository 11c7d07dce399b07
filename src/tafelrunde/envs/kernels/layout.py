"""Where everything stands in an observation: the table first, then the seats, from the viewer clockwise."""

from collections import namedtuple
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    about: str
    most: int = 1
    """What is written as 1.0: counts are divided by it."""
    high: float = 1.0
    """What a number of this field can be at the most, after that division."""


class Block(NamedTuple):
    """Fields one after another."""

    fields: tuple[Field, ...]
    at: Any
    """The place of each field in the block, by its name."""
    unit: Any
    """What one of each field's things is worth, by its name."""
    size: int


def block(*fields: Field) -> Block:
    """Lay fields out one after another; `at` and `unit` are named tuples, which kernels can read."""
    names = [field.name for field in fields]
    starts = np.cumsum([0, *(field.size for field in fields)]).tolist()
    at: Any = namedtuple("at", names)  # type: ignore[misc]
    unit: Any = namedtuple("unit", names)  # type: ignore[misc]
    units = [np.float32(1 / field.most) for field in fields]
    return Block(fields, at(*starts[:-1]), unit(*units), starts[-1])


class Layout(NamedTuple):
    """A game's observation: the table, then the seats."""

    table: Block
    seat: Block

    def size(self, players: int) -> int:
        """Return how many numbers an observation has."""
        return self.table.size + players * self.seat.size

    def highest(self, players: int) -> npt.NDArray[np.float32]:
        """Return what each number can be at the most; none is below 0."""
        blocks = [self.table] + [self.seat] * players
        return np.array(
            [field.high for part in blocks for field in part.fields for _ in range(field.size)], np.float32
        )

    def places(self, players: int) -> list[tuple[str, range]]:
        """Name every field with its places; seats are counted from the viewer, who is 0."""
        found, start = [], 0
        for place, part in enumerate([self.table] + [self.seat] * players):
            prefix = f"seat {place - 1}: " if place else ""
            for field in part.fields:
                found.append((prefix + field.name, range(start, start + field.size)))
                start += field.size
        return found
