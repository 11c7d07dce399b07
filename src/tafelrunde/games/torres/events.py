"""What happens: every event that the kernels tell, with its facts; only what everybody may know (T12.1)."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.messages import NUMBER, SEAT, MessageType


class Event(IntEnum):
    """What happens in a game; a move of two small actions is told when it is complete."""

    START = 0
    MASTER = 1
    FOUNDATION = 2
    DEPLOY = 3
    KING = 4
    STAY = 5
    MOVE = 6
    GATE = 7
    BUILD = 8
    STACK = 9
    BUY = 10
    TOP = 11
    UNDER = 12
    TRACK = 13
    PLAY = 14
    CARD_MOVE = 15
    SHIFT = 16
    RAISE = 17
    END = 18
    CASTLES = 19
    KING_BONUS = 20
    MASTER_BONUS = 21
    YEAR = 22
    WON = 23
    SHARED = 24


BY_SEAT: Final = {"seat": SEAT}
ON_CELL: Final = {**BY_SEAT, "cell": "cell"}
TO_LEVEL: Final = {**ON_CELL, "level": NUMBER}
FROM_TO: Final = {**BY_SEAT, "from": "cell", "to": "cell", "level": NUMBER}
SCORED: Final = {**BY_SEAT, "year": NUMBER, "points": NUMBER, "score": NUMBER}

TYPES: Final = {
    Event.START: MessageType("torres-event-start", BY_SEAT),
    Event.MASTER: MessageType("torres-event-master", {"master_card": "master_card"}),
    Event.FOUNDATION: MessageType("torres-event-foundation", TO_LEVEL),
    Event.DEPLOY: MessageType("torres-event-deploy", ON_CELL),
    Event.KING: MessageType("torres-event-king", ON_CELL),
    Event.STAY: MessageType("torres-event-stay", BY_SEAT),
    Event.MOVE: MessageType("torres-event-move", FROM_TO),
    Event.GATE: MessageType("torres-event-gate", FROM_TO),
    Event.BUILD: MessageType("torres-event-build", TO_LEVEL),
    Event.STACK: MessageType("torres-event-stack", {**BY_SEAT, "size": NUMBER}),
    Event.BUY: MessageType("torres-event-buy", BY_SEAT),
    Event.TOP: MessageType("torres-event-top", BY_SEAT),
    Event.UNDER: MessageType("torres-event-under", BY_SEAT),
    Event.TRACK: MessageType("torres-event-track", {**BY_SEAT, "points": NUMBER}),
    Event.PLAY: MessageType("torres-event-play", {**BY_SEAT, "action_card": "action_card"}),
    Event.CARD_MOVE: MessageType("torres-event-card-move", {"action_card": "action_card", **FROM_TO}),
    Event.SHIFT: MessageType("torres-event-shift", FROM_TO),
    Event.RAISE: MessageType("torres-event-raise", TO_LEVEL),
    Event.END: MessageType("torres-event-end", BY_SEAT),
    Event.CASTLES: MessageType("torres-event-castles", SCORED),
    Event.KING_BONUS: MessageType("torres-event-king-bonus", SCORED),
    Event.MASTER_BONUS: MessageType("torres-event-master-bonus", SCORED),
    Event.YEAR: MessageType("torres-event-year", {"year": NUMBER, **BY_SEAT}),
    Event.WON: MessageType("torres-event-won", BY_SEAT),
    Event.SHARED: MessageType("torres-event-shared"),
}
EVENTS: Final = tuple(TYPES[event] for event in Event)
