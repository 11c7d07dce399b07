"""Looking back at a match: its log page by page, and any moment of it."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Outcome, Position
from tafelrunde.core.record import Entry, Record, start_of
from tafelrunde.protocol.messages import Words
from tafelrunde.server.tables.updates import PLAIN, Wants
from tafelrunde.text import catalogue

EVERY = 50
"""Entries from one position that is kept to the next."""
MOST_BYTES = 32_000_000
"""What all positions that are kept may take."""
ENTRY_BYTES = 16
"""What an entry takes, which all matches share."""


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
    events: list[Message]
    to_act: int | None = None
    """The seat to act; -1 for chance."""
    outcome: Outcome | None = None
    """How it ended, at the end."""
    words: Words | None = None
    """For clients that asked for words in a language."""
    aids: Any = None
    """What follows from the position, in the game's own shape; for clients that asked for it."""


class StoryEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a match that is over, and what happened by it."""

    at: int
    """Counted from 1: `at` of the moment after it."""
    by: int
    """Its seat; -1 for chance."""
    events: list[Message]
    words: list[str] | None = None
    """The same in words, for clients that asked for them."""


class _Taken(NamedTuple):
    """An entry with what it did."""

    entry: Entry
    after: Position
    events: list[Message]


class Replay:
    """A match to look back at; a position is kept every so many entries, so that none is far from the next.

    The record's entries were checked against the rules when its table was opened. Several threads may look at once:
    what they keep is never changed.
    """

    def __init__(self, record: Record, earlier: "Replay | None" = None) -> None:
        self.record = record
        start = start_of(record)
        self._game = start.game
        self._kept = {0: start.state.tobytes()}
        if earlier is not None:
            same = _in_common(record.entries, earlier.record.entries)
            self._kept |= {at: state for at, state in tuple(earlier._kept.items()) if at <= same}

    @property
    def bytes(self) -> int:
        """What this takes once all of it was looked at."""
        entries = len(self.record.entries)
        return entries * ENTRY_BYTES + (entries // EVERY + 1) * int(self._game.state_dtype.itemsize)

    def steps(self, since: int, until: int | None = None) -> int:
        """Return how many entries have to be played again to tell those from one to another."""
        last = min(len(self.record.entries), since if until is None else until)
        return max(0, last - self._nearest(since))

    def log(self, since: int, until: int) -> list[Message]:
        """Tell what happened from one entry to another."""
        return [event for taken in self._play(since, until) for event in taken.events]

    def story(self, since: int, until: int, wants: Wants = PLAIN) -> list[StoryEntry]:
        """Tell what happened from one entry to another, entry by entry."""
        language = wants.words
        return [
            StoryEntry(at, entry.by, events, self._told(events, language) if language else None)
            for at, (entry, _, events) in enumerate(self._play(since, until), start=since + 1)
        ]

    def moment(self, at: int, wants: Wants = PLAIN) -> Moment:
        """Return the position after so many entries, and what else is wanted of it."""
        taken = next(self._play(at - 1, at)) if at else None
        position = taken.after if taken else self._position(0)
        events = taken.events if taken else []
        return Moment(
            at=at,
            entries=len(self.record.entries),
            view=position.to_json(),
            did=taken.entry.do if taken else None,
            by=taken.entry.by if taken else None,
            events=events,
            to_act=position.to_act,
            outcome=position.outcome,
            words=self._words(position, events, wants.words) if wants.words else None,
            aids=position.aids() if wants.aids else None,
        )

    def _play(self, since: int, until: int) -> Iterator[_Taken]:
        """Play on from the nearest position that is kept; yield the entries from one to another."""
        at = self._nearest(since)
        position = self._position(at)
        for number, entry in enumerate(self.record.entries[at:until], start=at):
            code = self._game.code_of(entry.do)
            before, position = position, position.after(code)
            if (number + 1) % EVERY == 0:
                self._kept.setdefault(number + 1, position.state.tobytes())
            if number >= since:
                yield _Taken(entry, position, before.events(code))

    def _nearest(self, at: int) -> int:
        """Return the last entry up to one after which the position is kept."""
        at = max(0, min(at, len(self.record.entries))) // EVERY * EVERY
        while at not in self._kept:
            at -= EVERY
        return at

    def _position(self, at: int) -> Position:
        return Position(self._game, np.frombuffer(bytearray(self._kept[at]), self._game.state_dtype))

    def _words(self, position: Position, events: list[Message], language: str) -> Words:
        say, names = catalogue(language), self._names
        asks = position.to_act is not None and position.to_act != CHANCE
        asked = position.prompt if asks else None
        return Words(
            board=position.board(names, say),
            prompt=say.tell(asked, names) if asked else "",
            legal=[],
            events=self._told(events, language),
        )

    def _told(self, events: list[Message], language: str) -> list[str]:
        say = catalogue(language)
        return [say.tell(event, self._names) for event in events]

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self.record.header.seats]


class ReplayCache:
    """The matches that were looked back at last, as many as there is room for."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self.bytes = 0
        """What they take."""

    def of(self, table: str, record: Record) -> Replay:
        """Return a table's match to look back at; what is known of an earlier state of it is used."""
        found = self._kept.pop(table, None)
        self.bytes -= found.bytes if found else 0
        if found is None or found.record != record:
            found = Replay(record, found)
        self._kept[table] = found
        self.bytes += found.bytes
        while self.bytes > self._most and len(self._kept) > 1:
            self.bytes -= self._kept.popitem(last=False)[1].bytes
        return found


def _in_common(entries: list[Entry], others: list[Entry]) -> int:
    """Return how many entries two matches begin with alike."""
    pairs = enumerate(zip(entries, others, strict=False))
    ends = min(len(entries), len(others))
    return next((at for at, (one, other) in pairs if one is not other and one != other), ends)
