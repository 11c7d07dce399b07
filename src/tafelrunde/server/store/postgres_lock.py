"""Who uses a PostgreSQL database: an advisory lock that ends with the connection that holds it.

Servers share it with each other; whoever restores a backup or replaces the key wants it alone.
"""

import asyncio
from typing import TYPE_CHECKING

import asyncpg

from tafelrunde.server.store.base import StoreUnavailable

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

CONNECT_S = 10.0
TRY_TO_LOCK = "SELECT pg_try_advisory_lock(7461667, hashtext(current_schema()))"
TRY_TO_SHARE = "SELECT pg_try_advisory_lock_shared(7461667, hashtext(current_schema()))"
"""Any number that all servers agree on, and the schema: what is in another one is another server's."""
BE_THERE = "SELECT pg_try_advisory_lock(7461668, hashtext($1))"
"""A lock of each server's own: while it is held, the server's session is alive."""
ATTEMPTS = 10
PAUSE_S = 0.1
"""PostgreSQL needs a moment to notice that the server before was killed."""
SESSION = {
    "application_name": "tafelrunde lock",
    # A server whose machine has vanished keeps nobody out for longer than a minute.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}


class SessionLock:
    """The lock of a database; it is taken again after the database was away."""

    def __init__(self, url: str, *, server: str | None = None) -> None:
        self._url = url
        self._server = server
        """Which one of several servers holds it."""
        self._connection: Connection | None = None
        self._taking = asyncio.Lock()

    async def hold(self) -> None:
        """Return with the lock held; raise StoreUnavailable where somebody else has it."""
        if self._is_held():
            return
        async with self._taking:
            if not self._is_held():
                self._connection = await self._taken()

    def _is_held(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def _taken(self) -> "Connection":
        connection = await asyncpg.connect(self._url, timeout=CONNECT_S, server_settings=SESSION)
        try:
            await take(connection, shared=self._server is not None)
            if self._server is not None:
                await connection.fetchval(BE_THERE, self._server)
        except BaseException:
            await connection.close(timeout=CONNECT_S)
            raise
        return connection

    async def close(self) -> None:
        """Give it back; twice does no harm."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close(timeout=CONNECT_S)


async def take(connection: "Connection", *, shared: bool = False) -> None:
    """Lock the database for as long as a connection lasts, or say that somebody else uses it."""
    for _ in range(ATTEMPTS):
        if await connection.fetchval(TRY_TO_SHARE if shared else TRY_TO_LOCK):
            return
        await asyncio.sleep(PAUSE_S)
    raise StoreUnavailable("store-in-use")
