"""Pig as text and JSON."""

from typing import Annotated, Final

import msgspec

from tafelrunde.core.actions import SEAT_LETTERS, Action
from tafelrunde.core.memory import States
from tafelrunde.core.shapes import drawn_as
from tests.elsewhere.pig import actions as act
from tests.elsewhere.pig.state import Phase

FORMS: Final = ("roll", "hold")
PHASE_NAMES: Final = {phase: phase.name.lower() for phase in Phase}


class WrittenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has."""

    score: int


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as JSON."""

    phase: str
    turn: Annotated[int, drawn_as("seat")]
    goal: int
    pot: int
    seats: list[WrittenSeat]


def parse(words: list[str]) -> Action | None:
    """Build the action that the words name."""
    match words:
        case ["roll"]:
            return act.Roll()
        case ["hold"]:
            return act.Hold()
        case ["start", letter] if len(letter) == 1 and letter.upper() in SEAT_LETTERS:
            return act.Start(SEAT_LETTERS.index(letter.upper()))
        case ["die", number] if number.isdecimal():
            return act.Die(int(number))
    return None


def write_position(state: States) -> WrittenPosition:
    """Write a state down."""
    record = state[0]
    seats = [WrittenSeat(score) for score in record["scores"][: record["players"]].tolist()]
    phase = PHASE_NAMES[Phase(record["phase"])]
    return WrittenPosition(phase, int(record["turn"]), int(record["goal"]), int(record["pot"]), seats)
