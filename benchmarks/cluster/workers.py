"""What a second server brings."""

import asyncio
import os
import time
from pathlib import Path
from statistics import median

from benchmarks.cluster.load import playing
from tests.postgres import Cluster
from tests.server.cluster.servers import Servers

TICKS = os.sysconf("SC_CLK_TCK")


async def flat_out(database: str, count: int, pairs: int, seconds: float) -> float:
    """Let pairs play as fast as they can; return the actions per second of processor time of so many servers."""
    servers = Servers(database)
    try:
        for _ in range(count):
            await servers.start()
        async with playing(servers, pairs, 0) as players:
            await asyncio.sleep(1)
            pids = [server.pid for server in servers.all]
            cpu, own, begun = sum(map(_cpu, pids)), time.process_time(), time.monotonic()
            actions = sum(pair.acknowledged for pair in players)
            await asyncio.sleep(seconds)
            actions = sum(pair.acknowledged for pair in players) - actions
            took = time.monotonic() - begun
            cpu, own = sum(map(_cpu, pids)) - cpu, time.process_time() - own
        print(
            f"{count} server(s), {pairs} tables: {actions / took:.0f} actions/s; of all cores {cpu / took:.2f} for"
            f" the servers and {own / took:.2f} for the clients; {actions / cpu:.0f} actions per second of a"
            " server's processor"
        )
        return actions / cpu
    finally:
        servers.close()


async def one_against_two(cluster: Cluster, pairs: int, seconds: float) -> None:
    """Say what a second server brings, whatever else the machine has to do."""
    ratios = []
    for _ in range(3):
        one = await flat_out(cluster.database(), 1, pairs, seconds)
        two = await flat_out(cluster.database(), 2, pairs, seconds)
        ratios.append(2 * two / one)
    print(
        f"two servers on two cores of their own make {median(ratios):.2f} times the actions of one"
        f" ({', '.join(f'{ratio:.2f}' for ratio in ratios)}); clients and PostgreSQL need cores besides"
    )


def _cpu(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
