"""What is asked, and what each choice would do: prompts and labels for a list of choices."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.messages import NUMBER, SEAT, MessageType
from tafelrunde.core.story import Story, tell
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.board import level
from tafelrunde.games.torres.cards import SUBJECT, Subject
from tafelrunde.games.torres.moving import is_step
from tafelrunde.games.torres.state import NONE, PHASE_NAMES, Phase

WITH_CARD: Final = {"seat": SEAT, "action_card": "action_card"}
FACTS: Final = {Phase.TURN: {"seat": SEAT, "points": NUMBER}, Phase.SOURCE: WITH_CARD}
"""What is told besides whose turn it is."""

CARD_FOR_CARD: Final = len(Phase)
PLACE_FOR_CARD: Final = CARD_FOR_CARD + 1
PROMPTS: Final = (
    *(MessageType(f"torres-ask-{PHASE_NAMES[phase]}", FACTS.get(phase, {"seat": SEAT})) for phase in Phase),
    MessageType("torres-ask-card-for-card", WITH_CARD),
    MessageType("torres-ask-place-for-card", WITH_CARD),
)
"""One for each phase, and two that differ while a card is carried out."""


@kernel
def ask(state: State, story: Story) -> None:
    """Tell what the seat to act is asked."""
    if state.phase == Phase.TURN:
        tell(story, state.phase, state.actor, state.ap)
    elif state.phase == Phase.CARD:
        tell(story, CARD_FOR_CARD, state.actor, state.card)
    elif state.phase == Phase.PLACE and state.card != NONE:
        tell(story, PLACE_FOR_CARD, state.actor, state.card)
    else:
        tell(story, state.phase, state.actor, state.card)


class Label(IntEnum):
    """What an action would do."""

    TAKE_KNIGHT = 0
    TAKE_BLOCK = 1
    TO = 2
    GATE = 3
    DEPLOY = 4
    BUILD = 5
    KING = 6
    STACK = 7
    STACK_NAMED = 8
    BUY = 9
    KEEP = 10
    TOP = 11
    UNDER = 12
    TRACK = 13
    PLAY = 14
    END = 15
    SPREAD = 16
    STAY = 17


ON_CELL: Final = {"cell": "cell", "level": NUMBER}
SIZE: Final = {"size": NUMBER}
CARD: Final = {"action_card": "action_card"}

TYPES: Final = {
    Label.TAKE_KNIGHT: MessageType("torres-action-take-knight", ON_CELL),
    Label.TAKE_BLOCK: MessageType("torres-action-take-block", ON_CELL),
    Label.TO: MessageType("torres-action-to", ON_CELL),
    Label.GATE: MessageType("torres-action-gate", ON_CELL),
    Label.DEPLOY: MessageType("torres-action-deploy", ON_CELL),
    Label.BUILD: MessageType("torres-action-build", ON_CELL),
    Label.KING: MessageType("torres-action-king", ON_CELL),
    Label.STACK: MessageType("torres-action-stack", SIZE),
    Label.STACK_NAMED: MessageType("torres-action-stack-named", SIZE),
    Label.BUY: MessageType("torres-action-buy"),
    Label.KEEP: MessageType("torres-action-keep", CARD),
    Label.TOP: MessageType("torres-action-top", CARD),
    Label.UNDER: MessageType("torres-action-under", CARD),
    Label.TRACK: MessageType("torres-action-track"),
    Label.PLAY: MessageType("torres-action-play", CARD),
    Label.END: MessageType("torres-action-end"),
    Label.SPREAD: MessageType("torres-action-spread", {"stacks": "spread"}),
    Label.STAY: MessageType("torres-action-stay"),
}
LABELS: Final = tuple(TYPES[label] for label in Label)


@kernel
def label(state: State, code: int, story: Story) -> None:
    """Tell what a legal action would do."""
    if code < actions.STACK:
        label_on_cell(state, code, story)
    elif code < actions.STACK_NAMED:
        tell(story, Label.STACK, code - actions.STACK)
    elif code == actions.STACK_NAMED:
        tell(story, Label.STACK_NAMED, state.named)
    elif code < actions.PLAY:
        label_purchase(code, story)
    elif code < actions.END:
        tell(story, Label.PLAY, code - actions.PLAY)
    elif code == actions.END:
        tell(story, Label.END)
    elif code < actions.STAY:
        tell(story, Label.SPREAD, code - actions.SPREAD)
    else:
        tell(story, Label.STAY)


@kernel
def label_on_cell(state: State, code: int, story: Story) -> None:
    """Tell of an action on a cell, and which level the piece has then."""
    if code < actions.TO:
        kind = Label.TAKE_BLOCK if SUBJECT[state.card] == Subject.TOWER else Label.TAKE_KNIGHT
        tell_cell(state, kind, code - actions.TAKE, 0, story)
    elif code < actions.DEPLOY:
        cell = code - actions.TO
        kind = Label.TO if state.card != NONE or is_step(state.picked, cell) else Label.GATE
        tell_cell(state, kind, cell, 0, story)
    elif code < actions.BUILD:
        tell_cell(state, Label.DEPLOY, code - actions.DEPLOY, 0, story)
    elif code < actions.KING:
        tell_cell(state, Label.BUILD, code - actions.BUILD, 1, story)
    else:
        tell_cell(state, Label.KING, code - actions.KING, 0, story)


@kernel
def tell_cell(state: State, kind: int, cell: int, blocks: int, story: Story) -> None:
    """Tell of a cell and its level, with so many blocks more."""
    tell(story, kind, cell, level(state, cell) + blocks)


@kernel
def label_purchase(code: int, story: Story) -> None:
    """Tell of what buys something: a step of buying a card (T7.1), or on the track (T8.1)."""
    if code == actions.BUY:
        tell(story, Label.BUY)
    elif code < actions.TOP:
        tell(story, Label.KEEP, code - actions.KEEP)
    elif code < actions.UNDER:
        tell(story, Label.TOP, code - actions.TOP)
    elif code < actions.TRACK:
        tell(story, Label.UNDER, code - actions.UNDER)
    else:
        tell(story, Label.TRACK)
