"""The WebSocket endpoints: a table, and the lobby."""

import asyncio
from collections.abc import AsyncIterator, Callable

from aiohttp import web

from tafelrunde.server.cluster.channels import Channel
from tafelrunde.server.cluster.cluster import CLUSTER
from tafelrunde.server.cluster.forwarded_handler import ForwardedHandler
from tafelrunde.server.cluster.forwarding import FORWARDER
from tafelrunde.server.cluster.frames import Opening
from tafelrunde.server.http.app_keys import BROADCASTER, LIMITS, SETTINGS, SUBSCRIPTIONS, TABLES
from tafelrunde.server.http.authentication import key_of, person_of
from tafelrunde.server.http.callers import Caller, address_of, charge, payers_of
from tafelrunde.server.http.middleware import id_of
from tafelrunde.server.http.offload import owner_of
from tafelrunde.server.http.routes import API
from tafelrunde.server.http.streams import wants_of
from tafelrunde.server.store import Person
from tafelrunde.server.tables.claims import Elsewhere
from tafelrunde.server.tables.updates import PLAIN, Wants
from tafelrunde.server.websocket.broadcast import Broadcaster
from tafelrunde.server.websocket.handshake import require_handshake
from tafelrunde.server.websocket.interface import Handler, WebSocket
from tafelrunde.server.websocket.library import LibraryWebSocket
from tafelrunde.server.websocket.lobby_handler import LobbyHandler
from tafelrunde.server.websocket.own import OwnWebSocket
from tafelrunde.server.websocket.subscriptions import Subscriber, Subscriptions
from tafelrunde.server.websocket.table_handler import TableHandler

JITTER = 0.3
"""Seconds within which all clients of one of several servers are sent to the others, however many they are."""
SHUTDOWN = 5.0
"""Seconds in which connections may end by themselves when the server stops."""

KINDS: dict[str, type[WebSocket]] = {"own": OwnWebSocket, "aiohttp": LibraryWebSocket}
"""Who reads and writes frames, as the setting `websocket` says."""


async def table_socket(request: web.Request) -> web.StreamResponse:
    """Follow a table and act at it."""
    person = await person_of(request)
    app, wants, asker, table = request.app, wants_of(request), owner_of(request), request.match_info["table"]
    tables, forwarder = app[TABLES], app.get(FORWARDER)
    caller = Caller(payers_of(request), address_of(request), id_of(request))
    place = forwarder.place_of(table) if forwarder and table not in tables.rooms.registry else None
    if place is None:
        try:
            room = await tables.rooms.open(table, asker)
        except Elsewhere as elsewhere:
            place = elsewhere.server
    if place is not None and forwarder is not None:
        require_handshake(request)
        who, key = person.id if person else None, key_of(request, person)
        opening = Opening(table, who, key, wants, caller.address, caller.request)
        handoff = app[CLUSTER].handoff if app[SETTINGS].websocket == "own" else None
        if handoff and handoff.reaches(place):
            charge(request, "socket")
            if passed := await handoff.pass_on(request, place, opening):
                return passed
        channel = await forwarder.open_channel(tables.rooms, place, opening)
        if channel is not None:
            return await _forward(request, channel, person, wants)
        room = await tables.rooms.open(table, asker)
    return await _serve(request, lambda one: TableHandler(app, tables, room, one, caller), person, wants)


async def _forward(
    request: web.Request, channel: Channel, person: Person | None, wants: Wants
) -> web.StreamResponse:
    """Open a WebSocket for a table at another server."""
    try:
        return await _serve(request, lambda one: ForwardedHandler(request.app, channel, one), person, wants)
    except BaseException:
        channel.close()
        raise


async def lobby_socket(request: web.Request) -> web.StreamResponse:
    """Follow the lobby."""
    return await _serve(request, lambda one: LobbyHandler(request, request.app[TABLES].lobby, one))


async def _serve(
    request: web.Request,
    new_handler: Callable[[Subscriber], Handler],
    person: Person | None = None,
    wants: Wants = PLAIN,
) -> web.StreamResponse:
    """Open a WebSocket and give it to a handler."""
    require_handshake(request)
    charge(request, "socket")
    app, address = request.app, address_of(request)
    limits, subscriptions = app[LIMITS], app[SUBSCRIPTIONS]
    who, key, payers = person.id if person else None, key_of(request, person), payers_of(request)
    limits.connect(address)
    try:
        socket = await KINDS[app[SETTINGS].websocket].accept(request, app[BROADCASTER])
    except BaseException:
        limits.disconnect(address)
        raise
    subscriber = Subscriber(socket, who, key, wants, payers)
    subscriptions.add(subscriber)

    def release() -> None:
        subscriptions.remove(subscriber)
        limits.disconnect(address)

    return await socket.run(new_handler(subscriber), release)


def add_websockets(app: web.Application) -> None:
    """Add the endpoints."""
    app[SUBSCRIPTIONS] = subscriptions = Subscriptions()
    app[BROADCASTER] = Broadcaster(KINDS[app[SETTINGS].websocket].prepare)
    app.router.add_get(f"{API}/tables/{{table}}/socket", table_socket)
    app.router.add_get(f"{API}/lobby/socket", lobby_socket)

    async def heartbeats(_: web.Application) -> AsyncIterator[None]:
        task = asyncio.get_running_loop().create_task(subscriptions.send_heartbeats())
        yield
        task.cancel()

    async def shutdown(_: web.Application) -> None:
        if (cluster := app.get(CLUSTER)) is not None:
            await cluster.hand_over()
            await subscriptions.send_away(JITTER)
        app[TABLES].disconnect_all()
        await subscriptions.close(SHUTDOWN)

    app.cleanup_ctx.append(heartbeats)
    app.on_shutdown.append(shutdown)
