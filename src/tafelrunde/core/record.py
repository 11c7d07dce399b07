"""The record of a match: JSON Lines, replayed without a seed, never pickled.

A header, one line per action (chance outcomes included), and an end line once the game is over. Each line after
the header carries a running checksum, so that a lost, truncated or edited line is named. See docs/record-format.md.
"""

import hashlib
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from tafelrunde.core.errors import BadRecord, TafelrundeError
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Outcome, Position
from tafelrunde.core.registry import game

T = TypeVar("T")

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


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action: by a seat, or by chance (-1)."""

    by: int
    do: str


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
        if not text.strip():
            raise BadRecord("record-empty")
        lines = text.removesuffix("\n").split("\n")
        header = _read_header(lines[0])
        entries: list[Entry] = []
        end: Outcome | None = None
        running = _checksum("", lines[0])
        for number, line in enumerate(lines[1:], start=2):
            body, found = _read_line(line, number)
            running = _checksum(running, _canonical(body))
            if found != running or end:
                raise BadRecord("record-edited", line=number)
            if "end" in body:
                end = _convert(body, _End, number).end
            else:
                entries.append(_convert(body, Entry, number))
        return Record(header, entries, end)


class _End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line of a finished record."""

    end: Outcome


def _read_header(line: str) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadRecord("record-header", detail=str(error)) from error
    if header.tafelrunde != FORMAT:
        raise BadRecord("record-format", found=header.tafelrunde, known=FORMAT)
    return header


def _read_line(line: str, number: int) -> tuple[dict[str, Any], Any]:
    """Return a line's object and its checksum apart."""
    try:
        body = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadRecord("record-line", line=number, detail=str(error)) from error
    return body, body.pop("sum", None)


def _convert(body: dict[str, Any], kind: type[T], number: int) -> T:
    try:
        return msgspec.convert(body, kind)
    except msgspec.ValidationError as error:
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
    position = played.start(**header.options)
    if len(header.seats) != position.players:
        raise BadRecord("record-seats", expected=position.players, found=len(header.seats))
    return position


def _follow(position: Position, entry: Entry, line: int) -> Position:
    """Apply one entry, turning whatever is wrong with it into BadRecord with its line."""
    if entry.by != position.to_act:
        expected = "chance" if position.to_act == CHANCE else str(position.to_act)
        raise BadRecord("record-actor", line=line, by=entry.by, expected=expected)
    try:
        return position.follow(position.game.code_of(entry.do))
    except TafelrundeError as error:
        raise BadRecord("record-action", line=line, action=entry.do, why=str(error.problem)) from error
