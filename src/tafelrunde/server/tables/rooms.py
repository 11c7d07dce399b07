"""Opening rooms: from the journal in the store, or for a table that is new."""

import asyncio
from collections.abc import Callable, Sequence

from tafelrunde.protocol import messages
from tafelrunde.server.errors import NotFound
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.store import FIRST_EPOCH, Chat, Line, Store
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.background import BackgroundTasks
from tafelrunde.server.tables.claims import Claims, Moved
from tafelrunde.server.tables.committer import Committer
from tafelrunde.server.tables.creation import new_id
from tafelrunde.server.tables.evolve import GONE, fold, recognize
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.outages import Outages
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.room_registry import RoomRegistry
from tafelrunde.server.tables.scheduler import Scheduler
from tafelrunde.server.tables.table import Table
from tafelrunde.server.tables.unloading import Unloading
from tafelrunde.server.thinking.fair_queue import SERVER, FairPool, FairQueue, Owner

FOLDING = 2
"""How many tables can be opened at once."""
MOST_FOLDING = 64
"""How many tables may wait to be opened for one asker."""

log = Log("house")


class Rooms:
    """Opens rooms, each once however many ask for it."""

    def __init__(
        self,
        store: Store,
        registry: RoomRegistry,
        committer: Committer,
        scheduler: Scheduler,
        unloading: Unloading,
        tasks: BackgroundTasks,
        clock: Callable[[], int],
        outages: Outages,
        readiness: Readiness,
        claims: Claims,
    ) -> None:
        self.registry = registry
        self.claims = claims
        self.pool = FairPool("folding", FOLDING, FairQueue(FOLDING, MOST_FOLDING))
        """The threads that fold journals."""
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self._store = store
        self._committer = committer
        self._scheduler = scheduler
        self._unloading = unloading
        self._tasks = tasks
        self._now = clock
        self._outages = outages
        self._readiness = readiness

    async def open(self, name: str, asker: Owner = SERVER) -> Room:
        """Return the room of a table, opened if need be, when it is the asker's turn."""
        room = self.registry.get(name) or await self._open(name, asker)
        room.ensure_open()  # a server that leaves keeps its rooms until their listeners have gone
        room.last_used = self._now()
        room.visits += 1
        self._scheduler.wake_bots(room)
        return room

    async def open_committed(self, name: str, asker: Owner = SERVER) -> Room:
        """Return a room of which everything is in the store, as nothing is being committed now."""
        room = await self.open(name, asker)
        async with room.lock:
            room.ensure_open()
            return room

    async def try_to_open(self, name: str, asker: Owner = SERVER) -> Room | None:
        """Open a room; one table that cannot be opened keeps no other one closed."""
        try:
            return await self.open(name, asker)
        except Moved:
            return None  # another server sees to it
        except Exception as error:
            log.error("table-cannot-be-opened", error, table=name)
            return None

    async def create(self, step: Step, asker: Owner) -> Room:
        """Store a new table and open its room."""
        self._need_game(step)
        now, name = self._now(), new_id()
        table = await self.pool.run(asker, fold, name, [(now, step)], self._outages)
        server = self.claims.server
        await self._committer.create(table, step, server)
        room = Room(table, now, asker, None if server is None else FIRST_EPOCH)
        self._register(room)
        return room

    async def _open(self, name: str, asker: Owner) -> Room:
        """Open a room; nobody who asks for it too waits for another one's turn."""
        async with self.pool.queue.turn(asker):
            if room := self.registry.get(name):
                return room
            if name not in self.opening:
                opening = asyncio.get_running_loop().create_task(self._load(name))
                opening.add_done_callback(self._opened(name))
                self.opening[name] = opening
            return await asyncio.shield(self.opening[name])

    def _opened(self, name: str) -> Callable[[asyncio.Task[Room]], None]:
        def forget(task: asyncio.Task[Room]) -> None:
            self.opening.pop(name, None)
            if not task.cancelled():
                task.exception()  # whoever waited for it may have gone

        return forget

    async def _load(self, name: str) -> Room:
        epoch = await self.claims.claim(name)
        lines = await self._store.journal(name)
        if not lines:
            raise NotFound("no-table", table=name)
        now = self._now()
        self._need_game(journal.decode(lines[0].body))
        table = await self.pool.begin(_fold_lines, name, lines, self._outages)
        room = Room(table, now, epoch=epoch)
        room.attention_stored = not table.needs_attention
        await self._recall_people(room)
        self._register(room)
        return room

    async def _recall_people(self, room: Room) -> None:
        """Fill in how everybody is called and looks who sits, is invited or has said something here."""
        table = room.table
        chat = await self._store.chat(table.id, room.chat.maxlen or 0)
        reserved = [seat.plan.person for seat in table.seats if seat.plan.person]
        persons = await self._store.persons([*table.people, *reserved, *(said.person for said in chat)])
        recognize(table, persons)
        for said in chat:
            name = persons[said.person].name if said.person in persons else GONE
            room.chat.append(chat_line(room, said, name))
            room.chat_count = max(room.chat_count, said.number)

    def _register(self, room: Room) -> None:
        self.registry.add(room)
        self._scheduler.schedule(room)
        if self._unloading.is_due:
            self._tasks.spawn(self._unloading.trim())

    def _need_game(self, first: Step) -> None:
        """Refuse to open a table whose game is not ready."""
        for entry in first:
            if isinstance(entry, journal.Created):
                self._readiness.need(entry.game)


def chat_line(room: Room, line: Chat, name: str) -> messages.Said:
    """Return a line of chat as everybody may read it."""
    return messages.Said(line.number, line.person, name, room.table.seat_of(line.person), line.at, line.text)


def _fold_lines(name: str, lines: Sequence[Line], outages: Outages) -> Table:
    return fold(name, [(line.at, journal.decode(line.body)) for line in lines], outages)
