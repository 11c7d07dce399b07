from pathlib import Path

import pytest

from tafelrunde.server.store import StoreError, StoreUnavailable, open_store
from tafelrunde.server.store.address import Address, read_address
from tests.server.store.sample import line, opened, row


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("club.db", Address("sqlite", "club.db")),
        ("/srv/club.db", Address("sqlite", "/srv/club.db")),
        ("sqlite:///club.db", Address("sqlite", "club.db")),
        ("sqlite:////srv/club.db", Address("sqlite", "/srv/club.db")),
        ("postgres://a@b/c", Address("postgres", "postgres://a@b/c")),
        ("postgresql://a@b/c", Address("postgres", "postgresql://a@b/c")),
    ],
)
def test_addresses_name_a_file_or_a_server(url: str, address: Address) -> None:
    assert read_address(url) == address


@pytest.mark.parametrize(
    "url", ["", " ", "sqlite://", "sqlite:///", "sqlite://club.db", "mysql://anna:secret@b/c", ":memory:", "://x"]
)
async def test_other_addresses_are_refused_without_showing_a_password(url: str) -> None:
    with pytest.raises(StoreError, match="store-url") as caught:
        await open_store(url)
    assert "secret" not in str(caught.value)


async def test_a_malformed_postgres_address_is_refused() -> None:
    with pytest.raises(StoreError, match="store-url-postgres"):
        await open_store("postgresql://anna@host:port/club")


def test_postgres_without_its_library_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.store.address.find_spec", lambda name: None)
    with pytest.raises(StoreError, match="store-needs-asyncpg"):
        read_address("postgresql://a@b/c")


async def test_a_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    async with opened(str(path)) as store:
        await store.create_table(row(), line(0))
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert modes == {"club.db": 0o600, "club.db-wal": 0o600, "club.db-shm": 0o600}
    assert [file.name for file in tmp_path.iterdir()] == ["club.db"]


async def test_a_file_that_cannot_be_made_or_is_something_else_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="store-unavailable"):
        await open_store(str(tmp_path / "nowhere" / "club.db"))
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 100)
    with pytest.raises(StoreUnavailable, match="not a database"):
        await open_store(str(tmp_path / "letter.txt"))
