"""All tables of a server: the parts that keep them, put together, opened and closed in order."""

from collections.abc import Callable
from contextlib import suppress

from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import Store, StoreError
from tafelrunde.server.tables.background import BackgroundTasks
from tafelrunde.server.tables.blocks import Blocks
from tafelrunde.server.tables.claims import Claims
from tafelrunde.server.tables.command_handler import CommandHandler
from tafelrunde.server.tables.committer import Committer
from tafelrunde.server.tables.departures import Departures
from tafelrunde.server.tables.expiry import Expiry
from tafelrunde.server.tables.factory import TableFactory
from tafelrunde.server.tables.housekeeping import Housekeeping
from tafelrunde.server.tables.lobby import Lobby
from tafelrunde.server.tables.metrics import TableMetrics
from tafelrunde.server.tables.my_tables import MyTables
from tafelrunde.server.tables.my_tables_feed import MyTablesFeed
from tafelrunde.server.tables.outages import Outages
from tafelrunde.server.tables.presence import Presence
from tafelrunde.server.tables.quota import Quotas
from tafelrunde.server.tables.room_registry import RoomRegistry
from tafelrunde.server.tables.rooms import Rooms
from tafelrunde.server.tables.scheduler import Scheduler
from tafelrunde.server.tables.unloading import Unloading
from tafelrunde.server.thinking.workers import Workers


class TableService:
    """Whatever a server does with tables; each part knows only those before it."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        settings: Settings,
        metrics: TableMetrics,
        clock: Callable[[], int],
        outages: Outages,
        readiness: Readiness,
        claims: Claims | None = None,
    ) -> None:
        claims = claims or Claims()
        self.store = store
        self.now = clock
        self.outages = outages
        self.lobby = Lobby()
        self.my_tables = MyTables()
        self.blocks = Blocks(store, clock)
        self.quotas = Quotas(store, settings)
        self._tasks = tasks = BackgroundTasks()
        registry = RoomRegistry()
        metrics.watch_live_tables(registry.__len__)
        committer = Committer(store, registry, self.lobby, self.my_tables, metrics, clock)
        self.scheduler = Scheduler(committer, tasks, workers, settings, metrics, clock)
        unloading = Unloading(registry, store, claims, settings, clock)
        self.rooms = Rooms(
            store, registry, committer, self.scheduler, unloading, tasks, clock, outages, readiness, claims
        )
        self.presence = Presence(self.scheduler, self.blocks, tasks, settings, clock)
        self.commands = CommandHandler(
            store, self.rooms, self.scheduler, self.presence, self.blocks, self.quotas, settings, clock
        )
        self.factory = TableFactory(store, self.rooms, self.commands, self.blocks, self.quotas, readiness)
        self.my_tables_feed = MyTablesFeed(store, self.rooms, self.my_tables, readiness)
        self.departures = Departures(store, self.rooms, self.scheduler, unloading, self.lobby)
        expiry = Expiry(store, self.lobby, claims, settings, clock)
        self.housekeeping = Housekeeping(
            store, self.rooms, self.lobby, unloading, expiry, tasks, clock, outages, readiness, claims
        )

    async def open(self) -> None:
        """Resume whatever was going on when the server stopped."""
        await self.housekeeping.start()

    async def hand_over(self) -> None:
        """Close all rooms when what is being committed is durable, so that another server can open them."""
        for room in self.rooms.registry:
            async with room.lock:
                room.moved = True
                room.close()

    def disconnect_all(self) -> None:
        """Break all connections off; whoever was here comes back when the server does."""
        for room in self.rooms.registry:
            room.disconnect_all("closing")
        self.lobby.close()
        self.my_tables.close()

    async def close(self) -> None:
        """Cancel whatever is due; nothing is lost, as everything acknowledged is in the store."""
        self.disconnect_all()
        for room in self.rooms.registry:
            async with room.lock:  # what is being committed becomes durable
                room.close()
        self._tasks.cancel()
        self.scheduler.workers.close()
        self.rooms.pool.close()
        with suppress(StoreError):  # a server whose store has failed can be stopped nevertheless
            await self.housekeeping.beat()
