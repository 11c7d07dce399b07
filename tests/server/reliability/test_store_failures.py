"""The store fails in the middle: nobody is told what is not kept, and the table goes on from what is."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.protocol import commands
from tafelrunde.server.errors import Refused
from tafelrunde.server.store import StoreUnavailable
from tests.server.hosting import Club, Guest, Wire, club, first_of

Append = Callable[..., Awaitable[None]]
PATIENCE = 20
"""Seconds after which what was waited for will not come."""


class Failing:
    """An append that can be told to wait, and to fail."""

    def __init__(self, append: Append) -> None:
        self._append = append
        self.error: Exception | None = None
        self.keeps = False
        self.gate = asyncio.Event()
        self.gate.set()
        self.reached = asyncio.Event()

    async def __call__(self, *given: Any, **named: Any) -> None:
        error, keeps = self.error, self.keeps
        self.reached.set()
        await self.gate.wait()
        if error is None or keeps:
            await self._append(*given, **named)
        if error is not None:
            self.error = None
            raise error

    def fail(self, *, keeps: bool = False) -> None:
        """Fail once; where the line is kept nevertheless, only the answer was lost."""
        self.error = StoreUnavailable(
            "store-fate" if keeps else "store-unavailable", detail="at /some/secret/place"
        )
        self.keeps = keeps

    def wait(self) -> None:
        """Let the next append wait until the gate opens."""
        self.gate.clear()
        self.reached.clear()

    async def reached_by(self, command: asyncio.Future[Any]) -> None:
        """Wait until a command's append waits at the gate; a command that ends before raises what ended it."""
        reached = asyncio.ensure_future(self.reached.wait())
        await asyncio.wait((reached, command), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not reached.done():
            reached.cancel()
            raise AssertionError("nothing was appended") from (command.exception() if command.done() else None)


async def seated(server: Club, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Guest], str, list[Wire], Failing]:
    guests = [await server.guest("Ada"), await server.guest("Béla")]
    room = await server.table(*guests)
    if room.table.to_act:
        guests.reverse()
    failing = Failing(server.tables.store.append)
    monkeypatch.setattr(server.tables.store, "append", failing)
    return guests, room.table.id, [await guest.sit(room.table.id) for guest in guests], failing


@pytest.mark.parametrize("keeps", [False, True], ids=["lost", "only the answer lost"])
async def test_what_is_not_kept_is_told_to_nobody_and_everybody_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keeps: bool
) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests, table, (wire, other), failing = await seated(server, monkeypatch)
        match = wire.state["match"]
        failing.fail(keeps=keeps)
        refused = await wire.ask("play", id="lost", version=match["version"], action=first_of(match))
        assert (refused["t"], refused["problem"]["code"]) == ("refused", "store-away")
        assert "secret" not in str(refused)
        assert await wire.until("update") == {"t": "closed", "code": 1013}
        assert await other.until("update") == {"t": "closed", "code": 1013}
        again = [await guest.sit(table) for guest in guests]
        assert [one.state["match"]["version"] for one in again] == [match["version"] + keeps] * 2
        to_act = next(one for one in again if one.state["match"].get("legal"))
        match = to_act.state["match"]
        assert (await to_act.ask("play", version=match["version"], action=first_of(match)))["t"] == "done"
        await server.is_as_kept(table)


async def test_whoever_waits_behind_a_failure_does_not_act_on_what_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests, table, (wire, _), failing = await seated(server, monkeypatch)
        room, match = await server.tables.rooms.open(table), wire.state["match"]
        failing.wait()
        failing.fail()
        lost = commands.Play(version=match["version"], action=first_of(match))
        first = asyncio.ensure_future(guests[0].act(room, lost))
        await failing.reached_by(first)
        waiting = [
            asyncio.ensure_future(guest.act(room, command))
            for guest in guests
            for command in (
                commands.Play(version=match["version"] + 1, action=first_of(match)),
                commands.Undo(version=match["version"] + 1),
                commands.Resign(),
            )
        ]
        await asyncio.sleep(0)
        failing.gate.set()
        with pytest.raises(StoreUnavailable):
            await first
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(outcome, Refused | StoreUnavailable) for outcome in outcomes), outcomes
        assert (await server.refold(table)).version == match["version"]
        await server.is_as_kept(table)


async def test_nothing_is_shown_while_it_is_on_its_way_to_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests, table, (wire, other), failing = await seated(server, monkeypatch)
        tab = await guests[0].sit(table)
        room, match = await server.tables.rooms.open(table), wire.state["match"]
        await guests[0].act(room, commands.Propose(version=match["version"], what="stop"))
        failing.wait()
        failing.fail()
        agreeing = asyncio.ensure_future(guests[1].act(room, commands.Answer(agree=True)))
        await failing.reached_by(agreeing)
        # The match would be over now, and its secret revealed: whatever is asked meanwhile must not tell.
        await wire.socket.close()
        await tab.socket.close()
        asked = [
            asyncio.ensure_future(guests[0].ask("GET", f"/tables/{table}{path}"))
            for path in ("", "/record", "/replay?at=0", "/log", "/why?action=roll")
        ]
        await asyncio.sleep(0.05)
        failing.gate.set()
        with pytest.raises(StoreUnavailable):
            await agreeing
        secret = room.table.plan.secret
        heard = [await one for one in asked]
        assert await other.until("nothing") == {"t": "closed", "code": 1013}
        assert secret not in str(heard) + str(other.told)
        assert all(one["table"]["status"] == "running" for one in other.told if one["t"] == "state")
        assert all(one["status"] == "running" for one in other.told if one["t"] == "table")
        assert (await server.tables.rooms.open(table)).table.status == "running"
        assert [status for status, _ in heard[1:3]] in ([409, 409], [503, 503])


async def test_a_table_that_cannot_be_kept_is_not_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada = await server.guest()

        async def away(*_: Any, **__: Any) -> None:
            raise StoreUnavailable("store-unavailable")

        monkeypatch.setattr(server.tables.store, "create_table", away)
        status, problem = await ada.ask("POST", "/tables", {"game": "court", "seats": [{}, {}]})
        assert (status, problem["code"]) == (503, "store-away")
        assert (await server.ask("GET", "/tables"))[1]["tables"] == []
        assert len(server.tables.rooms.registry) == 0
