"""All rows of a SQLite file, out and in."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tafelrunde.core.errors import BadFile
from tafelrunde.server.store.backup_file import AT_ONCE, Chunk
from tafelrunde.server.store.base import StoreError
from tafelrunde.server.store.lock import FileLock
from tafelrunde.server.store.schema import READ_VERSION, TABLES, known, upgrade_sqlite
from tafelrunde.server.store.sqlite_file import connect, keep_a_log, make, plain, saying_what_is_wrong, writing

EXISTING = "SELECT name FROM sqlite_master WHERE type = 'table'"


@contextmanager
def snapshot(path: Path) -> Iterator[tuple[int, Iterator[Chunk]]]:
    """Give the schema's version and all rows as they are at this moment, whatever is written meanwhile."""
    if not path.is_file():
        raise BadFile("file-missing", path=str(path))
    with saying_what_is_wrong(), closing(connect(path)) as connection:
        connection.execute("BEGIN")
        tables = _tables(connection)
        if not tables:
            raise StoreError("store-empty")
        yield _version(connection), _chunks(connection, tables)


def _version(connection: sqlite3.Connection) -> int:
    row = connection.execute(READ_VERSION).fetchone()
    return known(row and row[0])


def _tables(connection: sqlite3.Connection) -> list[str]:
    existing = {name for (name,) in connection.execute(EXISTING)}
    return [table for table in TABLES if table in existing]


def _chunks(connection: sqlite3.Connection, tables: list[str]) -> Iterator[Chunk]:
    for table in tables:
        cursor = connection.execute(f"SELECT * FROM {table}")
        columns = tuple(column[0] for column in cursor.description)
        while rows := cursor.fetchmany(AT_ONCE):
            yield Chunk(table, columns, rows)


def load(path: Path, version: int, chunks: Iterable[Chunk], force: bool) -> None:
    """Fill a file that no server uses with the rows of a backup and bring them up to date; all or nothing."""
    with FileLock(path):
        make(path)
        _fill(path, version, chunks, force)


def _fill(path: Path, version: int, chunks: Iterable[Chunk], force: bool) -> None:
    with saying_what_is_wrong(), closing(connect(path)) as connection:
        keep_a_log(connection)
        with writing(connection):
            _make_room(connection, force)
            upgrade_sqlite(connection, version)
            for chunk in chunks:
                connection.executemany(plain(chunk.insertion), chunk.rows)
            upgrade_sqlite(connection)


def _make_room(connection: sqlite3.Connection, force: bool) -> None:
    """Drop the tables, which must be empty unless forced."""
    tables = _tables(connection)
    if not tables:
        return
    _version(connection)  # what a newer program made is not for us to drop
    used = [table for table in tables if connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone()]
    if used and not force:
        raise StoreError("store-not-empty", tables=used)
    for table in (*reversed(tables), "meta"):
        connection.execute(f"DROP TABLE {table}")
