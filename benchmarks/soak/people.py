"""An honest person: comes in from an address of their own, asks, and follows a table by WebSocket or stream."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, Protocol

import msgspec
from aiohttp import (
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    CookieJar,
    StreamReader,
    TCPConnector,
)

from benchmarks.soak.measures import Json, Measures

API = "/api/v1"
PATIENCE = ClientTimeout(total=120, sock_connect=30)
NO_END = ClientTimeout(total=None, sock_connect=30, sock_read=60)
KEPT = 2.0
"""Seconds that an idle connection is kept: browsers open a new one rather than use one that may be gone."""
LONGEST_LINE = 2**20
RACES = {"stale", "proposal-pending", "nothing-proposed", "not-running", "not-your-turn", "already-over", "cut-off"}
"""How a question, a proposal to stop, or the answer to it may meet what somebody else has just done.

Whoever agrees last ends the match, and the others leave before they are answered; who is really cut off at a table
is noticed there.
"""
LOST = (ClientError, OSError, TimeoutError)


class Turned(Exception):
    """An honest person was turned away, or not answered."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Link(Protocol):
    """A table that is followed, and acted at."""

    def messages(self) -> AsyncIterator[Json]:
        """Yield what the server tells, until the connection ends."""
        ...

    async def command(self, kind: str, **fields: Any) -> Json:
        """Ask for something, and return what was done."""
        ...


class Person:
    """Somebody at a browser, or a program with a token of its own."""

    def __init__(self, url: str, address: str, name: str, measures: Measures) -> None:
        self.name, self.address = name, address
        self.id = ""
        self._measures = measures
        self._url = url
        self._headers = {"Origin": url}
        self._http = ClientSession(
            connector=TCPConnector(local_addr=(address, 0), limit=0, keepalive_timeout=KEPT),
            cookie_jar=CookieJar(unsafe=True),
            timeout=PATIENCE,
            read_bufsize=LONGEST_LINE,
        )

    async def enter(self) -> None:
        """Come in as a guest."""
        self.id = (await self.ask("POST", "/me", {"name": self.name}))["id"]

    async def become_program(self) -> None:
        """Make a token, and show it from now on instead of a cookie."""
        made = await self.ask("POST", "/me/tokens", {"name": "soak"})
        self._headers = {"Authorization": f"Bearer {made['token']}"}
        self._http.cookie_jar.clear()

    async def leave(self) -> None:
        """Close all connections."""
        await self._http.close()

    async def ask(
        self, method: str, path: str, body: Any = None, kind: str | None = None, what: str = "", api: str = API
    ) -> Any:
        """Return the answer, timed where that has a name; whatever is no answer is noted and raised."""
        watch = self._measures.start(kind) if kind else None
        what = what or kind or f"{method} {path.split('?')[0].split('/')[-1]}"
        try:
            async with self._http.request(method, self._url + api + path, **self._sent(body)) as response:
                raw = await response.read()
                status, is_json = response.status, response.content_type == "application/json"
        except LOST as error:
            raise self.turned(what, type(error).__name__) from error
        if watch:
            watch.stop()
        if status >= 400:
            raise self.turned(what, _code(raw, status))
        return msgspec.json.decode(raw) if is_json else raw

    @asynccontextmanager
    async def at(self, table: str, *, streaming: bool = False, query: str = "") -> AsyncIterator[Link]:
        """Follow a table."""
        path = f"{self._url}{API}/tables/{table}/"
        try:
            if streaming:
                following = self._http.get(f"{path}stream{query}", headers=self._headers, timeout=NO_END)
                async with following as response:
                    if response.status >= 400:
                        raise self.turned("stream", _code(await response.read(), response.status))
                    yield _Stream(self, table, response.content)
            else:
                opening = self._http.ws_connect(f"{path}socket{query}", headers=self._headers, max_msg_size=0)
                async with opening as socket:
                    yield _Socket(self, socket)
        except LOST as error:
            raise self.turned("stream" if streaming else "socket", type(error).__name__) from error

    def _sent(self, body: Any) -> Json:
        if body is None:
            return {"headers": self._headers}
        headers = {**self._headers, "Content-Type": "application/json"}
        return {"headers": headers, "data": msgspec.json.encode(body)}

    def turned(self, what: str, code: str) -> Turned:
        """Note that this person was turned away, unless that was to be expected."""
        if what not in ("propose", "answer", "coach") or code not in RACES:
            self._measures.trouble(what, code)
        return Turned(code)


class _Socket:
    """A WebSocket: messages and answers come the same way."""

    def __init__(self, person: Person, socket: ClientWebSocketResponse) -> None:
        self._person, self._socket = person, socket
        self._asked: dict[str, asyncio.Future[Json]] = {}
        self._numbers = count(1)

    async def messages(self) -> AsyncIterator[Json]:
        try:
            async for received in self._socket:
                message: Json = msgspec.json.decode(received.data)
                asked = self._asked.pop(message.get("id") or "", None)
                if asked is None:
                    yield message
                elif not asked.done():
                    asked.set_result(message)
        finally:
            for asked in self._asked.values():
                asked.cancel()

    async def command(self, kind: str, **fields: Any) -> Json:
        number = str(next(self._numbers))
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send_str(msgspec.json.encode({"t": kind, "id": number, **fields}).decode())
            answered = await answer
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task and task.cancelling():  # it is us who leave
                raise
            raise self._person.turned(kind, "cut-off") from None
        except LOST as error:
            raise self._person.turned(kind, type(error).__name__) from error
        if answered["t"] == "refused":
            raise self._person.turned(kind, answered["problem"]["code"])
        return dict(answered)


class _Stream:
    """A stream of lines; commands are requests of their own."""

    def __init__(self, person: Person, table: str, lines: StreamReader) -> None:
        self._person, self._table, self._lines = person, table, lines

    async def messages(self) -> AsyncIterator[Json]:
        async for line in self._lines:
            if line.strip():
                message: Json = msgspec.json.decode(line)
                yield message

    async def command(self, kind: str, **fields: Any) -> Json:
        command = {"t": kind, **fields}
        done: Json = await self._person.ask("POST", f"/tables/{self._table}/commands", command, what=kind)
        return done


def _code(raw: bytes, status: int) -> str:
    with suppress(msgspec.DecodeError, TypeError, KeyError):
        return str(msgspec.json.decode(raw)["code"])
    return f"status-{status}"
