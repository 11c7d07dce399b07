"""Looking back at a match: its log, and any moment of it."""

from typing import Any

import msgspec

from tafelrunde.core.errors import Event
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Match
from tafelrunde.core.position import Outcome
from tafelrunde.core.record import Record
from tafelrunde.protocol.messages import Words
from tafelrunde.server.tables.tell import PLAIN, Wants
from tafelrunde.text import catalogue


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of a match that is over; nothing is hidden any more."""

    at: int
    """How many entries came before."""
    entries: int
    view: dict[str, Any]
    did: str | None
    """The entry that led here."""
    by: int | None
    """Its seat; -1 for chance."""
    events: list[Event]
    to_act: int | None = None
    """The seat to act; -1 for chance."""
    outcome: Outcome | None = None
    """How it ended, at the end."""
    words: Words | None = None
    """For clients that asked for words in a language."""
    aids: Any = None
    """What follows from the position, in the game's own shape; for clients that asked for it."""


def log_of(record: Record) -> list[Event]:
    """Tell a match from the beginning."""
    return Match.resume(record, play_on=False).story()


def moment(record: Record, at: int, wants: Wants = PLAIN) -> Moment:
    """Return the position after so many entries, and what else is wanted of it."""
    match = Match.resume(Record(record.header, record.entries[:at]), play_on=False)
    entry = record.entries[at - 1] if at else None
    events = match.story(at - 1) if at else []
    return Moment(
        at=at,
        entries=len(record.entries),
        view=match.position.to_json(),
        did=entry.do if entry else None,
        by=entry.by if entry else None,
        events=events,
        to_act=match.position.to_act,
        outcome=match.position.outcome,
        words=_words(match, events, wants.words) if wants.words else None,
        aids=match.game.parts.aids(match.position.state) if wants.aids else None,
    )


def _words(match: Match, events: list[Event], language: str) -> Words:
    say, position = catalogue(language), match.position
    asks = position.to_act is not None and position.to_act != CHANCE
    asked = position.game.parts.ask(position.state) if asks else None
    return Words(
        board=position.game.parts.board(position.state, match.names, say),
        prompt=say.tell(asked, match.names) if asked else "",
        legal=[],
        events=[say.tell(event, match.names) for event in events],
    )
