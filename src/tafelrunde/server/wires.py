"""Connections that are told what happens: WebSockets, and streams of lines for bots."""

import asyncio
import struct
from http import HTTPStatus
from typing import Protocol

from aiohttp import WSCloseCode, web

from tafelrunde.server.logs import Log
from tafelrunde.server.problems import Refused
from tafelrunde.server.tables.tell import PLAIN, Wants
from tafelrunde.text.catalogue import LANGUAGES

log = Log("wires")

MOST_UNREAD = 256 * 1024
"""Bytes that may wait for a slow reader before it is sent away."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that holds a whole text."""
KEEP_ALIVE = 15.0
PATIENCE = 30.0
"""Seconds that a reader of a stream may take for one line."""
CLOSING: set[asyncio.Task[None]] = set()
"""Connections on their way out; the event loop itself would forget them."""


class Transport(Protocol):
    """What is used of an asyncio transport."""

    def get_write_buffer_size(self) -> int:
        """Return how many bytes wait."""
        ...

    def is_closing(self) -> bool:
        """Say whether it is closed, or soon will be."""
        ...

    def write(self, data: bytes) -> None:
        """Send as soon as possible; never waits."""
        ...

    def abort(self) -> None:
        """Close at once."""
        ...


def give_up(transport: Transport) -> None:
    """Break off with a reader who is too slow."""
    if not transport.is_closing():
        log.info("refused", code="slow-reader", unread=transport.get_write_buffer_size())
        transport.abort()


def text_frame(message: bytes) -> bytes:
    """Return a message as a server sends it over a WebSocket: whole, unmasked, uncompressed (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size) + message
    if size < 2**16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + message
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + message


class Outbox:
    """What waits to be sent: all of one round of the event loop, in one write for each socket."""

    def __init__(self) -> None:
        self._waiting: dict[Socket, list[bytes]] = {}
        self._last = self._last_frame = b""

    def put(self, socket: "Socket", message: bytes) -> None:
        """Send a message soon."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.send)
        if message is not self._last:  # what several are told is the same text
            self._last, self._last_frame = message, text_frame(message)
        self._waiting.setdefault(socket, []).append(self._last_frame)

    def send(self) -> None:
        """Send everything now."""
        waiting, self._waiting = self._waiting, {}
        for socket, frames in waiting.items():
            socket.write(frames[0] if len(frames) == 1 else b"".join(frames))


class Socket:
    """A WebSocket; sending never waits, a reader who is too slow is sent away and may come back."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: Transport,
        outbox: Outbox,
        person: str | None,
        wants: Wants = PLAIN,
    ) -> None:
        self.person = person
        self.wants = wants
        self._socket = socket
        self._transport = transport
        self._outbox = outbox

    def send(self, message: bytes) -> None:
        """Pass a message on."""
        self._outbox.put(self, message)

    def write(self, frames: bytes) -> None:
        """Write frames past aiohttp, whose own way takes longer than everything else about a move."""
        transport = self._transport
        if transport.get_write_buffer_size() > MOST_UNREAD:
            give_up(transport)
        elif not (self._socket.closed or transport.is_closing()):
            transport.write(frames)

    def drop(self, why: str) -> None:
        """Break the connection off with a reason."""
        code = WSCloseCode.GOING_AWAY if why == "closing" else WSCloseCode.TRY_AGAIN_LATER
        closing = asyncio.get_running_loop().create_task(self.close(code, why))
        CLOSING.add(closing)
        closing.add_done_callback(CLOSING.discard)

    async def close(self, code: int, why: str) -> None:
        """End the conversation, after everything that was said."""
        self._outbox.send()
        await self._socket.close(code=code, message=why.encode())


class Stream:
    """A stream of JSON lines."""

    def __init__(self, transport: Transport, person: str | None, wants: Wants = PLAIN) -> None:
        self.person = person
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
        raise Refused("unknown-language", HTTPStatus.BAD_REQUEST, found=words, known=list(LANGUAGES))
    return Wants(_is_set(request, "labels"), words, _is_set(request, "aids"))


def _is_set(request: web.Request, name: str) -> bool:
    return request.query.get(name) in ("1", "true")
