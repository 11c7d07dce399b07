"""`serve --workers`: several processes behind one port that pass connections on, and one that dies is replaced."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, DummyCookieJar, TCPConnector

from tafelrunde.core.errors import BadOption
from tafelrunde.server.operations.settings import Settings, variable
from tafelrunde.server.workers import run_workers
from tests.postgres import Cluster
from tests.server.cluster.players import Pair, check, until_played
from tests.server.cluster.servers import Server
from tests.server.hosting import QUICK
from tests.server.store import raw

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
SOCKETS = 12


class Program:
    """The program with two workers, behind one address."""

    def __init__(self, database: str) -> None:
        self.database = database
        given = {variable(name): str(value) for name, value in {**QUICK, "bot_workers": 1}.items()}
        arguments = ["serve", "--workers", "2", "--port", "0", "--database", database]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tafelrunde", *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **given},
        )
        self._server = Server(self.process.pid, 0)

    async def start(self) -> None:
        """Wait until it says where it is."""
        assert self.process.stdout is not None
        said = ""
        while "http" not in said:  # rules may have to be compiled first
            said = (await asyncio.to_thread(self.process.stdout.readline)).decode()
            assert said, "the program has ended"
        self._server.port = int(next(word for word in said.split() if word.startswith("http")).rpartition(":")[2])

    def any(self) -> Server:
        """Return where all workers answer."""
        return self._server

    async def alive(self) -> dict[str, str]:
        """Return the workers that are alive, and where others reach them."""
        return dict(await raw.execute(self.database, "SELECT id, address FROM servers"))

    async def connections(self, session: ClientSession, kind: str) -> dict[str, int]:
        """Count the connections of a kind at each worker."""
        found = {}
        for name, address in (await self.alive()).items():
            async with session.get(f"http://{address}/metrics") as response:
                lines = (await response.text()).splitlines()
            counted = [
                line.split()[1] for line in lines if line.startswith("tafelrunde_connections{") and kind in line
            ]
            found[name] = int(sum(map(float, counted)))
        return found


@asynccontextmanager
async def program(database: str) -> AsyncIterator[Program]:
    """Run it until the end of the block."""
    running = Program(database)
    try:
        await running.start()
        yield running
    finally:
        running.process.kill()
        running.process.communicate()


def below(pid: int) -> list[int]:
    """Return all processes that come from one."""
    found = [pid]
    for each in found:
        found += map(int, Path(f"/proc/{each}/task/{each}/children").read_text().split())
    return found[1:]


@pytest.mark.xdist_group("postgres")
@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
async def test_workers_share_tables_pass_connections_on_and_are_replaced(cluster: Cluster) -> None:
    async with (
        program(cluster.database()) as running,
        ClientSession(cookie_jar=DummyCookieJar(), connector=TCPConnector(force_close=True)) as session,
        asyncio.timeout(2 * PATIENCE),
    ):
        first = await running.alive()
        assert len(first) == 2
        pairs = [Pair(session, running, seed) for seed in range(SOCKETS // 2)]
        for pair in pairs:
            await pair.come()
        playing = [asyncio.create_task(pair.play_on()) for pair in pairs]
        await until_played(pairs)
        # By chance half of the sockets came in where their table is not.
        assert sum((await running.connections(session, "forwarded")).values()) == 0
        assert sum((await running.connections(session, '"table"')).values()) > 0
        os.kill(worker_of(running, next(iter(first))), signal.SIGKILL)
        while len(now := await running.alive()) < 2 or now == first:
            await asyncio.sleep(0.05)
        assert len(now.keys() & first.keys()) == 1
        await until_played(pairs)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        running.process.terminate()
        assert await asyncio.to_thread(running.process.wait, PATIENCE) == 0
        assert await running.alive() == {}
        assert await check(running.database, pairs) > 0


def worker_of(running: Program, name: str) -> int:
    """Return the process of a worker: the one whose Unix socket bears its name."""
    sockets = [
        line.split() for line in Path("/proc/net/unix").read_text().splitlines() if line.endswith(f"/{name}")
    ]
    (inode,) = {fields[6] for fields in sockets}
    for pid in below(running.process.pid):
        links = (os.readlink(each) for each in Path(f"/proc/{pid}/fd").iterdir())
        if f"socket:[{inode}]" in links:
            return pid
    raise AssertionError(f"nobody is {name}")


@pytest.mark.parametrize(
    ("given", "code"), [({"database": "club.db"}, "workers-need-postgres"), ({"lan": True}, "workers-and-lan")]
)
def test_workers_need_postgresql_and_no_door_to_the_local_network(given: dict[str, Any], code: str) -> None:
    settings = Settings(**{"database": "postgresql://nobody@nowhere/club", **given}, workers=2)
    with pytest.raises(BadOption, match=code):
        run_workers(settings, lambda *_: None)
