"""Several real servers on one database, each in a process of its own, to be killed, stopped and drained."""

import os
import random
import signal
from typing import Any

from aiohttp import ClientSession

from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store.schema import Migration
from tests.server.hosting import QUICK
from tests.server.nursery import Nursery
from tests.server.store import raw


class Server:
    """One server, which knows its process."""

    def __init__(self, pid: int, port: int, number: int = 0) -> None:
        self.pid, self.port, self.number = pid, port, number
        self.is_up = True

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://localhost:{self.port}"

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self.is_up = number is signal.SIGCONT
        os.kill(self.pid, number)


class Servers:
    """All servers, of which clients ask any that answers, as behind a balancer."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.database = database
        self._nursery = Nursery()
        self.errors, self.close = self._nursery.errors, self._nursery.close
        self._settings = Settings(database=database, port=0, bot_workers=1, **{**QUICK, **settings})
        self.all: list[Server] = []

    @property
    def up(self) -> list[Server]:
        """Those that answer."""
        return [server for server in self.all if server.is_up]

    def any(self) -> Server:
        """Return one that answers."""
        return random.choice(self.up)

    async def at_least(self, count: int) -> list[Server]:
        """Start servers until there are so many; return them."""
        while len(self.up) < count:
            await self.start()
        return self.up[:count]

    async def start(self, *migrations: Migration) -> Server:
        """Start one more, and wait until it listens; of a later version, with what that makes of the schema."""
        server = Server(*await self._nursery.start(self._settings, *migrations))
        self.all.append(server)
        return server

    async def names(self) -> dict[str, Server]:
        """Return the servers by the names under which they own tables."""
        named = {}
        async with ClientSession() as session:
            for server in self.up:
                async with session.get(f"{server.url}/health") as response:
                    named[(await response.json())["cluster"]["server"]] = server
        return named

    async def owner_and_other(self, table: str) -> tuple[Server, Server]:
        """Return the server that owns a table, and one that does not."""
        ((name,),) = await raw.execute(self.database, f"SELECT owner FROM tables WHERE id = '{table}'")
        owner = (await self.names())[name]
        return owner, next(server for server in self.up if server is not owner)

    async def ended(self, server: Server) -> None:
        """Wait until a server's process is gone."""
        await self._nursery.ended(server.number)
        self.all.remove(server)
