"""Why a request was refused: the project's one shape of errors, with an HTTP status beside it."""

from http import HTTPStatus

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Fact, Problem
from tafelrunde.protocol.errors import ErrorAnswer
from tafelrunde.server.operations.logs import Log
from tafelrunde.text import catalogue

log = Log("problems")


class Refused(TafelrundeError):
    """A request that the server does not carry out; nothing was changed."""

    def __init__(
        self, code: str | Problem, status: HTTPStatus = HTTPStatus.UNPROCESSABLE_ENTITY, **facts: Fact
    ) -> None:
        self.status = status
        super().__init__(code, **facts)


class NotFound(Refused):
    """There is no such thing here, or it is none of the asker's business."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, HTTPStatus.NOT_FOUND, **facts)


class Forbidden(Refused):
    """The asker may not do this."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, HTTPStatus.FORBIDDEN, **facts)


class Unauthorized(Refused):
    """The asker has to say who they are first."""

    def __init__(self, code: str = "who-are-you", **facts: Fact) -> None:
        super().__init__(code, HTTPStatus.UNAUTHORIZED, **facts)


class Conflicting(Refused):
    """What is asked no longer fits what is the case."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, HTTPStatus.CONFLICT, **facts)


def error_of(problem: Problem) -> ErrorAnswer:
    """Return the body that explains a problem, for HTTP and WebSockets alike."""
    return ErrorAnswer(problem.code, problem.facts, _sentence(problem), problem.clause)


def _sentence(problem: Problem) -> str:
    try:
        return catalogue("en").explain(problem)
    except Exception as error:  # a refusal stays one, even where its words are missing
        log.error("no-words", error, code=problem.code)
        return problem.code
