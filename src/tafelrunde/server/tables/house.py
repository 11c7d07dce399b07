"""The house: all rooms, who comes and goes, and what they ask for."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from tafelrunde.core.record import Record
from tafelrunde.protocol import commands, messages
from tafelrunde.server.errors import FailedPrecondition, Forbidden, NotFound, Refused
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import Store
from tafelrunde.server.store.base import Chat, Cursor, Line, Person, StoreError, TableRow
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.background import Errands
from tafelrunde.server.tables.blocks import Blocks
from tafelrunde.server.tables.committer import Ledger, row_of
from tafelrunde.server.tables.creation import NewTable, addressed, imported, new_id, plan_of, rematch_of
from tafelrunde.server.tables.decide import bounded, decide, leave
from tafelrunde.server.tables.departures import without
from tafelrunde.server.tables.expiry import Expiry
from tafelrunde.server.tables.invitations import check_invitation
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.lobby import EACH, MOST_TABLES, Lobby, Visitor
from tafelrunde.server.tables.my_tables import Mine, yours
from tafelrunde.server.tables.outages import Outages
from tafelrunde.server.tables.quota import Quotas
from tafelrunde.server.tables.room import Listener, Room
from tafelrunde.server.tables.scheduler import Due
from tafelrunde.server.tables.table import OPEN, OVER, RUNNING, Seat, Table, fold
from tafelrunde.server.tables.unloading import SOON, SWEEP, Unloading
from tafelrunde.server.tables.updates import Wants, encode
from tafelrunde.server.thinking.fair_queue import SERVER, FairPool, FairQueue, Owner
from tafelrunde.server.thinking.workers import Workers

BEAT = 5.0
"""Seconds between two signs of life; after a crash the clocks lose at most that."""
REOPEN = 1.0
"""Seconds until a room is opened again after the store has failed."""
PURGE = 3600.0
"""Seconds between two looks for what is to be forgotten."""
OUTAGES_KEPT = 30 * 86_400 * 1000
"""Milliseconds that an outage is remembered for matches that are over."""
MOST_BESIDE = 1000
"""Steps beside the match that a table keeps, such as sitting down, asking the others and answering."""
MOST_FOLLOWED = 500
"""Tables that somebody who follows their own is told of at first."""
PAGE = 100
"""Tables that are looked at together when somebody leaves for good."""
IN_MATCH = (commands.Play, commands.Undo, commands.Resign, commands.Cancel)
"""What can be done however much was done beside the match."""

FOLDING = 2
"""How many tables can be opened at once."""
MOST_FOLDING = 64
"""How many tables may wait to be opened for one asker."""

GONE = ""
"""The name of somebody who has left for good."""

log = Log("house")


class House:
    """Opens, keeps and closes rooms; every change of a table goes through `command` or what is due by itself."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], int],
        outages: Outages,
        readiness: Readiness,
    ) -> None:
        self.store = store
        self.lobby = Lobby()
        self.mine = Mine()
        self._settings = settings
        self._absent_after = int(settings.absent_after * 1000)
        self._now = clock
        self._errands = Errands()
        self._ledger = Ledger(store, self.lobby, self.mine, metrics, clock)
        self._due = Due(self._commit, self._errands, workers, settings, metrics, clock)
        self._rooms: dict[str, Room] = {}
        self.blocks = Blocks(store, clock)
        self.quotas = Quotas(store, settings)
        self._unloading = Unloading(self._rooms, store, settings, clock)
        self._expiry = Expiry(store, self.lobby, settings, clock)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._folding = FairPool("folding", FOLDING, FairQueue(FOLDING, MOST_FOLDING))
        self._outages = outages
        self._readiness = readiness
        metrics.tables_live.set_function(lambda: len(self._rooms))

    # Opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up whatever was going on when the server stopped."""
        now, last = self._now(), await self.store.last_beat()
        if last is not None and last < now:
            await self.store.note_outage(last, now)
        await self.store.beat(now)
        self._outages.add(*await self.store.outages())
        for row in await self.store.listed(EACH, MOST_TABLES):
            self.lobby.show(row)
        self._errands.spawn(self._wake_up())
        self._errands.spawn(self._errands.every(BEAT, self._beat))
        self._errands.spawn(self._errands.every(SWEEP, self._sweep))
        self._errands.spawn(self._errands.every(PURGE, self._purge))

    def send_everybody_away(self) -> None:
        """Break all connections off; whoever was here comes back when the server does."""
        for room in self._rooms.values():
            room.drop_everybody("closing")
        self.lobby.close()
        self.mine.close()

    async def close(self) -> None:
        """Stop whatever is due; nothing is lost, as everything acknowledged is in the store."""
        self.send_everybody_away()
        for room in tuple(self._rooms.values()):
            async with room.lock:  # what is on its way to the store arrives there
                room.close()
        self._errands.stop()
        self._due.workers.close()
        self._folding.close()
        with suppress(StoreError):  # a server whose store has failed can be stopped nevertheless
            await self._beat()

    async def _wake_up(self) -> None:
        """Open the rooms in which something may happen by itself, and put away those in which nothing does now."""
        for status in (OPEN, RUNNING):
            before = None
            while rows := await self.store.tables(status, attention=True, before=before):
                for row in rows:
                    if self._readiness.of(row.game).ready:
                        await self._wake(row)
                    else:
                        self._errands.spawn(self._wake(row))
                before = rows[-1].created, rows[-1].id

    async def _wake(self, row: TableRow) -> None:
        """Open a room as soon as its game is ready."""
        await self._readiness.wait(row.game)
        if row.id not in self._rooms and (room := await self._try_to_open(row.id)):
            room.noted = True
            await self._unloading.put_away_unseen(room)

    async def _try_to_open(self, name: str, asker: Owner = SERVER) -> Room | None:
        """Open a room; one table that cannot be opened keeps no other one closed."""
        try:
            return await self.room(name, asker)
        except Exception as error:
            log.error("table-cannot-be-opened", error, table=name)
            return None

    async def _beat(self) -> None:
        """Give a sign of life, once the store knows of every outage: after a crash the last beat begins one."""
        if self._outages.unkept:
            self._errands.spawn(self._show_clocks())
        while self._outages.unkept:
            await self.store.note_outage(*self._outages.unkept[0])
            del self._outages.unkept[0]
        await self.store.beat(self._now())

    async def _show_clocks(self) -> None:
        """Tell everybody that the clocks stood still, or they would count on by themselves."""
        for room in tuple(self._rooms.values()):
            async with room.lock:
                room.show_clocks(self._now())

    async def _sweep(self) -> None:
        """Put away rooms in which nobody is and nothing happens; open those in which a clock may run out soon."""
        await self._unloading.sweep()
        while due := await self.store.due(self._now() + SOON):
            for name in due:
                room = await self._try_to_open(name)
                await self.store.attend(name)
                if room:
                    room.noted = True

    async def _purge(self) -> None:
        await self._expiry.purge(self._rooms)
        self._outages.forget(await self.store.purge_outages(self._now() - OUTAGES_KEPT))

    # Rooms ------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, name: str, asker: Owner = SERVER) -> Room:
        """Return the room of a table, opened if need be, when it is the asker's turn."""
        room = self._rooms.get(name) or await self._opened(name, asker)
        room.used = self._now()
        room.visits += 1
        self._due.go_on(room)
        return room

    async def _opened(self, name: str, asker: Owner) -> Room:
        """Open a room, once even if many ask for it; none of them waits for another one's turn."""
        async with self._folding.queue.turn(asker):
            if name in self._rooms:
                return self._rooms[name]
            if name not in self._opening:
                opening = asyncio.get_running_loop().create_task(self._open_room(name))
                opening.add_done_callback(lambda _: self._opening.pop(name, None))
                self._opening[name] = opening
            return await asyncio.shield(self._opening[name])

    async def _open_room(self, name: str) -> Room:
        lines = await self.store.journal(name)
        if not lines:
            raise NotFound("no-table", table=name)
        now = self._now()
        self._need_game(journal.decode(lines[0].body))
        table = await self._folding.begin(_unfolded, name, lines, self._outages)
        room = Room(table, now)
        room.noted = not table.needs_attention
        chat = await self.store.chat(name, room.chat.maxlen or 0)
        reserved = [seat.plan.person for seat in table.seats if seat.plan.person]
        persons = await self.store.persons([*table.people, *reserved, *(said.person for said in chat)])
        _recognize(table, persons)
        for said in chat:
            author = persons.get(said.person)
            room.chat.append(_said(room, said, author.name if author else GONE))
            room.said = max(room.said, said.number)
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.table.id] = room
        self._due.arrange(room)
        if self._unloading.is_due:
            self._errands.spawn(self._unloading.trim())

    async def create(self, person: Person, wish: NewTable, asker: Owner = SERVER) -> Room:
        """Set a table up."""
        wish = replace(wish, seats=[await addressed(seat, self.store) for seat in wish.seats])
        plan = plan_of(wish, person.id)
        async with self.quotas.table(person):
            for seat in wish.seats:
                if seat.person is not None:
                    await check_invitation(self.store, self.blocks, person, seat.person, seat.login or seat.person)
            room = await self._establish([plan], asker)
        if wish.sit and any(seat.kind == "open" for seat in wish.seats):
            await self.command(room, person, commands.Sit())
        return room

    async def bring(self, person: Person, record: Record, size: int, asker: Owner = SERVER) -> Room:
        """Set a table up for a match that was played elsewhere, to look at it; `size`: its bytes."""
        self._readiness.need(record.header.game)
        async with self.quotas.record(person, size):
            return await self._establish(await self._folding.run(asker, imported, record, person.id), asker)

    async def forget_record(self, room: Room, person: Person) -> None:
        """Forget a match that a person has brought."""
        async with room.lock:
            room.check()
            if room.table.plan.host != person.id:
                raise Forbidden("host-only")
            if room.table.plan.fairness is None:
                raise FailedPrecondition("not-brought")
            await self.store.delete_tables([room.table.id])
            self._rooms.pop(room.table.id, None)
            room.close()
            room.drop_everybody("gone")

    def _need_game(self, first: Step) -> None:
        """Refuse to open a table whose game is not ready."""
        for entry in first:
            if isinstance(entry, journal.Created):
                self._readiness.need(entry.game)

    async def _establish(self, step: Step, asker: Owner) -> Room:
        self._need_game(step)
        now, name = self._now(), new_id()
        table = await self._folding.run(asker, fold, name, [(now, step)], self._outages)
        await self._ledger.establish(table, step)
        room = Room(table, now, asker)
        self._keep(room)
        return room

    # Commands -----------------------------------------------------------------------------------------------

    async def command(self, room: Room, person: Person, command: commands.Command) -> messages.Done:
        """Carry a person's command out; when this returns it is kept for good and everybody knows."""
        async with room.lock:
            room.check()
            room.used = now = self._now()
            self._see(room, person.id, now)
            table = None
            match command:
                case commands.Ping():
                    pass
                case commands.Say():
                    await self._say(room, person, command.text)
                case commands.Rematch():
                    table = await self._rematch(room, person)
                case commands.Mute():
                    await self._mute(room, person, command)
                case _:
                    await self._check(room, person, command)
                    step = decide(room.table, person.id, command, now, self._absent_after)
                    if isinstance(command, commands.Vote):
                        room.table.vote(room.table.players[person.id], command.seat)
                    await self._commit(room, step, {person.id: person.name})
            return messages.Done(command.id, room.table.version, table)

    async def _check(self, room: Room, person: Person, command: commands.Command) -> None:
        """Refuse whom the host does not want to sit with, and journals without end."""
        if isinstance(command, commands.Sit) and person.id in await self.blocks.of(room.table.plan.host):
            raise Forbidden("not-welcome")
        beside = room.table.steps - room.table.version
        if beside >= MOST_BESIDE and not isinstance(command, IN_MATCH):
            raise FailedPrecondition("journal-full", most=MOST_BESIDE)

    async def _commit(self, room: Room, step: Step, names: dict[str, str] | None = None) -> None:
        """Keep a step and tell everybody; a room in which that fails is closed."""
        try:
            await self._ledger.commit(room, bounded(room.table, step), names or {})
            self._due.arrange(room)
        except BaseException:
            self._give_up(room)
            raise

    def _give_up(self, room: Room) -> None:
        """Close a room that knows more than the store, or less; it is opened anew from what is kept."""
        name = room.table.id
        self._rooms.pop(name, None)
        room.close()
        room.drop_everybody("store")
        if room.table.needs_attention:
            self._errands.spawn(self._reopen(name))

    async def _reopen(self, name: str) -> None:
        """Open a room in which something happens by itself, as soon as the store answers again."""
        while name not in self._rooms:
            await asyncio.sleep(REOPEN)
            try:
                await self.room(name)
            except StoreError as error:
                log.info("table-cannot-be-opened", code=error.problem.code, table=name)

    # Talking and going on -----------------------------------------------------------------------------------

    async def _say(self, room: Room, person: Person, text: str) -> None:
        if not room.may_watch(room.table.seat_of(person.id)):
            raise Forbidden("not-watching")
        cleaned = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not cleaned:
            raise Refused("nothing-said")
        # A number is used up even if the store fails: it may have kept the line nevertheless.
        room.said += 1
        line = Chat(room.table.id, room.said, person.id, self._now(), cleaned)
        await self.store.say(line)
        room.hear(_said(room, line, person.name))

    async def _mute(self, room: Room, person: Person, command: commands.Mute) -> None:
        """Block somebody, or no longer; what the journal has of old is undone there."""
        if command.muted:
            await self.blocks.block(person.id, command.who)
        else:
            await self.blocks.unblock(person.id, command.who)
            if (person.id, command.who) in room.table.muted:
                await self._commit(room, [journal.Muted(person.id, command.who, False)])

    async def _rematch(self, room: Room, person: Person) -> str:
        """Return the table of the next match, with the asker on a seat there."""
        table = room.table
        if table.status != OVER:
            raise FailedPrecondition("not-over")
        if person.id not in table.people:
            raise Forbidden("not-seated")
        if table.rematch is None:
            following = await self._follow_up(room, person)
            await self._commit(room, [journal.Rematched(following.table.id)])
        else:
            following = await self.room(table.rematch)
        if following.table.status == OPEN and following.table.seat_of(person.id) is None:
            await self.command(following, person, commands.Sit())
        return following.table.id

    async def _follow_up(self, room: Room, person: Person) -> Room:
        """Set the table of the next match up; whoever has blocked the asker is not invited by name."""
        table = room.table
        unwilling = [other for other in table.people if person.id in await self.blocks.of(other)]
        async with self.quotas.table(person):
            return await self._establish([rematch_of(table, person.id, unwilling)], room.owner)

    # Other names, and leaving for good ----------------------------------------------------------------------

    async def person_changed(self, before: Person, after: Person | None) -> None:
        """Take in that a person has another name, or is about to leave for good."""
        if after is None:
            await self._leave_everything(before)
            rooms = [room for room in self._rooms.values() if _concerns(room, before.id)]
        else:
            seated = await self.store.seats_of(before.id)
            rooms = [self._rooms[table] for table in seated if table in self._rooms]
        for room in rooms:
            async with room.lock:
                _rename(room, before, after)

    async def _leave_everything(self, person: Person) -> None:
        """Leave every table, however many there are; no match waits for somebody who is gone."""
        for fetch in (self.store.tables_of, self.store.invitations_of):
            before: Cursor | None = None
            while rows := await fetch(person.id, PAGE, before):
                for row in rows:
                    if row.status != OVER:
                        await self._leave_table(row, person)
                await self.store.rename_in([without(row, person) for row in rows if row.status == OVER])
                before = rows[-1].created, rows[-1].id

    async def _leave_table(self, row: TableRow, person: Person) -> None:
        """Leave one table: an open one of one's own is called off, in a running match a bot plays on."""
        was_here = row.id in self._rooms
        room = await self._try_to_open(row.id)
        if room is None:
            return
        async with room.lock:
            room.check()
            if step := leave(room.table, person.id):
                await self._commit(room, step)
            _rename(room, person, None)
            shown = row_of(room.table)
            await self.store.rename_in([shown])
            self.lobby.show(shown)
        if not was_here:
            await self._unloading.put_away_unseen(room)

    # Who is there -------------------------------------------------------------------------------------------

    async def join(self, room: Room, listener: Listener) -> None:
        """Let somebody listen; the first message says everything."""
        if listener.person is not None:
            room.blocks[listener.person] = await self.blocks.of(listener.person)
        async with room.lock:
            room.check()
            listener.send(encode(room.state(listener.person, listener.wants, self._now())))
            room.listeners.add(listener)
            seat = room.seat_of(listener)
            if seat is not None and room.table.seats[seat].away_since is not None:
                room.table.see(seat, None)
                room.show_table()
            self._due.go_on(room)

    def _see(self, room: Room, person: str | None, now: int) -> None:
        """Take in that somebody acts or looks without a connection; the others are told once it matters to them."""
        seat = room.table.seat_of(person)
        away = None if seat is None else room.table.seats[seat].away_since
        if seat is None or away is None:
            return
        if room.table.see(seat, now) or now - away >= self._absent_after:
            room.show_table()

    def part(self, room: Room, listener: Listener) -> None:
        """Somebody no longer listens."""
        room.listeners.discard(listener)
        room.used = self._now()
        room.forget_blocks(listener.person)
        seat = room.seat_of(listener)
        if seat is not None and listener.person and not room.is_present(listener.person):
            room.table.seats[seat].away_since = self._now()
            if room.lock.locked():
                self._errands.spawn(self._show_later(room))
            else:
                room.show_table()

    async def _show_later(self, room: Room) -> None:
        """Tell everybody about the table, but nothing that is still on its way to the store."""
        async with room.lock:
            room.show_table()

    async def follow_mine(self, person: str, visitor: Visitor, asker: Owner = SERVER) -> None:
        """Let a person follow their own tables; first come those that are open or running, then invitations."""
        self.mine.enter(person, visitor)
        own = await self.store.tables_of(person, MOST_FOLLOWED, but_over=True)
        for row in [*own, *await self.store.invitations_of(person)]:
            self._readiness.need(row.game)
            if room := await self._try_to_open(row.id, asker):
                async with room.lock:
                    room.check()
                    visitor.send(encode(yours(room.table, person)))

    async def look(self, room: Room, person: str | None, wants: Wants) -> messages.State:
        """Return everything that a person may know about a table."""
        if person is not None:
            room.blocks[person] = await self.blocks.of(person)
        async with room.lock:
            room.check()
            now = self._now()
            self._see(room, person, now)
            shown = room.state(person, wants, now)
        room.forget_blocks(person)
        return shown

    async def settled(self, name: str, asker: Owner = SERVER) -> Room:
        """Return a room in which nothing is on its way to the store now."""
        room = await self.room(name, asker)
        async with room.lock:
            room.check()
            return room


def _unfolded(name: str, lines: Sequence[Line], outages: Outages) -> Table:
    return fold(name, [(line.at, journal.decode(line.body)) for line in lines], outages)


def _recognize(table: Table, persons: dict[str, Person]) -> None:
    """Give everybody at a table their name; whoever has left for good has none, and leaves a seat free to take."""
    for number, seat in enumerate(table.seats):
        if seat.plan.person not in persons:
            seat.plan = replace(seat.plan, person=None)
        if seat.person is not None:
            person = persons.get(seat.person)
            seat.name, seat.person = (person.name, person.id) if person else (GONE, None)
            if person is None and table.status == OPEN:
                table.seats[number] = Seat(seat.plan)


def _concerns(room: Room, person: str) -> bool:
    table = room.table
    return person in table.people or person in table.invited or any(said.who == person for said in room.chat)


def _rename(room: Room, before: Person, after: Person | None) -> None:
    """Show somebody's new name, or none and nothing of what they said."""
    for place in room.table.seats:
        if place.person == before.id:
            place.name, place.person = (after.name, after.id) if after else (GONE, None)
        if after is None and place.plan.person == before.id:
            place.plan = replace(place.plan, person=None)
    if after is None:
        kept = [said for said in room.chat if said.who != before.id]
        room.chat.clear()
        room.chat.extend(kept)
    room.show_table()


def _said(room: Room, line: Chat, name: str) -> messages.Said:
    return messages.Said(line.number, line.person, name, room.table.seat_of(line.person), line.at, line.text)
