"""What is asked, and what each choice would do: messages for a list of choices."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.kernel import State, inner, kernel
from tafelrunde.core.messages import NUMBER, SEAT, MessageType
from tafelrunde.core.story import Story, tell
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import TOURNAMENT_CARD, owned_card
from tafelrunde.games.knights.legal import GUARD_MASK
from tafelrunde.games.knights.state import (
    COLOURS,
    LIVE_SIZE,
    LIVE_TOLD,
    NO_DICE,
    OWNED_LIKES,
    PHASE_NAMES,
    Like,
    Phase,
)

PROMPTS: Final = tuple(MessageType(f"knights-ask-{name}", {"seat": SEAT}) for name in PHASE_NAMES.values())
"""What is asked in each phase."""


class Label(IntEnum):
    """What an action can do."""

    TUCK = 0
    TAKE = 1
    TOURNAMENT = 2
    ATTACK = 3
    STEAL = 4
    KING = 5
    END = 6
    LEAVE = 7
    DEFEND = 8
    YIELD = 9
    LOSE = 10
    GUARD = 11
    KEEP = 12
    KEEP_NONE = 13
    STOP = 14


_STACK: Final = {"stack": "stack"}
_CARD: Final = {"card": "card"}
_OWNED: Final = {"owner": SEAT, **_CARD}
_DICE: Final = {"dice": "dice"}

_ARGUMENTS: Final[dict[Label, dict[str, str]]] = {
    Label.TUCK: {**_STACK, **_CARD},
    Label.TAKE: {**_STACK, **_CARD},
    Label.TOURNAMENT: _STACK,
    Label.ATTACK: _OWNED,
    Label.STEAL: _OWNED,
    Label.LOSE: {**_CARD, **_STACK},
    Label.GUARD: {"guard": "like", "likes": "likes"},
    Label.KEEP: {**_DICE, "count": NUMBER},
    Label.KEEP_NONE: {"count": NUMBER},
    Label.STOP: _DICE,
}
LABELS: Final = tuple(
    MessageType(f"knights-action-{label.name.lower().replace('_', '-')}", _ARGUMENTS.get(label, {}))
    for label in Label
)


@kernel
def ask(state: State, story: Story) -> None:
    """Tell what the seat to act is asked."""
    tell(story, state.phase, state.actor)


@kernel
def label(state: State, code: int, story: Story) -> None:
    """Tell what a legal action would do."""
    if code >= actions.KEEP:
        label_keep(state, code - actions.KEEP, story)
    elif code >= actions.GUARD_CARD:
        tell(story, Label.GUARD, Like.CARD_GUARD, 1 << code - actions.GUARD_CARD + COLOURS)
    elif code >= actions.GUARD_CASTLES:
        tell(story, Label.GUARD, Like.CASTLE_GUARD, GUARD_MASK[code - actions.GUARD_CASTLES])
    elif code >= actions.LOSE:
        colour, stack = (code - actions.LOSE) // 2, (code - actions.LOSE) % 2
        tell(story, Label.LOSE, owned_card(state, state.turn, colour), stack)
    elif code >= actions.KING:
        label_plain(state, code, story)
    elif code >= actions.TARGET:
        label_target(state, (code - actions.TARGET) // OWNED_LIKES, (code - actions.TARGET) % OWNED_LIKES, story)
    else:
        label_stack(state, code, story)


@inner
def label_keep(state: State, kept: int, story: Story) -> None:
    """Tell which dice would be kept, and how many rolled again (K6.3)."""
    count = LIVE_SIZE[state.live] - LIVE_SIZE[kept]
    if kept == NO_DICE:
        tell(story, Label.KEEP_NONE, count)
    elif count > 0:
        tell(story, Label.KEEP, LIVE_TOLD[kept], count)
    else:
        tell(story, Label.STOP, LIVE_TOLD[kept])


@inner
def label_plain(state: State, code: int, story: Story) -> None:
    """Tell of an action without arguments."""
    if code == actions.KING:
        tell(story, Label.KING)
    elif code == actions.DEFEND:
        tell(story, Label.DEFEND)
    elif code == actions.YIELD:
        tell(story, Label.YIELD)
    elif state.phase == Phase.GUARDS:
        tell(story, Label.LEAVE)
    else:
        tell(story, Label.END)


@inner
def label_target(state: State, seat: int, like: int, story: Story) -> None:
    """Tell which card of an opponent would be announced."""
    card = owned_card(state, seat, like)
    if like < COLOURS:
        tell(story, Label.ATTACK, seat, card)
    else:
        tell(story, Label.STEAL, seat, card)


@inner
def label_stack(state: State, code: int, story: Story) -> None:
    """Tell what would happen to the top card of a stack."""
    if code < actions.TAKE:
        tell(story, Label.TUCK, code - actions.TUCK, state.stack[code - actions.TUCK].top)
    elif state.stack[code - actions.TAKE].top == TOURNAMENT_CARD:
        tell(story, Label.TOURNAMENT, code - actions.TAKE)
    else:
        tell(story, Label.TAKE, code - actions.TAKE, state.stack[code - actions.TAKE].top)
