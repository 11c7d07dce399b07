"""Actions, results and positions as text and JSON, both ways."""

import re
from functools import cache
from typing import Annotated, Any, Final

import msgspec

from tafelrunde.core.actions import SEAT_LETTERS, Action
from tafelrunde.core.errors import BadNotation
from tafelrunde.core.kernel import NOBODY
from tafelrunde.core.memory import States, fragments_of
from tafelrunde.core.rows import fragment, numbers, plain, rows
from tafelrunde.core.shapes import one_of
from tafelrunde.core.written import written
from tafelrunde.games.knights import actions as act
from tafelrunde.games.knights.cards import CARD_TEXTS, COLOUR_NAMES, DEMANDS
from tafelrunde.games.knights.scoring import BEST_SIZE, result, result_facts
from tafelrunde.games.knights.state import (
    CARD,
    COLOURS,
    CONTEST_NAMES,
    ENDING_NAMES,
    GUARD_BITS,
    LIKE_NAMES,
    LIVE,
    NO_CARD,
    NONE,
    PHASE_NAMES,
    SEAT,
    STACK,
    STACKS,
    Contest,
    Phase,
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


def write_position(state: States) -> WrittenPosition:
    """Write a state down."""
    record, fragments = plain(state), fragments_of(state)
    phase = record.phase
    return WrittenPosition(
        phase=PHASE_NAMES[phase],
        # Most moves change neither what lies before the players nor the stacks.
        seats=fragment(fragments, "seats", record.seat[: record.players * SEAT.itemsize], _write_seats),
        stacks=fragment(fragments, "stacks", record.stack, _write_stacks),
        unseen=fragment(fragments, "unseen", record.unseen[: record.unseen_count * CARD.itemsize], _write_unseen),
        turn=record.turn,
        turns=record.turns,
        attempts=record.attempts,
        tucks=record.tucks,
        placed=[name for name, bit in GUARD_BITS.items() if record.guards_placed & bit],
        contest=_write_contest(record) if record.contest else None,
        first=_or_none(record.first),
        resume=PHASE_NAMES[record.resume] if phase == Phase.TURN_UP else None,
        like=COLOUR_NAMES[record.like] if phase == Phase.DEAL_CASTLE else None,
        winner=_or_none(record.winner),
        ending=ENDING_NAMES[record.ending] if record.ending else None,
    )


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _write_seats(seats: bytes) -> Any:
    return written([_write_seat(seat) for seat in rows(seats, SEAT)])


def _write_stacks(stacks: bytes) -> Any:
    return written({name: _write_stack(pile) for name, pile in zip(STACKS, rows(stacks, STACK), strict=True)})


def _write_unseen(cards: bytes) -> Any:
    return written(_texts_of(cards))


def _texts_of(cards: bytes) -> list[str]:
    return [CARD_TEXTS[card] for card in numbers(cards, CARD.str[1:])]


def _write_seat(seat: Any) -> WrittenSeat:
    cards = [CARD_TEXTS[like * DEMANDS + demand - 1] for like, demand in enumerate(seat.cards) if demand]
    castles = COLOURS - seat.cards[:COLOURS].count(0)
    return WrittenSeat(
        castles=cards[:castles],
        specials=cards[castles:],
        tournaments=seat.tournaments,
        castle_guard=COLOUR_SETS[seat.castle_guard],
        card_guard=None if seat.card_guard == NONE else LIKE_NAMES[seat.card_guard],
    )


def _write_stack(pile: Any) -> WrittenStack:
    return WrittenStack(
        top=None if pile.top == NO_CARD else CARD_TEXTS[pile.top],
        unseen=pile.unseen,
        tucked=_texts_of(pile.tucked[: pile.tucked_count * CARD.itemsize]),
    )


def _write_contest(record: Any) -> WrittenContest:
    contest = record.contest
    return WrittenContest(
        kind=CONTEST_NAMES[contest],
        roller=record.roller,
        rolls_left=record.rolls_left,
        dice=list(LIVE.dice(record.live)),
        to_roll=record.to_roll,
        stack=STACKS[record.target] if contest in STACK_TARGETS else None,
        seat=record.target if contest in SEAT_TARGETS else None,
        like=None if contest == Contest.KING else LIKE_NAMES[record.like],
        mark=result_text(record.mark),
        leader=record.leader if contest == Contest.TOURNAMENT else None,
    )
