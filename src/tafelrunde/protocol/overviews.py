"""What the server tells beside single tables: the lobby, one's own tables, the games, oneself."""

from typing import Annotated, Any

import msgspec

from tafelrunde.core.shapes import shaped
from tafelrunde.protocol.clocks import ClockKind
from tafelrunde.protocol.layouts import Layout
from tafelrunde.protocol.messages import SeatKind, TableEnding, TableStatus
from tafelrunde.protocol.portraits import ShownPortrait


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    kind: SeatKind
    name: str | None
    bot: str | None
    who: str | None


class Summary(msgspec.Struct, frozen=True):
    """A table in a list: what whoever thinks of joining it wants to know."""

    seats: list[SeatSummary]
    options: dict[str, Any]
    clock: Annotated[dict[str, Any], shaped(ClockKind)]
    watch: bool
    ending: TableEnding | None
    brought: bool
    """Whether it is a record of a match that was played elsewhere."""


class Listed(msgspec.Struct, frozen=True, tag_field="t", tag="listed"):
    """A table that is new in the lobby, or has changed."""

    id: str
    game: str
    status: TableStatus
    created: int
    summary: Annotated[dict[str, Any], shaped(Summary)]
    host: str = ""
    """Who set it up."""


class Unlisted(msgspec.Struct, frozen=True, tag_field="t", tag="unlisted"):
    """A table that is no longer in the lobby."""

    id: str


class LobbyInfo(msgspec.Struct, frozen=True, tag_field="t", tag="lobby", omit_defaults=True):
    """The lobby, or a page of it: the first message."""

    tables: list[Listed]
    """First the newest of every host, then the second of every host, and so on."""
    more: str | None = None
    """Where the next page begins, if there is one."""


LobbyMessage = LobbyInfo | Listed | Unlisted


class Yours(msgspec.Struct, frozen=True, tag_field="t", tag="yours"):
    """A table at which you sit, or for which you are invited, as it is now."""

    id: str
    game: str
    status: TableStatus
    version: int
    """The version of the match."""
    invited: bool
    """Whether a free seat is reserved for you: sit down to take it."""
    seated: bool
    """Whether you play here."""
    to_act: bool
    """Whether the match waits for you."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    """The name on the box."""
    rules_version: int
    players: list[int]
    bots: list[str]
    """The levels of the house bots, weakest first."""
    options: dict[str, Any]
    """JSON Schema of the options."""
    examples: list[str]
    """One of each kind of action, in its notation."""
    counts_points: bool
    """Whether the scores of an outcome say more than who won."""
    layout: Layout
    """What a board that does not know the game can draw of its views."""
    facts: dict[str, Any]
    """What never changes in the game, for whoever draws it."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """A person, as they are told about themselves."""

    id: str
    name: str
    login: str | None
    guest: bool
    created: int
    """Milliseconds since the epoch."""
    seen: int
    """The same, to the hour."""
    portrait: ShownPortrait | None
    """None: not chosen yet."""


class Asker(msgspec.Struct, frozen=True):
    """Whoever asks, as far as they are known here."""

    me: Me | None
