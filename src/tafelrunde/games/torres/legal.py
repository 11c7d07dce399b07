"""What is allowed: the legal actions of each phase."""

from typing import Any, Final

import numpy as np

from tafelrunde.core.bits import bit, first_bit, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.story import Story, refuse
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.action_cards import (
    take_cells,
    target_cells,
    why_not_play,
    why_not_take,
    why_not_to,
)
from tafelrunde.games.torres.board import Cells, free_cells, pieces, towers, wide
from tafelrunde.games.torres.building import build_cells, foundation_cells, why_not_build_on, why_not_foundation
from tafelrunde.games.torres.buying import why_not_buy, why_not_choose, why_not_under
from tafelrunde.games.torres.cards import CARDS, EFFECT, Effect
from tafelrunde.games.torres.chance import is_possible
from tafelrunde.games.torres.moving import (
    deploy_cells,
    first_knight_cells,
    has_knight,
    movable,
    why_not_deploy,
)
from tafelrunde.games.torres.reasons import Clause, Reason
from tafelrunde.games.torres.scoring import winners
from tafelrunde.games.torres.stacks import (
    SPREAD_STACKS,
    blocks_to_build,
    is_spread,
    only_size,
    stacks_told,
    why_not_spread,
    why_not_stack,
)
from tafelrunde.games.torres.state import (
    BUILD_COST,
    MOVE_COST,
    NONE,
    STACK_HEIGHT,
    TRACK_COST,
    Phase,
)


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
def legal(state: State, codes: Any) -> int:
    """Write the codes of all legal actions in ascending order and return how many."""
    phase = state.phase
    if phase == Phase.TURN:
        return legal_in_turn(state, codes)
    if phase == Phase.PLACE:
        return add_cells(codes, 0, actions.TO, target_cells(state, wide(state.card), state.picked))
    if phase == Phase.CARD:
        if EFFECT[state.card] == Effect.BUILD:
            return add_cells(codes, 0, actions.BUILD, build_cells(state))
        return add_cells(codes, 0, actions.TAKE, take_cells(state, wide(state.card)))
    if phase == Phase.KEEP:
        return add_drawn(state, codes, 0, actions.KEEP)
    if phase == Phase.RETURN:
        n = add_drawn(state, codes, 0, actions.TOP)
        return add_drawn(state, codes, n, actions.UNDER)
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
        n = add_cells(codes, 0, actions.KING, king_cells(state))
        if state.phase == Phase.KINGS_MOVE:
            codes[n] = actions.STAY
            n += 1
        return n
    return 0


@kernel
def legal_in_turn(state: State, codes: Any) -> int:
    """List what action points buy (T4.2), naming a stack (T3.3), playing a card (T7.2) and the end of the turn."""
    player = state.seat[state.turn]
    n = 0
    if state.ap >= MOVE_COST:
        n = add_cells(codes, n, actions.TAKE, movable(state, player.knights))
    if has_knight(state):
        n = add_cells(codes, n, actions.DEPLOY, deploy_cells(state, player.knights))
    if state.ap >= BUILD_COST and blocks_to_build(state) > 0:
        n = add_cells(codes, n, actions.BUILD, build_cells(state))
    if must_name(state):
        n = add_sizes(state, codes, n, 0)
    if why_not_buy(state, None) == Reason.LEGAL:
        codes[n] = actions.BUY
        n += 1
    if state.ap >= TRACK_COST:
        codes[n] = actions.TRACK
        n += 1
    for card in range(CARDS):
        if why_not_play(state, card, None) == Reason.LEGAL:
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
    """List what may be done with the cards drawn."""
    for card in range(CARDS):
        if why_not_return(state, first + card, None) == Reason.LEGAL:
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


@kernel
def king_cells(state: State) -> Cells:
    """T2.3, T9.4: the king stands on a free block."""
    return towers(state) & free_cells(state)


@kernel
def must_name(state: State) -> bool:
    """T3.3: whether the turn's stack is not named yet, and makes a difference."""
    return state.named == NONE and only_size(state.seat[state.turn].stacks) == NONE


WHEN: Final = (
    (actions.TAKE, Clause.T5_3, (Phase.TURN, Phase.CARD)),
    (actions.TO, Clause.T5_3, (Phase.PLACE,)),
    (actions.DEPLOY, Clause.T5_1, (Phase.TURN, Phase.KNIGHTS)),
    (actions.BUILD, Clause.T6_1, (Phase.TURN, Phase.FOUNDATIONS, Phase.CARD)),
    (actions.KING, Clause.T9_4, (Phase.KING, Phase.KINGS_MOVE)),
    (actions.STACK, Clause.T3_3, (Phase.TURN, Phase.NAME, Phase.SOURCE)),
    (actions.BUY, Clause.T7_1, (Phase.TURN,)),
    (actions.KEEP, Clause.T7_1, (Phase.KEEP,)),
    (actions.TOP, Clause.T7_1, (Phase.RETURN,)),
    (actions.UNDER, Clause.T7_1, (Phase.RETURN,)),
    (actions.TRACK, Clause.T8_1, (Phase.TURN,)),
    (actions.PLAY, Clause.T7_2, (Phase.TURN,)),
    (actions.END, Clause.T4_1, (Phase.TURN,)),
    (actions.SPREAD, Clause.T3_3, (Phase.SPREAD,)),
    (actions.STAY, Clause.T9_4, (Phase.KINGS_MOVE,)),
    (actions.START, Clause.T2_3, (Phase.START,)),
    (actions.MASTER, Clause.T11_3, (Phase.MASTER,)),
    (actions.DRAW, Clause.T7_1, (Phase.DRAW,)),
)
"""From each code on: the clause that says when such actions are allowed, and the phases that it names."""
WHEN_CLAUSE = np.zeros(actions.ALL_CODES, np.int8)
WHEN_PHASES = np.zeros(actions.ALL_CODES, np.int32)
for _first, _clause, _phases in WHEN:
    WHEN_CLAUSE[_first:] = _clause
    WHEN_PHASES[_first:] = sum(1 << phase for phase in _phases)


@kernel
def why_not(state: State, code: int, story: Story = None) -> int:
    """Return why a code is not legal, LEGAL if it is; the order of the reasons is that of their tests."""
    if state.phase == Phase.OVER:
        return refuse(story, Reason.OVER, winners(state))
    if not WHEN_PHASES[code] >> state.phase & 1:
        return refuse(story, Reason.NOT_NOW, WHEN_CLAUSE[code], code, state.phase)
    if code >= actions.PLAYER_CODES:
        if is_possible(state, code):
            return Reason.LEGAL
        return refuse(story, Reason.IMPOSSIBLE_CHANCE, WHEN_CLAUSE[code], code)
    if code < actions.TO:
        return why_not_take(state, code - actions.TAKE, story)
    if code < actions.DEPLOY:
        return why_not_to(state, code - actions.TO, story)
    if code < actions.BUILD:
        return why_not_deploy(state, code - actions.DEPLOY, story)
    if code < actions.KING:
        return why_not_build(state, code - actions.BUILD, story)
    if code < actions.STACK:
        return why_not_king(state, code - actions.KING, story)
    if code < actions.BUY:
        return why_not_stack(state, code - actions.STACK, story)
    if code == actions.BUY:
        return why_not_buy(state, story)
    if code < actions.TRACK:
        return why_not_return(state, code, story)
    if code == actions.TRACK and state.ap < TRACK_COST:
        return refuse(story, Reason.NO_POINTS, TRACK_COST, state.ap)
    if actions.PLAY <= code < actions.END:
        return why_not_play(state, code - actions.PLAY, story)
    if actions.SPREAD <= code < actions.STAY:
        return why_not_spread(state, code - actions.SPREAD, story)
    return Reason.LEGAL


@kernel
def why_not_return(state: State, code: int, story: Story) -> int:
    """Ask for a card drawn that is to be kept or put back."""
    if code < actions.TOP:
        return why_not_choose(state, code - actions.KEEP, story)
    if code < actions.UNDER:
        return why_not_choose(state, code - actions.TOP, story)
    return why_not_under(state, code - actions.UNDER, story)


@kernel
def why_not_build(state: State, cell: int, story: Story) -> int:
    """T11.1, T7.3, T3.3: whether there is a block to be built, and then what keeps it from a cell."""
    if state.phase == Phase.FOUNDATIONS:
        return why_not_foundation(state, cell, story)
    if state.phase == Phase.CARD:
        if EFFECT[state.card] != Effect.BUILD:
            return refuse(story, Reason.CARD_FIRST, state.card)
    elif state.ap < BUILD_COST:
        return refuse(story, Reason.NO_POINTS, BUILD_COST, state.ap)
    elif must_name(state):
        return refuse(story, Reason.NAME_FIRST, stacks_told(state.seat[state.turn].stacks))
    elif blocks_to_build(state) < 1:
        return refuse(story, Reason.NO_BLOCKS)
    return why_not_build_on(state, cell, story)


@kernel
def why_not_king(state: State, cell: int, story: Story) -> int:
    """T2.3, T9.4: what keeps the king from a cell."""
    clause = Clause.T2_3 if state.phase == Phase.KING else Clause.T9_4
    if state.king == cell:
        return refuse(story, Reason.KING_STAYS, clause, cell)
    if bit(cell) & pieces(state):
        return refuse(story, Reason.OCCUPIED, clause, cell)
    return Reason.LEGAL if bit(cell) & king_cells(state) else refuse(story, Reason.NO_BLOCK, clause, cell)
