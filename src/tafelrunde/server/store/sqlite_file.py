"""A SQLite file: making it, connecting to it, bringing its schema up to date."""

import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from tafelrunde.server.store.base import StoreUnavailable
from tafelrunde.server.store.schema import upgrade_sqlite

PATIENCE_S = 10.0
"""How long to wait for another process, such as a restore, that holds the file."""
PAUSE_S = 0.05
PRIMARY = 0xFF
"""The part of SQLite's error codes that says what kind of error it is."""
SETTINGS = (
    "synchronous = FULL",
    "foreign_keys = ON",
    # Fold the log back every 40 MB, not 4.
    "wal_autocheckpoint = 10000",
)

WRITER_CACHE_KIB, READER_CACHE_KIB = 16384, 2048
"""Pages that are kept: appends touch those of thousands of tables (more made none cheaper, as the system keeps the
file besides), while reading only brings back what nobody has used for long."""


@lru_cache(maxsize=256)
def plain(sql: str) -> str:
    """Return a statement with SQLite's placeholders; numbered ones stand in order, each once."""
    return re.sub(r"\$\d+", "?", sql)


def unavailable(error: Exception) -> StoreUnavailable:
    """Return the error that says that the file cannot be used."""
    kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & PRIMARY
    code = "store-damaged" if kind == sqlite3.SQLITE_CORRUPT else "store-unavailable"
    return StoreUnavailable(code, detail=str(error))


def connect(path: Path, cache_kib: int = WRITER_CACHE_KIB) -> sqlite3.Connection:
    """Connect to a database file; a commit is on the disk when it returns."""
    connection = sqlite3.connect(path, PATIENCE_S, isolation_level=None, check_same_thread=False)
    for setting in (*SETTINGS, f"cache_size = -{cache_kib}"):
        connection.execute(f"PRAGMA {setting}")
    return connection


def make(path: Path) -> None:
    """Make an empty file if there is none; it will hold hashes of passwords, so only its owner may read it."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise unavailable(error) from error


@contextmanager
def saying_what_is_wrong() -> Iterator[None]:
    """Turn the database's errors into the store's."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise unavailable(error) from error


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """Do what follows in one transaction that nobody else writes in."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # Where the disk is full SQLite has rolled back by itself.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def prepare(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Return a connection for writing and one for reading, the schema being up to date."""
    with saying_what_is_wrong():
        connection = connect(path)
        try:
            keep_a_log(connection)
            with writing(connection):
                upgrade_sqlite(connection)
            reader = connect(path, READER_CACHE_KIB)
        except BaseException:
            connection.close()
            raise
        reader.execute("PRAGMA query_only = ON")
    return connection, reader


def keep_a_log(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log, so that readers never wait; SQLite itself does not wait for this lock."""
    for _ in range(round(PATIENCE_S / PAUSE_S)):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            time.sleep(PAUSE_S)
    raise StoreUnavailable("store-unavailable", detail="locked")
