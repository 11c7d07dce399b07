"""Real clients who play, in pairs, match after match."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import ClientSession, DummyCookieJar, TCPConnector

from tests.server.cluster.players import THINKS, Balancer, ComesBack, Pair, at_once, until_played

PATIENCE = 120.0
"""Seconds in which everybody must have played once."""


@asynccontextmanager
async def playing(
    servers: Balancer, pairs: int, thinks: float = THINKS, comes_back: ComesBack = at_once
) -> AsyncIterator[list[Pair]]:
    """Let pairs play until the end of the block."""
    async with ClientSession(cookie_jar=DummyCookieJar(), connector=TCPConnector(limit=0)) as session:
        all_pairs = [Pair(session, servers, seed, thinks, comes_back) for seed in range(pairs)]
        for pair in all_pairs:
            await pair.come()
        tasks = [asyncio.create_task(pair.play_on()) for pair in all_pairs]
        try:
            await until_played(all_pairs, PATIENCE)
            yield all_pairs
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
