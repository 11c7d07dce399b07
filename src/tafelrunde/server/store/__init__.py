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
    Fenced,
    Holdings,
    Line,
    Person,
    Session,
    Status,
    StoreError,
    StoreUnavailable,
    TableRow,
    Token,
    Use,
)
from tafelrunde.server.store.sqlite import SqliteStore
from tafelrunde.server.store.store import Store
from tafelrunde.server.store.tables import FIRST_EPOCH

__all__ = [
    "open_store",
    "Store",
    "TableRow",
    "FIRST_EPOCH",
    "AgedTable",
    "Holdings",
    "Blocked",
    "Status",
    "Cursor",
    "Line",
    "Person",
    "Token",
    "Use",
    "Session",
    "FailedLogins",
    "Chat",
    "backup",
    "restore",
    "verify",
    "StoreError",
    "Conflict",
    "Fenced",
    "StoreUnavailable",
    "BadBackup",
]


async def open_store(url: str, *, use: Use = "beside") -> Store:
    """Open the store at an address: a path, `sqlite:///path` or `postgresql://…`.

    A file has one server, a PostgreSQL database as many as there are; whoever wants it alone is refused while there
    is one.
    """
    kind, place = read_address(url)
    store = SqliteStore(place, exclusive=use != "beside") if kind == "sqlite" else _postgres(place, use)
    await store.open()
    return store


def _postgres(url: str, use: Use) -> Store:
    # PostgreSQL's library is an extra that a host with a file does not need.
    from tafelrunde.server.store.postgres import PostgresStore

    return PostgresStore(url, use=use)
