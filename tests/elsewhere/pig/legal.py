"""What is legal in Pig: one predicate for each kind of action, and the list that asks them."""

from typing import Any

from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.story import Story, refuse
from tests.elsewhere.pig.actions import DIE, PLAYER_CODES, ROLL, START
from tests.elsewhere.pig.reasons import Reason
from tests.elsewhere.pig.scoring import has_enough
from tests.elsewhere.pig.state import Phase


@kernel
def legal(state: State, codes: Any) -> int:
    """List the actions that no predicate refuses."""
    count = 0
    for code in range(PLAYER_CODES):
        if why_not(state, code) == Reason.LEGAL:
            codes[count] = code
            count += 1
    return count


@kernel
def why_not(state: State, code: int, story: Story = None) -> int:
    """Return why a code is not possible here, and tell it."""
    if state.phase == Phase.OVER:
        return refuse(story, Reason.OVER, state.turn)
    if code >= PLAYER_CODES:
        return why_not_chance(state, code, story)
    if state.phase != Phase.TURN:
        return refuse(story, Reason.NOT_NOW, code)
    return why_not_roll(state, story) if code == ROLL else why_not_hold(state, story)


@kernel
def why_not_roll(state: State, story: Story = None) -> int:
    """P3.5: who has enough holds."""
    return refuse(story, Reason.ENOUGH, state.goal) if has_enough(state) else Reason.LEGAL


@kernel
def why_not_hold(state: State, story: Story = None) -> int:
    """P3.4: who has not rolled has nothing to hold."""
    return refuse(story, Reason.NOTHING_ROLLED) if state.pot == 0 else Reason.LEGAL


@kernel
def why_not_chance(state: State, code: int, story: Story = None) -> int:
    """P2.1, P3.1: who starts is drawn once, among those who play; the die shows one of its faces."""
    drawn = state.phase == Phase.START and START <= code < START + state.players
    shown = state.phase == Phase.ROLL and code >= DIE
    return Reason.LEGAL if drawn or shown else refuse(story, Reason.IMPOSSIBLE, code)
