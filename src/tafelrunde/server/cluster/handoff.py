"""Handing connections over: workers of a machine pass a WebSocket to the one that owns its table, and save a hop.

Each has a Unix socket in a folder that only their user can enter; the connection goes along as a descriptor.
"""

import asyncio
import socket
from array import array
from contextlib import suppress
from itertools import count
from pathlib import Path

import msgspec
from aiohttp import web

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.cluster.channels import refused
from tafelrunde.server.cluster.frames import Opening, Refusal
from tafelrunde.server.cluster.remote_clients import handler_of, refusal_of, room_of
from tafelrunde.server.http.app_keys import BROADCASTER, LIMITS, SUBSCRIPTIONS
from tafelrunde.server.http.connections import ConnectionGuard
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.store import StoreError
from tafelrunde.server.tables.background import BackgroundTasks
from tafelrunde.server.tables.claims import Moved
from tafelrunde.server.websocket.handshake import answer_handshake, key_of_handshake, let_go
from tafelrunde.server.websocket.own import OwnWebSocket

PAUSES = (0.001, 0.003, 0.01, 0.03, 0.1)
"""Seconds between attempts to reach a worker whose socket is full: Linux lets some ten messages wait."""
PATIENCE = 5.0
"""Seconds in which another worker must have answered; after that the connection is its own, dead or alive."""
MOST_BYTES = 64 * 1024

log = Log("cluster")


class Passed(msgspec.Struct, frozen=True, array_like=True, tag="passed"):
    """A connection that wants to become a WebSocket at a table; it comes along with this."""

    number: int
    server: str
    """Who passes it, and waits for an answer."""
    opening: Opening
    key: str
    """By which the client knows that its handshake was understood."""


class Taken(msgspec.Struct, frozen=True, array_like=True, tag="taken"):
    """What has become of a connection."""

    number: int
    moved: bool = False
    """The table is not here."""
    refusal: Refusal | None = None


class Handoff:
    """Passes connections to other workers of this machine, and takes theirs."""

    def __init__(self, app: web.Application, folder: Path, server: str) -> None:
        self._app = app
        self._folder, self._server = folder, server
        self.guard: ConnectionGuard | None = None
        """Counts the connections of this server."""
        self._door: socket.socket | None = None
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[Taken]] = {}
        self._tasks = BackgroundTasks()
        self._decoder = msgspec.msgpack.Decoder(Passed | Taken)

    def open(self) -> None:
        """Let others find us; where that cannot be, clients hop."""
        door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        door.setblocking(False)
        try:
            door.bind(str(self._folder / self._server))
        except OSError as error:
            log.warning("no-handoff", why=str(error))
            door.close()
            return
        self._door = door
        asyncio.get_running_loop().add_reader(door, self._on_readable)

    def close(self) -> None:
        """Take and pass nothing any more."""
        self._tasks.cancel()
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            self._door = None
            (self._folder / self._server).unlink(missing_ok=True)

    def reaches(self, server: str) -> bool:
        """Say whether a server is another worker of this machine."""
        return self._door is not None and (self._folder / server).exists()

    async def pass_on(self, request: web.Request, server: str, opening: Opening) -> web.StreamResponse | None:
        """Let another worker answer a handshake; None: it does not have the table, or cannot be reached."""
        transport, number = request.transport, next(self._numbers)
        if transport is None or self._door is None:
            return None
        transport.pause_reading()  # what the client says next is the other's to read
        message = Passed(number, self._server, opening, key_of_handshake(request))
        answered = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self._send_soon(server, message, transport.get_extra_info("socket").fileno())
            taken = await asyncio.wait_for(answered, PATIENCE)
        except TimeoutError:
            return let_go(request)
        except OSError:  # it is at another machine, dead, or has too much to do
            taken = Taken(number, moved=True)
        finally:
            self._waiting.pop(number, None)
        if taken.moved or taken.refusal:
            transport.resume_reading()
        if taken.refusal:
            raise refused(taken.refusal)
        return None if taken.moved else let_go(request)

    async def _send_soon(self, server: str, message: Passed | Taken, *descriptors: int) -> None:
        """Send a message, and wait a little where too many are on their way."""
        data, place = msgspec.msgpack.encode(message), str(self._folder / server)
        beside = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", descriptors))] if descriptors else []
        for pause in (*PAUSES, None):
            if self._door is None:
                raise ConnectionAbortedError
            try:
                self._door.sendmsg([data], beside, 0, place)
            except BlockingIOError:
                if pause is None:
                    raise
                await asyncio.sleep(pause)
            else:
                return

    def _on_readable(self) -> None:
        """Read everything that others have said."""
        while self._door is not None:
            try:
                data, descriptors, *_ = socket.recv_fds(self._door, MOST_BYTES, 1)
            except BlockingIOError:
                return
            connections = [socket.socket(fileno=descriptor) for descriptor in descriptors]
            match self._decoder.decode(data), connections:
                case Passed() as passed, [connection]:
                    self._tasks.spawn(self._take(passed, connection))
                case Taken() as taken, _ if (answered := self._waiting.get(taken.number)) and not answered.done():
                    answered.set_result(taken)

    async def _take(self, passed: Passed, connection: socket.socket) -> None:
        """Take a connection, or say why not."""
        try:
            await self._accept(passed, connection)
            answer = Taken(passed.number)
        except (Moved, StoreError):  # the other one looks elsewhere, or says that the store is away
            connection.close()
            answer = Taken(passed.number, moved=True)
        except TafelrundeError as error:
            connection.close()
            answer = Taken(passed.number, refusal=refusal_of(error))
        with suppress(OSError):  # whoever does not hear it lets the connection go
            await self._send_soon(passed.server, answer)

    async def _accept(self, passed: Passed, connection: socket.socket) -> None:
        app, opening = self._app, passed.opening
        peer, address = _peer_of(connection), opening.address
        room = await room_of(app, opening)
        app[LIMITS].connect(address)
        try:
            transport, _ = await asyncio.get_running_loop().connect_accepted_socket(asyncio.Protocol, connection)
        except BaseException:
            app[LIMITS].disconnect(address)
            raise
        uncount = self.guard.count(peer) if self.guard else None
        websocket = OwnWebSocket(transport, app[BROADCASTER], leave=uncount)
        subscriber, handler = handler_of(app, room, opening, websocket)
        app[SUBSCRIPTIONS].add(subscriber)

        def release() -> None:
            app[SUBSCRIPTIONS].remove(subscriber)
            app[LIMITS].disconnect(address)

        transport.set_protocol(websocket)
        transport.write(answer_handshake(passed.key))
        websocket.begin(handler, release)


def _peer_of(connection: socket.socket) -> str:
    try:
        return str(connection.getpeername()[0])
    except OSError:  # it has gone already
        return "local"
