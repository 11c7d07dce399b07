"""Why something was refused, in the one shape of errors; `http/errors.py` knows the status of each kind."""

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Problem
from tafelrunde.protocol.errors import ErrorAnswer
from tafelrunde.server.operations.logs import Log
from tafelrunde.text import catalogue

log = Log("problems")


class Refused(TafelrundeError):
    """A request that cannot be carried out as it is; nothing was changed."""


class Malformed(Refused):
    """A request that cannot be read."""


class NotFound(Refused):
    """There is no such thing here, or it is none of the asker's business."""


class Forbidden(Refused):
    """The asker may not do this."""


class Unauthenticated(Refused):
    """The asker has to say who they are first."""

    def __init__(self, code: str = "who-are-you") -> None:
        super().__init__(code)


class FailedPrecondition(Refused):
    """What is asked does not fit what is the case."""


class StaleVersion(FailedPrecondition):
    """What is asked refers to a version of the match that is no longer the current one."""


class RateLimited(Refused):
    """The asker has asked for too much and may try again later."""


class Unavailable(Refused):
    """The server cannot do this now, for nobody; it may later."""


def error_of(problem: Problem) -> ErrorAnswer:
    """Return the body that explains a problem, for HTTP and WebSockets alike."""
    return ErrorAnswer(problem.code, problem.facts, _sentence(problem), problem.clause)


def _sentence(problem: Problem) -> str:
    try:
        return catalogue("en").explain(problem)
    except Exception as error:  # a refusal stays one, even where its words are missing
        log.error("no-words", error, code=problem.code)
        return problem.code
