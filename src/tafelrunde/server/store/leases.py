"""Who owns a table, where several servers share a database: leases of servers, claims of tables, and their epochs.

Leases run by the database's own clock, so no two machines have to agree on the time. All of this is for PostgreSQL;
a SQLite file has one server.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tafelrunde.server.store.base import Database, Step, Value

if TYPE_CHECKING:
    from tafelrunde.server.store.postgres_notices import Notices

NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
JOIN = (
    "INSERT INTO servers (id, address, epoch, lease_until)"
    f" SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), coalesce(max(epoch), 0) + 1, {NOW} + $3 FROM servers"
    " ON CONFLICT (id) DO UPDATE"
    " SET address = excluded.address, epoch = excluded.epoch, lease_until = excluded.lease_until"
)
# A lease that has run out is never renewed: somebody else may have claimed what it covered.
RENEW = f"UPDATE servers SET lease_until = {NOW} + $1 WHERE id = $2 AND lease_until > {NOW}"
LIVE = f"SELECT id, address, epoch, lease_until - {NOW} FROM servers WHERE lease_until > {NOW} ORDER BY epoch, id"
LEAVE = "DELETE FROM servers WHERE id = $1"
# A server whose session has ended was killed, or is cut off and will come back as a new one.
EXPIRE = (
    f"DELETE FROM servers WHERE lease_until <= {NOW} OR NOT EXISTS (SELECT 1 FROM pg_locks"
    " WHERE locktype = 'advisory' AND classid = 7461668 AND objid = (hashtext(id) & 4294967295)::oid"
    f" AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
    f" RETURNING id, {NOW} - lease_until"
)
# What is being appended ends first and is part of what the new owner folds; whoever appends later is fenced off.
LOCK_TABLE = "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE"
OWNERLESS = (
    f"(owner IS NULL OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.owner AND lease_until > {NOW}))"
)
CLAIM = (
    f"UPDATE tables SET owner = $1, epoch = epoch + 1 WHERE id = $2 AND (owner = $3 OR {OWNERLESS})"
    f" AND EXISTS (SELECT 1 FROM servers WHERE servers.id = $4 AND lease_until > {NOW})"
)
OWNER = (
    "SELECT owner, tables.epoch, address FROM tables LEFT JOIN servers ON servers.id = tables.owner"
    " WHERE tables.id = $1"
)
RELEASE = "UPDATE tables SET owner = NULL WHERE id = $1 AND epoch = $2"
RELEASE_ALL = "UPDATE tables SET owner = NULL WHERE owner = $1"
# In no order, so that several servers that look at once find different ones.
ORPHANS = f"SELECT id, game FROM tables WHERE attention = 1 AND {OWNERLESS} ORDER BY random() LIMIT $1"
CLAIMS = "SELECT id, epoch FROM tables WHERE owner = $1"
OWNED = f"SELECT id FROM tables WHERE id = ANY(string_to_array($1, ' ')) AND NOT {OWNERLESS}"


class Lease(NamedTuple):
    """A server that is alive."""

    id: str
    address: str
    """Where other servers reach it; empty where they cannot."""
    epoch: int
    """Its place in the order in which servers came."""
    left: int
    """Milliseconds until it is taken for dead, unless it renews its lease."""


class Owner(NamedTuple):
    """Who owns a table, and since which claim."""

    server: str | None
    epoch: int
    address: str | None


class Leases(Database):
    """Leases and claims."""

    server: str | None
    """The name of this server among those that share the database."""
    notices: "Notices"
    """What servers tell each other."""

    async def join(self, server: str, address: str, lease: int) -> None:
        """Enter a server with a lease of so many milliseconds."""
        await self._change(Step(JOIN, (server, address, lease)))

    async def renew(self, server: str, lease: int) -> bool:
        """Renew a lease; say whether there still was one."""
        return await self._change(Step(RENEW, (lease, server))) is not None

    async def live_servers(self) -> list[Lease]:
        """Return all servers that are alive, the oldest first."""
        return [Lease(*row) for row in await self._rows(LIVE)]

    async def expire_servers(self) -> dict[str, int]:
        """Forget servers that are dead; return for how many milliseconds their lease has run out, by server."""
        return dict(await self._rows(EXPIRE))

    async def leave(self, server: str) -> None:
        """Release all tables of a server, and forget it."""
        await self._change(Step(RELEASE_ALL, (server,), must=False), Step(LEAVE, (server,), must=False))

    async def claim(self, table: str, server: str) -> Owner | None:
        """Claim a table unless a server that is alive owns it; return its owner, None if there is no such table."""
        await self._change(Step(LOCK_TABLE, (table,)), Step(CLAIM, (server, table, server, server)))
        rows = await self._rows(OWNER, table)
        return Owner(*rows[0]) if rows else None

    async def release(self, table: str, epoch: int) -> None:
        """Give a table back, unless it was claimed since."""
        await self._change(Step(RELEASE, (table, epoch), must=False))

    async def claims_of(self, server: str) -> dict[str, int]:
        """Return the tables of a server, with the epochs of its claims."""
        return dict(await self._rows(CLAIMS, server))

    async def orphans(self, limit: int) -> list[tuple[str, str]]:
        """Return some tables, with their games, that need a server and have none."""
        return [(table, game) for table, game in await self._rows(ORPHANS, limit)]

    async def owned(self, tables: Sequence[str]) -> set[str]:
        """Return those of the tables that a server has in use."""
        names: Value = " ".join(tables)
        return {table for (table,) in await self._rows(OWNED, names)}
