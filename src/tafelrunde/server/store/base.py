"""What the store keeps, what can go wrong, and the two things that a database must do for it.

All times are whole milliseconds since the epoch and are handed in: the store reads no clock.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Iterable
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.shapes import shaped
from tafelrunde.protocol.messages import TableEnding
from tafelrunde.protocol.overviews import Summary

Status = Literal["open", "running", "over"]
Use = Literal["beside", "serve", "alone"]
"""How a store is opened: beside whoever uses it, as a server, or by somebody who tolerates no server."""
Value = str | int | None
Row = tuple[Any, ...]
Cursor = tuple[int, str]
"""Where a page of tables ended: `created` and `id` of its last table."""

LARGEST = 2**63 - 1


class StoreError(TafelrundeError):
    """The store cannot do what it was asked for."""


class Conflict(StoreError):
    """What is stored says otherwise: taken, unknown, or not the next line."""


class Fenced(Conflict):
    """Another server has claimed the table since; nothing was written."""


class StoreUnavailable(StoreError):
    """The database does not answer; with the code `store-fate` nobody knows whether the write was done."""


class BadBackup(StoreError):
    """A backup is truncated, edited or not for this program."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as the lobby knows it."""

    id: str
    game: str
    status: Status
    listed: bool
    attention: bool
    """A bot or a clock needs the server."""
    created: int
    updated: int
    summary: Annotated[dict[str, Any], shaped(Summary)]
    host: str = ""
    """Who set it up."""
    ending: TableEnding | None = None
    """Why the match ended before the rules ended it."""
    due: int | None = None
    """When a clock runs out at a table that was put away; it may be later, never earlier."""


class Line(msgspec.Struct, frozen=True):
    """One entry of a table's journal; `body` is its JSON."""

    seq: int
    at: int
    body: bytes


class Person(msgspec.Struct, frozen=True):
    """A player: a guest, or with a login and the hash of a password."""

    id: str
    name: str
    created: int
    seen: int
    login: str | None = None
    """Lower case and unique; guests have none."""
    password: str | None = None
    generation: int = 0
    """Cookies of older generations are void."""
    portrait: str | None = None
    """The one that they chose; whoever draws them finds another otherwise."""


class Token(msgspec.Struct, frozen=True):
    """A key to the interface for bots, kept as its digest."""

    digest: str
    person: str
    name: str
    created: int


class Session(msgspec.Struct, frozen=True):
    """A browser in which somebody is logged in, kept as the digest of its cookie."""

    digest: str
    person: str
    generation: int
    """The person's when it began: sessions of older generations are void."""
    device: str
    created: int
    seen: int
    expires: int


class FailedLogins(msgspec.Struct, frozen=True):
    """Wrong passwords that were tried for an account."""

    number: int
    last: int


class Chat(msgspec.Struct, frozen=True):
    """Something said at a table."""

    table: str
    number: int
    person: str
    at: int
    text: str


class Holdings(NamedTuple):
    """What is kept for a person: the tables they set up."""

    open: int
    running: int
    kept: int
    """All of them, those that are over too."""
    records: int
    """Those that were played elsewhere and brought here."""
    bytes: int
    """What those records take."""


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom a person does not want to hear of."""

    id: str
    name: str
    created: int


class AgedTable(NamedTuple):
    """What decides whether a table is still kept."""

    id: str
    created: int
    status: Status
    used: int
    """When something last happened at it."""
    ending: str | None
    brought: int
    """Bytes of the record that was brought; 0 where the match was played here."""
    seated: int
    """How many people sat down."""
    accounts: int
    """How many of them, and of whoever set it up, have an account."""


class Step(NamedTuple):
    """One statement of a write; with `must`, the whole write is refused unless a row changes."""

    sql: str
    values: tuple[Value, ...]
    must: bool = True


Write = tuple[Step, ...]
Counts = list[int]
"""How many rows each step of a write changed."""


class Refused(Exception):
    """A step that must change a row changed none."""


class Database(ABC):
    """What the backends differ in: everything else is written once, on top of these four."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    @abstractmethod
    async def _select(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        """Read; everything that was acknowledged is seen."""

    @abstractmethod
    def _perform(self, write: Write) -> Awaitable[Counts | None]:
        """Do all steps durably or none; None if a step was refused or a key is taken or unknown."""

    async def _rows(self, sql: str, *values: Value) -> list[Row]:
        """Check what is asked for, which may come from a stranger's address line, then read."""
        check(values)
        return await self._select(sql, values)

    def _change(self, *steps: Step) -> Awaitable[Counts | None]:
        """Check what both databases must be able to hold, then perform the write."""
        for step in steps:
            check(step.values)
        return self._perform(steps)


def check(values: Iterable[Value]) -> None:
    """Refuse what one of the databases cannot hold, before it spoils a group of writes."""
    for value in values:
        if isinstance(value, str):
            if "\0" in value or not (value.isascii() or _encodes(value)):
                raise StoreError("store-text")
        elif value is not None and not -LARGEST <= value <= LARGEST:
            raise StoreError("store-number", found=str(value))


def _encodes(text: str) -> bool:
    """Say whether a text is free of halves of characters."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
