import asyncio
import sqlite3
import threading
from pathlib import Path

import asyncpg
import pytest

from tafelrunde.server.store import Conflict, Store, StoreUnavailable, sqlite_writer
from tafelrunde.server.store.base import Step
from tafelrunde.server.store.postgres import PostgresStore
from tafelrunde.server.store.sqlite import SqliteStore
from tafelrunde.server.store.tables import APPEND
from tafelrunde.server.store.upkeep import BEAT
from tests.postgres import Cluster
from tests.server.store.sample import line, opened, person, row

TABLES = [f"t{number}" for number in range(200)]


async def play(store: Store, table: str, lines: int) -> None:
    for seq in range(1, lines + 1):
        await store.append(table, line(seq), row(table, updated=seq))


async def test_many_tables_append_at_once(address: str) -> None:
    async with opened(address) as store:
        await asyncio.gather(*(store.create_table(row(table), line(0)) for table in TABLES))
        await asyncio.gather(*(play(store, table, 5) for table in TABLES))
        for table in TABLES[::20]:
            assert await store.journal(table) == [line(seq) for seq in range(6)]
            assert await store.table(table) == row(table, updated=5)


async def test_what_is_refused_fails_nobody_else_of_its_group(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna", "anna"))
        await asyncio.gather(*(store.create_table(row(table), line(0)) for table in TABLES[1:]))
        appends = [store.append(table, line(1 + (table == "t7"))) for table in TABLES]
        others = [store.add_person(person("anna")), store.create_table(row("new"), line(0)), store.beat(7)]
        results = await asyncio.gather(*appends, *others, return_exceptions=True)
        failed = [number for number, result in enumerate(results) if isinstance(result, Conflict)]
        assert failed == [0, 7, len(TABLES)]
        assert [result for result in results if result is not None and not isinstance(result, Conflict)] == []
        assert await store.journal("t8") == [line(0), line(1)]
        assert await store.journal("t7") == [line(0)]
        assert await store.table("new")
        assert await store.last_beat() == 7


async def test_two_lines_of_one_table_in_one_group_keep_their_order(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(row(), line(0))
        await asyncio.gather(*(store.append("t1", line(seq), row(updated=seq)) for seq in range(1, 20)))
        assert [each.seq for each in await store.journal("t1")] == list(range(20))
        assert await store.table("t1") == row(updated=19)


async def test_one_of_two_writers_of_the_same_line_wins(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        await one.create_table(row(), line(0))
        both = one.append("t1", line(1, "one")), two.append("t1", line(1, "two"))
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict]
        winner = "one" if results[0] is None else "two"
        assert await two.journal("t1") == [line(0), line(1, winner)]


async def test_a_caller_who_gave_up_disturbs_nobody(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(row("a"), line(0))
        await store.create_table(row("b"), line(0))
        impatient = asyncio.create_task(store.append("a", line(1)))
        patient = asyncio.create_task(store.append("b", line(1)))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert await store.journal("b") == [line(0), line(1)]


async def test_what_was_kept_is_there_after_reopening(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(row(), line(0))
        last = asyncio.create_task(store.append("t1", line(1)))
        await asyncio.sleep(0)
    await last
    async with opened(address) as store:
        assert await store.journal("t1") == [line(0), line(1)]


async def test_a_closed_store_says_so(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(row(), line(0))
    await store.close()
    for refused in (store.append("t1", line(1)), store.delete_tables(["t1"]), store.table("t1")):
        with pytest.raises(StoreUnavailable, match="store-closed"):
            await refused


async def test_two_event_loops_share_one_sqlite_writer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "club.db")
    await store.open()
    await asyncio.to_thread(asyncio.run, store.create_table(row(), line(0)))
    await store.append("t1", line(1))
    assert "store-writer" in {thread.name for thread in threading.enumerate()}
    await store.close()


async def test_a_full_disk_fails_the_group_and_nothing_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    async with opened(str(path)) as store:
        await store.create_table(row(), line(0))
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA max_page_count = 1")  # cannot be less than there are: no new page
    big = Step(APPEND, (1, "x" * 100_000, "t1", 1))
    outcomes = sqlite_writer.commit(connection, [(big,), (big,)])
    connection.close()
    assert [type(outcome) for outcome in outcomes] == [StoreUnavailable, StoreUnavailable]
    async with opened(str(path)) as store:
        assert await store.journal("t1") == [line(0)]


async def test_a_value_that_only_the_database_refuses_fails_alone(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    async with opened(str(path)) as store:
        await store.create_table(row(), line(0))
        connection = sqlite3.connect(path, isolation_level=None)
        odd = Step(APPEND, (1, object(), "t1", 1))  # type: ignore[arg-type]
        outcomes = sqlite_writer.commit(connection, [(odd,), (Step(BEAT, (7,)),)])
        connection.close()
        assert isinstance(outcomes[0], sqlite3.Error)
        assert outcomes[1] == [1]
        assert await store.last_beat() == 7


@pytest.mark.xdist_group("postgres")
async def test_a_commit_whose_answer_is_lost_is_not_repeated(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(cluster.database())
    await store.open()
    await store.create_table(row(), line(0))

    async def cut(self: object) -> None:
        raise asyncpg.ConnectionDoesNotExistError("the cable is out")

    with monkeypatch.context() as patch:
        patch.setattr("asyncpg.transaction.Transaction.commit", cut)
        for lost in (store.append("t1", line(1)), store.beat(7)):
            with pytest.raises(StoreUnavailable, match="store-fate"):
                await lost
    await store.ping()
    await store.close()
