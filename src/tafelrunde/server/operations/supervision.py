"""What systemd is told: that the server is ready, that its loop turns, that it stops; elsewhere nobody listens."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

OFTEN = 3
"""How often in the watchdog's time the server says that it is alive."""


@asynccontextmanager
async def supervised(environ: Mapping[str, str] = os.environ) -> AsyncIterator[None]:
    """Tell systemd that the server is ready, and until the end of the block that it is alive."""
    tell(environ, "READY=1")
    alive = asyncio.get_running_loop().create_task(_say_alive(environ))
    try:
        yield
    finally:
        alive.cancel()
        tell(environ, "STOPPING=1")


async def _say_alive(environ: Mapping[str, str]) -> None:
    """Say again and again that the event loop turns, where a watchdog waits for it."""
    seconds = int(environ.get("WATCHDOG_USEC", "0")) / 1e6
    while seconds:
        tell(environ, "WATCHDOG=1")
        await asyncio.sleep(seconds / OFTEN)


def tell(environ: Mapping[str, str], state: str) -> None:
    """Send a line to whoever supervises this process, if anybody does."""
    address = environ.get("NOTIFY_SOCKET")
    if not address:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)
