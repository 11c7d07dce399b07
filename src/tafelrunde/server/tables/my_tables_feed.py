"""Following all one's own tables: first each as it is, then whatever changes."""

from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.store import Store
from tafelrunde.server.tables.lobby import Subscriber
from tafelrunde.server.tables.my_tables import MyTables, yours
from tafelrunde.server.tables.rooms import Rooms
from tafelrunde.server.tables.table import OVER
from tafelrunde.server.tables.updates import encode
from tafelrunde.server.thinking.fair_queue import SERVER, Owner

MOST_FOLLOWED = 500
"""Tables that somebody who follows their own is told of at first."""


class MyTablesFeed:
    """Lets people follow their own tables."""

    def __init__(self, store: Store, rooms: Rooms, my_tables: MyTables, readiness: Readiness) -> None:
        self._store = store
        self._rooms = rooms
        self._my_tables = my_tables
        self._readiness = readiness

    async def subscribe(self, person: str, subscriber: Subscriber, asker: Owner = SERVER) -> None:
        """Send first what is open or running, then invitations, and from then on every change."""
        self._my_tables.subscribe(person, subscriber)
        own = await self._store.tables_of(person, MOST_FOLLOWED, but_over=True)
        for row in [*own, *await self._store.invitations_of(person)]:
            self._readiness.need(row.game)
            if room := await self._rooms.try_to_open(row.id, asker):
                async with room.lock:
                    room.ensure_open()
                    subscriber.send(encode(yours(room.table, person)))

    async def subscribe_here(self, person: str, subscriber: Subscriber) -> None:
        """Send what is open at this server, and every change here: for somebody who follows at another one."""
        self._my_tables.subscribe(person, subscriber)
        for room in self._rooms.registry:
            async with room.lock:
                if not room.closed and room.table.status != OVER and person in room.table.concerned:
                    subscriber.send(encode(yours(room.table, person)))

    def unsubscribe(self, person: str, subscriber: Subscriber) -> None:
        """Send nothing any more."""
        self._my_tables.unsubscribe(person, subscriber)
