"""The rules of Pig: carry out an action, and tell what happens."""

from tafelrunde.core.kernel import CHANCE, OVER, State, kernel
from tafelrunde.core.story import Story, tell
from tests.elsewhere.pig.actions import DIE, HOLD, ROLL, START
from tests.elsewhere.pig.events import Event
from tests.elsewhere.pig.scoring import score_after_hold
from tests.elsewhere.pig.state import PIG, Phase


@kernel
def apply(state: State, code: int, story: Story = None) -> None:
    """Carry out a legal code."""
    if code == ROLL:
        state.phase, state.actor = Phase.ROLL, CHANCE
    elif code == HOLD:
        hold(state, story)
    elif code < DIE:
        tell(story, Event.START, code - START)
        begin_turn(state, code - START)
    else:
        show(state, code - DIE + 1, story)


@kernel
def begin_turn(state: State, seat: int) -> None:
    """P2.1, P3.6: a seat may roll, with nothing in the pot."""
    state.turn = state.actor = seat
    state.pot = 0
    state.phase = Phase.TURN


@kernel
def show(state: State, number: int, story: Story = None) -> None:
    """P3.2: a one loses the pot and the turn; anything else goes into the pot."""
    tell(story, Event.ROLL, state.turn, number)
    if number == PIG:
        tell(story, Event.LOSE, state.turn, state.pot)
        begin_turn(state, (state.turn + 1) % state.players)
    else:
        state.pot += number
        state.phase, state.actor = Phase.TURN, state.turn


@kernel
def hold(state: State, story: Story = None) -> None:
    """P3.3: the pot is safe, and the next one's turn begins; P4.1: unless that was enough."""
    score = score_after_hold(state)
    tell(story, Event.HOLD, state.turn, state.pot, score)
    state.scores[state.turn] = score
    if score >= state.goal:
        tell(story, Event.WON, state.turn)
        state.pot = 0
        state.phase, state.actor = Phase.OVER, OVER
    else:
        begin_turn(state, (state.turn + 1) % state.players)
