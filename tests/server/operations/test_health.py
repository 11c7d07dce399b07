"""Health is the store's health: whoever asks is told, and the host without asking."""

import asyncio
import io
from pathlib import Path

import msgspec
import pytest
from aiohttp import web

from tafelrunde.server.http.app_keys import HEALTH
from tafelrunde.server.http.rest_operations import show_health
from tafelrunde.server.operations import health as module
from tafelrunde.server.operations.health import Health, Ping
from tafelrunde.server.store import StoreUnavailable
from tests.server.hosting import club
from tests.server.serving import client_of, logged


async def health(ping: Ping) -> tuple[int, str]:
    app = web.Application()
    app[HEALTH] = Health(ping)
    app.router.add_get("/health", show_health)
    async with client_of(app) as client, client.get("/health") as response:
        return response.status, (await response.json())["status"]


async def well() -> None:
    """Answer as a store that is well."""


async def broken() -> None:
    raise StoreUnavailable("store-unavailable", detail="database or disk is full")


def lines(stream: io.StringIO) -> list[tuple[str, str | None]]:
    entries = map(msgspec.json.decode, stream.getvalue().splitlines())
    return [(entry["event"], entry.get("why")) for entry in entries]


async def test_health_is_the_stores_health() -> None:
    assert await health(well) == (200, "ok")
    assert await health(broken) == (503, "store-unwell")


async def test_a_store_that_does_not_answer_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stuck() -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(module, "PATIENCE", 0.01)
    assert await health(stuck) == (503, "store-unwell")


async def test_a_server_that_slept_does_not_blame_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    now, answers = [1000.0], [60.0, 0.0]

    async def asleep() -> None:
        now[0] += 10
        await asyncio.sleep(answers.pop(0))

    monkeypatch.setattr(module, "PATIENCE", 0.01)
    with logged(io.StringIO(), as_json=True) as stream:
        assert await Health(asleep, lambda: now[0]).check()
    assert lines(stream) == []


async def test_the_host_is_told_once_and_then_each_minute_and_when_it_is_over() -> None:
    now, pings = [1000.0], [broken]
    watched = Health(lambda: pings[0](), lambda: now[0])
    with logged(io.StringIO(), as_json=True) as stream:
        for _ in range(25):  # two minutes and a bit
            assert not await watched.check()
            watched.failed(StoreUnavailable("store-unavailable", detail="database or disk is full"))
            now[0] += 5
        pings[0] = well
        assert await watched.check()
        assert await watched.check()
    sentence = "The database cannot be used: database or disk is full."
    assert lines(stream) == [("store-unwell", sentence)] * 3 + [("store-well-again", None)]


async def test_another_trouble_is_told_at_once() -> None:
    watched = Health(well, lambda: 0.0)
    with logged(io.StringIO(), as_json=True) as stream:
        watched.failed(StoreUnavailable("store-in-use"))
        watched.failed(StoreUnavailable("store-file-gone", path="club.db"))
        watched.failed(OSError("cable"))
    assert [why for _, why in lines(stream)] == [
        "Another server is using this database. Stop it first, or give each its own.",
        "The database file club.db was removed or replaced while the server runs, so nothing can be kept."
        " Put it back, or stop the server and restore a backup.",
        "The database cannot be used: cable.",
    ]


async def test_many_who_ask_at_once_share_one_write() -> None:
    asked, gate = list[int](), asyncio.Event()

    async def counting() -> None:
        asked.append(1)
        await gate.wait()

    watched = Health(counting)
    waiting = [asyncio.create_task(watched.check()) for _ in range(50)]
    await asyncio.sleep(0)
    gate.set()
    assert await asyncio.gather(*waiting) == [True] * 50
    assert len(asked) == 1


async def test_a_removed_database_shows_in_health_to_the_host_and_to_players(tmp_path: Path) -> None:
    with logged(io.StringIO(), as_json=True) as stream:
        async with club(str(tmp_path / "x.db")) as server:
            ada = await server.guest()
            room = await server.table(ada, await server.guest("Béla"))
            async with server.client.get("/health") as response:
                assert response.status == 200
            (tmp_path / "x.db").unlink()
            while True:
                async with server.client.get("/health") as response:
                    if response.status == 503:
                        break
                await asyncio.sleep(0.01)
            status, problem = await ada.ask("POST", f"/tables/{room.table.id}/commands", {"t": "resign"})
            assert (status, problem["code"]) == (503, "store-away")
            status, problem = await ada.ask("POST", "/tables", {"game": "knights", "seats": [{}, {}]})
            assert (status, problem["code"]) == (503, "store-away")
            table = await ada.ask("GET", f"/tables/{room.table.id}")
            assert table[1]["table"]["status"] == "running"
    told = [why for event, why in lines(stream) if event == "store-unwell"]
    assert len(told) == 1
    assert "was removed or replaced" in str(told[0])
