"""An open WebSocket: it reads whatever a client may send, answers what is no message, and notices who is gone."""

import asyncio
import struct
from pathlib import Path

import pytest
from aiohttp import WSCloseCode, WSMsgType

from tafelrunde.server import websocket
from tafelrunde.server.frames import frame
from tafelrunde.server.operations.budgets import Allowance
from tafelrunde.server.operations.limits import FRAMES, MOST_MESSAGE
from tafelrunde.server.websocket import ASKED, BY_BUDGET, MOST_HOLDS, MOST_WAITING, PING, WebSocket
from tests.server.hands import Hands
from tests.server.hosting import Club, club, first_of, handshake
from tests.server.lines import Line, Listening, goodbye, masked

ACCEPTED = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
"""The answer to the example of RFC 6455, 1.3."""


class Heard(Listening):
    """A socket on a line, and what is heard over it."""

    def __init__(self) -> None:
        super().__init__()
        self.line = Line()
        self.socket = WebSocket(self.line)
        self.socket.talk = self

    def say(self, *frames: bytes) -> None:
        for one in frames:
            self.socket.data_received(one)


# What comes in ------------------------------------------------------------------------------------------------


async def test_messages_are_heard_however_they_are_cut() -> None:
    said = masked(WSMsgType.TEXT, "Köln".encode()) + masked(WSMsgType.TEXT, b"two")
    for size in (1, 2, 3, 7, len(said)):
        other = Heard()
        other.say(*(said[start : start + size] for start in range(0, len(said), size)))
        assert other.heard == ["Köln", "two"]


async def test_a_message_in_several_frames_is_heard_as_one_with_a_ping_between() -> None:
    other = Heard()
    other.say(masked(WSMsgType.TEXT, b"all ", whole=False), masked(WSMsgType.PING, b"there?"))
    other.say(masked(WSMsgType.CONTINUATION, b"together"))
    assert other.heard == ["all together"]
    assert other.line.written == [frame(WSMsgType.PONG, b"there?")]


async def test_a_goodbye_is_answered_and_ends_the_connection() -> None:
    for sent, code in ((struct.pack("!H", 1001), 1001), (b"", 1000)):
        other = Heard()
        other.say(masked(WSMsgType.CLOSE, sent))
        assert other.line.written == [goodbye(code)]
        assert other.line.closed


async def test_what_follows_a_goodbye_is_not_heard() -> None:
    other = Heard()
    later = masked(WSMsgType.TEXT, b"two") + masked(WSMsgType.PING, b"") + masked(WSMsgType.BINARY, b"!")
    other.say(masked(WSMsgType.TEXT, b"one") + masked(WSMsgType.CLOSE, b"") + later)
    assert (other.heard, other.misheard) == (["one"], [])
    assert other.line.written == [goodbye(1000)]


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (masked(WSMsgType.CONTINUATION, b"of nothing"), WSCloseCode.PROTOCOL_ERROR),
        (masked(WSMsgType.TEXT, b"\xff\xfe"), WSCloseCode.INVALID_TEXT),
        (b"\x8f\x80abcd", WSCloseCode.PROTOCOL_ERROR),
        (b"\xc1\x80abcd", WSCloseCode.PROTOCOL_ERROR),
        (b"\x81\xff" + (2**40).to_bytes(8, "big"), WSCloseCode.MESSAGE_TOO_BIG),
        (frame(WSMsgType.TEXT, b"{}"), WSCloseCode.PROTOCOL_ERROR),
        (frame(WSMsgType.PING, b""), WSCloseCode.PROTOCOL_ERROR),
        (masked(WSMsgType.CLOSE, struct.pack("!H", 1006)), WSCloseCode.PROTOCOL_ERROR),
        (masked(WSMsgType.CLOSE, struct.pack("!H", 1000) + b"\xff"), WSCloseCode.INVALID_TEXT),
    ],
    ids=[
        *("continuation", "no text", "unknown kind", "compressed", "too long"),
        *("text without mask", "ping without mask", "code that must not be sent", "reason that is no text"),
    ],
)
async def test_what_is_no_websocket_ends_the_connection_with_its_reason(broken: bytes, code: int) -> None:
    other = Heard()
    other.say(broken, masked(WSMsgType.TEXT, b"still there"))
    assert (other.heard, other.misheard) == ([], ["bad-frame"])
    assert other.line.written == [goodbye(code)]
    assert other.line.closed


async def test_bytes_that_are_no_text_are_refused() -> None:
    other = Heard()
    other.say(masked(WSMsgType.BINARY, b"dice"))
    assert other.misheard == ["text-only"]
    assert other.line.written == [goodbye(WSCloseCode.UNSUPPORTED_DATA, b"text only")]


async def test_reading_may_be_held_up_but_not_taken_up_again_after_the_end() -> None:
    line = Line()
    socket = WebSocket(line)
    socket.pause()
    assert line.pauses == 1
    socket.resume()
    assert line.pauses == 0
    socket.pause()
    line.close()
    socket.resume()
    assert line.pauses == 1


async def test_a_message_of_exactly_the_limit_is_heard_and_one_byte_more_ends_the_connection() -> None:
    for parts in (1, 2):
        other = Heard()
        said = [b"x" * (MOST_MESSAGE // parts)] * parts
        kinds = [WSMsgType.TEXT, WSMsgType.CONTINUATION]
        other.say(*(masked(kinds[n], part, whole=n == parts - 1) for n, part in enumerate(said)))
        assert other.heard == ["x" * MOST_MESSAGE]
        said[-1] += b"x"
        other.say(*(masked(kinds[n], part, whole=n == parts - 1) for n, part in enumerate(said)))
        assert other.line.written == [goodbye(WSCloseCode.MESSAGE_TOO_BIG)]


# How much may come in -----------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """A clock for budgets that stands still."""
    hands = Hands()
    monkeypatch.setattr(websocket, "monotonic", hands)
    return hands


BURST = int(FRAMES.burst)
LITTLE = masked(WSMsgType.PING, b"")


@pytest.mark.parametrize(
    "flood",
    [LITTLE, masked(WSMsgType.PONG, b""), masked(WSMsgType.PING, b"x" * 125)],
    ids=["pings", "pongs", "long pings"],
)
async def test_a_chunk_full_of_control_frames_is_not_read_in_one_go(clock: Hands, flood: bytes) -> None:
    other = Heard()
    other.say(flood * (MOST_WAITING // len(flood)))
    assert len(other.line.written) <= BURST + 1
    assert (other.line.pauses, other.line.closed) == (1, False)


async def test_whoever_goes_on_while_nothing_is_read_is_sent_away(clock: Hands) -> None:
    other = Heard()
    other.say(LITTLE * 40_000)
    assert other.line.written[-1] == goodbye(WSCloseCode.POLICY_VIOLATION, b"too much at once")
    assert len(other.line.written) <= BURST + 2
    assert (other.misheard, other.line.closed) == (["flood"], True)


async def test_reading_goes_on_as_the_budget_fills(clock: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "FRAMES", Allowance(rate=1000, burst=BURST))
    other = Heard()
    other.say(LITTLE * 2 * BURST + masked(WSMsgType.TEXT, b"at last"))
    assert (other.heard, other.line.pauses) == ([], 1)
    clock.now = 3600
    async with asyncio.timeout(10):
        while not other.heard:
            await asyncio.sleep(0.001)
    assert (len(other.line.written), other.line.pauses) == (2 * BURST, 0)


async def test_whoever_floods_slowly_is_sent_away_after_a_while(clock: Hands) -> None:
    other = Heard()
    other.say(LITTLE * 5000)
    for held in range(MOST_HOLDS):
        assert (held, other.line.closed) == (held, False)
        clock.now += 1 / FRAMES.rate
        other.socket._release(BY_BUDGET)
    assert (other.misheard, other.line.closed) == (["flood"], True)


async def test_regular_signs_of_life_are_never_held_up(clock: Hands) -> None:
    other = Heard()
    for second in range(1000):
        clock.now = second
        for _ in range(ASKED):
            other.socket.beat()
        other.say(masked(WSMsgType.PONG, b""), LITTLE, LITTLE, masked(WSMsgType.TEXT, b"{}"))
    assert len(other.heard) == 1000
    assert (other.line.pauses, other.line.is_closing()) == (0, False)


async def test_one_answer_to_each_of_our_pings_is_free(clock: Hands) -> None:
    other = Heard()
    for _ in range(10 * BURST):
        for _ in range(ASKED):
            other.socket.beat()
        other.say(masked(WSMsgType.PONG, b""))
    assert other.line.pauses == 0


async def test_messages_in_crumbs_are_paid_for(clock: Hands) -> None:
    parts, bytes_ = Heard(), Heard()
    parts.say(masked(WSMsgType.TEXT, b"", whole=False), masked(WSMsgType.CONTINUATION, b"", whole=False) * 1000)
    bytes_.say(*(bytes([one]) for one in masked(WSMsgType.TEXT, b"x" * 100)))
    assert (parts.line.pauses, bytes_.line.pauses) == (1, 1)


async def test_messages_cost_the_connection_nothing_but_wait_for_those_who_hear_them(clock: Hands) -> None:
    other = Heard()
    other.say(masked(WSMsgType.TEXT, b"{}") * 1000)
    assert len(other.heard) == 1000
    other.socket.pause()
    other.say(masked(WSMsgType.TEXT, b"later") * 3)
    assert len(other.heard) == 1000
    other.socket.resume()
    assert other.heard[1000:] == ["later"] * 3
    other.socket.close(WSCloseCode.OK, "enough")
    other.say(masked(WSMsgType.TEXT, b"{}") * 1000)
    assert other.line.pauses == 1


# The end ------------------------------------------------------------------------------------------------------


async def test_after_the_end_nothing_is_heard_or_said_but_the_other_side_may_answer() -> None:
    other = Heard()
    other.socket.close(WSCloseCode.POLICY_VIOLATION, "enough")
    other.socket.close(WSCloseCode.OK, "again")
    other.socket.write(frame(WSMsgType.TEXT, b"more"))
    other.say(masked(WSMsgType.TEXT, b"but"), masked(WSMsgType.PING, b""), masked(WSMsgType.BINARY, b"!"))
    assert (other.heard, other.misheard, other.line.closed) == ([], [], False)
    other.say(masked(WSMsgType.CLOSE, struct.pack("!H", 1008)))
    assert other.line.written == [goodbye(WSCloseCode.POLICY_VIOLATION, b"enough")]
    assert other.line.closed


async def test_the_answer_to_a_goodbye_is_heard_even_if_reading_was_held_up() -> None:
    other = Heard()
    other.socket.pause()
    other.socket.close(WSCloseCode.POLICY_VIOLATION, "enough")
    assert other.line.pauses == 0


async def test_whoever_does_not_answer_a_goodbye_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "FAREWELL", 0.01)
    silent, gone = Heard(), Heard()
    for other in (silent, gone):
        other.socket.close(WSCloseCode.GOING_AWAY, "closing")
    gone.socket.connection_lost(None)
    await asyncio.sleep(0.05)
    assert (silent.line.aborted, gone.line.aborted) == (True, False)
    assert (silent.parted, gone.parted) == (0, 1)


async def test_whoever_is_silent_is_asked_once_and_then_given_up() -> None:
    other = Heard()
    for _ in range(ASKED):
        other.socket.beat()
    assert (other.line.written, other.line.aborted) == ([PING], False)
    other.socket.beat()
    assert (other.line.written, other.line.aborted) == ([PING], True)


async def test_a_sign_of_life_is_enough() -> None:
    other = Heard()
    for _ in range(10):
        for _ in range(ASKED):
            other.socket.beat()
        other.say(masked(WSMsgType.PONG, b""))
    assert other.line.written == [PING] * 10
    assert not other.line.aborted


# At a table -----------------------------------------------------------------------------------------------------


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


async def metrics(server: Club) -> str:
    async with server.client.get("/metrics") as response:
        return await response.text()
