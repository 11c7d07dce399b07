"""Attackers who set tables up: cancelled ones, those of bots only, invitations, and a full lobby."""

import asyncio
from typing import Any

from benchmarks.soak.attackers.attacker import Attacker, Pace
from benchmarks.soak.attackers.records import ROUNDS, TOO_LONG, endless
from benchmarks.soak.attackers.wire import Guest

STEWARDS = [{"kind": "bot", "bot": "steward"}] * 4
ADDRESSES = 6
"""From how many addresses the lobby is filled."""
QUOTA = {0, 409}
"""The server takes no more from this guest, or does not answer."""


class Rematches(Attacker):
    """Cancel, rematch, cancel: tables that nobody paid for."""

    name, finding = "rematches", "H5b"

    async def attack(self) -> None:
        """Go from table to table, some forty a second."""
        async with self.guest() as guest:
            table, pace = None, Pace(40)
            while True:
                table = table or await guest.create([{}, {}])
                if table is not None:
                    await guest.command(table, "cancel")
                    status, done = await guest.command(table, "rematch")
                    table = done["table"] if status == 200 else None
                await pace.wait()


class _Collector(Attacker):
    """Sets up many tables; whoever is refused comes back as somebody else."""

    most: int
    made = 0

    async def collect(self, guest: Guest, seats: list[Any], **wish: Any) -> None:
        """Set tables up until the server takes no more from this guest."""
        while await guest.create(seats, **wish) is not None:
            self.made += 1
            await asyncio.sleep(0.1 if self.made < self.most else 5)


class BotTables(_Collector):
    """Sixty tables at which four stewards play against each other."""

    name, finding, most = "bot-tables", "M3, H5c", 60

    async def attack(self) -> None:
        """Set them up, then another one now and then."""
        async with self.guest() as guest:
            await self.collect(guest, STEWARDS, sit=False, game="torres", listed=False)


class Invitations(_Collector):
    """A hundred and ten invitations to somebody who wants none."""

    name, finding, most = "invitations", "M11", 110

    async def attack(self) -> None:
        """Invite, and go on inviting."""
        async with self.guest() as guest:
            seats = [{}, {"kind": "reserved", "login": self.target.login}]
            await self.collect(guest, seats, listed=False)


class FullLobby(_Collector):
    """Five hundred and twenty listed tables, from a few addresses."""

    name, finding, most = "full-lobby", "M11", 520

    async def attack(self) -> None:
        """Fill the lobby from all addresses at once."""
        async with asyncio.TaskGroup() as helpers:
            for number in range(ADDRESSES):
                helpers.create_task(self._fill(f"127.0.3.{number + 1}"))

    async def _fill(self, address: str) -> None:
        while True:
            async with Guest(self.target, address, self.tally) as guest:
                await guest.enter()
                await self.collect(guest, [{}, {}])
            await asyncio.sleep(1)


class Guests(Attacker):
    """One guest after the other, each of whom leaves as many tables and records behind as a guest may."""

    name, finding = "guests", "H5"

    async def attack(self) -> None:
        """Fill the quota of a guest with tables and with the longest records that are taken, then of the next."""
        size = ROUNDS
        while True:
            async with self.guest() as guest:
                while await guest.create([{}, {"kind": "bot"}], listed=False) is not None:
                    await asyncio.sleep(0.1)
                status = 201
                while status not in QUOTA:
                    status, _ = await guest.ask("POST", "/records", await asyncio.to_thread(endless, size))
                    size = max(2, size // 2) if status in TOO_LONG else size
                    await asyncio.sleep(0.5)
