"""Rooms that nobody needs are put away, and come back with everything that was to happen."""

import asyncio
from pathlib import Path

from tafelrunde.protocol import commands
from tafelrunde.protocol.clocks import DaysClock, TurnClock
from tafelrunde.server.tables.room import Room
from tests.server.tables.parlour import BOT, OPEN, Parlour, parlour

DAY = 86_400_000


async def against_a_bot(here: Parlour, name: str = "Ada") -> Room:
    """Return a match in which a person is to act against a bot."""
    room = await here.open_table(await here.person(name), OPEN, BOT)
    await settled(here, room)
    return room


async def settled(here: Parlour, room: Room) -> None:
    await here.until(lambda: room.table.status != "open" and room.bot_task is None and not room.lock.locked())


async def test_an_abandoned_match_against_a_bot_is_put_away(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), idle_unload=60) as here:
        room = await against_a_bot(here)
        here.clock.now += 61_000
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 0
        assert await here.store.tables(attention=True) == []
        again = await here.tables.rooms.open(room.table.id)
        assert again.table.record() == room.table.record()


async def test_at_the_next_start_only_what_has_something_due_is_in_memory(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    async with parlour(database) as here:
        for number in range(5):
            await against_a_bot(here, f"Ada{number}")
        assert len(await here.store.tables(attention=True)) == 5
    async with parlour(database) as here:
        await here.until(lambda: not here.tables.rooms.opening)
        while await here.store.tables(attention=True):
            await asyncio.sleep(0.01)
        await here.until(lambda: len(here.tables.rooms.registry) == 0)


async def test_after_a_move_in_a_room_that_was_put_away_a_crash_loses_no_bot(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    async with parlour(database, idle_unload=60) as here:
        room = await against_a_bot(here)
        ada = await here.store.person("ada")
        assert ada
        here.clock.now += 61_000
        await here.tables.housekeeping.sweep()
        again = await here.tables.rooms.open(room.table.id)
        assert not again.attention_stored
        await here.play(again, ada)
        assert [row.id for row in await here.store.tables(attention=True)] == [room.table.id]


async def test_a_clock_of_days_runs_out_though_the_room_was_put_away(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), idle_unload=60) as here:
        people = await here.people(2)
        room = await here.running(*people, clock=DaysClock(2))
        here.clock.now += 61_000
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 0
        assert await here.store.due(here.clock() + 3 * DAY) == [room.table.id]
        here.clock.now += DAY
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 0
        here.clock.now += DAY
        await here.tables.housekeeping.sweep()
        again = await here.tables.rooms.open(room.table.id)
        await here.until(lambda: any(seat.bot for seat in again.table.seats))


async def test_a_clock_that_runs_out_soon_keeps_its_room(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), idle_unload=1) as here:
        await here.running(*await here.people(2), clock=TurnClock(60))
        here.clock.now += 2_000
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 1


async def test_bots_among_themselves_pause_when_nobody_has_watched_for_a_while(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), idle_unload=60, bots_alone=30) as here:
        ada = await here.person("Ada")
        choose = here.bots.choose
        asked = 0

        async def slowly(*given: object) -> str:
            nonlocal asked
            asked += 1
            here.clock.now += 1000
            return await choose(*given)  # type: ignore[arg-type]

        here.bots.choose = slowly  # type: ignore[method-assign,assignment]
        room = await here.open_table(ada, BOT, BOT, sit=False)
        await settled(here, room)
        assert room.table.status == "running"
        assert 20 <= asked <= 40
        here.clock.now += 61_000
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 0
        paused = asked
        ear = await here.listen(await here.tables.rooms.open(room.table.id), None)
        await here.until(lambda: asked > paused + 50)
        assert ear.count("update")


async def test_a_bot_that_a_person_waits_for_plays_on_though_nobody_is_there(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), bots_alone=0) as here:
        room = await against_a_bot(here)
        ada = await here.store.person("ada")
        assert ada
        here.clock.now += DAY
        while room.table.version < 30 and room.table.status == "running":
            await here.play(room, ada)
            await settled(here, room)
        assert room.table.version >= 30 or room.table.status == "over"


async def test_where_too_many_rooms_are_in_memory_the_longest_unused_go_first(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), rooms_in_memory=10, quota_open=0) as here:
        ada = await here.person("Ada")
        first = await here.open_table(ada, OPEN, OPEN)
        ear = await here.listen(first, ada)
        for _ in range(15):
            here.clock.now += 11_000
            await here.open_table(ada, OPEN, OPEN, listed=False)
            await asyncio.sleep(0.01)
        await here.until(lambda: len(here.tables.rooms.registry) <= 10)
        assert await here.tables.rooms.open(first.table.id) is first
        assert ear.count("dropped") == 0


async def test_whoever_comes_just_when_a_room_is_put_away_keeps_it(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), idle_unload=60) as here:
        room = await against_a_bot(here)
        here.clock.now += 61_000
        put_away = here.store.put_away

        async def slowly(table: str, due: int | None, epoch: int | None = None) -> None:
            await put_away(table, due, epoch)
            here.clock.now += 1
            assert await here.tables.rooms.open(table) is room

        here.store.put_away = slowly  # type: ignore[method-assign]
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 1
        assert not room.closed
        assert not room.attention_stored


async def test_a_seat_whose_player_is_gone_for_good_is_played_by_a_bot(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    async with parlour(database) as here:
        people = await here.people(2)
        room = await here.running(*people)
        await here.store.delete_person(people[0].id)  # as the first version did where there were too many tables
    async with parlour(database) as here:
        again = await here.tables.rooms.open(room.table.id)
        await here.until(lambda: again.table.seats[0].bot is not None)
        await here.until(lambda: again.bot_task is None and not again.lock.locked())
        assert again.table.to_act in (1, None)


async def test_a_waiting_seat_whose_guest_is_gone_is_free_again(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    async with parlour(database) as here:
        ada, bob, cleo = await here.people(3)
        room = await here.open_table(ada, OPEN, OPEN, OPEN)
        await here.do(room, bob, commands.Sit())
        await here.store.delete_person(bob.id)
    async with parlour(database) as here:
        again = await here.tables.rooms.open(room.table.id)
        assert again.table.seats[1].is_free
        await here.do(again, cleo, commands.Sit())
        assert again.table.seats[1].person == "cleo"
