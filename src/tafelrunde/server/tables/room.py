"""A table in memory: its state, who is connected to it, and what is due there."""

import asyncio
from collections import deque
from typing import Protocol

from tafelrunde.protocol import messages
from tafelrunde.server.store import StoreUnavailable
from tafelrunde.server.tables.blocks import Blocklist
from tafelrunde.server.tables.claims import Moved
from tafelrunde.server.tables.table import OPEN, OVER, Table
from tafelrunde.server.tables.updates import Hands, MatchSnapshot, Wants, encode, log_for, table_info
from tafelrunde.server.thinking.fair_queue import Owner

CHAT_LINES = 50
"""What a room remembers of the chat; the store has all of it."""


class Listener(Protocol):
    """A connection that gets every update; `send` never waits."""

    person: str | None
    wants: Wants

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def pay(self) -> None:
        """Charge the client for an update in words; one that cannot pay is disconnected."""
        ...

    def drop(self, why: str) -> None:
        """Break the connection off; the client connects again."""
        ...


Deliveries = list[tuple[Listener, bytes]]
"""The message for each listener."""


class Room:
    """A table and everybody around it; whoever changes it holds its lock."""

    __slots__ = (
        *("attention_stored", "blocks", "bot_task", "chat", "chat_count", "closed", "epoch", "last_used"),
        *("listeners", "lock", "moved", "owner", "table", "timer", "visits"),
    )

    def __init__(self, table: Table, now: int, owner: Owner = (), epoch: int | None = None) -> None:
        self.table = table
        self.epoch = epoch
        """Of the claim by which this server owns the table, where there are several servers."""
        self.moved = False
        """Whether it was closed because another server owns the table, or may."""
        self.owner = owner or (table.plan.host,)
        """For whom its bots think: all tables of one host wait for their turn together."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.chat: deque[messages.Said] = deque(maxlen=CHAT_LINES)
        self.chat_count = 0
        """How many lines of chat there were."""
        self.timer: asyncio.TimerHandle | None = None
        """What is due: the start, or the end of somebody's time."""
        self.bot_task: asyncio.Task[None] | None = None
        """Lets the bots play, while it is their turn."""
        self.blocks: dict[str, Blocklist] = {}
        """Whom those who are connected have blocked."""
        self.last_used = now
        self.visits = 0
        """How often somebody asked for it."""
        self.attention_stored = True
        """Whether the store knows that something may happen here by itself; once unloaded it does not."""
        self.closed = False
        """Whether it must not be used any more: it may know more than the store, or less."""
        for seat in table.seats:
            seat.away_since = now

    def may_watch(self, person: str | None) -> bool:
        """Say whether somebody may see the match."""
        return self.table.plan.watch or self.table.status == OVER or bool(self.table.hands(person))

    def render(self, snapshot: MatchSnapshot) -> Deliveries:
        """Render the match for every listener as that one may see it."""
        players, watch = self.table.players, self.may_watch(None)
        device = self.render_device(snapshot) if self.table.shares else []
        told = {listener for listener, _ in device} if device else ()
        return device + [
            (listener, snapshot.encoded(seat, listener.wants, listener.pay))
            for listener in self.listeners
            if ((seat := players.get(listener.person)) is not None or watch) and listener not in told
        ]

    def render_device(self, snapshot: MatchSnapshot) -> Deliveries:
        """Render the match for the device on which several play, as whoever holds it may see it."""
        host, hands = self.table.plan.host, self._hands_of(self.table.plan.host)
        if not hands:
            return []
        seat = self.table.shown_to(host)
        return [
            (listener, snapshot.encoded(seat, listener.wants, listener.pay, hands))
            for listener in self.listeners
            if listener.person == host
        ]

    def _hands_of(self, person: str | None) -> Hands:
        """Return the seats of somebody on whose device several play."""
        table = self.table
        return tuple(table.hands(person)) if table.shares and person == table.plan.host else ()

    def deliver(self, deliveries: Deliveries) -> None:
        """Send what was rendered to everybody who is still connected."""
        for listener, message in deliveries:
            if listener in self.listeners:
                listener.send(message)

    def broadcast(self, message: bytes) -> None:
        """Send everybody the same."""
        for listener in tuple(self.listeners):
            listener.send(message)

    def broadcast_table(self) -> None:
        """Send everybody the table apart from its match."""
        self.broadcast(encode(table_info(self.table)))

    def broadcast_clocks(self, now: int) -> None:
        """Send everybody the match as it is, where somebody's time runs."""
        if self.table.clock.running is not None and not self.closed:
            self.deliver(self.render(MatchSnapshot(self.table, now)))

    def add_chat(self, said: messages.Said) -> None:
        """Send a line of chat to everybody who may and wants to read it."""
        self.chat.append(said)
        message = encode(messages.Chat(said))
        for listener in tuple(self.listeners):
            if self._reads(listener.person, said):
                listener.send(message)

    def state(self, person: str | None, wants: Wants, now: int) -> messages.State:
        """Return everything that a person may know."""
        table, seat = self.table, self.table.shown_to(person)
        watches, hands = self.may_watch(person), self._hands_of(person)
        shown = table.match is not None and watches
        return messages.State(
            table=table_info(table),
            you=seat,
            now=now,
            match=MatchSnapshot(table, now).update(seat, wants, hands) if shown else None,
            log=log_for(table, wants) if watches else [],
            chat=[said for said in self.chat if self._reads(person, said)],
            invited=table.seat_of(person) is None and table.status == OPEN and person in table.invited,
        )

    def _reads(self, person: str | None, said: messages.Said) -> bool:
        if not self.may_watch(person):
            return False
        if person is None:
            return True
        return said.who not in self.blocks.get(person, ()) and (person, said.who) not in self.table.muted

    def is_wanted(self, now: int, alone: int) -> bool:
        """Say whether bots play on: for a person, for somebody who looks on, or for whoever was just here."""
        return bool(self.table.humans() or self.listeners) or now - self.last_used <= alone

    def forget_blocks(self, person: str | None) -> None:
        """Keep no blocklist of somebody who is not connected."""
        if person is not None and not self.is_present(person):
            self.blocks.pop(person, None)

    def is_present(self, person: str) -> bool:
        """Say whether a person is connected."""
        return any(listener.person == person for listener in self.listeners)

    def ensure_open(self) -> None:
        """Refuse whoever has waited for a room that was closed meanwhile."""
        if self.moved:
            raise Moved
        if self.closed:
            raise StoreUnavailable("store-closed")

    def close(self) -> None:
        """Cancel whatever is due; whoever comes from now on needs another room."""
        self.closed = True
        self.cancel_timer()
        if self.bot_task:
            self.bot_task.cancel()
            self.bot_task = None

    def cancel_timer(self) -> None:
        """Forget what was due."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def disconnect_all(self, why: str) -> None:
        """Break all connections off."""
        for listener in tuple(self.listeners):
            listener.drop(why)
        self.listeners.clear()
