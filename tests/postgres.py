"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, on a port of the loopback."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

from tests import debian
from tests.memory import quick_folder
from tests.ports import free_port

MISSING = "PostgreSQL is not installed"
"""The reason of skipped tests; the summary at the end looks for it."""
DEBIAN_CONFIGURATION = Path("/etc/postgresql-common/createcluster.conf")
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "50",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}
PATIENCE_S = 60.0
PAUSE_S = 0.02


class Cluster:
    """A PostgreSQL that can be killed and started again; it dies with the tests."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._numbers = count()
        self._user = _who_may_run_it()
        self._folder = Path(tempfile.mkdtemp(prefix="tafelrunde-postgres-", dir=quick_folder()))
        if self._user:
            os.chown(self._folder, self._user["user"], self._user["group"])
        self._data = self._folder / "data"
        self._port = free_port()
        options = ("-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run("initdb", "-D", self._data, *options)
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {**SETTINGS, "port": self._port, "unix_socket_directories": self._folder}
        options = [f"--{name}={value}" for name, value in settings.items()]
        # The database ends with the thread that started it, so even when the tests are killed.
        bound = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []
        command = [*bound, str(self._programs / "postgres"), "-D", str(self._data), *options]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **self._user)
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        ask = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        for _ in range(round(PATIENCE_S / PAUSE_S)):
            if subprocess.run(ask, check=False).returncode == 0:
                return
            assert self._process.poll() is None, (self._folder / "log").read_text()
            time.sleep(PAUSE_S)
        raise AssertionError("PostgreSQL does not answer")

    @property
    def pid(self) -> int:
        """Its process, from which all others come."""
        return self._process.pid

    def kill(self) -> None:
        """Stop it without any farewell."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def remove(self) -> None:
        """Stop it and forget everything."""
        self.kill()
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """Return the address of an empty database: a schema of its own, made in a moment."""
        name = f"test_{next(self._numbers)}"
        self._run("psql", "-X", "-q", "-c", f"CREATE SCHEMA {name}", self._url)
        return f"{self._url}?search_path={name}"

    @property
    def _url(self) -> str:
        return f"postgresql://tester@127.0.0.1:{self._port}/postgres"

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False, **self._user)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"


def programs() -> Path | None:
    """Return the folder with PostgreSQL's programs; install Debian's package if that is possible."""
    return _find() or (_find() if _install() else None)


def _find() -> Path | None:
    folders = [*Path("/usr/lib/postgresql").glob("*/bin")]
    folders.sort(key=lambda folder: (len(folder.parent.name), folder.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    needed = ("initdb", "postgres", "pg_isready", "psql")
    return next((folder for folder in folders if all((folder / name).exists() for name in needed)), None)


def _install() -> bool:
    """Install the package, without the cluster that Debian would start with it."""
    if not debian.can_install():
        return False
    if not DEBIAN_CONFIGURATION.exists():
        DEBIAN_CONFIGURATION.parent.mkdir(parents=True, exist_ok=True)
        DEBIAN_CONFIGURATION.write_text("create_main_cluster = false\n")
    return debian.install("postgresql")


def _who_may_run_it() -> dict[str, Any]:
    """Return the user for a subprocess: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
