"""A WebSocket of our own, from its handshake on, without a task, a timer or a request of its own.

aiohttp's keep what they came with for as long as they are open, wake a task through all layers of the application
for every message, and parse what they read before anybody can say that it is too much.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Protocol, Self

from aiohttp import WSCloseCode, WSMsgType, web

from tafelrunde.server.operations.limits import MOST_MESSAGE
from tafelrunde.server.websocket import interface
from tafelrunde.server.websocket.broadcast import Broadcaster
from tafelrunde.server.websocket.frame_budget import FrameBudget
from tafelrunde.server.websocket.frames import BadFrame, FrameReader, close_code, frame, text_of
from tafelrunde.server.websocket.handshake import accept_websocket
from tafelrunde.server.websocket.interface import MOST_BUFFERED, WebSocket, cut_off

MOST_UNPARSED = 64 * 1024
"""Bytes that may wait to be read while reading is held up; whoever sends more is sent away."""
BY_HANDLER, BY_BUDGET = 1, 2
"""Why reading is held up."""

PING = frame(WSMsgType.PING, b"")


class Transport(interface.Transport, Protocol):
    """What is used of an asyncio transport."""

    def write(self, data: bytes) -> None:
        """Send as soon as possible, without waiting."""
        ...

    def pause_reading(self) -> None:
        """Receive nothing for now."""
        ...

    def resume_reading(self) -> None:
        """Receive again."""
        ...

    def close(self) -> None:
        """Close when everything is sent."""
        ...


class OwnWebSocket(WebSocket, asyncio.Protocol):
    """The protocol of a connection that was taken over: bytes in, messages out, and no layer between."""

    __slots__ = ("_budget", "_closing", "_held", "_leave", "_reader", "_response", "_transport")

    def __init__(
        self,
        transport: Transport,
        broadcaster: Broadcaster,
        response: web.StreamResponse | None = None,
        leave: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(broadcaster)
        self._transport = transport
        self._response = response
        self._leave = leave
        self._reader = FrameReader(MOST_MESSAGE)
        self._budget: FrameBudget | None = None
        """Made when it is needed: most clients send nothing but messages."""
        self._held = 0
        """Why reading is held up, if it is."""
        self._closing: asyncio.TimerHandle | None = None
        """Set once a close frame was sent: until when it has to be answered."""

    @classmethod
    async def accept(cls, request: web.Request, broadcaster: Broadcaster) -> Self:
        """Answer a handshake and take the connection over."""
        response, transport, leave = await accept_websocket(request)
        socket = cls(transport, broadcaster, response, leave)
        transport.set_protocol(socket)
        return socket

    @staticmethod
    def prepare(message: bytes) -> bytes:
        """Return a message as a frame."""
        return frame(WSMsgType.TEXT, message)

    async def _serve(self) -> web.StreamResponse:
        """Return the handshake's response: whatever comes next, the event loop brings to `data_received`."""
        response, self._response = self._response, None
        assert response is not None
        return response

    @property
    def buffered_amount(self) -> int:
        """How many bytes wait to be sent."""
        return self._transport.get_write_buffer_size()

    def write(self, prepared: list[bytes]) -> None:
        """Send frames in one write, unless the connection is closing."""
        transport = self._transport
        if (buffered := transport.get_write_buffer_size()) > MOST_BUFFERED:
            cut_off(transport, buffered)
        elif not (self._closing or transport.is_closing()):
            transport.write(prepared[0] if len(prepared) == 1 else b"".join(prepared))

    def _send_ping(self) -> None:
        self.write([PING])

    def _start_close(self, code: int, reason: str) -> None:
        """Send a close frame; the other side may take a moment to answer."""
        if not self._closing:
            self._write_close(code, reason)
            self._closing = asyncio.get_running_loop().call_later(interface.CLOSE_TIMEOUT, self.abort)
            self.resume_reading()  # or the answer would never be read

    def _write_close(self, code: int, reason: str) -> None:
        self.write([frame(WSMsgType.CLOSE, struct.pack("!H", code) + reason.encode())])

    def abort(self) -> None:
        """End the connection at once."""
        self._transport.abort()

    def pause_reading(self) -> None:
        """Deliver no more messages for now."""
        self._hold(BY_HANDLER)

    def resume_reading(self) -> None:
        """Deliver messages again, those first that came meanwhile."""
        self._release_hold(BY_HANDLER)

    def _hold(self, why: int) -> None:
        if not self._held and not self._transport.is_closing():
            self._transport.pause_reading()
        self._held |= why

    def _release_hold(self, why: int) -> None:
        """Read what has come already, and if nothing holds that up, what comes from now on."""
        if not self._held & why:
            return
        self._held &= ~why
        self._read()
        if not self._held and not self._transport.is_closing():
            self._transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Read on (called by the event loop)."""
        self._silence = 0
        if self._transport.is_closing():
            return
        if not (self._held or self._closing) and (text := self._reader.single_text(data)) is not None:
            self._deliver(WSMsgType.TEXT, text)
            return
        self._reader.feed(data)
        if not self._held and not self._read():
            self._pay()
        if self._held and self._reader.unparsed > MOST_UNPARSED:
            self._refuse_flood()

    def pause_writing(self) -> None:
        """Note that the client does not take what is sent (called by the event loop)."""
        self.is_congested = True

    def resume_writing(self) -> None:
        """Note that the client has caught up (called by the event loop)."""
        self.is_congested = False
        self._handler.on_drain()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection has ended (called by the event loop)."""
        if self._closing:
            self._closing.cancel()
        if self._leave:
            self._leave()
            self._leave = None
        self._ended()

    def _read(self) -> int:
        """Deliver frames until none is left or reading is held up; return how many there were."""
        count = 0
        while not self._held and not self._transport.is_closing():
            try:
                message = self._reader.next_message()
            except BadFrame as bad:
                self._fail(bad)
                break
            if message is None:
                break
            count += 1
            self._deliver(*message)
        return count

    def _deliver(self, kind: WSMsgType, payload: bytes) -> None:
        """Pass a message on, or answer a control frame; after our close frame, only the answer to it counts."""
        try:
            if kind is WSMsgType.TEXT and not self._closing:
                self._handler.on_message(text_of(payload))
            elif kind is WSMsgType.CLOSE:
                self._write_close(close_code(payload), "")
                self._transport.close()
            elif kind is WSMsgType.PONG and self._ping_sent:
                self._ping_sent = False
            else:
                self._pay()
                self._answer(kind, payload)
        except BadFrame as bad:
            self._fail(bad)

    def _answer(self, kind: WSMsgType, payload: bytes) -> None:
        if self._closing:
            return
        if kind is WSMsgType.PING:
            self.write([frame(WSMsgType.PONG, payload)])
        elif kind is WSMsgType.BINARY:
            self._handler.on_protocol_error("text-only")
            self.close(WSCloseCode.UNSUPPORTED_DATA, "text only")

    def _pay(self) -> None:
        """Let the connection pay for what is no message; once all is spent, nothing is read for a while."""
        self._budget = self._budget or FrameBudget()
        wait = self._budget.pay()
        if self._budget.is_exhausted:
            self._refuse_flood()
        elif wait:
            self._hold(BY_BUDGET)
            asyncio.get_running_loop().call_later(wait, self._release_hold, BY_BUDGET)

    def _refuse_flood(self) -> None:
        """End the connection of a client that goes on although nobody reads."""
        if not self._transport.is_closing():
            self._handler.on_protocol_error("flood")
            self._write_close(WSCloseCode.POLICY_VIOLATION, "too much at once")
            self._transport.close()

    def _fail(self, bad: BadFrame) -> None:
        """End the connection, as what comes in is no WebSocket any more (7.1.7)."""
        self._handler.on_protocol_error("bad-frame")
        self._write_close(bad.code, "")
        self._transport.close()
