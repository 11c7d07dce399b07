"""Actions and positions as text and JSON."""

from functools import lru_cache
from itertools import islice
from typing import Annotated, Any, Final

import msgspec

from tafelrunde.core.actions import SEAT_LETTERS, Action
from tafelrunde.core.kernel import NOBODY
from tafelrunde.core.memory import States
from tafelrunde.core.rows import numbers, plain
from tafelrunde.core.shapes import one_of
from tafelrunde.games.court import actions as act
from tafelrunde.games.court.cards import NAMES, OWNED, PICKERS, Character
from tafelrunde.games.court.state import EDITION_NAMES, PHASE_NAMES

FORMS: Final = (
    "roll",
    "aside 5",
    "add laborer",
    "add queen 4",
    "use magician 3>5",
    "use alchemist 2-5-5>4-4-4",
    "use fool 3",
    "use merchant",
    "pick 2x5",
    "done",
    "finish",
    "claim farmer",
    "claim none",
)
"""One example of each action, for help and error messages."""


def parse(words: list[str]) -> Action | None:
    """Build the action that the words name, without checking that it exists."""
    match words:
        case ["roll"]:
            return act.Roll()
        case ["roll", *dice]:
            return act.Rolled(_dice("".join(dice)))
        case ["aside", number]:
            return act.Aside(_number(number))
        case ["add", character]:
            return act.Add(character)
        case ["add", character, number]:
            return act.Add(character, _number(number))
        case ["use", character]:
            return act.Use(character)
        case ["use", character, *dice]:
            before, _, after = "".join(dice).partition(">")
            return act.Use(character, _dice(before), _dice(after))
        case ["pick", picked]:
            count, _, number = picked.partition("x")
            return act.Pick(_number(count), _number(number))
        case ["done"]:
            return act.Done()
        case ["finish"]:
            return act.Finish()
        case ["claim", "none"]:
            return act.Claim()
        case ["claim", character]:
            return act.Claim(character)
        case ["start", seat] if len(seat) == 1:
            return act.Start(SEAT_LETTERS.find(seat.upper()))
        case _:
            return None


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0


def _dice(text: str) -> tuple[int, ...]:
    """Read dice such as 2-5-5, 255 or none."""
    if text == "none":
        return ()
    return tuple(sorted("0123456789".find(die) for die in text if die not in "-,"))


def dice_of(counts: Any) -> list[int]:
    """Return dice counted by number as a list."""
    return [number for number, count in enumerate(counts, start=1) for _ in range(count)]


class WrittenSeat(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before a player."""

    characters: list[str] = []
    fools: int = 0
    charlatans: int = 0


class WrittenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position as JSON."""

    phase: Annotated[str, one_of(PHASE_NAMES.values())]
    seats: list[WrittenSeat]
    supply: dict[str, int]
    turn: int
    starter: int
    turns_left: int
    round: int = 1
    edition: Annotated[str, one_of(EDITION_NAMES.values())] = "amigo"
    dice_supply: int = 12
    first: int | None = None
    in_hand: int = 0
    active: list[int] = []
    aside: list[int] = []
    to_roll: int = 0
    set_aside: bool = False
    used: list[str] = []
    picker: str | None = None
    picked: list[int] = []
    final: bool = False
    mark: tuple[int, int] | None = None
    """How many alike, of which number."""
    winner: int | None = None


SUPPLIED: Final = (*NAMES[:OWNED], NAMES[Character.FOOL])


def write_position(state: States) -> WrittenPosition:
    """Write a state down."""
    record = plain(state)
    belongings = zip(numbers(record.owns, "i4"), record.fools, numbers(record.charlatans, "i4"), strict=True)
    supply = numbers(record.supply, "i1")  # -1 where there is no limit
    return WrittenPosition(
        phase=PHASE_NAMES[record.phase],
        seats=[WrittenSeat(_characters(bits), *fools) for bits, *fools in islice(belongings, record.players)],
        supply=dict(zip(SUPPLIED, supply, strict=True)),
        turn=record.turn,
        starter=record.starter,
        turns_left=record.turns_left,
        round=record.round,
        edition=EDITION_NAMES[record.edition],
        dice_supply=record.dice_supply,
        first=_or_none(record.first),
        in_hand=record.in_hand,
        active=dice_of(record.active),
        aside=dice_of(record.aside),
        to_roll=record.to_roll,
        set_aside=bool(record.set_aside),
        used=_characters(record.used),
        picker=None if record.picker == NOBODY else NAMES[PICKERS[record.picker]],
        picked=dice_of(record.picked),
        final=bool(record.final),
        mark=(record.mark_count, record.mark_number) if record.mark_count else None,
        winner=_or_none(record.winner),
    )


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


@lru_cache(maxsize=4096)
def _characters(bits: int) -> list[str]:
    return [name for character, name in enumerate(NAMES) if bits >> character & 1]
