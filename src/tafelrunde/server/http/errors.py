"""From errors to HTTP: the one place that knows which status each kind of error has."""

from http import HTTPStatus

from tafelrunde.core.errors import BadNotation, BadPosition, BadRecord, TafelrundeError
from tafelrunde.core.messages import Fact
from tafelrunde.server import errors
from tafelrunde.server.store import Conflict, StoreUnavailable

STATUSES: dict[type[TafelrundeError], HTTPStatus] = {
    **dict.fromkeys((BadNotation, BadPosition, BadRecord), HTTPStatus.BAD_REQUEST),
    errors.Malformed: HTTPStatus.BAD_REQUEST,
    errors.Unauthenticated: HTTPStatus.UNAUTHORIZED,
    errors.Forbidden: HTTPStatus.FORBIDDEN,
    errors.NotFound: HTTPStatus.NOT_FOUND,
    errors.FailedPrecondition: HTTPStatus.CONFLICT,
    Conflict: HTTPStatus.CONFLICT,
    errors.RateLimited: HTTPStatus.TOO_MANY_REQUESTS,
    errors.Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
    StoreUnavailable: HTTPStatus.SERVICE_UNAVAILABLE,
    TafelrundeError: HTTPStatus.UNPROCESSABLE_ENTITY,
}
"""The status of each kind of error, and of whatever is derived from it."""


class HttpRefused(errors.Refused):
    """A request that is refused for what only HTTP knows: a header, a body, a method."""

    def __init__(self, code: str, status: HTTPStatus, **facts: Fact) -> None:
        self.status = status
        super().__init__(code, **facts)


def status_of(error: TafelrundeError) -> HTTPStatus:
    """Return the HTTP status of an error."""
    if isinstance(error, HttpRefused):
        return error.status
    return next(STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES)
