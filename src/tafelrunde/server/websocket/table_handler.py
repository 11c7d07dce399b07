"""A WebSocket at a table: commands come in and are answered one after the other, what happens there goes out."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic, perf_counter
from typing import Any

from aiohttp import WSCloseCode, web

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Problem
from tafelrunde.protocol import commands, messages
from tafelrunde.server.errors import StaleVersion, Unauthenticated, error_of
from tafelrunde.server.http.app_keys import HEALTH, LIMITS, METRICS, PEOPLE
from tafelrunde.server.http.callers import Caller
from tafelrunde.server.http.middleware import AWAY
from tafelrunde.server.http.routes import decode
from tafelrunde.server.operations.budgets import Allowance, Bucket
from tafelrunde.server.operations.command_prices import charge_audience, charge_command
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.people.people import is_void
from tafelrunde.server.store import Person, StoreUnavailable
from tafelrunde.server.tables.claims import Moved
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.service import TableService
from tafelrunde.server.tables.updates import encode
from tafelrunde.server.websocket.subscriptions import Subscriber

REFUSALS = Allowance(rate=0.1, burst=20)
"""How many refused messages are answered before the connection is closed."""
MOST_PENDING = 16
"""How many messages may wait for those before them until no more are read."""

log = Log("websocket")


class TableHandler:
    """Answers the commands of one client, and subscribes it to the table for as long as it is connected."""

    __slots__ = (
        *("_address", "_count", "_health", "_is_closed", "_is_joined", "_limits", "_metrics", "_payers"),
        *(
            "_pending",
            "_people",
            "_refusals",
            "_request_id",
            "_room",
            "_shown",
            "_subscriber",
            "_tables",
            "_worker",
        ),
    )

    def __init__(
        self, app: web.Application, tables: TableService, room: Room, subscriber: Subscriber, caller: Caller
    ) -> None:
        self._tables, self._people, self._health = tables, app[PEOPLE], app[HEALTH]
        self._limits, self._metrics = app[LIMITS], app[METRICS]
        self._payers, self._address, self._request_id = caller
        self._room = room
        self._subscriber = subscriber
        self._refusals: Bucket | None = None
        """Pays for refusals; whatever else is said in between brings nothing back."""
        self._shown = -1
        """The version that this client was last shown in whole."""
        self._pending: list[str] = []
        """What came while something else was being answered, or before the client knew where the table is."""
        self._is_joined = self._is_closed = False
        self._count = self._metrics.connections.labels("table")
        self._worker: asyncio.Task[None] | None = None
        """Answers what is pending; there is never more than one."""

    def on_open(self) -> None:
        """Subscribe to the table; nothing is answered before the client has been told where it stands."""
        self._count.inc()
        self._start(self._join())

    def on_message(self, text: str) -> None:
        """Answer a command as soon as those before it are."""
        self._pending.append(text)
        if len(self._pending) == MOST_PENDING:
            self._subscriber.socket.pause_reading()
        self._go_on()

    def on_protocol_error(self, code: str) -> None:
        """Count and log it."""
        self._note(code)

    def on_close(self) -> None:
        """Unsubscribe; what was asked is still carried out."""
        self._is_closed = True
        self._count.dec()
        if self._is_joined:
            self._tables.presence.leave(self._room, self._subscriber)
        self._go_on()

    def on_drain(self) -> None:
        """Answer what came while the client did not read."""
        self._go_on()

    def _go_on(self) -> None:
        """Answer what is pending, unless somebody does already, or the client does not read what it is sent."""
        if self._worker is None and self._pending and not self._subscriber.socket.is_congested:
            self._start(self._answer_all())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._worker = asyncio.get_running_loop().create_task(work)

    async def _join(self) -> None:
        """Tell the client where the table is, and only then listen."""
        try:
            await self._tables.presence.join(self._room, self._subscriber)
        except Moved:
            self._subscriber.drop("moved")
            return
        except Exception as error:  # whatever it is, the client may come back
            log.error("not-joined", error, table=self._room.table.id, id=self._request_id)
            self._subscriber.drop("store")
            return
        self._is_joined = True
        self._shown = self._room.table.version
        if self._is_closed:  # it has left already
            self._tables.presence.leave(self._room, self._subscriber)
        await self._answer_all()

    async def _answer_all(self) -> None:
        """Answer in the order in which it came, and everything, even if the client has left."""
        socket = self._subscriber.socket
        while self._pending and not socket.is_congested:
            texts, self._pending = self._pending, []
            for text in texts:
                socket.send(encode(await self._answer(text)))
                if self._refusals and self._refusals.wait(0, monotonic()):
                    self._note("too-many-refused")
                    socket.close(WSCloseCode.POLICY_VIOLATION, "too many refused messages")
                    return  # and answer nothing any more
            if len(texts) >= MOST_PENDING:
                socket.resume_reading()
        self._worker = None

    async def _answer(self, text: str) -> messages.Done | messages.RefusedCommand:
        name = None
        try:
            self._payers.charge("message")
            command = decode(text, commands.decoder)
            name = command.id
            person = await self._who()
            charge_command(self._limits, self._payers, self._room.table, person.id, command)
            begun = perf_counter()
            done = await self._tables.commands.handle(self._room, person, command)
            self._metrics.commands.observe(type(command).__name__, perf_counter() - begun)
            charge_audience(self._payers, len(self._room.listeners))
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
        who = self._subscriber.person
        person = None if who is None else self._people.remembered(who) or await self._people.person(who)
        if person is None or is_void(self._subscriber.key, person):
            raise Unauthenticated
        return person

    async def _show_state(self) -> None:
        """Show the whole table to whoever seems to have lost track: once for each version, if they can pay."""
        version = self._room.table.version
        if version == self._shown or not self._payers.afford("state"):
            return
        self._shown = version
        subscriber = self._subscriber
        with suppress(StoreUnavailable):  # then the connection is being closed
            state = await self._tables.presence.look(self._room, subscriber.person, subscriber.wants)
            subscriber.send(encode(state))

    def _refuse(self, name: str | None, problem: Problem) -> messages.RefusedCommand:
        self._note(problem.code)
        self._refusals = self._refusals or Bucket(REFUSALS, monotonic())
        self._refusals.pay(1)
        return messages.RefusedCommand(name, error_of(problem))

    def _note(self, code: str) -> None:
        """Count and log a refusal."""
        self._metrics.refused.labels(code).inc()
        log.info("refused", code=code, table=self._room.table.id, address=self._address)
