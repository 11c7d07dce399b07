"""The master cards' bonus (T11.3, T11.4): one function per card."""

from tafelrunde.core.bits import EMPTY, bit, count, first_bit, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.torres.board import DIAGONALS, EDGE, Cells, castle_of, level, towers
from tafelrunde.games.torres.cards import CASTLES_ASKED, CASTLES_BONUS, PLACE_BONUS, Master
from tafelrunde.games.torres.state import CELLS, MOST_KNIGHTS, SIDE, YEARS

ALL_LEVELS_BONUS = 40
ONE_LEVEL_BONUS = 50
ONE_LINE_BONUS = 50
SQUARE_BONUS = 50
CLUSTER_BONUS = 40


@kernel
def master_points(state: State, seat: int) -> int:
    """T11.3: what the master card gives a player now."""
    knights = state.seat[seat].knights
    card = state.master
    if card == Master.EDGE:
        return place_points(state, seat, EDGE)
    if card == Master.DIAGONALS:
        return place_points(state, seat, DIAGONALS)
    if card == Master.CASTLES:
        return castles_points(state, knights)
    if state.year < YEARS:
        return 0
    if card == Master.SQUARE:
        return SQUARE_BONUS if has_square(knights) else 0
    if not all_count(state, knights):
        return 0
    if card == Master.ALL_LEVELS:
        return ALL_LEVELS_BONUS if levels(state, knights) == count(knights) else 0
    if card == Master.ONE_LEVEL:
        return ONE_LEVEL_BONUS if levels(state, knights) == 1 else 0
    if card == Master.ONE_LINE:
        return ONE_LINE_BONUS if in_line(knights) else 0
    if card == Master.CLUSTER:
        return CLUSTER_BONUS if castle_of(lowest(knights), knights) == knights else 0
    return 0


@kernel
def all_count(state: State, knights: Cells) -> bool:
    """T11.4: "all knights" asks for all six, or for those on the board, at least two."""
    return count(knights) >= (MOST_KNIGHTS if state.all_six else 2)


@kernel
def place_points(state: State, seat: int, place: Cells) -> int:
    """T11.3: for each knight in a place, and more for the one player with most there."""
    mine = count(state.seat[seat].knights & place)
    most = True
    for other in range(state.players):
        if other != seat and count(state.seat[other].knights & place) >= mine:
            most = False
    return PLACE_BONUS[state.year - 1] * (mine + (1 if most else 0))


@kernel
def castles_points(state: State, knights: Cells) -> int:
    """T11.3: the knights stand in exactly as many castles as the year asks, and none outside."""
    built = towers(state)
    if knights & ~built:
        return 0
    castles = 0
    while knights:
        knights &= ~castle_of(lowest(knights), built)
        castles += 1
    return CASTLES_BONUS[state.year - 1] if castles == CASTLES_ASKED[state.year - 1] else 0


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
