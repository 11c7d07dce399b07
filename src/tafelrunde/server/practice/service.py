"""Keeps what matches say about those who played them, once they have been analysed."""

from collections.abc import Callable

import msgspec

from tafelrunde.analysis import Ledger
from tafelrunde.core.record import Record
from tafelrunde.practice.numbers import Numbers, numbers_of
from tafelrunde.practice.reviews import Mistake, Review, level_of, mistakes_of, review
from tafelrunde.practice.spacing import due_after, next_box
from tafelrunde.server.errors import NotFound
from tafelrunde.server.practice.flashcards import Flashcard, Flashcards, Result, card_of, dealt, flashcard
from tafelrunde.server.store import Store, TableRow
from tafelrunde.server.store.practice import Card
from tafelrunde.server.tables.table import Table

LOOKED_THROUGH = 200
"""Tables of a person, the newest, among which matches are looked for that have not been reviewed."""


class OwnNumbers(msgspec.Struct, frozen=True):
    """What somebody's play has come to, and the matches that do not count in it yet."""

    numbers: list[Numbers]
    unreviewed: list[str]
    """Tables whose matches are over and have not been analysed, the newest first."""


class PracticeService:
    """Reviews, numbers and cards of people."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    def now(self) -> int:
        """Return the time, in milliseconds since the epoch."""
        return self._clock()

    async def is_wanted(self, person: str, table: Table) -> bool:
        """Say whether a match is still to be reviewed for a person."""
        return table.seat_of(person) is not None and not await self._store.has_review(person, table.id)

    async def keep(self, person: str, table: Table, made: tuple[Review, list[Mistake]]) -> None:
        """Keep a review and cards of what was missed."""
        reviewed, mistakes = made
        now = self._clock()
        cards = [card_of(table.id, mistake, now) for mistake in mistakes]
        body = msgspec.json.encode(reviewed).decode()
        await self._store.keep_review(person, table.id, reviewed.at, body, cards)

    async def numbers(self, person: str) -> OwnNumbers:
        """Return what a person's play has come to."""
        kept = await self._store.reviews_of(person)
        reviews = [msgspec.json.decode(body, type=Review) for body in kept.values()]
        tables = await self._store.tables_of(person, LOOKED_THROUGH)
        unreviewed = [row.id for row in tables if row.id not in kept and _counts(row, person)]
        return OwnNumbers(numbers_of(reviews), unreviewed)

    async def deal(self, person: str, table: str | None) -> Flashcards:
        """Return the cards to be tried now, or all of one match."""
        return dealt(await self._store.cards_of(person), self._clock(), table)

    async def tried(self, person: str, table: str, entry: int, result: Result) -> Flashcard:
        """Put a card into its next box; a card that is not due stays where it is, unless it was missed.

        So does one that has moved since it was dealt: perhaps the same answer comes once more.
        """
        card = await self._card(person, table, entry)
        now = self._clock()
        is_new = result.due is None or result.due == card.due
        if is_new and (card.due <= now or not result.found):
            box = next_box(card.box, found=result.found)
            card = Card(card.table, card.entry, box, due_after(box, _tried_at(result, card, now)), card.body)
            await self._store.move_card(person, table, entry, card.box, card.due)
        return flashcard(card)

    async def forget(self, person: str, table: str, entry: int) -> None:
        """Forget a card."""
        await self._card(person, table, entry)
        await self._store.delete_card(person, table, entry)

    async def _card(self, person: str, table: str, entry: int) -> Card:
        card = await self._store.card(person, table, entry)
        if card is None:
            raise NotFound("no-card")
        return card


def _tried_at(result: Result, card: Card, now: int) -> int:
    """Return when a card was tried; a time that cannot be is that of a wrong clock."""
    return result.at if result.at is not None and card.due <= result.at <= now else now


def _counts(row: TableRow, person: str) -> bool:
    """Say whether a table's match can be reviewed: it is over, and a person played there until it was.

    Tables of version 0.1 do not say who sat where.
    """
    played = any(seat.get("who") == person and not seat.get("bot") for seat in row.summary["seats"])
    return played and row.status == "over" and row.ending != "cancelled"


def reviewed(table: Table, record: Record, ledger: bytes, seat: int, at: int) -> tuple[Review, list[Mistake]]:
    """Review a match for one seat; that takes a while."""
    found = msgspec.json.decode(ledger, type=Ledger)
    rivals = [None if other.is_human else other.bot for other in table.seats if other is not table.seats[seat]]
    level = level_of(found.game, rivals)
    return review(found, seat, table.id, at, level), mistakes_of(record, found, seat)
