"""One server for one SQLite file: a lock that ends with its holder, however that ends."""

import os
from pathlib import Path

from tafelrunde.server.store.base import StoreError
from tafelrunde.server.store.sqlite_file import unavailable

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

    def _try_to_lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
else:

    def _try_to_lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The lock of a database file, in a small file beside it.

    The database itself is not locked: closing any descriptor of it would drop SQLite's own locks. The small file
    stays when the lock is given back, as whoever deletes it could let two servers lock two different ones.
    """

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        self._path = real.with_name(real.name + ".lock")
        self._descriptor: int | None = None

    def __enter__(self) -> "FileLock":
        """Take the lock, or say that another server has it."""
        try:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise unavailable(error) from error
        try:
            _try_to_lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            raise StoreError("store-in-use") from error
        self._descriptor = descriptor
        return self

    def __exit__(self, *_: object) -> None:
        """Give it back; twice does no harm."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)
