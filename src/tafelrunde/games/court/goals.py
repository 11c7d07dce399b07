"""What a turn can be played for besides a character: a mark to beat, or so many alike."""

import re

from tafelrunde.core.errors import BadOption
from tafelrunde.core.position import Goal
from tafelrunde.games.court.state import FACES, MOST_DICE


class Mark(Goal, frozen=True):
    """The mark of the final round, such as seven fours: to be beaten, or equalled if enough (C7.4, C7.5)."""

    count: int
    number: int
    equal_is_enough: bool = False

    def __post_init__(self) -> None:
        if not (1 <= self.count <= MOST_DICE and 1 <= self.number <= FACES):
            raise BadOption("court-odds-mark", found=str(self))

    def __str__(self) -> str:
        return f"{self.count}x{self.number}"


class Alike(Goal, frozen=True):
    """At least so many alike."""

    count: int

    def __post_init__(self) -> None:
        if not 1 <= self.count <= MOST_DICE:
            raise BadOption("court-odds-alike", found=self.count, most=MOST_DICE)


def read_mark(text: str, *, equal_is_enough: bool = False) -> Mark:
    """Read a mark such as 7x4, or raise BadOption."""
    match = re.fullmatch(r"(\d{1,2})x(\d)", text.strip().lower(), re.ASCII)
    if not match:
        raise BadOption("court-odds-mark", found=text)
    return Mark(int(match[1]), int(match[2]), equal_is_enough)
