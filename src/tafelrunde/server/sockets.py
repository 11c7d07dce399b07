"""The WebSocket endpoints: a table, and the lobby."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from time import monotonic, perf_counter
from typing import Any

from aiohttp import WSCloseCode, web

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Problem
from tafelrunde.protocol import commands, messages
from tafelrunde.server.errors import StaleVersion, Unauthenticated, error_of
from tafelrunde.server.http.app_keys import HEALTH, HOUSE, LIMITS, METRICS, PEOPLE
from tafelrunde.server.http.authentication import key_of, person_of
from tafelrunde.server.http.callers import address_of, charge, payers_of
from tafelrunde.server.http.middleware import AWAY, id_of
from tafelrunde.server.http.routes import API, decode
from tafelrunde.server.http.slow import owner_of
from tafelrunde.server.operations.budgets import Allowance, Bucket
from tafelrunde.server.operations.command_prices import charge_command
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.people.people import is_void
from tafelrunde.server.store import Person, StoreUnavailable
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.updates import PLAIN, Wants, encode
from tafelrunde.server.websocket import must_be_handshake, upgrade
from tafelrunde.server.wires import Socket, Switchboard, wants_of

PARTING = 5.0
"""Seconds that connections are given to end by themselves."""
PATIENCE = Allowance(rate=0.1, burst=20)
"""How many refused messages are answered before the connection is closed."""
MOST_UNHEARD = 16
"""How many messages may wait for those before them until no more are taken in."""

SWITCHBOARD = web.AppKey("switchboard", Switchboard)

FEW_LISTENERS = 20
"""So many are told what somebody does without its becoming dearer."""

log = Log("sockets")

Leave = Callable[[], None]
"""Called once when a connection has ended, so that it is no longer counted."""


async def table_socket(request: web.Request) -> web.StreamResponse:
    """Follow a table and act at it."""
    person = await person_of(request)
    house = request.app[HOUSE]
    wants = wants_of(request)
    room = await house.room(request.match_info["table"], owner_of(request))
    response, wire, leave = await _accept(request, person, wants)
    wire.talk = _Conversation(request, room, wire, leave)
    return response


async def lobby_socket(request: web.Request) -> web.StreamResponse:
    """Follow the lobby."""
    response, wire, leave = await _accept(request)
    wire.talk = _Visit(request, wire, leave)
    request.app[HOUSE].lobby.enter(wire)
    return response


async def _accept(
    request: web.Request, person: Person | None = None, wants: Wants = PLAIN
) -> tuple[web.StreamResponse, Socket, Leave]:
    """Open a WebSocket; whoever listens to it is said before anything can come in."""
    must_be_handshake(request)
    charge(request, "socket")
    limits, address = request.app[LIMITS], address_of(request)
    limits.connect(address)
    try:
        response, transport, leave = await upgrade(request)
    except BaseException:
        limits.disconnect(address)
        raise
    who = person.id if person else None
    wire = Socket(transport, request.app[SWITCHBOARD], who, key_of(request, person), wants, payers_of(request))
    transport.set_protocol(wire)

    def left() -> None:
        limits.disconnect(address)
        leave()

    return response, wire, left


class _Visit:
    """A look at the lobby, where nobody has anything to say."""

    def __init__(self, request: web.Request, wire: Socket, leave: Leave) -> None:
        self._lobby = request.app[HOUSE].lobby
        self._leave = leave
        self._wire = wire
        self._count = request.app[METRICS].connections.labels("lobby")
        self._count.inc()

    def hear(self, text: str) -> None:
        """Send them away."""
        self._wire.close(WSCloseCode.POLICY_VIOLATION, "nothing to say here")

    def mishear(self, code: str) -> None:
        """Take no notice."""

    def part(self) -> None:
        """Take in that they have left."""
        self._lobby.leave(self._wire)
        self._leave()
        self._count.dec()


class _Conversation:
    """What a client says over a WebSocket, and the answers."""

    __slots__ = (
        "_address",
        "_busy",
        "_count",
        "_health",
        "_house",
        "_joined",
        "_leave",
        "_limits",
        "_metrics",
        "_over",
        "_patience",
        "_payers",
        "_people",
        "_request_id",
        "_room",
        "_shown",
        "_unheard",
        "_wire",
    )

    def __init__(self, request: web.Request, room: Room, wire: Socket, leave: Leave) -> None:
        self._house = request.app[HOUSE]
        self._health = request.app[HEALTH]
        self._people = request.app[PEOPLE]
        self._address = address_of(request)
        self._metrics = request.app[METRICS]
        self._leave = leave
        self._limits = request.app[LIMITS]
        self._payers = payers_of(request)
        self._request_id = id_of(request)
        self._room = room
        self._wire = wire
        self._patience: Bucket | None = None
        """Pays for refusals; whatever else is said in between brings nothing back."""
        self._shown = -1
        """The version that this client was last shown in whole."""
        self._unheard: list[str] = []
        """What came while something else was being answered, or before the client knew where the table is."""
        self._joined = self._over = False
        self._count = self._metrics.connections.labels("table")
        self._count.inc()
        self._busy: asyncio.Task[None] | None = self._begin(self._join())

    def hear(self, text: str) -> None:
        """Answer a message as soon as those before it are."""
        self._unheard.append(text)
        if self._busy is None:
            self._busy = self._begin(self._answer_all())
        elif len(self._unheard) == MOST_UNHEARD:
            self._wire.pause()

    def mishear(self, code: str) -> None:
        """Count and log what is no message."""
        self._note(code)

    def part(self) -> None:
        """Take in that the client has left."""
        self._over = True
        self._leave()
        self._count.dec()
        if self._joined:
            self._house.part(self._room, self._wire)

    @staticmethod
    def _begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work)

    async def _join(self) -> None:
        """Tell the client where the table is, and only then listen."""
        try:
            await self._house.join(self._room, self._wire)
        except Exception as error:  # whatever it is, the client may come back
            log.error("not-joined", error, table=self._room.table.id, id=self._request_id)
            self._wire.drop("store")
            return
        self._joined = True
        self._shown = self._room.table.version
        if self._over:  # it has left already
            self._house.part(self._room, self._wire)
        await self._answer_all()

    async def _answer_all(self) -> None:
        """Answer in the order in which it came, and everything, even if the client has left."""
        while self._unheard:
            texts, self._unheard = self._unheard, []
            for text in texts:
                self._wire.send(encode(await self._answer(text)))
                if self._patience and self._patience.wait(0, monotonic()):
                    self._note("too-many-refused")
                    self._wire.close(WSCloseCode.POLICY_VIOLATION, "too many refused messages")
                    return  # and answer nothing any more
            if len(texts) >= MOST_UNHEARD:
                self._wire.resume()
        self._busy = None

    async def _answer(self, text: str) -> messages.Done | messages.RefusedCommand:
        name = None
        try:
            self._payers.charge("message")
            command = decode(text, commands.decoder)
            name = command.id
            person = await self._who()
            charge_command(self._limits, self._payers, self._room.table, person.id, command)
            begun = perf_counter()
            done = await self._house.command(self._room, person, command)
            self._metrics.commands.observe(type(command).__name__, perf_counter() - begun)
            if len(self._room.listeners) > FEW_LISTENERS:
                self._payers.owe("listener", len(self._room.listeners))
        except StoreUnavailable as error:
            self._health.failed(error)
            return self._refuse(name, AWAY)
        except TafelrundeError as error:
            if isinstance(error, StaleVersion):
                await self._show_state()
            return self._refuse(name, error.problem)
        except Exception as error:
            log.error("command-failed", error, table=self._room.table.id, id=self._request_id)
            return self._refuse(name, Problem("internal", facts={"id": self._request_id}))
        return done

    async def _who(self) -> Person:
        """Return who is at the other end as they are now: renamed perhaps, or no longer welcome."""
        who = self._wire.person
        person = None if who is None else await self._people.person(who)
        if person is None or is_void(self._wire.key, person):
            raise Unauthenticated
        return person

    async def _show_state(self) -> None:
        """Show the whole table to whoever seems to have lost track: once for each version, if they can pay."""
        version = self._room.table.version
        if version == self._shown or not self._payers.afford("state"):
            return
        self._shown = version
        with suppress(StoreUnavailable):  # then the connection is being closed
            self._wire.send(encode(await self._house.look(self._room, self._wire.person, self._wire.wants)))

    def _refuse(self, name: str | None, problem: Problem) -> messages.RefusedCommand:
        self._note(problem.code)
        self._patience = self._patience or Bucket(PATIENCE, monotonic())
        self._patience.pay(1)
        return messages.RefusedCommand(name, error_of(problem))

    def _note(self, code: str) -> None:
        """Count and log a refusal."""
        self._metrics.refused.labels(code).inc()
        log.info("refused", code=code, table=self._room.table.id, address=self._address)


def add_sockets(app: web.Application) -> None:
    """Add the endpoints."""
    app[SWITCHBOARD] = board = Switchboard()
    app.router.add_get(f"{API}/tables/{{table}}/socket", table_socket)
    app.router.add_get(f"{API}/lobby/socket", lobby_socket)

    async def watching(_: web.Application) -> AsyncIterator[None]:
        watch = asyncio.get_running_loop().create_task(board.watch())
        yield
        watch.cancel()

    async def parting(_: web.Application) -> None:
        app[HOUSE].send_everybody_away()
        await board.close(PARTING)

    app.cleanup_ctx.append(watching)
    app.on_shutdown.append(parting)
