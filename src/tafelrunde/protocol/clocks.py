"""How long a seat may think, as it is asked for and told."""

from typing import Annotated

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=5, le=86_400)]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Everybody may think as long as they like."""


class TurnClock(msgspec.Struct, frozen=True, tag_field="kind", tag="turn", forbid_unknown_fields=True):
    """So many seconds each time it is a seat's turn to act, until another seat is to act."""

    seconds: Seconds


class MatchClock(msgspec.Struct, frozen=True, tag_field="kind", tag="match", forbid_unknown_fields=True):
    """So many seconds for the whole match, and some more each time a seat is to act."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days each time a seat is to act."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


ClockKind = NoClock | TurnClock | MatchClock | DaysClock
