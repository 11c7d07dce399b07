"""WebSockets at a table of a real server, read by us or by aiohttp: answers in order, and moves that count."""

import asyncio
import gc
from pathlib import Path

import pytest
from aiohttp import WSMsgType

from tafelrunde.server.tables.room import Room
from tafelrunde.server.websocket.interface import WebSocket
from tafelrunde.server.websocket.subscriptions import Subscriber
from tests.server.hosting import Club, club, first_of, handshake
from tests.server.websocket.peers import masked

pytestmark = pytest.mark.usefixtures("websocket")

ACCEPTED = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
"""The answer to the example of RFC 6455, 1.3."""


async def test_the_handshake_is_answered_as_the_standard_says(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        room = await server.table(guest, await server.guest("Béla"))
        reader, writer = await handshake(server, guest, room.table.id)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines if line)
        assert status.startswith("http/1.1 101 ")
        assert (headers["upgrade"], headers["connection"]) == ("websocket", "upgrade")
        assert headers["sec-websocket-accept"] == ACCEPTED.lower()
        assert not {"transfer-encoding", "content-length", "sec-websocket-extensions"} & headers.keys()
        assert (await reader.readexactly(2))[0] == 0x81
        writer.close()


async def test_a_plain_request_gets_no_websocket(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        room = await server.table(guest, await server.guest("Béla"))
        for path in (f"/tables/{room.table.id}/socket", "/lobby/socket"):
            status, answer = await guest.ask("GET", path)
            assert (status, answer["code"]) == (426, "not-a-websocket")


async def test_many_messages_at_once_are_answered_one_by_one_in_order(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        room = await server.table(guest, await server.guest("Béla"))
        wire = await guest.sit(room.table.id)
        reader, writer = await handshake(server, guest, room.table.id)
        await reader.readuntil(b"\r\n\r\n")
        for number in range(200):
            writer.write(masked(WSMsgType.TEXT, b'{"t":"say","text":"%d"}' % number))
        said = [(await wire.until("chat"))["said"]["text"] for _ in range(200)]
        assert said == [str(number) for number in range(200)]
        writer.close()


async def test_a_move_counts_even_if_the_client_is_gone_at_once(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests = [await server.guest(), await server.guest("Béla")]
        room = await server.table(*guests)
        to_act, version = room.table.to_act or 0, room.table.version
        _, state = await guests[to_act].ask("GET", f"/tables/{room.table.id}")
        watching = await guests[1 - to_act].sit(room.table.id)
        reader, writer = await handshake(server, guests[to_act], room.table.id)
        await reader.readuntil(b"\r\n\r\n")
        move = f'{{"t":"play","version":{version},"action":"{first_of(state["match"])}"}}'
        writer.write(masked(WSMsgType.TEXT, move.encode()) + masked(WSMsgType.CLOSE, b""))
        assert (await watching.until("update"))["version"] == version + 1
        writer.close()


async def test_whoever_leaves_while_coming_in_is_not_present(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        room = await server.table(guest, await server.guest("Béla"))
        async with room.lock:
            reader, writer = await handshake(server, guest, room.table.id)
            await reader.readuntil(b"\r\n\r\n")
            writer.close()
            await asyncio.sleep(0.05)
        async with asyncio.timeout(10):
            while room.listeners or 'connections{kind="table"} 0' not in await metrics(server):
                await asyncio.sleep(0.01)
        assert not room.is_present(guest.id)


@pytest.mark.parametrize("end", ["catches up", "leaves"])
async def test_whoever_does_not_read_is_answered_later_but_everything_counts(tmp_path: Path, end: str) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest(), await server.guest("Béla")
        room = await server.table(ada, bela)
        watching, wire = await bela.sit(room.table.id), await ada.sit(room.table.id)
        subscriber = next(one for one in room.listeners if one.person == ada.id)
        assert isinstance(subscriber, Subscriber)
        assert isinstance(subscriber.socket, WebSocket)
        subscriber.socket.is_congested = True
        for number in range(3):
            await wire.say(f'{{"t":"say","text":"{number}"}}')
        await asyncio.sleep(0.05)
        assert not [one for one in await watching.settled() if one["t"] == "chat"]
        if end == "catches up":
            subscriber.socket.is_congested = False
            subscriber.socket._handler.on_drain()
        else:
            await wire.socket.close()
        assert [(await watching.until("chat"))["said"]["text"] for _ in range(3)] == ["0", "1", "2"]


async def metrics(server: Club) -> str:
    async with server.client.get("/metrics") as response:
        return await response.text()


async def test_a_table_that_everybody_left_is_gone_without_the_collector(tmp_path: Path) -> None:
    def rooms() -> int:
        return sum(type(one) is Room for one in gc.get_objects())  # without asking proxies of what is gone

    async with club(str(tmp_path / "club.db")) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        name = (await server.table(*guests)).table.id
        gc.collect()
        gc.disable()
        try:
            before = rooms()
            wires = [await guest.sit(name) for guest in guests]
            for wire in wires:
                await wire.ask("ping")
                await wire.socket.close()
            while await server.counted("tafelrunde_connections", kind="table"):
                await asyncio.sleep(0.01)
            server.clock.now += 10_000_000
            while name in server.tables.rooms.registry:
                await server.tables.housekeeping.sweep()
            assert rooms() == before - 1
        finally:
            gc.enable()
