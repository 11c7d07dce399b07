"""One of several servers: everything that it needs for that, put together, opened and closed in order."""

from contextlib import suppress
from pathlib import Path

import msgspec
from aiohttp import web

from tafelrunde.protocol import commands
from tafelrunde.server.cluster.claims import SharedClaims
from tafelrunde.server.cluster.following import Following
from tafelrunde.server.cluster.forwarding import FORWARDER, Forwarder
from tafelrunde.server.cluster.handoff import Handoff
from tafelrunde.server.cluster.links import PATH
from tafelrunde.server.cluster.membership import Membership
from tafelrunde.server.cluster.metrics import watch
from tafelrunde.server.cluster.news import (
    BlocksChanged,
    Left,
    LobbyChanged,
    Newsroom,
    OutageNoted,
    PersonChanged,
    Revoked,
)
from tafelrunde.server.cluster.passes import Passes
from tafelrunde.server.cluster.remote_clients import Reception
from tafelrunde.server.errors import Forbidden, NotFound
from tafelrunde.server.http.app_keys import LIMITS, METRICS, PASSES, PEOPLE, SUBSCRIPTIONS, TABLES
from tafelrunde.server.http.callers import pass_of
from tafelrunde.server.http.routes import API
from tafelrunde.server.operations.health import ClusterHealth
from tafelrunde.server.people.signing import Signer
from tafelrunde.server.store import Person, Store, StoreError
from tafelrunde.server.store.leases import Leases
from tafelrunde.server.tables.lobby import EACH, MOST_TABLES
from tafelrunde.server.tables.outages import Outages

LEAVE = "/cluster/tables/{table}/leave"


class Cluster:
    """A server among those that share its database."""

    def __init__(
        self, app: web.Application, store: Leases, signer: Signer, address: str, neighbours: Path | None = None
    ) -> None:
        assert store.server is not None
        self._app = app
        self._store = store
        app[PASSES] = passes = Passes(signer, store.server)
        self.membership = Membership(store, store.server, address)
        self.claims = SharedClaims(store, self.membership)
        app[FORWARDER] = self._forwarder = Forwarder(self.membership, self.claims, passes)
        self.handoff = neighbours and Handoff(app, neighbours, store.server)
        self.following = Following(self.membership, self._forwarder.dialler)
        self._reception = app[RECEPTION]
        self._news = Newsroom(store.notices, store.server, self._catch_up)

    async def open(self) -> None:
        """Join the others."""
        await self._forwarder.open()
        await self.membership.open()
        if self.handoff:
            self.handoff.open()

    def attach(self, store: Store, outages: Outages) -> None:
        """Connect what happens here with what happens at the others."""
        self._all, self._outages = store, outages
        tables, people, member = self._app[TABLES], self._app[PEOPLE], self.membership
        self.claims.ask = self._ask_owner
        member.on_gone += [self._forwarder.dialler.hang_up, self._reception.hang_up]
        member.on_lapse.append(lambda: self.claims.drop_lost(tables.rooms.registry))
        member.on_death.append(self._note_death)
        self._share_limits()
        people.on_change.append(self._tell_person)
        people.on_deleted.append(lambda person: self._news.tell(PersonChanged(person)))
        people.on_revoke.append(lambda who, digest, now: self._news.tell_soon(Revoked(who.id, digest, now)))
        tables.blocks.on_change.append(lambda person: self._news.tell(BlocksChanged(person)))
        tables.housekeeping.on_outage.append(lambda: self._news.tell(OutageNoted()))
        tables.lobby.on_change.append(self._news.list_soon)
        for kind, listener in (
            (PersonChanged, self._hear_person),
            (Revoked, self._hear_revoked),
            (BlocksChanged, self._hear_blocks),
            (LobbyChanged, self._hear_lobby),
            (OutageNoted, self._hear_outage),
            (Left, self._hear_left),
        ):
            self._news.on(kind, listener)
        watch(self._app[METRICS], member, self._forwarder.dialler)
        self._news.open()

    async def hand_over(self) -> None:
        """Let the others have all tables before anybody is sent to them; nothing is claimed any more."""
        await self._app[TABLES].hand_over()
        with suppress(StoreError):  # a server whose store has failed can be stopped nevertheless
            await self.membership.close()
            await self._news.tell(Left(self.membership.server))
        self._reception.close()

    async def close(self) -> None:
        """Leave."""
        self._news.close()
        self.following.close()
        if self.handoff:
            self.handoff.close()
        await self._forwarder.close()

    def health(self) -> ClusterHealth:
        """Return how this server stands among the others."""
        member = self.membership
        return ClusterHealth(
            server=member.server,
            leader=member.is_leader,
            servers=len(member.others) + 1,
            lease_seconds=round(member.lease, 2),
            lag_seconds=round(member.lag, 2),
            tables=len(self._app[TABLES].rooms.registry),
        )

    def _share_limits(self) -> None:
        """Divide by the number of servers what may be asked of all of them together."""

        def share() -> None:
            servers = len(self.membership.others) + 1
            self._app[LIMITS].servers = self._app[PEOPLE].accounts.guard.servers = servers

        self.membership.on_look.append(share)
        share()

    async def _ask_owner(self, server: str, table: str, person: str, command: commands.Command | None) -> bool:
        path = LEAVE.format(table=table) if command is None else f"{API}/tables/{table}/commands"
        body = b"{}" if command is None else msgspec.json.encode(command)
        return await self._forwarder.ask(self._app[TABLES].rooms, server, table, path, body, person)

    async def _note_death(self, _: str, silent: int) -> None:
        """Let no clock run while nobody had the tables of a server that has died."""
        now = self._app[TABLES].now()
        await self._all.note_outage(now - silent, now)
        await self._hear_outage(OutageNoted())
        await self._news.tell(OutageNoted())

    async def _tell_person(self, before: Person, after: Person | None) -> None:
        if after is not None:  # who is gone is told of when that is so
            await self._news.tell(PersonChanged(before.id))

    async def _hear_person(self, news: PersonChanged) -> None:
        people = self._app[PEOPLE]
        people.forget(news.person)
        after = await people.person(news.person)
        await self._app[TABLES].departures.show(news.person, after)
        await self._app[SUBSCRIPTIONS].person_reread(news.person, after)

    async def _hear_revoked(self, news: Revoked) -> None:
        self._app[PEOPLE].forget(digest=news.digest)
        self._app[SUBSCRIPTIONS].key_revoked(news.person, news.digest, news.at_once)

    async def _hear_blocks(self, news: BlocksChanged) -> None:
        await self._app[TABLES].blocks.reload(news.person)

    async def _hear_lobby(self, news: LobbyChanged) -> None:
        lobby, rows = self._app[TABLES].lobby, await self._all.tables_named(news.tables)
        for table in set(news.tables) - {row.id for row in rows}:
            lobby.hide(table)
        for row in rows:
            lobby.show(row)

    async def _hear_outage(self, _: OutageNoted) -> None:
        self._outages.add(*await self._all.outages())
        await self._app[TABLES].housekeeping.broadcast_clocks()

    async def _hear_left(self, news: Left) -> None:
        self.membership.depart(news.server)

    async def _catch_up(self) -> None:
        """Read everything anew of which news may have been missed."""
        self._app[PEOPLE].forget()
        await self._app[TABLES].blocks.reload_all()
        self._app[TABLES].lobby.replace(await self._all.listed(EACH, MOST_TABLES))
        self._outages.add(*await self._all.outages())


RECEPTION = web.AppKey("reception", Reception)
CLUSTER = web.AppKey("cluster", Cluster)


def add_cluster(app: web.Application) -> None:
    """Add the endpoints by which other servers come in."""
    app[RECEPTION] = Reception()
    app.router.add_get(PATH, app[RECEPTION].accept)
    app.router.add_post(LEAVE, _leave)


async def _leave(request: web.Request) -> web.Response:
    """Take leave of a table for somebody who goes for good, as another server asks."""
    shown = pass_of(request)
    if shown is None:
        raise Forbidden("peers-only")
    person = await request.app[PEOPLE].person(shown.person)
    row = await request.app[TABLES].store.table(request.match_info["table"])
    if person is None or row is None:
        raise NotFound("no-table", table=request.match_info["table"])
    await request.app[TABLES].departures.leave_table(row, person)
    return web.Response()
