"""What changes a table without being kept: who is here now and holds a device, names and portraits, and votes.

It is as true as the connections of this very server, so that no journal holds it.
"""

import msgspec


class Transient(msgspec.Struct, frozen=True):
    """One change that no journal holds."""


class Voted(Transient, frozen=True):
    """A seat wants a bot to play on for an absent one."""

    seat: int
    absent: int


class Seen(Transient, frozen=True):
    """Whoever sits on a seat is here, or was at a moment; all votes about them are void."""

    seat: int
    at: int | None = None


class Away(Transient, frozen=True):
    """Whoever sits on a seat is no longer connected."""

    seat: int
    since: int


class InHand(Transient, frozen=True):
    """The host's device is in the hands of whoever plays on a seat; None: in nobody's, all cards are covered."""

    seat: int | None


class Introduced(Transient, frozen=True):
    """A person has another name or portrait, or is known by them only now."""

    person: str
    name: str
    portrait: str | None


class Forgotten(Transient, frozen=True):
    """A person has left for good, and leaves no name behind."""

    person: str
