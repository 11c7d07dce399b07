"""Nobody makes others keep more than their share: tables, records, bytes."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.core.errors import BadRecord
from tafelrunde.core.record import Record
from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import Person
from tafelrunde.server.tables.quota import Quota, Quotas
from tests.server.tables.parlour import BOT, OPEN, Parlour, parlour

HEX = "ab" * 32


def a_record(fairness: Any = None) -> Record:
    """Return a match of two that has just begun."""
    match = tr.game("knights").match(players=2, sampler=tr.seeded(7))
    header = msgspec.structs.replace(match.record.header, fairness=fairness)
    return msgspec.structs.replace(match.record, header=header)


async def account(here: Parlour, name: str) -> Person:
    person = Person(name.lower(), name, here.clock(), here.clock(), name.lower(), "argon2")
    await here.store.add_person(person)
    return person


async def refused(here: Parlour, host: Person, **most: int) -> FailedPrecondition:
    with pytest.raises(FailedPrecondition) as caught:
        await here.open_table(host, OPEN, OPEN)
    assert caught.value.problem.facts == most
    return caught.value


def test_a_guest_has_a_part_of_what_an_account_has_and_of_everything_at_least_one() -> None:
    assert Quota(32, 100, 0, 3, 1000).part(0.25) == Quota(8, 25, 0, 1, 250)


def test_a_club_evening_meets_no_quota() -> None:
    quotas = Quotas(None, Settings())  # type: ignore[arg-type]
    assert quotas.guests.open >= 8
    assert quotas.guests.running >= 20
    assert quotas.accounts.kept >= 10_000


async def test_so_many_tables_wait_for_players_and_one_that_begins_makes_room(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), quota_open=8) as here:
        ada, bob = await here.people(2)
        rooms = [await here.open_table(ada, OPEN, OPEN) for _ in range(2)]
        error = await refused(here, ada, most=2)
        assert error.problem.code == "quota-open"
        await here.open_table(bob, OPEN, OPEN)
        await here.do(rooms[0], bob, commands.Sit())
        await here.until(lambda: rooms[0].table.status == "running")
        async with rooms[0].lock:  # and the start is kept
            pass
        await here.open_table(ada, OPEN, OPEN)


async def test_so_many_matches_go_on_at_the_tables_of_one_host(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), quota_running=4) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, BOT)
        await here.until(lambda: room.table.status == "running")
        async with room.lock:
            pass
        assert (await refused(here, ada, most=1)).problem.code == "quota-running"
        await here.do(room, ada, commands.Resign())
        await here.open_table(ada, OPEN, BOT)


async def test_an_account_has_more_than_a_guest(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), quota_open=4) as here:
        eve = await account(here, "Eve")
        for _ in range(4):
            await here.open_table(eve, OPEN, OPEN)
        await refused(here, eve, most=4)


async def test_many_wishes_at_once_do_not_pass_the_quota(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), quota_open=12) as here:
        ada = await here.person("Ada")
        wishes = [here.open_table(ada, OPEN, OPEN) for _ in range(20)]
        made = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(not isinstance(one, BaseException) for one in made) == 3
        assert (await here.store.holdings(ada.id)).open == 3


async def test_calling_off_and_asking_for_a_rematch_again_and_again_ends_at_the_quota(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), quota_kept=40) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, OPEN)
        for _ in range(9):
            await here.do(room, ada, commands.Cancel())
            done = await here.tables.commands.handle(room, ada, commands.Rematch())
            room = await here.tables.rooms.open(done.table or "")
        await here.do(room, ada, commands.Cancel())
        with pytest.raises(FailedPrecondition, match="quota-kept"):
            await here.tables.commands.handle(room, ada, commands.Rematch())
        assert (await here.store.holdings(ada.id)).kept == 10


async def test_the_rematch_is_a_table_of_whoever_asks_first(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada, bob = await here.people(2)
        room = await here.running(ada, bob)
        for person in (ada, bob):
            await here.do(room, person, commands.Resign())
        done = await here.tables.commands.handle(room, bob, commands.Rematch())
        again = await here.tables.rooms.open(done.table or "")
        assert again.table.plan.host == "bob"
        assert (await here.tables.commands.handle(room, ada, commands.Rematch())).table == done.table


async def test_records_are_counted_by_number_and_bytes_and_can_be_forgotten(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), quota_records=8, quota_bytes=4_000_000) as here:
        ada, bob = await here.people(2)
        with pytest.raises(FailedPrecondition, match="quota-bytes"):
            await here.tables.factory.import_record(ada, a_record(), 1_000_001)
        rooms = [await here.tables.factory.import_record(ada, a_record(), 500) for _ in range(2)]
        with pytest.raises(FailedPrecondition, match="quota-records"):
            await here.tables.factory.import_record(ada, a_record(), 500)
        with pytest.raises(Exception, match="host-only"):
            await here.tables.factory.delete_record(rooms[0], bob)
        await here.tables.factory.delete_record(rooms[0], ada)
        assert await here.store.table(rooms[0].table.id) is None
        await here.tables.factory.import_record(ada, a_record(), 500)


async def test_only_a_record_that_was_brought_can_be_forgotten(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, OPEN)
        with pytest.raises(FailedPrecondition, match="not-brought"):
            await here.tables.factory.delete_record(room, ada)


GOOD = {"commitment": HEX, "contributions": ["a text", None]}


@pytest.mark.parametrize(
    "fairness",
    [
        {"junk": "x" * 4_000_000},
        {**GOOD, "junk": 1},
        {"commitment": ["x"] * 1000, "contributions": []},
        {**GOOD, "commitment": "x" * 20_000},
        {**GOOD, "contributions": ["x" * 20_000, None]},
        {**GOOD, "contributions": [None] * 1000},
        {**GOOD, "secret": {"deep": {"er": 1}}},
    ],
    ids=lambda said: str(said)[:30],
)
async def test_a_record_says_nothing_about_its_dice_but_what_is_known(tmp_path: Path, fairness: Any) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada = await here.person("Ada")
        with pytest.raises(BadRecord, match=r"fairness-malformed|record-header-too-long"):
            await here.tables.factory.import_record(ada, a_record(fairness), 100)
        assert (await here.store.holdings(ada.id)).kept == 0


@pytest.mark.parametrize("fairness", [None, {}, GOOD, {**GOOD, "secret": HEX}], ids=str)
async def test_what_a_record_may_say_about_its_dice_is_kept(tmp_path: Path, fairness: Any) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada = await here.person("Ada")
        room = await here.tables.factory.import_record(ada, a_record(fairness), 100)
        assert room.table.header().fairness == (fairness or {})


async def test_a_table_keeps_so_much_beside_its_match_and_the_match_goes_on(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        people = await here.people(2)
        room = await here.running(*people)
        room.table.steps += 1000
        with pytest.raises(FailedPrecondition, match="journal-full"):
            await here.do(room, people[0], commands.Coach())
        room.table.steps -= 1000
        await here.play(room, *people)
