"""Passwords are hashed beside the event loop, and nobody learns from how long it takes."""

import asyncio
import time
from typing import Literal

import pytest
from argon2 import PasswordHasher

from tafelrunde.server.errors import Refused
from tafelrunde.server.http.errors import status_of
from tafelrunde.server.people import passwords
from tafelrunde.server.people.passwords import Passwords
from tests.server.world import QUICK


class Slow(PasswordHasher):
    """Takes its time, as argon2 does."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.checked: list[str | bytes] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 - argon2's name
        self.checked.append(hash)
        time.sleep(0.1)
        return super().verify(hash, password)


async def test_a_password_fits_its_hash_and_no_other() -> None:
    some = Passwords(QUICK)
    hashed = await some.hash("swordfish")
    assert hashed.startswith("$argon2id$")
    assert "swordfish" not in hashed
    assert await some.fits(hashed, "swordfish")
    assert not await some.fits(hashed, "Swordfish")
    assert not await some.fits(None, "swordfish")
    some.close()


async def test_a_password_is_the_same_on_every_keyboard() -> None:
    some = Passwords(QUICK)
    assert await some.fits(await some.hash("u\u0308bermut!"), "übermut!")
    some.close()


async def test_a_short_password_is_refused() -> None:
    some = Passwords(QUICK)
    with pytest.raises(Refused, match="short-password"):
        await some.hash("seven77")
    some.close()


async def test_nobodys_password_is_checked_like_anybodys() -> None:
    slow = Slow()
    some = Passwords(slow)
    await some.fits(None, "swordfish")
    (nobodys,) = slow.checked
    assert not some.is_outdated(str(nobodys))
    some.close()


async def test_the_event_loop_goes_on_while_passwords_are_checked() -> None:
    some, beats = Passwords(Slow()), 0
    checks = asyncio.gather(*(some.fits(None, "swordfish") for _ in range(4)))
    while not checks.done():
        await asyncio.sleep(0.01)
        beats += 1
    some.close()
    assert beats >= 8


async def test_a_crowd_is_asked_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 2)

    some = Passwords(Slow())
    found = await asyncio.gather(*(some.fits(None, "swordfish") for _ in range(3)), return_exceptions=True)
    (refused,) = (error for error in found if isinstance(error, Refused))
    assert (refused.problem.code, status_of(refused)) == ("too-busy", 503)
    assert not await some.fits(None, "swordfish")
    some.close()


def test_weaker_hashes_are_known() -> None:
    some = Passwords()
    assert some.is_outdated(QUICK.hash("swordfish"))
    some.close()
