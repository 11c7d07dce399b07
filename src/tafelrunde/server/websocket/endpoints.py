"""The WebSocket endpoints: a table, and the lobby."""

import asyncio
from collections.abc import AsyncIterator, Callable

from aiohttp import web

from tafelrunde.server.http.app_keys import BROADCASTER, LIMITS, SETTINGS, SUBSCRIPTIONS, TABLES
from tafelrunde.server.http.authentication import key_of, person_of
from tafelrunde.server.http.callers import address_of, charge, payers_of
from tafelrunde.server.http.offload import owner_of
from tafelrunde.server.http.routes import API
from tafelrunde.server.http.streams import wants_of
from tafelrunde.server.store import Person
from tafelrunde.server.tables.updates import PLAIN, Wants
from tafelrunde.server.websocket.broadcast import Broadcaster
from tafelrunde.server.websocket.handshake import require_handshake
from tafelrunde.server.websocket.interface import Handler, WebSocket
from tafelrunde.server.websocket.library import LibraryWebSocket
from tafelrunde.server.websocket.lobby_handler import LobbyHandler
from tafelrunde.server.websocket.own import OwnWebSocket
from tafelrunde.server.websocket.subscriptions import Subscriber, Subscriptions
from tafelrunde.server.websocket.table_handler import TableHandler

SHUTDOWN = 5.0
"""Seconds in which connections may end by themselves when the server stops."""

KINDS: dict[str, type[WebSocket]] = {"own": OwnWebSocket, "aiohttp": LibraryWebSocket}
"""Who reads and writes frames, as the setting `websocket` says."""


async def table_socket(request: web.Request) -> web.StreamResponse:
    """Follow a table and act at it."""
    person = await person_of(request)
    tables, wants = request.app[TABLES], wants_of(request)
    room = await tables.rooms.open(request.match_info["table"], owner_of(request))
    return await _serve(request, lambda one: TableHandler(request, tables, room, one), person, wants)


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
        app[TABLES].disconnect_all()
        await subscriptions.close(SHUTDOWN)

    app.cleanup_ctx.append(heartbeats)
    app.on_shutdown.append(shutdown)
