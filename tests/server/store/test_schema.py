import asyncio
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tafelrunde.server.store import StoreError, open_store, ownership, people, schema, sessions, tables, upkeep
from tafelrunde.server.store.address import read_address
from tafelrunde.server.store.schema import FIRST, Migration
from tests.server.store import raw
from tests.server.store.sample import contents_of_version_1, fill_version_1, opened, session

ROOT = Path(__file__).parents[3]
NEXT = Migration(
    schema.newest() + 1,
    ("ALTER TABLE tables ADD COLUMN motto TEXT", "UPDATE tables SET motto = game"),
    {"sqlite": ("CREATE TABLE only_sqlite (id {id} PRIMARY KEY)",)},
)
BROKEN = Migration(schema.newest() + 2, ("UPDATE tables SET motto = 'lost'", "UPDATE nowhere SET game = 1"))

VERSION_1 = {
    "people": "id, name, created, seen, login, password, generation",
    "tables": "id, game, status, listed, attention, created, updated, summary",
    "seats": "table_id, person_id",
    "journal": "table_id, seq, at, body",
    "chat": "table_id, number, person_id, at, text",
    "tokens": "digest, person_id, name, created",
    "settings": "key, value",
    "heartbeat": "id, at",
    "outages": "began, ended",
}
"""The tables of the first version and their columns."""


async def make_version_1(address: str) -> list[object]:
    """Make a database as the first version left it, with data; return what is in it."""
    kind = read_address(address).kind
    meta = [schema.META, schema.WRITE_VERSION.format(1)]
    await raw.execute(address, *FIRST.statements(kind), *meta)
    with TemporaryDirectory() as folder:
        newest = f"{folder}/newest.db"
        async with opened(newest) as store:
            await fill_version_1(store)
            contents = await contents_of_version_1(store)
        for table, columns in VERSION_1.items():
            for values in await raw.execute(newest, f"SELECT {columns} FROM {table}"):
                written = ", ".join(map(literal, values))
                await raw.execute(address, f"INSERT INTO {table} ({columns}) VALUES ({written})")
    return contents


def literal(value: str | int | None) -> str:
    """Write a value down as SQL does."""
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return "NULL" if value is None else str(value)


async def test_a_new_database_has_the_newest_schema_and_all_tables(address: str) -> None:
    async with opened(address):
        pass
    assert await raw.execute(address, schema.READ_VERSION) == [(str(schema.newest()),)]
    assert await raw.tables(address) == {*schema.TABLES, "meta"}


def test_steps_are_numbered_from_one() -> None:
    assert [step.number for step in schema.MIGRATIONS] == list(range(1, len(schema.MIGRATIONS) + 1))


async def test_version_1_is_brought_up_to_date_with_its_data(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await make_version_1(address)
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT])
    async with opened(address) as store:
        assert await contents_of_version_1(store) == before
        await store.add_session(session())
        assert await store.sessions_of("anna") == [session()]
    assert await raw.execute(address, schema.READ_VERSION) == [(str(NEXT.number),)]
    assert await raw.execute(address, "SELECT DISTINCT motto FROM tables") == [("knights",)]
    assert ("only_sqlite" in await raw.tables(address)) == (read_address(address).kind == "sqlite")


async def test_a_step_that_fails_leaves_everything_as_it_was(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await make_version_1(address)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT, BROKEN])
        with pytest.raises(StoreError, match="nowhere"):
            await open_store(address)
    assert await raw.execute(address, schema.READ_VERSION) == [("1",)]
    async with opened(address) as store:
        assert await contents_of_version_1(store) == before
    assert await raw.tables(address) == {*schema.TABLES, "meta"}


async def test_the_database_of_a_newer_program_is_refused(address: str) -> None:
    await raw.execute(address, schema.META, schema.WRITE_VERSION.format(99))
    with pytest.raises(StoreError, match="store-newer") as caught:
        await open_store(address)
    assert caught.value.problem.facts == {"found": 99, "known": schema.newest()}


async def test_a_program_of_before_runs_beside_a_schema_that_was_only_expanded(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as newer:
        newer.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT])
        async with opened(address) as store:
            await store.beat(1)
    async with opened(address) as store:
        assert await store.last_beat() == 1
    with monkeypatch.context() as newer:
        contracting = Migration(NEXT.number + 1, ("UPDATE tables SET motto = 'gone'",), contracts=True)
        newer.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT, contracting])
        async with opened(address):
            pass
    with pytest.raises(StoreError, match="store-newer"):
        await open_store(address)


async def test_many_may_open_a_new_database_at_once(address: str) -> None:
    stores = await asyncio.gather(*(open_store(address) for _ in range(5)))
    for number, store in enumerate(stores):
        await store.beat(number + 1)
    assert await stores[0].last_beat() == 5
    for store in stores:
        await store.close()


async def test_two_processes_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    address = str(tmp_path / "club.db")
    code = "import asyncio, sys; from tests.server.store.sample import opened\n"
    code += "async def main():\n async with opened(sys.argv[1]) as store: await store.ping()\nasyncio.run(main())"
    command = [sys.executable, "-c", code, address]
    processes = [subprocess.Popen(command, cwd=ROOT) for _ in range(2)]
    assert [process.wait() for process in processes] == [0, 0]
    assert await raw.tables(address) == {*schema.TABLES, "meta"}


def test_placeholders_stand_in_order_each_once() -> None:
    """SQLite gets plain question marks for them."""
    names = [vars(module) for module in (tables, people, sessions, ownership, upkeep)]
    texts = [value for known in names for value in known.values() if isinstance(value, str) and "$1" in value]
    assert len(texts) > 10
    for sql in texts:
        numbers = [int(number) for number in re.findall(r"\$(\d+)", sql)]
        assert numbers == list(range(1, len(numbers) + 1)), sql
