"""What is asked, and what each choice would do: the messages, and the kernels that tell them."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.kernel import State, inner, kernel
from tafelrunde.core.messages import NUMBER, SEAT, MessageType
from tafelrunde.core.story import Story, tell
from tafelrunde.games.court import actions
from tafelrunde.games.court.cards import ABILITY_KIND, ADDER, PICKER, AbilityKind
from tafelrunde.games.court.state import MOST_DICE, PHASE_NAMES, Phase
from tafelrunde.games.court.turn import dice_to_throw


class Label(IntEnum):
    """Everything that a choice can do."""

    ROLL = 0
    ASIDE = 1
    ADD = 2
    ADD_NUMBER = 3
    CHANGE = 4
    AGAIN = 5
    USE = 6
    PICK = 7
    DONE = 8
    FINISH = 9
    CLAIM = 10
    CLAIM_NONE = 11


_CHARACTER: Final = {"character": "character"}
_NUMBER: Final = {"number": NUMBER}
_AGAIN: Final = {**_CHARACTER, "before": "dice"}

_TYPES: Final = {
    Label.ROLL: MessageType("court-action-roll", {"count": NUMBER}),
    Label.ASIDE: MessageType("court-action-aside", _NUMBER),
    Label.ADD: MessageType("court-action-add", _CHARACTER),
    Label.ADD_NUMBER: MessageType("court-action-add-number", _NUMBER),
    Label.CHANGE: MessageType("court-action-change", {**_AGAIN, "after": "dice"}),
    Label.AGAIN: MessageType("court-action-again", _AGAIN),
    Label.USE: MessageType("court-action-use", _CHARACTER),
    Label.PICK: MessageType("court-action-pick", {"count": NUMBER, **_NUMBER}),
    Label.DONE: MessageType("court-action-done"),
    Label.FINISH: MessageType("court-action-finish"),
    Label.CLAIM: MessageType("court-action-claim", _CHARACTER),
    Label.CLAIM_NONE: MessageType("court-action-claim-none"),
}
LABELS: Final = tuple(_TYPES[label] for label in Label)
PROMPTS: Final = tuple(MessageType(f"court-ask-{PHASE_NAMES[phase]}", {"seat": SEAT}) for phase in Phase)
"""Each phase asks its own question."""


@kernel
def ask(state: State, story: Story) -> None:
    """Tell what the seat to act is asked."""
    tell(story, state.phase, state.actor)


@kernel
def label(state: State, code: int, story: Story) -> None:
    """Tell what a legal action would do."""
    if code >= actions.CLAIM:
        label_claim(code, story)
    elif code >= actions.PICK:
        label_picking(code, story)
    elif code >= actions.USE:
        label_use(code, story)
    elif code >= actions.ADD_ANY:
        tell(story, Label.ADD_NUMBER, code - actions.ADD_ANY + 1)
    elif code >= actions.ADD:
        tell(story, Label.ADD, ADDER[code - actions.ADD])
    elif code >= actions.ASIDE:
        tell(story, Label.ASIDE, code - actions.ASIDE + 1)
    else:
        tell(story, Label.ROLL, dice_to_throw(state))


@inner
def label_claim(code: int, story: Story) -> None:
    """Tell what would be claimed."""
    if code == actions.CLAIM_NONE:
        tell(story, Label.CLAIM_NONE)
    else:
        tell(story, Label.CLAIM, actions.CLAIMED[code - actions.CLAIM])


@inner
def label_picking(code: int, story: Story) -> None:
    """Tell which dice would be picked, or what would end."""
    if code == actions.FINISH:
        tell(story, Label.FINISH)
    elif code == actions.DONE:
        tell(story, Label.DONE)
    else:
        pick = code - actions.PICK
        tell(story, Label.PICK, pick % MOST_DICE + 1, pick // MOST_DICE + 1)


@inner
def label_use(code: int, story: Story) -> None:
    """Tell who would be used, and for what."""
    if code >= actions.OPEN:
        tell(story, Label.USE, PICKER[code - actions.OPEN])
        return
    change = code - actions.USE
    character = actions.USER[change]
    if ABILITY_KIND[character] == AbilityKind.AGAIN:
        tell(story, Label.AGAIN, character, actions.TAKEN[change])
    else:
        tell(story, Label.CHANGE, character, actions.TAKEN[change], actions.PUT[change])
