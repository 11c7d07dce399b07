"""aiohttp's own WebSocket behind the same interface, used by its public methods alone.

What it cannot do: see fragments, crumbs of frames and masks, as aiohttp joins, collects and ignores them. So these
cost a client nothing, and one that does not mask is not refused. aiohttp also parses half a megabyte ahead of us,
and each connection keeps its request and a task for as long as it is open.
"""

import asyncio
import struct
from collections import deque
from contextlib import suppress
from typing import Any, Self

from aiohttp import WebSocketError, WSCloseCode, WSMessage, WSMsgType, web

from tafelrunde.server.operations.limits import MOST_MESSAGE
from tafelrunde.server.websocket import interface
from tafelrunde.server.websocket.broadcast import Broadcaster
from tafelrunde.server.websocket.frame_budget import FrameBudget
from tafelrunde.server.websocket.frames import may_be_sent
from tafelrunde.server.websocket.interface import MOST_BUFFERED, WebSocket, cut_off


class LibraryWebSocket(WebSocket):
    """A `web.WebSocketResponse`: the endpoint's own task reads, another one writes while anything waits."""

    __slots__ = (
        "_budget",
        "_closing",
        "_queue",
        "_queued",
        "_readable",
        "_request",
        "_response",
        "_transport",
        "_writer",
    )

    def __init__(self, request: web.Request, response: web.WebSocketResponse, broadcaster: Broadcaster) -> None:
        super().__init__(broadcaster)
        if request.transport is None:
            raise ConnectionResetError
        self._request, self._response = request, response
        self._transport = request.transport
        self._budget = FrameBudget()
        self._queue: deque[tuple[WSMsgType, bytes]] = deque()
        """Frames that wait to be sent, and how many bytes they are."""
        self._queued = 0
        self._writer: asyncio.Task[None] | None = None
        self._closing: asyncio.TimerHandle | None = None
        """Set once a close frame was sent: until when it has to be answered."""
        self._readable = asyncio.Event()
        self._readable.set()

    @classmethod
    async def accept(cls, request: web.Request, broadcaster: Broadcaster) -> Self:
        """Answer a handshake; control frames and the end are left to us, so that they can be paid for."""
        response = web.WebSocketResponse(
            autoclose=False,
            autoping=False,
            compress=False,
            max_msg_size=MOST_MESSAGE + 1,  # aiohttp refuses a message of exactly this size
            writer_limit=0,  # sending waits as soon as the client does not keep pace
        )
        await response.prepare(request)
        return cls(request, response, broadcaster)

    @staticmethod
    def prepare(message: bytes) -> bytes:
        """Return a message as it is: aiohttp makes the frame."""
        return message

    @property
    def buffered_amount(self) -> int:
        """How many bytes wait to be sent."""
        return self._queued + self._transport.get_write_buffer_size()

    def write(self, prepared: list[bytes]) -> None:
        """Send messages, unless the connection is closing."""
        for message in prepared:
            self._write(WSMsgType.TEXT, message)

    def _write(self, kind: WSMsgType, payload: bytes) -> None:
        if (buffered := self.buffered_amount) > MOST_BUFFERED:
            cut_off(self._transport, buffered)
        elif not (self._closing or self._transport.is_closing()):
            self.is_congested |= self._request.protocol.writing_paused
            self._queue.append((kind, payload))
            self._queued += len(payload)
            if self._writer is None:
                self._writer = asyncio.get_running_loop().create_task(self._write_all())

    async def _write_all(self) -> None:
        """Send what waits, as fast as the client takes it."""
        with suppress(ConnectionError):  # of which `receive` tells, too
            while self._queue:
                kind, payload = self._queue.popleft()
                await self._response.send_frame(payload, kind)
                self._queued -= len(payload)
        self._writer = None
        if self.is_congested and not self._transport.is_closing():
            self.is_congested = False
            self._handler.on_drain()

    def _send_ping(self) -> None:
        self._write(WSMsgType.PING, b"")

    def _start_close(self, code: int, reason: str) -> None:
        """Send a close frame; the other side may take a moment to answer."""
        if not self._closing:
            self._write_close(code, reason)
            self._closing = asyncio.get_running_loop().call_later(interface.CLOSE_TIMEOUT, self.abort)
            self.resume_reading()  # or the answer would never be read

    def _write_close(self, code: int, reason: str) -> None:
        self._write(WSMsgType.CLOSE, struct.pack("!H", code) + reason.encode())

    def abort(self) -> None:
        """End the connection at once."""
        self._transport.abort()

    def pause_reading(self) -> None:
        """Deliver no more messages for now; aiohttp holds the client up when its own queue is full."""
        self._readable.clear()

    def resume_reading(self) -> None:
        """Deliver messages again, those first that came meanwhile."""
        self._readable.set()

    async def _serve(self) -> web.StreamResponse:
        """Read until the connection ends."""
        try:
            while await self._deliver(await self._next_message()):
                pass
        finally:
            if self._closing:
                self._closing.cancel()
            self._ended()
        return self._response

    async def _next_message(self) -> WSMessage:
        message = await self._response.receive()
        self._silence = 0
        await self._readable.wait()
        return message

    async def _deliver(self, message: WSMessage) -> bool:
        """Pass a message on, or answer a control frame; return whether there is more to come."""
        kind, data = message.type, message.data
        if kind is WSMsgType.TEXT and not self._closing:
            self._handler.on_message(data)
        elif kind is WSMsgType.PONG and self._ping_sent:
            self._ping_sent = False
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.PING, WSMsgType.PONG):
            self._answer(kind, data)
            return await self._pay()
        else:
            await self._finish(kind, data)
            return False
        return True

    def _answer(self, kind: WSMsgType, payload: bytes) -> None:
        if self._closing:
            return
        if kind is WSMsgType.PING:
            self._write(WSMsgType.PONG, payload)
        elif kind is WSMsgType.BINARY:
            self._handler.on_protocol_error("text-only")
            self.close(WSCloseCode.UNSUPPORTED_DATA, "text only")

    async def _pay(self) -> bool:
        """Let the connection pay for what is no message, and wait once all is spent; return whether to read on."""
        wait = self._budget.pay()
        if self._budget.is_exhausted:
            self._handler.on_protocol_error("flood")
            await self._close_after(WSCloseCode.POLICY_VIOLATION, "too much at once")
            return False
        if wait:
            await asyncio.sleep(wait)
        return True

    async def _finish(self, kind: WSMsgType, data: Any) -> None:
        """Answer a close frame or whatever else is the last thing to come."""
        if kind is WSMsgType.CLOSE and (not data or may_be_sent(data)):
            await self._close_after(data or WSCloseCode.OK)
        elif kind is WSMsgType.CLOSE:
            self._handler.on_protocol_error("bad-frame")
            await self._close_after(WSCloseCode.PROTOCOL_ERROR)
        elif isinstance(data, WebSocketError):  # aiohttp has sent its code already
            self._handler.on_protocol_error("bad-frame")

    async def _close_after(self, code: int, reason: str = "") -> None:
        """Close the connection when a close frame is sent, and everything before it."""
        self._write_close(code, reason)
        if self._writer is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self._writer), interface.CLOSE_TIMEOUT)
        self._transport.close()
