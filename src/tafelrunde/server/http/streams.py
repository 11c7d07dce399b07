"""Streams of JSON lines over HTTP, for programs: subscribers without a WebSocket."""

import asyncio

from aiohttp import web

from tafelrunde.server.errors import Malformed
from tafelrunde.server.operations.limits import Payers
from tafelrunde.server.people.people import Key
from tafelrunde.server.tables.updates import PLAIN, Wants
from tafelrunde.server.websocket.interface import MOST_BUFFERED, Transport, cut_off
from tafelrunde.text.catalogue import LANGUAGES

KEEP_ALIVE = 15.0
"""Seconds of silence after which an empty line is sent."""
LINE_TIMEOUT = 30.0
"""Seconds that a reader of a stream may take for one line."""


class LineStream:
    """A subscriber that is sent one line of JSON for each message."""

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
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.buffered_amount = 0
        """How many bytes wait to be sent."""

    def send(self, message: bytes) -> None:
        """Send a message, or give a reader up who does not keep pace."""
        if self.buffered_amount > MOST_BUFFERED:
            cut_off(self._transport, self.buffered_amount)
            self.drop("slow")
            return
        self.buffered_amount += len(message)
        self._queue.put_nowait(message)

    def pay(self) -> None:
        """Pay for an update in words; whoever cannot is sent away."""
        if self._payers and not self._payers.afford("words"):
            self.drop("busy")

    def drop(self, why: str) -> None:
        """End the stream."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def write_to(self, response: web.StreamResponse) -> None:
        """Write line by line until the stream is ended; an empty line is a sign of life."""
        while True:
            try:
                message = await asyncio.wait_for(self._queue.get(), KEEP_ALIVE)
            except TimeoutError:
                message = b""
            if message is None:
                return
            try:
                await asyncio.wait_for(response.write(message + b"\n"), LINE_TIMEOUT)
            except TimeoutError:
                cut_off(self._transport, self.buffered_amount)
                return
            self.buffered_amount -= len(message)


def wants_of(request: web.Request) -> Wants:
    """Read what a client wants besides codes and facts: `?labels=1`, `?words=en`, `?aids=1`, `?steps=1`."""
    words = request.query.get("words")
    if words is not None and words not in LANGUAGES:
        raise Malformed("unknown-language", found=words, known=list(LANGUAGES))
    return Wants(_is_set(request, "labels"), words, _is_set(request, "aids"), _is_set(request, "steps"))


def _is_set(request: web.Request, name: str) -> bool:
    return request.query.get(name) in ("1", "true")
