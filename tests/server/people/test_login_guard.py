"""Guessing a password is slow from anywhere, and nobody's guesses keep its owner out."""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.errors import Refused
from tafelrunde.server.http.cookies import COOKIE, DEVICE_COOKIE
from tafelrunde.server.operations import budgets
from tafelrunde.server.people.login_guard import LoginGuard
from tests.server.world import ADA, World, world

WRONG = {**ADA, "password": "sunflower"}
OPEN = {"secret_rate": 0, "login_burst": 3, "login_rate": 0.001, "trusted_proxies": ("127.0.0.1",)}
"""An address may guess as often as it likes; proxies name addresses, of which there are enough."""


class Attacker:
    """Somebody with more addresses than guesses."""

    def __init__(self, here: World) -> None:
        self._here = here
        self._guesses = 0

    async def guess(self, login: dict[str, str] = WRONG, cookies: str = "") -> tuple[int, Any]:
        """Try a password from an address that was never seen."""
        self._guesses += 1
        headers = {"X-Forwarded-For": f"2001:db8:{self._guesses:x}::1"}
        headers |= {"Cookie": cookies} if cookies else {}
        self._here.client.session.cookie_jar.clear()
        async with self._here.client.post("/api/v1/login", json=login, headers=headers) as response:
            return response.status, await response.json()


async def device_of(here: World) -> str:
    """Log in and return the cookie by which the device is known again."""
    here.client.session.cookie_jar.clear()
    async with here.client.post("/api/v1/login", json=ADA) as response:
        assert response.status == 200
        assert response.cookies[DEVICE_COOKIE]["path"] == "/api/v1/login"
        return f"{DEVICE_COOKIE}={response.cookies[DEVICE_COOKIE].value}"


async def test_one_login_is_guessed_slowly_from_however_many_addresses(tmp_path: Path) -> None:
    async with world(tmp_path, **OPEN) as here:
        await here.account()
        attacker = Attacker(here)
        found = [(await attacker.guess())[0] for _ in range(40)]
        assert found == [401] * 3 + [429] * 37
        status, problem = await attacker.guess(ADA)
        assert (status, problem["code"]) == (429, "too-many-guesses")


async def test_guesses_at_a_login_that_nobody_has_are_answered_alike(tmp_path: Path) -> None:
    async with world(tmp_path, **OPEN) as here:
        await here.account()
        attacker = Attacker(here)
        logins = (WRONG, {**WRONG, "login": "nobody"})
        found = [[await attacker.guess(login) for _ in range(5)] for login in logins]
        assert found[0] == found[1]


async def test_the_owner_comes_in_by_a_known_device_whatever_strangers_do(tmp_path: Path) -> None:
    async with world(tmp_path, **OPEN) as here:
        session = await here.account()
        known, attacker = await device_of(here), Attacker(here)
        while (await attacker.guess())[0] != 429:
            pass
        assert (await attacker.guess(ADA, known))[0] == 200
        assert (await attacker.guess(ADA, f"{COOKIE}={session}"))[0] == 200
        assert (await attacker.guess(ADA, known + "x"))[0] == 429
        assert (await attacker.guess(ADA))[0] == 429


async def test_a_device_of_another_account_is_a_stranger(tmp_path: Path) -> None:
    async with world(tmp_path, **OPEN) as here:
        await here.account()
        _, eve = await here.guest("Eve")
        await here.ask("POST", "/me/account", {"login": "eve", "password": "swordfish"}, eve)
        own = {"login": "eve", "password": "swordfish"}
        async with here.client.post("/api/v1/login", json=own) as response:
            known = f"{DEVICE_COOKIE}={response.cookies[DEVICE_COOKIE].value}"
        attacker = Attacker(here)
        assert [(await attacker.guess(cookies=known))[0] for _ in range(5)] == [401, 401, 401, 429, 429]


async def test_a_known_device_guesses_slowly_as_well(tmp_path: Path) -> None:
    async with world(tmp_path, **OPEN) as here:
        await here.account()
        known, attacker = await device_of(here), Attacker(here)
        assert [(await attacker.guess(cookies=known))[0] for _ in range(5)] == [401, 401, 401, 429, 429]
        assert (await attacker.guess(ADA))[0] == 200


async def test_only_wrong_passwords_count(tmp_path: Path) -> None:
    async with world(tmp_path, **OPEN) as here:
        await here.account()
        attacker = Attacker(here)
        assert [(await attacker.guess(ADA))[0] for _ in range(10)] == [200] * 10


async def test_whoever_is_in_guesses_no_faster(tmp_path: Path) -> None:
    async with world(tmp_path, **OPEN) as here:
        cookie = await here.account()
        asked: list[tuple[str, str, dict[str, str]]] = [
            ("DELETE", "/me", {"password": "sunflower"}),
            ("POST", "/me/recovery", {"password": "sunflower"}),
            ("PUT", "/me/password", {"old": "sunflower", "new": "marlin-and-more"}),
            ("DELETE", "/me", {"password": "swordfish"}),
        ]
        codes = [(await here.ask(method, path, body, cookie))[1]["code"] for method, path, body in asked]
        assert codes == ["wrong-password"] * 3 + ["too-many-guesses"]


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/me"), ("POST", "/me/recovery")])
async def test_whoever_found_an_open_browser_needs_the_password_too(tmp_path: Path, method: str, path: str) -> None:
    async with world(tmp_path) as here:
        cookie = await here.account()
        tries: dict[str, Any] = {"need-password": {}, "wrong-password": {"password": ""}}
        for code, body in tries.items():
            status, problem, _ = await here.ask(method, path, body, cookie)
            assert (status, problem["code"]) == (403, code)
        assert (await here.ask(method, path, {"password": "swordfish"}, cookie))[0] in (200, 204)


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/me"), ("POST", "/me/recovery")])
async def test_a_guest_needs_no_password(tmp_path: Path, method: str, path: str) -> None:
    async with world(tmp_path) as here:
        bodies: list[dict[str, str] | None] = [None, {}]
        for body in bodies:
            _, cookie = await here.guest()
            assert (await here.ask(method, path, body, cookie))[0] in (200, 204)


async def test_the_owner_is_told_of_wrong_passwords_until_they_have_seen_it(tmp_path: Path) -> None:
    async with world(tmp_path, **OPEN) as here:
        cookie = await here.account()
        attacker = Attacker(here)

        async def told() -> Any:
            await here.people.accounts.flush()
            return (await here.ask("GET", "/me/sessions", cookie=cookie))[1]["failed"]

        assert await told() is None
        for _ in range(5):
            here.clock.now += 1000
            await attacker.guess()
        assert await told() == {"number": 3, "last": here.clock.now - 2000}
        assert (await here.ask("GET", "/me/export", cookie=cookie))[1]["failed_logins"]["number"] == 3
        assert (await here.ask("DELETE", "/me/failed-logins", cookie=cookie))[0] == 204
        assert await told() is None


async def test_the_owners_own_slips_on_a_known_device_are_no_news(tmp_path: Path) -> None:
    async with world(tmp_path, **OPEN) as here:
        cookie = await here.account()
        known = await device_of(here)
        assert (await Attacker(here).guess(cookies=known))[0] == 401
        await here.people.accounts.flush()
        assert (await here.ask("GET", "/me/sessions", cookie=cookie))[1]["failed"] is None


class Hands:
    """A clock whose hands are moved."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_comes_back_bit_by_bit() -> None:
    clock = Hands()
    guard = LoginGuard(0.1, 2, clock)
    for _ in range(2):
        guard.charge("ada")
    for wait in (10, 4):
        with pytest.raises(Refused) as refused:
            guard.charge("ada")
        assert refused.value.problem.facts == {"seconds": wait}
        clock.now += 6
    guard.charge("ada")
    guard.charge("bea")
    clock.now += 1000
    for _ in range(2):
        guard.charge("ada")
    with pytest.raises(Refused):
        guard.charge("ada")


def test_many_guesses_at_once_pay_before_they_are_checked() -> None:
    guard = LoginGuard(0.1, 2, Hands())
    guard.charge("ada")
    guard.charge("ada")
    with pytest.raises(Refused):
        guard.charge("ada")
    guard.refund("ada")
    guard.charge("ada")


def test_without_a_rate_there_is_no_limit() -> None:
    guard = LoginGuard(0, 1, Hands())
    for _ in range(100):
        guard.charge("ada")


def test_its_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MOST_SPENDERS", 3)
    guard = LoginGuard(0.1, 1, Hands())
    for number in range(100):
        guard.charge(f"login {number}")
    assert len(guard._accounts) <= 4
