"""How near a seat's knights are to what the master card asks (T11.3), in knights that stand right."""

from typing import Any

import numpy as np

from tafelrunde.core.bits import EMPTY, bit, count, first_bit, lowest
from tafelrunde.core.kernel import State, inlined, kernel
from tafelrunde.games.torres.board import DIAGONALS, EDGE, Cells, castle_of, level, towers, wide
from tafelrunde.games.torres.cards import Aim
from tafelrunde.games.torres.master import AIM, ALL_KNIGHTS, CASTLES_ASKED, all_count, in_place, levels
from tafelrunde.games.torres.state import SIDE


def _sets(figures: Any) -> Any:
    """Return sets of cells, given by rows and columns, as numbers."""
    return np.array(
        sorted({sum(1 << (row * SIDE + column) for row, column in figure) for figure in figures}), np.uint64
    )


def _lines() -> Any:
    """Return every row, column and diagonal of at least two cells."""
    starts = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    lines = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for row, column in starts:
            line = [
                (row + down * step, column + right * step)
                for step in range(SIDE)
                if row + down * step < SIDE and 0 <= column + right * step < SIDE
            ]
            before = (row - down, column - right)
            if before not in starts and len(line) > 1:
                lines.append(line)
    return _sets(lines)


def _squares() -> Any:
    """Return the corners of every square, straight or at a slant."""
    board = range(SIDE)
    squares = []
    for row in board:
        for column in board:
            for up in range(SIDE):
                for right in range(1, SIDE):
                    corners = [
                        (row, column),
                        (row + up, column + right),
                        (row + up + right, column + right - up),
                        (row + right, column - up),
                    ]
                    if all(r in board and c in board for r, c in corners):
                        squares.append(corners)
    return _sets(squares)


CORNERS = 4
LINES = _lines()
SQUARES = _squares()


@kernel
def progress(state: State, knights: Cells) -> Any:
    """Count the knights that stand as the master card asks, as many as fit together."""
    aim = AIM[state.master]
    if aim == Aim.ALL_LEVELS:
        return levels(state, knights)
    if aim == Aim.ONE_LEVEL:
        return most_on_a_level(state, knights)
    if aim == Aim.ONE_LINE:
        return most_in(LINES, knights)
    if aim == Aim.SQUARE:
        return most_in(SQUARES, knights)
    if aim == Aim.EDGE:
        return count(knights & EDGE)
    if aim == Aim.DIAGONALS:
        return count(knights & DIAGONALS)
    if aim == Aim.CLUSTER:
        return largest_group(knights)
    return castles_less_strays(state, knights)


@inlined
def of_knights_alone(state: State) -> Any:
    """Say whether no block changes the progress, and counting it takes long."""
    aim = AIM[state.master]
    return aim == Aim.ONE_LINE or aim == Aim.SQUARE or aim == Aim.CLUSTER


@inlined
def times_from(state: State, seat: int, found: int) -> int:
    """Return what `times` does, given the progress of a seat's knights."""
    aim, knights = AIM[state.master], state.seat[seat].knights
    if aim == Aim.EDGE or aim == Aim.DIAGONALS:
        return in_place(state, seat, EDGE if aim == Aim.EDGE else DIAGONALS)
    if ALL_KNIGHTS[state.master] and not all_count(state, knights):
        return 0
    asked = count(knights)
    if aim == Aim.SQUARE:
        asked = wide(CORNERS)
    elif aim == Aim.CASTLES:
        asked = wide(CASTLES_ASKED[state.master, state.year - 1])
        if knights & ~towers(state):
            return 0
    return 1 if found == asked else 0


@inlined
def most_on_a_level(state: State, knights: Cells) -> Any:
    """Count the knights on the level with most of them."""
    most = np.int64(0)
    rest = knights
    while rest:
        floor = level(state, first_bit(lowest(rest)))
        there = EMPTY
        left = rest
        while left:
            knight = lowest(left)
            left ^= knight
            if level(state, first_bit(knight)) == floor:
                there |= knight
        rest &= ~there
        most = max(most, count(there))
    return most


@kernel
def most_in(figures: Any, knights: Cells) -> Any:
    """Count the knights in the figure with most of them."""
    most = np.int64(0)
    for figure in figures:
        most = max(most, count(figure & knights))
    return most


@inlined
def largest_group(knights: Cells) -> Any:
    """Count the knights of the largest group side by side."""
    most = np.int64(0)
    rest = knights
    while rest:
        group = castle_of(bit(first_bit(rest)), knights)
        rest &= ~group
        most = max(most, count(group))
    return most


@inlined
def castles_less_strays(state: State, knights: Cells) -> Any:
    """Count the castles in which knights stand, less the knights outside of any."""
    built = towers(state)
    inside = knights & built
    castles = np.int64(0) - count(knights & ~built)
    while inside:
        inside &= ~castle_of(lowest(inside), built)
        castles += 1
    return castles
