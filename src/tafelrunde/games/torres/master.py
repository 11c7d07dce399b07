"""The master cards' bonus (T11.3, T11.4): one function for each aim."""

import numpy as np

from tafelrunde.core.bits import EMPTY, bit, count, first_bit, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.torres.board import DIAGONALS, EDGE, Cells, castle_of, level, towers
from tafelrunde.games.torres.cards import MASTER_CARDS, Aim, Master
from tafelrunde.games.torres.state import CELLS, MOST_KNIGHTS, NONE, SIDE, YEARS

AIM = np.array([MASTER_CARDS[card].aim for card in Master], np.int8)
BONUS = np.array([MASTER_CARDS[card].bonus for card in Master], np.int16)
ALL_KNIGHTS = np.array([MASTER_CARDS[card].all_knights for card in Master])
CASTLES_ASKED = np.array([MASTER_CARDS[card].castles or (0,) * YEARS for card in Master], np.int8)
"""By card, the second and the last also by year from 0 on."""


@kernel
def master_points(state: State, seat: int) -> int:
    """T11.3: what the master card gives a player now; where none is played with, nothing."""
    if state.master == NONE or BONUS[state.master, state.year - 1] == 0:
        return 0
    return times(state, seat) * int(BONUS[state.master, state.year - 1])


@kernel
def times(state: State, seat: int) -> int:
    """T11.3: how many times the bonus is given: once for most aims, for places by knights."""
    aim, knights = AIM[state.master], state.seat[seat].knights
    if aim == Aim.EDGE:
        return in_place(state, seat, EDGE)
    if aim == Aim.DIAGONALS:
        return in_place(state, seat, DIAGONALS)
    if ALL_KNIGHTS[state.master] and not all_count(state, knights):
        return 0
    return 1 if is_reached(state, aim, knights) else 0


@kernel
def is_reached(state: State, aim: int, knights: Cells) -> bool:
    """T11.3: whether knights stand as the master card asks."""
    if aim == Aim.ALL_LEVELS:
        return levels(state, knights) == count(knights)
    if aim == Aim.ONE_LEVEL:
        return levels(state, knights) == 1
    if aim == Aim.ONE_LINE:
        return in_line(knights)
    if aim == Aim.SQUARE:
        return has_square(knights)
    if aim == Aim.CLUSTER:
        return castle_of(lowest(knights), knights) == knights
    return castles_held(state, knights) == CASTLES_ASKED[state.master, state.year - 1]


@kernel
def all_count(state: State, knights: Cells) -> bool:
    """T11.4: "all knights" asks for all six, or for those on the board, at least two."""
    return count(knights) >= (MOST_KNIGHTS if state.all_six else 2)


@kernel
def in_place(state: State, seat: int, place: Cells) -> int:
    """T11.3: count the knights in a place, and once more for the one player with most there."""
    mine = count(state.seat[seat].knights & place)
    most = 1
    for other in range(state.players):
        if other != seat and count(state.seat[other].knights & place) >= mine:
            most = 0
    return mine + most


@kernel
def castles_held(state: State, knights: Cells) -> int:
    """T11.3: count the castles in which knights stand, NONE if one stands outside."""
    built = towers(state)
    if knights & ~built:
        return NONE
    castles = 0
    while knights:
        knights &= ~castle_of(lowest(knights), built)
        castles += 1
    return castles


@kernel
def levels(state: State, knights: Cells) -> int:
    """Count the levels on which knights stand; the ground is one."""
    found = EMPTY
    while knights:
        knight = lowest(knights)
        knights ^= knight
        found |= bit(level(state, first_bit(knight)))
    return count(found)


@kernel
def in_line(knights: Cells) -> bool:
    """Say whether all knights stand in one row, column or diagonal, gaps allowed."""
    first = first_bit(knights)
    row, column = first // SIDE, first % SIDE
    rows = columns = rising = falling = True
    while knights:
        knight = lowest(knights)
        knights ^= knight
        down, right = first_bit(knight) // SIDE - row, first_bit(knight) % SIDE - column
        rows &= down == 0
        columns &= right == 0
        rising &= down == right
        falling &= down == -right
    return rows or columns or rising or falling


@kernel
def has_square(knights: Cells) -> bool:
    """Say whether four knights are the corners of a square: each side is a quarter turn of the one before."""
    for corner in range(CELLS):
        if not knights & bit(corner):
            continue
        row, column = corner // SIDE, corner % SIDE
        for next_corner in range(CELLS):
            if next_corner == corner or not knights & bit(next_corner):
                continue
            up, right = next_corner // SIDE - row, next_corner % SIDE - column
            if stands(knights, row + up + right, column + right - up) and stands(knights, row + right, column - up):
                return True
    return False


@kernel
def stands(knights: Cells, row: int, column: int) -> bool:
    """Say whether a knight stands on a cell, which may lie beyond the board."""
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return False
    return bool(knights & bit(row * SIDE + column))
