"""What the server keeps: tables, journals, people; in a SQLite file or in PostgreSQL.

A store is opened with `open_store(url)` and closed with its `close()`; `backup` and `restore` need no open store.
"""

from tafelrunde.server.store.address import read_address
from tafelrunde.server.store.backup_file import verify
from tafelrunde.server.store.backups import backup, restore
from tafelrunde.server.store.base import (
    AgedTable,
    BadBackup,
    Blocked,
    Chat,
    Conflict,
    Cursor,
    FailedLogins,
    Holdings,
    Line,
    Person,
    Session,
    Status,
    StoreError,
    StoreUnavailable,
    TableRow,
    Token,
)
from tafelrunde.server.store.sqlite import SqliteStore
from tafelrunde.server.store.store import Store

__all__ = [
    "open_store",
    "Store",
    "TableRow",
    "AgedTable",
    "Holdings",
    "Blocked",
    "Status",
    "Cursor",
    "Line",
    "Person",
    "Token",
    "Session",
    "FailedLogins",
    "Chat",
    "backup",
    "restore",
    "verify",
    "StoreError",
    "Conflict",
    "StoreUnavailable",
    "BadBackup",
]


async def open_store(url: str, *, exclusive: bool = False) -> Store:
    """Open the store at an address: a path, `sqlite:///path` or `postgresql://…`; exclusive: for one server."""
    kind, place = read_address(url)
    store = SqliteStore(place, exclusive=exclusive) if kind == "sqlite" else _postgres(place, exclusive)
    await store.open()
    return store


def _postgres(url: str, exclusive: bool) -> Store:
    # PostgreSQL's library is an extra that a host with a file does not need.
    from tafelrunde.server.store.postgres import PostgresStore

    return PostgresStore(url, exclusive=exclusive)
