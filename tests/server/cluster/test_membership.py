"""Who is alive: known at once when a server leaves or is killed, not only with the next heartbeat."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tafelrunde.server.cluster import membership as membership_module
from tafelrunde.server.cluster.membership import Membership
from tafelrunde.server.store.postgres import PostgresStore
from tests.postgres import Cluster

pytestmark = pytest.mark.xdist_group("postgres")


@asynccontextmanager
async def member(database: str) -> AsyncIterator[tuple[Membership, PostgresStore]]:
    """A server, as far as its lease goes."""
    store = PostgresStore(database, use="serve")
    await store.open()
    assert store.server is not None
    joined = Membership(store, store.server, "nowhere:1")
    await joined.open()
    try:
        yield joined, store
    finally:
        await joined.close()
        await store.close()


@pytest.fixture(autouse=True)
def _no_heartbeat_comes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership_module, "BEAT", 3600.0)
    monkeypatch.setattr(membership_module, "LEASE", 3_600_000)


async def test_who_says_that_it_leaves_is_gone_at_once(cluster: Cluster) -> None:
    database = cluster.database()
    async with member(database) as (other, _), member(database) as (one, _):
        gone = asyncio.ensure_future(one.until_gone(other.server))
        told: list[str] = []
        one.on_gone.append(told.append)
        await asyncio.sleep(0)
        one.depart(other.server)
        one.depart(other.server)
        await asyncio.wait_for(gone, 1)
        assert told == [other.server]
        assert one.others == {}


async def test_who_was_killed_is_found_out_when_it_does_not_answer(cluster: Cluster) -> None:
    database = cluster.database()
    async with member(database) as (one, _):
        async with member(database) as (other, store):
            one.suspect()
            async with asyncio.timeout(20):
                while other.server not in one.others:
                    await asyncio.sleep(0.01)
            assert store._link._lock is not None
            await store._link._lock.close()  # as its session ends when it is killed
            one.suspect()
            await asyncio.wait_for(one.until_gone(other.server), 20)
        assert one.others == {}
