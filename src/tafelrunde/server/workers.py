"""`serve --workers N`: several servers behind one port of one machine, and a parent that starts them again."""

import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
import time
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from msgspec.structs import replace

from tafelrunde.core.errors import BadOption
from tafelrunde.server.operations.logs import Log, set_up
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.operations.supervision import tell
from tafelrunde.server.run import Ready, database_of, run
from tafelrunde.server.store.address import read_address

LOOK = 0.5
"""Seconds between two looks whether the program is told to stop."""
PATIENCE = 30.0
"""Seconds that workers may take to stop."""
SHORT_LIFE = 5.0
"""A worker that lived for less than so many seconds is started again after a pause."""

log = Log("workers")


class Worker:
    """One server in a process of its own; it ends when its parent does."""

    def __init__(self, settings: Settings, neighbours: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tafelrunde.server.preloaded"])
        self.pipe, other = context.Pipe()
        self.begun = time.monotonic()
        self.address: str | None = None
        """Where it serves, once it does."""
        given = settings, other, neighbours
        self.process: BaseProcess = context.Process(target=_work, args=given, name="tafelrunde worker")
        self.process.start()
        other.close()

    def hear(self) -> None:
        """Read where it serves."""
        with suppress(EOFError, OSError):
            self.address = str(self.pipe.recv())

    def end(self, until: float) -> None:
        """Wait for its end, and hurry it after a moment."""
        self.process.join(max(0.0, until - time.monotonic()))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


class Supervisor:
    """Keeps so many workers alive until it is told to stop."""

    def __init__(self, settings: Settings, ready: Ready) -> None:
        if read_address(database_of(settings)).kind != "postgres":
            raise BadOption("workers-need-postgres", workers=settings.workers)
        if settings.lan:
            raise BadOption("workers-and-lan")
        self._ready: Ready | None = ready
        # Bound but not listening, it keeps the port for the workers, and gets no connection itself.
        self._door = _bound(settings)
        self._settings = replace(settings, port=int(self._door.getsockname()[1]))
        self._neighbours = Path(tempfile.mkdtemp(prefix="tafelrunde-"))
        """Where workers find each other; nobody else can enter it."""
        self._workers: list[Worker] = []
        self._stopped = False

    def run(self) -> None:
        """Serve until told to stop."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        try:
            for _ in range(self._settings.workers):
                self._workers.append(self._begin())
            while not self._stopped:
                self._look()
        finally:
            self._end()

    def _stop(self, *_: object) -> None:
        self._stopped = True

    def _look(self) -> None:
        """Wait a moment for news of the workers."""
        waiting = {worker.pipe: worker for worker in self._workers if worker.address is None}
        sentinels = {worker.process.sentinel: worker for worker in self._workers}
        for source in wait([*waiting, *sentinels], LOOK):
            if isinstance(source, Connection):
                waiting[source].hear()
            elif isinstance(source, int) and not self._stopped:
                self._replace(sentinels[source])
        if self._ready and all(worker.address for worker in self._workers):
            ready, self._ready = self._ready, None
            ready(str(self._workers[0].address), ())
            tell(os.environ, "READY=1")
        tell(os.environ, "WATCHDOG=1")

    def _replace(self, worker: Worker) -> None:
        """Start another worker in the place of one that has ended."""
        worker.end(time.monotonic())
        log.error("worker-ended", pid=worker.process.pid, status=worker.process.exitcode)
        if self._ready and worker.address is None:
            raise SystemExit(worker.process.exitcode or 1)  # it cannot even start, and has said why
        if time.monotonic() - worker.begun < SHORT_LIFE:
            time.sleep(LOOK)
        self._workers[self._workers.index(worker)] = self._begin()

    def _begin(self) -> Worker:
        return Worker(self._settings, self._neighbours)

    def _end(self) -> None:
        tell(os.environ, "STOPPING=1")
        for worker in self._workers:
            if worker.process.is_alive():
                worker.process.terminate()
        until = time.monotonic() + PATIENCE
        for worker in self._workers:
            worker.end(until)
        self._door.close()
        shutil.rmtree(self._neighbours, ignore_errors=True)


def run_workers(settings: Settings, ready: Ready) -> None:
    """Serve with several processes on one PostgreSQL."""
    Supervisor(settings, ready).run()


def _bound(settings: Settings) -> socket.socket:
    """Take a port that several processes may listen on."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        door.bind((settings.host, settings.port))
    except (OSError, AttributeError) as error:  # Windows cannot share a port
        raise BadOption("cannot-listen", host=settings.host, port=settings.port, why=str(error)) from error
    return door


def _work(settings: Settings, pipe: Connection, neighbours: Path) -> None:
    """Serve, in a process of its own; it is the parent who talks to systemd."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.environ.pop("NOTIFY_SOCKET", None)
    set_up(settings.log_json)
    threading.Thread(target=_end_with_parent, args=(pipe,), daemon=True).start()
    run(settings, lambda address, _: pipe.send(address), neighbours=neighbours)


def _end_with_parent(pipe: Connection) -> None:
    """Stop as if told to when the parent's end of the pipe is closed, however the parent ended."""
    with suppress(EOFError, OSError):
        pipe.recv()
    os.kill(os.getpid(), signal.SIGTERM)
