"""The store in one SQLite file: one thread writes in groups, another reads."""

import asyncio
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tafelrunde.server.store.base import Counts, Row, StoreUnavailable, Value, Write
from tafelrunde.server.store.sqlite_file import plain, prepare, saying_what_is_wrong
from tafelrunde.server.store.sqlite_writer import Writer
from tafelrunde.server.store.store import Store


class SqliteStore(Store):
    """A store in a file, for one server."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._reader: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        """Open the file, make it if there is none, and start both threads."""
        reader = ThreadPoolExecutor(1, "store-reader")
        try:
            connection, self._connection = await asyncio.wrap_future(reader.submit(prepare, self.path))
        except BaseException:
            reader.shutdown(wait=False)
            raise
        self._reader = reader
        self._writer = Writer(connection)
        self._writer.start()

    async def close(self) -> None:
        """Write what is queued, then close the file; closing twice does no harm."""
        if self._reader is None:
            return
        reader, self._reader = self._reader, None
        self._writer.finish()
        await asyncio.wrap_future(reader.submit(self._writer.join))
        await asyncio.wrap_future(reader.submit(self._connection.close))
        reader.shutdown()

    async def _select(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        if self._reader is None:
            raise StoreUnavailable("store-closed")
        with saying_what_is_wrong():
            return await asyncio.wrap_future(self._reader.submit(self._fetch, plain(sql), values))

    def _fetch(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def _perform(self, write: Write) -> Awaitable[Counts | None]:
        if self._reader is None:
            raise StoreUnavailable("store-closed")
        return self._writer.submit(write)
