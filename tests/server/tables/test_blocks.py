"""Blocking somebody: it belongs to the person, and holds everywhere."""

import asyncio
from pathlib import Path

import pytest

from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition, Forbidden, NotFound
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.blocks import MOST_BLOCKS
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.room import Room
from tests.server.tables.parlour import OPEN, Parlour, parlour


async def lines(here: Parlour, room: Room) -> int:
    return len(await here.store.journal(room.table.id))


async def test_a_strangers_mutes_leave_nothing_in_the_journal_of_a_table(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        people = await here.people(3)
        room = await here.running(*people[:2])
        before = await lines(here, room)
        for number in range(50):
            await here.do(room, people[2], commands.Mute(who="ada", muted=number % 2 == 0))
        assert await lines(here, room) == before
        assert await here.store.blocks_of("cleo") == []


async def test_whoever_is_blocked_is_not_heard_at_any_table(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob = await here.people(2)
        rooms = [await here.running(ada, bob) for _ in range(2)]
        ears = [await here.listen(room, ada) for room in rooms]
        await here.do(rooms[0], ada, commands.Mute(who="bob"))
        for room in rooms:
            await here.do(room, bob, commands.Say(text="psst"))
        assert [ear.count("chat") for ear in ears] == [0, 0]
        assert (await here.tables.presence.look(rooms[1], "ada", ears[0].wants)).chat == []
        await here.tables.blocks.unblock("ada", "bob")
        await here.do(rooms[1], bob, commands.Say(text="hello?"))
        assert [ear.count("chat") for ear in ears] == [0, 1]


async def test_a_block_outlives_the_room_and_the_server(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    async with parlour(database) as here:
        ada, bob = await here.people(2)
        room = await here.running(ada, bob)
        await here.tables.blocks.block("ada", "bob")
        await here.do(room, bob, commands.Say(text="psst"))
    async with parlour(database) as here:
        again = await here.tables.rooms.open(room.table.id)
        assert (await here.listen(again, ada)).last("state")["chat"] == []
        assert len((await here.listen(again, bob)).last("state")["chat"]) == 1


async def test_mutes_in_journals_of_old_still_hold_and_can_be_undone(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    async with parlour(database) as here:
        ada, bob = await here.people(2)
        room = await here.running(ada, bob)
        async with room.lock:
            await here.tables.scheduler.commit(room, Decision([journal.Muted("ada", "bob", True)]))
        await here.do(room, bob, commands.Say(text="psst"))
    for heard in (0, 1):
        async with parlour(database) as here:
            again = await here.tables.rooms.open(room.table.id)
            assert len((await here.listen(again, ada)).last("state")["chat"]) == heard
            await here.do(again, ada, commands.Mute(who="bob", muted=False))


async def test_whom_the_host_has_blocked_does_not_sit_down(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, OPEN)
        await here.tables.blocks.block("ada", "bob")
        with pytest.raises(Forbidden, match="not-welcome"):
            await here.do(room, bob, commands.Sit())
        await here.tables.blocks.unblock("ada", "bob")
        await here.do(room, bob, commands.Sit())


async def test_a_rematch_invites_nobody_who_has_blocked_the_asker(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob = await here.people(2)
        room = await here.running(ada, bob)
        for person in (ada, bob):
            await here.do(room, person, commands.Resign())
        await here.tables.blocks.block("ada", "bob")
        done = await here.tables.commands.handle(room, bob, commands.Rematch())
        again = await here.tables.rooms.open(done.table or "")
        assert again.table.invited == []
        assert again.table.seats[0].plan.key


async def test_nobody_blocks_themselves_a_nobody_or_the_whole_world(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada = await here.person("Ada")
        blocks = here.tables.blocks
        with pytest.raises(FailedPrecondition, match="block-yourself"):
            await blocks.block(ada.id, ada.id)
        with pytest.raises(NotFound, match="no-person"):
            await blocks.block(ada.id, "nobody")
        found = await blocks.of(ada.id)
        found.people.update(f"somebody{number}" for number in range(MOST_BLOCKS))
        with pytest.raises(FailedPrecondition, match="too-many-blocks"):
            await blocks.block(ada.id, (await here.person("Bob")).id)


async def test_many_who_ask_at_once_get_the_same_list(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        await here.people(2)
        blocks = here.tables.blocks
        asked = [blocks.of("ada"), blocks.block("ada", "bob"), blocks.of("ada"), blocks.block("ada", "bob")]
        first, _, second, _ = await asyncio.gather(*asked)
        assert first is second
        assert first is not None
        assert "bob" in first
