"""Who is subscribed to what: all open connections, their heartbeats, and when they are no longer welcome."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

from aiohttp import WSCloseCode

from tafelrunde.server.operations.limits import Payers
from tafelrunde.server.people.people import Key, is_void
from tafelrunde.server.store import Person
from tafelrunde.server.tables.updates import PLAIN, Wants
from tafelrunde.server.websocket.interface import HEARTBEAT

AT_ONCE = 20
"""How many WebSockets are looked at in one go."""
APART = 0.01
"""Seconds between two goes in which clients are sent away, where there is time for it."""
GRACE = 1.0
"""Seconds until cookies that are void end connections: whoever made them void has to get a new one first."""
CLOSE_CODES = {"closing": WSCloseCode.GOING_AWAY, "void": WSCloseCode.POLICY_VIOLATION}
"""Why a WebSocket is closed, where it is not that the client may try again later."""


class Revocable(Protocol):
    """A connection that ends when what it was opened by is revoked."""

    person: str | None
    key: Key | None

    def drop(self, why: str) -> None:
        """End the connection with a reason."""
        ...


class Socket(Protocol):
    """What a subscriber needs of its connection: a WebSocket here, or one at another server."""

    is_congested: bool
    """Whether the client does not take what it is sent."""

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def close(self, code: int, reason: str) -> None:
        """End the connection, after everything that was sent before."""
        ...

    def pause_reading(self) -> None:
        """Deliver no more messages for now."""
        ...

    def resume_reading(self) -> None:
        """Deliver messages again."""
        ...

    def heartbeat(self) -> None:
        """Look whether the client is still there."""
        ...

    def abort(self) -> None:
        """End the connection at once."""
        ...


class Subscriber:
    """A WebSocket that is sent what happens, and on whose behalf."""

    __slots__ = ("_payers", "key", "person", "send", "socket", "wants")

    def __init__(
        self,
        socket: Socket,
        person: str | None = None,
        key: Key | None = None,
        wants: Wants = PLAIN,
        payers: Payers | None = None,
    ) -> None:
        self.socket = socket
        self.send = socket.send
        """Sends a message; never waits."""
        self.person = person
        self.key = key
        self.wants = wants
        self._payers = payers

    def pay(self) -> None:
        """Pay for an update in words; whoever cannot is sent away."""
        if self._payers and not self._payers.afford("words"):
            self.drop("busy")

    def drop(self, why: str) -> None:
        """Close the connection with a reason, after whatever else is sent in this turn of the event loop."""
        code = CLOSE_CODES.get(why, WSCloseCode.TRY_AGAIN_LATER)
        asyncio.get_running_loop().call_soon(self.socket.close, code, why)


class Subscriptions:
    """The registry of open connections."""

    def __init__(self) -> None:
        self._subscribers: set[Subscriber] = set()
        self._streams: set[Revocable] = set()
        self._empty = asyncio.Event()

    def add(self, subscriber: Subscriber) -> None:
        """Register a WebSocket that was opened."""
        self._subscribers.add(subscriber)
        self._empty.clear()

    def remove(self, subscriber: Subscriber) -> None:
        """Forget a WebSocket that was closed."""
        self._subscribers.discard(subscriber)
        if not self._subscribers:
            self._empty.set()

    @contextmanager
    def connected(self, stream: Revocable) -> Iterator[None]:
        """Register a stream until the end of the block."""
        self._streams.add(stream)
        try:
            yield
        finally:
            self._streams.discard(stream)

    async def person_changed(self, before: Person, after: Person | None) -> None:
        """Drop connections that are no longer welcome: the person was deleted, or has revoked cookies."""
        if after is None:
            self._drop_later(before.id, lambda _: True, 0, GRACE)
        elif after.generation != before.generation:
            self._drop_later(before.id, lambda key: is_void(key, after), GRACE)

    async def person_reread(self, person: str, after: Person | None) -> None:
        """Do the same for somebody who was changed at another server, of whom only the present is known."""
        if after is None:
            self._drop_later(person, lambda _: True, 0, GRACE)
        else:
            self._drop_later(person, lambda key: is_void(key, after), GRACE)

    def token_revoked(self, owner: Person, digest: str, at_once: bool = True) -> None:
        """Drop the connections of a token or session that is over."""
        self.key_revoked(owner.id, digest, at_once)

    def key_revoked(self, person: str, digest: str, at_once: bool) -> None:
        """Do the same for one of which another server has told."""
        self._drop_later(person, lambda key: key.digest == digest, *([0, GRACE] if at_once else [GRACE]))

    def _drop_later(self, person: str, is_over: Callable[[Key], bool], *after: float) -> None:
        """Drop connections after so many seconds, and again: somebody may be on the way in just now."""
        loop = asyncio.get_running_loop()
        for seconds in after:
            loop.call_later(seconds, self._drop, person, is_over)

    def _drop(self, person: str, is_over: Callable[[Key], bool]) -> None:
        """Drop the connections that a person opened by a key that is void."""
        connections: list[Revocable] = [*self._subscribers, *self._streams]
        for connection in connections:
            if connection.person == person and connection.key and is_over(connection.key):
                connection.drop("void")

    async def send_heartbeats(self) -> None:
        """Look again and again who is still there, at a few at a time: nobody else must wait for it."""
        while True:
            subscribers = tuple(self._subscribers)
            turns = range(0, len(subscribers), AT_ONCE) or range(1)
            for turn in turns:
                await asyncio.sleep(HEARTBEAT / len(turns))
                for subscriber in subscribers[turn : turn + AT_ONCE]:
                    subscriber.socket.heartbeat()

    async def send_away(self, seconds: float) -> None:
        """Drop everybody within so many seconds at most, in no order: many come back one after the other."""
        subscribers = [*self._subscribers]
        random.shuffle(subscribers)
        turns = range(0, len(subscribers), AT_ONCE)
        for turn in turns:
            for subscriber in subscribers[turn : turn + AT_ONCE]:
                subscriber.drop("closing")
            await asyncio.sleep(min(APART, seconds / len(turns)))

    async def close(self, seconds: float) -> None:
        """Wait until everybody who was dropped has gone, but not longer than this; then abort the others."""
        if self._subscribers:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._empty.wait(), seconds)
        for subscriber in tuple(self._subscribers):
            subscriber.socket.abort()
