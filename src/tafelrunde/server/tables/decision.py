"""What becomes of a command; `evolve.py` applies it."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tafelrunde.core.match import Continuation, Match
from tafelrunde.core.messages import Message
from tafelrunde.server.tables.journal import Step


class Decision(NamedTuple):
    """What a command leads to."""

    step: Step
    """The lines for the journal, and what is not kept; empty where nothing changes."""
    match: Match | Continuation | None = None
    """How the match goes on, or another one to go on with, where the step moves it."""
    events: Sequence[Message | msgspec.Raw] = ()
    """What happens in the match, some of it as JSON."""
