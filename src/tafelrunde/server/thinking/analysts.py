"""Analyses of matches, in processes of their own: begun once, followed by asking again, kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue

import msgspec

from tafelrunde.analysis import Ledger, analyse
from tafelrunde.core.record import Record
from tafelrunde.server.errors import Unavailable
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.thinking.child_process import ChildProcess
from tafelrunde.server.thinking.fair_queue import RETRY, FairPool, FairQueue, Owner

PATIENCE = 120.0
"""Seconds without a sign of progress after which an analysis is given up; at first much has to be loaded."""
MOST_OWN = 4
"""How many analyses of one owner may wait."""
MOST_WAITING = 64
KEPT = 64
KEPT_BYTES = 64_000_000
"""Analyses that are kept, and their size; beyond this those asked for longest ago are forgotten."""
EVERY = 10
"""Entries between two signs of progress."""

log = Log("analysts")


class Analysis(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the analysis of a match is, and what came of it."""

    done: int
    """Entries that have been looked at."""
    of: int
    ledger: Ledger | None = None
    """Once all have been."""


class Job:
    """An analysis under way."""

    def __init__(self, entries: int) -> None:
        self.entries, self.done = entries, 0
        self.ledger: bytes | None = None
        """As JSON: that is all that anybody asks for."""

    def answer(self) -> bytes:
        """Return how far it is, as an `Analysis` in JSON."""
        ledger = b"" if self.ledger is None else b',"ledger":' + self.ledger
        return b'{"done":%d,"of":%d%s}' % (self.done, self.entries, ledger)


class Analysts:
    """Analyses matches for one owner after another."""

    def __init__(self, processes: int) -> None:
        self._children = [ChildProcess(_work, "analysis") for _ in range(processes)]
        self._idle: SimpleQueue[ChildProcess] = SimpleQueue()
        for child in self._children:
            self._idle.put(child)
        self._pool = FairPool("analysis", processes, FairQueue(processes, MOST_OWN, MOST_WAITING))
        self.queue = self._pool.queue
        self._jobs: OrderedDict[str, tuple[Job, asyncio.Task[bytes | None]]] = OrderedDict()

    def knows(self, table: str) -> bool:
        """Say whether the analysis of a table's match has begun."""
        return table in self._jobs

    async def follow(self, owner: Owner, table: str, record: Record) -> Job:
        """Return how far the analysis of a match is; whoever asks first lets it begin."""
        if table not in self._jobs:
            job = Job(len(record.entries))
            self._jobs[table] = job, asyncio.get_running_loop().create_task(self._run(owner, job, record))
        self._jobs.move_to_end(table)
        self._forget()
        job, task = self._jobs[table]
        await asyncio.wait({task}, timeout=0.2)  # most are done soon
        if not task.done():
            return job
        if task.cancelled() or task.exception() or task.result() is None:
            self._jobs.pop(table, None)
            error = None if task.cancelled() else task.exception()
            raise error or Unavailable("analysis-failed", seconds=RETRY)
        job.ledger = task.result()
        return job

    def _forget(self) -> None:
        """Let go of what was asked for longest ago, where there is too much."""
        sizes = {table: len(job.ledger or b"") for table, (job, _) in self._jobs.items()}
        while len(sizes) > 1 and (len(sizes) > KEPT or sum(sizes.values()) > KEPT_BYTES):
            oldest = next(iter(sizes))
            self._jobs.pop(oldest)[1].cancel()
            del sizes[oldest]

    async def _run(self, owner: Owner, job: Job, record: Record) -> bytes | None:
        def tell(done: int) -> None:
            job.done = done

        return await self._pool.run(owner, self._ask, record.dumps(), tell)

    def _ask(self, record: str, tell: Callable[[int], None]) -> bytes | None:
        """Let a process do it; None if it fails or gives no sign of life."""
        child = self._idle.get()
        try:
            pipe = child.pipe()
            pipe.send(record)
            while pipe.poll(PATIENCE):
                told: int | bytes = pipe.recv()
                if isinstance(told, bytes):
                    return told or None
                tell(told)
        except (EOFError, OSError) as error:
            if not child.dismissed:
                log.error("process-failed", error)
        finally:
            self._idle.put(child)
        child.end()
        return None

    def close(self) -> None:
        """Let the processes go."""
        for _, task in self._jobs.values():
            task.cancel()
        self._pool.close()
        for child in self._children:
            child.dismiss()


def _work(line: Connection) -> None:
    """Analyse records until the server is gone; an empty answer says that it failed."""
    while True:
        try:
            record: str = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            line.send(msgspec.json.encode(analyse(record, lambda done, of: _tell(line, done, of))))
        except Exception as error:
            log.error("analysis-failed", error)
            line.send(b"")


def _tell(line: Connection, done: int, of: int) -> None:
    if done % EVERY == 0 or done == of:
        line.send(done)
