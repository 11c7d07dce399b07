"""Carrying commands out: lock the room, decide, commit; and what a table does beside its match, such as chat."""

from collections.abc import Callable

from tafelrunde.protocol import commands, messages
from tafelrunde.server.errors import FailedPrecondition, Forbidden, Refused
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import Chat, Fenced, Person, Store
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.blocks import Blocks
from tafelrunde.server.tables.claims import Elsewhere, Moved
from tafelrunde.server.tables.creation import rematch_of
from tafelrunde.server.tables.decide import decide
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.presence import Presence
from tafelrunde.server.tables.quota import Quotas
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.rooms import Rooms, chat_line
from tafelrunde.server.tables.scheduler import Scheduler
from tafelrunde.server.tables.table import OPEN, OVER, Table
from tafelrunde.server.tables.transient import Introduced, Seen

MOST_BESIDE = 1000
"""Steps beside the match that a table keeps, such as sitting down, asking the others and answering."""
IN_MATCH = (commands.Play, commands.Hand, commands.Seen, commands.Undo, commands.Resign, commands.Cancel)
"""What can be done however much was done beside the match."""


class CommandHandler:
    """Carries out what people ask of a table."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        scheduler: Scheduler,
        presence: Presence,
        blocks: Blocks,
        quotas: Quotas,
        settings: Settings,
        clock: Callable[[], int],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._scheduler = scheduler
        self._presence = presence
        self._blocks = blocks
        self._quotas = quotas
        self._absent_after = int(settings.absent_after * 1000)
        self._now = clock

    async def handle(self, room: Room, person: Person, command: commands.Command) -> messages.Done:
        """Carry a person's command out; when this returns it is durable and everybody knows."""
        async with room.lock:
            room.ensure_open()
            room.last_used = now = self._now()
            self._presence.touch(room, person.id, now)
            table = None
            match command:
                case commands.Play():  # first, as most are
                    await self._change(room, person, command, now)
                case commands.Ping():
                    pass
                case commands.Say():
                    await self._say(room, person, command.text)
                case commands.Rematch():
                    table = await self._rematch(room, person)
                case commands.Mute():
                    await self._mute(room, person, command)
                case _:
                    await self._change(room, person, command, now)
            return messages.Done(command.id, room.table.version, table)

    async def _change(self, room: Room, person: Person, command: commands.Command, now: int) -> None:
        """Decide on a command and commit the decision."""
        if isinstance(command, commands.Sit) and person.id in await self._blocks.of(room.table.plan.host):
            raise Forbidden("not-welcome")
        _must_have_room(room, command)
        decision = decide(room.table, person.id, command, now, self._absent_after)
        if isinstance(command, commands.Sit):
            decision = _introduce(room, person, decision, now)
        await self._scheduler.commit(room, decision, now)

    async def _say(self, room: Room, person: Person, text: str) -> None:
        if not room.may_watch(person.id):
            raise Forbidden("not-watching")
        cleaned = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not cleaned:
            raise Refused("nothing-said")
        # A number is used up even if the store fails: it may have kept the line nevertheless.
        room.chat_count += 1
        line = Chat(room.table.id, room.chat_count, person.id, self._now(), cleaned)
        try:
            await self._store.say(line, room.epoch)
        except Fenced as error:
            self._rooms.registry.lose(room)
            raise Moved from error
        room.add_chat(chat_line(room, line, person.name))

    async def _mute(self, room: Room, person: Person, command: commands.Mute) -> None:
        """Block somebody, or no longer; what the journal has of old is undone there."""
        if command.muted:
            await self._blocks.block(person.id, command.who)
        else:
            await self._blocks.unblock(person.id, command.who)
            if (person.id, command.who) in room.table.muted:
                unmuted = journal.Muted(person.id, command.who, False)
                await self._scheduler.commit(room, Decision([unmuted]))

    async def _rematch(self, room: Room, person: Person) -> str:
        """Return the table of the next match, with the asker on a seat there."""
        table = room.table
        if table.status != OVER:
            raise FailedPrecondition("not-over")
        if person.id not in table.people:
            raise Forbidden("not-seated")
        if table.rematch is None:
            following = await self._create_rematch(room, person)
            await self._scheduler.commit(room, Decision([journal.Rematched(following.table.id)]))
        else:
            try:
                following = await self._rooms.open(table.rematch)
            except Elsewhere as elsewhere:
                if await self._rooms.claims.ask_owner(elsewhere, table.rematch, person.id, commands.Sit()):
                    return table.rematch
                following = await self._rooms.open(table.rematch)
        if following.table.status == OPEN and _has_yet_to_sit(following.table, person.id):
            await self.handle(following, person, commands.Sit())
        return following.table.id

    async def _create_rematch(self, room: Room, person: Person) -> Room:
        """Create the table of the next match; whoever has blocked the asker is not invited by name."""
        table = room.table
        unwilling = [other for other in table.people if person.id in await self._blocks.of(other)]
        async with self._quotas.table(person):
            return await self._rooms.create([rematch_of(table, person.id, unwilling)], room.owner)


def _has_yet_to_sit(table: Table, person: str) -> bool:
    """Say whether somebody has no seat yet; whose device others play on may have wanted none."""
    return table.seat_of(person) is None and (person in table.invited or not table.hands(person))


def _must_have_room(room: Room, command: commands.Command) -> None:
    """Refuse journals without end."""
    beside = room.table.steps - room.table.version - room.table.seen
    if beside >= MOST_BESIDE and not isinstance(command, IN_MATCH):
        raise FailedPrecondition("journal-full", most=MOST_BESIDE)


def _introduce(room: Room, person: Person, decision: Decision, now: int) -> Decision:
    """Add to a decision to sit down how the person is called and looks, and whether they are connected."""
    seats = [line.seat for line in decision.step if isinstance(line, journal.Sat)]
    here = None if room.is_present(person.id) else now
    return decision._replace(
        step=[
            *decision.step,
            Introduced(person.id, person.name, person.portrait),
            *(Seen(seat, here) for seat in seats),
        ]
    )
