"""Every action by its code (T4, T7)."""

from tafelrunde.core.bits import bit
from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.story import Story, tell
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.board import level, lift_block, put_block
from tafelrunde.games.torres.buying import back_to_turn, buy, draw, keep, put_back
from tafelrunde.games.torres.cards import EFFECT, MORE_POINTS, SUBJECT, Effect, Subject
from tafelrunde.games.torres.events import Event
from tafelrunde.games.torres.moving import is_step
from tafelrunde.games.torres.scoring import advance
from tafelrunde.games.torres.stacks import (
    blocks_to_build,
    fullest,
    name_stack,
    sources,
    spread_over,
    take_block,
)
from tafelrunde.games.torres.state import (
    BUILD_COST,
    DEPLOY_COST,
    MOVE_COST,
    NONE,
    STACK_HEIGHT,
    TRACK_COST,
    Phase,
)
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
def apply(state: State, code: int, story: Story = None) -> None:
    """Carry out a legal action or chance outcome, say who acts next, and tell what happens."""
    if code < actions.TO:
        take(state, code - actions.TAKE, story)
    elif code < actions.DEPLOY:
        put(state, code - actions.TO, story)
    elif code < actions.BUILD:
        deploy(state, code - actions.DEPLOY, story)
    elif code < actions.KING:
        build(state, code - actions.BUILD, story)
    elif code < actions.STACK:
        set_king(state, code - actions.KING, story)
    elif code <= actions.STACK_NAMED:
        choose_stack(state, code - actions.STACK, story)
    elif code < actions.TRACK:
        apply_purchase(state, code, story)
    elif code == actions.TRACK:
        step_on_track(state, story)
    elif code < actions.END:
        play(state, code - actions.PLAY, story)
    elif code == actions.END:
        end_turn(state, story)
    elif code < actions.STAY:
        spread_over(state, code - actions.SPREAD)
        finish_turn(state, story)
    elif code == actions.STAY:
        tell(story, Event.STAY, state.turn)
        begin_year(state, story)
    else:
        apply_chance(state, code, story)


@kernel
def apply_purchase(state: State, code: int, story: Story) -> None:
    """Carry out a step of buying a card (T7.1)."""
    if code == actions.BUY:
        buy(state, story)
    elif code < actions.TOP:
        keep(state, code - actions.KEEP)
    elif code < actions.UNDER:
        put_back(state, code - actions.TOP, True, story)
    else:
        put_back(state, code - actions.UNDER, False, story)


@kernel
def apply_chance(state: State, code: int, story: Story) -> None:
    """Carry out what chance has decided; a card drawn is told nobody (T12.1)."""
    if code < actions.MASTER:
        tell(story, Event.START, code - actions.START)
        start_game(state, code - actions.START)
    elif code < actions.DRAW:
        tell(story, Event.MASTER, code - actions.MASTER)
        state.master = code - actions.MASTER
        begin_placing(state)
    else:
        draw(state, code - actions.DRAW)


@kernel
def step_on_track(state: State, story: Story) -> None:
    """T8.1: an action point for a step, or more where markers stand."""
    before = state.seat[state.turn].score
    state.ap -= TRACK_COST
    advance(state, state.turn, 1)
    tell(story, Event.TRACK, state.turn, state.seat[state.turn].score - before)


@kernel
def take(state: State, cell: int, story: Story) -> None:
    """Take up a piece; a raise needs no target, but perhaps a stack (T7.3)."""
    state.picked = cell
    if EFFECT[state.card] != Effect.RAISE:
        state.phase = Phase.PLACE
    elif sources(state) > 1:
        state.phase = Phase.SOURCE
    else:
        raise_from(state, STACK_HEIGHT + 1 if state.named > 0 else fullest(state), story)


@kernel
def raise_from(state: State, source: int, story: Story) -> None:
    """Slide a block from a stack under the knight taken up (T7.3)."""
    if source > STACK_HEIGHT:
        state.named -= 1
    else:
        take_block(state, source)
    put_block(state, state.picked)
    tell_block(state, Event.RAISE, state.picked, story)
    card_done(state)


@kernel
def tell_block(state: State, event: int, cell: int, story: Story) -> None:
    """Tell of a block that has come to a cell."""
    if story is not None:
        tell(story, event, state.turn, cell, level(state, cell))


@kernel
def card_done(state: State) -> None:
    """Put the piece down and go on with the turn."""
    state.picked = NONE
    state.card = NONE
    back_to_turn(state)


@kernel
def put(state: State, cell: int, story: Story) -> None:
    """Set the piece taken up on its new cell; a move without a card costs one action point (T4.2)."""
    tell_move(state, cell, story)
    if SUBJECT[state.card] == Subject.TOWER:
        lift_block(state, state.picked)
        put_block(state, cell)
    else:
        player = state.seat[state.turn]
        player.knights = (player.knights & ~bit(state.picked)) | bit(cell)
        if state.card == NONE:
            state.ap -= MOVE_COST
    card_done(state)


@kernel
def tell_move(state: State, cell: int, story: Story) -> None:
    """Tell a move that comes to its end, and whether it leads through a gate (T5.4)."""
    if story is None:
        return
    seat, picked, floor = state.turn, state.picked, level(state, cell)
    if SUBJECT[state.card] == Subject.TOWER:
        tell(story, Event.SHIFT, seat, picked, cell, floor)
    elif state.card != NONE:
        tell(story, Event.CARD_MOVE, state.card, seat, picked, cell, floor)
    else:
        tell(story, Event.MOVE if is_step(picked, cell) else Event.GATE, seat, picked, cell, floor)


@kernel
def deploy(state: State, cell: int, story: Story) -> None:
    """Set a knight on the board: the first for nothing (T2.3), every other for action points (T5.1)."""
    tell(story, Event.DEPLOY, state.turn, cell)
    player = state.seat[state.turn]
    player.knights |= bit(cell)
    if state.phase == Phase.KNIGHTS:
        next_first_knight(state)
    else:
        state.ap -= DEPLOY_COST


@kernel
def build(state: State, cell: int, story: Story) -> None:
    """Set a block: a foundation (T11.1), a card's (T7.3), or one of the turn's stack (T6)."""
    put_block(state, cell)
    tell_block(state, Event.FOUNDATION if state.phase == Phase.FOUNDATIONS else Event.BUILD, cell, story)
    if state.phase == Phase.FOUNDATIONS:
        state.supply -= 1
        next_foundation(state)
    elif state.phase == Phase.CARD:
        state.supply -= 1
        card_done(state)
    else:
        if state.named == NONE:
            name_stack(state, blocks_to_build(state))
        state.named -= 1
        state.ap -= BUILD_COST


@kernel
def set_king(state: State, cell: int, story: Story) -> None:
    """T2.3: the first year begins; T9.4: the next one."""
    tell(story, Event.KING, state.turn, cell)
    state.king = cell
    if state.phase == Phase.KING:
        begin_round(state)
    else:
        begin_year(state, story)


@kernel
def choose_stack(state: State, source: int, story: Story) -> None:
    """Name the turn's stack (T3.3), at the end of the turn too, or the source of a raise (T7.3)."""
    if state.phase == Phase.SOURCE:
        raise_from(state, source, story)
        return
    tell(story, Event.STACK, state.turn, source)
    name_stack(state, source)
    if state.phase == Phase.NAME:
        use_up_stack(state, story)


@kernel
def play(state: State, card: int, story: Story) -> None:
    """T7.2: the card leaves the hand; more action points come at once, everything else asks on."""
    tell(story, Event.PLAY, state.turn, card)
    player = state.seat[state.turn]
    player.hand[card] -= 1
    player.played[card] += 1
    state.card_played = 1
    if EFFECT[card] == Effect.POINTS:
        state.ap += MORE_POINTS[card]
    else:
        state.card = card
        state.phase = Phase.CARD
