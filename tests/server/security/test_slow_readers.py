"""Whoever does not read is sent away; nobody else notices, and little is kept for them."""

import asyncio
import socket
from pathlib import Path

import pytest

from tafelrunde.server.http.streams import LineStream
from tafelrunde.server.tables.room import Room
from tafelrunde.server.websocket.interface import MOST_BUFFERED, WebSocket
from tafelrunde.server.websocket.subscriptions import Subscriber
from tests.server.hosting import API, Club, Guest, club, first_of

pytestmark = pytest.mark.usefixtures("websocket")

LARGE = b'{"t":"chat","said":"' + b"x" * 60_000 + b'"}'
MOST_MEGABYTES = 40
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}==\r\n"


async def stand_and_stare(server: Club, guest: Guest, path: str, headers: str = "") -> socket.socket:
    """Ask for something without ever reading the answer."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", server.client.port))
    lines = [f"GET {API}{path} HTTP/1.1", f"Host: 127.0.0.1:{server.client.port}"]
    lines += [f"{name}: {value}" for name, value in guest.headers.items()]
    request = "\r\n".join(lines) + "\r\n" + headers + "\r\n"
    await asyncio.get_running_loop().sock_sendall(deaf, request.encode())
    return deaf


async def until_listeners(room: Room, number: int) -> None:
    """Wait until so many are connected."""
    async with asyncio.timeout(10):
        while len(room.listeners) != number:
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("kind", ["socket", "stream"])
async def test_a_reader_who_never_reads_is_dropped_and_the_others_play_on(tmp_path: Path, kind: str) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        room = await server.table(*guests)
        wire = await guests[0].sit(room.table.id)
        upgrade = UPGRADE.format(key="A" * 22) if kind == "socket" else ""
        deaf = await stand_and_stare(server, guests[1], f"/tables/{room.table.id}/{kind}", upgrade)
        await until_listeners(room, 2)
        assert room.is_present(guests[1].id)
        slow = next(one for one in room.listeners if one.person == guests[1].id)
        heard = 0
        while slow in room.listeners:
            assert heard * len(LARGE) < MOST_MEGABYTES * 2**20
            for listener in tuple(room.listeners):
                listener.send(LARGE)
            heard += 1
            await wire.until("chat")
            assert unread(slow) <= MOST_BUFFERED + 2 * len(LARGE)
            await asyncio.sleep(0)
        assert room.table.seats[1].away_since is not None
        assert any(one["t"] == "table" and not one["seats"][1].get("present") for one in await wire.settled())
        version, to_act = room.table.version, room.table.to_act or 0
        _, state = await guests[to_act].ask("GET", f"/tables/{room.table.id}")
        command = {"t": "play", "version": version, "action": first_of(state["match"])}
        assert (await guests[to_act].ask("POST", f"/tables/{room.table.id}/commands", command))[0] == 200
        assert (await wire.until("update"))["version"] == version + 1
        deaf.close()


def unread(listener: object) -> int:
    """Return how many bytes are kept for a listener."""
    if isinstance(listener, LineStream):
        return listener.buffered_amount
    assert isinstance(listener, Subscriber)
    assert isinstance(listener.socket, WebSocket)
    return listener.socket.buffered_amount


async def test_a_stream_tells_what_a_socket_tells(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        room = await server.table(*guests)
        seat = room.table.to_act or 0
        wire = await guests[seat].sit(room.table.id)
        path = f"{API}/tables/{room.table.id}/stream"
        async with server.client.get(path, headers=guests[seat].headers) as stream:
            await until_listeners(room, 2)
            await stream.content.readline()
            match = wire.state["match"]
            assert (await wire.ask("play", version=match["version"], action=first_of(match)))["t"] == "done"
            line = await stream.content.readline()
            assert line.startswith(b'{"t":"update"')
            assert server_message(wire, "update") in line


def server_message(wire: object, kind: str) -> bytes:
    """Return how the last message of a kind begins, as it was sent."""
    told = [one for one in wire.told if one["t"] == kind]  # type: ignore[attr-defined]
    return f'"version":{told[-1]["version"]}'.encode()
