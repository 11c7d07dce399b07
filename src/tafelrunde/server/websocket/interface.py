"""What a WebSocket is to the rest of the server, whoever reads its frames: `own.py`, or aiohttp (`library.py`)."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol, Self

from aiohttp import web

from tafelrunde.server.operations.logs import Log
from tafelrunde.server.websocket.broadcast import Broadcaster

MOST_BUFFERED = 256 * 1024
"""Bytes that may wait for a slow reader before its connection is aborted."""
HEARTBEAT = 12.5
"""Seconds between two looks at who is still there."""
PING_AFTER = 2
"""After so many silent heartbeats a ping is sent; at the next one the connection is aborted."""
CLOSE_TIMEOUT = 10.0
"""Seconds in which the other side has to answer a close frame."""

log = Log("websocket")


class Transport(Protocol):
    """What slow readers are judged by, and cut off."""

    def get_write_buffer_size(self) -> int:
        """Return how many bytes wait to be sent."""
        ...

    def is_closing(self) -> bool:
        """Return whether the connection is closed or closing."""
        ...

    def abort(self) -> None:
        """Close at once, without sending what waits."""
        ...


class Handler(Protocol):
    """The application's side of one WebSocket; no callback may block."""

    def on_open(self) -> None:
        """Called once, before any other callback."""
        ...

    def on_message(self, text: str) -> None:
        """Called with each message, in the order in which they came."""
        ...

    def on_protocol_error(self, code: str) -> None:
        """Called when a client breaks the rules (`bad-frame`, `text-only`, `flood`); the connection ends."""
        ...

    def on_close(self) -> None:
        """Called once, when the connection has ended, for whatever reason."""
        ...

    def on_drain(self) -> None:
        """Called when a reader that was too slow for a while (`WebSocket.is_congested`) has caught up."""
        ...


class Nobody:
    """The handler of a connection that has ended."""

    def on_open(self) -> None:
        """Nothing is opened any more."""

    def on_message(self, text: str) -> None:
        """Nobody reads what comes now."""

    def on_protocol_error(self, code: str) -> None:
        """Nor minds what is wrong with it."""

    def on_close(self) -> None:
        """It has ended already."""

    def on_drain(self) -> None:
        """Nothing waits to be sent."""


NOBODY = Nobody()


class WebSocket(ABC):
    """An open WebSocket of RFC 6455, for text messages; sending never waits.

    A reader that lets `MOST_BUFFERED` bytes wait is cut off and may connect again.
    """

    __slots__ = ("_broadcaster", "_handler", "_ping_sent", "_release", "_silence", "is_congested")

    _handler: Handler
    _release: Callable[[], None]

    def __init__(self, broadcaster: Broadcaster) -> None:
        self._broadcaster = broadcaster
        self._silence = 0
        """Heartbeats since anything came in."""
        self._ping_sent = False
        """Whether a ping of ours is unanswered: one pong for it is free."""
        self.is_congested = False
        """Whether more is waiting to be sent than the connection takes at once."""

    @classmethod
    @abstractmethod
    async def accept(cls, request: web.Request, broadcaster: Broadcaster) -> Self:
        """Answer a handshake."""

    @staticmethod
    @abstractmethod
    def prepare(message: bytes) -> bytes:
        """Return a message as `write` takes it, so that it is prepared once for everybody who gets it."""

    @abstractmethod
    def write(self, prepared: list[bytes]) -> None:
        """Send prepared messages, unless the connection is closing."""

    @abstractmethod
    def pause_reading(self) -> None:
        """Deliver no more messages for now; the client is held up by TCP."""

    @abstractmethod
    def resume_reading(self) -> None:
        """Deliver messages again, those first that came meanwhile."""

    @abstractmethod
    def abort(self) -> None:
        """End the connection at once."""

    @property
    @abstractmethod
    def buffered_amount(self) -> int:
        """How many bytes wait to be sent."""

    @abstractmethod
    async def _serve(self) -> web.StreamResponse:
        """Begin to read; return what the endpoint has to return, now or when the connection has ended."""

    @abstractmethod
    def _send_ping(self) -> None: ...

    @abstractmethod
    def _start_close(self, code: int, reason: str) -> None: ...

    async def run(self, handler: Handler, release: Callable[[], None]) -> web.StreamResponse:
        """Give the connection to a handler, and return what the endpoint has to return.

        When the connection has ended, `release` is called, then the handler's `on_close`.
        """
        self.begin(handler, release)
        return await self._serve()

    def begin(self, handler: Handler, release: Callable[[], None]) -> None:
        """Give the connection to a handler."""
        self._handler, self._release = handler, release
        handler.on_open()

    def send(self, message: bytes) -> None:
        """Send a message at the end of this turn of the event loop, together with others."""
        self._broadcaster.send(self, message)

    def close(self, code: int, reason: str) -> None:
        """Start the closing handshake, after everything that was sent before."""
        self._broadcaster.flush()
        self._start_close(code, reason)

    def heartbeat(self) -> None:
        """Ping a client that has been silent, and give up one that has not answered."""
        self._silence += 1
        if self._silence == PING_AFTER:
            self._ping_sent = True
            self._send_ping()
        elif self._silence > PING_AFTER:
            self.abort()

    def _ended(self) -> None:
        """Tell everybody that the connection has ended.

        Handler and connection know each other: unless one forgets the other, they and their table stay in memory
        until the collector looks for cycles, which it does rarely here.
        """
        self.is_congested = False
        handler, release = self._handler, self._release
        self._handler, self._release = NOBODY, NOBODY.on_close
        release()
        handler.on_close()


def cut_off(transport: Transport, buffered: int) -> None:
    """Abort the connection of a reader that is too slow."""
    if not transport.is_closing():
        log.info("refused", code="slow-reader", unread=buffered)
        transport.abort()
