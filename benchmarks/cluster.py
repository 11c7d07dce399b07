"""Several servers on one PostgreSQL: what a kill costs, what the hop costs, and one server against two.

`python -m benchmarks.cluster --kills 1000` starts three servers and a PostgreSQL of its own, lets real clients
play, kills, stops and drains servers at random, and reads the journals afterwards: a move that was acknowledged and
is lost, or one that was applied twice, ends it with an error.
"""

import argparse
import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles

from aiohttp import ClientSession, DummyCookieJar, TCPConnector

from tests.postgres import Cluster, programs
from tests.server.cluster.players import Pair, check, until_back, until_played
from tests.server.cluster.servers import Server, Servers
from tests.server.hosting import API
from tests.server.store import raw

THREE = 3
STOP = 10.0
"""Seconds for which a server is stopped."""
PINGS = 3000
TICKS = os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def playing(servers: Servers, pairs: int, thinks: float) -> AsyncIterator[list[Pair]]:
    """Let pairs play until the end of the block."""
    async with ClientSession(cookie_jar=DummyCookieJar(), connector=TCPConnector(limit=0)) as session:
        all_pairs = [Pair(session, servers, seed, thinks) for seed in range(pairs)]
        for pair in all_pairs:
            await pair.come()
        tasks = [asyncio.create_task(pair.play_on()) for pair in all_pairs]
        try:
            await until_played(all_pairs, 120)
            yield all_pairs
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def affected(servers: Servers, pairs: list[Pair], victim: Server) -> list[Pair]:
    """Return the pairs whose table is at a server, or who are connected to it."""
    names = {name for name, server in (await servers.names()).items() if server is victim}
    rows = await raw.execute(servers.database, "SELECT id, owner FROM tables WHERE owner IS NOT NULL")
    tables = {table for table, owner in rows if owner in names}
    return [
        pair
        for pair in pairs
        if any(player.table in tables or player.server is victim for player in pair.matches[-1])
    ]


async def disturb(servers: Servers, pairs: list[Pair], number: signal.Signals) -> list[float]:
    """Do something to a random server; return after how many seconds each pair that was there could play again."""
    await asyncio.sleep(random.random())
    victim = servers.any()
    hurt = await affected(servers, pairs, victim)
    victim.signal(number)
    since = time.monotonic()
    waits = await asyncio.gather(*(until_back(pair, since, 60) for pair in hurt))
    if number is signal.SIGSTOP:
        await asyncio.sleep(max(0.0, STOP - max(waits, default=0.0)))
        victim.signal(signal.SIGCONT)
        await until_played(pairs, 60)
    else:
        await servers.ended(victim)
        await servers.start()
    return waits


async def failover(database: str, kills: int) -> None:
    """Kill servers under load, drain and stop some, and check all journals."""
    servers = Servers(database)
    waits: dict[signal.Signals, list[float]] = {signal.SIGKILL: [], signal.SIGTERM: [], signal.SIGSTOP: []}
    plan = [signal.SIGKILL] * kills + [signal.SIGTERM] * max(1, kills // 5) + [signal.SIGSTOP] * max(1, kills // 20)
    random.shuffle(plan)
    try:
        for _ in range(THREE):
            await servers.start()
        async with playing(servers, 10, 0.02) as pairs:
            for done, number in enumerate(plan, 1):
                waits[number] += await disturb(servers, pairs, number)
                if done % 10 == 0:
                    print(f"{done} of {len(plan)}", flush=True)
        actions = await check(database, pairs, len(plan))
        print(
            f"{actions} acknowledged actions, none lost, none applied twice; errors logged: {servers.errors()[:3]}"
        )
        for number, found in waits.items():
            print(f"{number.name}, {plan.count(number)} times: playable again after {_spread(found)}")
    finally:
        servers.close()


async def hop(database: str) -> None:
    """Compare a command at the owner of a table with one that hops."""
    servers = Servers(database)
    try:
        for _ in range(2):
            await servers.start()
        async with ClientSession(cookie_jar=DummyCookieJar()) as session:
            pair = Pair(session, servers, 0)
            await pair.come()
            player = (await pair.settle())[0]
            owner, other = await servers.owner_and_other(player.table)
            times: dict[str, list[float]] = {"at the owner": [], "with the hop": []}
            sockets = {
                name: await session.ws_connect(
                    f"{server.url}{API}/tables/{player.table}/socket", headers=player.headers(server)
                )
                for name, server in (("at the owner", owner), ("with the hop", other))
            }
            for _ in range(PINGS):
                for name, socket in sockets.items():
                    begun = time.perf_counter()
                    await socket.send_str('{"t":"ping"}')
                    while b'"done"' not in (await socket.receive()).data.encode():
                        pass
                    times[name].append(1000 * (time.perf_counter() - begun))
            for socket in sockets.values():
                await socket.close()
        cuts = {name: quantiles(found, n=100) for name, found in times.items()}
        for name, cut in cuts.items():
            print(f"{name}: p50 {cut[49]:.2f} ms, p99 {cut[98]:.2f} ms")
        near, far = cuts.values()
        print(f"the hop: p50 {far[49] - near[49]:.2f} ms, p99 {far[98] - near[98]:.2f} ms")
    finally:
        servers.close()


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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--only", choices=["failover", "hop", "workers"])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    folder = programs()
    if folder is None:
        raise SystemExit("PostgreSQL is not installed")
    cluster = Cluster(folder)
    try:
        if given.only in (None, "failover"):
            asyncio.run(failover(cluster.database(), given.kills))
        if given.only in (None, "hop"):
            asyncio.run(hop(cluster.database()))
        if given.only in (None, "workers"):
            asyncio.run(one_against_two(cluster, given.tables, given.seconds))
    finally:
        cluster.remove()


def _spread(found: list[float]) -> str:
    if len(found) < 2:
        return "nobody was there"
    cuts = quantiles(found, n=100, method="inclusive")
    return f"p50 {cuts[49]:.2f} s, p99 {cuts[98]:.2f} s, at most {max(found):.2f} s ({len(found)} tables)"


def _cpu(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


if __name__ == "__main__":
    main()
