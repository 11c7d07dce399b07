"""What a second worker brings: `serve --workers 2` against one, by the processor time that each takes."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tafelrunde.server.operations.settings import variable
from tests.postgres import Cluster
from tests.server.cluster.playing import playing
from tests.server.cluster.servers import Server
from tests.server.hosting import QUICK

TICKS = os.sysconf("SC_CLK_TCK")
SETTLING = 2.0
"""Seconds after the first actions until it is measured."""
GOAL = 1.6


class Address:
    """Where all workers answer."""

    def __init__(self, port: int) -> None:
        self._server = Server(0, port)

    def any(self) -> Server:
        """Return whichever worker answers."""
        return self._server


class Measured(NamedTuple):
    """What so many workers did, and the cores that they and others used meanwhile."""

    workers: int
    actions: float
    """Each second."""
    servers: float
    postgres: float
    clients: float

    @property
    def each(self) -> float:
        """Actions in a second of a worker's processor."""
        return self.actions / self.servers


@asynccontextmanager
async def serving(database: str, workers: int) -> AsyncIterator[tuple[Address, int]]:
    """Run the program; give its address and its process."""
    given = {variable(name): str(value) for name, value in {**QUICK, "bot_workers": 1}.items()}
    arguments = ["serve", "--workers", str(workers), "--port", "0", "--database", database]
    process = subprocess.Popen(
        [sys.executable, "-m", "tafelrunde", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **given},
    )
    try:
        assert process.stdout is not None
        said = ""
        while "http" not in said:
            said = (await asyncio.to_thread(process.stdout.readline)).decode()
            assert said, "the program has ended"
        address = next(word for word in said.split() if word.startswith("http"))
        yield Address(int(address.rpartition(":")[2])), process.pid
    finally:
        process.terminate()
        process.wait()


async def flat_out(cluster: Cluster, workers: int, pairs: int, seconds: float) -> Measured:
    """Let pairs play as fast as they can."""
    async with (
        serving(cluster.database(), workers) as (address, pid),
        playing(address, pairs, 0) as players,
    ):
        await asyncio.sleep(SETTLING)

        def look() -> list[float]:
            actions = sum(pair.acknowledged for pair in players)
            used = (_cpu(family(pid)), _cpu(family(cluster.pid)), time.process_time())
            return [time.monotonic(), actions, *used]

        before = look()
        await asyncio.sleep(seconds)
        took, *counted = (late - early for early, late in zip(before, look(), strict=True))
        measured = Measured(workers, *(each / took for each in counted))
    print(
        f"{workers} worker(s), {pairs} tables: {measured.actions:.0f} actions/s with {measured.servers:.2f} cores"
        f" for the workers, {measured.postgres:.2f} for PostgreSQL and {measured.clients:.2f} for the clients;"
        f" {measured.each:.0f} actions in a second of a worker's processor",
        flush=True,
    )
    return measured


async def one_against_two(cluster: Cluster, pairs: int, seconds: float, rounds: int) -> None:
    """Say what a second worker brings on a core of its own, and what the others need meanwhile."""
    found = [[await flat_out(cluster, workers, pairs, seconds) for workers in (1, 2)] for _ in range(rounds)]
    ratios = [2 * two.each / one.each for one, two in found]
    two = sorted((two for _, two in found), key=lambda measured: measured.each)[rounds // 2]
    print(
        f"two workers on two cores make {median(ratios):.2f} times the actions of one"
        f" ({', '.join(f'{ratio:.2f}' for ratio in ratios)}); goal: at least {GOAL}"
    )
    share = 2 / two.servers
    print(
        f"that is {2 * two.each:.0f} actions/s, for which PostgreSQL would need {share * two.postgres:.2f} cores"
        f" and clients like these {share * two.clients:.2f} elsewhere"
    )


def family(pid: int) -> list[int]:
    """Return a process and all below it."""
    found = [pid]
    for each in found:
        try:
            found += map(int, Path(f"/proc/{each}/task/{each}/children").read_text().split())
        except OSError:  # it has ended
            continue
    return found


def _cpu(pids: Iterable[int]) -> float:
    """Return the seconds of processor time that some processes have used."""
    used = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        used += int(fields[11]) + int(fields[12])
    return used / TICKS
