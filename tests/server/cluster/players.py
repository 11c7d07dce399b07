"""Players by wire at any of several servers, who come back by themselves and keep what was acknowledged."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol

import msgspec
from aiohttp import (
    ClientError,
    ClientResponse,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    ClientWSTimeout,
    WSMsgType,
)

import tafelrunde as tr
from tafelrunde.server.store import open_store
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.evolve import fold
from tests.server.cluster.servers import Server
from tests.server.hosting import API, Json

THINKS = 0.02
"""Seconds before each action: enough load, and matches that last."""
PATIENCE = 12.0
"""Seconds that any answer may take: a table whose server sleeps is waited for."""
SILENCE = 6.0
"""Seconds without a word after which a player looks for another server: one that is stopped says nothing."""


class Balancer(Protocol):
    """Whatever stands before several servers."""

    def any(self) -> Server:
        """Return a server that answers."""
        ...


ComesBack = Callable[[str, int], float]
"""After how many seconds a player connects again, by what it was told, and how often it has tried in vain."""


def at_once(_told: str, _tries: int) -> float:
    """Come back as no client should, to try much in little time."""
    return 0.05


def as_the_page(told: str, tries: int) -> float:
    """Come back as the page does (`web/src/wire/line.svelte.ts`)."""
    if told in ("moved", "closing") and not tries:
        return random.uniform(0, 0.25)
    return min(15.0, 0.5 * float(2**tries)) * random.uniform(0.5, 1)


class Player:
    """Plays at random through whatever server answers."""

    def __init__(
        self,
        session: ClientSession,
        servers: Balancer,
        cookie: str,
        seed: int,
        thinks: float = THINKS,
        comes_back: ComesBack = at_once,
    ) -> None:
        self._thinks, self._comes_back = thinks, comes_back
        self._session, self._servers = session, servers
        self._cookie = cookie
        self._choice = random.Random(seed)
        self.table = ""
        self.server: Server | None = None
        """To which it is connected."""
        self.acknowledged: list[int] = []
        """The version after each action that was acknowledged."""
        self.joined: list[float] = []
        """When it was shown the table."""
        self.unanswered = 0
        """Actions of which it never heard whether they were done."""
        self._tries = 0
        self.at = -1
        """The last version seen."""
        self.is_over = False

    def headers(self, server: Server) -> dict[str, str]:
        """What this player's browser sends along."""
        return {"Cookie": f"tafelrunde={self._cookie}", "Origin": server.url}

    async def request(self, method: str, path: str, body: Json | None, server: Server) -> ClientResponse:
        """Ask something of a server."""
        sent: dict[str, Any] = {} if body is None else {"json": body}
        return await self._session.request(
            method, server.url + API + path, headers=self.headers(server), timeout=ClientTimeout(PATIENCE), **sent
        )

    async def ask(self, method: str, path: str, body: Json | None = None, server: Server | None = None) -> Any:
        """Return the answer of a server, of any if none is named."""
        async with await self.request(method, path, body, server or self._servers.any()) as response:
            assert response.ok, await response.text()
            return await response.json()

    async def connect(self, server: Server) -> ClientWebSocketResponse:
        """Open a WebSocket at the table."""
        url = f"{server.url}{API}/tables/{self.table}/socket"
        async with asyncio.timeout(PATIENCE):
            return await self._session.ws_connect(
                url, headers=self.headers(server), max_msg_size=0, timeout=ClientWSTimeout(ws_close=0.1)
            )

    async def play(self) -> None:
        """Play until the match is over, whatever happens to the servers."""
        while not self.is_over:
            told = ""
            with suppress(ClientError, OSError, TimeoutError, IndexError):
                told = await self._play(self._servers.any())
            self.server = None
            await asyncio.sleep(self._comes_back(told, self._tries))
            self._tries += 1

    async def _play(self, server: Server) -> str:
        """Play until the connection ends or the match is over; return with which words it ended."""
        asked = 0
        try:
            async with await self.connect(server) as socket:
                self.server = server
                while not self.is_over:
                    received = await socket.receive(timeout=SILENCE)
                    if received.type != WSMsgType.TEXT:
                        return received.extra or ""
                    message = msgspec.json.decode(received.data)
                    asked -= message["t"] in ("done", "refused")
                    words = self._answer(message)
                    if words is not None and not self.is_over:
                        await asyncio.sleep(self._thinks)
                        asked += 1
                        await socket.send_str(msgspec.json.encode(words).decode())
                return ""
        finally:
            self.unanswered += asked

    def _answer(self, message: Json) -> Json | None:
        if message["t"] == "done":
            self.acknowledged.append(message["version"])
        if message.get("table", message).get("status") == "over":
            self.is_over = True
        if message["t"] == "state":
            self.joined.append(monotonic())
            self._tries = 0
        match = message.get("match") if message["t"] == "state" else message if message["t"] == "update" else None
        if not match:
            return None
        # Nobody is ever shown less than before: what was seen is kept.
        assert match["version"] >= self.at, (self.table, match["version"], self.at)
        self.at = match["version"]
        if not match.get("legal"):
            return None
        action = self._choice.choice(match["legal"])["do"]
        return {"t": "play", "version": match["version"], "action": action}


class Pair:
    """Two who play match after match at tables of their own."""

    def __init__(
        self,
        session: ClientSession,
        servers: Balancer,
        seed: int,
        thinks: float = THINKS,
        comes_back: ComesBack = at_once,
    ) -> None:
        self._session, self._servers, self._seed = session, servers, seed
        self._thinks, self._comes_back = thinks, comes_back
        self._cookies: list[str] = []
        self.matches: list[list[Player]] = []
        """Those who played each match."""

    @property
    def acknowledged(self) -> int:
        """How many actions were acknowledged in all."""
        return sum(len(player.acknowledged) for match in self.matches for player in match)

    async def come(self) -> None:
        """Come in as guests."""
        for number in range(2):
            server = self._servers.any()
            async with self._session.post(
                server.url + API + "/me", json={"name": f"P{number}"}, headers={"Origin": server.url}
            ) as response:
                self._cookies.append(response.cookies["tafelrunde"].value)

    async def settle(self, **wish: Any) -> list[Player]:
        """Set a table up, through any servers."""
        seeds = [100 * self._seed + 10 * len(self.matches) + number for number in range(2)]
        players = [
            Player(self._session, self._servers, cookie, seed, self._thinks, self._comes_back)
            for cookie, seed in zip(self._cookies, seeds, strict=True)
        ]
        games = tr.games()
        plan = {"game": games[(self._seed + len(self.matches)) % len(games)], "seats": [{}, {}], **wish}
        made = await players[0].ask("POST", "/tables", plan)
        await players[1].ask("POST", f"/tables/{made['id']}/commands", {"t": "sit"})
        for player in players:
            player.table = made["id"]
        self.matches.append(players)
        return players

    async def play_on(self) -> None:
        """Play match after match until cancelled; a table that could not be set up is given up."""
        while True:
            with suppress(ClientError, OSError, TimeoutError, IndexError, AssertionError):
                players = await self.settle()
                await asyncio.gather(*(player.play() for player in players))
            await asyncio.sleep(0.05)


async def until_back(pair: Pair, since: float, seconds: float) -> float:
    """Wait until one of a pair has come back since a moment and an action was acknowledged after that.

    Return how many seconds after the moment that was.
    """
    async with asyncio.timeout(seconds):
        while not any(player.joined and player.joined[-1] > since for player in pair.matches[-1]):
            await asyncio.sleep(0.002)
        await until_played([pair], seconds)
    return monotonic() - since


async def until_played(pairs: list[Pair], seconds: float = 30.0) -> float:
    """Wait until something new was acknowledged to every pair; return after how many seconds that was so."""
    begun = monotonic()
    before = [pair.acknowledged for pair in pairs]
    async with asyncio.timeout(seconds):
        while any(pair.acknowledged <= count for pair, count in zip(pairs, before, strict=True)):
            await asyncio.sleep(0.002)
    return monotonic() - begun


async def check(database: str, pairs: list[Pair]) -> int:
    """Read the journals without a server: all that was acknowledged is there once; return how many actions."""
    actions = 0
    store = await open_store(database)
    try:
        for players in [match for pair in pairs for match in pair.matches]:
            table = players[0].table
            lines = await store.journal(table)
            assert [line.seq for line in lines] == [*range(len(lines))]
            kept = fold(table, [(line.at, journal.decode(line.body)) for line in lines])
            acknowledged = [version for player in players for version in player.acknowledged]
            assert len(set(acknowledged)) == len(acknowledged), "an action was acknowledged twice"
            # Version 1 is the start; what was sent and never answered may be kept, and nothing else.
            assert {*acknowledged} <= {*range(2, kept.version + 1)}, "an acknowledged action is lost"
            assert max(player.at for player in players) <= kept.version, "somebody was shown what is not kept"
            unanswered = sum(player.unanswered for player in players)
            assert kept.version - 1 - len(acknowledged) <= unanswered, "an action was applied twice"
            for _ in tr.replay(kept.record()):
                pass
            actions += len(acknowledged)
    finally:
        await store.close()
    return actions
