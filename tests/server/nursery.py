"""Starts many servers quickly: everything is loaded once, and each server is a fork.

Run as a program it is the process that forks; `Nursery` is its other end.
"""

import asyncio
import gc
import os
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Thread
from typing import NamedTuple

import msgspec

from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import schema
from tafelrunde.server.store.schema import Migration
from tests.server.hosting import Json

LOOK = 0.002
"""Seconds between two looks at what the nursery has said."""
STDIN = 0
MUCH = 65536
"""Bytes that are read at once."""


class Forked(NamedTuple):
    """A server of the nursery. Its number is its own, while a process may get that of one which is gone."""

    pid: int
    port: int
    number: int


class Nursery:
    """Servers in processes of their own, and what they log."""

    def __init__(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `close`
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )
        self._asked = 0
        self._pids: dict[int, int] = {}
        self._ports: dict[int, int] = {}
        self._ended: dict[int, int] = {}
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    async def start(self, settings: Settings, *migrations: Migration) -> Forked:
        """Start a server, and wait until it listens.

        With steps of the schema that are still to come, it is a server of a later version.
        """
        assert self._process.stdin is not None
        number, self._asked = self._asked, self._asked + 1
        later = [(step.number, step.shared, step.contracts) for step in migrations]
        self._process.stdin.write(msgspec.json.encode((settings, later)) + b"\n")
        self._process.stdin.flush()
        await self._until(lambda: number in self._ports or number in self._ended)
        assert number in self._ports, self.said()
        return Forked(self._pids[number], self._ports[number], number)

    async def ended(self, number: int) -> int:
        """Wait until a server's process is gone; return its exit status (below zero: the signal that ended it)."""
        await self._until(lambda: number in self._ended)
        return self._ended[number]

    def said(self) -> str:
        """Return everything that the servers logged."""
        self._errors.seek(0)
        return self._errors.read().replace(b"\0", b"").decode()

    def errors(self) -> list[Json]:
        """Return what they logged as errors."""
        entries = [line for line in self.said().splitlines() if line.startswith("{")]
        return [entry for entry in map(msgspec.json.decode, entries) if entry["level"] == "error"]

    def forget_errors(self) -> None:
        """Begin anew with what is logged."""
        self._errors.truncate(0)

    def close(self) -> None:
        """End everything."""
        for number in self._pids.keys() - self._ended.keys():
            with suppress(ProcessLookupError):
                os.kill(self._pids[number], signal.SIGKILL)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._reader.join()
        self._process.stdout.close()
        self._errors.close()

    async def _until(self, known: Callable[[], bool]) -> None:
        while not known():
            assert self._reader.is_alive(), self.said()
            await asyncio.sleep(LOOK)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            word, number, value = line.decode().split()
            {"forked": self._pids, "serves": self._ports, "ended": self._ended}[word][int(number)] = int(value)


def say(*words: object) -> None:
    """Tell whoever started this, at once."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def serve(settings: Settings, number: int) -> None:
    """Be a server until told to stop."""
    from tafelrunde.server.operations.logs import set_up
    from tafelrunde.server.run import run

    signal.set_wakeup_fd(-1)
    for each in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(each, signal.SIG_DFL)
    say("forked", number, os.getpid())
    set_up(as_json=True)
    run(settings, lambda address, _: say("serves", number, address.rpartition(":")[2]))
    os._exit(0)


def bury(numbers: dict[int, int]) -> None:
    """Tell which servers have ended."""
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            say("ended", numbers[ended[0]], os.waitstatus_to_exitcode(ended[1]))


def orders(numbers: dict[int, int]) -> Iterator[bytes]:
    """Yield what is asked for line by line, and bury whoever ends meanwhile.

    A handler alone would bury nobody whose end is told just before the next line is waited for.
    """
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake)
    begun = b""
    while True:
        ready, _, _ = select.select([woken, STDIN], [], [])
        if woken in ready:
            os.read(woken, MUCH)
            bury(numbers)
        if STDIN in ready:
            read = os.read(STDIN, MUCH)
            if not read:
                return
            *lines, begun = (begun + read).split(b"\n")
            yield from lines


def main() -> None:
    """Read settings line by line, and start a server with each."""
    from tafelrunde.cli.warm import warm_up
    from tafelrunde.core.registry import games
    from tafelrunde.server import preloaded as preloaded

    warm_up(*games())
    gc.freeze()
    numbers: dict[int, int] = {}
    """Of servers by process."""
    for number, line in enumerate(orders(numbers)):
        settings, later = msgspec.json.decode(line, type=tuple[Settings, list[tuple[int, tuple[str, ...], bool]]])
        if child := os.fork():
            numbers[child] = number
        else:
            schema.MIGRATIONS += [Migration(step, sql, contracts=contracts) for step, sql, contracts in later]
            serve(settings, number)


if __name__ == "__main__":
    main()
