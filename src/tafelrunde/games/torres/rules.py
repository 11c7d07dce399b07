"""Every action by its code (T4, T7)."""

from tafelrunde.core.bits import bit
from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.board import lift_block, put_block
from tafelrunde.games.torres.buying import back_to_turn, buy, draw, keep, put_back
from tafelrunde.games.torres.cards import Card
from tafelrunde.games.torres.legal import DEPLOY_COST
from tafelrunde.games.torres.scoring import advance
from tafelrunde.games.torres.stacks import (
    blocks_to_build,
    name_stack,
    spread_over,
    take_block,
)
from tafelrunde.games.torres.state import NONE, STACK_HEIGHT, Phase
from tafelrunde.games.torres.turn import (
    begin_placing,
    begin_round,
    begin_year,
    end_turn,
    finish_turn,
    next_first_knight,
    next_foundation,
    start_game,
    use_up_stack,
)


@kernel
def apply(state: State, code: int) -> None:
    """Carry out a legal action or chance outcome, and say who acts next."""
    if code < actions.TO:
        take(state, code - actions.TAKE)
    elif code < actions.DEPLOY:
        put(state, code - actions.TO)
    elif code < actions.BUILD:
        deploy(state, code - actions.DEPLOY)
    elif code < actions.KING:
        build(state, code - actions.BUILD)
    elif code < actions.STACK:
        set_king(state, code - actions.KING)
    elif code <= actions.STACK_NAMED:
        choose_stack(state, code - actions.STACK)
    elif code == actions.TRACK:
        state.ap -= 1
        advance(state, state.turn, 1)
    elif code < actions.TRACK:
        apply_purchase(state, code)
    elif code < actions.END:
        play(state, code - actions.PLAY)
    elif code == actions.END:
        end_turn(state)
    elif code < actions.STAY:
        spread_over(state, code - actions.SPREAD)
        finish_turn(state)
    elif code == actions.STAY:
        begin_year(state)
    else:
        apply_chance(state, code)


@kernel
def apply_purchase(state: State, code: int) -> None:
    """Carry out a step of buying a card (T7.1)."""
    if code == actions.BUY:
        buy(state)
    elif code < actions.TOP:
        keep(state, code - actions.KEEP)
    elif code < actions.UNDER:
        put_back(state, code - actions.TOP, True)
    else:
        put_back(state, code - actions.UNDER, False)


@kernel
def apply_chance(state: State, code: int) -> None:
    """Carry out what chance has decided."""
    if code < actions.MASTER:
        start_game(state, code - actions.START)
    elif code < actions.DRAW:
        state.master = code - actions.MASTER
        begin_placing(state)
    else:
        draw(state, code - actions.DRAW)


@kernel
def take(state: State, cell: int) -> None:
    """Take up a piece; a raise needs no target, but perhaps a stack (T7.3)."""
    state.picked = cell
    if state.card != Card.RAISE:
        state.phase = Phase.PLACE
    elif sources(state) > 1:
        state.phase = Phase.SOURCE
    elif state.named > 0:
        raise_from(state, STACK_HEIGHT + 1)
    else:
        raise_from(state, fullest(state))


@kernel
def sources(state: State) -> int:
    """Count the stacks that differ and have a block, the named one included."""
    kinds = 1 if state.named > 0 else 0
    for size in range(1, STACK_HEIGHT + 1):
        kinds += 1 if state.seat[state.turn].stacks[size] > 0 else 0
    return kinds


@kernel
def fullest(state: State) -> int:
    """Return the size of the highest stack."""
    size = STACK_HEIGHT
    while state.seat[state.turn].stacks[size] == 0:
        size -= 1
    return size


@kernel
def raise_from(state: State, source: int) -> None:
    """Slide a block from a stack under the knight taken up (T7.3)."""
    if source > STACK_HEIGHT:
        state.named -= 1
    else:
        take_block(state, source)
    put_block(state, state.picked)
    card_done(state)


@kernel
def card_done(state: State) -> None:
    """Put the piece down and go on with the turn."""
    state.picked = NONE
    state.card = NONE
    back_to_turn(state)


@kernel
def put(state: State, cell: int) -> None:
    """Set the piece taken up on its new cell; a move without a card costs one action point (T4.2)."""
    if state.card == Card.SHIFT_BLOCK:
        lift_block(state, state.picked)
        put_block(state, cell)
    else:
        player = state.seat[state.turn]
        player.knights = (player.knights & ~bit(state.picked)) | bit(cell)
        if state.card == NONE:
            state.ap -= 1
    card_done(state)


@kernel
def deploy(state: State, cell: int) -> None:
    """Set a knight on the board: the first for nothing (T2.3), every other for two action points (T5.1)."""
    player = state.seat[state.turn]
    player.knights |= bit(cell)
    if state.phase == Phase.KNIGHTS:
        next_first_knight(state)
    else:
        state.ap -= DEPLOY_COST


@kernel
def build(state: State, cell: int) -> None:
    """Set a block: a foundation (T11.1), the extra block (T7.3), or one of the turn's stack (T6)."""
    put_block(state, cell)
    if state.phase == Phase.FOUNDATIONS:
        state.supply -= 1
        next_foundation(state)
    elif state.card == Card.EXTRA_BLOCK:
        state.supply -= 1
        card_done(state)
    else:
        if state.named == NONE:
            name_stack(state, blocks_to_build(state))
        state.named -= 1
        state.ap -= 1


@kernel
def set_king(state: State, cell: int) -> None:
    """T2.3: the first year begins; T9.4: the next one."""
    state.king = cell
    if state.phase == Phase.KING:
        begin_round(state)
    else:
        begin_year(state)


@kernel
def choose_stack(state: State, source: int) -> None:
    """Name the turn's stack (T3.3), at the end of the turn too, or the source of a raise (T7.3)."""
    if state.phase == Phase.SOURCE:
        raise_from(state, source)
        return
    name_stack(state, source)
    if state.phase == Phase.NAME:
        use_up_stack(state)


@kernel
def play(state: State, card: int) -> None:
    """T7.2: the card leaves the hand; more action points come at once, everything else asks on."""
    player = state.seat[state.turn]
    player.hand[card] -= 1
    player.played[card] += 1
    state.card_played = 1
    if card == Card.SIX_AP:
        state.ap += 1
    elif card == Card.SEVEN_AP:
        state.ap += 2
    else:
        state.card = card
        state.phase = Phase.CARD
