"""What the server tells about a table; the same for WebSockets and streams."""

from typing import Annotated, Any

import msgspec

from tafelrunde.core.messages import Message
from tafelrunde.core.position import Outcome
from tafelrunde.core.shapes import one_of, shaped
from tafelrunde.protocol.clocks import ClockKind
from tafelrunde.protocol.errors import ErrorAnswer
from tafelrunde.protocol.portraits import ShownPortrait

SeatKind = Annotated[str, one_of(("open", "reserved", "human", "bot"))]
TableStatus = Annotated[str, one_of(("open", "running", "over"))]
TableEnding = Annotated[str, one_of(("agreed", "abandoned", "cancelled", "too-long"))]
"""Why a match ended before the rules ended it."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action."""

    do: str
    """Its notation, to be sent back."""
    action: dict[str, Any]
    """Its parts, such as cells, cards and dice: what a click can mean."""
    label: Message | None = None
    """What it would do, in codes and facts."""


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What each seat has left, in milliseconds at the moment `at`."""

    running: int | None
    left: list[int]
    at: int
    waits: int = 0
    """How long after `at` the running time begins, unless its seat says before that it has seen the question."""


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the public log."""

    at: int
    version: int
    events: list[Message]
    words: list[str] | None = None
    """The same in words, for clients that asked for them."""


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    who: str
    name: str
    seat: int | None
    at: int
    text: str


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may see it."""

    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    """The bot that plays here, for itself or for somebody who is gone."""
    who: str | None = None
    """Who acts for it."""
    device: bool = False
    """Whether somebody without an account plays here on the device of `who`."""
    present: bool = False
    away_since: int | None = None
    hash: str | None = None
    """What it committed to for the dice."""
    contribution: str | None = None
    """The text that it revealed."""
    votes: list[int] = []
    """The seats that want this one to be taken over."""
    coach: bool = False
    """Whether the coach advises this seat."""
    invited: bool = False
    """Whether it is kept for somebody by name, who has not answered yet."""
    portrait: ShownPortrait | None = None
    """The one that whoever sits here has chosen."""


class Proposal(msgspec.Struct, frozen=True):
    """What was asked of everybody."""

    what: Annotated[str, one_of(("undo", "stop"))]
    seat: int
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True, tag_field="t", tag="table", omit_defaults=True):
    """A table apart from its match: sent whenever something about it changes."""

    id: str
    game: str
    options: dict[str, Any]
    status: TableStatus
    host: str
    seats: list[Seat]
    clock: Annotated[dict[str, Any], shaped(ClockKind)]
    """As it was asked for."""
    listed: bool
    watch: bool
    commitment: str
    """The hash of the secret behind the dice."""
    created: int
    scheme: int = 1
    """How the dice are mixed: 2, hashes first; 1 at tables of version 0.1."""
    sealed: bool = False
    """Whether seats and hashes are settled, so that whoever committed to a text may reveal it."""
    proposal: Proposal | None = None
    ending: TableEnding | None = None
    """Why the match ended before the rules ended it."""
    secret: str | None = None
    """Revealed when the match is over."""
    before: str | None = None
    rematch: str | None = None


class Words(msgspec.Struct, frozen=True):
    """The same in words, for clients that make none of their own."""

    board: str
    """The view, drawn as text."""
    prompt: str
    legal: list[str]
    """What each legal action would do, in the order of `legal`."""
    events: list[str]


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position on the way to that of an update: before dice fall, or a card is turned up."""

    by: int
    """Who led to it: a seat; -1 for chance."""
    view: dict[str, Any]
    events: list[Message]
    """What happened since the position before."""
    aids: Any = None


class Update(msgspec.Struct, frozen=True, tag_field="t", tag="update", omit_defaults=True):
    """The match as this client may see it, and what has just happened."""

    version: int
    view: dict[str, Any]
    """What this client's seat may see of the position, in the game's own shape."""
    to_act: int | None
    events: list[Message]
    """What has happened since the version before, for animation; the view says what is the case."""
    prompt: Message | None = None
    legal: list[Choice] | None = None
    """For whoever is to act only."""
    undo: bool = False
    """Whether this client may take its last action back."""
    clocks: Clocks | None = None
    outcome: Outcome | None = None
    words: Words | None = None
    """For clients that asked for words in a language."""
    aids: Any = None
    """What follows from the view, in the game's own shape; for clients that asked for it."""
    you: int | None = None
    """As which seat a device sees the match on which several are played; none while all cards are covered."""
    steps: list[Step] = []
    """The way here, but for its last step: the rest of `events` tells that; for clients that asked for it."""


class State(msgspec.Struct, frozen=True, tag_field="t", tag="state", omit_defaults=True):
    """Everything: the first message, and the answer to a client that has fallen behind."""

    table: TableInfo
    you: int | None
    """Your seat."""
    now: int
    match: Update | None
    """None before the start, and for those who may not watch."""
    log: list[LogEntry]
    chat: list[Said]
    invited: bool = False
    """Whether a free seat is kept for you."""


class Chat(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    """Somebody said something."""

    said: Said


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done", omit_defaults=True):
    """A command was carried out, and is kept for good."""

    id: str | None
    version: int
    table: str | None = None
    """The new table, after a rematch."""


class RefusedCommand(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """A command was not carried out; nothing has changed."""

    id: str | None
    problem: ErrorAnswer


TableMessage = State | TableInfo | Update | Chat
"""What streams and WebSockets tell by themselves."""

ServerMessage = TableMessage | Done | RefusedCommand
"""Everything that a WebSocket tells."""
