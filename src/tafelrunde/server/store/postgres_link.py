"""The link to PostgreSQL: a pool that comes back after the database was away."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import asyncpg

from tafelrunde.server.store.base import Refused, StoreError, StoreUnavailable
from tafelrunde.server.store.postgres_lock import CONNECT_S, SessionLock

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection = PoolConnectionProxy[asyncpg.Record]

T = TypeVar("T")
Work = Callable[["Connection"], Awaitable[T]]

DELAYS_S = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)
"""How long to wait before each new attempt while the database does not answer."""
COMMAND_S = 60.0
CONNECTIONS = 8
SESSION = {
    "synchronous_commit": "on",
    "application_name": "tafelrunde",
    # A server that is stopped in the middle of a write must not keep its rows from whoever takes its tables over.
    "idle_in_transaction_session_timeout": "3000",
}

AGAIN = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the last word of a session that was ended has come, but not yet its end
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.IdleInTransactionSessionTimeoutError,  # this server slept in the middle of it
)
"""The database is away, going away or coming back, or asks for another attempt."""
TAKEN = (Refused, asyncpg.IntegrityConstraintViolationError)
"""The write was refused: a row is missing, or a key is taken or unknown."""


class Link:
    """A pool of connections, and the patience to wait for the database."""

    def __init__(self, url: str, delays: tuple[float, ...] = DELAYS_S, lock: SessionLock | None = None) -> None:
        self._url = url
        self._delays = delays
        self._lock = lock
        """What a server holds while it writes, where no other may use the database."""
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None

    async def open(self) -> None:
        """Make the pool; its connections are made when they are needed."""
        self._pool = await asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=CONNECT_S,
            command_timeout=COMMAND_S,
            reset=_leave_as_it_is,
            server_settings=SESSION,
        )

    async def close(self) -> None:
        """Wait for the connections that are in use, and close all."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await pool.close()
        if self._lock is not None:
            await self._lock.close()

    async def attempt(self, work: Work[T]) -> T:
        """Do something that may be done twice, waiting for the database where it is away."""
        for delay in (*self._delays, None):
            try:
                return await self._once(work)
            except ValueError as error:
                # What is wrong with the address may be a part of its password: it is not repeated.
                raise StoreError("store-url-postgres") from error
            except AGAIN as error:
                if delay is None:
                    raise unavailable(error) from error
                await asyncio.sleep(delay)
            except TAKEN:
                raise
            except asyncpg.PostgresError as error:
                raise unavailable(error) from error
        raise AssertionError("unreachable")

    async def transaction(self, work: Work[T]) -> T:
        """Do something in one transaction; only a commit whose answer is lost leaves its fate unknown."""

        async def commit(connection: "Connection") -> T:
            if self._lock is not None:
                await self._lock.hold()
            return await _commit(connection, work)

        return await self.attempt(commit)

    async def _once(self, work: Work[T]) -> T:
        if self._pool is None:
            raise StoreUnavailable("store-closed")
        async with self._pool.acquire() as connection:
            return await work(connection)


def unavailable(error: Exception) -> StoreUnavailable:
    """Return the error that says that the database cannot be used."""
    return StoreUnavailable("store-unavailable", detail=str(error) or type(error).__name__)


async def _commit(connection: "Connection", work: Work[T]) -> T:
    transaction = connection.transaction()
    try:
        await transaction.start()
        try:
            result = await work(connection)
        except Exception:
            if not connection.is_closed():
                try:
                    await transaction.rollback()
                except AGAIN:
                    connection.terminate()
            raise
        if connection.is_closed():  # before it was told to commit anything
            raise ConnectionResetError("the session has ended")
        try:
            await transaction.commit()
        except asyncpg.IdleInTransactionSessionTimeoutError:
            connection.terminate()
            raise  # it was given up before it was told to commit
        except AGAIN as error:
            connection.terminate()  # its transaction may still be open
            raise StoreUnavailable("store-fate", detail=str(error)) from error
    except asyncio.CancelledError:
        connection.terminate()  # the same
        raise
    return result


async def _leave_as_it_is(_connection: object) -> None:
    """Nothing here changes a session, so nothing needs to be reset after each use."""
