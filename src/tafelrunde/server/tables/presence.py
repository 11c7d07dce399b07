"""Presence: who is connected to a room, and since when somebody who plays there is not."""

from collections.abc import Callable

from tafelrunde.protocol import messages
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.tables.background import BackgroundTasks
from tafelrunde.server.tables.blocks import Blocks
from tafelrunde.server.tables.evolve import evolve
from tafelrunde.server.tables.room import Listener, Room
from tafelrunde.server.tables.scheduler import Scheduler
from tafelrunde.server.tables.transient import Away, Seen
from tafelrunde.server.tables.updates import Wants, encode


class Presence:
    """Registers who comes to a room and who leaves it."""

    def __init__(
        self,
        scheduler: Scheduler,
        blocks: Blocks,
        tasks: BackgroundTasks,
        settings: Settings,
        clock: Callable[[], int],
    ) -> None:
        self._scheduler = scheduler
        self._blocks = blocks
        self._tasks = tasks
        self._absent_after = int(settings.absent_after * 1000)
        self._now = clock

    async def join(self, room: Room, listener: Listener) -> None:
        """Subscribe a listener; the first message says everything."""
        if listener.person is not None:
            room.blocks[listener.person] = await self._blocks.of(listener.person)
        async with room.lock:
            room.ensure_open()
            listener.send(encode(room.state(listener.person, listener.wants, self._now())))
            room.listeners.add(listener)
            seat = room.seat_of(listener)
            if seat is not None and room.table.seats[seat].away_since is not None:
                evolve(room.table, [Seen(seat)], self._now())
                room.broadcast_table()
            self._scheduler.wake_bots(room)

    def leave(self, room: Room, listener: Listener) -> None:
        """Unsubscribe a listener."""
        room.listeners.discard(listener)
        room.last_used = now = self._now()
        room.forget_blocks(listener.person)
        seat = room.seat_of(listener)
        if seat is not None and listener.person and not room.is_present(listener.person):
            evolve(room.table, [Away(seat, now)], now)
            if room.lock.locked():
                self._tasks.spawn(self._broadcast_later(room))
            else:
                room.broadcast_table()

    async def look(self, room: Room, person: str | None, wants: Wants) -> messages.State:
        """Return everything that a person may know about a table."""
        if person is not None:
            room.blocks[person] = await self._blocks.of(person)
        async with room.lock:
            room.ensure_open()
            now = self._now()
            self.touch(room, person, now)
            shown = room.state(person, wants, now)
        room.forget_blocks(person)
        return shown

    def touch(self, room: Room, person: str | None, now: int) -> None:
        """Register that somebody acts or looks without a connection; the others are told if it matters to them."""
        number = room.table.seat_of(person)
        seat = None if number is None else room.table.seats[number]
        if number is None or seat is None or seat.away_since is None:
            return
        matters = bool(seat.votes) or now - seat.away_since >= self._absent_after
        evolve(room.table, [Seen(number, now)], now)
        if matters:
            room.broadcast_table()

    @staticmethod
    async def _broadcast_later(room: Room) -> None:
        """Tell everybody about the table, but nothing that is not durable yet."""
        async with room.lock:
            room.broadcast_table()
