"""Presence: who is connected to a room, and since when somebody who plays there is not."""

from collections.abc import Callable

from tafelrunde.protocol import messages
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.tables.background import BackgroundTasks
from tafelrunde.server.tables.blocks import Blocks
from tafelrunde.server.tables.evolve import evolve
from tafelrunde.server.tables.room import Listener, Room
from tafelrunde.server.tables.scheduler import Scheduler
from tafelrunde.server.tables.transient import Away, InHand, Seen
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
            seats = room.table.hands(listener.person)
            if away := [seat for seat in seats if room.table.seats[seat].away_since is not None]:
                evolve(room.table, [*map(Seen, away)], self._now())
                room.broadcast_table()
            self._scheduler.wake_bots(room)

    def leave(self, room: Room, listener: Listener) -> None:
        """Unsubscribe a listener."""
        room.listeners.discard(listener)
        room.last_used = now = self._now()
        room.forget_blocks(listener.person)
        seats = room.table.hands(listener.person)
        if seats and listener.person and not room.is_present(listener.person):
            # A device that was put aside shows nobody's cards to whoever takes it up.
            covered = [InHand(None)] if room.table.game.hides and len(seats) > 1 else []
            evolve(room.table, [*(Away(seat, now) for seat in seats), *covered], now)
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
        table, matters = room.table, False
        for number in table.hands(person):
            away = table.seats[number].away_since
            if away is not None:
                matters |= bool(table.seats[number].votes) or now - away >= self._absent_after
                evolve(table, [Seen(number, now)], now)
        if matters:
            room.broadcast_table()

    @staticmethod
    async def _broadcast_later(room: Room) -> None:
        """Tell everybody about the table, but nothing that is not durable yet."""
        async with room.lock:
            room.broadcast_table()
