"""Messages to many: prepared once, and sent together at the end of each turn of the event loop."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class Writer(Protocol):
    """What a broadcast is written to."""

    def write(self, prepared: list[bytes]) -> None:
        """Send prepared messages."""
        ...


class Broadcaster:
    """Collects what is sent in one turn of the event loop, so that each connection is written to once."""

    def __init__(self, prepare: Callable[[bytes], bytes]) -> None:
        self._prepare = prepare
        self._waiting: dict[Writer, list[bytes]] = {}
        self._last = self._last_prepared = b""

    def send(self, writer: Writer, message: bytes) -> None:
        """Send a message soon."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        if message is not self._last:  # an update for several viewers is the same object
            self._last, self._last_prepared = message, self._prepare(message)
        self._waiting.setdefault(writer, []).append(self._last_prepared)

    def flush(self) -> None:
        """Send everything now."""
        waiting, self._waiting = self._waiting, {}
        for writer, prepared in waiting.items():
            writer.write(prepared)
