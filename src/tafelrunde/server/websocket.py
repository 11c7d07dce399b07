"""A WebSocket from its handshake on (RFC 6455), without a task, a timer or a request of its own.

aiohttp answers the request. Its own WebSockets wake a task through all layers of the application for every message,
keep what they came with for as long as they are open, and read whatever comes, however much it is.
"""

import asyncio
import base64
import hashlib
import struct
from collections.abc import Callable
from http import HTTPStatus
from time import monotonic
from typing import Protocol

from aiohttp import WSCloseCode, WSMsgType, hdrs, web

from tafelrunde.server.frames import BadFrame, FrameReader, close_code, frame, text_of
from tafelrunde.server.http.connections import Connection
from tafelrunde.server.http.errors import HttpRefused
from tafelrunde.server.operations.budgets import Bucket
from tafelrunde.server.operations.limits import FRAMES, MOST_MESSAGE
from tafelrunde.server.operations.logs import Log

log = Log("wires")

WS_KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""By which a server shows that it knows what a WebSocket is (RFC 6455, 1.3)."""
MOST_UNREAD = 256 * 1024
"""Bytes that may wait for a slow reader before it is sent away."""
BEAT = 12.5
"""Seconds between two looks at who is still there."""
ASKED = 2
"""After so many silent beats a connection is asked for a sign of life; at the next one it is given up."""
FAREWELL = 10.0
"""Seconds to answer that the conversation is over."""
MOST_WAITING = 64 * 1024
"""Bytes that may wait to be read while the budget is spent; whoever sends more is sent away."""
MOST_HOLDS = 50
"""After so many waits for a spent budget in a row, some ten seconds, a connection is closed."""
BY_TALK, BY_BUDGET = 1, 2
"""Why reading is held up."""


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


PING = frame(WSMsgType.PING, b"")


class WebSocket(asyncio.Protocol):
    """An open WebSocket; writing never waits, a reader who is too slow is sent away and may come back."""

    __slots__ = ("_asked", "_budget", "_ending", "_held", "_holds", "_reader", "_silence", "_transport", "talk")

    talk: Talk

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._reader = FrameReader(MOST_MESSAGE)
        self._budget: Bucket | None = None
        """Pays for whatever is no message: control frames, parts of messages, and bytes that make no frame yet."""
        self._held = self._holds = 0
        """Why reading is held up, if it is, and how often in a row because the budget was spent."""
        self._ending: asyncio.TimerHandle | None = None
        """Set once the end was announced: until when it has to be answered."""
        self._silence = 0
        """How many beats ago something came."""
        self._asked = False
        """Whether a sign of life was asked for: one answer to that is free."""

    # What comes in --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on."""
        self._silence = 0
        if self._transport.is_closing():
            return
        if not (self._held or self._ending) and (text := self._reader.only(data)) is not None:
            self._take(WSMsgType.TEXT, text)
            return
        self._reader.feed(data)
        if not self._held and not self._read():
            self._pay()
        if self._held and self._reader.waiting > MOST_WAITING:
            self._flooded()

    def _read(self) -> int:
        """Take messages until none is left or reading is held up; return how many there were."""
        count = 0
        while not self._held and not self._transport.is_closing():
            try:
                message = self._reader.next()
            except BadFrame as bad:
                self._fail(bad)
                break
            if message is None:
                break
            count += 1
            self._take(*message)
        return count

    def _take(self, kind: WSMsgType, payload: bytes) -> None:
        """Answer a message, or pass it on; nobody listens to what comes after the end, but for the answer to it."""
        try:
            if kind is WSMsgType.TEXT and not self._ending:
                self.talk.hear(text_of(payload))
            elif kind is WSMsgType.CLOSE:
                self._say_goodbye(close_code(payload), "")
                self._transport.close()
            elif kind is WSMsgType.PONG and self._asked:
                self._asked = False
            else:
                self._pay()
                self._answer(kind, payload)
        except BadFrame as bad:
            self._fail(bad)

    def _answer(self, kind: WSMsgType, payload: bytes) -> None:
        if self._ending:
            return
        if kind is WSMsgType.PING:
            self.write(frame(WSMsgType.PONG, payload))
        elif kind is WSMsgType.BINARY:
            self.talk.mishear("text-only")
            self.close(WSCloseCode.UNSUPPORTED_DATA, "text only")

    def _pay(self) -> None:
        """Let the connection pay for what is no message; once all is spent, nothing is read for a while."""
        now = monotonic()
        self._budget = self._budget or Bucket(FRAMES, now)
        self._budget.pay(1)
        wait = self._budget.wait(0, now)
        self._holds = self._holds + 1 if wait else 0
        if self._holds > MOST_HOLDS:
            self._flooded()
        elif wait:
            self._hold(BY_BUDGET)
            asyncio.get_running_loop().call_later(wait, self._release, BY_BUDGET)

    def _flooded(self) -> None:
        """Break off with whoever goes on although nobody reads."""
        if not self._transport.is_closing():
            self.talk.mishear("flood")
            self._say_goodbye(WSCloseCode.POLICY_VIOLATION, "too much at once")
            self._transport.close()

    def _fail(self, bad: BadFrame) -> None:
        """Break off: what comes in is no WebSocket any more."""
        self.talk.mishear("bad-frame")
        self._say_goodbye(bad.code, "")
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Take in that it is over."""
        if self._ending:
            self._ending.cancel()
        self.talk.part()

    def pause(self) -> None:
        """Take nothing in for now."""
        self._hold(BY_TALK)

    def resume(self) -> None:
        """Go on."""
        self._release(BY_TALK)

    def _hold(self, why: int) -> None:
        if not self._held and not self._transport.is_closing():
            self._transport.pause_reading()
        self._held |= why

    def _release(self, why: int) -> None:
        """Read what has come already, and if nothing holds that up, what comes from now on."""
        if not self._held & why:
            return
        self._held &= ~why
        self._read()
        if not self._held and not self._transport.is_closing():
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
            self._asked = True
            self.write(PING)
        elif self._silence > ASKED:
            self.abort()

    def close(self, code: int, why: str) -> None:
        """End the conversation; the other side may take a moment to answer."""
        if not self._ending:
            self._say_goodbye(code, why)
            self._ending = asyncio.get_running_loop().call_later(FAREWELL, self.abort)
            self.resume()  # or the answer would never be heard

    def abort(self) -> None:
        """Break off."""
        self._transport.abort()

    def _say_goodbye(self, code: int, why: str) -> None:
        self.write(frame(WSMsgType.CLOSE, struct.pack("!H", code) + why.encode()))


async def upgrade(request: web.Request) -> tuple[web.StreamResponse, asyncio.Transport, Callable[[], None]]:
    """Answer a handshake, and take the connection over from aiohttp.

    The response is the handler's to return; what comes last is called when the connection ends.
    """
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
    leave = handler.hand_over() if isinstance(handler, Connection) else lambda: None
    handler.connection_lost(None)  # as far as aiohttp is concerned
    return response, transport, leave


def must_be_handshake(request: web.Request) -> None:
    """Refuse whatever does not ask for a WebSocket."""
    if not web.WebSocketResponse().can_prepare(request):
        raise HttpRefused("not-a-websocket", HTTPStatus.UPGRADE_REQUIRED)
