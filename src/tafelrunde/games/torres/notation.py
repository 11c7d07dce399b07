"""Actions, whole moves and positions as text and JSON."""

import re
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec

from tafelrunde.core.actions import SEAT_LETTERS, Action
from tafelrunde.core.memory import States, fragments_of
from tafelrunde.core.rows import fragment, numbers, pieces, plain, rows
from tafelrunde.core.shapes import one_of
from tafelrunde.core.written import written
from tafelrunde.games.torres import actions as act
from tafelrunde.games.torres.board import CELL_NAMES, cell_names, tower_blocks
from tafelrunde.games.torres.cards import (
    ACTION_CARDS,
    CARD_NAMES,
    MASTER_NAMES,
    SPACING_NAMES,
    VARIANT_NAMES,
    Effect,
)
from tafelrunde.games.torres.state import HIDDEN, NO_CARD, NONE, PHASE_NAMES, SEAT, UNKNOWN, UNSEEN

FORMS: Final = (
    "Kd4-d5",
    "gate c3>f6",
    "D d5",
    "B e5",
    "vault d4-d6",
    "raise d4 2",
    "extra_block e5",
    "take d4",
    "to d5",
    "stack 3",
    "buy",
    "keep vault",
    "top raise",
    "under raise",
    "track",
    "play vault",
    "end",
    "spread 3-2",
    "king f6",
    "stay",
)
"""One example of each action and of whole moves, for help and error messages."""

EFFECTS: Final = {CARD_NAMES[card]: row.effect for card, row in ACTION_CARDS.items()}
"""What cards do (T7.3)."""

WHOLE_MOVE: Final = re.compile(
    r"(?P<how>k|gate|play (?P<card>\w+)|\w+)?\s*(?P<cell>[a-h][1-8])"
    r"(?:\s*[->]\s*(?P<to>[a-h][1-8])|\s+(?P<stack>[1-3]|named))?"
)
"""A knight's move (Kd4-d5, gate c3>f6), or a card with all that belongs to it (vault d4-d6, raise d4 2)."""


def whole_move(text: str) -> list[str]:
    """Split a whole move into its small actions; a text that is none stays as it is."""
    found = WHOLE_MOVE.fullmatch(" ".join(text.lower().split()))
    if not found:
        return [text]
    how, cell, to, stack = found["how"] or "k", found["cell"], found["to"], found["stack"]
    card = found["card"] or how
    effect = EFFECTS.get(card)
    if how in ("k", "gate") and to:
        return [f"take {cell}", f"to {to}"]
    if effect == Effect.BUILD and not to and not stack:
        return [f"play {card}", f"B {cell}"]
    if effect == Effect.RAISE and not to:
        return [f"play {card}", f"take {cell}", *([f"stack {stack}"] if stack else [])]
    if effect == Effect.MOVE and to:
        return [f"play {card}", f"take {cell}", f"to {to}"]
    return [text]


def parse(words: list[str]) -> Action | None:
    """Build the small action that the words name, without checking that it exists."""
    match words:
        case ["take" | "to" | "d" | "b" | "king" as kind, cell]:
            return {"take": act.Take, "to": act.To, "d": act.Deploy, "b": act.Build, "king": act.King}[kind](cell)
        case ["stack", "named"]:
            return act.Stack()
        case ["stack", size]:
            return act.Stack(_digit(size))
        case ["keep" | "top" | "under" | "play" | "draw" | "master" as kind, card]:
            return {
                "keep": act.Keep,
                "top": act.Top,
                "under": act.Under,
                "play": act.Play,
                "draw": act.Draw,
                "master": act.TurnUp,
            }[kind](card)
        case ["spread", "none"]:
            return act.Spread(())
        case ["spread", sizes]:
            return act.Spread(tuple(sorted(map(_digit, sizes.split("-")), reverse=True)))
        case ["start", seat] if len(seat) == 1:
            return act.Start(SEAT_LETTERS.find(seat.upper()))
        case ["buy" | "track" | "end" | "stay" as kind]:
            return {"buy": act.Buy, "track": act.Track, "end": act.End, "stay": act.Stay}[kind]()
        case _:
            return None


def _digit(text: str) -> int:
    return "0123".find(text) if len(text) == 1 else NONE


class WrittenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs to a player; a view counts cards it must not show as hidden, or marks them with a `?`."""

    knights: list[str] = []
    score: int = 0
    stacks: list[int] = []
    carried: int = 0
    hand: list[str] = []
    hidden: int = 0
    played: list[str] = []
    pile: list[str | None] = []
    """From the top; null is a card that its owner has not seen."""


class WrittenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position as JSON."""

    phase: Annotated[str, one_of(PHASE_NAMES.values())]
    seats: list[WrittenSeat]
    towers: dict[str, int]
    """How many blocks each tower has."""
    supply: int
    turn: int
    starter: int
    turns_left: int
    year: int
    round: int
    variant: Annotated[str, one_of(VARIANT_NAMES.values())] = "basic"
    foundation_spacing: Annotated[str, one_of(SPACING_NAMES.values())] = "steps"
    master_all_six: bool = True
    master: str | None = None
    first: int | None = None
    king: str | None = None
    ap: int = 0
    named: int | None = None
    """Blocks left in the stack named this turn."""
    bought: int = 0
    fresh: list[str] = []
    """Cards bought this turn; they lie in the hand too."""
    fresh_hidden: int = 0
    card_played: bool = False
    card: str | None = None
    picked: str | None = None
    drawn: list[str] = []
    drawn_hidden: int = 0


REMEMBERED: Final = 4096
"""So many different towers or seats are written once."""


def seats_text(seats: int) -> str:
    """Write a set of seats."""
    return ", ".join(letter for seat, letter in enumerate(SEAT_LETTERS) if seats >> seat & 1)


def cards_of(counts: Any) -> list[str]:
    """Return cards counted by kind as a list of names, without the unknown ones."""
    return [name for name, count in zip(CARD_NAMES, counts, strict=False) for _ in range(count)]


def stack_sizes(stacks: Any) -> list[int]:
    """Return stacks counted by size as a list, the highest first."""
    return [size for size, count in reversed([*enumerate(stacks)]) for _ in range(count)]


PILE_NAMES: Final = {
    **{card + 1: name for card, name in enumerate(CARD_NAMES)},
    UNSEEN: None,
    HIDDEN: "?",
}


def pile_of(pile: Any) -> list[str | None]:
    """Return a pile from the top: a card's name, None if its owner has not seen it, `?` if a viewer may not."""
    return [PILE_NAMES[entry] for entry in pile if entry != NO_CARD]


def write_position(state: States) -> WrittenPosition:
    """Write a state, or what a view shows of it, as JSON types."""
    record = plain(state)
    return WrittenPosition(
        phase=PHASE_NAMES[record.phase],
        seats=[_write_seat(seat) for seat in pieces(record.seat, SEAT)[: record.players]],
        towers=fragment(fragments_of(state), "towers", record.plane, _write_towers),
        supply=record.supply,
        turn=record.turn,
        starter=record.starter,
        turns_left=record.turns_left,
        year=record.year,
        round=record.round,
        variant=VARIANT_NAMES[record.variant],
        foundation_spacing=SPACING_NAMES[record.spacing],
        master_all_six=bool(record.all_six),
        master=_name(MASTER_NAMES, record.master),
        first=_or_none(record.first),
        king=_name(CELL_NAMES, record.king),
        ap=record.ap,
        named=_or_none(record.named),
        bought=record.bought,
        fresh=cards_of(record.fresh),
        fresh_hidden=record.fresh[UNKNOWN],
        card_played=bool(record.card_played),
        card=_name(CARD_NAMES, record.card),
        picked=_name(CELL_NAMES, record.picked),
        drawn=cards_of(record.drawn),
        drawn_hidden=record.drawn[UNKNOWN],
    )


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def _write_towers(planes: bytes) -> Any:
    return written(tower_blocks(numbers(planes, "u8")))


# Each viewer sees one hand, and the backs of all others.
@lru_cache(maxsize=REMEMBERED)
def _write_seat(seat: bytes) -> Any:
    (player,) = rows(seat, SEAT)
    return written(
        WrittenSeat(
            knights=cell_names(player.knights),
            score=player.score,
            stacks=stack_sizes(player.stacks),
            carried=player.carried,
            hand=cards_of(player.hand),
            hidden=player.hand[UNKNOWN],
            played=cards_of(player.played),
            pile=pile_of(player.pile),
        )
    )
