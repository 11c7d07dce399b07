import asyncio
import os
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from tafelrunde.server.store import Store, StoreError, StoreUnavailable, backup, open_store, restore
from tafelrunde.server.store.postgres_link import Link
from tests.postgres import Cluster
from tests.server.store import raw
from tests.server.store.sample import line, row

ROOT = Path(__file__).parents[3]
HOLDER = """
import asyncio, sys
from tafelrunde.server.store import open_store
async def main():
    store = await open_store(sys.argv[1], use="alone")
    print("held", flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


async def test_a_second_server_on_the_same_database_is_refused_and_welcome_after_the_first(address: str) -> None:
    first = await open_store(address, use="alone")
    with pytest.raises(StoreError, match="store-in-use"):
        await open_store(address, use="alone")
    await first.ping()
    await first.close()
    second = await open_store(address, use="alone")
    await second.ping()
    await second.close()


async def test_a_server_that_was_killed_keeps_nobody_out(address: str) -> None:
    command = [sys.executable, "-c", HOLDER, address]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as holder:
        try:
            assert holder.stdout is not None
            assert await asyncio.to_thread(holder.stdout.readline) == b"held\n"
            with pytest.raises(StoreError, match="store-in-use"):
                await open_store(address, use="alone")
        finally:
            holder.kill()
    store = await open_store(address, use="alone")
    await store.close()


async def test_under_a_running_server_nothing_is_restored_but_a_backup_is_made(
    address: str, tmp_path: Path
) -> None:
    file = tmp_path / "club.backup"
    server = await open_store(address, use="alone")
    await server.create_table(row("mine"), line(0))
    await backup(address, file)
    for force in (False, True):
        with pytest.raises(StoreError, match="store-in-use"):
            await restore(file, address, force=force)
    assert await server.table("mine") == row("mine")
    await server.close()
    await restore(file, address, force=True)


async def test_another_name_of_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "club.db")
    first = await open_store(str(tmp_path / "club.db"), use="alone")
    with pytest.raises(StoreError, match="store-in-use"):
        await open_store(str(tmp_path / "link.db"), use="alone")
    await first.close()
    assert (tmp_path / "club.db.lock").stat().st_mode & 0o777 == 0o600


async def test_databases_beside_each_other_are_locked_apart(address: str, other_address: str) -> None:
    stores = [await open_store(each, use="alone") for each in (address, other_address)]
    for store in stores:
        await store.close()


async def killed_sessions(address: str) -> None:
    await raw.execute(
        address,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name LIKE 'tafelrunde%' AND pid <> pg_backend_pid()",
    )


async def until_writes_are(store: Store, possible: bool) -> None:
    for _ in range(200):
        try:
            await store.ping()
            works = True
        except StoreUnavailable:
            works = False
        if works == possible:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"writes never became {possible=}")


@pytest.mark.xdist_group("postgres")
async def test_a_lock_that_was_lost_is_taken_again(cluster: Cluster) -> None:
    address = cluster.database()
    store = await open_store(address, use="alone")
    await killed_sessions(address)
    await until_writes_are(store, possible=True)
    with pytest.raises(StoreError, match="store-in-use"):
        await open_store(address, use="alone")
    await store.close()


@pytest.mark.xdist_group("postgres")
async def test_who_lost_the_lock_to_another_server_writes_nothing_any_more(cluster: Cluster) -> None:
    address = cluster.database()
    store = await open_store(address, use="alone")
    await store.create_table(row("mine"), line(0))
    await killed_sessions(address)
    other = await open_store(address, use="alone")
    with pytest.raises(StoreUnavailable, match="store-in-use"):
        await store.append("mine", line(1))
    assert await store.table("mine") == row("mine")
    await other.append("mine", line(1))
    await other.close()
    await until_writes_are(store, possible=True)
    await store.close()


@pytest.mark.xdist_group("postgres")
async def test_a_session_that_is_just_being_ended_is_left_for_another_one(cluster: Cluster) -> None:
    link = Link(cluster.database())
    await link.open()
    failures = [asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress")]

    async def work(_: object) -> str:
        if failures:
            raise failures.pop()
        return "done"

    assert await link.transaction(work) == "done"
    await link.close()


def test_a_lock_file_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="store-unavailable"):
        asyncio.run(open_store(str(tmp_path / "nowhere" / "club.db"), use="alone"))
    assert os.listdir(tmp_path) == []
