"""Looking back at a match: its log, and any moment of it."""

from typing import Any

import msgspec

from tafelrunde.core.errors import Event
from tafelrunde.core.match import Match
from tafelrunde.core.record import Record


class Moment(msgspec.Struct, frozen=True):
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


def log_of(record: Record) -> list[Event]:
    """Tell a match from the beginning."""
    return Match.resume(record, play_on=False).story()


def moment(record: Record, at: int) -> Moment:
    """Return the position after so many entries."""
    match = Match.resume(Record(record.header, record.entries[:at]), play_on=False)
    entry = record.entries[at - 1] if at else None
    return Moment(
        at=at,
        entries=len(record.entries),
        view=match.position.to_json(),
        did=entry.do if entry else None,
        by=entry.by if entry else None,
        events=match.story(at - 1) if at else [],
    )
