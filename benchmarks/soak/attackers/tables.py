"""Attackers who set tables up: cancelled ones, those of bots only, invitations, and a full lobby."""

import asyncio
from contextlib import AsyncExitStack

from benchmarks.soak.attackers.attacker import Attacker, Pace
from benchmarks.soak.attackers.wire import Guest

STEWARDS = [{"kind": "bot", "bot": "steward"}] * 4
BOT_TABLES = 60
INVITATIONS = 110
LISTED = 520
ADDRESSES = 6
"""From how many addresses the lobby is filled."""


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


class BotTables(Attacker):
    """Sixty tables at which four stewards play against each other."""

    name, finding = "bot-tables", "M3, H5c"

    async def attack(self) -> None:
        """Set them up, then another one now and then."""
        async with self.guest() as guest:
            made = 0
            while True:
                made += await guest.create(STEWARDS, sit=False, game="torres", listed=False) is not None
                await asyncio.sleep(0.1 if made < BOT_TABLES else 5)


class Invitations(Attacker):
    """A hundred and ten invitations to somebody who wants none."""

    name, finding = "invitations", "M11"

    async def attack(self) -> None:
        """Invite, and go on inviting."""
        async with self.guest() as guest:
            made = 0
            while True:
                seats = [{}, {"kind": "reserved", "login": self.target.login}]
                made += await guest.create(seats, listed=False) is not None
                await asyncio.sleep(0.05 if made < INVITATIONS else 5)


class FullLobby(Attacker):
    """Five hundred and twenty listed tables, from a few addresses."""

    name, finding = "full-lobby", "M11"

    async def attack(self) -> None:
        """Fill the lobby from all addresses at once."""
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as helpers:
            for number in range(ADDRESSES):
                address = f"127.0.3.{number + 1}"
                guest = await stack.enter_async_context(Guest(self.target, address, self.tally))
                helpers.create_task(self._fill(guest))

    async def _fill(self, guest: Guest) -> None:
        await guest.enter()
        made = 0
        while True:
            made += await guest.create([{}, {}]) is not None
            await asyncio.sleep(0.1 if made < LISTED / ADDRESSES else 5)
