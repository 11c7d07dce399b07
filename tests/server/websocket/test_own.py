"""What our own WebSocket does and aiohttp's cannot: it sees every frame and every byte, and stops between two."""

import pytest
from aiohttp import WSCloseCode, WSMsgType

from tafelrunde.server.operations.limits import FRAMES
from tafelrunde.server.websocket import frame_budget
from tafelrunde.server.websocket.broadcast import Broadcaster
from tafelrunde.server.websocket.frame_budget import MOST_HOLDS
from tafelrunde.server.websocket.frames import frame
from tafelrunde.server.websocket.own import BY_BUDGET, MOST_UNPARSED, OwnWebSocket
from tests.server.hands import Hands
from tests.server.websocket.peers import Line, Peer, connected, goodbye, masked, settle, text

BURST = int(FRAMES.burst)
LITTLE = masked(WSMsgType.PING, b"")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """A clock for budgets that stands still."""
    hands = Hands()
    monkeypatch.setattr(frame_budget, "monotonic", hands)
    return hands


async def own() -> Peer:
    return await connected(OwnWebSocket)


@pytest.mark.parametrize("kind", [WSMsgType.TEXT, WSMsgType.PING])
async def test_a_client_that_does_not_mask_is_refused(kind: WSMsgType) -> None:
    other = await own()
    await other.say(frame(kind, b"{}"), masked(WSMsgType.TEXT, b"still there"))
    assert (other.heard, other.errors) == ([], ["bad-frame"])
    assert other.received == [goodbye(WSCloseCode.PROTOCOL_ERROR)]
    assert other.line.closed


async def test_reading_may_be_held_up_but_not_taken_up_again_after_the_end() -> None:
    line = Line()
    socket = OwnWebSocket(line, Broadcaster(OwnWebSocket.prepare))
    held = []
    for hold in (socket.pause_reading, socket.resume_reading, socket.pause_reading):
        hold()
        held.append(line.is_paused)
    line.close()
    socket.resume_reading()
    assert [*held, line.is_paused] == [True, False, True, True]


async def test_control_frames_beyond_the_budget_hold_the_client_up_at_once(clock: Hands) -> None:
    other = await own()
    await other.say(LITTLE * (MOST_UNPARSED // len(LITTLE)))
    assert (other.line.is_paused, other.line.closed) == (True, False)


async def test_whoever_goes_on_while_nothing_is_read_is_sent_away(clock: Hands) -> None:
    other = await own()
    await other.say(LITTLE * 40_000)
    assert other.received[-1] == goodbye(WSCloseCode.POLICY_VIOLATION, b"too much at once")
    assert len(other.received) <= BURST + 2
    assert (other.errors, other.line.closed) == (["flood"], True)


async def test_a_slow_flood_ends_after_so_many_waits_in_a_row(clock: Hands) -> None:
    other = await own()
    await other.say(LITTLE * 5000)
    assert isinstance(other.socket, OwnWebSocket)
    for held in range(MOST_HOLDS):
        assert (held, other.line.closed) == (held, False)
        clock.now += 1 / FRAMES.rate
        other.socket._release_hold(BY_BUDGET)
    assert (other.errors, other.line.closed) == (["flood"], True)


async def test_messages_in_crumbs_are_paid_for(clock: Hands) -> None:
    parts, crumbs = await own(), await own()
    more = masked(WSMsgType.CONTINUATION, b"", whole=False)
    await parts.say(masked(WSMsgType.TEXT, b"", whole=False), more * 1000)
    await crumbs.say(*(bytes([one]) for one in masked(WSMsgType.TEXT, b"x" * 100)))
    assert (parts.line.is_paused, crumbs.line.is_paused) == (True, True)


async def test_whatever_comes_after_the_end_is_paid_for(clock: Hands) -> None:
    other = await own()
    other.socket.close(WSCloseCode.OK, "enough")
    await other.say(masked(WSMsgType.TEXT, b"{}") * 1000)
    assert other.line.is_paused


async def test_all_messages_of_a_round_go_out_in_one_write_for_each_socket() -> None:
    broadcaster = Broadcaster(OwnWebSocket.prepare)
    others = [await connected(OwnWebSocket, broadcaster) for _ in range(2)]
    for message in (b"one", b"two"):
        for other in others:
            other.socket.send(message)
    await settle()
    others[0].socket.send(b"three")
    await settle()
    together = text(b"one") + text(b"two")
    assert [other.line.written for other in others] == [[together, text(b"three")], [together]]
