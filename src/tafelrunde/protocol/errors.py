"""How the server says what is wrong."""

import msgspec

from tafelrunde.core.messages import Fact


class ErrorAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The one shape of all errors."""

    code: str
    facts: dict[str, Fact]
    message: str
    """The same as one English sentence."""
    clause: str | None = None
    """The clause of the rules, where a rule forbids it."""
