"""What is asked in Pig, and what each choice would do."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.messages import NUMBER, SEAT, MessageType
from tafelrunde.core.story import Story, tell
from tests.elsewhere.pig.actions import HOLD
from tests.elsewhere.pig.scoring import score_after_hold


class Prompt(IntEnum):
    """What can be asked."""

    TURN = 0


class Label(IntEnum):
    """What a choice can do."""

    ROLL = 0
    HOLD = 1


PROMPTS: Final = (MessageType("pig-ask-turn", {"seat": SEAT}),)
LABELS: Final = (
    MessageType("pig-action-roll"),
    MessageType("pig-action-hold", {"points": NUMBER, "score": NUMBER}),
)


@kernel
def ask(state: State, story: Story) -> None:
    """Tell what the seat to act is asked."""
    tell(story, Prompt.TURN, state.actor)


@kernel
def label(state: State, code: int, story: Story) -> None:
    """Tell what a legal action would do."""
    if code == HOLD:
        tell(story, Label.HOLD, state.pot, score_after_hold(state))
    else:
        tell(story, Label.ROLL)
