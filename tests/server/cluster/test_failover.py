"""Three servers under load from real clients: killed, stopped and continued, drained; then journals are read."""

import asyncio
import random
import signal
from datetime import UTC, datetime, timedelta

import pytest

from tests.server.cluster.players import Pair, check, until_played
from tests.server.cluster.playing import playing
from tests.server.cluster.servers import Servers
from tests.server.hosting import Json

pytestmark = pytest.mark.xdist_group("postgres")

PAIRS = 6
KILLS = 3
SLEEP = 5.5
"""Seconds for which a server is stopped: longer than its lease."""
AWAKE = timedelta(seconds=2)
"""In which time after that it finds out what it has missed."""


async def test_nothing_acknowledged_is_lost_whatever_happens_to_servers(servers: Servers) -> None:
    await servers.at_least(3)
    async with playing(servers, PAIRS) as pairs:
        for _ in range(KILLS):
            await asyncio.sleep(random.random() / 5)
            victim = servers.any()
            victim.signal(signal.SIGKILL)
            await servers.ended(victim)
            await until_played(pairs)
            await servers.start()
        woken = await stop_and_continue(servers, pairs)
        drained = servers.any()
        drained.signal(signal.SIGTERM)
        await until_played(pairs)
        await servers.ended(drained)
    assert await check(servers.database, pairs) > 0
    assert [error for error in servers.errors() if not is_of_waking(error, woken)] == []


def is_of_waking(error: Json, woken: datetime) -> bool:
    """Say whether a server that slept in the middle of a commit tells that it cannot know what became of that."""
    soon = timedelta(0) < datetime.fromisoformat(error["time"]) - woken < AWAKE
    return soon and (error["event"], error.get("code")) == ("store-unwell", "store-fate")


async def stop_and_continue(servers: Servers, pairs: list[Pair]) -> datetime:
    """Let a server sleep for longer than its lease while others take its tables over; return when it woke up."""
    sleeper = servers.any()
    sleeper.signal(signal.SIGSTOP)
    await asyncio.sleep(SLEEP)
    await until_played(pairs)
    woken = datetime.now(UTC)
    sleeper.signal(signal.SIGCONT)
    await until_played(pairs)
    return woken
