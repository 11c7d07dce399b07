"""Attackers who come with a hundred sockets, as one guest from one address."""

import asyncio
import random
from abc import abstractmethod
from contextlib import suppress

from benchmarks.soak.attackers.attacker import Attacker, Pace
from benchmarks.soak.attackers.wire import LOST, Guest, message


class _Crowd(Attacker):
    """Many sockets of one guest at one table, each with its own stream of messages."""

    sockets = 100
    rate = 10.0
    """Messages a second on each."""
    query = ""

    async def attack(self) -> None:
        """Keep all sockets busy; one that is closed comes back after a while."""
        async with self.guest() as guest:
            table = await self.table(guest)
            async with asyncio.TaskGroup() as crowd:
                for number in range(self.sockets):
                    crowd.create_task(self._one(guest, table, number))

    async def _one(self, guest: Guest, table: str, number: int) -> None:
        await asyncio.sleep(number / self.sockets)
        wait = 1.0
        while not await self.is_gone(table):
            with suppress(*LOST):
                await self._talk(guest, table)
                wait = 1.0
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(8.0, 2 * wait)

    async def _talk(self, guest: Guest, table: str) -> None:
        socket = await guest.socket(f"/tables/{table}/socket{self.query}")
        try:
            pace, data, messages = Pace(self.rate), *self.talk()
            while socket.is_open and not await self.is_gone(table):
                await socket.send(data, messages)
                await pace.wait()
        finally:
            socket.close()

    async def table(self, guest: Guest) -> str:
        """Return the table where the crowd meets: a stranger's."""
        return await self.stranger()

    async def is_gone(self, table: str) -> bool:
        """Say whether there is another table to go to."""
        return bool(self.target.tables) and table not in self.target.tables

    @abstractmethod
    def talk(self) -> tuple[bytes, int]:
        """Return what each socket says, and how many messages that is."""


class StalePlays(_Crowd):
    """Plays with an old version are answered with everything, in words; a ping in between makes up for them."""

    name, finding = "stale-plays", "M2"
    query = "?words=de"

    async def table(self, guest: Guest) -> str:
        """Return a table of one's own, where the match runs."""
        while (table := await guest.create([{}, {"kind": "bot", "bot": "random"}])) is None:
            await asyncio.sleep(2)
        await asyncio.sleep(3)
        return table

    async def is_gone(self, table: str) -> bool:
        """Stay."""
        return False

    def talk(self) -> tuple[bytes, int]:
        """Return a stale play and a ping."""
        return message("play", version=999_999, action="take left") + message("ping"), 2


class Chatter(_Crowd):
    """Lines of chat at a stranger's table."""

    name, finding = "chat", "M2"
    rate = 2.0

    def talk(self) -> tuple[bytes, int]:
        """Return a long line."""
        return message("say", text="Buy my potions! " * 15), 1


class Mutes(_Crowd):
    """Each mute by any stranger is written down at the table."""

    name, finding = "mutes", "H5d"
    sockets, rate = 10, 20.0

    def talk(self) -> tuple[bytes, int]:
        """Return a mute of somebody."""
        return message("mute", who="0123456789abcdef"), 1
