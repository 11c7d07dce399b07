"""The house: all rooms, who comes and goes, and what they ask for."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from tafelrunde.core.record import Record
from tafelrunde.protocol import messages
from tafelrunde.server.fair_queue import SERVER, FairPool, FairQueue, Owner
from tafelrunde.server.logs import Log
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.problems import Conflicting, Forbidden, NotFound, Refused
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Store
from tafelrunde.server.store.base import Chat, Line, Person, StoreError
from tafelrunde.server.tables import commands, journal
from tafelrunde.server.tables.decide import bounded, decide, take_over
from tafelrunde.server.tables.due import Due
from tafelrunde.server.tables.errands import Errands
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.ledger import Ledger
from tafelrunde.server.tables.lobby import MOST_TABLES, Lobby, Visitor
from tafelrunde.server.tables.mine import Mine, yours
from tafelrunde.server.tables.opening import NewTable, addressed, imported, new_id, plan_of, rematch_of
from tafelrunde.server.tables.outages import Outages
from tafelrunde.server.tables.room import Listener, Room
from tafelrunde.server.tables.table import OPEN, OVER, RUNNING, Table, fold
from tafelrunde.server.tables.tell import Wants, encode
from tafelrunde.server.workers import Workers

BEAT = 5.0
"""Seconds between two signs of life; after a crash the clocks lose at most that."""
REOPEN = 1.0
"""Seconds until a room is opened again after the store has failed."""
SWEEP = 60.0
"""Seconds between two looks for rooms that nobody needs."""
PURGE = 86_400.0
"""Seconds between two looks for what was never used."""
KEPT = 30 * 86_400 * 1000
"""Milliseconds after which a table that never started, or a guest who never played, is forgotten."""

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
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._folding = FairPool("folding", FOLDING, FairQueue(FOLDING, MOST_FOLDING))
        self._outages = outages
        metrics.tables_live.set_function(lambda: len(self._rooms))

    # Opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up whatever was going on when the server stopped."""
        now, last = self._now(), await self.store.last_beat()
        if last is not None and last < now:
            await self.store.note_outage(last, now)
        await self.store.beat(now)
        self._outages.add(*await self.store.outages())
        for status in (OPEN, RUNNING):
            for row in await self.store.tables(status, listed=True, limit=MOST_TABLES):
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
        """Open the rooms in which something happens by itself."""
        for status in (OPEN, RUNNING):
            before = None
            while rows := await self.store.tables(status, attention=True, before=before):
                for row in rows:
                    await self._try_to_open(row.id)
                before = rows[-1].created, rows[-1].id

    async def _try_to_open(self, name: str, asker: Owner = SERVER) -> Room | None:
        """Open a room; one table that cannot be opened keeps no other one closed."""
        try:
            return await self.room(name, asker)
        except Exception as error:
            log.error("table-cannot-be-opened", error, table=name)
            return None

    async def _beat(self) -> None:
        """Give a sign of life, once the store knows of every outage: after a crash the last beat begins one."""
        while self._outages.unkept:
            await self.store.note_outage(*self._outages.unkept[0])
            del self._outages.unkept[0]
        await self.store.beat(self._now())

    async def _sweep(self) -> None:
        """Forget rooms in which nobody is and nothing happens."""
        idle = self._now() - self._settings.idle_unload * 1000
        for name, room in tuple(self._rooms.items()):
            quiet = not room.listeners and not room.table.needs_attention and not room.lock.locked()
            if quiet and room.used < idle:
                del self._rooms[name]
                room.close()

    async def _purge(self) -> None:
        before = self._now() - KEPT
        await self.store.purge(before)
        self._outages.forget(await self.store.purge_outages(before))

    # Rooms ------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, name: str, asker: Owner = SERVER) -> Room:
        """Return the room of a table, opened if need be, when it is the asker's turn."""
        room = self._rooms.get(name) or await self._opened(name, asker)
        room.used = self._now()
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
        table = await self._folding.begin(_unfolded, name, lines, self._outages)
        room = Room(table, now)
        chat = await self.store.chat(name, room.chat.maxlen or 0)
        reserved = [seat.plan.person for seat in table.seats if seat.plan.person]
        persons = await self.store.persons([*table.people, *reserved, *(said.person for said in chat)])
        for seat in table.seats:
            if seat.plan.person not in persons:
                seat.plan = replace(seat.plan, person=None)
            if seat.person is not None:
                person = persons.get(seat.person)
                seat.name, seat.person = (person.name, person.id) if person else (GONE, None)
        for said in chat:
            author = persons.get(said.person)
            room.chat.append(_said(room, said, author.name if author else GONE))
            room.said = max(room.said, said.number)
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.table.id] = room
        self._due.arrange(room)

    async def create(self, person: Person, wish: NewTable, asker: Owner = SERVER) -> Room:
        """Set a table up."""
        wish = replace(wish, seats=[await addressed(seat, self.store) for seat in wish.seats])
        room = await self._establish([plan_of(wish, person.id)], asker)
        if wish.sit and any(seat.kind == "open" for seat in wish.seats):
            await self.command(room, person, commands.Sit())
        return room

    async def bring(self, person: Person, record: Record, asker: Owner = SERVER) -> Room:
        """Set a table up for a match that was played elsewhere, to look at it."""
        return await self._establish(await self._folding.run(asker, imported, record, person.id), asker)

    async def _establish(self, step: Step, asker: Owner) -> Room:
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
                case _:
                    step = decide(room.table, person.id, command, now, self._absent_after)
                    if isinstance(command, commands.Vote):
                        room.table.vote(room.table.players[person.id], command.seat)
                    await self._commit(room, step, {person.id: person.name})
            return messages.Done(command.id, room.table.version, table)

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

    async def _rematch(self, room: Room, person: Person) -> str:
        """Return the table of the next match, with the asker on a seat there."""
        table = room.table
        if table.status != OVER:
            raise Conflicting("not-over")
        if person.id not in table.people:
            raise Forbidden("not-seated")
        if table.rematch is None:
            following = await self._establish([rematch_of(table)], room.owner)
            await self._commit(room, [journal.Rematched(following.table.id)])
        else:
            following = await self.room(table.rematch)
        if following.table.status == OPEN and following.table.seat_of(person.id) is None:
            await self.command(following, person, commands.Sit())
        return following.table.id

    async def person_changed(self, before: Person, after: Person | None) -> None:
        """Take in that a person has another name, or is about to leave for good."""
        rows = await self.store.tables_of(before.id, MOST_TABLES)
        for row in rows:
            if row.id in self._rooms or (after is None and row.status != OVER):
                await self._person_changed(await self.room(row.id), before, after)

    async def _person_changed(self, room: Room, before: Person, after: Person | None) -> None:
        async with room.lock:
            room.check()
            seat = room.table.seat_of(before.id)
            if after is None and seat is not None and room.table.status != OVER:
                open_table = room.table.status == OPEN
                await self._commit(
                    room, [journal.Left(seat)] if open_table else take_over(room.table, seat, "resigned")
                )
            for place in room.table.seats:
                if place.person == before.id:
                    place.name, place.person = (after.name, after.id) if after else (GONE, None)
                if after is None and place.plan.person == before.id:
                    place.plan = replace(place.plan, person=None)
            room.show_table()

    # Who is there -------------------------------------------------------------------------------------------

    async def join(self, room: Room, listener: Listener) -> None:
        """Let somebody listen; the first message says everything."""
        async with room.lock:
            room.check()
            listener.send(encode(room.state(listener.person, listener.wants, self._now())))
            room.listeners.add(listener)
            seat = room.seat_of(listener)
            if seat is not None and room.table.seats[seat].away_since is not None:
                room.table.see(seat, None)
                room.show_table()

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
        """Let a person follow their own tables; first comes every one that is open or running."""
        self.mine.enter(person, visitor)
        for row in await self.store.tables_of(person, but_over=True):
            if room := await self._try_to_open(row.id, asker):
                async with room.lock:
                    room.check()
                    visitor.send(encode(yours(room.table, person)))

    async def look(self, room: Room, person: str | None, wants: Wants) -> messages.State:
        """Return everything that a person may know about a table."""
        async with room.lock:
            room.check()
            now = self._now()
            self._see(room, person, now)
            return room.state(person, wants, now)

    async def settled(self, name: str, asker: Owner = SERVER) -> Room:
        """Return a room in which nothing is on its way to the store now."""
        room = await self.room(name, asker)
        async with room.lock:
            room.check()
            return room


def _unfolded(name: str, lines: Sequence[Line], outages: Outages) -> Table:
    return fold(name, [(line.at, journal.decode(line.body)) for line in lines], outages)


def _said(room: Room, line: Chat, name: str) -> messages.Said:
    return messages.Said(line.number, line.person, name, room.table.seat_of(line.person), line.at, line.text)
