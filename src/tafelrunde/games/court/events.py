"""What can happen: the events that the kernels tell where a rule makes them happen."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.messages import NUMBER, SEAT, MessageType


class Event(IntEnum):
    """Everything that is told of a game."""

    START = 0
    ROLL = 1
    ASIDE = 2
    ADD = 3
    CHANGE = 4
    USE = 5
    RAISED = 6
    RESULT = 7
    CLAIM = 8
    CLAIMS_NOTHING = 9
    TAKES_KING = 10
    MISSES_KING = 11
    FINAL_ROUND = 12
    WON = 13


_WHO: Final = {"seat": SEAT}
_CHARACTER: Final = {**_WHO, "character": "character"}
_DICE: Final = {**_WHO, "dice": "dice"}
_CHANGED: Final = {"before": "dice", "after": "dice"}

_TYPES: Final = {
    Event.START: MessageType("court-event-start", _WHO),
    Event.ROLL: MessageType("court-event-roll", _DICE),
    Event.ASIDE: MessageType("court-event-aside", {**_WHO, "number": NUMBER}),
    Event.ADD: MessageType("court-event-add", _CHARACTER),
    Event.CHANGE: MessageType("court-event-change", {**_CHARACTER, **_CHANGED}),
    Event.USE: MessageType("court-event-use", _CHARACTER),
    Event.RAISED: MessageType("court-event-raised", {**_WHO, **_CHANGED}),
    Event.RESULT: MessageType("court-event-result", _DICE),
    Event.CLAIM: MessageType("court-event-claim", _CHARACTER),
    Event.CLAIMS_NOTHING: MessageType("court-event-claims-nothing", _WHO),
    Event.TAKES_KING: MessageType("court-event-takes-king", _WHO),
    Event.MISSES_KING: MessageType("court-event-misses-king", _WHO),
    Event.FINAL_ROUND: MessageType("court-event-final-round"),
    Event.WON: MessageType("court-event-won", _WHO),
}
EVENTS: Final = tuple(_TYPES[event] for event in Event)
