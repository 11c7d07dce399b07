"""Several servers on one PostgreSQL: leases, claims, and who is fenced off."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tafelrunde.server.store import Conflict, Fenced, StoreError, open_store
from tafelrunde.server.store.postgres import PostgresStore
from tests.postgres import Cluster
from tests.server.store import raw
from tests.server.store.sample import line, person, row, said

if TYPE_CHECKING:
    from tafelrunde.server.store.postgres_link import Connection

pytestmark = pytest.mark.xdist_group("postgres")

LEASE = 60_000


@asynccontextmanager
async def shared(address: str, *servers: str) -> AsyncIterator[PostgresStore]:
    """Open a store as servers do, and let some be alive."""
    store = PostgresStore(address, use="serve")
    await store.open()
    for server in servers:
        await store.join(server, f"{server}:1", LEASE)
    try:
        yield store
    finally:
        await store.close()


async def test_servers_are_alive_for_as_long_as_their_lease(cluster: Cluster) -> None:
    async with shared(cluster.database(), "old", "young") as store:
        assert [(lease.id, lease.epoch) for lease in await store.live_servers()] == [("old", 1), ("young", 2)]
        assert all(0 < lease.left <= LEASE for lease in await store.live_servers())
        assert await store.renew("young", 2 * LEASE)
        assert (await store.live_servers())[1].left > LEASE
        await store.join("old", "elsewhere", 0)
        assert [lease.id for lease in await store.live_servers()] == ["young"]


async def test_a_lease_that_has_run_out_is_not_renewed(cluster: Cluster) -> None:
    async with shared(cluster.database()) as store:
        await store.join("slept", "", 0)
        assert not await store.renew("slept", LEASE)
        assert [*await store.expire_servers()] == ["slept"]
        assert await store.expire_servers() == {}
        assert not await store.renew("slept", LEASE)


async def test_a_table_has_one_owner_and_a_claim_raises_its_epoch(cluster: Cluster) -> None:
    async with shared(cluster.database(), "one", "two") as store:
        await store.create_table(row(), line(0), owner="one")
        assert await store.claim("t1", "two") == ("one", 1, "one:1")
        assert await store.claim("t1", "one") == ("one", 2, "one:1")
        await store.release("t1", 1)  # of a claim that is over
        assert await store.claim("t1", "two") == ("one", 2, "one:1")
        await store.release("t1", 2)
        assert await store.claim("t1", "two") == ("two", 3, "two:1")
        assert await store.claim("nowhere", "two") is None


async def test_the_tables_of_a_dead_server_can_be_claimed(cluster: Cluster) -> None:
    async with shared(cluster.database(), "one", "two") as store:
        await store.create_table(row(attention=True), line(0), owner="one")
        assert await store.orphans(9) == []
        assert await store.owned(["t1", "t2"]) == {"t1"}
        await store.join("one", "", 0)
        assert await store.orphans(9) == [("t1", "knights")]
        assert await store.owned(["t1"]) == set()
        assert await store.claim("t1", "two") == ("two", 2, "two:1")


async def test_who_has_no_lease_claims_nothing(cluster: Cluster) -> None:
    async with shared(cluster.database()) as store:
        await store.create_table(row(), line(0))
        await store.join("slept", "", 0)
        assert await store.claim("t1", "slept") == (None, 0, None)


async def test_who_leaves_releases_everything(cluster: Cluster) -> None:
    async with shared(cluster.database(), "one", "two") as store:
        for name in ("t1", "t2"):
            await store.create_table(row(name), line(0), owner="one")
        await store.leave("one")
        assert [lease.id for lease in await store.live_servers()] == ["two"]
        assert [await store.claim(name, "two") for name in ("t1", "t2")] == [("two", 2, "two:1")] * 2


async def test_only_the_last_claim_can_write(cluster: Cluster) -> None:
    async with shared(cluster.database(), "one", "two") as store:
        await store.add_person(person("anna"))
        await store.create_table(row(), line(0), owner="one")
        await store.append("t1", line(1), epoch=1)
        await store.leave("one")
        await store.claim("t1", "two")
        with pytest.raises(Fenced, match="store-fenced"):
            await store.append("t1", line(2), row(status="over"), ["anna"], epoch=1)
        with pytest.raises(Fenced, match="store-fenced"):
            await store.say(said(1), epoch=1)
        await store.put_away("t1", 5, epoch=1)
        assert await store.table("t1") == row()
        assert await store.chat("t1") == []
        await store.append("t1", line(2), epoch=2)
        await store.say(said(1), epoch=2)
        assert await store.journal("t1") == [line(0), line(1), line(2)]
        with pytest.raises(Conflict, match="store-seq"):
            await store.append("t1", line(2), epoch=2)


async def test_in_a_group_only_what_was_claimed_by_others_is_lost(cluster: Cluster) -> None:
    async with shared(cluster.database(), "one", "two") as store:
        names = [f"t{number}" for number in range(20)]
        for name in names:
            await store.create_table(row(name), line(0), owner="one")
        await raw.execute(cluster_address(store), "UPDATE tables SET epoch = 2 WHERE id IN ('t3', 't7')")
        done = await asyncio.gather(
            *(store.append(name, line(1), epoch=1) for name in names), return_exceptions=True
        )
        refused = {name for name, outcome in zip(names, done, strict=True) if isinstance(outcome, Fenced)}
        assert refused == {"t3", "t7"}
        assert [len(await store.journal(name)) for name in ("t2", "t3", "t7")] == [2, 1, 1]


async def test_a_claim_waits_for_what_is_being_appended_and_fences_what_comes_after(cluster: Cluster) -> None:
    """Nothing is acknowledged to anybody that the new owner has not read."""
    address = cluster.database()
    async with shared(address, "one", "two") as first, shared(address) as second:
        await first.create_table(row(), line(0), owner="one")
        await first.leave("one")
        written, seq = [line(0)], 1

        async def write() -> None:
            nonlocal seq
            while True:
                await first.append("t1", line(seq), epoch=1)
                written.append(line(seq))
                seq += 1

        writing = asyncio.create_task(write())
        while len(written) < 20:
            await asyncio.sleep(0.001)
        assert await second.claim("t1", "two") == ("two", 2, "two:1")
        read = await second.journal("t1")
        with pytest.raises(Fenced):
            await writing
        assert read == written == await second.journal("t1")


async def test_servers_share_a_database_and_keep_out_whoever_wants_it_alone(
    cluster: Cluster, tmp_path: Path
) -> None:
    address = cluster.database()
    async with shared(address), shared(address):
        with pytest.raises(StoreError, match="store-in-use"):
            await open_store(address, use="alone")
    alone = await open_store(address, use="alone")
    with pytest.raises(StoreError, match="store-in-use"):
        await open_store(address, use="serve")
    await alone.close()


async def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    first = await open_store(str(tmp_path / "club.db"), use="serve")
    with pytest.raises(StoreError, match="store-in-use"):
        await open_store(str(tmp_path / "club.db"), use="serve")
    await first.close()


async def test_a_write_that_is_cancelled_holds_nothing(cluster: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    async with shared(cluster.database(), "one") as store:

        async def stuck(connection: "Connection") -> None:
            await connection.execute("UPDATE servers SET address = 'changed'")
            await asyncio.sleep(3600)

        with pytest.raises(TimeoutError):
            await asyncio.wait_for(store._link.transaction(stuck), 0.2)
        assert await store.renew("one", LEASE)
        assert [lease.address for lease in await store.live_servers()] == ["one:1"]
    assert "Resetting connection" not in caplog.text


@pytest.mark.parametrize("awake", [0.0, 0.3])
async def test_a_server_that_slept_in_a_write_does_it_again(cluster: Cluster, awake: float) -> None:
    async with shared(cluster.database(), "one") as store:
        attempts = 0

        async def sleepy(connection: "Connection") -> None:
            nonlocal attempts
            attempts += 1
            await connection.execute("SET idle_in_transaction_session_timeout = 100")
            await connection.execute("UPDATE servers SET address = address || '!'")
            if attempts == 1:
                time.sleep(0.5)  # as if the whole process had been stopped
                await asyncio.sleep(awake)

        await store._link.transaction(sleepy)
        assert attempts == 2
        assert [lease.address for lease in await store.live_servers()] == ["one:1!"]


async def test_notices_reach_every_server_and_gaps_are_told(cluster: Cluster) -> None:
    address = cluster.database()
    async with shared(address) as first, shared(address) as second, shared(cluster.database()) as other:
        heard: list[list[str]] = [[], [], []]
        gaps = asyncio.Event()
        for store, kept in zip((first, second, other), heard, strict=True):
            store.notices.listen(kept.append, gaps.set)
        async with asyncio.timeout(20):
            while heard[:2] != [["hello", "again"]] * 2:
                await gaps.wait()
                for kept in heard:
                    kept.clear()
                await first.notices.send(["hello", "again"])
                await asyncio.sleep(0.05)
        assert heard[2] == []
        gaps.clear()
        await raw.execute(
            address,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tafelrunde notices'",
        )
        async with asyncio.timeout(20):
            await gaps.wait()


def cluster_address(store: PostgresStore) -> str:
    """Return where a store is."""
    return store._link._url
