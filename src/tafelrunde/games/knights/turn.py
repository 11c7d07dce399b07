"""The turn (K3), its stacks and tucks (K4), and turning cards up (K8.4)."""

from tafelrunde.core.kernel import CHANCE, State, apart, inner
from tafelrunde.core.story import Story, tell
from tafelrunde.games.knights.events import Event
from tafelrunde.games.knights.legal import can_place_guards, tucks_allowed
from tafelrunde.games.knights.scoring import clear_contest
from tafelrunde.games.knights.setup import remove_unseen
from tafelrunde.games.knights.state import LEFT, NO_CARD, NONE, RIGHT, Phase


@inner
def ask(state: State, phase: int, story: Story = None) -> None:
    """Go on to a phase, but first turn up what has to be turned up (K8.4)."""
    apart()
    state.resume = phase
    turn_up_known(state, LEFT, story)
    turn_up_known(state, RIGHT, story)
    if to_turn_up(state) != NONE:
        state.phase = Phase.TURN_UP
        state.actor = CHANCE
    else:
        enter(state, phase)


@inner
def enter(state: State, phase: int) -> None:
    """Enter a phase once all tops are face up."""
    apart()
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


@inner
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


@inner
def next_turn(state: State) -> None:
    """Pass the turn clockwise (K2.3)."""
    begin_turn(state, (state.turn + 1) % state.players)


@inner
def end_turn(state: State, story: Story = None) -> None:
    """End the turn; its player may place his guards first (K3.4)."""
    clear_contest(state)
    ask(state, Phase.GUARDS, story)


@inner
def to_turn_up(state: State) -> int:
    """Return the stack whose next card is unseen and due, left before right, or NONE (K8.4)."""
    for stack in range(2):
        if state.stack[stack].top == NO_CARD and state.stack[stack].unseen > 0:
            return stack
    return NONE


@inner
def turn_up_known(state: State, stack: int, story: Story = None) -> None:
    """Turn up a tucked card where no unseen one lies above it: no chance in it (K14.1)."""
    pile = state.stack[stack]
    if pile.top == NO_CARD and pile.unseen == 0 and pile.tucked_count > 0:
        pile.top = pile.tucked[0]
        tell(story, Event.TURNED_UP, stack, pile.top)
        pile.tucked_count -= 1
        for i in range(pile.tucked_count):
            pile.tucked[i] = pile.tucked[i + 1]
        pile.tucked[pile.tucked_count] = 0


@inner
def turn_up_unseen(state: State, stack: int, card: int, story: Story = None) -> None:
    """Turn up a card that nobody has seen (K14.1)."""
    tell(story, Event.TURNED_UP, stack, card)
    remove_unseen(state, card)
    state.stack[stack].unseen -= 1
    state.stack[stack].top = card
    ask(state, state.resume, story)


@inner
def put_under(state: State, stack: int, card: int) -> None:
    """Put a card under a stack."""
    pile = state.stack[stack]
    pile.tucked[pile.tucked_count] = card
    pile.tucked_count += 1


@inner
def is_uniform(state: State, stack: int) -> bool:
    """Say whether a stack consists of equal cards, so that tucking changes nothing (K4.4)."""
    pile = state.stack[stack]
    for i in range(pile.tucked_count):
        if pile.tucked[i] != pile.top:
            return False
    return pile.unseen == 0


@inner
def tuck_top(state: State, stack: int) -> None:
    """Put the top card under its stack."""
    if not is_uniform(state, stack):
        put_under(state, stack, state.stack[stack].top)
        state.stack[stack].top = NO_CARD


@inner
def tuck(state: State, stack: int, story: Story = None) -> None:
    """Tuck before announcing (K4.1); tucks towards a first target are free (K4.3)."""
    tell(story, Event.TUCK, state.turn, stack, state.stack[stack].top)
    if state.tucks < tucks_allowed(state):
        state.tucks += 1
    tuck_top(state, stack)
    ask(state, Phase.TURN, story)
