"""Rooms that nobody needs are unloaded: what the store has is enough to load them again.

A clock that runs at a table keeps its room in memory only while it may run out soon; otherwise the table's row says
when to look again. A bot acts as long as a person plays in its match, which is until that person is to act.
"""

from collections.abc import Callable

from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import Store
from tafelrunde.server.tables.claims import Claims
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.room_registry import RoomRegistry

SWEEP = 60.0
"""Seconds between two looks for rooms that nobody needs."""
SOON = int(2 * SWEEP * 1000)
"""Milliseconds before a clock runs out in which its room stays, or is opened again."""
UNTOUCHED = 10_000
"""Milliseconds in which whoever asked for a room has surely used it."""
TRIMMED = 0.9
"""Which part of the most rooms is left where there were too many."""


class Unloading:
    """Unloads rooms."""

    def __init__(
        self, rooms: RoomRegistry, store: Store, claims: Claims, settings: Settings, clock: Callable[[], int]
    ) -> None:
        self._rooms = rooms
        self._claims = claims
        self._store = store
        self._settings = settings
        self._now = clock
        self._trimming = False

    async def sweep(self) -> None:
        """Unload what nobody has used for a while."""
        idle = self._now() - int(self._settings.idle_unload * 1000)
        for room in self._rooms:
            if room.last_used < idle:
                await self.unload(room)

    async def trim(self) -> None:
        """Where there are too many rooms, unload those that were not used for longest."""
        if self._trimming:
            return
        self._trimming = True
        try:
            for room in sorted(self._rooms, key=lambda room: room.last_used):
                if len(self._rooms) <= self._settings.rooms_in_memory * TRIMMED:
                    break
                if room.last_used < self._now() - UNTOUCHED:
                    await self.unload(room)
        finally:
            self._trimming = False

    @property
    def is_due(self) -> bool:
        """Whether there are too many rooms."""
        return len(self._rooms) > self._settings.rooms_in_memory and not self._trimming

    async def unload_unseen(self, room: Room) -> None:
        """Unload a room that the server itself has just loaded, unless somebody else asked for it too."""
        if room.visits == 1:
            await self.unload(room)

    async def unload(self, room: Room) -> None:
        """Unload a room, unless somebody needs it."""
        if not self._is_idle(room):
            return
        async with room.lock:
            visits, due = room.visits, room.table.clock.deadline(self._now())
            if room.table.needs_attention and room.attention_stored:
                room.attention_stored = False
                await self._store.put_away(room.table.id, due, room.epoch)
            if self._is_idle(room, locked=True) and room.visits == visits:
                self._rooms.remove(room)
                await self._claims.release(room.table.id, room.epoch)

    def _is_idle(self, room: Room, *, locked: bool = False) -> bool:
        if room.closed or room.listeners or room.bot_task or (room.lock.locked() and not locked):
            return False
        deadline = room.table.clock.deadline(self._now())
        return not room.table.is_busy and (deadline is None or deadline > self._now() + SOON)
