"""Membership: this server's lease, and which other servers are alive."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from tafelrunde.server.operations.logs import Log
from tafelrunde.server.store import StoreError
from tafelrunde.server.store.leases import Lease, Leases

BEAT = 1.0
"""Seconds between two heartbeats."""
SOONEST = 0.1
"""Seconds between two heartbeats when another server seems to be gone."""
LEASE = 4000
"""Milliseconds after the last heartbeat from which on a server is taken for dead."""

log = Log("cluster")


class Membership:
    """Renews the lease of this server and watches those of the others."""

    def __init__(self, store: Leases, server: str, address: str) -> None:
        self._store = store
        self.server = server
        self.address = address
        self.others: dict[str, Lease] = {}
        """The other servers that are alive."""
        self.is_leader = False
        """Whether this is the oldest server: what only one should do is done here."""
        self.on_lapse: list[Callable[[], Awaitable[None]]] = []
        """Called after this server was taken for dead, once it has a lease again."""
        self.on_death: list[Callable[[str, int], Awaitable[None]]] = []
        """Called with a server that has died, and the milliseconds since it was last heard of."""
        self.on_come: list[Callable[[str], None]] = []
        """Called with each server that has joined."""
        self.on_look: list[Callable[[], None]] = []
        """Called whenever it is known anew who is alive."""
        self.on_gone: list[Callable[[str], None]] = []
        """Called with each server that is no longer alive, dead or not."""
        self._departures: dict[str, asyncio.Event] = {}
        self._suspicion = asyncio.Event()
        self._renewed = 0.0
        self._beating: asyncio.Task[None] | None = None
        self._busy = asyncio.Lock()
        """Held while a heartbeat is written."""

    @property
    def lag(self) -> float:
        """Seconds since the lease was last renewed."""
        return monotonic() - self._renewed

    @property
    def lease(self) -> float:
        """Seconds until the lease runs out, unless it is renewed."""
        return max(0.0, LEASE / 1000 - self.lag)

    async def open(self) -> None:
        """Join, and begin to beat."""
        await self._store.expire_servers()
        await self._store.join(self.server, self.address, LEASE)
        await self._look()
        self._renewed = monotonic()
        self._beating = asyncio.get_running_loop().create_task(self._keep_beating())
        log.info("joined", server=self.server, address=self.address, others=len(self.others))

    async def close(self) -> None:
        """Release every table and leave, after the heartbeat that is being written."""
        async with self._busy:
            if self._beating is not None:
                self._beating.cancel()
                self._beating = None
                await self._store.leave(self.server)

    async def beat(self) -> None:
        """Renew the lease, and see who else is alive."""
        begun = monotonic()
        if not await self._store.renew(self.server, LEASE):
            log.warning("lease-lost", server=self.server, seconds=round(self.lag, 1))
            await self._store.join(self.server, self.address, LEASE)
            for told in self.on_lapse:
                await told()
        self._renewed = begun
        for server, lapsed in (await self._store.expire_servers()).items():
            log.warning("server-died", server=server)
            for heard in self.on_death:
                await heard(server, lapsed + LEASE)
        await self._look()

    def suspect(self) -> None:
        """See soon who is alive, as another server does not answer: one that was killed is so found out at once."""
        self._suspicion.set()

    def depart(self, server: str) -> None:
        """Note that another server has left and has no tables any more."""
        if self.others.pop(server, None):
            self._tell_gone(server)

    async def until_gone(self, server: str) -> None:
        """Wait until a server is no longer alive."""
        if server in self.others:
            await self._departures.setdefault(server, asyncio.Event()).wait()

    async def _look(self) -> None:
        live, before = await self._store.live_servers(), self.others
        self.others = {lease.id: lease for lease in live if lease.id != self.server}
        self.is_leader = bool(live) and live[0].id == self.server
        for look in self.on_look:
            look()
        for server in self.others.keys() - before.keys():
            for heard in self.on_come:
                heard(server)
        for server in before.keys() - self.others.keys():
            self._tell_gone(server)

    def _tell_gone(self, server: str) -> None:
        for told in self.on_gone:
            told(server)
        if server in self._departures:
            self._departures.pop(server).set()

    async def _keep_beating(self) -> None:
        due = monotonic()
        while True:
            due = max(due + BEAT, monotonic())
            await asyncio.sleep(SOONEST)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._suspicion.wait(), due - monotonic())
                due = monotonic()
            self._suspicion.clear()
            try:
                async with self._busy:
                    await self.beat()
            except StoreError as error:
                log.info("beat-failed", code=error.problem.code)
