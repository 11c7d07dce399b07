"""What it costs to be connected to another server than the one that owns the table."""

import time
from contextlib import AsyncExitStack
from statistics import quantiles

from aiohttp import ClientSession, DummyCookieJar

from tests.server.cluster.players import Pair
from tests.server.cluster.playing import playing
from tests.server.cluster.servers import Servers
from tests.server.hosting import API

PINGS = 3000
GOAL = 2.0
"""Milliseconds that the hop may add at p99."""
THINKS = 0.1
"""Seconds before each action of those who play beside it."""


async def hop(database: str) -> None:
    """Compare a command at the owner of a table with one that hops, in turn: at rest, and while others play."""
    servers = Servers(database)
    try:
        for _ in range(2):
            await servers.start()
        for pairs in (0, 10):
            async with AsyncExitStack() as stack:
                others = await stack.enter_async_context(playing(servers, pairs, THINKS))
                before, begun = sum(pair.acknowledged for pair in others), time.monotonic()
                near, far = await _pings(servers)
                speed = (sum(pair.acknowledged for pair in others) - before) / (time.monotonic() - begun)
            print(f"beside {speed:.0f} actions/s:" if pairs else "at rest:")
            for name, cut in (("at the owner", near), ("with the hop", far)):
                print(f"  {name}: p50 {cut[49]:.2f} ms, p99 {cut[98]:.2f} ms")
            added = far[98] - near[98]
            print(
                f"  the hop: p50 {far[49] - near[49]:.2f} ms, p99 {added:.2f} ms; goal: p99 at most {GOAL:.0f} ms"
            )
    finally:
        servers.close()


async def _pings(servers: Servers) -> tuple[list[float], list[float]]:
    """Return the percentiles of the time of a ping, in milliseconds, at the owner of a table and elsewhere."""
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:
        pair = Pair(session, servers, 0)
        await pair.come()
        player = (await pair.settle())[0]
        sockets = [
            await session.ws_connect(
                f"{server.url}{API}/tables/{player.table}/socket", headers=player.headers(server)
            )
            for server in await servers.owner_and_other(player.table)
        ]
        times: tuple[list[float], list[float]] = [], []
        for _ in range(PINGS):
            for socket, found in zip(sockets, times, strict=True):
                begun = time.perf_counter()
                await socket.send_str('{"t":"ping"}')
                while '"done"' not in (await socket.receive()).data:
                    pass
                found.append(1000 * (time.perf_counter() - begun))
        for socket in sockets:
            await socket.close()
    return quantiles(times[0], n=100), quantiles(times[1], n=100)
