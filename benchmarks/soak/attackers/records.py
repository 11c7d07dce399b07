"""Attackers who bring records: endless matches to be told again and again, and junk where a proof should stand."""

import asyncio
import random

from benchmarks.soak.attackers.attacker import Attacker, Pace
from benchmarks.soak.attackers.wire import Guest
from tafelrunde.core.record import Entry, Header, Record, SeatInfo
from tafelrunde.core.registry import game

TURN = ("roll", "aside 1", "aside 2", "aside 4", "finish", "claim none")
ROUNDS = 4800
"""Rounds of an endless match: 67,200 entries, 3.1 MB."""
ASKED = 240
"""How often each is asked for: for a minute."""
TOO_LONG = {400, 413, 422}
JUNK = 4_000_000
IMPATIENCE = 15.0
"""Seconds after which an attacker goes, and leaves the work to the server."""


def endless(rounds: int, fairness: dict[str, str] | None = None) -> bytes:
    """Return a legal record of To Court the King in which nobody ever claims anything."""
    entries: list[Entry] = []
    for seat in (0, 1, 1, 0):  # the figure moves: whoever was last begins
        first, *others = (Entry(seat, do) for do in TURN)
        entries += [first, Entry(-1, "roll 1-2-4"), *others]
    seats = [SeatInfo("Gawain"), SeatInfo("Mordred")]
    header = Header(1, "court", game("court").rules_version, {"players": 2, "start": 0}, seats, fairness)
    return Record(header, entries * (rounds // 2)).dumps().encode()


class LongRecords(Attacker):
    """An endless match, and 60 requests for its log in 15 seconds; those who wait too long leave."""

    name, finding = "long-records", "H2"

    async def attack(self) -> None:
        """Bring the longest record that is taken, then ask for log and replay over and over."""
        async with self.guest(IMPATIENCE) as guest:
            while True:
                table, entries = await self._bring(guest)
                pace, asking = Pace(4), set[asyncio.Task[object]]()
                for _ in range(ASKED):
                    for path in ("log", f"replay?at={random.randrange(entries)}"):
                        task = asyncio.ensure_future(guest.ask("GET", f"/tables/{table}/{path}"))
                        asking.add(task)
                        task.add_done_callback(asking.discard)
                    await pace.wait()

    async def _bring(self, guest: Guest) -> tuple[str, int]:
        rounds = ROUNDS
        while True:
            status, made = await guest.ask("POST", "/records", await asyncio.to_thread(endless, rounds))
            if status == 201:
                return made["id"], rounds * 14
            if status in TOO_LONG:
                rounds = max(2, rounds // 2)
            await asyncio.sleep(0.5)


class JunkFairness(Attacker):
    """Records whose proof of fair dice is four megabytes of nothing."""

    name, finding = "junk-fairness", "H5a"

    async def attack(self) -> None:
        """Bring two of them a second; where they are refused, smaller ones too."""
        async with self.guest() as guest:
            sizes = (JUNK, JUNK, JUNK // 100, 100)
            junk = [endless(2, {"secret": "x" * size}) for size in sizes]
            pace = Pace(2)
            while True:
                status, made = await guest.ask("POST", "/records", random.choice(junk))
                if status == 201:
                    await guest.ask("GET", f"/tables/{made['id']}")
                elif status == 409:
                    return  # and come back as somebody else
                await pace.wait()
