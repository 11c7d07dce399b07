"""What happens in Pig, as the rules tell it."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.messages import NUMBER, SEAT, MessageType


class Event(IntEnum):
    """What can happen."""

    START = 0
    ROLL = 1
    LOSE = 2
    HOLD = 3
    WON = 4


EVENTS: Final = (
    MessageType("pig-event-start", {"seat": SEAT}),
    MessageType("pig-event-roll", {"seat": SEAT, "number": NUMBER}),
    MessageType("pig-event-lose", {"seat": SEAT, "points": NUMBER}),
    MessageType("pig-event-hold", {"seat": SEAT, "points": NUMBER, "score": NUMBER}),
    MessageType("pig-event-won", {"seat": SEAT}),
)
