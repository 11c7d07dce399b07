"""People who change their name or portrait or leave for good: every table and every list shows it."""

from typing import Any

from msgspec.structs import replace

from tafelrunde.server.operations.logs import Log
from tafelrunde.server.store import Cursor, Person, Store, TableRow
from tafelrunde.server.tables.claims import Elsewhere, Moved
from tafelrunde.server.tables.committer import row_of
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.endings import leave
from tafelrunde.server.tables.evolve import GONE, evolve
from tafelrunde.server.tables.lobby import Lobby
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.rooms import Rooms
from tafelrunde.server.tables.scheduler import Scheduler
from tafelrunde.server.tables.table import OVER
from tafelrunde.server.tables.transient import Forgotten, Introduced
from tafelrunde.server.tables.unloading import Unloading

log = Log("house")

PAGE = 100
"""Tables that are looked at together when somebody leaves for good."""


class Departures:
    """Shows people's new names and faces at all tables, and takes leave for those who go."""

    def __init__(
        self, store: Store, rooms: Rooms, scheduler: Scheduler, unloading: Unloading, lobby: Lobby
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._scheduler = scheduler
        self._unloading = unloading
        self._lobby = lobby

    async def on_person_changed(self, before: Person, after: Person | None) -> None:
        """Show that a person has another name or portrait, or is about to leave for good."""
        if after is None:
            await self._leave_everything(before)
        await self.show(before.id, after)

    async def show(self, person: str, after: Person | None) -> None:
        """Show in all rooms of this server how a person is called and looks now, or that they are gone."""
        if after is None:
            rooms = [room for room in self._rooms.registry if _concerns(room, person)]
        else:
            seated = await self._store.seats_of(person)
            rooms = [room for table in seated if (room := self._rooms.registry.get(table))]
        for room in rooms:
            async with room.lock:
                _rename(room, person, after)

    async def _leave_everything(self, person: Person) -> None:
        """Leave every table, however many there are; no match waits for somebody who is gone."""
        for fetch in (self._store.tables_of, self._store.invitations_of):
            before: Cursor | None = None
            while rows := await fetch(person.id, PAGE, before):
                for row in rows:
                    if row.status != OVER:
                        await self._leave_anywhere(row, person)
                await self._store.rename_in([without(row, person) for row in rows if row.status == OVER])
                before = rows[-1].created, rows[-1].id

    async def _leave_anywhere(self, row: TableRow, person: Person) -> None:
        """Leave one table, wherever it lives."""
        try:
            await self.leave_table(row, person)
        except Elsewhere as elsewhere:
            if not await self._rooms.claims.ask_owner(elsewhere, row.id, person.id, None):
                await self.leave_table(row, person)

    async def leave_table(self, row: TableRow, person: Person) -> None:
        """Leave one table: an open one of one's own is called off, in a running match a bot plays on."""
        was_loaded = row.id in self._rooms.registry
        try:
            room = await self._rooms.open(row.id)
        except Moved:
            raise
        except Exception as error:  # one table that cannot be opened keeps nobody from leaving the others
            log.error("table-cannot-be-opened", error, table=row.id)
            return
        async with room.lock:
            room.ensure_open()
            if step := leave(room.table, person.id):
                await self._scheduler.commit(room, Decision(step))
            _rename(room, person.id, None)
            shown = row_of(room.table)
            await self._store.rename_in([shown])
            self._lobby.update(shown)
        if not was_loaded:
            await self._unloading.unload_unseen(room)


def without(row: TableRow, person: Person) -> TableRow:
    """Return a table as lists show it, without a person's name."""
    seats = [_without(seat, person) for seat in row.summary.get("seats", [])]
    return replace(row, summary={**row.summary, "seats": seats})


def _without(seat: dict[str, Any], person: Person) -> dict[str, Any]:
    # Rows of the first version do not say who sits where, only how they were called.
    theirs = seat["who"] == person.id if "who" in seat else seat.get("name") == person.name
    return {**seat, "name": GONE, "who": None} if theirs else seat


def _concerns(room: Room, person: str) -> bool:
    table = room.table
    return person in table.people or person in table.invited or any(said.who == person for said in room.chat)


def _rename(room: Room, person: str, after: Person | None) -> None:
    """Show somebody's new name and portrait, or none and nothing of what they said."""
    change = Forgotten(person) if after is None else Introduced(after.id, after.name, after.portrait)
    evolve(room.table, [change], room.table.updated)
    if after is None:
        kept = [said for said in room.chat if said.who != person]
        room.chat.clear()
        room.chat.extend(kept)
    room.broadcast_table()
