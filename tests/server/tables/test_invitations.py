"""Invitations: taken, declined, taken back; nobody is flooded with them."""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition, Forbidden
from tafelrunde.server.store import Person
from tafelrunde.server.tables.creation import SeatWish
from tafelrunde.server.tables.invitations import MOST_FROM_ONE, MOST_FROM_STRANGERS
from tafelrunde.server.tables.room import Room
from tests.server.tables.parlour import BOT, OPEN, RESERVED, Ear, Parlour, parlour


def invites(person: str) -> SeatWish:
    return SeatWish("reserved", person=person)


async def invited(here: Parlour, host: Person, guest: str, **more: Any) -> Room:
    return await here.open_table(host, OPEN, invites(guest), **more)


async def test_an_invitation_is_declined_and_the_host_is_told(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob, cleo = await here.people(3)
        room = await invited(here, ada, "bob")
        ear, mine = await here.listen(room, ada), Ear("ada")
        await here.tables.my_tables_feed.subscribe("ada", mine)
        with pytest.raises(FailedPrecondition, match="not-invited"):
            await here.do(room, cleo, commands.Decline())
        await here.do(room, bob, commands.Decline())
        assert await here.store.invitations_of("bob") == []
        assert mine.count("yours") == 2
        assert (await here.listen(room, ada)).last("state")["log"][-1]["events"][0]["code"] == "table-declined"
        assert ear.last("table")["seats"][1]["kind"] == "reserved"
        with pytest.raises(FailedPrecondition, match="no-seat-free"):
            await here.do(room, bob, commands.Sit())
        await here.do(room, cleo, commands.Sit(key=room.table.seats[1].plan.key))
        assert room.table.seats[1].person == "cleo"


async def test_a_declined_invitation_stays_declined_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    async with parlour(database) as here:
        ada, bob = await here.people(2)
        room = await invited(here, ada, "bob")
        await here.do(room, bob, commands.Decline())
    async with parlour(database) as here:
        assert (await here.tables.rooms.open(room.table.id)).table.invited == []


async def test_the_host_sends_somebody_away_who_cannot_come_back(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    async with parlour(database) as here:
        ada, bob, cleo = await here.people(3)
        room = await here.open_table(ada, OPEN, OPEN, OPEN)
        await here.do(room, bob, commands.Sit())
        with pytest.raises(Forbidden, match="host-only"):
            await here.do(room, bob, commands.Dismiss(seat=0))
        await here.do(room, ada, commands.Dismiss(seat=1))
        assert room.table.seats[1].is_free
        with pytest.raises(Forbidden, match="not-welcome"):
            await here.do(room, bob, commands.Sit())
        await here.do(room, cleo, commands.Sit())
    async with parlour(database) as here:
        again = await here.tables.rooms.open(room.table.id)
        assert again.table.dismissed == {"bob"}
        assert again.table.seats[1].person == "cleo"


async def test_who_was_sent_away_from_a_reserved_seat_knows_no_key_any_more(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob = await here.people(2)
        room = await here.open_table(ada, OPEN, RESERVED)
        key = room.table.seats[1].plan.key
        # The match would begin at once if both sat: a third seat keeps it waiting.
        wide = await here.open_table(ada, OPEN, RESERVED, OPEN)
        key = wide.table.seats[1].plan.key
        await here.do(wide, bob, commands.Sit(key=key))
        await here.do(wide, ada, commands.Dismiss(seat=1))
        assert wide.table.seats[1].plan.key not in (key, None)


async def test_the_host_takes_an_invitation_back(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob = await here.people(2)
        room = await invited(here, ada, "bob")
        await here.do(room, ada, commands.Dismiss(seat=1))
        assert await here.store.invitations_of("bob") == []
        with pytest.raises(FailedPrecondition, match="no-seat-free"):
            await here.do(room, bob, commands.Sit())


@pytest.mark.parametrize("seat", [0, 2, 5])
async def test_nobody_is_sent_away_where_nobody_else_is(tmp_path: Path, seat: int) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, BOT, OPEN)
        with pytest.raises(FailedPrecondition, match="cannot-be-removed"):
            await here.do(room, ada, commands.Dismiss(seat=seat))


async def test_nobody_is_sent_away_or_declines_during_the_match(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        people = await here.people(2)
        room = await here.running(*people)
        for person, command in ((people[0], commands.Dismiss(seat=1)), (people[1], commands.Decline())):
            with pytest.raises(FailedPrecondition, match="already-started"):
                await here.do(room, person, command)


async def test_one_host_has_so_many_invitations_to_the_same_person(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob = await here.people(2)
        rooms = [await invited(here, ada, "bob") for _ in range(MOST_FROM_ONE)]
        with pytest.raises(FailedPrecondition, match="not-invitable"):
            await invited(here, ada, "bob")
        await here.do(rooms[0], bob, commands.Decline())
        await invited(here, ada, "bob")


async def test_strangers_cannot_flood_anybody_and_friends_still_reach_them(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob = await here.people(2)
        room = await here.running(ada, bob)
        for number in range(MOST_FROM_STRANGERS // MOST_FROM_ONE):
            stranger = await here.person(f"Stranger{number}")
            for _ in range(MOST_FROM_ONE):
                await invited(here, stranger, "bob")
        with pytest.raises(FailedPrecondition, match="not-invitable"):
            await invited(here, await here.person("Late"), "bob")
        await invited(here, ada, "bob")
        assert [row.id for row in await here.store.tables_of("bob")] == [room.table.id]


async def test_whoever_is_blocked_invites_in_vain_and_is_not_told_why(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, _ = await here.people(2)
        await invited(here, ada, "bob")
        await here.tables.blocks.block("bob", "ada")
        assert await here.store.invitations_of("bob") == []
        with pytest.raises(FailedPrecondition, match="not-invitable") as caught:
            await invited(here, ada, "bob")
        assert caught.value.problem.facts == {"name": "bob"}


async def test_ones_own_tables_come_first_when_one_follows_them(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob = await here.people(2)
        room = await here.running(bob, ada)
        for _ in range(3):
            await invited(here, ada, "bob")
        mine = Ear("bob")
        await here.tables.my_tables_feed.subscribe("bob", mine)
        assert mine.heard[0]["id"] == room.table.id
        assert [told["invited"] for told in mine.heard] == [False, True, True, True]
