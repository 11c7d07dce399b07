"""What is allowed: the legal actions of each phase."""

from typing import Any

from tafelrunde.core.bits import count, first_bit, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.action_cards import has_effect, take_cells, target_cells
from tafelrunde.games.torres.board import Cells, castle_of, free_cells, towers
from tafelrunde.games.torres.building import build_cells, foundation_cells
from tafelrunde.games.torres.cards import CARDS, SETS, Card, Variant
from tafelrunde.games.torres.moving import deploy_cells, movable
from tafelrunde.games.torres.stacks import SPREAD_STACKS, blocks_to_build, is_spread, only_size
from tafelrunde.games.torres.state import (
    MOST_BOUGHT,
    MOST_KNIGHTS,
    NO_CARD,
    NONE,
    STACK_HEIGHT,
    Phase,
)

DEPLOY_COST = 2
"""T4.2: in action points; a step, a block, a card and a step on the track cost one."""


@kernel
def add_cells(codes: Any, n: int, first: int, cells: Cells) -> int:
    """List one action for each cell of a set."""
    while cells:
        cell = lowest(cells)
        cells ^= cell
        codes[n] = first + first_bit(cell)
        n += 1
    return n


@kernel
def cards_left(state: State) -> int:
    """T10.1: how many cards the common pile of the luck variant holds."""
    left = 0
    for card in range(CARDS):
        left += left_of(state, card)
    return left


@kernel
def left_of(state: State, card: int) -> int:
    """T10.1: how many of a card the common pile holds."""
    left = SETS
    for seat in range(state.players):
        left -= state.seat[seat].hand[card] + state.seat[seat].played[card]
    return left


@kernel
def can_buy(state: State) -> bool:
    """T7.1, T4.2: at most two cards a turn, from a pile that is not empty; none in the master version (T11.2)."""
    if state.ap < 1 or state.bought >= MOST_BOUGHT:
        return False
    if state.variant == Variant.BASIC:
        return state.seat[state.turn].pile[0] != NO_CARD
    return state.variant == Variant.LUCK and cards_left(state) > 0


@kernel
def may_play(state: State, card: int) -> bool:
    """T7.2: one card a turn, held since an earlier turn."""
    return state.card_played == 0 and state.seat[state.turn].hand[card] > state.fresh[card]


@kernel
def legal(state: State, codes: Any) -> int:
    """Write the codes of all legal actions in ascending order and return how many."""
    phase = state.phase
    if phase == Phase.TURN:
        return legal_in_turn(state, codes)
    if phase == Phase.PLACE:
        return add_cells(codes, 0, actions.TO, target_cells(state, state.card, state.picked))
    if phase == Phase.CARD:
        if state.card == Card.EXTRA_BLOCK:
            return add_cells(codes, 0, actions.BUILD, build_cells(state))
        return add_cells(codes, 0, actions.TAKE, take_cells(state, state.card))
    if phase == Phase.KEEP:
        return add_drawn(state, codes, 0, actions.KEEP)
    if phase == Phase.RETURN:
        n = add_drawn(state, codes, 0, actions.TOP)
        return n if state.seat[state.turn].pile[0] == NO_CARD else add_drawn(state, codes, n, actions.UNDER)
    if phase == Phase.SOURCE:
        return legal_sources(state, codes)
    if phase == Phase.NAME:
        return add_sizes(state, codes, 0, 0)
    if phase == Phase.SPREAD:
        return legal_spreads(state, codes)
    return legal_between(state, codes)


@kernel
def legal_between(state: State, codes: Any) -> int:
    """List what is possible in the setup and between years."""
    if state.phase == Phase.FOUNDATIONS:
        return add_cells(codes, 0, actions.BUILD, foundation_cells(state))
    if state.phase == Phase.KNIGHTS:
        return add_cells(codes, 0, actions.DEPLOY, first_knight_cells(state))
    if state.phase == Phase.KING or state.phase == Phase.KINGS_MOVE:
        n = add_cells(codes, 0, actions.KING, towers(state) & free_cells(state))
        if state.phase == Phase.KINGS_MOVE:
            codes[n] = actions.STAY
            n += 1
        return n
    return 0


@kernel
def first_knight_cells(state: State) -> Cells:
    """T2.3: a free block, all in different castles."""
    built = towers(state)
    taken = castle_of(~free_cells(state), built)
    return built & ~taken


@kernel
def legal_in_turn(state: State, codes: Any) -> int:
    """List what action points buy (T4.2), naming a stack (T3.3), playing a card (T7.2) and the end of the turn."""
    player = state.seat[state.turn]
    n = 0
    if state.ap > 0:
        n = add_cells(codes, n, actions.TAKE, movable(state, player.knights))
        if state.ap >= DEPLOY_COST and count(player.knights) < MOST_KNIGHTS:
            n = add_cells(codes, n, actions.DEPLOY, deploy_cells(state, player.knights))
        if blocks_to_build(state) > 0:
            n = add_cells(codes, n, actions.BUILD, build_cells(state))
    if state.named == NONE and only_size(player.stacks) == NONE:
        n = add_sizes(state, codes, n, 0)
    if can_buy(state):
        codes[n] = actions.BUY
        n += 1
    if state.ap > 0:
        codes[n] = actions.TRACK
        n += 1
    for card in range(CARDS):
        if may_play(state, card) and has_effect(state, card):
            codes[n] = actions.PLAY + card
            n += 1
    codes[n] = actions.END
    return n + 1


@kernel
def add_sizes(state: State, codes: Any, n: int, least: int) -> int:
    """List the player's stacks by size; equal ones are interchangeable."""
    for size in range(least, STACK_HEIGHT + 1):
        if state.seat[state.turn].stacks[size] > 0:
            codes[n] = actions.STACK + size
            n += 1
    return n


@kernel
def add_drawn(state: State, codes: Any, n: int, first: int) -> int:
    """List the cards drawn and not kept."""
    for card in range(CARDS):
        if state.drawn[card] > 0:
            codes[n] = first + card
            n += 1
    return n


@kernel
def legal_sources(state: State, codes: Any) -> int:
    """List the stacks that a raise can take its block from (T7.3)."""
    n = add_sizes(state, codes, 0, 1)
    if state.named > 0:
        codes[n] = actions.STACK_NAMED
        n += 1
    return n


@kernel
def legal_spreads(state: State, codes: Any) -> int:
    """List the ways to spread what is left of the named stack (T3.3)."""
    n = 0
    for spread in range(len(SPREAD_STACKS)):
        if is_spread(state, spread):
            codes[n] = actions.SPREAD + spread
            n += 1
    return n
