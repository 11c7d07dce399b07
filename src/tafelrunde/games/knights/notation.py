"""Actions, results and positions as text and JSON, both ways."""

import re
from functools import cache
from typing import Annotated, Final

import msgspec

from tafelrunde.core.actions import SEAT_LETTERS, Action
from tafelrunde.core.errors import BadNotation
from tafelrunde.core.shapes import one_of
from tafelrunde.games.knights import actions as act
from tafelrunde.games.knights.cards import COLOUR_NAMES
from tafelrunde.games.knights.scoring import BEST_SIZE, result, result_facts
from tafelrunde.games.knights.state import (
    COLOURS,
    CONTEST_NAMES,
    ENDING_NAMES,
    NONE,
    PHASE_NAMES,
    Contest,
)

FORMS: Final = (
    "tuck left",
    "take right",
    "attack B red",
    "steal C catapult",
    "king",
    "keep 2-5-5",
    "keep none",
    "defend",
    "yield",
    "guard red blue",
    "guard catapult",
    "lose red left",
    "end",
)
"""One example of each action, for help and error messages."""


def parse(words: list[str]) -> Action | None:
    """Build the action that the words name, without checking that it exists."""
    match words:
        case ["tuck", stack]:
            return act.Tuck(stack)
        case ["take", stack]:
            return act.Take(stack)
        case ["king"]:
            return act.King()
        case ["end"]:
            return act.End()
        case ["defend"]:
            return act.Defend()
        case ["yield"]:
            return act.Yield()
        case ["lose", colour, stack]:
            return act.Lose(colour, stack)
        case ["keep", *dice] if dice:
            return act.Keep(_dice("".join(dice)))
        case ["roll", *dice] if dice:
            return act.Roll(_dice("".join(dice)))
        case ["guard", *names] if names and all(name in COLOUR_NAMES for name in names):
            return act.GuardCastles(tuple(sorted(names, key=COLOUR_NAMES.index)))
        case ["guard", special]:
            return act.GuardCard(special)
        case ["turn", stack, *card]:
            return act.TurnUp(stack, " ".join(card))
        case [verb, seat, *rest]:
            return _with_seat(verb, SEAT_LETTERS.find(seat.upper()) if len(seat) == 1 else NONE, rest)
        case _:
            return None


def _with_seat(verb: str, seat: int, rest: list[str]) -> Action | None:
    match verb, rest:
        case "attack", [colour]:
            return act.Attack(seat, colour)
        case "steal", [special]:
            return act.Steal(seat, special)
        case "deal", [colour]:
            return act.Deal(seat, colour)
        case "castle", [demand]:
            return act.DealCastle(seat, demand)
        case "start", []:
            return act.Start(seat)
        case _:
            return None


def _dice(text: str) -> tuple[int, ...]:
    """Read dice such as 2-5-5, 2 5 5, 255 or none."""
    if text == "none":
        return ()
    return tuple(sorted("0123456789".find(die) for die in text if die not in "-,"))


@cache
def result_text(value: int) -> str:
    """Write a result: 4-4-4+2, 5-5 without a kicker, none without dice."""
    size, number, kicker = result_facts(value)
    group = "-".join([str(number)] * size) or "none"
    return f"{group}+{kicker}" if kicker else group


def read_result(text: str) -> int:
    """Read a result or demand, or raise BadNotation."""
    if text == "none":
        return 0
    match = re.fullmatch(r"([1-5](?:-[1-5])*)(?:\+([1-5]))?", text)
    numbers = [int(number) for number in match[1].split("-")] if match else []
    kicker = int(match[2] or 0) if match else 0
    if not numbers or len(set(numbers)) > 1 or kicker == numbers[0] or len(numbers) > BEST_SIZE:
        raise BadNotation("bad-result", text=text)
    return result(len(numbers), numbers[0], kicker)


PhaseName = Annotated[str, one_of(PHASE_NAMES.values())]
ContestName = Annotated[str, one_of(name for contest, name in CONTEST_NAMES.items() if contest)]
EndingName = Annotated[str, one_of(name for ending, name in ENDING_NAMES.items() if ending)]


class WrittenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before a player."""

    castles: list[str]
    specials: list[str] = []
    tournaments: int = 0
    castle_guard: list[str] = []
    card_guard: str | None = None


class WrittenStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stack from the top: face-up card, unseen cards, tucked cards."""

    top: str | None
    unseen: int
    tucked: list[str] = []


class WrittenContest(msgspec.Struct, forbid_unknown_fields=True):
    """What is being rolled for, by whom, with which dice."""

    kind: ContestName
    roller: int
    rolls_left: int
    dice: list[int] = []
    to_roll: int = 0
    stack: act.StackName | None = None
    seat: int | None = None
    like: str | None = None
    mark: str | None = None
    """The result to beat; may be left out where the target's card says it."""
    leader: int | None = None


class WrittenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position as JSON."""

    phase: PhaseName
    seats: list[WrittenSeat]
    stacks: dict[act.StackName, WrittenStack]
    unseen: list[str]
    turn: int
    turns: int = 1
    attempts: int = 0
    tucks: int = 0
    placed: list[str] = []
    contest: WrittenContest | None = None
    first: int | None = None
    resume: PhaseName | None = None
    like: str | None = None
    """The colour named in the setup, before its castle is."""
    winner: int | None = None
    ending: EndingName | None = None


COLOUR_SETS: Final = [
    [name for colour, name in enumerate(COLOUR_NAMES) if bits >> colour & 1] for bits in range(2**COLOURS)
]
"""The colours of each set of bits."""
SEAT_TARGETS: Final = (Contest.CASTLE, Contest.DEFENCE, Contest.SPECIAL)
STACK_TARGETS: Final = (Contest.STACK, Contest.TOURNAMENT)
