"""What people learn from: reviews of their matches, and cards of what they missed."""

from collections.abc import Sequence
from typing import Final

import msgspec

from tafelrunde.server.store.base import Database, Step

MOST_REVIEWS: Final = 2000
MOST_CARDS: Final = 500
"""Kept of one person; beyond this the oldest reviews and the cards known best are forgotten."""
REVIEW = "INSERT INTO reviews (person_id, table_id, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
CARD = (
    "INSERT INTO flashcards (person_id, table_id, entry, box, due, body)"
    " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
)
FORGET_REVIEWS = (
    "DELETE FROM reviews WHERE person_id = $1 AND table_id NOT IN"
    " (SELECT table_id FROM reviews WHERE person_id = $2 ORDER BY at DESC, table_id LIMIT $3)"
)
FORGET_CARDS = (
    "DELETE FROM flashcards WHERE person_id = $1 AND due > coalesce("
    "(SELECT due FROM flashcards WHERE person_id = $2 ORDER BY due LIMIT 1 OFFSET $3), due)"
)
CARDS = "SELECT table_id, entry, box, due, body FROM flashcards WHERE person_id = $1"
MOVE = "UPDATE flashcards SET box = $1, due = $2 WHERE person_id = $3 AND table_id = $4 AND entry = $5"
DELETE = "DELETE FROM flashcards WHERE person_id = $1 AND table_id = $2 AND entry = $3"


class Card(msgspec.Struct, frozen=True):
    """A card as it is kept; `body` is its JSON."""

    table: str
    entry: int
    """The place of the decision in its record: with the table the card's name."""
    box: int
    due: int
    body: str


class Practice(Database):
    """Everything about practice."""

    async def keep_review(self, person: str, table: str, at: int, body: str, cards: Sequence[Card]) -> None:
        """Keep the review of a match, unless there is one, and cards of what was missed in it."""
        kept = [
            Step(CARD, (person, table, card.entry, card.box, card.due, card.body), must=False) for card in cards
        ]
        await self._change(
            Step(REVIEW, (person, table, at, body), must=False),
            *kept,
            Step(FORGET_REVIEWS, (person, person, MOST_REVIEWS), must=False),
            Step(FORGET_CARDS, (person, person, MOST_CARDS - 1), must=False),
        )

    async def reviews_of(self, person: str) -> dict[str, str]:
        """Return the reviews of a person by table, the oldest first."""
        sql = "SELECT table_id, body FROM reviews WHERE person_id = $1 ORDER BY at, table_id"
        return dict(await self._rows(sql, person))

    async def has_review(self, person: str, table: str) -> bool:
        """Say whether a match has been reviewed for a person."""
        sql = "SELECT 1 FROM reviews WHERE person_id = $1 AND table_id = $2"
        return bool(await self._rows(sql, person, table))

    async def cards_of(self, person: str) -> list[Card]:
        """Return all cards of a person, those that are due first."""
        rows = await self._rows(f"{CARDS} ORDER BY due, table_id, entry", person)
        return [Card(*row) for row in rows]

    async def card(self, person: str, table: str, entry: int) -> Card | None:
        """Return one card."""
        rows = await self._rows(f"{CARDS} AND table_id = $2 AND entry = $3", person, table, entry)
        return Card(*rows[0]) if rows else None

    async def move_card(self, person: str, table: str, entry: int, box: int, due: int) -> None:
        """Put a card into a box."""
        await self._change(Step(MOVE, (box, due, person, table, entry), must=False))

    async def delete_card(self, person: str, table: str, entry: int) -> None:
        """Forget a card."""
        await self._change(Step(DELETE, (person, table, entry), must=False))
