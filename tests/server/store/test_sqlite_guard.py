import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tafelrunde.server.store import Store, StoreUnavailable, open_store, sqlite_guard
from tests.server.store.sample import fill, line, opened, row


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with something of everything."""
    path = tmp_path / "club.db"

    async def make() -> None:
        async with opened(str(path)) as store:
            await fill(store)

    asyncio.run(make())
    return path


async def refusal(store: Store, code: str) -> None:
    """Wait until writes are refused for a reason; until then the look before counts."""
    with pytest.raises(StoreUnavailable, match=code):
        await ping_without_end(store)


async def ping_without_end(store: Store) -> None:
    while True:
        await store.ping()
        await asyncio.sleep(0.01)


async def test_nothing_is_acknowledged_after_the_file_was_removed(file: Path) -> None:
    async with opened(str(file)) as store:
        file.unlink()
        await refusal(store, "store-file-gone")
        with pytest.raises(StoreUnavailable, match="store-file-gone"):
            await store.append("t1", line(4))
        assert await store.table("t1") is not None


async def test_a_file_that_is_put_back_is_used_again_and_a_copy_in_its_place_is_not(file: Path) -> None:
    aside = file.with_name("aside.db")
    async with opened(str(file)) as store:
        file.rename(aside)
        file.write_bytes(aside.read_bytes())
        await refusal(store, "store-file-gone")
        aside.rename(file)
        while True:
            try:
                await store.append("t1", line(4))
                break
            except StoreUnavailable:
                await asyncio.sleep(0.01)


def test_a_busy_writer_looks_at_the_folder_only_now_and_then(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, looks = [100.0], list[Path]()
    guard = sqlite_guard.Guard(file, lambda: now[0])
    monkeypatch.setattr(sqlite_guard, "_identity", looks.append)
    for _ in range(1000):
        guard.check()
    assert looks == []
    now[0] += sqlite_guard.LOOK_S
    with pytest.raises(StoreUnavailable, match="store-file-gone"):
        guard.check()
    assert looks == [file]


def damage(file: Path) -> None:
    """Overwrite every page but the first three; what is there still opens."""
    content = file.read_bytes()
    file.write_bytes(content[: 3 * 4096] + b"\xa5" * (len(content) - 3 * 4096))


async def test_a_damaged_file_is_refused_at_the_start(file: Path) -> None:
    damage(file)
    before = file.read_bytes()
    with pytest.raises(StoreUnavailable, match="store-damaged"):
        await open_store(str(file))
    assert file.read_bytes() == before


async def test_a_large_file_is_inspected_beside_the_work_and_closed_to_writes_if_it_is_damaged(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_guard, "AT_ONCE_BYTES", 0)
    async with opened(str(file)) as store:
        await store.ping()
    content = file.read_bytes()
    page = content.index(b"argon2") // 4096
    file.write_bytes(content[: page * 4096] + b"\xa5" * 4096 + content[(page + 1) * 4096 :])
    async with opened(str(file)) as store:
        await refusal(store, "store-damaged")


@contextmanager
def full_disk() -> Iterator[None]:
    """Let no file grow: what a full disk does."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_full_disk_is_no_healthy_store_and_one_with_room_again_is(file: Path) -> None:
    async with opened(str(file)) as store:
        with full_disk():
            with pytest.raises(StoreUnavailable):
                await store.ping()
            with pytest.raises(StoreUnavailable):
                await store.create_table(row("more"), line(0))
        await store.ping()
        await store.create_table(row("more"), line(0))
