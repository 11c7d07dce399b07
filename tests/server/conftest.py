"""Tests of the server may be coroutines, and run on both databases."""

import asyncio
import inspect
import os
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import MISSING, Cluster, programs
from tests.server.hosting import QUICK

# One process runs all tests with PostgreSQL, so one cluster is enough and one test may kill it.
POSTGRES = pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))


PATIENCE_S = 900.0
"""How long a test may take on a busy machine; one that hangs fails then, and shows where."""


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(_in_time(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})))
    return True


async def _in_time(test: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        await test


@pytest.fixture(params=["own", "aiohttp"])
def websocket(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Who reads the frames of every server that this test starts: our own code and aiohttp's in turn."""
    kind: str = request.param
    monkeypatch.setitem(QUICK, "websocket", kind)
    return kind


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL; without one the test is skipped, or fails where CI is set."""
    folder = programs()
    if folder is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    running = Cluster(folder)
    yield running
    running.remove()


@pytest.fixture(params=["sqlite", POSTGRES])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of both kinds in turn."""
    return new_address(request.param, request, tmp_path)


@pytest.fixture(params=["sqlite", POSTGRES])
def other_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a second empty database, of both kinds in turn."""
    return new_address(request.param, request, tmp_path, "other.db")


def new_address(kind: str, request: pytest.FixtureRequest, folder: Path, name: str = "first.db") -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / name}"
    running: Cluster = request.getfixturevalue("cluster")
    return running.database()
