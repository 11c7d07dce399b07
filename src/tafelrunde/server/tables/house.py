"""The house: all tables, whoever is connected to them, and whatever is due there."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from tafelrunde.core.record import Record
from tafelrunde.core.registry import games
from tafelrunde.server.logs import Log
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.problems import Conflicting, Forbidden, NotFound, Refused
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Store
from tafelrunde.server.store.base import Chat, Line, Person, StoreError, TableRow
from tafelrunde.server.tables import commands, journal, messages
from tafelrunde.server.tables.clock import Outages
from tafelrunde.server.tables.decide import decide, play, start, take_over
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.lobby import MOST_TABLES, Lobby, Visitor
from tafelrunde.server.tables.mine import Mine, yours
from tafelrunde.server.tables.opening import NewTable, addressed, imported, new_id, plan_of, rematch_of
from tafelrunde.server.tables.room import Listener, Room
from tafelrunde.server.tables.table import OPEN, OVER, RUNNING, fold
from tafelrunde.server.tables.tell import Showing, Wants, about, encode, happenings, log_for
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

GONE = ""
"""The name of somebody who has left for good."""

log = Log("house")


class House:
    """Opens, keeps and closes rooms; every change of a table goes through `command` or what is due by itself."""

    def __init__(
        self, store: Store, workers: Workers, settings: Settings, metrics: Metrics, clock: Callable[[], int]
    ) -> None:
        self.store = store
        self.lobby = Lobby()
        self.mine = Mine()
        self._workers = workers
        self._settings = settings
        self._metrics = metrics
        self._now = clock
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._outages: Outages = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._moves = {name: metrics.moves.labels(name) for name in games()}
        metrics.tables_live.set_function(lambda: len(self._rooms))

    # Opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up whatever was going on when the server stopped."""
        now, last = self._now(), await self.store.last_beat()
        if last is not None and last < now:
            await self.store.note_outage(last, now)
        await self.store.beat(now)
        self._outages = await self.store.outages()
        for status in (OPEN, RUNNING):
            for row in await self.store.tables(status, listed=True, limit=MOST_TABLES):
                self.lobby.show(row)
        self._spawn(self._wake_up())
        self._spawn(self._every(BEAT, self._beat))
        self._spawn(self._every(SWEEP, self._sweep))
        self._spawn(self._every(PURGE, self._purge))

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
        for task in tuple(self._tasks):
            task.cancel()
        self._workers.close()
        await self.store.beat(self._now())

    async def _wake_up(self) -> None:
        """Open the rooms in which something happens by itself."""
        for status in (OPEN, RUNNING):
            before = None
            while rows := await self.store.tables(status, attention=True, before=before):
                for row in rows:
                    await self._try_to_open(row.id)
                before = rows[-1].created, rows[-1].id

    async def _try_to_open(self, name: str) -> Room | None:
        """Open a room; one table that cannot be opened keeps no other one closed."""
        try:
            return await self.room(name)
        except Exception as error:
            log.error("table-cannot-be-opened", error, table=name)
            return None

    async def _beat(self) -> None:
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
        await self.store.purge(self._now() - KEPT)

    async def _every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await do()
            except StoreError as error:
                log.error("housekeeping-failed", error)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("due-failed", task.exception())

    # Rooms ------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, name: str) -> Room:
        """Return the room of a table, opened if need be."""
        room = self._rooms.get(name) or await self._opened(name)
        room.used = self._now()
        return room

    async def _opened(self, name: str) -> Room:
        """Open a room, once even if many ask for it."""
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
        steps = [(line.at, journal.decode(line.body)) for line in lines]
        table = await asyncio.to_thread(fold, name, steps, self._outages)
        invited = [seat.plan.person for seat in table.seats if seat.plan.person]
        persons = await self.store.persons([*table.people, *invited])
        for seat in table.seats:
            if seat.plan.person not in persons:
                seat.plan = replace(seat.plan, person=None)
            if seat.person is not None:
                person = persons.get(seat.person)
                seat.name, seat.person = (person.name, person.id) if person else (GONE, None)
        room = Room(table, now)
        for said in await self.store.chat(name, room.chat.maxlen or 0):
            author = (await self.store.persons([said.person])).get(said.person)
            room.chat.append(_said(room, said, author.name if author else ""))
            room.said = max(room.said, said.number)
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.table.id] = room
        self._arrange(room)

    async def create(self, person: Person, wish: NewTable) -> Room:
        """Set a table up."""
        wish = replace(wish, seats=[await addressed(seat, self.store) for seat in wish.seats])
        room = await self._establish(person, [plan_of(wish, person.id)])
        if wish.sit and any(seat.kind == "open" for seat in wish.seats):
            await self.command(room, person, commands.Sit())
        return room

    async def bring(self, person: Person, record: Record) -> Room:
        """Set a table up for a match that was played elsewhere, to look at it."""
        return await self._establish(person, await asyncio.to_thread(imported, record, person.id))

    async def _establish(self, person: Person, step: Step) -> Room:
        now, name = self._now(), new_id()
        table = await asyncio.to_thread(fold, name, [(now, step)])
        room = Room(table, now)
        row = self._row(room)
        await self.store.create_table(row, Line(0, now, journal.encode(step)), table.concerned)
        self._keep(room)
        self.lobby.show(row)
        self.mine.show(table)
        return room

    # Commands -----------------------------------------------------------------------------------------------

    async def command(self, room: Room, person: Person, command: commands.Command) -> messages.Done:
        """Carry a person's command out; when this returns it is kept for good and everybody knows."""
        async with room.lock:
            room.check()
            room.used = self._now()
            table = None
            match command:
                case commands.Ping():
                    pass
                case commands.Say():
                    await self._say(room, person, command.text)
                case commands.Rematch():
                    table = await self._rematch(room, person)
                case _:
                    absent = int(self._settings.absent_after * 1000)
                    step = decide(room.table, person.id, command, self._now(), absent)
                    await self._commit(room, step, {person.id: person.name})
            return messages.Done(command.id, room.table.version, table)

    async def _commit(self, room: Room, step: Step, names: dict[str, str] | None = None) -> None:
        """Take a step in, keep it, and only then tell everybody; a room in which that fails is closed."""
        try:
            await self._carry_out(room, step, names or {})
        except BaseException:
            self._give_up(room)
            raise

    async def _carry_out(self, room: Room, step: Step, names: dict[str, str]) -> None:
        table, now = room.table, self._now()
        version, asked = table.version, table.proposal
        concerned = table.concerned if self.mine.is_followed else ()
        for line in step:
            table.evolve(line, now)
            if isinstance(line, journal.Sat):
                table.seats[line.seat].name = names.get(line.person)
                table.seats[line.seat].away_since = None if room.is_present(line.person) else now
        if step:
            await self._keep_step(room, step, now)
        self._show(room, step, now, version)
        if table.status == OVER or not _is_in_match(step) or table.proposal is not asked:
            room.show_table()
        self.mine.show(table, *concerned)
        self._arrange(room)

    async def _keep_step(self, room: Room, step: Step, now: int) -> None:
        """Append to the journal."""
        table = room.table
        row = self._row(room) if table.status == OVER or not _is_in_match(step) else None
        line = Line(table.steps, now, journal.encode(step))
        await self.store.append(table.id, line, row, table.concerned if row else None)
        table.steps += 1
        self._metrics.store_appends.inc()
        if row:
            self.lobby.show(row)

    def _give_up(self, room: Room) -> None:
        """Close a room that knows more than the store, or less; it is opened anew from what is kept."""
        name = room.table.id
        self._rooms.pop(name, None)
        room.close()
        room.drop_everybody("store")
        if room.table.needs_attention:
            self._spawn(self._reopen(name))

    async def _reopen(self, name: str) -> None:
        """Open a room in which something happens by itself, as soon as the store answers again."""
        while name not in self._rooms:
            await asyncio.sleep(REOPEN)
            try:
                await self.room(name)
            except StoreError as error:
                log.error("table-cannot-be-opened", error, table=name)

    def _show(self, room: Room, step: Step, now: int, version: int) -> None:
        """Tell everybody what has happened in the match."""
        table = room.table
        events = happenings(step)
        moved = [line for line in step if isinstance(line, journal.Started | journal.Played)]
        for line in moved:
            assert table.match is not None
            events = table.match.story(len(table.match.entries) - len(line.did)) + events
            table.match.forget()
            self._moves[table.game.name].inc()
        table.tell(now, events)
        if table.version != version and table.match:
            room.show_match(Showing(table, now, events))

    def _row(self, room: Room) -> TableRow:
        table = room.table
        shown = about(table)
        summary = {
            "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in shown.seats],
            "options": shown.options,
            "clock": shown.clock,
            "watch": shown.watch,
            "ending": shown.ending,
        }
        return TableRow(
            id=table.id,
            game=table.game.name,
            status=table.status,
            listed=table.plan.listed,
            attention=table.needs_attention,
            created=table.created,
            updated=table.updated,
            summary=summary,
        )

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
        said = _said(room, line, person.name)
        room.chat.append(said)
        message = encode(messages.Chat(said))
        for listener in tuple(room.listeners):
            if (listener.person or "", person.id) not in room.table.muted:
                listener.send(message)

    async def _rematch(self, room: Room, person: Person) -> str:
        """Return the table of the next match, with the asker on a seat there."""
        table = room.table
        if table.status != OVER:
            raise Conflicting("not-over")
        if person.id not in table.people:
            raise Forbidden("not-seated")
        if table.rematch is None:
            following = await self._establish(person, [rematch_of(table)])
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
            listener.send(encode(self._state(room, listener.person, listener.wants)))
            room.listeners.add(listener)
            seat = room.seat_of(listener)
            if seat is not None and room.table.seats[seat].away_since is not None:
                room.table.seats[seat].away_since = None
                room.table.seats[seat].votes.clear()
                room.show_table()

    def part(self, room: Room, listener: Listener) -> None:
        """Somebody no longer listens."""
        room.listeners.discard(listener)
        room.used = self._now()
        seat = room.seat_of(listener)
        if seat is not None and listener.person and not room.is_present(listener.person):
            room.table.seats[seat].away_since = self._now()
            if room.lock.locked():
                self._spawn(self._show_later(room))
            else:
                room.show_table()

    async def _show_later(self, room: Room) -> None:
        """Tell everybody about the table, but nothing that is still on its way to the store."""
        async with room.lock:
            room.show_table()

    async def follow_mine(self, person: str, visitor: Visitor) -> None:
        """Let a person follow their own tables; first comes every one that is open or running."""
        self.mine.enter(person, visitor)
        for row in await self.store.tables_of(person, but_over=True):
            if room := await self._try_to_open(row.id):
                async with room.lock:
                    room.check()
                    visitor.send(encode(yours(room.table, person)))

    async def look(self, room: Room, person: str | None, wants: Wants) -> messages.State:
        """Return everything that a person may know about a table."""
        async with room.lock:
            room.check()
            return self._state(room, person, wants)

    async def settled(self, name: str) -> Room:
        """Return a room in which nothing is on its way to the store now."""
        room = await self.room(name)
        async with room.lock:
            room.check()
            return room

    def _state(self, room: Room, person: str | None, wants: Wants) -> messages.State:
        table, now = room.table, self._now()
        seat = table.seat_of(person)
        match = None
        if table.match and room.may_watch(seat):
            match = Showing(table, now, []).update(seat, wants)
        chat = [said for said in room.chat if (person or "", said.who) not in table.muted]
        told = log_for(table, wants) if room.may_watch(seat) else []
        return messages.State(about(table), seat, now, match, told, chat)

    # What is due --------------------------------------------------------------------------------------------

    def _arrange(self, room: Room) -> None:
        """See to whatever happens here by itself: the start, the end of somebody's time, a bot's action."""
        table = room.table
        full = table.status == OPEN and table.is_full
        waits = full and any(table.seats[seat].contribution is None for seat in table.humans())
        if room.alarm:
            if waits:  # nobody puts the start off by asking for something else meanwhile
                return
            room.alarm.cancel()
            room.alarm = None
        deadline = table.clock.deadline(self._now())
        if full:
            self._alarm(room, self._settings.contribution_wait if waits else 0, self._start)
        elif deadline is not None:
            self._alarm(room, (deadline - self._now()) / 1000, self._time_up)
        if table.bot_to_act and room.thinking is None:
            room.thinking = self._spawn(self._bots_play(room))

    def _alarm(self, room: Room, seconds: float, do: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
        loop = asyncio.get_running_loop()
        room.alarm = loop.call_later(max(0, seconds), lambda: self._spawn(do(room)))

    async def _start(self, room: Room) -> None:
        async with room.lock:
            if not room.closed and room.table.status == OPEN and room.table.is_full:
                await self._commit(room, start(room.table))

    async def _time_up(self, room: Room) -> None:
        async with room.lock:
            clock, now = room.table.clock, self._now()
            deadline = clock.deadline(now)
            if room.closed:
                return
            if deadline is None or clock.running is None or deadline > now:
                self._arrange(room)
                return
            await self._commit(room, take_over(room.table, clock.running, "time"))

    async def _bots_play(self, room: Room) -> None:
        """Let the bots play until a person is to act."""
        try:
            while room.table.bot_to_act and not room.closed:
                await self._bot_plays(room)
        finally:
            room.thinking = None

    async def _bot_plays(self, room: Room) -> None:
        table = room.table
        async with room.lock:
            version, seat, name = table.version, table.to_act, table.bot_to_act
            if name is None or seat is None or table.match is None:
                return
            position = table.match.position
        pace = asyncio.sleep(self._settings.bot_pace if room.listeners else 0)
        notation, _ = await asyncio.gather(self._workers.choose(name, position, seat), pace)
        self._metrics.bot_decisions.labels(name).inc()
        async with room.lock:
            if table.version == version and not room.closed:
                await self._commit(room, play(table, notation))


def _said(room: Room, line: Chat, name: str) -> messages.Said:
    return messages.Said(line.number, line.person, name, room.table.seat_of(line.person), line.at, line.text)


def _is_in_match(step: Step) -> bool:
    """Say whether a step is one that a lobby need not know of: most are."""
    return all(isinstance(line, journal.Played | journal.Undone) for line in step)
