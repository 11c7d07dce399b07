"""The journal of a table: everything that changed it, in order. A table is a fold over its journal.

Whoever sits at a table is named by an id only: a person who leaves for good leaves no name behind.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.core.record import Entry
from tafelrunde.protocol.clocks import ClockKind
from tafelrunde.server.tables.transient import Transient


class _Line(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """One change."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may take a seat."""

    kind: str
    """open, bot, reserved, device (somebody plays on the host's device), or recorded (a match played elsewhere)."""
    name: str | None = None
    """Of somebody who is no person here."""
    bot: str | None = None
    """The bot's name, which is its level too."""
    key: str | None = None
    """What has to be known to take a reserved seat."""
    person: str | None = None
    """For whom it is reserved."""


class Created(_Line, frozen=True, tag="created"):
    """The table was set up."""

    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    clock: ClockKind
    listed: bool
    watch: bool
    host: str
    secret: str
    """Behind the dice; in hexadecimal digits, never shown before the end."""
    before: str | None = None
    """The table that this one is the rematch of."""
    fairness: dict[str, Any] | None = None
    """What an imported record says about its dice."""
    scheme: int = 1
    """How the dice are mixed; tables of version 0.1 have their contributions in the open."""
    grace: int = 0
    """Milliseconds from a question until its time begins at the latest; none at tables of version 0.1."""


class Sat(_Line, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str


class Left(_Line, frozen=True, tag="left"):
    """A person gave a seat up before the start."""

    seat: int


class Declined(_Line, frozen=True, tag="declined"):
    """Whoever was invited to a seat does not come; it is kept for whoever has its key."""

    seat: int


class Dismissed(_Line, frozen=True, tag="dismissed"):
    """The host sent somebody away before the start, or took an invitation back."""

    seat: int
    key: str | None = None
    """The new key of a reserved seat: the old one may be known."""


class Filled(_Line, frozen=True, tag="filled"):
    """Bots took all seats that were open, or one of them."""

    bot: str
    seat: int | None = None


class Placed(_Line, frozen=True, tag="placed"):
    """Somebody took an open seat who plays on the host's device."""

    seat: int
    name: str


class Contributed(_Line, frozen=True, tag="contributed"):
    """A seat added to the dice (scheme 1)."""

    seat: int
    text: str


class Committed(_Line, frozen=True, tag="committed"):
    """A seat committed to its contribution: everybody knows the hash, nobody else the text."""

    seat: int
    hash: str


class Sealed(_Line, frozen=True, tag="sealed"):
    """Seats and hashes are settled; whoever committed now reveals."""

    hashes: list[str | None]


class Revealed(_Line, frozen=True, tag="revealed"):
    """A seat revealed what it had committed to."""

    seat: int
    text: str


class Started(_Line, frozen=True, tag="started"):
    """The match began; the dice are settled from here on."""

    did: list[Entry]
    to_act: int | None
    """The seat that is asked next; None when the match is over."""


class Played(_Line, frozen=True, tag="played"):
    """A seat acted, and chance after it."""

    did: list[Entry]
    to_act: int | None


class Seen(_Line, frozen=True, tag="seen"):
    """The seat to act was shown what it is asked: its time begins."""

    seat: int


class Undone(_Line, frozen=True, tag="undone"):
    """The match went back to an earlier state."""

    seat: int
    entries: int
    """How many entries of the record are left."""
    agreed: bool | None = None
    """Whether the others agreed to it; None in journals of version 0.1, where undo filled the clock up anew."""
    fresh: bool = False
    """Whether chance events were taken back: those that follow are drawn afresh."""


class Proposed(_Line, frozen=True, tag="proposed"):
    """A seat asked the others for something."""

    what: str
    """undo, or stop."""
    seat: int


class Answered(_Line, frozen=True, tag="answered"):
    """A seat answered a proposal without settling it; a refusal ends it."""

    seat: int
    agree: bool


class TakenOver(_Line, frozen=True, tag="taken-over"):
    """A bot plays on for a seat."""

    seat: int
    bot: str
    why: str
    """resigned, time, vote, or withheld (a contribution that it had committed to)."""


class Ended(_Line, frozen=True, tag="ended"):
    """The match ended before the rules ended it."""

    why: str
    """agreed, abandoned, cancelled (before the start), unfinished (an imported record), or too-long."""


class Muted(_Line, frozen=True, tag="muted"):
    """A person no longer wants to read another one's chat here, or wants to again."""

    person: str
    other: str
    muted: bool


class Coached(_Line, frozen=True, tag="coached"):
    """A seat takes a coach's advice from here on, or no longer."""

    seat: int
    on: bool


class Rematched(_Line, frozen=True, tag="rematched"):
    """There is a table for the next match."""

    table: str


Line = (
    Created
    | Sat
    | Left
    | Declined
    | Dismissed
    | Filled
    | Placed
    | Contributed
    | Committed
    | Sealed
    | Revealed
    | Started
    | Played
    | Seen
    | Undone
    | Proposed
    | Answered
    | TakenOver
    | Ended
    | Muted
    | Coached
    | Rematched
)

Step = list[Line | Transient]
"""What one command changed; kept and sent as a whole, but for what is transient."""

_decoder: "msgspec.json.Decoder[list[Line]]" = msgspec.json.Decoder(list[Line])
_encoder = msgspec.json.Encoder()


def kept(step: Step) -> list[Line]:
    """Return what the journal keeps of a step."""
    return [line for line in step if not isinstance(line, Transient)]


def encode(lines: Sequence[Line]) -> bytes:
    """Encode what the journal keeps of a step."""
    return _encoder.encode(lines)


def decode(body: bytes) -> Step:
    """Decode a step of the journal."""
    return [*_decoder.decode(body)]
