"""Cards of what somebody missed: they come back until they are known."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tafelrunde.practice.grading import Exercise
from tafelrunde.practice.reviews import Mistake
from tafelrunde.server.store.practice import Card

MOST_AT_ONCE = 20
"""Cards that are dealt together."""

Time = Annotated[int, Meta(ge=0)]
"""In milliseconds since the epoch."""


class Flashcard(msgspec.Struct, frozen=True):
    """A decision that cost something, and when it comes back."""

    table: str
    entry: int
    """Its place in the record; with the table the card's name."""
    box: int
    due: int
    exercise: Exercise
    seat: int
    do: str
    """What was done."""
    loss: float
    label: str


class Flashcards(msgspec.Struct, frozen=True):
    """Some cards to try now, and how many there are."""

    cards: list[Flashcard]
    due: int
    total: int
    next: int | None
    """When the next one comes back, if none is due."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a try went."""

    found: bool
    due: Time | None = None
    """As the card said that was tried: one that has been put back since stays where it is."""
    at: Time | None = None
    """When that was, for whoever had no connection; now if nothing is said."""


def card_of(table: str, mistake: Mistake, now: int) -> Card:
    """Return a new card, to be tried at once."""
    return Card(table, mistake.entry, 0, now, msgspec.json.encode(mistake).decode())


def flashcard(card: Card) -> Flashcard:
    """Return a card as its owner sees it."""
    missed = msgspec.json.decode(card.body, type=Mistake)
    return Flashcard(
        table=card.table,
        entry=card.entry,
        box=card.box,
        due=card.due,
        exercise=missed.exercise,
        seat=missed.seat,
        do=missed.do,
        loss=missed.loss,
        label=missed.label,
    )


def dealt(cards: list[Card], now: int, table: str | None = None) -> Flashcards:
    """Return the cards that are due, or all those of one table."""
    due = [card for card in cards if card.due <= now]
    chosen = due[:MOST_AT_ONCE] if table is None else [card for card in cards if card.table == table]
    later = min((card.due for card in cards if card.due > now), default=None)
    return Flashcards([flashcard(card) for card in chosen], len(due), len(cards), None if due else later)
