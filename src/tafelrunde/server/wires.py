"""Connections that are told what happens: WebSockets, and streams of lines for bots."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from aiohttp import WSCloseCode, WSMsgType, web

from tafelrunde.server.errors import Malformed
from tafelrunde.server.frames import frame
from tafelrunde.server.operations.limits import Payers
from tafelrunde.server.people.people import Key, is_void
from tafelrunde.server.store import Person
from tafelrunde.server.tables.updates import PLAIN, Wants
from tafelrunde.server.websocket import BEAT, MOST_UNREAD, Transport, WebSocket, give_up
from tafelrunde.text.catalogue import LANGUAGES

KEEP_ALIVE = 15.0
AT_ONCE = 20
"""How many WebSockets are looked at in one go."""
PATIENCE = 30.0
"""Seconds that a reader of a stream may take for one line."""
GRACE = 1.0
"""Seconds until cookies that are void end connections: whoever made them void has to get a new one first."""
CLOSE_CODES = {"closing": WSCloseCode.GOING_AWAY, "void": WSCloseCode.POLICY_VIOLATION}
"""Why a WebSocket is closed, where it is not that the client may try again later."""


class Switchboard:
    """All connections: what waits to be sent to WebSockets, and who is still there, and still welcome."""

    def __init__(self) -> None:
        self._open: set[Socket] = set()
        self._streams: set[Stream] = set()
        self._waiting: dict[Socket, list[bytes]] = {}
        self._last = self._last_frame = b""
        self._empty = asyncio.Event()

    def connect(self, socket: "Socket") -> None:
        """Take in that a socket is open."""
        self._open.add(socket)
        self._empty.clear()

    def disconnect(self, socket: "Socket") -> None:
        """Take in that a socket is closed."""
        self._open.discard(socket)
        if not self._open:
            self._empty.set()

    @contextmanager
    def connected(self, stream: "Stream") -> Iterator[None]:
        """Take in that a stream is open until the end of the block."""
        self._streams.add(stream)
        try:
            yield
        finally:
            self._streams.discard(stream)

    async def person_changed(self, before: Person, after: Person | None) -> None:
        """Break off with whoever is no longer known: the person has left for good, or made cookies void."""
        if after is None:
            self._lock_out(before, lambda _: True, 0, GRACE)
        elif after.generation != before.generation:
            self._lock_out(before, lambda key: is_void(key, after), GRACE)

    def token_revoked(self, owner: Person, digest: str, at_once: bool = True) -> None:
        """Break off with a program or browser whose token or session is over."""
        self._lock_out(owner, lambda key: key.digest == digest, *([0, GRACE] if at_once else [GRACE]))

    def _lock_out(self, person: Person, is_over: Callable[[Key], bool], *after: float) -> None:
        """Send away after so many seconds, and again: somebody may be on the way in just now."""
        loop = asyncio.get_running_loop()
        for seconds in after:
            loop.call_later(seconds, self._send_away, person.id, is_over)

    def _send_away(self, person: str, is_over: Callable[[Key], bool]) -> None:
        """Break off with everybody who came in as a person by a key that is void."""
        wires: list[Socket | Stream] = [*self._open, *self._streams]
        for wire in wires:
            if wire.person == person and wire.key and is_over(wire.key):
                wire.drop("void")

    def put(self, socket: "Socket", message: bytes) -> None:
        """Send a message soon: all of one round of the event loop in one write for each socket."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.send)
        if message is not self._last:  # what several are told is the same text
            self._last, self._last_frame = message, frame(WSMsgType.TEXT, message)
        self._waiting.setdefault(socket, []).append(self._last_frame)

    def send(self) -> None:
        """Send everything now."""
        waiting, self._waiting = self._waiting, {}
        for socket, frames in waiting.items():
            socket.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def watch(self) -> None:
        """Look again and again who is still there, at a few at a time: nobody else must wait for it."""
        while True:
            sockets = tuple(self._open)
            turns = range(0, len(sockets), AT_ONCE) or range(1)
            for turn in turns:
                await asyncio.sleep(BEAT / len(turns))
                for socket in sockets[turn : turn + AT_ONCE]:
                    socket.beat()

    async def close(self, seconds: float) -> None:
        """Wait until everybody who was sent away has gone, but not forever."""
        if self._open:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._empty.wait(), seconds)
        for socket in tuple(self._open):
            socket.abort()


class Socket(WebSocket):
    """A WebSocket that is told what happens."""

    __slots__ = ("_board", "_payers", "key", "person", "wants")

    def __init__(
        self,
        transport: Transport,
        board: Switchboard,
        person: str | None = None,
        key: Key | None = None,
        wants: Wants = PLAIN,
        payers: Payers | None = None,
    ) -> None:
        super().__init__(transport)
        self._payers = payers
        self.person = person
        self.key = key
        self.wants = wants
        self._board = board
        board.connect(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Take in that it is over."""
        self._board.disconnect(self)
        super().connection_lost(exc)

    def send(self, message: bytes) -> None:
        """Pass a message on."""
        self._board.put(self, message)

    def pay(self) -> None:
        """Pay for an update in words; whoever cannot is sent away."""
        if self._payers and not self._payers.afford("words"):
            self.drop("busy")

    def drop(self, why: str) -> None:
        """Break the connection off with a reason, after whatever else is said in this round."""
        code = CLOSE_CODES.get(why, WSCloseCode.TRY_AGAIN_LATER)
        asyncio.get_running_loop().call_soon(self.close, code, why)

    def close(self, code: int, why: str) -> None:
        """End the conversation, after everything that was said."""
        self._board.send()
        super().close(code, why)


class Stream:
    """A stream of JSON lines."""

    def __init__(
        self,
        transport: Transport,
        person: str | None,
        key: Key | None = None,
        wants: Wants = PLAIN,
        payers: Payers | None = None,
    ) -> None:
        self._payers = payers
        self.person = person
        self.key = key
        self.wants = wants
        self._transport = transport
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unread = 0

    def send(self, message: bytes) -> None:
        """Pass a message on, or give a reader up who does not keep pace."""
        self._unread += len(message)
        if self._unread - len(message) > MOST_UNREAD:
            give_up(self._transport)
            self.drop("slow")
        else:
            self._waiting.put_nowait(message)

    def pay(self) -> None:
        """Pay for an update in words; whoever cannot is sent away."""
        if self._payers and not self._payers.afford("words"):
            self.drop("busy")

    def drop(self, why: str) -> None:
        """End the stream."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def pour(self, response: web.StreamResponse) -> None:
        """Write line by line until the stream is ended; an empty line is a sign of life."""
        while True:
            try:
                message = await asyncio.wait_for(self._waiting.get(), KEEP_ALIVE)
            except TimeoutError:
                message = b""
            if message is None:
                return
            try:
                await asyncio.wait_for(response.write(message + b"\n"), PATIENCE)
            except TimeoutError:
                give_up(self._transport)
                return
            self._unread -= len(message)


def wants_of(request: web.Request) -> Wants:
    """Read what a client wants besides codes and facts: `?labels=1`, `?words=en`, `?aids=1`."""
    words = request.query.get("words")
    if words is not None and words not in LANGUAGES:
        raise Malformed("unknown-language", found=words, known=list(LANGUAGES))
    return Wants(_is_set(request, "labels"), words, _is_set(request, "aids"))


def _is_set(request: web.Request, name: str) -> bool:
    return request.query.get(name) in ("1", "true")
