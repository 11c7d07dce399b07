"""Whoever sends without end over a real socket is answered a little, then not read, and holds nobody up."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from aiohttp import WSMsgType

from tafelrunde.server.operations.limits import FRAMES
from tafelrunde.server.websocket import frame_budget
from tafelrunde.server.websocket.frames import frame
from tests.server.hosting import Club, Guest, club, first_of, handshake
from tests.server.websocket.peers import goodbye, masked

pytestmark = pytest.mark.usefixtures("websocket")

PONG = frame(WSMsgType.PONG, b"")
SECONDS = 10
"""More than any of these floods can take on a slow machine."""


async def pour(writer: asyncio.StreamWriter, flood: bytes) -> None:
    """Send without end, until the other side breaks off."""
    with suppress(ConnectionError):
        while True:
            writer.write(flood)
            await writer.drain()


async def play(server: Club, guests: list[Guest], table: str, moves: int) -> None:
    """Play some moves at another table."""
    wires = [await guest.sit(table) for guest in guests]
    for _ in range(moves):
        room = await server.tables.rooms.open(table)
        to_act = room.table.to_act or 0
        state = (await guests[to_act].ask("GET", f"/tables/{table}"))[1]["match"]
        assert (await wires[to_act].ask("play", version=state["version"], action=first_of(state)))["t"] == "done"


@pytest.mark.parametrize("kind", [WSMsgType.PING, WSMsgType.PONG])
async def test_a_stranger_who_pings_without_end_holds_nobody_up(
    tmp_path: Path, kind: WSMsgType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame_budget, "MOST_HOLDS", 10)  # two seconds, where aiohttp reads ahead
    async with club(str(tmp_path / "x.db")) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        honest, other = [await server.table(*guests) for _ in range(2)]
        reader, writer = await handshake(server, await server.guest("Eve"), other.table.id)
        await reader.readuntil(b"\r\n\r\n")
        flood = asyncio.create_task(pour(writer, masked(kind, b"") * 10_000))
        await play(server, guests, honest.table.id, 5)
        assert (await server.ask("GET", "/limits"))[0] == 200
        heard = b""
        async with asyncio.timeout(SECONDS):
            with suppress(ConnectionError):
                heard = await reader.read()
            await flood
        allowed = FRAMES.burst + FRAMES.rate * SECONDS + 1
        assert heard.count(PONG) <= allowed
        assert await server.counted("tafelrunde_refused_total", code="flood") == 1
        writer.close()


async def test_a_ping_now_and_then_is_answered_beside_messages(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        room = await server.table(*guests)
        wire = await guests[0].sit(room.table.id)
        for _ in range(20):
            await wire.socket.ping()
            assert (await wire.ask("ping"))["t"] == "done"
        assert not wire.socket.closed


async def test_a_goodbye_with_a_code_that_must_not_be_sent_is_a_protocol_error(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        room = await server.table(guest, await server.guest("Béla"))
        reader, writer = await handshake(server, guest, room.table.id)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(masked(WSMsgType.CLOSE, (1006).to_bytes(2, "big")))
        assert (await reader.read()).endswith(goodbye(1002))
        writer.close()
