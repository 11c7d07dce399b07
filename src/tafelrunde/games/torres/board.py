"""The board as sets of cells in 64 bits: geometry, levels and castles (T1.2, T1.3)."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, Final

import numpy as np

from tafelrunde.core.bits import EMPTY, ONE, bit, lowest
from tafelrunde.core.kernel import NOBODY, State, kernel
from tafelrunde.games.torres.state import PLANES, SIDE

Cells = Any
"""A set of cells: an unsigned 64-bit number, a1 the lowest bit, h8 the highest."""

FILES: Final = "abcdefgh"
CELL_NAMES: Final = tuple(f"{file}{rank}" for rank in range(1, SIDE + 1) for file in FILES)
CELL_NUMBERS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def cell_set(names: Any) -> Any:
    """Return the set of the cells named."""
    return np.uint64(sum(1 << CELL_NAMES.index(name) for name in names))


def cell_names(cells: int) -> list[str]:
    """Name the cells of a set, from a1 to h8."""
    names = []
    while cells:
        names.append(CELL_NAMES[(cells & -cells).bit_length() - 1])
        cells &= cells - 1
    return names


def tower_blocks(planes: Sequence[int]) -> dict[str, int]:
    """Return how many blocks each tower has, from a1 to h8."""
    blocks = dict.fromkeys(cell_names(reduce(or_, planes)), 0)
    for plane, cells in enumerate(planes):
        for name in cell_names(cells):
            blocks[name] += 1 << plane
    return blocks


BOARD = ~EMPTY
SIDE_SHIFT = np.uint64(SIDE)
NOT_FILE_A = ~cell_set(name for name in CELL_NAMES if name[0] == "a")
NOT_FILE_H = ~cell_set(name for name in CELL_NAMES if name[0] == "h")
EDGE = cell_set(name for name in CELL_NAMES if name[0] in "ah" or name[1] in "18")
DIAGONALS = cell_set(name for name in CELL_NAMES if FILES.index(name[0]) in (int(name[1]) - 1, SIDE - int(name[1])))
"""The two long diagonals."""


@kernel
def wide(number: int) -> Any:
    """Return a number in 64 bits: a large kernel is compiled once for every kind of number that it gets."""
    return np.int64(number)


@kernel
def north(cells: Cells) -> Cells:
    """Move a set one rank up."""
    return cells << SIDE_SHIFT


@kernel
def south(cells: Cells) -> Cells:
    """Move a set one rank down."""
    return cells >> SIDE_SHIFT


@kernel
def east(cells: Cells) -> Cells:
    """Move a set one file to the right."""
    return (cells << ONE) & NOT_FILE_A


@kernel
def west(cells: Cells) -> Cells:
    """Move a set one file to the left."""
    return (cells >> ONE) & NOT_FILE_H


@kernel
def beside(cells: Cells) -> Cells:
    """Return the cells orthogonally next to a cell of the set."""
    return north(cells) | south(cells) | east(cells) | west(cells)


@kernel
def cornered(cells: Cells) -> Cells:
    """Return the cells diagonally next to a cell of the set."""
    sides = east(cells) | west(cells)
    return north(sides) | south(sides)


@kernel
def level(state: State, cell: int) -> Any:
    """T1.2: how many blocks a cell has."""
    blocks = np.int64(0)
    for plane in range(PLANES):
        blocks |= np.int64((state.plane[plane] >> np.uint64(cell)) & ONE) << np.int64(plane)
    return blocks


@kernel
def reaching(state: State, blocks: int) -> Cells:
    """Return the cells with at least so many blocks."""
    if blocks <= 0:
        return BOARD
    above = EMPTY
    equal = BOARD
    for plane in range(PLANES - 1, -1, -1):
        cells = state.plane[plane]
        if (blocks >> plane) & 1:
            equal &= cells
        else:
            above |= equal & cells
            equal &= ~cells
    return above | equal


@kernel
def towers(state: State) -> Cells:
    """Return the cells with a block."""
    built = EMPTY
    for plane in range(PLANES):
        built |= state.plane[plane]
    return built


@kernel
def put_block(state: State, cell: int) -> None:
    """Put one more block on a cell."""
    carry = bit(cell)
    for plane in range(PLANES):
        cells = state.plane[plane]
        state.plane[plane] = cells ^ carry
        carry &= cells


@kernel
def lift_block(state: State, cell: int) -> None:
    """Take the top block from a tower."""
    borrow = bit(cell)
    for plane in range(PLANES):
        cells = state.plane[plane]
        state.plane[plane] = cells ^ borrow
        borrow &= ~cells


@kernel
def castle_of(cells: Cells, built: Cells) -> Cells:
    """T1.3: return the towers connected with any of the given towers."""
    castle = cells & built
    while True:
        grown = (castle | beside(castle)) & built
        if grown == castle:
            return castle
        castle = grown


@kernel
def castle_count(built: Cells) -> int:
    """Count the castles on the board."""
    castles = 0
    while built:
        built &= ~castle_of(lowest(built), built)
        castles += 1
    return castles


@kernel
def pieces(state: State) -> Cells:
    """Return the cells with a knight or the king."""
    taken = EMPTY if state.king == NOBODY else bit(state.king)
    for seat in range(state.players):
        taken |= state.seat[seat].knights
    return taken


@kernel
def free_cells(state: State) -> Cells:
    """T5.2: no knight and no king on it."""
    return ~pieces(state)


def castles_of(built: int) -> list[int]:
    """Return the castles among some towers; for callers outside kernels, where sets are plain numbers."""
    castles, rest = [], int(built)
    while rest:
        castle = int(castle_of(np.uint64(rest & -rest), np.uint64(built)))
        castles.append(castle)
        rest ^= castle
    return castles


def is_in(cell: int, cells: int) -> bool:
    """Say whether a cell belongs to a set; outside kernels."""
    return bool(int(cells) >> cell & 1)
