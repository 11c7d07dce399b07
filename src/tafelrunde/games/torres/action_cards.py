"""Action cards (T7.3): which pieces each can act on, and where it takes them."""

from tafelrunde.core.bits import EMPTY, bit, count, first_bit, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.torres.board import (
    Cells,
    beside,
    cornered,
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
from tafelrunde.games.torres.building import build_cells, raise_cells, shift_cells
from tafelrunde.games.torres.cards import Card
from tafelrunde.games.torres.moving import deploy_cells, entered, exits, move_cells
from tafelrunde.games.torres.stacks import has_block
from tafelrunde.games.torres.state import NONE


@kernel
def leap_cells(state: State, cell: int) -> Cells:
    """leap_up: an adjacent free block exactly two levels up."""
    here = level(state, cell)
    higher = reaching(state, here + 2) & ~reaching(state, here + 3)
    return beside(bit(cell)) & free_cells(state) & higher


@kernel
def stairs_cells(state: State, cell: int) -> Cells:
    """Stairs: through a castle like T5.4, and out on any level."""
    castles = entered(state, cell)
    return exits(state, castles, count(castles)) if castles else EMPTY


@kernel
def diagonal_cells(state: State, cell: int) -> Cells:
    """Diagonal: one cell diagonally, at most one level up."""
    return cornered(bit(cell)) & free_cells(state) & ~reaching(state, level(state, cell) + 2)


@kernel
def redeploy_cells(state: State, cell: int) -> Cells:
    """Redeploy: a different cell by T5.1, next to another own knight."""
    return deploy_cells(state, state.seat[state.turn].knights & ~bit(cell))


@kernel
def vault_cells(state: State, cell: int) -> Cells:
    """Vault: in a straight line over one adjacent piece, at most one level up."""
    here = bit(cell)
    taken = pieces(state)
    behind = north(north(here) & taken) | south(south(here) & taken)
    behind |= east(east(here) & taken) | west(west(here) & taken)
    return behind & ~taken & ~reaching(state, level(state, cell) + 2)


@kernel
def target_cells(state: State, card: int, cell: int) -> Cells:
    """Where the piece on a cell can go: a knight's own move, or what a card makes of it."""
    if card == NONE:
        return move_cells(state, cell)
    if card == Card.LEAP_UP:
        return leap_cells(state, cell)
    if card == Card.STAIRS:
        return stairs_cells(state, cell)
    if card == Card.DIAGONAL:
        return diagonal_cells(state, cell)
    if card == Card.REDEPLOY:
        return redeploy_cells(state, cell)
    if card == Card.VAULT:
        return vault_cells(state, cell)
    return shift_cells(state, cell)


@kernel
def subjects(state: State, card: int) -> Cells:
    """What a card could be used on, before asking for a target: own knights, or free towers."""
    if card == Card.SHIFT_BLOCK:
        return towers(state) & free_cells(state)
    return state.seat[state.turn].knights


@kernel
def take_cells(state: State, card: int) -> Cells:
    """The pieces that a card can be used on."""
    if card == Card.RAISE:
        return raise_cells(state, state.seat[state.turn].knights)
    cells = EMPTY
    rest = subjects(state, card)
    while rest:
        piece = lowest(rest)
        rest ^= piece
        if target_cells(state, card, first_bit(piece)):
            cells |= piece
    return cells


@kernel
def has_effect(state: State, card: int) -> bool:
    """T7.2: a card that could have no effect cannot be played."""
    if card == Card.SIX_AP or card == Card.SEVEN_AP:
        return True
    if card == Card.EXTRA_BLOCK:
        return bool(build_cells(state))
    if card == Card.RAISE:
        return has_block(state) and bool(take_cells(state, card))
    rest = subjects(state, card)
    while rest:
        piece = lowest(rest)
        rest ^= piece
        if target_cells(state, card, first_bit(piece)):
            return True
    return False
