"""The record of a match: JSON Lines, replayed without a seed, never pickled.

A header, one line per action (chance outcomes included), and an end line once the game is over. Each line after
the header carries a running checksum, so that a lost, truncated or edited line is named. See docs/record-format.md.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from tafelrunde.core.errors import BadRecord, TafelrundeError
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Outcome, Position
from tafelrunde.core.registry import game

FORMAT = 1
SUM_DIGITS = 12


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat on a seat."""

    name: str
    kind: str = "human"
    """human, or the name of a bot."""


class Header(msgspec.Struct, frozen=True):
    """What a record is about."""

    tafelrunde: int
    """The version of the record format."""
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    fairness: dict[str, Any] | None = None
    """The commitment to the dice, where a server dealt them."""


class Entry(msgspec.Struct, frozen=True):
    """One action: by a seat, or by chance (-1)."""

    by: int
    do: str


class _Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A line after the header, as it stands in the file."""

    sum: str
    by: int | None = None
    do: str | None = None
    end: Outcome | None = None


class Record(msgspec.Struct, frozen=True):
    """A match, finished or not: header, entries, and the outcome once there is one."""

    header: Header
    entries: list[Entry]
    end: Outcome | None = None

    def dumps(self) -> str:
        """Write the record as JSON Lines."""
        header = msgspec.json.encode(self.header).decode()
        lines = [header]
        running = _checksum("", header)
        bodies: list[Any] = [msgspec.to_builtins(entry) for entry in self.entries]
        if self.end:
            bodies.append({"end": msgspec.to_builtins(self.end)})
        for body in bodies:
            running = _checksum(running, _canonical(body))
            lines.append(msgspec.json.encode({**body, "sum": running}).decode())
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> "Record":
        """Read a record, or raise BadRecord naming the line that is wrong."""
        lines = text.splitlines()
        if not lines:
            raise BadRecord("record-empty")
        try:
            header = msgspec.json.decode(lines[0], type=Header)
        except msgspec.DecodeError as error:
            raise BadRecord("record-header", detail=str(error)) from error
        if header.tafelrunde != FORMAT:
            raise BadRecord("record-format", found=header.tafelrunde, known=FORMAT)
        entries: list[Entry] = []
        end: Outcome | None = None
        running = _checksum("", lines[0])
        for number, text_line in enumerate(lines[1:], start=2):
            line = _read_line(text_line, number)
            body: dict[str, Any] = (
                {"end": msgspec.to_builtins(line.end)} if line.end else {"by": line.by, "do": line.do}
            )
            running = _checksum(running, _canonical(body))
            if line.sum != running or end:
                raise BadRecord("record-edited", line=number)
            if line.end:
                end = line.end
            elif line.by is not None and line.do is not None:
                entries.append(Entry(line.by, line.do))
            else:
                raise BadRecord("record-line", line=number, detail="by and do, or end")
        return Record(header, entries, end)


def _read_line(text: str, number: int) -> _Line:
    try:
        return msgspec.json.decode(text, type=_Line)
    except msgspec.DecodeError as error:
        raise BadRecord("record-line", line=number, detail=str(error)) from error


def _canonical(body: dict[str, Any]) -> str:
    return msgspec.json.encode(body, order="sorted").decode()


def _checksum(before: str, line: str) -> str:
    return hashlib.blake2b(f"{before}\n{line}".encode()).hexdigest()[:SUM_DIGITS]


def replay(record: Record | str) -> Iterator[Position]:
    """Yield the position after each entry of a record, checking every one against the rules."""
    if isinstance(record, str):
        record = Record.loads(record)
    position = start_of(record)
    for number, entry in enumerate(record.entries, start=2):
        position = _follow(position, entry, number)
        yield position
    if record.end and record.end != position.outcome:
        raise BadRecord("record-outcome", line=len(record.entries) + 2)


def start_of(record: Record) -> Position:
    """Return the position before a record's first entry."""
    header = record.header
    played = game(header.game)
    if header.rules_version != played.rules_version:
        raise BadRecord("record-rules", found=header.rules_version, known=played.rules_version)
    return played.start(**header.options)


def _follow(position: Position, entry: Entry, line: int) -> Position:
    """Apply one entry, turning whatever is wrong with it into BadRecord with its line."""
    if entry.by != position.to_act:
        expected = "chance" if position.to_act == CHANCE else str(position.to_act)
        raise BadRecord("record-actor", line=line, by=entry.by, expected=expected)
    try:
        return position.apply(position.game.action(entry.do))
    except TafelrundeError as error:
        raise BadRecord("record-action", line=line, action=entry.do, why=str(error.problem)) from error
