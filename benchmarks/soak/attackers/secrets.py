"""Attackers who are after somebody's account."""

import asyncio
import random

from benchmarks.soak.attackers.attacker import Attacker, Pace
from benchmarks.soak.attackers.wire import Guest

GUESSERS = 10


class Passwords(Attacker):
    """Guesses at the password of an honest account, each from another address."""

    name, finding = "passwords", "M5"

    async def attack(self) -> None:
        """Guess five times a second, whether or not the guess before is answered."""
        pace = Pace(5)
        async with asyncio.TaskGroup() as crowd:
            for number in range(GUESSERS):
                crowd.create_task(self._guess(pace, random.Random(number)))

    async def _guess(self, pace: Pace, numbers: random.Random) -> None:
        while True:
            await pace.wait()
            address = f"127.2.{numbers.randrange(256)}.{numbers.randrange(1, 255)}"
            guess = {"login": self.target.login, "password": f"guess {numbers.random()}"}
            async with Guest(self.target, address, self.tally) as nobody:
                await nobody.ask("POST", "/login", guess)


class Revoked(Attacker):
    """Cookies and tokens that should be worthless are shown again; `honoured` counts those that were not."""

    name, finding = "revoked", "M4"

    async def attack(self) -> None:
        """Log out and revoke, then come back with what was kept."""
        pace = Pace(2)
        while True:
            async with self.guest() as guest:
                cookie = guest.cookie
                _, made = await guest.ask("POST", "/me/tokens", {"name": "kept"})
                await guest.ask("DELETE", "/me/tokens/kept")
                await guest.ask("POST", "/logout")
            token = f"Bearer {made['token']}" if made and "token" in made else "Bearer tfr_none"
            await self._reuse(pace, Cookie=cookie)
            await self._reuse(pace, Authorization=token)

    async def _reuse(self, pace: Pace, **kept: str) -> None:
        async with Guest(self.target, self.address, self.tally) as thief:
            for _ in range(10):
                status, _ = await thief.ask("GET", "/me", **kept)
                self.tally["honoured"] += status == 200
                await pace.wait()
