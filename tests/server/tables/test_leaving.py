"""Leaving for good works with any number of tables, and leaves no name and no empty seat behind."""

from pathlib import Path

import msgspec

from tafelrunde.protocol import commands
from tafelrunde.server.store import Line
from tafelrunde.server.tables.departures import without
from tests.server.store.sample import person as somebody
from tests.server.store.sample import row
from tests.server.tables.parlour import OPEN, Parlour, parlour
from tests.server.tables.test_invitations import invited


async def gone(here: Parlour, name: str) -> None:
    person = await here.store.person(name)
    assert person
    await here.tables.departures.on_person_changed(person, None)
    await here.store.delete_person(name)


async def test_however_many_newer_tables_there_are_no_match_waits_for_one_who_left(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), quota_open=0, quota_running=0) as here:
        ada, bob = await here.people(2)
        room = await here.running(bob, ada)
        others = [await here.running(ada, bob) for _ in range(3)]
        for number in range(120):
            await here.store.create_table(
                row(f"newer{number}", created=here.clock() + 1, host="bob"), await first_line(here, room.table.id)
            )
        await gone(here, "ada")
        for each in (room, *others):
            again = await here.tables.rooms.open(each.table.id)
            seat = next(number for number, seat in enumerate(again.table.seats) if seat.person != "bob")
            assert again.table.seats[seat].bot == "steward"
            assert again.table.seats[seat].name == ""


async def first_line(here: Parlour, table: str) -> Line:
    return (await here.store.journal(table))[0]


async def test_lists_of_others_show_no_name_of_one_who_left(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), idle_unload=1) as here:
        ada, bob = await here.people(2)
        over = await here.running(ada, bob)
        for person in (ada, bob):
            await here.do(over, person, commands.Resign())
        await here.running(bob, ada)
        here.clock.now += 2000
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 0
        await gone(here, "ada")
        shown = msgspec.json.encode(await here.store.tables_of("bob"))
        assert b'"Bob"' in shown
        assert b"Ada" not in shown
        assert b"Ada" not in msgspec.json.encode(here.tables.lobby.page())


async def test_open_tables_of_one_who_left_are_called_off_and_seats_elsewhere_are_free(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob, cleo = await here.people(3)
        own = await here.open_table(ada, OPEN, OPEN, OPEN)
        await here.do(own, bob, commands.Sit())
        other = await here.open_table(bob, OPEN, OPEN, OPEN)
        await here.do(other, ada, commands.Sit())
        await here.do(other, ada, commands.Say(text="Hello!"))
        asked = await invited(here, cleo, "ada")
        await gone(here, "ada")
        assert (own.table.status, own.table.ending) == ("over", "cancelled")
        assert other.table.seats[1].is_free
        assert (await here.listen(other, bob)).last("state")["chat"] == []
        assert asked.table.invited == []


async def test_leaving_keeps_no_rooms_in_memory(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), idle_unload=1, quota_running=0) as here:
        ada, bob = await here.people(2)
        for _ in range(5):
            await here.running(ada, bob)
        here.clock.now += 2000
        await here.tables.housekeeping.sweep()
        await gone(here, "ada")
        await here.until(
            lambda: not any(room.bot_task or room.lock.locked() for room in here.tables.rooms.registry)
        )
        here.clock.now += 2000
        await here.tables.housekeeping.sweep()
        assert len(here.tables.rooms.registry) == 0


def test_rows_of_the_first_version_are_cleaned_by_name() -> None:
    ada = somebody("ada")
    seats = [{"kind": "human", "name": "Ada", "bot": None}, {"kind": "human", "name": "Bob", "bot": None}]
    cleaned = without(row(summary={"seats": seats, "ending": None}), ada).summary
    assert [seat["name"] for seat in cleaned["seats"]] == ["", "Bob"]
    seats = [{"kind": "human", "name": "Ada", "who": "other"}, {"kind": "human", "name": "Ada", "who": "ada"}]
    cleaned = without(row(summary={"seats": seats}), ada).summary
    assert [seat["name"] for seat in cleaned["seats"]] == ["Ada", ""]
