"""What a WebSocket is sent: whole texts of any length, those of one round together, nothing after the end."""

import asyncio
from pathlib import Path

import pytest
from aiohttp import WSCloseCode, WSMsgType

from tafelrunde.server import wires
from tafelrunde.server.frames import frame
from tafelrunde.server.people.people import Key
from tafelrunde.server.store import Person
from tafelrunde.server.websocket import BEAT, PING
from tafelrunde.server.wires import AT_ONCE, Socket, Switchboard
from tests.server.hosting import club
from tests.server.lines import Line, Listening, goodbye

EMPTY = b'{"t":"chat","x":"%s"}'
LENGTHS = (25, 125, 126, 65_535, 65_536, 100_000)
"""Frames write a length in one byte, in two or in eight."""


def text(message: bytes) -> bytes:
    return frame(WSMsgType.TEXT, message)


def socket_on(line: Line, board: Switchboard) -> Socket:
    socket = Socket(line, board)
    socket.talk = Listening()
    return socket


async def test_all_messages_of_a_round_go_out_in_one_write_for_each_socket() -> None:
    board, lines = Switchboard(), [Line(), Line()]
    sockets = [socket_on(line, board) for line in lines]
    for message in (b"one", b"two"):
        for socket in sockets:
            socket.send(message)
    await asyncio.sleep(0)
    sockets[0].send(b"three")
    await asyncio.sleep(0)
    together = text(b"one") + text(b"two")
    assert [line.written for line in lines] == [[together, text(b"three")], [together]]


async def test_what_was_said_before_the_end_is_sent_and_nothing_after_it() -> None:
    line = Line()
    socket = socket_on(line, Switchboard())
    socket.send(b"farewell")
    socket.close(WSCloseCode.POLICY_VIOLATION, "enough")
    socket.send(b"too late")
    await asyncio.sleep(0)
    assert line.written == [text(b"farewell"), goodbye(WSCloseCode.POLICY_VIOLATION, b"enough")]


@pytest.mark.parametrize(
    ("why", "code"),
    [
        ("closing", WSCloseCode.GOING_AWAY),
        ("store", WSCloseCode.TRY_AGAIN_LATER),
        ("void", WSCloseCode.POLICY_VIOLATION),
    ],
)
async def test_whoever_is_dropped_still_gets_the_answers_of_this_round(why: str, code: int) -> None:
    line = Line()
    socket = socket_on(line, Switchboard())
    socket.drop(why)
    socket.send(b"not kept")
    await asyncio.sleep(0)
    assert line.written == [text(b"not kept"), goodbye(code, why.encode())]


async def test_whoever_comes_in_just_when_the_token_is_revoked_is_sent_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wires, "GRACE", 0.01)
    board, line = Switchboard(), Line()
    board.token_revoked(Person("ada", "Ada", 0, 0), "digest")
    await asyncio.sleep(0)
    socket = Socket(line, board, "ada", Key("digest", None))
    socket.talk = Listening()
    await asyncio.sleep(0.1)
    assert line.written == [goodbye(WSCloseCode.POLICY_VIOLATION, b"void")]


async def test_closing_waits_for_those_who_go_by_themselves_and_breaks_off_with_the_others() -> None:
    board, lines = Switchboard(), [Line(), Line()]
    leaving, staying = (socket_on(line, board) for line in lines)
    closing = asyncio.create_task(board.close(0.05))
    await asyncio.sleep(0)
    leaving.connection_lost(None)
    await closing
    assert [line.aborted for line in lines] == [False, True]
    staying.connection_lost(None)
    await asyncio.wait_for(board.close(60), 1)


async def test_a_client_reads_texts_of_any_length(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        room = await server.table(guest, await server.guest("Béla"))
        wire = await guest.sit(room.table.id)
        for length in LENGTHS:
            said = "x" * (length - len(EMPTY % b""))
            room.send(EMPTY % said.encode())
            assert (await wire.until("chat"))["x"] == said


async def test_everybody_is_looked_at_once_in_a_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    looks = 3

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if sum(slept) > looks * BEAT:
            raise asyncio.CancelledError

    board, lines = Switchboard(), [Line() for _ in range(2 * AT_ONCE + 1)]
    sockets = [socket_on(line, board) for line in lines]
    sockets[0].connection_lost(None)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await board.watch()
    assert [line.written for line in lines] == [[], *[[PING]] * 2 * AT_ONCE]
    assert [line.aborted for line in lines] == [False, *[True] * 2 * AT_ONCE]
