"""Knights (T5): where they are deployed, where they step, and where gates lead them."""

from tafelrunde.core.bits import EMPTY, bit, first_bit, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.torres.board import BOARD, Cells, beside, castle_of, free_cells, level, reaching, towers


@kernel
def deploy_cells(state: State, knights: Cells) -> Cells:
    """T5.1: free cells next to one of the knights, on his level or lower."""
    cells = EMPTY
    floor = 0
    here = BOARD
    while knights & here:
        above = reaching(state, floor + 1)
        cells |= beside(knights & here & ~above) & ~above
        here = above
        floor += 1
    return cells & free_cells(state)


@kernel
def step_cells(state: State, cell: int) -> Cells:
    """T5.3: one orthogonal step, at most one level up."""
    return beside(bit(cell)) & free_cells(state) & ~reaching(state, level(state, cell) + 2)


@kernel
def entered(state: State, cell: int) -> Cells:
    """T5.4: the castles that a knight can enter: those of higher towers next to him."""
    gates = beside(bit(cell)) & reaching(state, level(state, cell) + 1)
    return castle_of(gates, towers(state)) if gates else EMPTY


@kernel
def exits(state: State, castles: Cells, highest: int) -> Cells:
    """T5.4: free cells up to a level that lie before a gate: next to a higher tower of the castles."""
    cells = EMPTY
    here = reaching(state, 0)
    for floor in range(highest + 1):
        above = reaching(state, floor + 1)
        if not castles & above:
            break
        cells |= here & ~above & beside(castles & above)
        here = above
    return cells & free_cells(state)


@kernel
def gate_cells(state: State, cell: int) -> Cells:
    """T5.4: where the gates next to a knight lead, never upwards."""
    castles = entered(state, cell)
    return exits(state, castles, level(state, cell)) if castles else EMPTY


@kernel
def move_cells(state: State, cell: int) -> Cells:
    """Where one action point takes a knight: steps and gates; the same cell is one action (T5.4)."""
    return step_cells(state, cell) | gate_cells(state, cell)


@kernel
def movable(state: State, knights: Cells) -> Cells:
    """Return the knights that can go anywhere: the steps of a level are seen at once, gates only if needed."""
    free = free_cells(state)
    able = EMPTY
    floor = 0
    here, above = BOARD, towers(state)
    while knights & here:
        higher = reaching(state, floor + 2)
        able |= knights & here & ~above & beside(free & ~higher)
        here, above = above, higher
        floor += 1
    stuck = knights & ~able
    while stuck:
        knight = lowest(stuck)
        stuck ^= knight
        if gate_cells(state, first_bit(knight)):
            able |= knight
    return able
