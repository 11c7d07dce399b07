"""Clients of other servers at tables of this one."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from aiohttp import web

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.cluster.frames import Frame, Kind, Opening, Refusal, closing
from tafelrunde.server.cluster.links import UPGRADE, Link
from tafelrunde.server.errors import Forbidden
from tafelrunde.server.http.app_keys import HEALTH, LIMITS, TABLES
from tafelrunde.server.http.callers import Caller, pass_of
from tafelrunde.server.http.errors import status_of
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.operations.networks import network_of
from tafelrunde.server.people.people import Key
from tafelrunde.server.store import StoreUnavailable
from tafelrunde.server.tables.claims import Moved
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.updates import Wants
from tafelrunde.server.websocket.handshake import take_over
from tafelrunde.server.websocket.subscriptions import Socket, Subscriber
from tafelrunde.server.websocket.table_handler import TableHandler

log = Log("cluster")


class RemoteSocket:
    """A client's WebSocket at another server, which sees to its heartbeats, its frames and how fast it reads."""

    __slots__ = ("_channel", "_link", "is_congested")

    def __init__(self, link: Link, channel: int) -> None:
        self._link, self._channel = link, channel
        self.is_congested = False

    def send(self, message: bytes) -> None:
        """Send a message at the end of this turn of the event loop."""
        self._link.send_message(self._channel, message)

    def close(self, code: int, reason: str) -> None:
        """Let the other server close the connection."""
        self._link.send(Kind.CLOSE, self._channel, closing(code, reason))

    def pause_reading(self) -> None:
        """Let the other server read nothing for now."""
        self._link.send(Kind.PAUSE, self._channel)

    def resume_reading(self) -> None:
        """Let it read again."""
        self._link.send(Kind.RESUME, self._channel)

    def heartbeat(self) -> None:
        """Do nothing: the other server asks."""

    def abort(self) -> None:
        """Let the other server end the connection."""
        self.close(1013, "closing")


class Follower:
    """Somebody at another server who follows all their own tables."""

    __slots__ = ("person", "send", "socket")

    def __init__(self, socket: RemoteSocket, person: str) -> None:
        self.socket = socket
        self.send = socket.send
        self.person = person

    def drop(self, why: str) -> None:
        """Tell nothing any more."""
        self.socket.close(1013, why)


async def room_of(app: web.Application, opening: Opening) -> Room:
    """Open the room of a client's table, as it is theirs to wait for it."""
    return await app[TABLES].rooms.open(opening.table, (network_of(opening.address), opening.person or ""))


def handler_of(
    app: web.Application, room: Room, opening: Opening, socket: Socket
) -> tuple[Subscriber, TableHandler]:
    """Return what answers a client of another server."""
    payers = app[LIMITS].payers(opening.address, opening.person)
    key = opening.key and Key(*opening.key)
    subscriber = Subscriber(socket, opening.person, key, Wants(*opening.wants), payers)
    caller = Caller(payers, opening.address, opening.request)
    return subscriber, TableHandler(app, app[TABLES], room, subscriber, caller)


def refusal_of(error: TafelrundeError) -> Refusal:
    """Return what is refused, for the server that asks."""
    problem = error.problem
    return Refusal(status_of(error), problem.code, dict(problem.facts), problem.clause)


class RemoteClients:
    """All clients over the link of one server."""

    def __init__(self, app: web.Application, link: Link) -> None:
        self._app = app
        self._link = link
        self._handlers: dict[int, TableHandler] = {}
        self._followers: dict[int, Follower] = {}
        self._opening: set[int] = set()
        """Channels that are being opened, unless they were closed meanwhile."""
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._handlers)

    def on_frame(self, received: Frame) -> None:
        """Carry out what the other server says for one of its clients."""
        kind, channel, payload = received
        if kind is Kind.TEXT:
            if handler := self._handlers.get(channel):
                handler.on_message(payload.decode())
        elif kind is Kind.OPEN:
            self._spawn(channel, self._open(channel, msgspec.msgpack.decode(payload, type=Opening)))
        elif kind is Kind.FOLLOW:
            self._spawn(channel, self._follow(channel, payload.decode()))
        elif kind is Kind.CLOSE:
            self._leave(channel)

    def on_lost(self) -> None:
        """Let everybody leave."""
        for channel in [*self._handlers, *self._followers]:
            self._leave(channel)
        for task in self._tasks:
            task.cancel()

    def _leave(self, channel: int) -> None:
        if handler := self._handlers.pop(channel, None):
            handler.on_close()
        elif follower := self._followers.pop(channel, None):
            self._app[TABLES].my_tables_feed.unsubscribe(follower.person, follower)
        else:
            self._opening.discard(channel)

    def _spawn(self, channel: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._answer(channel, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, channel: int, work: Coroutine[Any, Any, None]) -> None:
        """Open a channel, or say why not."""
        self._opening.add(channel)
        try:
            await work
        except Moved:
            self._link.send(Kind.MOVED, channel)
        except TafelrundeError as error:
            if isinstance(error, StoreUnavailable):
                self._app[HEALTH].failed(error)
            self._refuse(channel, error)
        except Exception as error:  # the client may come back
            log.error("channel-failed", error)
            self._link.send(Kind.MOVED, channel)
        finally:
            self._opening.discard(channel)

    def _refuse(self, channel: int, error: TafelrundeError) -> None:
        self._link.send(Kind.REFUSED, channel, msgspec.msgpack.encode(refusal_of(error)))

    async def _open(self, channel: int, opening: Opening) -> None:
        """Take a client in at a table."""
        room = await room_of(self._app, opening)
        if channel not in self._opening:
            return
        _, handler = handler_of(self._app, room, opening, RemoteSocket(self._link, channel))
        self._handlers[channel] = handler
        self._link.send(Kind.OPENED, channel)
        handler.on_open()

    async def _follow(self, channel: int, person: str) -> None:
        """Tell somebody what changes at their tables here."""
        follower = Follower(RemoteSocket(self._link, channel), person)
        self._followers[channel] = follower
        self._link.send(Kind.OPENED, channel)
        await self._app[TABLES].my_tables_feed.subscribe_here(person, follower)


class Reception:
    """The links of all other servers to this one."""

    def __init__(self) -> None:
        self._links: dict[Link, str] = {}

    async def accept(self, request: web.Request) -> web.StreamResponse:
        """Take the link of another server."""
        shown = pass_of(request)
        if shown is None:
            raise Forbidden("peers-only")
        response, transport, leave = await take_over(request, UPGRADE)

        def ended() -> None:
            leave()
            self._links.pop(link, None)

        link = Link(ended)
        self._links[link] = shown.server
        link.attach(transport, RemoteClients(request.app, link))
        return response

    def hang_up(self, server: str) -> None:
        """Let all clients of a server leave that is taken for dead."""
        for link, name in [*self._links.items()]:
            if name == server:
                link.abort()

    def close(self) -> None:
        """End all links, after everything that was sent."""
        for link in [*self._links]:
            link.close()
