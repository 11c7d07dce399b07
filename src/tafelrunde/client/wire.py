"""Asking the server: JSON in, typed answers out, patience where it asks for some."""

import http.client
import random
import time
from collections.abc import Generator, Iterator
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Problem
from tafelrunde.protocol.errors import ErrorAnswer

API = "/api/v1"
TIMEOUT = 40.0
"""Seconds without a sign of life; streams send an empty line every 15."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
TOO_MANY, AWAY = 429, 503
LOST = (OSError, http.client.HTTPException)

T = TypeVar("T")


class Refusal(TafelrundeError):
    """The server does not do what was asked; `status` is 0 where it cannot be reached."""

    def __init__(self, problem: Problem, message: str, status: int) -> None:
        super().__init__(problem)
        self.message = message
        self.status = status

    @property
    def code(self) -> str:
        """What is wrong, such as `stale`."""
        return self.problem.code

    @property
    def may_pass(self) -> bool:
        """Whether the same may succeed later: the server was busy, without its database, or not there."""
        return self.status in (0, TOO_MANY, AWAY)

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


def back_off() -> Iterator[float]:
    """Yield how long to wait before each next attempt, differently for everybody."""
    wait = FIRST_WAIT
    while True:
        yield wait * random.uniform(0.5, 1.0)
        wait = min(2 * wait, LONGEST_WAIT)


class Wire:
    """A server, and who asks it."""

    def __init__(self, url: str, token: str | None, patience: float) -> None:
        self.token = token
        self._parts = urlsplit(url if "://" in url else f"http://{url}")
        self._patience = patience
        self.cookie: str | None = None

    def ask(self, kind: type[T], method: str, path: str, body: Any = None) -> T:
        """Return the answer; waits as long as Retry-After says, but not longer than the patience."""
        return msgspec.json.decode(self._answer(method, path, body), type=kind)

    def text(self, path: str) -> str:
        """Return an answer that is no JSON."""
        return self._answer("GET", path).decode()

    def _answer(self, method: str, path: str, body: Any = None) -> bytes:
        deadline = time.monotonic() + self._patience
        while True:
            try:
                response = self._send(method, path, body)
                raw = response.read()
            except LOST as error:
                raise _unreachable(error) from error
            self.cookie = (response.getheader("Set-Cookie") or "").partition(";")[0] or self.cookie
            if response.status < http.client.BAD_REQUEST:
                return raw
            wait = float(response.getheader("Retry-After") or 0)
            # After "store away" nobody knows whether a command was done: its sender has to look.
            again = response.status == TOO_MANY or (response.status == AWAY and method == "GET")
            if not again or not wait or time.monotonic() + wait > deadline:
                raise _refusal(response.status, raw)
            time.sleep(wait)

    def lines(self, path: str) -> Generator[bytes, None, None]:
        """Yield the lines of a stream for ever: where it breaks off it is opened again, later each time."""
        waits = back_off()
        while True:
            try:
                for line in self._lines_once(path):
                    waits = back_off()
                    yield line
            except Refusal as refusal:
                if not refusal.may_pass:
                    raise
            except LOST:
                pass
            time.sleep(next(waits))

    def _lines_once(self, path: str) -> Iterator[bytes]:
        response = self._send("GET", path)
        if response.status >= http.client.BAD_REQUEST:
            raise _refusal(response.status, response.read())
        with response:
            while line := response.readline():
                if line.strip():
                    yield line

    def _send(self, method: str, path: str, body: Any = None) -> http.client.HTTPResponse:
        secure = self._parts.scheme == "https"
        connect = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = connect(self._parts.hostname or "localhost", self._parts.port, timeout=TIMEOUT)
        headers = {"Connection": "close"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        elif self.cookie:
            headers["Cookie"] = self.cookie
        if body is not None:
            headers["Content-Type"] = "application/json"
        written = None if body is None else msgspec.json.encode(body)
        try:
            connection.request(method, self._parts.path.rstrip("/") + API + path, written, headers)
            return connection.getresponse()
        except BaseException:
            connection.close()
            raise


def _refusal(status: int, raw: bytes) -> Refusal:
    """Read the one shape of errors; a proxy in between may have another."""
    try:
        error = msgspec.json.decode(raw, type=ErrorAnswer)
    except msgspec.DecodeError:
        return Refusal(Problem("http-problem", facts={"status": status}), f"HTTP status {status}", status)
    return Refusal(Problem(error.code, error.clause, error.facts), error.message, status)


def _unreachable(error: BaseException) -> Refusal:
    return Refusal(
        Problem("unreachable", facts={"detail": str(error)}), f"the server cannot be reached: {error}", 0
    )
