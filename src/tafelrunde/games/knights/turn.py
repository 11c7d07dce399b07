"""The turn (K3), its stacks and tucks (K4), and turning cards up (K8.4)."""

from tafelrunde.core.kernel import CHANCE, State, kernel
from tafelrunde.games.knights.legal import can_place_guards, tucks_allowed
from tafelrunde.games.knights.scoring import clear_contest
from tafelrunde.games.knights.setup import remove_unseen
from tafelrunde.games.knights.state import LEFT, NO_CARD, NONE, RIGHT, Phase


@kernel
def ask(state: State, phase: int) -> None:
    """Go on to a phase, but first turn up what has to be turned up (K8.4)."""
    state.resume = phase
    turn_up_known(state, LEFT)
    turn_up_known(state, RIGHT)
    if to_turn_up(state) != NONE:
        state.phase = Phase.TURN_UP
        state.actor = CHANCE
    else:
        enter(state, phase)


@kernel
def enter(state: State, phase: int) -> None:
    """Enter a phase once all tops are face up."""
    state.phase = phase
    state.resume = phase
    if phase == Phase.DEFEND:
        state.actor = state.target
    elif phase == Phase.START and state.first == NONE:
        state.actor = CHANCE
    elif phase == Phase.START:
        begin_turn(state, state.first)
    elif phase == Phase.GUARDS and not can_place_guards(state):
        next_turn(state)
    else:
        state.actor = state.turn


@kernel
def begin_turn(state: State, seat: int) -> None:
    """Start a seat's turn (K3.1); all tops are face up by then."""
    state.turn = seat
    state.turns += 1
    state.attempts = 0
    state.tucks = 0
    state.guards_placed = 0
    state.phase = Phase.TURN
    state.resume = Phase.TURN
    state.actor = seat


@kernel
def next_turn(state: State) -> None:
    """Pass the turn clockwise (K2.3)."""
    begin_turn(state, (state.turn + 1) % state.players)


@kernel
def end_turn(state: State) -> None:
    """End the turn; its player may place his guards first (K3.4)."""
    clear_contest(state)
    ask(state, Phase.GUARDS)


@kernel
def to_turn_up(state: State) -> int:
    """Return the stack whose next card is unseen and due, left before right, or NONE (K8.4)."""
    for stack in range(2):
        if state.stack[stack].top == NO_CARD and state.stack[stack].unseen > 0:
            return stack
    return NONE


@kernel
def turn_up_known(state: State, stack: int) -> None:
    """Turn up a tucked card where no unseen one lies above it: no chance in it (K14.1)."""
    pile = state.stack[stack]
    if pile.top == NO_CARD and pile.unseen == 0 and pile.tucked_count > 0:
        pile.top = pile.tucked[0]
        pile.tucked_count -= 1
        for i in range(pile.tucked_count):
            pile.tucked[i] = pile.tucked[i + 1]
        pile.tucked[pile.tucked_count] = 0


@kernel
def turn_up_unseen(state: State, stack: int, card: int) -> None:
    """Turn up a card that nobody has seen (K14.1)."""
    remove_unseen(state, card)
    state.stack[stack].unseen -= 1
    state.stack[stack].top = card
    ask(state, state.resume)


@kernel
def put_under(state: State, stack: int, card: int) -> None:
    """Put a card under a stack."""
    pile = state.stack[stack]
    pile.tucked[pile.tucked_count] = card
    pile.tucked_count += 1


@kernel
def tuck_top(state: State, stack: int) -> None:
    """Put the top card under its stack."""
    put_under(state, stack, state.stack[stack].top)
    state.stack[stack].top = NO_CARD


@kernel
def tuck(state: State, stack: int) -> None:
    """Tuck before announcing (K4.1); tucks towards a first target are free (K4.3)."""
    if state.tucks < tucks_allowed(state):
        state.tucks += 1
    tuck_top(state, stack)
    ask(state, Phase.TURN)
