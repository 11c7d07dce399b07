"""A restart: clocks stood still while the server was down, and everybody finds the table as it was."""

import asyncio

import pytest

from tafelrunde.protocol import commands
from tafelrunde.server.tables.clock import GRACE
from tests.server.hosting import Club, Guest, club, essence, first_of

MINUTE = 60_000


async def again(server: Club, guest: Guest) -> Guest:
    """Return the same guest after a restart: the cookie is still good."""
    status, me = await server.ask("GET", "/me", headers=guest.headers)
    assert (status, me["id"]) == (200, guest.id)
    return Guest(server, guest.person, guest.cookie)


@pytest.mark.parametrize(
    ("clock", "left"),
    [
        ({"kind": "turn", "seconds": 600}, 600_000),
        ({"kind": "match", "seconds": 600, "increment": 5}, 605_000),
        ({"kind": "days", "days": 1}, 86_400_000),
    ],
    ids=lambda value: value["kind"] if isinstance(value, dict) else "",
)
async def test_the_time_while_the_server_was_down_is_nobodys(
    address: str, clock: dict[str, object], left: int
) -> None:
    async with club(address) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        room = await server.table(*guests, clock=clock)
        name, to_act, before = room.table.id, room.table.to_act, essence(room.table, server.clock.now)
        assert to_act is not None
        server.clock.now += MINUTE
    async with club(address, now=server.clock.now + 7 * 86_400_000) as server:
        wire = await (await again(server, guests[to_act])).sit(name)
        clocks = wire.state["match"]["clocks"]
        assert (clocks["running"], clocks["left"][to_act]) == (to_act, left + GRACE - MINUTE)
        room = await server.tables.rooms.open(name)
        now = essence(room.table, server.clock.now)
        passing = ("left", "views")
        assert {key: now[key] for key in now if key not in passing} == {
            key: before[key] for key in before if key not in passing
        }
        assert room.table.clock.remaining(server.clock.now + left + GRACE - MINUTE - 1)[to_act] == 1
        match = wire.state["match"]
        assert (await wire.ask("play", version=match["version"], action=first_of(match)))["t"] == "done"


async def test_everybody_is_told_that_the_server_closes(address: str) -> None:
    async with club(address) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        room = await server.table(ada, bela)
        wires = [await ada.sit(room.table.id), await server.spectator(room.table.id)]
        lobby = await server.connect("/lobby/socket", {"Origin": server.origin})
        stream = await server.client.get(f"/api/v1/tables/{room.table.id}/stream", headers=bela.headers)
        closing = asyncio.ensure_future(server.client.server.close())
        assert [(await wire.until("nothing"))["code"] for wire in (*wires, lobby)] == [1001] * 3
        assert b'"state"' in await stream.read()
        await closing


async def test_a_match_waits_for_nobody_after_a_restart(address: str) -> None:
    async with club(address, contribution_wait=3600) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        status, made = await guests[0].ask("POST", "/tables", {"game": "court", "seats": [{}, {}]})
        assert status == 201
        room = await server.tables.rooms.open(made["id"])
        await guests[1].act(room, commands.Sit())
        assert room.table.status == "open"
    async with club(address) as server:
        room = await server.tables.rooms.open(made["id"])
        await server.begun(room)
        await server.is_as_kept(made["id"])
