"""What can happen: the events that the kernels tell where a rule makes them happen."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.messages import NUMBER, SEAT, MessageType


class Event(IntEnum):
    """Everything that is told of a game."""

    DEALT = 0
    TURNED_UP = 1
    START = 2
    TUCK = 3
    ANNOUNCE = 4
    ORGANISE = 5
    ATTACK = 6
    DARE_KING = 7
    DEFEND = 8
    YIELD = 9
    ROLL = 10
    KEEP = 11
    STOP = 12
    LEADS = 13
    TRAILS = 14
    BEATEN = 15
    MISSED = 16
    DEFENDED = 17
    UNDEFENDED = 18
    KING_REVENGE = 19
    KING_SPARES = 20
    LOSE = 21
    GUARD = 22
    GAINS = 23
    WINS_TOURNAMENT = 24
    END = 25
    WON = 26


_WHO: Final = {"seat": SEAT}
_CARD: Final = {**_WHO, "card": "card"}
_DICE: Final = {**_WHO, "dice": "dice"}
_RESULT: Final = {**_WHO, "result": "result", "mark": "result"}

_ARGUMENTS: Final = {
    Event.DEALT: _CARD,
    Event.TURNED_UP: {"stack": "stack", "card": "card"},
    Event.START: _WHO,
    Event.TUCK: {**_WHO, "stack": "stack", "card": "card"},
    Event.ANNOUNCE: _CARD,
    Event.ORGANISE: _CARD,
    Event.ATTACK: {**_WHO, "owner": SEAT, "like": "like"},
    Event.DARE_KING: _WHO,
    Event.DEFEND: _WHO,
    Event.YIELD: _WHO,
    Event.ROLL: _DICE,
    Event.KEEP: _DICE,
    Event.STOP: _DICE,
    Event.LEADS: _RESULT,
    Event.TRAILS: _RESULT,
    Event.BEATEN: _RESULT,
    Event.MISSED: _RESULT,
    Event.DEFENDED: _RESULT,
    Event.UNDEFENDED: _RESULT,
    Event.KING_REVENGE: _RESULT,
    Event.KING_SPARES: _RESULT,
    Event.LOSE: {**_WHO, "like": "like", "stack": "stack"},
    Event.GUARD: {**_WHO, "guard": "like", "likes": "likes"},
    Event.GAINS: _CARD,
    Event.WINS_TOURNAMENT: {**_WHO, "count": NUMBER},
    Event.END: _WHO,
    Event.WON: {**_WHO, "ending": "ending"},
}
EVENTS: Final = tuple(
    MessageType(f"knights-event-{event.name.lower().replace('_', '-')}", _ARGUMENTS[event]) for event in Event
)
