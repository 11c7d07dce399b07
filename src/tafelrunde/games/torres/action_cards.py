"""Action cards (T7.2, T7.3): which pieces each can act on, and where it takes them; one function for each reach."""

from tafelrunde.core.bits import EMPTY, bit, count, first_bit, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.story import Story, refuse
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
    wide,
)
from tafelrunde.games.torres.building import build_cells, raise_cells, shift_cells, why_no_block, why_not_shift
from tafelrunde.games.torres.cards import EFFECT, REACH, SUBJECT, Effect, Reach, Subject
from tafelrunde.games.torres.moving import deploy_cells, entered, exits, move_cells, why_not_walk
from tafelrunde.games.torres.reasons import Clause, Reason
from tafelrunde.games.torres.stacks import has_block
from tafelrunde.games.torres.state import MOVE_COST, NONE


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
def reach_cells(state: State, reach: int, cell: int) -> Cells:
    """Where a piece gets from a cell in one of the ways of moving."""
    if reach == Reach.WALK:
        return move_cells(state, cell)
    if reach == Reach.LEAP:
        return leap_cells(state, cell)
    if reach == Reach.STAIRS:
        return stairs_cells(state, cell)
    if reach == Reach.DIAGONAL:
        return diagonal_cells(state, cell)
    if reach == Reach.REDEPLOY:
        return redeploy_cells(state, cell)
    if reach == Reach.VAULT:
        return vault_cells(state, cell)
    return shift_cells(state, cell)


@kernel
def target_cells(state: State, card: int, cell: int) -> Cells:
    """Where the piece on a cell can go: a knight's own move, or what a card makes of it."""
    return reach_cells(state, REACH[card], wide(cell))  # or all reaches would be compiled for all kinds of numbers


@kernel
def passage_cells(state: State, card: int, cell: int) -> Cells:
    """T5.4: where the piece on a cell can go, but only through gates."""
    reach = REACH[card]
    if reach == Reach.WALK:
        return move_cells(state, cell) & ~beside(bit(cell))
    return stairs_cells(state, cell) if reach == Reach.STAIRS else EMPTY


@kernel
def subjects(state: State, card: int) -> Cells:
    """What a card could be used on, before asking for a target: own knights, or free towers."""
    if SUBJECT[card] == Subject.TOWER:
        return towers(state) & free_cells(state)
    return state.seat[state.turn].knights


@kernel
def take_cells(state: State, card: int) -> Cells:
    """The pieces that a card can be used on."""
    if EFFECT[card] == Effect.RAISE:
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
    effect = EFFECT[card]
    if effect == Effect.POINTS:
        return True
    if effect == Effect.BUILD:
        return bool(build_cells(state))
    if effect == Effect.RAISE:
        return has_block(state) and bool(take_cells(state, card))
    rest = subjects(state, card)
    while rest:
        piece = lowest(rest)
        rest ^= piece
        if target_cells(state, card, first_bit(piece)):
            return True
    return False


@kernel
def why_not_play(state: State, card: int, story: Story) -> int:
    """T7.2: one card a turn, held since an earlier turn, that has an effect."""
    held = state.seat[state.turn].hand[card]
    if state.card_played:
        return refuse(story, Reason.CARD_PLAYED)
    if held == 0:
        return refuse(story, Reason.NOT_IN_HAND, card)
    if held <= state.fresh[card]:
        return refuse(story, Reason.BOUGHT_NOW, card)
    return Reason.LEGAL if has_effect(state, card) else refuse(story, Reason.NO_EFFECT, card)


@kernel
def why_not_take(state: State, cell: int, story: Story) -> int:
    """T5.3, T7.3: what keeps a piece from being taken up, to be moved or for a card."""
    card = wide(state.card)
    if EFFECT[card] == Effect.BUILD:
        return refuse(story, Reason.EXTRA_BLOCK)
    if SUBJECT[card] == Subject.TOWER:
        return why_not_take_block(state, card, cell, story)
    if card == NONE and state.ap < MOVE_COST:
        return refuse(story, Reason.NO_POINTS, MOVE_COST, state.ap)
    if not bit(cell) & state.seat[state.turn].knights:
        return refuse(story, Reason.NOT_YOUR_KNIGHT, cell)
    if EFFECT[card] == Effect.RAISE:
        return why_no_block(state, cell, True, story)
    if target_cells(state, card, cell):
        return Reason.LEGAL
    return refuse(story, Reason.STUCK, cell) if card == NONE else refuse(story, Reason.CARD_STUCK, cell, card)


@kernel
def why_not_take_block(state: State, card: int, cell: int, story: Story) -> int:
    """T7.3: what keeps the top block of a tower from being taken up."""
    if not bit(cell) & towers(state):
        return refuse(story, Reason.NO_TOWER, cell)
    if bit(cell) & pieces(state):
        return refuse(story, Reason.OCCUPIED, Clause.T7_3, cell)
    if target_cells(state, card, cell):
        return Reason.LEGAL
    return refuse(story, Reason.CARD_STUCK, cell, card)


@kernel
def why_not_to(state: State, cell: int, story: Story) -> int:
    """T5.2 to T5.4, T7.3: what keeps the piece taken up from a cell."""
    picked, card = wide(state.picked), wide(state.card)
    if bit(cell) & pieces(state):
        return refuse(story, Reason.OCCUPIED, Clause.T5_2, cell)
    if SUBJECT[card] == Subject.TOWER:
        return why_not_shift(state, picked, cell, story)
    if card == NONE:
        return why_not_walk(state, picked, cell, story)
    if bit(cell) & target_cells(state, card, picked):
        return Reason.LEGAL
    return refuse(story, Reason.CARD_TARGET, cell, level(state, picked), level(state, cell), card)
