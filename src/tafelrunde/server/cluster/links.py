"""Links: one connection from each server to each other, for all clients of the one at tables of the other."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from tafelrunde.server.cluster.frames import BadPeer, Frame, FrameBuffer, Kind, frame, to_many
from tafelrunde.server.cluster.passes import HEADER, Passes
from tafelrunde.server.operations.logs import Log

PATH = "/cluster/link"
UPGRADE = "tafelrunde"
PATIENCE = 2.0
"""Seconds in which another server must answer."""
MOST_UNSENT = 64 * 1024 * 1024
"""Bytes that may wait for another server until it is given up."""
MOST_GREETING = 4096

log = Log("cluster")


class Unreachable(Exception):
    """Another server does not answer."""


class NotThere(Exception):
    """Another server does not have the table."""


class Receiver(Protocol):
    """Whoever reads what comes over a link."""

    def on_frame(self, received: Frame) -> None:
        """Take a frame."""
        ...

    def on_lost(self) -> None:
        """Note that the connection has ended."""
        ...


class Link(asyncio.Protocol):
    """One connection; what is sent in one turn of the event loop goes out together."""

    def __init__(self, on_end: Callable[[], None] | None = None) -> None:
        self.receiver: Receiver | None = None
        self.lost = False
        self._on_end = on_end
        self._transport: asyncio.Transport | None = None
        self._frames = FrameBuffer()
        self._waiting: list[bytes | tuple[list[int], bytes]] = []

    def attach(self, transport: asyncio.Transport, receiver: Receiver) -> None:
        """Begin to read frames."""
        self._transport, self.receiver = transport, receiver
        transport.set_protocol(self)

    def send(self, kind: Kind, channel: int, payload: bytes = b"") -> None:
        """Send a frame at the end of this turn of the event loop."""
        self._queue(frame(kind, channel, payload))

    def send_message(self, channel: int, message: bytes) -> None:
        """Send a message to a channel; the same one to many goes over the wire once."""
        last = self._waiting[-1] if self._waiting else None
        if isinstance(last, tuple) and last[1] is message:
            last[0].append(channel)
        else:
            self._queue(([channel], message))

    def _queue(self, item: bytes | tuple[list[int], bytes]) -> None:
        if self.lost:
            return
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(item)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        transport = self._transport
        if transport is None or transport.is_closing():
            return
        transport.write(b"".join(each if isinstance(each, bytes) else to_many(*each) for each in waiting))
        if transport.get_write_buffer_size() > MOST_UNSENT:
            log.warning("link-stuck")
            transport.abort()

    def close(self) -> None:
        """End the connection after everything that was sent."""
        if self._transport is not None and not self.lost:
            self._flush()
            self._transport.close()

    def abort(self) -> None:
        """End the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Pass frames on (called by the event loop)."""
        try:
            for received in self._frames.feed(data):
                if self.receiver is not None:
                    self.receiver.on_frame(received)
        except (BadPeer, ValueError) as error:
            log.error("bad-frame", error)
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection has ended (called by the event loop)."""
        self.lost = True
        if self._on_end is not None:
            self._on_end()
        if self.receiver is not None:
            self.receiver.on_lost()


async def dial(address: str, passes: Passes, receiver: Receiver) -> Link:
    """Connect to another server, or raise Unreachable."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await _dial(address, passes, receiver)
    except (OSError, TimeoutError) as error:
        raise Unreachable(str(error)) from error


async def _dial(address: str, passes: Passes, receiver: Receiver) -> Link:
    host, _, port = address.rpartition(":")
    greeting = _Greeting()
    transport, _ = await asyncio.get_running_loop().create_connection(lambda: greeting, host.strip("[]"), int(port))
    try:
        lines = [f"GET {PATH} HTTP/1.1", f"Host: {address}", "Connection: Upgrade", f"Upgrade: {UPGRADE}"]
        lines.append(f"{HEADER}: {passes.write('GET', PATH)}")
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = await greeting.answered
        if b" 101 " not in status:
            raise ConnectionRefusedError(status.decode("ascii", "replace"))
        link = Link()
        link.attach(transport, receiver)
        return link
    except BaseException:
        transport.abort()
        raise


class _Greeting(asyncio.Protocol):
    """Waits for the answer to the request for a link."""

    def __init__(self) -> None:
        self.answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._data = b""

    def data_received(self, data: bytes) -> None:
        """Read up to the end of the answer: nothing follows before we speak."""
        self._data += data
        if (b"\r\n\r\n" in self._data or len(self._data) > MOST_GREETING) and not self.answered.done():
            self.answered.set_result(self._data.partition(b"\r\n")[0])

    def connection_lost(self, exc: Exception | None) -> None:
        """Give up."""
        with suppress(asyncio.InvalidStateError):
            self.answered.set_exception(exc or ConnectionResetError("closed"))
