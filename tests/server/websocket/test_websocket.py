"""An open WebSocket: it reads whatever a client may send, answers what is no message, and notices who is gone.

Whatever the protocol promises, both kinds keep; what only ours can do stands in `test_own.py`.
"""

import asyncio
import struct

import pytest
from aiohttp import WSCloseCode, WSMsgType

from tafelrunde.server.operations.budgets import Allowance
from tafelrunde.server.operations.limits import FRAMES, MOST_MESSAGE
from tafelrunde.server.websocket import frame_budget, interface
from tafelrunde.server.websocket.endpoints import KINDS
from tafelrunde.server.websocket.frames import frame
from tafelrunde.server.websocket.interface import MOST_BUFFERED, PING_AFTER, WebSocket
from tests.server.hands import Hands
from tests.server.websocket.peers import Line, Peer, connected, goodbye, masked, settle, text

PING = frame(WSMsgType.PING, b"")
BURST = int(FRAMES.burst)
LITTLE = masked(WSMsgType.PING, b"")

Kind = type[WebSocket]


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    """Each kind of WebSocket in turn."""
    return KINDS[request.param]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """A clock for budgets that stands still."""
    hands = Hands()
    monkeypatch.setattr(frame_budget, "monotonic", hands)
    return hands


async def until_heard(other: Peer, count: int = 1) -> None:
    """Wait until so many messages have come."""
    async with asyncio.timeout(10):
        while len(other.heard) < count:
            await asyncio.sleep(0.001)


async def test_messages_are_heard_however_they_are_cut(kind: Kind) -> None:
    said = masked(WSMsgType.TEXT, "Köln".encode()) + masked(WSMsgType.TEXT, b"two")
    for size in (1, 2, 3, 7, len(said)):
        other = await connected(kind)
        await other.say(*(said[start : start + size] for start in range(0, len(said), size)))
        assert other.heard == ["Köln", "two"]


async def test_a_message_in_several_frames_is_heard_as_one_with_a_ping_between(kind: Kind) -> None:
    other = await connected(kind)
    await other.say(masked(WSMsgType.TEXT, b"all ", whole=False), masked(WSMsgType.PING, b"there?"))
    await other.say(masked(WSMsgType.CONTINUATION, b"together"))
    assert other.heard == ["all together"]
    assert other.received == [frame(WSMsgType.PONG, b"there?")]


async def test_a_goodbye_is_answered_and_ends_the_connection(kind: Kind) -> None:
    for sent, code in ((struct.pack("!H", 1001), 1001), (b"", 1000)):
        other = await connected(kind)
        await other.say(masked(WSMsgType.CLOSE, sent))
        assert other.received == [goodbye(code)]
        assert other.line.closed


async def test_what_follows_a_goodbye_is_not_heard(kind: Kind) -> None:
    other = await connected(kind)
    later = masked(WSMsgType.TEXT, b"two") + masked(WSMsgType.PING, b"") + masked(WSMsgType.BINARY, b"!")
    await other.say(masked(WSMsgType.TEXT, b"one") + masked(WSMsgType.CLOSE, b"") + later)
    assert (other.heard, other.errors) == (["one"], [])
    assert other.received == [goodbye(1000)]


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (masked(WSMsgType.CONTINUATION, b"of nothing"), WSCloseCode.PROTOCOL_ERROR),
        (masked(WSMsgType.TEXT, b"\xff\xfe"), WSCloseCode.INVALID_TEXT),
        (b"\x8f\x80abcd", WSCloseCode.PROTOCOL_ERROR),
        (b"\xc1\x80abcd", WSCloseCode.PROTOCOL_ERROR),
        (b"\x81\xff" + (2**40).to_bytes(8, "big"), WSCloseCode.MESSAGE_TOO_BIG),
        (masked(WSMsgType.CLOSE, struct.pack("!H", 1006)), WSCloseCode.PROTOCOL_ERROR),
        (masked(WSMsgType.CLOSE, struct.pack("!H", 1000) + b"\xff"), WSCloseCode.INVALID_TEXT),
    ],
    ids=[
        *("continuation", "no text", "unknown kind", "compressed", "too long"),
        *("code that must not be sent", "reason that is no text"),
    ],
)
async def test_what_is_no_websocket_ends_the_connection_with_its_reason(
    kind: Kind, broken: bytes, code: int
) -> None:
    other = await connected(kind)
    await other.say(broken, masked(WSMsgType.TEXT, b"still there"))
    assert (other.heard, other.errors) == ([], ["bad-frame"])
    assert other.received == [goodbye(code)]
    assert other.line.closed


async def test_bytes_that_are_no_text_are_refused(kind: Kind) -> None:
    other = await connected(kind)
    await other.say(masked(WSMsgType.BINARY, b"dice"))
    assert other.errors == ["text-only"]
    assert other.received == [goodbye(WSCloseCode.UNSUPPORTED_DATA, b"text only")]


async def test_a_message_of_exactly_the_limit_is_heard_and_one_byte_more_ends_the_connection(kind: Kind) -> None:
    for parts in (1, 2):
        other = await connected(kind)
        said = [b"x" * (MOST_MESSAGE // parts)] * parts
        kinds = [WSMsgType.TEXT, WSMsgType.CONTINUATION]
        await other.say(*(masked(kinds[n], part, whole=n == parts - 1) for n, part in enumerate(said)))
        assert other.heard == ["x" * MOST_MESSAGE]
        said[-1] += b"x"
        await other.say(*(masked(kinds[n], part, whole=n == parts - 1) for n, part in enumerate(said)))
        assert other.received == [goodbye(WSCloseCode.MESSAGE_TOO_BIG)]


@pytest.mark.parametrize(
    "flood",
    [LITTLE, masked(WSMsgType.PONG, b""), masked(WSMsgType.PING, b"x" * 125)],
    ids=["pings", "pongs", "long pings"],
)
async def test_a_chunk_full_of_control_frames_is_not_read_in_one_go(kind: Kind, clock: Hands, flood: bytes) -> None:
    other = await connected(kind)
    await other.say(flood * (64 * 1024 // len(flood)), masked(WSMsgType.TEXT, b"behind them"))
    assert len(other.received) <= BURST + 1
    assert (other.heard, other.line.closed) == ([], False)


async def test_reading_goes_on_as_the_budget_fills(
    kind: Kind, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame_budget, "FRAMES", Allowance(rate=1000, burst=BURST))
    other = await connected(kind)
    await other.say(LITTLE * 2 * BURST + masked(WSMsgType.TEXT, b"at last"))
    assert other.heard == []
    clock.now = 3600
    await until_heard(other)
    await settle()
    assert (len(other.received), other.line.is_paused) == (2 * BURST, False)


async def test_whoever_floods_slowly_is_sent_away_after_a_while(
    kind: Kind, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame_budget, "FRAMES", Allowance(rate=1000, burst=BURST))
    monkeypatch.setattr(frame_budget, "MOST_HOLDS", 10)
    other = await connected(kind)
    await other.say(LITTLE * 5000)
    assert other.errors == []
    async with asyncio.timeout(10):
        while not other.line.closed:
            await asyncio.sleep(0.001)
    assert other.errors == ["flood"]
    assert other.received[-1] == goodbye(WSCloseCode.POLICY_VIOLATION, b"too much at once")
    assert len(other.received) <= BURST + 12


async def test_regular_signs_of_life_are_never_held_up(kind: Kind, clock: Hands) -> None:
    other = await connected(kind)
    for second in range(1000):
        clock.now = second
        for _ in range(PING_AFTER):
            other.socket.heartbeat()
        await other.say(masked(WSMsgType.PONG, b""), LITTLE, LITTLE, masked(WSMsgType.TEXT, b"{}"))
    assert len(other.heard) == 1000
    assert (other.line.is_paused, other.line.is_closing()) == (False, False)


async def test_one_answer_to_each_of_our_pings_is_free(kind: Kind, clock: Hands) -> None:
    other = await connected(kind)
    for _ in range(10 * BURST):
        for _ in range(PING_AFTER):
            other.socket.heartbeat()
        await other.say(masked(WSMsgType.PONG, b""))
    await other.say(masked(WSMsgType.TEXT, b"not held up"))
    assert (other.heard, other.line.is_paused) == (["not held up"], False)


async def test_messages_cost_the_connection_nothing_but_wait_for_those_who_hear_them(
    kind: Kind, clock: Hands
) -> None:
    other = await connected(kind)
    await other.say(masked(WSMsgType.TEXT, b"{}") * 1000)
    assert len(other.heard) == 1000
    other.socket.pause_reading()
    await other.say(masked(WSMsgType.TEXT, b"later") * 3)
    assert len(other.heard) == 1000
    other.socket.resume_reading()
    await settle()
    assert other.heard[1000:] == ["later"] * 3


async def test_after_the_end_nothing_is_heard_or_said_but_the_other_side_may_answer(kind: Kind) -> None:
    other = await connected(kind)
    other.socket.close(WSCloseCode.POLICY_VIOLATION, "enough")
    other.socket.close(WSCloseCode.OK, "again")
    other.socket.send(b"more")
    await other.say(masked(WSMsgType.TEXT, b"but"), masked(WSMsgType.PING, b""), masked(WSMsgType.BINARY, b"!"))
    assert (other.heard, other.errors, other.line.closed) == ([], [], False)
    await other.say(masked(WSMsgType.CLOSE, struct.pack("!H", 1008)))
    assert other.received == [goodbye(WSCloseCode.POLICY_VIOLATION, b"enough")]
    assert other.line.closed


async def test_what_was_sent_before_the_end_arrives(kind: Kind) -> None:
    other = await connected(kind)
    other.socket.send(b"farewell")
    other.socket.close(WSCloseCode.POLICY_VIOLATION, "enough")
    other.socket.send(b"too late")
    await settle()
    assert other.received == [text(b"farewell"), goodbye(WSCloseCode.POLICY_VIOLATION, b"enough")]


async def test_the_answer_to_a_goodbye_is_heard_even_if_reading_was_held_up(kind: Kind) -> None:
    other = await connected(kind)
    other.socket.pause_reading()
    other.socket.close(WSCloseCode.POLICY_VIOLATION, "enough")
    await other.say(masked(WSMsgType.CLOSE, struct.pack("!H", 1008)))
    assert (other.line.is_paused, other.line.closed) == (False, True)


async def test_whoever_does_not_answer_a_goodbye_is_cut_off(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interface, "CLOSE_TIMEOUT", 0.01)
    silent, gone = await connected(kind), await connected(kind)
    for other in (silent, gone):
        other.socket.close(WSCloseCode.GOING_AWAY, "closing")
    await gone.leave()
    await asyncio.sleep(0.05)
    assert (silent.line.aborted, gone.line.aborted) == (True, False)
    assert (silent.closed, gone.closed) == (0, 1)


async def test_the_end_is_told_once_and_the_connection_is_released(kind: Kind) -> None:
    for farewell in (b"", masked(WSMsgType.TEXT, b"bye"), masked(WSMsgType.CLOSE, b""), b"\xff\xff"):
        other = await connected(kind)
        await other.say(farewell)
        await other.leave()
        assert (other.opened, other.closed, other.released) == (1, 1, 1)


async def test_whoever_is_silent_is_asked_once_and_then_given_up(kind: Kind) -> None:
    other = await connected(kind)
    for _ in range(PING_AFTER):
        other.socket.heartbeat()
    await settle()
    assert (other.received, other.line.aborted) == ([PING], False)
    other.socket.heartbeat()
    assert (other.received, other.line.aborted) == ([PING], True)


async def test_a_sign_of_life_is_enough(kind: Kind) -> None:
    other = await connected(kind)
    for _ in range(10):
        for _ in range(PING_AFTER):
            other.socket.heartbeat()
        await other.say(masked(WSMsgType.PONG, b""))
    assert other.received == [PING] * 10
    assert not other.line.aborted


async def test_a_reader_that_was_too_slow_is_noticed_when_it_has_caught_up(kind: Kind) -> None:
    other = await connected(kind)
    other.line.protocol.pause_writing()
    other.socket.send(b"slow")
    await settle()
    assert (other.socket.is_congested, other.drained) == (True, 0)
    other.line.protocol.resume_writing()
    await settle()
    assert (other.socket.is_congested, other.drained) == (False, 1)
    assert other.received == [text(b"slow")]


async def test_a_reader_that_takes_nothing_is_cut_off(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    other = await connected(kind)
    monkeypatch.setattr(Line, "get_write_buffer_size", lambda _: MOST_BUFFERED)
    other.socket.send(b"the last drop")
    await settle()
    assert (other.received, other.line.aborted) == ([text(b"the last drop")], False)
    monkeypatch.setattr(Line, "get_write_buffer_size", lambda _: MOST_BUFFERED + 1)
    assert other.socket.buffered_amount == MOST_BUFFERED + 1
    other.socket.send(b"too much")
    await settle()
    assert (other.received, other.line.aborted) == ([text(b"the last drop")], True)
