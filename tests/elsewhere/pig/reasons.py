"""Why something is not legal in Pig: the clause of each reason, and its facts."""

from enum import IntEnum
from typing import Final

from tafelrunde.core.messages import ACTION, LETTER, NUMBER, MessageType


class Reason(IntEnum):
    """Why an action is refused; 0: it is not."""

    LEGAL = 0
    OVER = 1
    NOT_NOW = 2
    NOTHING_ROLLED = 3
    ENOUGH = 4
    IMPOSSIBLE = 5


REASONS: Final = (
    MessageType("legal"),
    MessageType("pig-over", {"winner": LETTER}, "P4.1"),
    MessageType("pig-not-now", {"action": ACTION}, "P3.1"),
    MessageType("pig-nothing-rolled", clause="P3.4"),
    MessageType("pig-enough", {"goal": NUMBER}, "P3.5"),
    MessageType("pig-impossible-chance", {"action": ACTION}, "P1.2"),
)
