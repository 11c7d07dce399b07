"""The thread that writes: everything that is queued goes into one transaction with one commit.

While a group is on its way to the disk the next one queues up, so a thousand tables share a few commits. Where many
write, the thread rests a moment between two groups: the event loop has to wait for it a few times in each, however
large it is.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

from tafelrunde.server.store.base import Counts, Refused, Step, StoreUnavailable, Value, Write
from tafelrunde.server.store.sqlite_file import plain, unavailable, writing
from tafelrunde.server.store.tables import APPEND, KEEP_ROW, NEW_TABLE

Outcome = Counts | Exception | None
Group = list[Write]
Many = Callable[[int], str]
Check = Callable[[], None]
"""Raises StoreUnavailable where a write would be lost."""


class Request(NamedTuple):
    """A write and who waits for it."""

    write: Write
    future: "asyncio.Future[Counts | None]"


def _places(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)


@lru_cache
def _append_many(rows: int) -> str:
    """A line without the one before it gets no number: the journal refuses it, and the whole statement with it."""
    return (
        "INSERT INTO journal (at, body, table_id, seq)"
        " SELECT column1, column2, column3, CASE WHEN EXISTS"
        " (SELECT 1 FROM journal WHERE table_id = new.column3 AND seq = new.column4 - 1)"
        f" THEN column4 END FROM (VALUES {_places(rows, 4)}) AS new"
    )


def _keep_many(rows: int) -> str:
    head, values, tail = KEEP_ROW.partition(NEW_TABLE.partition("VALUES ")[2])
    return head + _places(rows, values.count("$")) + tail


# One statement for many rows: Python's threads change places at every statement, and a busy event loop
# lets the writer wait each time.
IN_BULK: dict[str, Many] = {APPEND: _append_many, KEEP_ROW: _keep_many}
AT_ONCE = 2000
"""How many rows one statement takes: SQLite allows 32,766 values."""
MANY = 6
"""A group of so many is followed by a rest."""
REST = 0.002
"""Seconds."""


class Writer(threading.Thread):
    """Writes for all event loops, in groups."""

    def __init__(self, connection: sqlite3.Connection, check: Check) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._connection = connection
        self._check = check
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()

    def submit(self, write: Write) -> "asyncio.Future[Counts | None]":
        """Queue a write; the future is done when it is durable or refused."""
        future: asyncio.Future[Counts | None] = asyncio.get_running_loop().create_future()
        self._requests.put(Request(write, future))
        return future

    def finish(self) -> None:
        """End the thread after everything that is queued; nothing may be submitted any more."""
        self._requests.put(None)

    def run(self) -> None:
        """Write group after group until told to finish."""
        last = False
        while not last:
            taken = list(self._take())
            group = [request for request in taken if request is not None]
            last = len(group) < len(taken)
            if group:
                _settle(group, self._commit([request.write for request in group]))
            if len(group) >= MANY:
                time.sleep(REST)
        self._connection.close()

    def _commit(self, group: Group) -> list[Outcome]:
        """Write a group, unless it would be lost."""
        try:
            self._check()
        except StoreUnavailable as error:
            return [StoreUnavailable(error.problem) for _ in group]
        return commit(self._connection, group)

    def _take(self) -> Iterator[Request | None]:
        """Wait for a request, then take all that are there."""
        yield self._requests.get()
        try:
            while True:
                yield self._requests.get_nowait()
        except queue.Empty:
            pass


def commit(connection: sqlite3.Connection, group: Group) -> list[Outcome]:
    """Write a group with one commit; where one of the writes is refused, the others are not."""
    try:
        if len(group) <= AT_ONCE and all(len(write) == 1 and write[0].sql == APPEND for write in group):
            # A single statement, and so a transaction by itself.
            _insert(connection, _append_many, [write[0].values for write in group])
            return [[1] for _ in group]
        with writing(connection):
            return _together(connection, group)
    except sqlite3.OperationalError as error:
        return [unavailable(error) for _ in group]
    except Exception:
        return _one_by_one(connection, group)


def _together(connection: sqlite3.Connection, group: Group) -> list[Outcome]:
    """Write as if nothing could be refused: the lines and rows of all tables in bulk, then the rest in order."""
    for sql, many in IN_BULK.items():
        _insert(connection, many, [step.values for write in group for step in write if step.sql == sql])
    return [[1 if step.sql in IN_BULK else _run(connection, step) for step in write] for write in group]


def _insert(connection: sqlite3.Connection, many: Many, rows: list[tuple[Value, ...]]) -> None:
    for start in range(0, len(rows), AT_ONCE):
        chosen = rows[start : start + AT_ONCE]
        connection.execute(many(len(chosen)), [value for row in chosen for value in row])


def _one_by_one(connection: sqlite3.Connection, group: Group) -> list[Outcome]:
    """Write in order, taking back only what is refused."""
    try:
        with writing(connection):
            return [_alone(connection, write) for write in group]
    except Exception as error:  # whatever it is, the thread must live on and tell everybody
        return [unavailable(error) for _ in group]


def _alone(connection: sqlite3.Connection, write: Write) -> Outcome:
    connection.execute("SAVEPOINT alone")
    try:
        outcome: Outcome = [_run(connection, step) for step in write]
    except sqlite3.OperationalError:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO alone")
        outcome = None if isinstance(error, Refused | sqlite3.IntegrityError) else error
    connection.execute("RELEASE alone")
    return outcome


def _run(connection: sqlite3.Connection, step: Step) -> int:
    changed = connection.execute(plain(step.sql), step.values).rowcount
    if step.must and not changed:
        raise Refused
    return changed


def _settle(group: list[Request], outcomes: list[Outcome]) -> None:
    """Tell everyone at once: one call into each event loop."""
    by_loop = defaultdict(list)
    for request, outcome in zip(group, outcomes, strict=True):
        by_loop[request.future.get_loop()].append((request.future, outcome))
    for loop, settled in by_loop.items():
        with suppress(RuntimeError):  # a loop that was closed meanwhile waits for nothing
            loop.call_soon_threadsafe(_resolve, settled)


def _resolve(settled: "list[tuple[asyncio.Future[Counts | None], Outcome]]") -> None:
    for future, outcome in settled:
        if future.done():  # nobody waits any more
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
