"""Three servers under load, of which random ones are killed, drained and stopped; then all journals are read."""

import asyncio
import random
import signal
import time
from statistics import quantiles

from tests.server.cluster.players import Pair, as_the_page, check, until_back, until_played
from tests.server.cluster.playing import playing
from tests.server.cluster.servers import Server, Servers
from tests.server.hosting import Json
from tests.server.store import raw

THREE = 3
PAIRS = 10
STOP = 10.0
"""Seconds for which a server is stopped."""
GIVEN_UP = 60.0
"""Seconds after which nobody waits any more for a table to be playable again."""
GOALS = {signal.SIGKILL: 5.0, signal.SIGTERM: 1.0}
"""Within how many seconds 99 % of the tables should be playable again."""
REPORTED = 20
"""After how many disturbances it is told how it goes."""

Plan = dict[signal.Signals, int]


class Disturbances:
    """What was done to servers, and how long the tables there could not be played."""

    def __init__(self, servers: Servers, pairs: list[Pair]) -> None:
        self._servers, self._pairs = servers, pairs
        self._begun = time.monotonic()
        self.waits: dict[signal.Signals, list[float]] = {}
        self.counts: dict[signal.Signals, int] = {}
        self._waiting: set[asyncio.Task[None]] = set()

    async def one(self, number: signal.Signals) -> None:
        """Do something to a random server."""
        await asyncio.sleep(random.random() / 2)
        victim = self._servers.any()
        hurt = await self._affected(victim)
        victim.signal(number)
        self.counts[number] = self.counts.get(number, 0) + 1
        for pair in hurt:
            task = asyncio.create_task(self._note(number, pair, time.monotonic()))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
        if number is signal.SIGSTOP:
            await asyncio.sleep(STOP)
            victim.signal(signal.SIGCONT)
            await until_played(self._pairs, GIVEN_UP)
        else:  # whoever looks after servers starts another one at once
            await asyncio.gather(self._servers.start(), self._servers.ended(victim))

    async def settled(self) -> None:
        """Wait until everybody plays again."""
        await asyncio.gather(*self._waiting)

    async def _affected(self, victim: Server) -> list[Pair]:
        """Return the pairs whose table is at a server, or who are connected to it."""
        names = {name for name, server in (await self._servers.names()).items() if server is victim}
        rows = await raw.execute(self._servers.database, "SELECT id, owner FROM tables WHERE owner IS NOT NULL")
        tables = {table for table, owner in rows if owner in names}
        return [
            pair
            for pair in self._pairs
            if pair.matches
            and any(player.table in tables or player.server is victim for player in pair.matches[-1])
        ]

    async def _note(self, number: signal.Signals, pair: Pair, since: float) -> None:
        """Note when a pair can play again."""
        try:
            wait = await until_back(pair, since, GIVEN_UP)
        except TimeoutError:
            wait = GIVEN_UP
        self.waits.setdefault(number, []).append(wait)

    def tell(self) -> None:
        """Print how it stands."""
        minutes = (time.monotonic() - self._begun) / 60
        print(f"after {minutes:.1f} minutes: {sum(pair.acknowledged for pair in self._pairs)} acknowledged actions")
        for number, found in self.waits.items():
            goal = f"; goal: p99 at most {GOALS[number]:.0f} s" if number in GOALS else ""
            print(
                f"  {number.name}, {self.counts[number]} times: playable again after {_spread(found)}{goal}",
                flush=True,
            )


async def failover(database: str, plan: Plan, minutes: float, thinks: float, *, hurry: bool) -> None:
    """Carry a plan out in any order, for so many minutes at most, and check all journals.

    In a hurry the next server is hit although not everybody plays again: waits are those of several blows then.
    """
    servers = Servers(database)
    left = [number for number, times in plan.items() for _ in range(times)]
    random.shuffle(left)
    until = time.monotonic() + 60 * minutes
    try:
        for _ in range(THREE):
            await servers.start()
        async with playing(servers, PAIRS, thinks, as_the_page) as pairs:
            done = Disturbances(servers, pairs)
            while left and time.monotonic() < until:
                await done.one(left.pop())
                if not hurry:
                    await done.settled()
                if len(left) % REPORTED == 0:
                    done.tell()
            await done.settled()
        actions = await check(database, pairs)
        done.tell()
        print(f"{actions} acknowledged actions in the journals, none lost, none applied twice")
        _tell_errors(servers.errors())
        if left:
            print(f"{len(left)} more were planned, but the time was over")
    finally:
        servers.close()


def _tell_errors(errors: list[Json]) -> None:
    """Print every kind of error that the servers logged, with how often it came and the first of its kind."""
    kinds: dict[tuple[str, ...], list[Json]] = {}
    for error in errors:
        raised = error.get("code") or error.get("traceback", "").rpartition("\n")[2]
        kinds.setdefault((error["part"], error["event"], raised), []).append(error)
    print(f"{len(errors)} errors logged, of {len(kinds)} kinds")
    for (part, event, raised), found in kinds.items():
        print(f"  {len(found)} times {event} ({part}) {raised}; the first at {found[0]['time']}")
        print(found[0].get("traceback", ""))


def _spread(found: list[float]) -> str:
    if len(found) < 2:
        return "nobody was there"
    cuts = quantiles(found, n=100, method="inclusive")
    return f"p50 {cuts[49]:.2f} s, p99 {cuts[98]:.2f} s, at most {max(found):.2f} s ({len(found)} tables)"
