"""A client without a network: aiohttp reads from its line, what is written there is kept, what arrives is noted."""

import asyncio
import struct
from typing import Any, cast

from aiohttp import WSMsgType, web

from tafelrunde.server.websocket.broadcast import Broadcaster
from tafelrunde.server.websocket.frames import IN_TWO, frame, unmasked
from tafelrunde.server.websocket.interface import WebSocket

MASK = b"\x11\x22\x33\x44"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
"""The example of RFC 6455, 1.3."""
HANDSHAKE = (
    "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
).encode()
TURNS = 20
"""Turns of the event loop after which all that can happen by itself has happened."""


class Line(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = self.aborted = False
        self.is_paused = False
        self.protocol: Any = None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def write(self, data: Any) -> None:
        assert not self.is_closing()
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.is_paused = True  # however often it is said, as of any transport

    def resume_reading(self) -> None:
        self.is_paused = False

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True


class Peer:
    """A client on a line: says bytes, and notes what the server's handler is told."""

    socket: WebSocket

    def __init__(self) -> None:
        self.line = Line()
        self.opened = self.closed = self.drained = self.released = 0
        self.heard: list[str] = []
        self.errors: list[str] = []

    async def say(self, *chunks: bytes) -> None:
        """Let bytes come in, as they are cut."""
        for chunk in chunks:
            self.line.protocol.data_received(chunk)
        await settle()

    async def leave(self) -> None:
        """Break the connection off."""
        self.line.protocol.connection_lost(None)
        await settle()

    @property
    def received(self) -> list[bytes]:
        """The frames that the server sent."""
        return frames_of(b"".join(self.line.written))

    def on_open(self) -> None:
        self.opened += 1

    def on_message(self, text: str) -> None:
        self.heard.append(text)

    def on_protocol_error(self, code: str) -> None:
        self.errors.append(code)

    def on_close(self) -> None:
        self.closed += 1

    def on_drain(self) -> None:
        self.drained += 1

    def release(self) -> None:
        self.released += 1


async def connected(kind: type[WebSocket], broadcaster: Broadcaster | None = None) -> Peer:
    """Return a client whose handshake was answered."""
    peer = Peer()

    async def endpoint(request: web.BaseRequest) -> web.StreamResponse:
        sending = broadcaster or Broadcaster(kind.prepare)
        peer.socket = await kind.accept(cast(web.Request, request), sending)
        return await peer.socket.run(peer, peer.release)

    peer.line.protocol = web.Server(endpoint)()
    peer.line.protocol.connection_made(peer.line)
    await settle()
    await peer.say(HANDSHAKE)
    assert peer.opened == 1
    peer.line.written.clear()
    return peer


async def settle() -> None:
    """Let everything happen that can happen now."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


def frames_of(sent: bytes) -> list[bytes]:
    """Cut what a server sent into frames."""
    frames = []
    while sent:
        width = {IN_TWO: 2, IN_TWO + 1: 8}.get(sent[1], 0)
        size = int.from_bytes(sent[2 : 2 + width], "big") if width else sent[1]
        frames.append(sent[: 2 + width + size])
        sent = sent[2 + width + size :]
    return frames


def text(message: bytes) -> bytes:
    """Return the frame of a message as a server sends it."""
    return frame(WSMsgType.TEXT, message)


def goodbye(code: int, why: bytes = b"") -> bytes:
    """Return the frame that ends a conversation."""
    return frame(WSMsgType.CLOSE, struct.pack("!H", code) + why)


def masked(kind: WSMsgType, message: bytes, *, whole: bool = True) -> bytes:
    """Return a message as a client sends it."""
    sent = bytearray(frame(kind, message))
    sent[0] &= 0xFF if whole else 0x7F
    sent[1] |= 0x80
    start = len(sent) - len(message)
    return bytes(sent[:start]) + MASK + unmasked(MASK, message)
