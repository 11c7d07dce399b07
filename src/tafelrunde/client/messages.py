"""What the server tells, typed; fields that a newer server adds are passed over."""

from typing import Any

import msgspec

from tafelrunde.core.errors import Event
from tafelrunde.core.position import Outcome


class Choice(msgspec.Struct, frozen=True):
    """A legal action."""

    do: str
    action: dict[str, Any]
    label: Event | None = None


class Clocks(msgspec.Struct, frozen=True):
    """What each seat has left, in milliseconds at the moment `at`."""

    running: int | None
    left: list[int]
    at: int


class Words(msgspec.Struct, frozen=True):
    """The same in words."""

    board: str
    prompt: str
    legal: list[str]
    events: list[str]


class Update(msgspec.Struct, frozen=True, tag_field="t", tag="update"):
    """The match as you may see it; `legal` is there when you are to act."""

    version: int
    view: dict[str, Any]
    to_act: int | None
    events: list[Event]
    prompt: Event | None = None
    legal: list[Choice] | None = None
    undo: bool = False
    clocks: Clocks | None = None
    outcome: Outcome | None = None
    words: Words | None = None
    aids: dict[str, Any] | None = None


class Seat(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    kind: str
    name: str | None = None
    bot: str | None = None
    who: str | None = None
    present: bool = False
    away_since: int | None = None
    contributed: bool = False
    votes: list[int] = []
    coach: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """What was asked of everybody."""

    what: str
    seat: int
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True, tag_field="t", tag="table"):
    """A table apart from its match."""

    id: str
    game: str
    options: dict[str, Any]
    status: str
    host: str
    seats: list[Seat]
    clock: dict[str, Any]
    listed: bool
    watch: bool
    commitment: str
    created: int
    proposal: Proposal | None = None
    ending: str | None = None
    secret: str | None = None
    before: str | None = None
    rematch: str | None = None


class Told(msgspec.Struct, frozen=True):
    """A line of the public log."""

    at: int
    version: int
    events: list[Event]
    words: list[str] | None = None


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    who: str
    name: str
    seat: int | None
    at: int
    text: str


class State(msgspec.Struct, frozen=True, tag_field="t", tag="state"):
    """Everything: the first message, and again after every reconnection."""

    table: TableInfo
    you: int | None
    now: int
    match: Update | None
    log: list[Told]
    chat: list[Said]


class Chat(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    """Somebody said something."""

    said: Said


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """A command was carried out, and is kept for good."""

    id: str | None
    version: int
    table: str | None = None


class Yours(msgspec.Struct, frozen=True, tag_field="t", tag="yours"):
    """A table at which you sit or are invited, as it is now."""

    id: str
    game: str
    status: str
    version: int
    invited: bool
    seated: bool
    to_act: bool


class Listed(msgspec.Struct, frozen=True, tag_field="t", tag="listed"):
    """A table in the lobby."""

    id: str
    game: str
    status: str
    created: int
    summary: dict[str, Any]


class Lobby(msgspec.Struct, frozen=True, tag_field="t", tag="lobby"):
    """The whole lobby."""

    tables: list[Listed]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    rules_version: int
    players: list[int]
    bots: list[str]
    options: dict[str, Any]
    facts: dict[str, Any] = {}


class Me(msgspec.Struct, frozen=True):
    """Who you are."""

    id: str
    name: str
    login: str | None
    guest: bool
    created: int
    seen: int


Message = State | TableInfo | Update | Chat
"""What `Table.follow` yields."""
