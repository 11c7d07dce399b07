"""The WebSocket endpoints: a table, and the lobby."""

from contextlib import suppress
from http import HTTPStatus
from time import perf_counter

from aiohttp import WSCloseCode, WSMsgType, web

from tafelrunde.core.errors import Problem, TafelrundeError
from tafelrunde.protocol import messages
from tafelrunde.server.callers import address_of, charge
from tafelrunde.server.limits import LIMITS, MOST_MESSAGE
from tafelrunde.server.logs import Log
from tafelrunde.server.metrics import METRICS
from tafelrunde.server.middleware import AWAY, id_of
from tafelrunde.server.people import PEOPLE
from tafelrunde.server.problems import Refused, Unauthorized, error_of
from tafelrunde.server.routes import API, decode
from tafelrunde.server.store import Person, StoreUnavailable
from tafelrunde.server.tables import commands
from tafelrunde.server.tables.house import House
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.tell import PLAIN, Wants, encode
from tafelrunde.server.wires import Outbox, Socket, wants_of

HEARTBEAT = 25.0
PATIENCE = 20
"""How many refused messages in a row are answered before the connection is closed."""

HOUSE = web.AppKey("house", House)
OUTBOX = web.AppKey("outbox", Outbox)

log = Log("sockets")


async def table_socket(request: web.Request) -> web.WebSocketResponse:
    """Follow a table and act at it."""
    person = await request.app[PEOPLE].person_of(request)
    house = request.app[HOUSE]
    wants = wants_of(request)
    room = await house.room(request.match_info["table"])
    socket = await _accept(request)
    wire = _wire(request, socket, person, wants)
    await house.join(room, wire)
    try:
        with request.app[METRICS].connections.labels("table").track_inprogress():
            await _Conversation(request, room, wire, person).hold(socket)
    finally:
        house.part(room, wire)
    return socket


async def lobby_socket(request: web.Request) -> web.WebSocketResponse:
    """Follow the lobby."""
    socket = await _accept(request)
    wire = _wire(request, socket, None)
    lobby = request.app[HOUSE].lobby
    lobby.enter(wire)
    try:
        with request.app[METRICS].connections.labels("lobby").track_inprogress():
            async for _ in socket:
                await wire.close(WSCloseCode.POLICY_VIOLATION, "nothing to say here")
    finally:
        lobby.leave(wire)
    return socket


async def _accept(request: web.Request) -> web.WebSocketResponse:
    socket = web.WebSocketResponse(max_msg_size=MOST_MESSAGE, compress=False, heartbeat=HEARTBEAT)
    if not socket.can_prepare(request):
        raise Refused("not-a-websocket", HTTPStatus.UPGRADE_REQUIRED)
    charge(request, "socket")
    await socket.prepare(request)
    return socket


def _wire(
    request: web.Request, socket: web.WebSocketResponse, person: Person | None, wants: Wants = PLAIN
) -> Socket:
    assert request.transport is not None
    return Socket(socket, request.transport, request.app[OUTBOX], person.id if person else None, wants)


class _Conversation:
    """What a client says over a WebSocket, and the answers."""

    def __init__(self, request: web.Request, room: Room, wire: Socket, person: Person | None) -> None:
        self._house = request.app[HOUSE]
        self._people = request.app[PEOPLE]
        self._address = address_of(request)
        self._metrics = request.app[METRICS]
        self._limits = request.app[LIMITS]
        self._bucket = self._limits.connection()
        self._request_id = id_of(request)
        self._room = room
        self._wire = wire
        self._person = person
        self._refused = 0

    async def hold(self, socket: web.WebSocketResponse) -> None:
        """Answer until either side has had enough."""
        async for received in socket:
            if received.type != WSMsgType.TEXT:
                self._note("text-only" if received.type == WSMsgType.BINARY else "bad-frame")
                await self._wire.close(WSCloseCode.UNSUPPORTED_DATA, "text only")
                return
            answer = await self._answer(received.data)
            self._wire.send(encode(answer))
            if self._refused > PATIENCE:
                self._note("too-many-refused")
                await self._wire.close(WSCloseCode.POLICY_VIOLATION, "too many refused messages")
                return

    async def _answer(self, text: str) -> messages.Done | messages.RefusedCommand:
        name = None
        try:
            self._limits.charge_connection(self._bucket, "message")
            command = decode(text, commands.decoder)
            name = command.id
            person = await self._who()
            if isinstance(command, commands.Say):
                self._limits.charge_connection(self._bucket, "chat")
            begun = perf_counter()
            done = await self._house.command(self._room, person, command)
            self._metrics.commands.observe(type(command).__name__, perf_counter() - begun)
        except StoreUnavailable as error:
            log.error("store-away", error, table=self._room.table.id)
            return self._refuse(name, AWAY)
        except TafelrundeError as error:
            if error.problem.code == "stale":
                await self._show_state()
            return self._refuse(name, error.problem)
        except Exception as error:
            log.error("command-failed", error, table=self._room.table.id, id=self._request_id)
            return self._refuse(name, Problem("internal", facts={"id": self._request_id}))
        self._refused = 0
        return done

    async def _who(self) -> Person:
        """Return who is at the other end as they are now: renamed perhaps, or no longer welcome."""
        before = self._person
        now = before and await self._people.person(before.id)
        if before is None or now is None or now.generation != before.generation:
            raise Unauthorized
        return now

    async def _show_state(self) -> None:
        with suppress(StoreUnavailable):  # then the connection is being closed
            self._wire.send(encode(await self._house.look(self._room, self._wire.person, self._wire.wants)))

    def _refuse(self, name: str | None, problem: Problem) -> messages.RefusedCommand:
        self._note(problem.code)
        self._refused += 1
        return messages.RefusedCommand(name, error_of(problem))

    def _note(self, code: str) -> None:
        """Count and log a refusal."""
        self._metrics.refused.labels(code).inc()
        log.info("refused", code=code, table=self._room.table.id, address=self._address)


def add_sockets(app: web.Application) -> None:
    """Add the endpoints."""
    app[OUTBOX] = Outbox()
    app.router.add_get(f"{API}/tables/{{table}}/socket", table_socket)
    app.router.add_get(f"{API}/lobby/socket", lobby_socket)
