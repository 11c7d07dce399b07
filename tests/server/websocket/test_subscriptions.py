"""What subscribers are sent: those of one turn together and in order, nothing after the end; and who may stay."""

import asyncio
from pathlib import Path

import pytest
from aiohttp import WSCloseCode, WSMsgType

from tafelrunde.server.people.people import Key
from tafelrunde.server.store import Person
from tafelrunde.server.websocket import subscriptions
from tafelrunde.server.websocket.broadcast import Broadcaster
from tafelrunde.server.websocket.endpoints import KINDS
from tafelrunde.server.websocket.frames import frame
from tafelrunde.server.websocket.interface import HEARTBEAT, WebSocket
from tafelrunde.server.websocket.subscriptions import AT_ONCE, Subscriber, Subscriptions
from tests.server.hosting import club
from tests.server.websocket.peers import Peer, connected, goodbye, settle, text

EMPTY = b'{"t":"chat","x":"%s"}'
LENGTHS = (25, 125, 126, 65_535, 65_536, 100_000)
"""Frames write a length in one byte, in two or in eight."""
PING = frame(WSMsgType.PING, b"")

Kind = type[WebSocket]


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    """Each kind of WebSocket in turn."""
    return KINDS[request.param]


async def subscribed(kind: Kind, registry: Subscriptions) -> tuple[Peer, Subscriber]:
    """Return a client and its subscription, which ends with the connection."""
    peer = await connected(kind)
    subscriber = Subscriber(peer.socket)
    registry.add(subscriber)
    peer.socket._release = lambda: registry.remove(subscriber)
    return peer, subscriber


async def test_messages_arrive_in_order_and_are_prepared_once_for_all(kind: Kind) -> None:
    prepared: list[bytes] = []

    def prepare(message: bytes) -> bytes:
        prepared.append(message)
        return kind.prepare(message)

    broadcaster = Broadcaster(prepare)
    others = [await connected(kind, broadcaster) for _ in range(3)]
    for message in (b"one", b"two"):
        for other in others:
            other.socket.send(message)
    await settle()
    assert prepared == [b"one", b"two"]
    assert [other.received for other in others] == [[text(b"one"), text(b"two")]] * 3


@pytest.mark.parametrize(
    ("why", "code"),
    [
        ("closing", WSCloseCode.GOING_AWAY),
        ("store", WSCloseCode.TRY_AGAIN_LATER),
        ("void", WSCloseCode.POLICY_VIOLATION),
    ],
)
async def test_whoever_is_dropped_still_gets_the_answers_of_this_round(kind: Kind, why: str, code: int) -> None:
    other, subscriber = await subscribed(kind, Subscriptions())
    subscriber.drop(why)
    subscriber.send(b"not kept")
    await settle()
    assert other.received == [text(b"not kept"), goodbye(code, why.encode())]


async def test_whoever_comes_in_just_when_the_token_is_revoked_is_sent_away(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "GRACE", 0.01)
    registry, other = Subscriptions(), await connected(kind)
    registry.token_revoked(Person("ada", "Ada", 0, 0), "digest")
    await asyncio.sleep(0)
    registry.add(Subscriber(other.socket, "ada", Key("digest", None)))
    await asyncio.sleep(0.1)
    assert other.received == [goodbye(WSCloseCode.POLICY_VIOLATION, b"void")]


async def test_closing_waits_for_those_who_go_by_themselves_and_breaks_off_with_the_others(kind: Kind) -> None:
    registry = Subscriptions()
    (leaving, _), (staying, _) = [await subscribed(kind, registry) for _ in range(2)]
    closing = asyncio.create_task(registry.close(0.05))
    await asyncio.sleep(0)
    await leaving.leave()
    await closing
    assert [other.line.aborted for other in (leaving, staying)] == [False, True]
    await staying.leave()
    await asyncio.wait_for(registry.close(60), 1)


async def test_a_client_reads_texts_of_any_length(tmp_path: Path, websocket: str) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest()
        room = await server.table(guest, await server.guest("Béla"))
        wire = await guest.sit(room.table.id)
        for length in LENGTHS:
            said = "x" * (length - len(EMPTY % b""))
            room.broadcast(EMPTY % said.encode())
            assert (await wire.until("chat"))["x"] == said


async def test_everybody_is_looked_at_once_in_a_heartbeat(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    looks = 3
    really_sleep = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await really_sleep(0)
        if sum(slept) > looks * HEARTBEAT:
            raise asyncio.CancelledError

    registry = Subscriptions()
    others = [(await subscribed(kind, registry))[0] for _ in range(2 * AT_ONCE + 1)]
    await others[0].leave()
    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", sleep)
        with pytest.raises(asyncio.CancelledError):
            await registry.send_heartbeats()
    assert [other.received for other in others] == [[], *[[PING]] * 2 * AT_ONCE]
    assert [other.line.aborted for other in others] == [False, *[True] * 2 * AT_ONCE]
