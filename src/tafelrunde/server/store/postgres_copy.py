"""All rows of a PostgreSQL database, out and in."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg

from tafelrunde.server.store.backup_file import AT_ONCE, Chunk
from tafelrunde.server.store.base import StoreError
from tafelrunde.server.store.postgres_link import AGAIN, unavailable
from tafelrunde.server.store.postgres_lock import CONNECT_S, take
from tafelrunde.server.store.schema import LOCK, READ_VERSION, TABLES, known, upgrade_postgres

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

EXISTING = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator["Connection"]:
    """Connect, and turn the database's errors into the store's."""
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_S)
        try:
            yield connection
        finally:
            await connection.close()
    except ValueError as error:
        raise StoreError("store-url-postgres") from error
    except (*AGAIN, asyncpg.PostgresError) as error:
        raise unavailable(error) from error


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[tuple[int, AsyncIterator[Chunk]]]:
    """Give the schema's version and all rows as they are at this moment, whatever is written meanwhile."""
    async with _connected(url) as connection, connection.transaction(isolation="repeatable_read", readonly=True):
        tables = await _tables(connection)
        if not tables:
            raise StoreError("store-empty")
        yield known(await connection.fetchval(READ_VERSION)), _chunks(connection, tables)


async def _tables(connection: "Connection") -> list[str]:
    existing = {row[0] for row in await connection.fetch(EXISTING)}
    return [table for table in TABLES if table in existing]


async def _chunks(connection: "Connection", tables: list[str]) -> AsyncIterator[Chunk]:
    for table in tables:
        cursor = await connection.cursor(f"SELECT * FROM {table}")
        while rows := await cursor.fetch(AT_ONCE):
            yield Chunk(table, tuple(rows[0].keys()), [tuple(row) for row in rows])


async def load(url: str, version: int, chunks: Iterable[Chunk], force: bool) -> None:
    """Fill a database that no server uses with the rows of a backup and bring them up to date; all or nothing."""
    async with _connected(url) as connection, connection.transaction():
        await take(connection)
        await connection.execute(LOCK)
        await _make_room(connection, force)
        await upgrade_postgres(connection, version)
        for chunk in chunks:
            await connection.executemany(chunk.insertion, chunk.rows)
        await upgrade_postgres(connection)


async def _make_room(connection: "Connection", force: bool) -> None:
    """Drop the tables, which must be empty unless forced."""
    tables = await _tables(connection)
    if not tables:
        return
    known(await connection.fetchval(READ_VERSION))  # what a newer program made is not for us to drop
    used = [table for table in tables if await connection.fetchrow(f"SELECT 1 FROM {table} LIMIT 1")]
    if used and not force:
        raise StoreError("store-not-empty", tables=used)
    await connection.execute(f"DROP TABLE {', '.join(tables)}, meta CASCADE")
