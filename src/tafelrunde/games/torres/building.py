"""Building (T6): which towers may rise and where castles may grow."""

from typing import Any

from tafelrunde.core.bits import EMPTY, bit, count, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.story import Story, refuse
from tafelrunde.games.torres.board import (
    Cells,
    beside,
    castle_count,
    castle_of,
    east,
    free_cells,
    level,
    north,
    pieces,
    reaching,
    south,
    towers,
    west,
)
from tafelrunde.games.torres.cards import Spacing
from tafelrunde.games.torres.reasons import Clause, Reason
from tafelrunde.games.torres.state import LEAST_CASTLES


@kernel
def survey(state: State, built: Cells) -> Any:
    """Return what is in the way of a block.

    Towers as high as their castle's area (T6.3), ground next to several castles (T6.2), ground next to none (T6.1).
    """
    rest = built
    lower, once, joins = EMPTY, EMPTY, EMPTY
    while rest:
        castle = castle_of(lowest(rest), built)
        rest ^= castle
        area = count(castle)
        if area > 1:
            lower |= castle & ~reaching(state, area)
        ground = beside(castle) & ~built
        joins |= once & ground
        once |= ground
    return built & ~lower, joins, ~(built | once)


@kernel
def build_cells(state: State) -> Cells:
    """T6.1 to T6.3: free towers that may rise, and free ground next to exactly one castle."""
    too_high, joins, apart = survey(state, towers(state))
    return free_cells(state) & ~(too_high | joins | apart)


@kernel
def why_not_build_on(state: State, cell: int, story: Story) -> int:
    """T6.1: nobody stands where a block is built."""
    if bit(cell) & pieces(state):
        return refuse(story, Reason.OCCUPIED, Clause.T6_1, cell)
    return why_no_block(state, cell, False, story)


@kernel
def why_no_block(state: State, cell: int, founds: bool, story: Story) -> int:
    """T6.1 to T6.3: what is in the way of a block on a cell; a block that founds a castle may lie apart."""
    built, here = towers(state), bit(cell)
    too_high, joins, apart = survey(state, built)
    if here & too_high:
        return refuse(story, Reason.TOO_HIGH, cell, level(state, cell), count(castle_of(here, built)))
    if here & joins:
        return refuse(story, Reason.JOINS, cell)
    if here & apart and not founds:
        return refuse(story, Reason.NO_CASTLE, cell)
    return Reason.LEGAL


@kernel
def raise_cells(state: State, knights: Cells) -> Cells:
    """Raise (T7.3): knights a block may be slid under; on the ground it may found a castle, never join two."""
    too_high, joins, _ = survey(state, towers(state))
    return knights & ~(too_high | joins)


@kernel
def shift_cells(state: State, cell: int) -> Cells:
    """Shift (T7.3): where the top block of a tower may go; judged is the position afterwards."""
    splits, joins, too_few, too_small = shift_survey(state, cell)
    return free_cells(state) & ~(bit(cell) | splits | joins | too_few | too_small)


@kernel
def shift_survey(state: State, cell: int) -> Any:
    """Return what is in the way of a tower's top block.

    Cells where its castle stays in parts, where it joins castles, where too few castles stand, where a tower is
    higher than its castle's area.
    """
    built = towers(state)
    castle = castle_of(bit(cell), built)
    if level(state, cell) == 1:
        built ^= bit(cell)
        castle ^= bit(cell)
    if castle_of(lowest(castle), castle) == castle:
        return survey_whole(state, built, castle)
    return not_mending(castle), beside(built & ~castle), EMPTY, EMPTY


@kernel
def survey_whole(state: State, built: Cells, castle: Cells) -> Any:
    """Survey a shift whose castle stays in one piece; grown too small for its towers, it must grow again."""
    too_small, joins, apart = survey(state, built)
    too_few = EMPTY if castle_count(built) >= LEAST_CASTLES else ~apart  # at most one castle is gone
    if castle & reaching(state, count(castle) + 1):
        too_small |= built | ~beside(castle)
    return EMPTY, joins, too_few, too_small


@kernel
def not_mending(parts: Cells) -> Cells:
    """Return the cells that do not join all parts of a castle again."""
    cells = EMPTY
    rest = parts
    while rest:
        part = castle_of(lowest(rest), parts)
        rest ^= part
        cells |= ~beside(part)
    return cells


@kernel
def why_not_shift(state: State, picked: int, cell: int, story: Story) -> int:
    """T7.3: what is in the way of a block that is shifted to a free cell."""
    here = bit(cell)
    if cell == picked:
        return refuse(story, Reason.SAME_CELL, cell)
    splits, joins, too_few, too_small = shift_survey(state, picked)
    if here & splits:
        return refuse(story, Reason.SPLITS, picked)
    if here & joins:
        return refuse(story, Reason.JOINS, cell)
    if here & too_few:
        return refuse(story, Reason.CASTLES, LEAST_CASTLES - 1, LEAST_CASTLES)
    return refuse(story, Reason.TOO_SMALL, cell) if here & too_small else Reason.LEGAL


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


@kernel
def why_not_foundation(state: State, cell: int, story: Story) -> int:
    """T11.1: far enough from every other foundation."""
    if bit(cell) & foundation_cells(state):
        return Reason.LEGAL
    return refuse(story, Reason.FOUNDATION_NEAR, cell)
