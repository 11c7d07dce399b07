"""A server in a process of its own that can be killed, and players by wire who come back by themselves."""

import asyncio
import os
import random
import signal
from contextlib import suppress
from typing import Any

import msgspec
from aiohttp import ClientError, ClientSession, WSMsgType

from tafelrunde.server.operations.settings import Settings
from tests.server.hosting import API, QUICK, Json
from tests.server.nursery import Forked, Nursery


class Process:
    """A server on a free port of the loopback, always the same after the first start; it can be killed."""

    def __init__(self) -> None:
        self._nursery = Nursery()
        self.errors, self.close = self._nursery.errors, self._nursery.close
        self._server = Forked(0, 0, 0)
        self._settings = Settings()

    @property
    def port(self) -> int:
        """The port at which it listens."""
        return self._server.port

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://localhost:{self.port}"

    async def start(self, database: str, **settings: Any) -> None:
        """Start it for the first time and wait until it says where it listens."""
        self._settings = Settings(database=database, port=0, bot_workers=1, **{**QUICK, **settings})
        await self.restart()

    async def restart(self) -> None:
        """Start it on the same database and port; what it logged before is forgotten."""
        self._nursery.forget_errors()
        self._server = await self._nursery.start(self._settings)
        self._settings = msgspec.structs.replace(self._settings, port=self.port)

    async def stop(self, number: signal.Signals) -> int:
        """Send it a signal and wait for its end."""
        os.kill(self._server.pid, number)
        return await self._nursery.ended(self._server.number)

    async def pause(self, seconds: float) -> None:
        """Stop it for a while, as when a laptop is closed."""
        os.kill(self._server.pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(self._server.pid, signal.SIGCONT)


class Player:
    """Plays at random, keeps what was acknowledged, and takes up where it was whenever the connection breaks."""

    def __init__(self, session: ClientSession, process: Process, cookie: str, seed: int) -> None:
        self._session, self._process = session, process
        self.headers = {"Cookie": f"tafelrunde={cookie}"}
        self._choice = random.Random(seed)
        self.acknowledged: list[int] = []
        """The version after each action that was acknowledged."""
        self.resumed = 0
        self.rounds = 1
        """How often the server was started."""
        self.codes: list[int] = []
        """How connections were ended."""
        self.at = -1
        """The last version seen."""

    async def post(self, path: str, body: Json) -> Any:
        """Ask something."""
        headers = {**self.headers, "Origin": self._process.url}
        async with self._session.post(self._process.url + API + path, json=body, headers=headers) as response:
            assert response.ok, await response.text()
            return await response.json()

    async def play(self, table: str) -> None:
        """Play until cancelled, whatever happens to the server."""
        while True:
            with suppress(ClientError, OSError, TimeoutError):
                await self._play(table)
            await asyncio.sleep(0.03)

    async def _play(self, table: str) -> None:
        url = f"{self._process.url}{API}/tables/{table}/socket"
        headers = {**self.headers, "Origin": self._process.url}
        async with self._session.ws_connect(url, headers=headers, max_msg_size=0) as socket:
            self.resumed += 1
            async for received in socket:
                if received.type != WSMsgType.TEXT:
                    break
                words = self._answer(msgspec.json.decode(received.data))
                if words is not None:
                    await socket.send_str(msgspec.json.encode(words).decode())
            self.codes.append(socket.close_code or 0)

    def _answer(self, message: Json) -> Json | None:
        if message["t"] == "done":
            self.acknowledged.append(message["version"])
        match = message.get("match") if message["t"] == "state" else message if message["t"] == "update" else None
        if not match:
            return None
        # Nobody is ever shown less than before: what was seen is kept.
        assert match["version"] >= self.at
        self.at = match["version"]
        if not match.get("legal"):
            return None
        action = self._choice.choice(match["legal"])["do"]
        return {"t": "play", "version": match["version"], "action": action}
