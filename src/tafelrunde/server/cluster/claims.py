"""The claims of one of several servers, as the database has them."""

from collections.abc import Awaitable, Callable, Collection

from tafelrunde.protocol.commands import Command
from tafelrunde.server.cluster.membership import Membership
from tafelrunde.server.errors import NotFound
from tafelrunde.server.people.cache import LruCache
from tafelrunde.server.store.leases import Leases
from tafelrunde.server.tables.claims import Claims, Elsewhere, Moved
from tafelrunde.server.tables.room_registry import RoomRegistry

ADOPTED = 50
"""Tables of dead servers that are looked at together."""
MOST_PLACES = 100_000
"""Tables of which it is remembered where they live."""


AskOwner = Callable[[str, str, str, Command | None], Awaitable[bool]]
"""Asks a server, about a table, for a person: a command, or to take leave for good."""


class SharedClaims(Claims):
    """Claims tables for one server, and remembers where the others live."""

    def __init__(self, store: Leases, membership: Membership) -> None:
        self._store = store
        self._membership = membership
        self._places: LruCache[str] = LruCache(MOST_PLACES)
        self.server = membership.server
        self.ask: AskOwner | None = None

    @property
    def is_leader(self) -> bool:  # type: ignore[override]
        """Whether this server does what only one should do."""
        return self._membership.is_leader

    @property
    def is_alone(self) -> bool:  # type: ignore[override]
        """Whether there is no other server."""
        return not self._membership.others

    def place_of(self, table: str) -> str | None:
        """Return the living server at which a table was last found."""
        server = self._places.get(table)
        return server if server in self._membership.others else None

    def forget_place(self, table: str) -> None:
        """Ask the database next time."""
        self._places.forget(table)

    async def claim(self, table: str) -> int | None:
        """Claim a table and return the epoch of the claim; raise Elsewhere where it lives."""
        owner = await self._store.claim(table, self._membership.server)
        if owner is None:
            raise NotFound("no-table", table=table)
        if owner.server == self._membership.server:
            self._places.forget(table)
            return owner.epoch
        if owner.server is None:  # this server has no lease: it leaves, or was taken for dead
            raise Moved
        self._places.keep(table, owner.server)
        raise Elsewhere(owner.server)

    async def release(self, table: str, epoch: int | None) -> None:
        """Give a table back that was closed."""
        if epoch is not None:
            await self._store.release(table, epoch)

    async def ask_owner(self, elsewhere: Elsewhere, table: str, person: str, command: Command | None) -> bool:
        """Let the server that owns a table do something for a person; False: the table has come here."""
        return self.ask is not None and await self.ask(elsewhere.server, table, person, command)

    async def orphans(self) -> list[tuple[str, str]]:
        """Return tables, with their games, that need a server after theirs has died."""
        return await self._store.orphans(ADOPTED)

    async def in_use(self, tables: Collection[str]) -> set[str]:
        """Return those of some tables that are open at any server."""
        return await self._store.owned([*tables]) if tables else set()

    async def drop_lost(self, rooms: RoomRegistry) -> None:
        """Close the rooms of tables that were claimed by others while this server was taken for dead."""
        held = await self._store.claims_of(self._membership.server)
        for room in rooms:
            if held.get(room.table.id) != room.epoch:
                rooms.lose(room)
