"""Passwords: argon2 in threads of its own, so that the tables never wait for it."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from tafelrunde.server.errors import Refused, Unavailable

LEAST_PASSWORD = 8
AT_ONCE = 2
"""Each takes 64 MiB for some 50 ms."""
MOST_WAITING = 64
"""Beyond this it is better to ask again than to wait."""

T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._waiting = 0
        self._nobodys = self._threads.submit(self._hasher.hash, secrets.token_hex())

    async def hash(self, password: str) -> str:
        """Return the hash of a new password, or refuse it."""
        if len(_usual(password)) < LEAST_PASSWORD:
            raise Refused("short-password", least=LEAST_PASSWORD)
        return await self._apart(lambda: self._hasher.hash(_usual(password)))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Say whether a password fits; where there is none to fit, it takes as long to say so."""
        return await self._apart(lambda: self._fits(hashed, password))

    def is_outdated(self, hashed: str) -> bool:
        """Say whether a hash was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(cancel_futures=True)

    def _fits(self, hashed: str | None, password: str) -> bool:
        try:
            self._hasher.verify(hashed or self._nobodys.result(), _usual(password))
        except VerificationError:
            return False
        return hashed is not None

    async def _apart(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Unavailable("too-busy", seconds=5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _usual(password: str) -> str:
    """Return a password as all keyboards write it."""
    return normalize("NFC", password)
