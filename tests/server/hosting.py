"""The whole server in this process, with a clock moved by hand, and guests who talk to it by wire."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import ClientWebSocketResponse, DummyCookieJar, web
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client.parser import text_string_to_metric_families

from tafelrunde.protocol import commands
from tafelrunde.server.app import build
from tafelrunde.server.http.app_keys import PEOPLE, TABLES
from tafelrunde.server.http.cookies import COOKIE
from tafelrunde.server.operations.settings import NO_LIMITS, Settings
from tafelrunde.server.people.people import People
from tafelrunde.server.store import Person
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.evolve import fold
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.service import TableService
from tafelrunde.server.tables.table import Table
from tafelrunde.server.tables.updates import PLAIN, MatchSnapshot, table_info
from tests.server.hand_clock import Clock

Json = dict[str, Any]
API = "/api/v1"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
"""The example of RFC 6455, 1.3."""
QUICK: Json = {**NO_LIMITS, "contribution_wait": 0}
"""Settings of a server that nobody waits for."""


class Wire:
    """A WebSocket of a guest: sends commands, and keeps what the server says meanwhile."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.told: list[Json] = []
        self.state: Json = {}

    async def next(self) -> Json:
        """Return the next message; one that says that the connection ended has the kind `closed`."""
        received = await self.socket.receive(timeout=20)
        if not isinstance(received.data, str):
            return {"t": "closed", "code": received.data or self.socket.close_code}
        message: Json = msgspec.json.decode(received.data)
        self.told.append(message)
        if message["t"] == "state":
            self.state = message
        return message

    async def until(self, *kinds: str) -> Json:
        """Return the next message of one of some kinds."""
        while True:
            message = await self.next()
            if message["t"] in kinds or message["t"] == "closed":
                return message

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a command and return the answer to it."""
        await self.say(msgspec.json.encode({"t": kind, **fields}).decode())
        return await self.until("done", "refused")

    async def say(self, text: str) -> None:
        """Send any text."""
        await self.socket.send_str(text)

    async def settled(self) -> list[Json]:
        """Return everything that was said up to an answer to a ping."""
        before = len(self.told)
        await self.ask("ping")
        return self.told[before:-1]


class Guest:
    """Somebody with a cookie."""

    def __init__(self, club: "Club", person: Person, cookie: str) -> None:
        self._club = club
        self.person = person
        self.id = person.id
        self.cookie = cookie

    @property
    def headers(self) -> dict[str, str]:
        """What this guest's browser sends along."""
        return {"Cookie": f"{COOKIE}={self.cookie}", "Origin": self._club.origin}

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Return status and JSON of an answer."""
        return await self._club.ask(method, path, body, self.headers)

    async def sit(self, table: str, query: str = "") -> Wire:
        """Open a WebSocket at a table."""
        return await self._club.connect(f"/tables/{table}/socket{query}", self.headers)

    async def act(self, room: Room, command: commands.Command) -> int:
        """Carry a command out without a wire; return the version."""
        done = await self._club.tables.commands.handle(room, self.person, command)
        return done.version


class Club:
    """A running server and what is behind it."""

    def __init__(self, client: TestClient[web.Request, web.Application], clock: Clock) -> None:
        self.client, self.clock = client, clock
        assert client.app is not None
        self.tables: TableService = client.app[TABLES]
        self.people: People = client.app[PEOPLE]
        self.origin = str(client.make_url("")).rstrip("/")

    async def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """Return status and JSON of an answer."""
        data = None if body is None else msgspec.json.encode(body)
        sent = {**(headers or {}), **({"Content-Type": "application/json"} if data else {})}
        async with self.client.request(method, API + path, data=data, headers=sent) as response:
            raw = await response.read()
            return response.status, msgspec.json.decode(raw) if response.content_type == "application/json" else raw

    async def connect(self, path: str, headers: dict[str, str] | None = None) -> Wire:
        """Open a WebSocket; at a table, take the state in."""
        wire = Wire(await self.client.ws_connect(API + path, headers=headers, max_msg_size=0))
        await wire.until("state", "lobby")
        return wire

    async def guest(self, name: str = "Ada") -> Guest:
        """Let somebody in."""
        person = await self.people.create_guest(name)
        return Guest(self, person, await self.people.begin_session(person))

    async def spectator(self, table: str) -> Wire:
        """Let somebody watch whom nobody knows."""
        return await self.connect(f"/tables/{table}/socket", {"Origin": self.origin})

    async def table(self, *guests: Guest, game: str = "knights", **wish: Any) -> Room:
        """Set a table up at which these guests sit, and let the match begin."""
        plan = {"game": game, "seats": [{} for _ in guests], **wish}
        status, made = await guests[0].ask("POST", "/tables", plan)
        assert status == 201, made
        room = await self.tables.rooms.open(made["id"])
        for guest in guests[1:]:
            await guest.act(room, commands.Sit())
        await self.begun(room)
        return room

    async def begun(self, room: Room) -> None:
        """Wait until a match runs."""
        name = room.table.id
        while (await self.tables.rooms.open_committed(name)).table.status == "open":
            await asyncio.sleep(0.001)

    async def counted(self, family: str, **labels: str) -> float:
        """Return the value of a counter."""
        async with self.client.get("/metrics") as response:
            page = await response.text()
        samples = [one for found in text_string_to_metric_families(page) for one in found.samples]
        return sum(one.value for one in samples if one.name == family and labels.items() <= one.labels.items())

    async def refold(self, name: str) -> Table:
        """Build a table up anew from its journal."""
        lines = await self.tables.store.journal(name)
        return fold(name, [(line.at, journal.decode(line.body)) for line in lines])

    async def is_as_kept(self, name: str) -> None:
        """Check that the table in memory is the one in the store."""
        room = await self.tables.rooms.open(name)
        async with room.lock:
            assert essence(await self.refold(name), self.clock.now) == essence(room.table, self.clock.now)


def essence(table: Table, now: int) -> Json:
    """Return everything about a table but for names, presence, votes and log."""
    shown = msgspec.to_builtins(table_info(table))
    for number, seat in enumerate(shown["seats"]):
        for passing in ("name", "present", "away_since", "votes", "who"):
            seat.pop(passing, None)
        seat["who"] = table.seats[number].person
    seats = [None, *range(len(table.seats))]
    views = [bytes(MatchSnapshot(table, now).encoded(seat, PLAIN)) for seat in seats] if table.match else []
    kept = {
        "version": table.version,
        "steps": table.steps,
        "updated": table.updated,
        "muted": sorted(table.muted),
        "to_act": table.to_act,
        "attention": table.needs_attention,
        "left": table.clock.remaining(now),
        "drawn": table.match and getattr(table.match.sampler, "events", None),
        "branch": table.match and getattr(table.match.sampler, "branch", None),
        "takebacks": (table.takebacks, table.match and table.match.takebacks),
        "entries": table.match and list(table.match.entries),
        "free": [seat.is_free for seat in table.seats],
    }
    return {"about": shown, "views": views, **kept}


@asynccontextmanager
async def club(database: str, now: int | None = None, **given: Any) -> AsyncIterator[Club]:
    """Run the whole server."""
    clock = Clock()
    clock.now = now or clock.now
    server = TestServer(build(Settings(**{**QUICK, **given}), database, clock))
    async with TestClient(server, cookie_jar=DummyCookieJar()) as client:
        yield Club(client, clock)


async def handshake(server: Club, guest: Guest, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Ask for a WebSocket by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.client.port)
    lines = [f"GET {API}/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{server.client.port}"]
    lines += ["Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13"]
    lines += [f"Sec-WebSocket-Key: {KEY}", *(f"{name}: {value}" for name, value in guest.headers.items())]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    return reader, writer


def first_of(update: Json) -> str:
    """Return the first legal action of an update."""
    do: str = update["legal"][0]["do"]
    return do
