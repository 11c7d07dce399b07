"""Building (T6): which towers may rise and where castles may grow."""

from typing import Any

from tafelrunde.core.bits import EMPTY, bit, count, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.torres.board import (
    Cells,
    beside,
    castle_count,
    castle_of,
    east,
    free_cells,
    level,
    north,
    reaching,
    south,
    towers,
    west,
)
from tafelrunde.games.torres.cards import Spacing
from tafelrunde.games.torres.state import LEAST_CASTLES


@kernel
def survey(state: State, built: Cells) -> Any:
    """Return the towers lower than their castle's area (T6.3), and the ground next to one and to two castles."""
    rest = built
    lower, once, twice = EMPTY, EMPTY, EMPTY
    while rest:
        castle = castle_of(lowest(rest), built)
        rest ^= castle
        area = count(castle)
        if area > 1:
            lower |= castle & ~reaching(state, area)
        ground = beside(castle) & ~built
        twice |= once & ground
        once |= ground
    return lower, once, twice


@kernel
def build_cells(state: State) -> Cells:
    """T6.1 to T6.3: free towers that may rise, and free ground next to exactly one castle."""
    lower, once, twice = survey(state, towers(state))
    return (lower | (once & ~twice)) & free_cells(state)


@kernel
def raise_cells(state: State, knights: Cells) -> Cells:
    """Raise (T7.3): knights a block may be slid under; on the ground it may found a castle, never join two."""
    built = towers(state)
    lower, _, twice = survey(state, built)
    return knights & (lower | (~built & ~twice))


@kernel
def shift_cells(state: State, cell: int) -> Cells:
    """Shift (T7.3): where the top block of a tower may go; judged is the position afterwards."""
    built = towers(state)
    castle = castle_of(bit(cell), built)
    if level(state, cell) == 1:
        built ^= bit(cell)
        castle ^= bit(cell)
    if castle_of(lowest(castle), castle) == castle:
        cells = shift_from_whole(state, built, castle)
    else:
        cells = mending_cells(built, castle)
    return cells & free_cells(state) & ~bit(cell)


@kernel
def shift_from_whole(state: State, built: Cells, castle: Cells) -> Cells:
    """Where a block may go whose castle stays in one piece; grown too small for its towers, it must grow again."""
    lower, once, twice = survey(state, built)
    castles = castle_count(built)
    cells = EMPTY
    if castles >= LEAST_CASTLES:
        cells |= lower | (once & ~twice)
    if castles + 1 >= LEAST_CASTLES:
        cells |= ~built & ~once
    if castle & reaching(state, count(castle) + 1):
        cells &= beside(castle) & ~built
    return cells


@kernel
def mending_cells(built: Cells, parts: Cells) -> Cells:
    """Where a block may go whose castle falls apart: to ground that joins all the parts again, and nothing else."""
    cells = ~built & ~beside(built & ~parts)
    rest = parts
    while rest:
        part = castle_of(lowest(rest), parts)
        rest ^= part
        cells &= beside(part)
    return cells


@kernel
def foundation_cells(state: State) -> Cells:
    """T11.1: ground three steps from every foundation, or with two cells between within a row or column."""
    built = towers(state)
    near = beside(built)
    if state.spacing == Spacing.STEPS:
        near |= beside(near)
    if state.spacing == Spacing.LINES:
        near |= north(north(built)) | south(south(built)) | east(east(built)) | west(west(built))
    return ~built & ~near
