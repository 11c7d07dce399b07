"""What servers tell each other through PostgreSQL: only rare things, as NOTIFY takes a lock of a whole database."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import asyncpg

from tafelrunde.server.store.postgres_link import AGAIN, Link
from tafelrunde.server.store.postgres_lock import CONNECT_S

if TYPE_CHECKING:
    from tafelrunde.server.store.postgres_link import Connection

CHANNEL = "SELECT 'tafelrunde ' || hashtext(current_schema())"
NOTIFY = "SELECT pg_notify('tafelrunde ' || hashtext(current_schema()), unnest($1::text[]))"
CHECK_S = 5.0
"""Seconds after which a silent connection is asked whether it is still there."""
PAUSE_S = 0.5
"""Seconds between two attempts to listen again."""
SESSION = {"application_name": "tafelrunde notices"}


class Notices:
    """One connection that listens, and comes back after the database was away."""

    def __init__(self, url: str, link: Link) -> None:
        self._url = url
        self._link = link
        self._listening: asyncio.Task[None] | None = None

    async def send(self, notices: Iterable[str]) -> None:
        """Tell all servers something, this one too; each notice is shorter than 8,000 bytes."""
        texts = list(notices)

        async def notify(connection: "Connection") -> None:
            await connection.execute(NOTIFY, texts)

        await self._link.attempt(notify)

    def listen(self, hear: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        """Hear all notices from now on; `on_gap` is called whenever some may have been missed."""
        self._listening = asyncio.get_running_loop().create_task(self._keep_listening(hear, on_gap))

    async def close(self) -> None:
        """Hear nothing any more."""
        task, self._listening = self._listening, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _keep_listening(self, hear: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        while True:
            with suppress(*AGAIN, asyncpg.PostgresError):
                await self._listen(hear, on_gap)
            await asyncio.sleep(PAUSE_S)

    async def _listen(self, hear: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        """Listen until the connection breaks."""
        connection = await asyncpg.connect(self._url, timeout=CONNECT_S, server_settings=SESSION)
        try:
            channel = await connection.fetchval(CHANNEL)
            await connection.add_listener(channel, lambda *heard: hear(str(heard[-1])))
            on_gap()
            while True:
                await asyncio.sleep(CHECK_S)
                await connection.execute("SELECT 1", timeout=CHECK_S)
        finally:
            connection.terminate()
