import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tafelrunde.server.store import StoreUnavailable, open_store
from tafelrunde.server.store.postgres import PostgresStore
from tests.postgres import Cluster
from tests.server.store import appender
from tests.server.store.sample import line, opened, row

ROOT = Path(__file__).parents[3]
ENOUGH = 1000


@contextmanager
def appending(address: str) -> Iterator["subprocess.Popen[str]"]:
    """Start a process that appends; it is killed at the end of the block."""
    command = [sys.executable, "-m", appender.__name__, address]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def acknowledged(lines: list[str]) -> dict[str, int]:
    """Return the last acknowledged line of each table; the last line may be torn."""
    words = [text.split() for text in lines if text.endswith("\n")]
    return {table: int(seq) for table, seq in words}


async def assert_all_are_there(address: str, last: dict[str, int]) -> None:
    async with opened(address) as store:
        for table, seq in last.items():
            journal = await store.journal(table)
            assert journal == [line(number) for number in range(len(journal))]
            assert len(journal) > seq
            assert await store.table(table) == row(table, updated=len(journal) - 1 or 1000)


async def test_a_killed_server_loses_nothing_that_was_acknowledged(address: str) -> None:
    with appending(address) as process:
        assert process.stdout
        first = [process.stdout.readline() for _ in range(ENOUGH)]
        process.kill()
        last = acknowledged([*first, *process.stdout])
    assert len(last) == appender.TABLES
    await assert_all_are_there(address, last)


@pytest.mark.xdist_group("postgres")
async def test_a_killed_postgres_loses_nothing_and_is_found_again(cluster: Cluster) -> None:
    address = cluster.database()
    async with opened(address) as store:
        await store.create_table(row("watch"), line(0))
        with appending(address) as process:
            assert process.stdout
            first = [process.stdout.readline() for _ in range(ENOUGH)]
            cluster.kill()
            cluster.start()
            process.kill()
            last = acknowledged([*first, *process.stdout])
        assert await store.table("watch") == row("watch")
        await store.append("watch", line(1))
    await assert_all_are_there(address, last)


@pytest.mark.xdist_group("postgres")
async def test_reads_and_writes_wait_for_a_postgres_that_comes_back(cluster: Cluster) -> None:
    store = PostgresStore(cluster.database(), delays=(0.1,) * 300)
    await store.open()
    await store.create_table(row(), line(0))
    cluster.kill()
    waiting = [asyncio.create_task(work) for work in (store.append("t1", line(1)), store.beat(7), store.ping())]
    reading = asyncio.create_task(store.table("t1"))
    await asyncio.sleep(0.1)
    cluster.start()
    await asyncio.gather(*waiting)
    assert await reading == row()
    assert await store.journal("t1") == [line(0), line(1)]
    await store.close()


@pytest.mark.xdist_group("postgres")
async def test_a_postgres_that_stays_away_is_reported(cluster: Cluster) -> None:
    address = cluster.database()
    store = PostgresStore(address, delays=(0.01, 0.02))
    await store.open()
    await store.create_table(row(), line(0))
    cluster.kill()
    try:
        with pytest.raises(StoreUnavailable, match="store-unavailable"):
            await store.append("t1", line(1))
        with pytest.raises(StoreUnavailable, match="store-unavailable"):
            await store.table("t1")
        with pytest.raises(StoreUnavailable, match="store-unavailable"):
            await PostgresStore(address, delays=()).open()
    finally:
        cluster.start()
    await store.append("t1", line(1))
    await store.close()
    with pytest.raises(StoreUnavailable, match="store-unavailable"):
        await open_store(address.replace("/postgres?", "/nowhere?"))
