"""Who wants an account has one, and nobody else comes in by it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from tafelrunde.server.http import rest_people
from tafelrunde.server.http.app_keys import PEOPLE
from tafelrunde.server.http.cookies import COOKIE
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.people.passwords import Passwords
from tafelrunde.server.people.people import People
from tafelrunde.server.people.signing import Signer
from tests.server.serving import client_of, protected
from tests.server.world import ADA, QUICK, World, token_of, world


async def test_a_guest_becomes_an_account_and_comes_back_by_password(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        _, registered, cookie = await here.ask("POST", "/me/account", ADA, cookie)
        assert (registered["id"], registered["login"], registered["guest"]) == (me.id, "ada", False)
        assert (await here.ask("POST", "/me/account", ADA, cookie))[1]["code"] == "has-account"
        status, again, new = await here.ask("POST", "/login", {**ADA, "login": " aDA"})
        assert (status, again["id"]) == (200, me.id)
        assert (await here.ask("GET", "/me", cookie=new))[0] == 200
        stored = await here.store.person(me.id)
        assert stored
        assert str(stored.password).startswith("$argon2id$")


async def test_logins_are_unique(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.account()
        _, cookie = await here.guest("Bea")
        status, problem, _ = await here.ask("POST", "/me/account", {**ADA, "login": "ADA"}, cookie)
        assert (status, problem["code"], problem["facts"]) == (409, "login-taken", {"login": "ada"})
        assert (await here.ask("GET", "/me", cookie=cookie))[1]["guest"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"login": "a"}, "bad-login"),
        ({"password": "short"}, "short-password"),
        ({"password": "x" * 501}, "bad-request"),
        ({"extra": 1}, "bad-request"),
        ({"login": None}, "bad-request"),
    ],
)
async def test_bad_credentials_are_refused(tmp_path: Path, change: dict[str, Any], code: str) -> None:
    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        assert (await here.ask("POST", "/me/account", ADA | change, cookie))[1]["code"] == code


async def test_half_characters_are_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        raw = rb'{"login": "ada", "password": "swordfish\ud800"}'
        headers = {"Content-Type": "application/json"}
        async with here.client.post("/api/v1/login", data=raw, headers=headers) as response:
            assert (response.status, (await response.json())["code"]) == (400, "bad-request")


async def test_wrong_login_and_wrong_password_are_answered_alike(tmp_path: Path) -> None:
    class Watched(Passwords):
        checks: list[bool]

        async def fits(self, hashed: str | None, password: str) -> bool:
            self.checks.append(hashed is None)
            return await super().fits(hashed, password)

    async with world(tmp_path) as here:
        await here.account()
        watched = Watched(QUICK)
        watched.checks = []
        people = People(here.store, Signer(b"k"), here.clock, watched)
        app = protected(Settings(), rest_people.routes)
        app[PEOPLE] = people
        async with client_of(app) as client:
            there = World(client, here.store, people, here.clock)
            answers = [
                await there.ask("POST", "/login", ADA | change)
                for change in ({"password": "sunflower"}, {"login": "bea"}, {"login": "b\0"}, {"login": ""})
            ]
        people.accounts.close()
        assert watched.checks == [False, True, True, True]
        assert {json.dumps(answer) for answer in answers} == {json.dumps(answers[0])}
        assert (answers[0][0], answers[0][1]["code"]) == (401, "wrong-login")


async def test_guessing_passwords_ends_soon(tmp_path: Path) -> None:
    async with world(tmp_path, secret_burst=3.0) as here:
        found = [(await here.ask("POST", "/login", ADA))[0] for _ in range(5)]
        assert found == [401, 401, 401, 429, 429]
        assert (await here.ask("POST", "/me", {}))[0] == 201


async def test_a_new_password_logs_all_other_devices_out(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        old = await here.account()
        _, welcome, old = await here.ask("POST", "/me/recovery", {"password": "swordfish"}, old)
        change = {"old": "swordfish", "new": "sunflower"}
        status, _, new = await here.ask("PUT", "/me/password", change, old)
        assert status == 200
        assert (await here.ask("GET", "/me", cookie=old))[0] == 401
        assert (await here.ask("GET", "/me", cookie=new))[0] == 200
        assert (await here.ask("POST", "/recover", {"token": token_of(welcome["recovery"])}))[0] == 401
        assert (await here.ask("POST", "/login", ADA))[0] == 401
        assert (await here.ask("POST", "/login", ADA | {"password": "sunflower"}))[0] == 200
        assert (await here.ask("PUT", "/me/password", change, new))[1]["code"] == "wrong-password"


async def test_of_two_new_passwords_at_once_one_is_set(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.account()
        person = await here.store.person_by_login("ada")
        assert person
        changes = (
            here.people.accounts.change_password(person, "here", "swordfish", f"sunflower{n}") for n in range(2)
        )
        found = await asyncio.gather(*changes, return_exceptions=True)
        assert sorted(type(one).__name__ for one in found) == ["Forbidden", "Person"]


async def test_a_guest_has_no_password(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        body = {"old": "", "new": "sunflower"}
        assert (await here.ask("PUT", "/me/password", body, cookie))[1]["code"] == "no-account"


async def test_a_weaker_hash_is_replaced_at_the_next_login(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.account()
        stronger = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
        people = People(here.store, Signer(b"k"), here.clock, Passwords(stronger))
        person = await people.accounts.login("ada", "swordfish")
        assert "t=2" in str(person.password)
        assert person == await here.store.person(person.id)
        people.accounts.close()


async def test_logging_out_takes_the_cookie(tmp_path: Path) -> None:
    async with world(tmp_path) as here, here.client.post("/api/v1/logout") as response:
        assert response.status == 204
        assert f'{COOKIE}=""' in response.headers["Set-Cookie"]
        assert "Max-Age=0" in response.headers["Set-Cookie"]
