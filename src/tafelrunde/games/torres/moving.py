"""Knights (T5): where they are deployed, where they step, and where gates lead them."""

from typing import Any

from tafelrunde.core.bits import EMPTY, bit, count, first_bit, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.story import Story, refuse
from tafelrunde.games.torres.board import (
    BOARD,
    Cells,
    beside,
    castle_of,
    free_cells,
    level,
    pieces,
    reaching,
    towers,
)
from tafelrunde.games.torres.reasons import Clause, Reason
from tafelrunde.games.torres.state import DEPLOY_COST, MOST_KNIGHTS, NONE, Phase


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
def first_knight_cells(state: State) -> Cells:
    """T2.3: a free block, all in different castles."""
    built = towers(state)
    taken = castle_of(~free_cells(state), built)
    return built & ~taken


@kernel
def why_not_first_knight(state: State, cell: int, story: Story) -> int:
    """T2.3: a block of a castle that nobody has yet."""
    here = bit(cell)
    if not here & towers(state):
        return refuse(story, Reason.NO_BLOCK, Clause.T2_3, cell)
    return Reason.LEGAL if here & first_knight_cells(state) else refuse(story, Reason.CASTLE_TAKEN, cell)


@kernel
def has_knight(state: State) -> bool:
    """T5.1: whether the player has a knight left to set, and the points for it."""
    return state.ap >= DEPLOY_COST and count(state.seat[state.turn].knights) < MOST_KNIGHTS


@kernel
def why_not_deploy(state: State, cell: int, story: Story) -> int:
    """T2.3, T5.1: what keeps a new knight from a cell."""
    if state.phase == Phase.KNIGHTS:
        return why_not_first_knight(state, cell, story)
    knights = state.seat[state.turn].knights
    if state.ap < DEPLOY_COST:
        return refuse(story, Reason.NO_POINTS, DEPLOY_COST, state.ap)
    if not has_knight(state):
        return refuse(story, Reason.ALL_KNIGHTS, MOST_KNIGHTS)
    if bit(cell) & pieces(state):
        return refuse(story, Reason.OCCUPIED, Clause.T5_2, cell)
    if not bit(cell) & beside(knights):
        return refuse(story, Reason.NO_KNIGHT_BESIDE, cell)
    if not bit(cell) & deploy_cells(state, knights):
        return refuse(story, Reason.DEPLOY_HIGHER, cell, level(state, cell))
    return Reason.LEGAL


@kernel
def is_step(cell: int, to: int) -> bool:
    """Say whether two cells lie side by side: a knight's own move between them leads through no gate (T5.3)."""
    return bool(bit(to) & beside(bit(cell)))


@kernel
def why_not_walk(state: State, cell: int, to: int, story: Story) -> int:
    """T5.3, T5.4: what keeps a knight from a free cell."""
    if bit(to) & move_cells(state, cell):
        return Reason.LEGAL
    reason = Reason.TOO_STEEP if is_step(cell, to) else Reason.NO_WAY
    return refuse(story, reason, to, level(state, cell), level(state, to))


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


@kernel
def find_ways(state: State, cell: int, before: Any, order: Any) -> int:
    """T5.4: find a shortest way through gates to every tower inside, and return how many there are.

    `order` gets the towers, the nearest first; `before` the tower before each, NONE where the knight enters.
    """
    inside = beside(bit(cell)) & reaching(state, level(state, cell) + 1)
    found = add_towers(inside, NONE, before, order, 0)
    at = 0
    while at < found:
        tower = order[at]
        beyond = beside(bit(tower)) & towers(state) & ~inside
        found = add_towers(beyond, tower, before, order, found)
        inside |= beyond
        at += 1
    return found


@kernel
def add_towers(cells: Cells, tower: int, before: Any, order: Any, found: int) -> int:
    """Add the towers that a way leads on to."""
    while cells:
        cell = lowest(cells)
        cells ^= cell
        order[found] = first_bit(cell)
        before[order[found]] = tower
        found += 1
    return found


@kernel
def way_out(state: State, cell: int, order: Any, found: int) -> int:
    """T5.4: return the nearest gate before a cell: a tower beside it that is higher."""
    for at in range(found):
        if is_step(order[at], cell) and level(state, order[at]) > level(state, cell):
            return order[at]
    return NONE
