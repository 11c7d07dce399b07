"""The server under attack: a process of its own on loopback, and what it takes of the machine."""

import asyncio
import ctypes
import json
import os
import shlex
import signal
import subprocess
import sys
import urllib.request
from collections import deque
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from resource import RLIMIT_NOFILE, getrlimit, prlimit
from time import monotonic
from typing import NamedTuple
from urllib.error import HTTPError

from benchmarks.processes import descendants, memory, open_files, processor, size
from benchmarks.soak.attackers.wire import HOST
from tafelrunde.server.operations.settings import Settings, variable

FILES = 1024
"""Descriptors that the server may open at first: what most systems allow."""
PATIENCE = 900.0
"""Seconds for the start, in case that rules have to be compiled."""
BEFORE, AFTER = 3, 60
"""Lines of the log around a traceback that are kept."""
DEATH_SIGNAL = 1


class Sample(NamedTuple):
    """What the server holds at a moment."""

    at: float
    rss_mb: float
    """The memory of the server's own process."""
    children_mb: float
    """The memory of its bots and coaches."""
    database_mb: float
    """The database with its log of writes."""
    log_mb: float
    files: int
    """Open descriptors."""
    cpu_s: float
    """Processor time so far, with all children."""


class Server:
    """A running `tafelrunde serve` with its usual limits and a database of its own."""

    def __init__(self, folder: Path, port: int, source: Path | None, arguments: str) -> None:
        self.folder, self.port = folder, port
        self.url = f"http://{HOST}:{port}"
        self._source, self._arguments = source, shlex.split(arguments)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether it fell over."""
        return self._process is None or self._process.poll() is not None

    @property
    def log(self) -> Path:
        """Where its messages are kept."""
        return self.folder / "server.log"

    async def start(self) -> None:
        """Start it and wait until it is well."""
        command = [sys.executable, "-u", "-m", "tafelrunde.cli.main", "serve", "--port", str(self.port)]
        database = ("--database", str(self.folder / "tables.sqlite"))
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *database, *self._arguments],
                cwd=self.folder,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                preexec_fn=_end_with_us,
            )
        prlimit(self.pid, RLIMIT_NOFILE, (FILES, getrlimit(RLIMIT_NOFILE)[1]))
        until = monotonic() + PATIENCE
        while not await asyncio.to_thread(self._is_well):
            if self.has_ended or monotonic() > until:
                raise SystemExit(f"the server did not start:\n{self.log.read_text()[-2000:]}")
            await asyncio.sleep(0.2)

    def stop(self) -> None:
        """Stop it and its children."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._process = None

    def tracebacks(self) -> list[str]:
        """Return what the log should not hold, each with the lines around it."""
        before: deque[str] = deque(maxlen=BEFORE)
        found: list[list[str]] = []
        with self.log.open(errors="replace") as log:
            for line in log:
                if "Traceback" in line:
                    found.append([*before, line])
                elif found and len(found[-1]) < BEFORE + AFTER:
                    found[-1].append(line)
                before.append(line)
        return ["".join(lines) for lines in found]

    def sample(self) -> Sample:
        """Look at the server from outside."""
        children = descendants(self.pid)
        database = sum(size(path) for path in self.folder.glob("tables.sqlite*"))
        return Sample(
            at=monotonic(),
            rss_mb=memory(self.pid),
            children_mb=sum(map(memory, children)),
            database_mb=database / 1e6,
            log_mb=size(self.log) / 1e6,
            files=open_files(self.pid),
            cpu_s=sum(map(processor, (self.pid, *children))),
        )

    def _environment(self) -> dict[str, str]:
        """Return our environment without settings: the server is attacked as it comes."""
        settings = {variable(name) for name in Settings.__struct_fields__}
        given = {name: value for name, value in os.environ.items() if name not in settings}
        return {**given, "PYTHONPATH": str(self._source.resolve())} if self._source else given

    def _is_well(self) -> bool:
        """Say whether all games can be played; servers before 0.2 answer only when they can."""
        try:
            self._get("/health")
            games = json.loads(self._get("/api/v1/readiness"))
        except HTTPError as error:
            return error.code == HTTPStatus.NOT_FOUND
        except OSError:
            return False
        return all(game["ready"] for game in games)

    def _get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.url + path, timeout=5) as answer:
            raw: bytes = answer.read()
            return raw


def _end_with_us() -> None:
    """Ask Linux to end the server with this benchmark, even if that is killed."""
    ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGTERM)
