"""The store in PostgreSQL: appends queue up and share commits, everything else has a transaction of its own."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.server.store.base import (
    Counts,
    Refused,
    Row,
    Step,
    StoreError,
    StoreUnavailable,
    Use,
    Value,
    Write,
)
from tafelrunde.server.store.leases import Leases
from tafelrunde.server.store.postgres_link import DELAYS_S, TAKEN, Link
from tafelrunde.server.store.postgres_lock import SessionLock
from tafelrunde.server.store.postgres_notices import Notices
from tafelrunde.server.store.schema import upgrade_postgres
from tafelrunde.server.store.store import Store
from tafelrunde.server.store.tables import APPEND, COLUMNS, FENCED_APPEND, KEEP_ROW, RENEW

if TYPE_CHECKING:
    from tafelrunde.server.store.postgres_link import Connection

Waiting = tuple[Write, "asyncio.Future[Counts | None]"]

IN_BULK = {
    APPEND: (
        "INSERT INTO journal (at, body, table_id, seq)"
        " SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[]) AS new (at, body, table_id, seq)"
        " WHERE (SELECT true FROM journal WHERE table_id = new.table_id AND seq = new.seq - 1)"
    ),
    FENCED_APPEND: (
        "INSERT INTO journal (at, body, table_id, seq) SELECT at, body, table_id, seq"
        " FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])"
        " AS new (at, body, table_id, seq, claimed)"
        " WHERE (SELECT true FROM journal WHERE table_id = new.table_id AND seq = new.seq - 1)"
        " AND (SELECT true FROM tables WHERE id = new.table_id AND epoch = new.claimed FOR KEY SHARE)"
    ),
    KEEP_ROW: (
        f"INSERT INTO tables ({COLUMNS}) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::smallint[],"
        " $5::smallint[], $6::bigint[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::bigint[])"
        f" ON CONFLICT (id) DO UPDATE SET {RENEW}"
    ),
}
"""Statements for many rows at once: one journey to the database for a whole group of appends.

What has to be there is asked for each row by itself: for a join, a plan that was made while the journal was short
reads all of it, for as long as the connection lasts.
"""


class PostgresStore(Store, Leases):
    """A store in a PostgreSQL database, which several servers can share."""

    def __init__(self, url: str, delays: tuple[float, ...] = DELAYS_S, *, use: Use = "beside") -> None:
        self.server = secrets.token_hex(4) if use == "serve" else None
        self._link = Link(url, delays, None if use == "beside" else SessionLock(url, server=self.server))
        self.notices = Notices(url, self._link)
        self._queue: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._is_open = False

    async def open(self) -> None:
        """Connect and bring the schema up to date; two servers may do so at once."""
        await self._link.open()
        try:
            await self._link.transaction(upgrade_postgres)
        except BaseException:
            await self._link.close()
            raise
        self._is_open = True

    async def close(self) -> None:
        """Write what is queued, then disconnect; closing twice does no harm."""
        self._is_open = False
        if self._writer is not None:
            await self._writer
        await self.notices.close()
        await self._link.close()

    async def _select(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        async def fetch(connection: "Connection") -> list[Row]:
            return [tuple(row) for row in await connection.fetch(sql, *values)]

        return await self._link.attempt(fetch)

    async def _perform(self, write: Write) -> Counts | None:
        if not self._is_open:
            raise StoreUnavailable("store-closed")
        if any(step.sql not in IN_BULK for step in write):
            return await self._alone(write)
        future: asyncio.Future[Counts | None] = asyncio.get_running_loop().create_future()
        self._queue.append((write, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_groups())
        return await future

    async def _write_groups(self) -> None:
        """Commit group after group; while one is under way the next one queues up."""
        while self._queue:
            group, self._queue = self._queue, []
            await self._commit(group)

    async def _commit(self, group: list[Waiting]) -> None:
        """Write a group with one commit; where one of the writes is refused, each goes alone."""
        writes = [write for write, _ in group]
        try:
            await self._link.transaction(lambda connection: _together(connection, writes))
        except TAKEN:
            for write, future in group:
                await self._settle_alone(write, future)
        except Exception as error:
            for _, future in group:
                _fail(future, error)
        else:
            for write, future in group:
                _succeed(future, [1] * len(write))

    async def _settle_alone(self, write: Write, future: "asyncio.Future[Counts | None]") -> None:
        try:
            _succeed(future, await self._alone(write))
        except Exception as error:
            _fail(future, error)

    async def _alone(self, write: Write) -> Counts | None:
        """Perform a write in a transaction of its own."""

        async def steps(connection: "Connection") -> Counts:
            return [await _run(connection, step) for step in write]

        try:
            return await self._link.transaction(steps)
        except TAKEN:
            return None


async def _together(connection: "Connection", writes: Sequence[Write]) -> None:
    """Write as if nothing could be refused: the lines of all tables in one statement, then their rows."""
    for sql, bulk in IN_BULK.items():
        rows = [step.values for write in writes for step in write if step.sql == sql]
        if rows and _changed(await connection.execute(bulk, *zip(*rows, strict=True))) != len(rows):
            raise Refused


async def _run(connection: "Connection", step: Step) -> int:
    changed = _changed(await connection.execute(step.sql, *step.values))
    if step.must and not changed:
        raise Refused
    return changed


def _changed(status: str) -> int:
    """Read the number of rows from an answer like `INSERT 0 5`."""
    return int(status.rpartition(" ")[2])


def _succeed(future: "asyncio.Future[Counts | None]", counts: Counts | None) -> None:
    if not future.done():  # otherwise nobody waits any more
        future.set_result(counts)


def _fail(future: "asyncio.Future[Counts | None]", error: Exception) -> None:
    """Give each waiting caller an error of its own, since a raised one collects its traceback."""
    if not future.done():
        future.set_exception(type(error)(error.problem) if isinstance(error, StoreError) else error)
