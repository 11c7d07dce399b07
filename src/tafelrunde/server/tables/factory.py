"""New tables: created for a match to be played, or for the record of one that was played elsewhere."""

from msgspec.structs import replace

from tafelrunde.core.record import Record
from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition, Forbidden
from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.store import Person, Store
from tafelrunde.server.tables.blocks import Blocks
from tafelrunde.server.tables.command_handler import CommandHandler
from tafelrunde.server.tables.creation import NewTable, plan_of, record_step, resolve_invitee
from tafelrunde.server.tables.invitations import check_invitation
from tafelrunde.server.tables.quota import Quotas
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.rooms import Rooms
from tafelrunde.server.thinking.fair_queue import SERVER, Owner


class TableFactory:
    """Creates tables within everybody's quota."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        handler: CommandHandler,
        blocks: Blocks,
        quotas: Quotas,
        readiness: Readiness,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._handler = handler
        self._blocks = blocks
        self._quotas = quotas
        self._readiness = readiness

    async def create(self, person: Person, wish: NewTable, asker: Owner = SERVER) -> Room:
        """Create a table as a person wishes it."""
        wish = replace(wish, seats=[await resolve_invitee(seat, self._store) for seat in wish.seats])
        plan = plan_of(wish, person.id)
        async with self._quotas.table(person):
            for seat in wish.seats:
                if seat.person is not None:
                    name = seat.login or seat.person
                    await check_invitation(self._store, self._blocks, person, seat.person, name)
            room = await self._rooms.create([plan], asker)
        if wish.sit and any(seat.kind == "open" for seat in wish.seats):
            await self._handler.handle(room, person, commands.Sit())
        return room

    async def import_record(self, person: Person, record: Record, size: int, asker: Owner = SERVER) -> Room:
        """Create a table for a match that was played elsewhere, to look at it; `size`: its bytes."""
        self._readiness.need(record.header.game)
        async with self._quotas.record(person, size):
            return await self._rooms.create(
                await self._rooms.pool.run(asker, record_step, record, person.id), asker
            )

    async def delete_record(self, room: Room, person: Person) -> None:
        """Delete the table of a match that a person has imported."""
        async with room.lock:
            room.ensure_open()
            if room.table.plan.host != person.id:
                raise Forbidden("host-only")
            if room.table.plan.fairness is None:
                raise FailedPrecondition("not-brought")
            await self._store.delete_tables([room.table.id])
            self._rooms.registry.remove(room)
            room.disconnect_all("gone")
