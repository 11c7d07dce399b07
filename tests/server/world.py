"""A server that knows people, its store, and browsers that ask it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from argon2 import PasswordHasher

from tafelrunde.server.http import rest_people
from tafelrunde.server.http.app_keys import PEOPLE
from tafelrunde.server.http.cookies import COOKIE
from tafelrunde.server.http.rest_people import Welcome
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.people.passwords import Passwords
from tafelrunde.server.people.people import People
from tafelrunde.server.people.signing import signer_of
from tafelrunde.server.store import Store, open_store
from tests.server.hand_clock import Clock
from tests.server.serving import Client, client_of, protected

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
ADA = {"login": "Ada", "password": "swordfish"}


class World:
    """A server, its store, and browsers that ask it."""

    def __init__(self, client: Client, store: Store, people: People, clock: Clock) -> None:
        self.client, self.store, self.people, self.clock = client, store, people, clock

    async def ask(
        self, method: str, path: str, body: Any = None, cookie: str | None = None, bearer: str | None = None
    ) -> tuple[int, Any, str]:
        """Return status, JSON and new cookie of an answer."""
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        headers |= {"Authorization": f"Bearer {bearer}"} if bearer else {}
        self.client.session.cookie_jar.clear()
        async with self.client.request(method, f"/api/v1{path}", json=body, headers=headers) as response:
            new = response.cookies.get(COOKIE)
            return (
                response.status,
                await response.json() if response.status != 204 else None,
                new.value if new else "",
            )

    async def guest(self, name: str = "Ada") -> tuple[Welcome, str]:
        """Come in as a guest; return who it is and the cookie."""
        status, me, cookie = await self.ask("POST", "/me", {"name": name})
        assert status == 201
        return msgspec.convert(me, Welcome), cookie

    async def account(self) -> str:
        """Come in and register; return the cookie."""
        _, cookie = await self.guest()
        status, _, cookie = await self.ask("POST", "/me/account", ADA, cookie)
        assert status == 200
        return cookie


@asynccontextmanager
async def world(folder: Path, **given: Any) -> AsyncIterator[World]:
    store, clock = await open_store(str(folder / "people.db")), Clock()
    settings = Settings(**given)
    people = People(store, await signer_of(store), clock, Passwords(QUICK), settings)
    app = protected(settings, rest_people.routes)
    app[PEOPLE] = people
    async with client_of(app) as client:
        yield World(client, store, people, clock)
    await people.accounts.flush()
    people.accounts.close()
    await store.close()


def token_of(path: str) -> str:
    assert path.startswith("/recover#")
    return path.removeprefix("/recover#")
