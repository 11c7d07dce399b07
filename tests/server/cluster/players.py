"""Players by wire at any of several servers, who come back by themselves and keep what was acknowledged."""

import asyncio
import random
from contextlib import suppress
from time import monotonic
from typing import Any

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
from tests.server.cluster.servers import Server, Servers
from tests.server.hosting import API, Json

THINKS = 0.02
"""Seconds before each action: enough load, and matches that last."""
PATIENCE = 12.0
"""Seconds that any answer may take: a table whose server sleeps is waited for."""
SILENCE = 6.0
"""Seconds without a word after which a player looks for another server: one that is stopped says nothing."""


class Player:
    """Plays at random through whatever server answers."""

    def __init__(
        self, session: ClientSession, servers: Servers, cookie: str, seed: int, thinks: float = THINKS
    ) -> None:
        self._thinks = thinks
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
            with suppress(ClientError, OSError, TimeoutError, IndexError):
                await self._play(self._servers.any())
            self.server = None
            await asyncio.sleep(0.05)

    async def _play(self, server: Server) -> None:
        async with await self.connect(server) as socket:
            self.server = server
            while True:
                received = await socket.receive(timeout=SILENCE)
                if received.type != WSMsgType.TEXT:
                    return
                words = self._answer(msgspec.json.decode(received.data))
                if self.is_over:
                    return
                if words is not None:
                    await asyncio.sleep(self._thinks)
                    await socket.send_str(msgspec.json.encode(words).decode())

    def _answer(self, message: Json) -> Json | None:
        if message["t"] == "done":
            self.acknowledged.append(message["version"])
        if message.get("table", message).get("status") == "over":
            self.is_over = True
        if message["t"] == "state":
            self.joined.append(monotonic())
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

    def __init__(self, session: ClientSession, servers: Servers, seed: int, thinks: float = THINKS) -> None:
        self._session, self._servers, self._seed, self._thinks = session, servers, seed, thinks
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
            Player(self._session, self._servers, cookie, seed, self._thinks)
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


async def check(database: str, pairs: list[Pair], kills: int) -> int:
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
            # Version 1 is the start; for each kill one more action may be kept than was acknowledged.
            assert {*acknowledged} <= {*range(2, kept.version + 1)}, "an acknowledged action is lost"
            assert max(player.at for player in players) <= kept.version, "somebody was shown what is not kept"
            assert kept.version - 1 - len(acknowledged) <= kills, "an action was applied twice"
            for _ in tr.replay(kept.record()):
                pass
            actions += len(acknowledged)
    finally:
        await store.close()
    return actions
