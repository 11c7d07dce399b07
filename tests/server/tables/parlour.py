"""Tables with people, a clock that is moved by hand, and bots that answer at once."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tafelrunde.core.position import Position
from tafelrunde.protocol import commands
from tafelrunde.protocol.clocks import ClockKind, NoClock
from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import Person, Store, open_store
from tafelrunde.server.tables.creation import NewTable, SeatWish
from tafelrunde.server.tables.outages import Outages
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.service import TableService
from tafelrunde.server.tables.updates import PLAIN, Wants
from tafelrunde.server.thinking.fair_queue import SERVER, Owner
from tafelrunde.server.thinking.workers import Workers
from tests.server.hand_clock import Clock

OPEN, BOT, RESERVED = SeatWish(), SeatWish("bot", "random"), SeatWish("reserved")


class QuickBots(Workers):
    """Bots that take the first legal action, in this process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def choose(self, name: str, position: Position, seat: int, owner: Owner = SERVER) -> str:
        self.asked += 1
        await asyncio.sleep(0)
        return str(position.legal()[0])


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, person: str | None, wants: Wants = PLAIN) -> None:
        self.person = person
        self.wants = wants
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def pay(self) -> None:
        """Have enough."""

    def drop(self, why: str) -> None:
        self.heard.append({"t": "dropped", "why": why})

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["t"] == kind)

    def count(self, kind: str) -> int:
        return sum(message["t"] == kind for message in self.heard)


class Parlour:
    """All tables and whoever comes by."""

    def __init__(self, tables: TableService, clock: Clock, store: Store, bots: QuickBots) -> None:
        self.tables, self.clock, self.store, self.bots = tables, clock, store, bots
        self.random = random.Random(7)

    async def person(self, name: str) -> Person:
        person = Person(name.lower(), name, self.clock(), self.clock())
        await self.store.add_person(person)
        return person

    async def people(self, count: int) -> list[Person]:
        return [await self.person(name) for name in ("Ada", "Bob", "Cleo", "Dan")[:count]]

    async def open_table(
        self, host: Person, *seats: SeatWish, game: str = "knights", clock: ClockKind | None = None, **more: Any
    ) -> Room:
        wish = NewTable(game=game, seats=list(seats), clock=clock or NoClock(), **more)
        return await self.tables.factory.create(host, wish)

    async def running(self, *people: Person, **more: Any) -> Room:
        """Return a table whose match has begun."""
        room = await self.open_table(people[0], *([OPEN] * len(people)), **more)
        for person in people[1:]:
            await self.tables.commands.handle(room, person, commands.Sit())
        await self.until(lambda: room.table.status == "running")
        async with room.lock:  # and the start is kept
            return room

    async def do(self, room: Room, person: Person, command: commands.Command) -> int:
        return (await self.tables.commands.handle(room, person, command)).version

    async def play(self, room: Room, *people: Person, action: str | None = None) -> int:
        """Let whoever is to act do something; return their seat."""
        table = room.table
        assert table.to_act is not None
        assert table.match is not None
        seat = table.to_act
        chosen = action or str(self.random.choice(table.match.position.legal()))
        await self.do(room, people[seat], commands.Play(version=table.version, action=chosen))
        return seat

    async def listen(self, room: Room, person: Person | None, wants: Wants = PLAIN) -> Ear:
        ear = Ear(person.id if person else None, wants)
        await self.tables.presence.join(room, ear)
        return ear

    @staticmethod
    async def until(so: Any, seconds: float = 60.0) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds):
            while not so():
                await asyncio.sleep(0.005)


@asynccontextmanager
async def parlour(address: str, clock: Clock | None = None, **given: Any) -> AsyncIterator[Parlour]:
    clock = clock or Clock()
    store, bots = await open_store(address), QuickBots()
    settings = Settings(**{"contribution_wait": 0, **given})
    tables = TableService(store, bots, settings, Metrics(), clock, Outages(), Readiness())
    await tables.open()
    try:
        yield Parlour(tables, clock, store, bots)
    finally:
        await tables.close()
        await store.close()
