"""One shape for everything that can go wrong: a code, the clause if a rule forbids it, and the facts.

The words are made at the edge (`tafelrunde.text`), in the reader's language.
"""

from tafelrunde.core.messages import Fact, Problem


class TafelrundeError(Exception):
    """Base of all errors that a caller can act on; `problem` says what is wrong."""

    def __init__(self, code: str | Problem, **facts: Fact) -> None:
        self.problem = code if isinstance(code, Problem) else Problem(code, None, facts)
        super().__init__(str(self.problem))


class UnknownGame(TafelrundeError):
    """No game of that name is registered."""


class BadOption(TafelrundeError):
    """A game was asked for with options it does not have."""


class BadNotation(TafelrundeError):
    """A text is no action of this game (a syntax error, not a rule)."""


class BadPosition(TafelrundeError):
    """A written position is malformed or impossible."""


class BadRecord(TafelrundeError):
    """A record is truncated, edited or does not follow the rules."""


class BadFile(TafelrundeError):
    """A file cannot be read or does not hold what it should."""


class IllegalAction(TafelrundeError):
    """An action that the rules forbid here; `problem.clause` names the rule."""


class NoUndo(TafelrundeError):
    """There is nothing that this seat may take back."""
