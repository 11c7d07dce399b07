"""A server analyses matches that are over, says how far it is, and lets whoever begins an analysis pay for it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.record import Record
from tafelrunde.server.errors import Unavailable
from tafelrunde.server.operations.limits import PRICES, Price
from tafelrunde.server.thinking import analysts
from tafelrunde.server.thinking.analysts import Analysts
from tests.analysis.matches import random_record
from tests.server.hosting import Guest, club
from tests.server.tables.test_replay import bring


async def followed(guest: Guest, table: str) -> Any:
    """Ask until the ledger is there."""
    last = -1
    while True:
        status, body = await guest.ask("POST", f"/tables/{table}/analysis")
        assert status == 200, body
        assert body["done"] >= last
        last = body["done"]
        if "ledger" in body:
            return body
        await asyncio.sleep(0.05)


async def test_a_match_that_is_over_is_analysed(tmp_path: Path) -> None:
    record = random_record("knights", 3, 25, players=2).record
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        _, made = await bring(server, guest, record)
        body = await followed(guest, made["id"])
        assert body["done"] == body["of"] == len(record.entries) == len(body["ledger"]["entries"])
        for seat in body["ledger"]["seats"]:
            parts = ("start", "own_luck", "others_luck", "mistakes", "gifts", "drift")
            assert abs(sum(seat[part] for part in parts) - seat["result"]) < 1e-12
        assert await followed(await server.guest(), made["id"]) == body


async def test_a_match_that_goes_on_is_not(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        room = await server.table(guest, await server.guest())
        status, problem = await guest.ask("POST", f"/tables/{room.table.id}/analysis")
        assert (status, problem["code"]) == (409, "not-over")
        status, problem = await guest.ask("POST", "/tables/nowhere/analysis")
        assert status == 404


async def test_whoever_begins_an_analysis_pays_and_nobody_who_follows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = random_record("knights", 3, 1, players=2).record
    limits: dict[str, Any] = {"address_rate": 0.001, "address_burst": 200, "person_rate": 0}
    async with club(str(tmp_path / "x.db"), **limits) as server:
        guest = await server.guest()
        tables = [(await bring(server, guest, record))[1]["id"] for _ in range(2)]
        assert (await guest.ask("POST", f"/tables/{tables[0]}/analysis"))[0] == 200
        monkeypatch.setitem(PRICES, "analysis", Price("work", 1000))
        assert (await guest.ask("POST", f"/tables/{tables[0]}/analysis"))[0] == 200
        status, problem = await guest.ask("POST", f"/tables/{tables[1]}/analysis")
        assert (status, problem["code"]) == (429, "too-many-requests")


async def until_done(team: Analysts, record: Record) -> None:
    """Follow an analysis to its end."""
    while (await team.follow(("somebody",), "table", record)).ledger is None:
        pass


async def test_an_analysis_that_fails_says_so_and_can_begin_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysts, "PATIENCE", 0.0)
    team = Analysts(1)
    record: Record = random_record("knights", 3, 2, players=2).record
    try:
        with pytest.raises(Unavailable):
            await until_done(team, record)
        assert not team.knows("table")
    finally:
        team.close()


async def test_what_was_asked_for_longest_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysts, "KEPT", 2)
    team = Analysts(1)
    record: Record = random_record("knights", 3, 0, players=2).record
    try:
        for table in ("one", "two", "three"):
            await team.follow(("somebody",), table, record)
        assert [team.knows(table) for table in ("one", "two", "three")] == [False, True, True]
    finally:
        team.close()
