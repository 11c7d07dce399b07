"""Channels: the clients of this server at tables of another one, all over one link."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Protocol

import msgspec

from tafelrunde.server.cluster.frames import Frame, Kind, Opening, Refusal, closing, from_many, read_closing
from tafelrunde.server.cluster.links import Link, NotThere, Unreachable, dial
from tafelrunde.server.cluster.membership import Membership
from tafelrunde.server.cluster.passes import Passes
from tafelrunde.server.http.errors import HttpRefused

COME_BACK = 1013
"""The close code for whoever should try again: the server with the table is gone."""


class Client(Protocol):
    """What a channel brings messages to."""

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def close(self, code: int, reason: str) -> None:
        """End the connection."""
        ...

    def pause_reading(self) -> None:
        """Read nothing for now."""
        ...

    def resume_reading(self) -> None:
        """Read again."""
        ...


def refused(refusal: Refusal) -> HttpRefused:
    """Return the error that says what another server refuses."""
    return HttpRefused(refusal.code, HTTPStatus(refusal.status), **refusal.facts)


class Channel:
    """One client at a table of another server."""

    __slots__ = ("_client", "_early", "_link", "_on_end", "number", "opened")

    def __init__(self, link: Link, number: int, on_end: Callable[[int], None]) -> None:
        self.number = number
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._link = link
        self._on_end = on_end
        self._client: Client | None = None
        self._early: list[Frame | bytes] | None = []
        """What came before there was a client to bring it to."""

    def attach(self, client: Client) -> None:
        """Bring everything to a client from now on."""
        self._client = client
        early, self._early = self._early or [], None
        for each in early:
            self.deliver(each)

    def send(self, text: str) -> None:
        """Pass on what the client says."""
        self._link.send(Kind.TEXT, self.number, text.encode())

    def close(self) -> None:
        """Say that the client has gone."""
        self._link.send(Kind.CLOSE, self.number, closing(1000, ""))
        self._on_end(self.number)

    def deliver(self, received: Frame | bytes) -> None:
        """Bring a message, or anything else that the other server says, to the client."""
        client = self._client
        if client is None:
            if self._early is not None:
                self._early.append(received)
        elif isinstance(received, bytes):
            client.send(received)
        elif received.kind is Kind.PAUSE:
            client.pause_reading()
        elif received.kind is Kind.RESUME:
            client.resume_reading()
        elif received.kind is Kind.CLOSE:
            self._on_end(self.number)
            client.close(*read_closing(received.payload))

    def answer(self, received: Frame) -> None:
        """Note whether the other server has taken the client in."""
        if self.opened.done():
            return
        if received.kind is Kind.OPENED:
            self.opened.set_result(None)
        elif received.kind is Kind.MOVED:
            self.opened.set_exception(NotThere())
        else:
            self.opened.set_exception(refused(msgspec.msgpack.decode(received.payload, type=Refusal)))

    def lost(self) -> None:
        """Send the client away, as the other server is gone."""
        if not self.opened.done():
            self.opened.set_exception(Unreachable("the link broke"))
        self.deliver(Frame(Kind.CLOSE, self.number, closing(COME_BACK, "moved")))


class Channels:
    """All channels over the link to one server."""

    def __init__(self, on_lost: Callable[[], None]) -> None:
        self.link: Link | None = None
        self._on_lost = on_lost
        self._channels: dict[int, Channel] = {}
        self._numbers = 0

    def __len__(self) -> int:
        return len(self._channels)

    @property
    def is_lost(self) -> bool:
        """Whether the link has broken."""
        return self.link is None or self.link.lost

    def open(self, kind: Kind, payload: bytes) -> Channel:
        """Ask for a channel."""
        assert self.link is not None
        self._numbers = self._numbers % 0xFFFFFFFF + 1
        channel = Channel(self.link, self._numbers, self._forget)
        self._channels[channel.number] = channel
        self.link.send(kind, channel.number, payload)
        return channel

    def _forget(self, number: int) -> None:
        self._channels.pop(number, None)

    def on_frame(self, received: Frame) -> None:
        """Bring a frame to its channel."""
        if received.kind is Kind.MESSAGES:
            numbers, message = from_many(received)
            for number in numbers:
                if channel := self._channels.get(number):
                    channel.deliver(message)
        elif channel := self._channels.get(received.channel):
            if received.kind in (Kind.OPENED, Kind.REFUSED, Kind.MOVED):
                channel.answer(received)
            else:
                channel.deliver(received)

    def on_lost(self) -> None:
        """Send everybody away."""
        self._on_lost()
        channels, self._channels = self._channels, {}
        for channel in channels.values():
            channel.lost()


class Dialler:
    """Opens channels to the servers that are alive; each link is made when it is first needed."""

    def __init__(self, membership: Membership, passes: Passes) -> None:
        self._membership = membership
        self._passes = passes
        self._channels: dict[str, asyncio.Task[Channels]] = {}

    @property
    def count(self) -> int:
        """How many channels are open."""
        done = [task for task in self._channels.values() if task.done() and not task.exception()]
        return sum(len(task.result()) for task in done)

    async def open(self, server: str, opening: Opening) -> Channel:
        """Take a client to a table of another server; raise Unreachable, NotThere or what that server refuses."""
        return await self._open(server, Kind.OPEN, msgspec.msgpack.encode(opening))

    async def follow(self, server: str, person: str) -> Channel:
        """Hear of what changes at a person's tables at another server."""
        return await self._open(server, Kind.FOLLOW, person.encode())

    async def _open(self, server: str, kind: Kind, payload: bytes) -> Channel:
        channel = (await self._to(server)).open(kind, payload)
        try:
            await channel.opened
        except BaseException:
            channel.close()
            raise
        return channel

    async def _to(self, server: str) -> Channels:
        """Return the channels to a server, over a link that is up."""
        task = self._channels.get(server)
        if task is None or (task.done() and (task.exception() or task.result().is_lost)):
            lease = self._membership.others.get(server)
            if lease is None or not lease.address:
                raise Unreachable(f"{server} cannot be reached")
            task = self._channels[server] = asyncio.ensure_future(self._dial(lease.address))
        return await asyncio.shield(task)

    async def _dial(self, address: str) -> Channels:
        channels = Channels(self._membership.suspect)
        try:
            channels.link = await dial(address, self._passes, channels)
        except Unreachable:
            self._membership.suspect()
            raise
        return channels

    def hang_up(self, server: str) -> None:
        """End the link to a server that is taken for dead: one that sleeps keeps its connections open."""
        task = self._channels.pop(server, None)
        if task is None:
            return
        if task.done() and not task.exception() and (link := task.result().link):
            link.abort()
        task.cancel()

    def close(self) -> None:
        """Hang up everywhere."""
        for server in [*self._channels]:
            self.hang_up(server)
