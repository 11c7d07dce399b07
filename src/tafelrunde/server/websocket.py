"""A WebSocket from its handshake on (RFC 6455), without a task, a timer or a request of its own.

aiohttp answers the request and reads the frames. Its own WebSockets wake a task through all layers of the
application for every message, and keep what they came with for as long as they are open.
"""

import asyncio
import base64
import hashlib
import struct
from http import HTTPStatus
from typing import Protocol

from aiohttp import WSCloseCode, WSMessage, WSMsgType, hdrs, web
from aiohttp._websocket.reader import WebSocketDataQueue  # no other kind of queue gets messages from its reader
from aiohttp.http import WS_KEY, WebSocketError, WebSocketReader

from tafelrunde.server.limits import MOST_MESSAGE
from tafelrunde.server.logs import Log
from tafelrunde.server.problems import Refused

log = Log("wires")

MOST_UNREAD = 256 * 1024
"""Bytes that may wait for a slow reader before it is sent away."""
BEAT = 12.5
"""Seconds between two looks at who is still there."""
ASKED = 2
"""After so many silent beats a connection is asked for a sign of life; at the next one it is given up."""
FAREWELL = 10.0
"""Seconds to answer that the conversation is over."""
WHOLE = 0x80
"""The bit of a frame that holds all of its message."""


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

    def pause_reading(self) -> None:
        """Take nothing in for now."""
        ...

    def resume_reading(self) -> None:
        """Go on."""
        ...

    def close(self) -> None:
        """Close when everything is sent."""
        ...

    def abort(self) -> None:
        """Close at once."""
        ...


class Talk(Protocol):
    """Whoever is told what comes in."""

    def hear(self, text: str) -> None:
        """Take a message."""
        ...

    def mishear(self, code: str) -> None:
        """Note that something came which is no message; the connection ends."""
        ...

    def part(self) -> None:
        """Take in that the connection is over; called once."""
        ...


def give_up(transport: Transport) -> None:
    """Break off with a reader who is too slow."""
    if not transport.is_closing():
        log.info("refused", code="slow-reader", unread=transport.get_write_buffer_size())
        transport.abort()


def frame(kind: WSMsgType, message: bytes) -> bytes:
    """Return a message as a server sends it: whole, unmasked, uncompressed (RFC 6455, 5.2)."""
    first, size = WHOLE | kind, len(message)
    if size < 126:
        return struct.pack("!BB", first, size) + message
    if size < 2**16:
        return struct.pack("!BBH", first, 126, size) + message
    return struct.pack("!BBQ", first, 127, size) + message


PING = frame(WSMsgType.PING, b"")


class WebSocket(asyncio.Protocol):
    """An open WebSocket; writing never waits, a reader who is too slow is sent away and may come back."""

    __slots__ = ("_ending", "_reader", "_silence", "_transport", "talk")

    talk: Talk

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._reader: WebSocketReader | None = WebSocketReader(
            _Frames(self), MOST_MESSAGE, compress=False, decode_text=True
        )
        self._ending: asyncio.TimerHandle | None = None
        """Set once the end was announced: until when it has to be answered."""
        self._silence = 0
        """How many beats ago something came."""

    # What comes in --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on."""
        self._silence = 0
        if self._reader:
            self._reader.feed_data(data)

    def take(self, message: WSMessage) -> None:
        """Answer a message, or pass it on; nobody listens to what comes after the end."""
        if message.type is WSMsgType.CLOSE:
            self._say_goodbye(message.data or WSCloseCode.OK, "")
            self._transport.close()
        elif self._ending or self._transport.is_closing():
            return
        elif message.type is WSMsgType.TEXT:
            self.talk.hear(message.data)
        elif message.type is WSMsgType.PING:
            self.write(frame(WSMsgType.PONG, message.data))
        elif message.type is WSMsgType.BINARY:
            self.talk.mishear("text-only")
            self.close(WSCloseCode.UNSUPPORTED_DATA, "text only")

    def fail(self, error: BaseException) -> None:
        """Break off: what comes in is no WebSocket any more."""
        self.talk.mishear("bad-frame")
        self._say_goodbye(error.code if isinstance(error, WebSocketError) else WSCloseCode.PROTOCOL_ERROR, "")
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Take in that it is over."""
        self._reader = None  # or it would know the socket, and the socket it
        if self._ending:
            self._ending.cancel()
        self.talk.part()

    def pause(self) -> None:
        """Take nothing in for now."""
        self._transport.pause_reading()

    def resume(self) -> None:
        """Go on."""
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # What goes out --------------------------------------------------------------------------------------

    def write(self, frames: bytes) -> None:
        """Send frames, unless the end was announced."""
        transport = self._transport
        if transport.get_write_buffer_size() > MOST_UNREAD:
            give_up(transport)
        elif not (self._ending or transport.is_closing()):
            transport.write(frames)

    def beat(self) -> None:
        """Ask whoever has been silent for a sign of life, and give up whoever gave none."""
        self._silence += 1
        if self._silence == ASKED:
            self.write(PING)
        elif self._silence > ASKED:
            self.abort()

    def close(self, code: int, why: str) -> None:
        """End the conversation; the other side may take a moment to answer."""
        if not self._ending:
            self._say_goodbye(code, why)
            self.resume()  # or the answer would never be heard
            self._ending = asyncio.get_running_loop().call_later(FAREWELL, self.abort)

    def abort(self) -> None:
        """Break off."""
        self._transport.abort()

    def _say_goodbye(self, code: int, why: str) -> None:
        self.write(frame(WSMsgType.CLOSE, struct.pack("!H", code) + why.encode()))


class _Frames(WebSocketDataQueue):
    """Passes messages on at once, where aiohttp keeps them for a task that waits."""

    __slots__ = ("_socket",)

    def __init__(self, socket: WebSocket) -> None:
        super().__init__(None, 0, loop=asyncio.get_running_loop())  # type: ignore[arg-type] # nobody waits
        self._socket = socket

    def feed_data(self, data: WSMessage, size: int) -> None:  # type: ignore[override] # text comes decoded
        self._socket.take(data)

    def set_exception(self, exc: BaseException, *_: BaseException) -> None:
        self._socket.fail(exc)


async def upgrade(request: web.Request) -> tuple[web.StreamResponse, asyncio.Transport]:
    """Answer a handshake, and take the connection over from aiohttp; the response is the handler's to return."""
    key = request.headers[hdrs.SEC_WEBSOCKET_KEY]
    accepted = base64.b64encode(hashlib.sha1(key.encode() + WS_KEY, usedforsecurity=False).digest())
    headers = {
        hdrs.UPGRADE: "websocket",
        hdrs.CONNECTION: "Upgrade",
        hdrs.SEC_WEBSOCKET_ACCEPT: accepted.decode(),
    }
    response = web.StreamResponse(status=HTTPStatus.SWITCHING_PROTOCOLS, headers=headers)
    await response.prepare(request)
    handler = request.protocol
    transport, handler.transport = handler.transport, None
    if transport is None:
        raise ConnectionResetError
    handler.connection_lost(None)  # as far as aiohttp is concerned
    return response, transport


def must_be_handshake(request: web.Request) -> None:
    """Refuse whatever does not ask for a WebSocket."""
    if not web.WebSocketResponse().can_prepare(request):
        raise Refused("not-a-websocket", HTTPStatus.UPGRADE_REQUIRED)
