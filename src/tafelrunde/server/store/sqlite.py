"""The store in one SQLite file: one thread writes in groups, another reads."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from tafelrunde.server.store.base import Counts, Row, StoreUnavailable, Value, Write
from tafelrunde.server.store.lock import FileLock
from tafelrunde.server.store.sqlite_file import make, plain, prepare, saying_what_is_wrong
from tafelrunde.server.store.sqlite_guard import Guard
from tafelrunde.server.store.sqlite_writer import Writer
from tafelrunde.server.store.store import Store


class SqliteStore(Store):
    """A store in a file, for one server."""

    def __init__(self, path: str | Path, *, exclusive: bool = False) -> None:
        self.path = Path(path)
        self._exclusive = exclusive
        self._held = ExitStack()
        """The lock, where there is one."""
        self._reader: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        """Open the file, make it if there is none, and start both threads."""
        reader = ThreadPoolExecutor(1, "store-reader")
        try:
            self._writer, self._connection = await asyncio.wrap_future(reader.submit(self._prepare))
        except BaseException:
            self._held.close()
            reader.shutdown(wait=False)
            raise
        self._reader = reader
        self._writer.start()

    def _prepare(self) -> tuple[Writer, sqlite3.Connection]:
        """Open the file, which must be sound and, where it is wanted for one server alone, used by no other."""
        if self._exclusive:
            self._held.enter_context(FileLock(self.path))
        make(self.path)
        guard = Guard(self.path)
        guard.inspect()
        connection, reader = prepare(self.path)
        return Writer(connection, guard.check), reader

    async def close(self) -> None:
        """Write what is queued, then close the file; closing twice does no harm."""
        if self._reader is None:
            return
        reader, self._reader = self._reader, None
        self._writer.finish()
        await asyncio.wrap_future(reader.submit(self._writer.join))
        await asyncio.wrap_future(reader.submit(self._connection.close))
        reader.shutdown()
        self._held.close()

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
