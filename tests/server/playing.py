"""The whole server on loopback, for clients that run in threads."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from aiohttp.test_utils import TestServer

from tafelrunde.client import Client
from tafelrunde.server.app import build
from tafelrunde.server.http.app_keys import PEOPLE, TABLES
from tafelrunde.server.operations.settings import NO_LIMITS, Settings
from tafelrunde.server.tables.service import TableService

T = TypeVar("T")
QUICK: dict[str, Any] = {**NO_LIMITS, "contribution_wait": 0.0, "bot_workers": 1}


class Hall:
    """A running server."""

    def __init__(self, server: TestServer) -> None:
        self._app = server.app
        self.url = f"http://{server.host}:{server.port}"

    @property
    def tables(self) -> TableService:
        return self._app[TABLES]

    async def enter(self, name: str) -> Client:
        return await asyncio.to_thread(Client.enter, self.url, name)

    async def account(self, name: str, login: str) -> Client:
        """Let a program come in that has a login."""
        client = await self.enter(name)
        me = await asyncio.to_thread(client.me)
        person = await self._app[PEOPLE].person(me.id)
        assert person
        await self._app[PEOPLE].accounts.register(person, login, "swordfish")
        return client


@asynccontextmanager
async def hall(folder: Path, **given: Any) -> AsyncIterator[Hall]:
    """Serve everything for a while."""
    server = TestServer(build(Settings(**{**QUICK, **given}), str(folder / "hall.db")))
    async with server:
        yield Hall(server)


async def beside(do: Callable[..., T], *given: Any, **named: Any) -> T:
    """Do something that blocks, while the server goes on; it must not take long."""
    return await asyncio.wait_for(asyncio.to_thread(do, *given, **named), 60)
