"""Backups on a schedule: each made by a process of its own, old ones thinned out, and what fails is told."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import Protocol

import msgspec

from tafelrunde.server.errors import error_of
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.operations.retention import PATTERN, kept, moment_of, name_at
from tafelrunde.server.operations.settings import Settings, variable
from tafelrunde.server.store import StoreError
from tafelrunde.server.store.lock import FileLock

RETRY = 300.0
"""Seconds until a backup that failed is tried again."""
LATE = 2
"""After so many times the interval a host is told that the last backup is old."""
NICENESS = 10
"""Where the processor is scarce the tables come first."""
Make = Callable[[Path], Awaitable[str]]
"""Makes a backup; returns what was wrong, in a sentence, and nothing if it is there."""

log = Log("backups")


class BackupMetrics(Protocol):
    """Counts backups."""

    def count_backup(self, outcome: str) -> None:
        """Count a backup that was done or failed."""
        ...

    def watch_backups(self, newest: Callable[[], float]) -> None:
        """Let `newest` say when the newest backup was made, in seconds since the epoch."""
        ...


class BackupState(msgspec.Struct, frozen=True):
    """How the backups are, for whoever watches over the server."""

    state: str
    """ok, late or failing; none before the first one."""
    last: str | None
    """When the newest was made."""
    why: str | None = None
    """What was wrong with the last attempt."""


class ScheduledBackups:
    """Makes a backup whenever the newest in the folder is old enough, and removes those that are not kept."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        database: str,
        metrics: BackupMetrics,
        make: Make | None = None,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._folder = folder
        self._every = timedelta(hours=settings.backup_every)
        self._keep = settings.backup_keep
        self._metrics = metrics
        self._make = make or (lambda file: _make_in_a_process(database, file))
        self._now = clock
        self._why: str | None = None
        metrics.watch_backups(lambda: newest.timestamp() if (newest := self._newest()) else 0.0)

    async def run(self) -> None:
        """Back up for as long as the server lives, from the start if one is due."""
        while True:
            await asyncio.sleep(self.seconds_left())
            if not await self.back_up():
                await asyncio.sleep(RETRY)

    def seconds_left(self) -> float:
        """Return how long it is until the next backup is due."""
        newest = self._newest()
        return 0.0 if newest is None else max(0.0, (newest + self._every - self._now()).total_seconds())

    async def back_up(self) -> bool:
        """Make a backup if one is due, and remove those that are not kept; say whether there is one now."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            # Servers may share the folder: whoever comes first makes the backup for all.
            with FileLock(self._folder / "backups"):
                wrong = await self._back_up() if self.seconds_left() == 0 else ""
        except StoreError as error:
            if error.problem.code == "store-in-use":
                return False  # another server is at it
            wrong = error_of(error.problem).message
        except OSError as error:
            wrong = str(error)
        self._why = wrong or None
        if wrong:
            self._metrics.count_backup("failed")
            log.error("backup-failed", why=wrong)
        return not wrong

    async def _back_up(self) -> str:
        for left in self._folder.glob(f"{PATTERN}.*.part"):
            left.unlink(missing_ok=True)
        begun, moment = monotonic(), self._now()
        file = self._folder / name_at(moment)
        if wrong := await self._make(file):
            return wrong
        size = file.stat().st_size
        self._metrics.count_backup("done")
        removed = self._thin_out()
        log.info("backup-done", file=file.name, bytes=size, seconds=round(monotonic() - begun, 1), removed=removed)
        return ""

    def _thin_out(self) -> int:
        """Remove what is not kept; return how many."""
        found = self._found()
        gone = set(found) - kept(found, self._keep)
        for moment in gone:
            found[moment].unlink(missing_ok=True)
        return len(gone)

    def state(self) -> BackupState:
        """Return how the backups are."""
        newest = self._newest()
        if self._why is not None:
            state = "failing"
        elif newest is None:
            state = "none"
        else:
            state = "late" if self._now() - newest > LATE * self._every else "ok"
        return BackupState(state, newest.isoformat() if newest else None, self._why)

    def _found(self) -> dict[datetime, Path]:
        """Return the backups in the folder; other files are none of our business, nor what a wrong clock made."""
        dated = ((moment_of(file.name), file) for file in self._folder.glob(PATTERN))
        return {moment: file for moment, file in dated if moment and moment <= self._now()}

    def _newest(self) -> datetime | None:
        return max(self._found(), default=None)


async def _make_in_a_process(database: str, file: Path) -> str:
    """Let a process of low priority make a backup, so that no move waits for it; return what it complained of."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tafelrunde", "--language", "en", "backup", str(file)),
        # An address may hold a password, which everybody could read among the arguments.
        env={**os.environ, variable("database"): database},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    if hasattr(os, "setpriority"):
        with suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            process.kill()
        raise
    words = " ".join(said.decode(errors="replace").split())
    return (words or f"status {process.returncode}") if process.returncode else ""
