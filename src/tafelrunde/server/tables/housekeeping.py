"""Housekeeping: what a server does for all its tables, at the start and from time to time."""

from collections.abc import Awaitable, Callable

from tafelrunde.server.operations.logs import Log
from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.store import Store, StoreError
from tafelrunde.server.tables.background import BackgroundTasks
from tafelrunde.server.tables.claims import Claims, Moved
from tafelrunde.server.tables.expiry import Expiry
from tafelrunde.server.tables.lobby import EACH, MOST_TABLES, Lobby
from tafelrunde.server.tables.outages import Outages
from tafelrunde.server.tables.rooms import Rooms
from tafelrunde.server.tables.table import OPEN, RUNNING
from tafelrunde.server.tables.unloading import SOON, SWEEP, Unloading

BEAT = 5.0
"""Seconds between two heartbeats; after a crash the clocks lose at most that."""
ADOPT = 1.0
"""Seconds between two looks for tables whose server has died."""
REOPEN = 1.0
"""Seconds until a room is opened again after the store has failed."""
PURGE = 3600.0
"""Seconds between two looks for what is to be forgotten."""
OUTAGES_KEPT = 30 * 86_400 * 1000
"""Milliseconds that an outage is remembered for matches that are over."""

log = Log("house")


class Housekeeping:
    """Resumes what was going on, beats, unloads rooms and loads them in time, and forgets what is old."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        lobby: Lobby,
        unloading: Unloading,
        expiry: Expiry,
        tasks: BackgroundTasks,
        clock: Callable[[], int],
        outages: Outages,
        readiness: Readiness,
        claims: Claims,
    ) -> None:
        self._store = store
        self._claims = claims
        self.on_outage: list[Callable[[], Awaitable[None]]] = []
        """Called when the store knows of an outage of this server."""
        self._rooms = rooms
        self._lobby = lobby
        self._unloading = unloading
        self._expiry = expiry
        self._tasks = tasks
        self._now = clock
        self._outages = outages
        self._readiness = readiness

    async def start(self) -> None:
        """Resume whatever was going on when the server stopped."""
        now, last = self._now(), await self._store.last_beat()
        if last is not None and last < now and self._claims.is_alone:
            await self._store.note_outage(last, now)
        await self._store.beat(now)
        self._outages.add(*await self._store.outages())
        for row in await self._store.listed(EACH, MOST_TABLES):
            self._lobby.update(row)
        if self._claims.server is None:
            self._tasks.spawn(self._wake_all())
        else:
            self._tasks.spawn(self.adopt())
            self._tasks.every(ADOPT, self.adopt)
        self._tasks.every(BEAT, self.beat)
        self._tasks.every(SWEEP, self.sweep)
        self._tasks.every(PURGE, self.purge)
        self._tasks.every(REOPEN, self._reopen_lost)

    async def beat(self) -> None:
        """Write a heartbeat, once the store knows of every outage: after a crash the last beat begins one."""
        new = bool(self._outages.unkept)
        if new:
            self._tasks.spawn(self.broadcast_clocks())
        while self._outages.unkept:
            await self._store.note_outage(*self._outages.unkept[0])
            del self._outages.unkept[0]
        await self._store.beat(self._now())
        for told in self.on_outage if new else ():
            await told()

    async def sweep(self) -> None:
        """Unload rooms in which nobody is and nothing happens; load those in which a clock may run out soon."""
        await self._unloading.sweep()
        while due := await self._store.due(self._now() + SOON):
            for name in due:
                room = await self._rooms.try_to_open(name)
                await self._store.attend(name)
                if room:
                    room.attention_stored = True

    async def purge(self) -> None:
        """Forget tables, guests and outages that are old enough."""
        if not self._claims.is_leader:
            return
        await self._expiry.purge(self._rooms.registry)
        self._outages.forget(await self._store.purge_outages(self._now() - OUTAGES_KEPT))

    async def adopt(self) -> None:
        """Load the rooms in which something may happen by itself and that no living server has."""
        while orphans := await self._claims.orphans():
            for table, game in orphans:
                if self._readiness.of(game).ready:
                    await self._wake(table, game)
                else:
                    self._tasks.spawn(self._wake(table, game))
            if not all(self._readiness.of(game).ready for _, game in orphans):
                return

    async def _wake_all(self) -> None:
        """Load the rooms in which something may happen by itself, and unload those in which nothing does now."""
        for status in (OPEN, RUNNING):
            before = None
            while rows := await self._store.tables(status, attention=True, before=before):
                for row in rows:
                    if self._readiness.of(row.game).ready:
                        await self._wake(row.id, row.game)
                    else:
                        self._tasks.spawn(self._wake(row.id, row.game))
                before = rows[-1].created, rows[-1].id

    async def _wake(self, table: str, game: str) -> None:
        """Load a room as soon as its game is ready."""
        await self._readiness.wait(game)
        if table not in self._rooms.registry and (room := await self._rooms.try_to_open(table)):
            room.attention_stored = True
            await self._unloading.unload_unseen(room)

    async def _reopen_lost(self) -> None:
        """Load rooms again in which something happens by itself, as soon as the store answers again."""
        for name in tuple(self._rooms.registry.lost):
            try:
                await self._rooms.open(name)
            except Moved:
                self._rooms.registry.lost.discard(name)  # another server sees to it
            except StoreError as error:
                log.info("table-cannot-be-opened", code=error.problem.code, table=name)
            except Exception as error:  # one table that cannot be opened keeps no other one closed
                self._rooms.registry.lost.discard(name)
                log.error("table-cannot-be-opened", error, table=name)

    async def broadcast_clocks(self) -> None:
        """Tell everybody that the clocks stood still, or they would count on by themselves."""
        for room in self._rooms.registry:
            async with room.lock:
                room.broadcast_clocks(self._now())
