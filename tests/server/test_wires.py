"""What a WebSocket is sent: whole texts of any length, those of one round together, nothing after the end."""

import asyncio
from pathlib import Path
from typing import cast

from aiohttp import WSCloseCode, web

from tafelrunde.server.wires import Outbox, Socket, text_frame
from tests.server.hosting import club

EMPTY = b'{"t":"chat","x":"%s"}'
LENGTHS = (25, 125, 126, 65_535, 65_536, 100_000)
"""Frames write a length in one byte, in two or in eight."""


class Line:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        raise AssertionError


class Peer:
    """As much of a WebSocket as is asked for."""

    closed = False

    async def close(self, *, code: int, message: bytes) -> None:
        self.closed = True


def socket_on(line: Line, peer: Peer, outbox: Outbox) -> Socket:
    return Socket(cast(web.WebSocketResponse, peer), line, outbox, None)


async def test_all_messages_of_a_round_go_out_in_one_write_for_each_socket() -> None:
    outbox, lines = Outbox(), [Line(), Line()]
    sockets = [socket_on(line, Peer(), outbox) for line in lines]
    for message in (b"one", b"two"):
        for socket in sockets:
            socket.send(message)
    await asyncio.sleep(0)
    sockets[0].send(b"three")
    await asyncio.sleep(0)
    together = text_frame(b"one") + text_frame(b"two")
    assert [line.written for line in lines] == [[together, text_frame(b"three")], [together]]


async def test_what_was_said_before_the_end_is_sent_and_nothing_after_it() -> None:
    line, peer = Line(), Peer()
    socket = socket_on(line, peer, Outbox())
    socket.send(b"farewell")
    await socket.close(WSCloseCode.GOING_AWAY, "closing")
    socket.send(b"too late")
    await asyncio.sleep(0)
    assert line.written == [text_frame(b"farewell")]


async def test_a_client_reads_texts_of_any_length(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        room = await server.table(guest, await server.guest("Béla"))
        wire = await guest.sit(room.table.id)
        for length in LENGTHS:
            text = "x" * (length - len(EMPTY % b""))
            room.send(EMPTY % text.encode())
            assert (await wire.until("chat"))["x"] == text
