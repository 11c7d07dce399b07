import asyncio
import gzip
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tafelrunde.core.errors import BadFile
from tafelrunde.server.store import BadBackup, Store, StoreError, backup, restore, schema
from tafelrunde.server.store.backup_file import BackupWriter, Chunk
from tests.server.store import raw
from tests.server.store.sample import contents, contents_of_version_1, fill, line, opened, row, session
from tests.server.store.test_schema import NEXT, make_version_1

COUNTS = {
    "people": 2,
    "tables": 2,
    "seats": 2,
    "journal": 5,
    "chat": 1,
    "tokens": 1,
    "settings": 1,
    "heartbeat": 1,
    "outages": 1,
    "sessions": 1,
    "failed_logins": 1,
}


VERSION = re.compile(rb'"schema":\d+')


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A place for a backup."""
    return tmp_path / "club.backup"


@pytest.fixture
def full(file: Path, tmp_path: Path) -> Path:
    """A backup with something of everything."""

    async def make() -> None:
        address = str(tmp_path / "full.db")
        async with opened(address) as store:
            await fill(store)
        await backup(address, file)

    asyncio.run(make())
    return file


async def test_everything_comes_back_in_any_database(address: str, other_address: str, file: Path) -> None:
    async with opened(address) as store:
        await fill(store)
        before = await contents(store)
        assert await backup(address, file) == COUNTS
    await restore(file, other_address)
    async with opened(other_address) as store:
        assert await contents(store) == before
        await store.append("t1", line(4))
    assert [path.name for path in file.parent.iterdir() if "backup" in path.name] == ["club.backup"]
    assert file.stat().st_mode & 0o777 == 0o600


async def test_what_lies_in_a_shared_folder_already_is_neither_written_to_nor_followed(
    tmp_path: Path, file: Path
) -> None:
    address, elsewhere, planted = str(tmp_path / "x.db"), tmp_path / "elsewhere", tmp_path / "club.backup.part"
    async with opened(address) as store:
        await fill(store)
    planted.touch()
    planted.chmod(0o666)
    file.symlink_to(elsewhere)
    await backup(address, file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert (file.is_symlink(), elsewhere.exists(), planted.read_bytes()) == (False, False, b"")
    await restore(file, str(tmp_path / "copy.db"))


async def test_a_backup_that_cannot_be_finished_leaves_nothing(full: Path, tmp_path: Path) -> None:
    before, target = sorted(tmp_path.iterdir()), tmp_path / "folder"
    target.mkdir()
    with pytest.raises(BadFile, match="file-unwritable"):
        await backup(str(tmp_path / "full.db"), target)
    assert sorted(tmp_path.iterdir()) == sorted([*before, target])


async def test_a_backup_is_one_moment_of_a_running_server(address: str, file: Path, tmp_path: Path) -> None:
    async def play(store: Store, table: str) -> None:
        seq = 0
        while not done.is_set():
            seq += 1
            await store.append(table, line(seq), row(table, updated=seq))

    done = asyncio.Event()
    async with opened(address) as store:
        names = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(store.create_table(row(name, updated=0), line(0)) for name in names))
        players = [asyncio.create_task(play(store, name)) for name in names]
        await asyncio.sleep(0.1)
        await backup(address, file)
        done.set()
        await asyncio.gather(*players)
    copy = str(tmp_path / "copy.db")
    await restore(file, copy)
    async with opened(copy) as store:
        rows = await store.tables()
        assert len(rows) == 20
        for each in rows:
            assert (await store.journal(each.id))[-1].seq == each.updated


async def test_many_rows_come_back(tmp_path: Path, file: Path, other_address: str) -> None:
    address = str(tmp_path / "many.db")
    names = [f"t{number}" for number in range(2500)]
    async with opened(address) as store:
        await asyncio.gather(*(store.create_table(row(name), line(0)) for name in names))
    assert (await backup(address, file))["journal"] == 2500
    await restore(file, other_address)
    assert await raw.execute(other_address, "SELECT count(*) FROM journal") == [(2500,)]


async def test_an_empty_store_can_be_backed_up(address: str, other_address: str, file: Path) -> None:
    async with opened(address):
        assert await backup(address, file) == {}
    await restore(file, other_address)
    async with opened(other_address) as store:
        assert await store.tables() == []


async def test_a_store_that_is_not_empty_is_overwritten_only_by_force(full: Path, address: str) -> None:
    async with opened(address) as store:
        await store.create_table(row("mine"), line(0))
    with pytest.raises(StoreError, match="store-not-empty") as caught:
        await restore(full, address)
    assert caught.value.problem.facts == {"tables": ["tables", "journal"]}
    async with opened(address) as store:
        assert await store.table("mine") == row("mine")
    await restore(full, address, force=True)
    async with opened(address) as store:
        assert {each.id for each in await store.tables()} == {"t1", "t2"}


async def test_the_database_of_a_newer_program_is_neither_copied_nor_overwritten(
    full: Path, address: str, tmp_path: Path
) -> None:
    async with opened(address):
        pass
    await raw.execute(address, schema.WRITE_VERSION.format(99))
    with pytest.raises(StoreError, match="store-newer"):
        await backup(address, tmp_path / "newer.backup")
    with pytest.raises(StoreError, match="store-newer"):
        await restore(full, address, force=True)
    assert not (tmp_path / "newer.backup").exists()


async def test_a_backup_of_an_older_schema_is_brought_up_to_date(
    full: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT])
    await restore(full, address)
    assert await raw.execute(address, schema.READ_VERSION) == [(str(NEXT.number),)]
    assert await raw.execute(address, "SELECT DISTINCT motto FROM tables") == [("knights",)]


async def test_a_backup_of_version_1_is_restored_and_works(address: str, other_address: str, file: Path) -> None:
    before = await make_version_1(address)
    await backup(address, file)
    await restore(file, other_address)
    async with opened(other_address) as store:
        assert await contents_of_version_1(store) == before
        await store.add_session(session())


def rewritten(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    """Return a forgery that changes the lines inside the packed file."""
    return lambda packed: gzip.compress(b"".join(change(gzip.decompress(packed).splitlines(keepends=True))))


FORGERIES = {
    "cut": lambda packed: packed[:-20],
    "cut in the middle": lambda packed: packed[: len(packed) // 2],
    "a flipped bit": lambda packed: packed[:100] + bytes([packed[100] ^ 1]) + packed[101:],
    "not packed": gzip.decompress,
    "empty": lambda packed: b"",
    "nothing inside": lambda packed: gzip.compress(b""),
    "no end": rewritten(lambda lines: lines[:-1]),
    "no header": rewritten(lambda lines: lines[1:]),
    "only a header": rewritten(lambda lines: lines[:1]),
    "a row less": rewritten(lambda lines: [*lines[:3], *lines[4:]]),
    "a row twice": rewritten(lambda lines: [*lines[:3], *lines[2:]]),
    "another name": rewritten(lambda lines: [text.replace(b'"Anna"', b'"Anni"') for text in lines]),
    "more after the end": rewritten(lambda lines: [*lines, lines[2]]),
    "another format": rewritten(lambda lines: [lines[0].replace(b'_backup":1', b'_backup":2'), *lines[1:]]),
    "a newer schema": rewritten(lambda lines: [VERSION.sub(b'"schema":99', lines[0]), *lines[1:]]),
    "a statement": rewritten(lambda lines: [text.replace(b'"generation"', b'"x) --"') for text in lines]),
}


@pytest.mark.parametrize("forgery", FORGERIES)
async def test_a_truncated_or_edited_backup_is_refused(full: Path, tmp_path: Path, forgery: str) -> None:
    full.write_bytes(FORGERIES[forgery](full.read_bytes()))
    target = tmp_path / "target.db"
    with pytest.raises(BadBackup, match="backup-"):
        await restore(full, str(target))
    assert not target.exists()


ORPHAN = Chunk("seats", ("table_id", "person_id"), [("t1", "anna")])
STRANGE = Chunk("settings", ("key", "colour"), [("a", "b")])


@pytest.mark.parametrize("chunk", [ORPHAN, STRANGE], ids=["orphan", "strange"])
async def test_rows_that_do_not_fit_leave_the_target_as_it_was(file: Path, address: str, chunk: Chunk) -> None:
    with BackupWriter(file, 1) as writer:
        writer.add(chunk)
    async with opened(address) as store:
        await store.beat(7)
    with pytest.raises(StoreError, match="store-unavailable"):
        await restore(file, address, force=True)
    async with opened(address) as store:
        assert await store.last_beat() == 7
        assert await store.tables() == []


async def test_places_that_cannot_be_read_or_written_are_named(tmp_path: Path, full: Path) -> None:
    with pytest.raises(BadFile, match="file-missing"):
        await backup(str(tmp_path / "nothing.db"), tmp_path / "x")
    with pytest.raises(BadFile, match="file-missing"):
        await restore(tmp_path / "nothing", str(tmp_path / "x.db"))
    with pytest.raises(BadFile, match="file-unreadable"):
        await restore(tmp_path, str(tmp_path / "x.db"))
    with pytest.raises(BadFile, match="file-unwritable"):
        await backup(str(tmp_path / "full.db"), tmp_path / "nowhere" / "x")


async def test_a_database_without_a_store_has_no_backup(address: str, file: Path) -> None:
    await raw.execute(address, "CREATE TABLE other (id INTEGER)")
    with pytest.raises(StoreError, match="store-empty"):
        await backup(address, file)


def test_the_file_is_lines_of_json(full: Path) -> None:
    lines = [msgspec.json.decode(text) for text in gzip.decompress(full.read_bytes()).splitlines()]
    assert lines[0] == {"tafelrunde_backup": 1, "schema": schema.newest()}
    assert lines[1] == {
        "table": "people",
        "columns": ["id", "name", "created", "seen", "login", "password", "generation", "portrait"],
    }
    assert lines[2] == ["anna", "Anna", 1000, 1000, "anna", "argon2…", 3, None]
    assert lines[-1]["rows"] == COUNTS
    assert len(lines[-1]["sha256"]) == 64


async def test_a_malformed_postgres_address_is_refused(full: Path) -> None:
    with pytest.raises(StoreError, match="store-url-postgres"):
        await restore(full, "postgresql://anna@host:port/club")
