"""`serve --workers`: several processes behind one port, and one that dies is replaced."""

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
from aiohttp import ClientError, ClientSession, TCPConnector

from tafelrunde.core.errors import BadOption
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.workers import run_workers
from tests.postgres import Cluster
from tests.server.store import raw

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0


@asynccontextmanager
async def workers(database: str) -> AsyncIterator[tuple[subprocess.Popen[bytes], str]]:
    """Run the program with two workers; give its process and its address."""
    command = [sys.executable, "-m", "tafelrunde", "serve", "--workers", "2", "--port", "0", "--database", database]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert process.stdout is not None
        said = ""
        while "http" not in said:  # rules may have to be compiled first
            said = (await asyncio.to_thread(process.stdout.readline)).decode()
            assert said, "the program has ended"
        yield process, next(word for word in said.split() if word.startswith("http"))
    finally:
        process.kill()
        process.communicate()


async def alive(database: str) -> set[str]:
    """Return the servers that are alive."""
    return {name for (name,) in await raw.execute(database, "SELECT id FROM servers")}


async def answering(address: str) -> set[str]:
    """Return the servers that answer behind an address."""
    names = set()
    async with ClientSession(connector=TCPConnector(force_close=True)) as session:
        for _ in range(20):
            try:
                async with session.get(f"{address}/health") as response:
                    names.add((await response.json())["cluster"]["server"])
            except ClientError:
                continue
    return names


def children(pid: int) -> list[int]:
    """Return the workers of a process; Python keeps another child that looks after what they share."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    pids = [int(child) for child in path.read_text().split()]
    return [child for child in pids if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.xdist_group("postgres")
@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
async def test_a_worker_that_dies_is_replaced_and_all_end_with_their_parent(cluster: Cluster) -> None:
    database = cluster.database()
    async with workers(database) as (process, address), asyncio.timeout(2 * PATIENCE):
        first = await alive(database)
        assert len(first) == 2
        assert await answering(address) <= first
        victim = children(process.pid)[0]
        os.kill(victim, signal.SIGKILL)
        while len(now := await alive(database)) < 2 or now == first:
            await asyncio.sleep(0.1)
        assert len(now & first) == 1
        process.terminate()
        assert await asyncio.to_thread(process.wait, PATIENCE) == 0
        assert await alive(database) == set()


@pytest.mark.parametrize(
    ("given", "code"), [({"database": "club.db"}, "workers-need-postgres"), ({"lan": True}, "workers-and-lan")]
)
def test_workers_need_postgresql_and_no_door_to_the_local_network(given: dict[str, Any], code: str) -> None:
    settings = Settings(**{"database": "postgresql://nobody@nowhere/club", **given}, workers=2)
    with pytest.raises(BadOption, match=code):
        run_workers(settings, lambda *_: None)
