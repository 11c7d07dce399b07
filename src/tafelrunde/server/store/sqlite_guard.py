"""Whether what is written to a SQLite file can be found again: the file is sound, and still where it was."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Thread

from tafelrunde.core.messages import Problem
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.store.base import StoreUnavailable
from tafelrunde.server.store.sqlite_file import connect, saying_what_is_wrong

LOOK_S = 0.25
"""Seconds between two looks at the folder: a look at every write would let a busy event loop wait."""
AT_ONCE_BYTES = 64_000_000
"""A larger file is checked while the server runs already."""

log = Log("store")


class Guard:
    """Refuses writes that would be lost."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._path = path
        self._identity = _identity(path)
        self._clock = clock
        self._looked = clock()
        self._gone = False
        self._damage: Problem | None = None

    def inspect(self) -> None:
        """Look for damage: in a small file now, in a large one beside the work."""
        size = self._path.stat().st_size
        if size <= AT_ONCE_BYTES:
            inspect(self._path)
        else:
            log.info("store-is-inspected", bytes=size)
            Thread(target=self._inspect, name="store-inspector", daemon=True).start()

    def check(self) -> None:
        """Raise StoreUnavailable where a write would be lost."""
        now = self._clock()
        if now - self._looked >= LOOK_S:
            self._looked = now
            self._gone = _identity(self._path) != self._identity
        if self._gone:
            raise StoreUnavailable("store-file-gone", path=str(self._path))
        if self._damage is not None:
            raise StoreUnavailable(self._damage)

    def _inspect(self) -> None:
        try:
            inspect(self._path)
            log.info("store-is-sound")
        except StoreUnavailable as error:
            if error.problem.code == "store-damaged":
                self._damage = error.problem
            log.error("store-is-unsound", error)


def inspect(path: Path) -> None:
    """Raise StoreUnavailable where a file is damaged."""
    with saying_what_is_wrong(), closing(connect(path)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreUnavailable("store-damaged", detail=" ".join(found.split()))


def _identity(path: Path) -> tuple[int, int] | None:
    """Tell a file from all others, even from a copy in its place."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
