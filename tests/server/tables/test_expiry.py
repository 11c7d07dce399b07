"""What is forgotten, and when."""

from pathlib import Path

import pytest

from tafelrunde.protocol import commands
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import AgedTable
from tafelrunde.server.tables.expiry import DAY, Expiry
from tests.server.tables.parlour import BOT, OPEN, Ear, Parlour, parlour
from tests.server.tables.test_quota import a_record, account

NOW = 1000 * DAY


def old(
    status: str = "over", ending: str | None = None, brought: int = 0, seated: int = 2, accounts: int = 0
) -> AgedTable:
    """Return a table as the store describes it."""
    return AgedTable("t", 0, status, NOW, ending, brought, seated, accounts)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("table", "days"),
    [
        (old(ending="cancelled"), 1),
        (old(ending="cancelled", accounts=1), 1),
        (old("open"), 30),
        (old("open", accounts=2), 30),
        (old("running", seated=0, accounts=1), 30),
        (old(brought=500, seated=0), 30),
        (old(seated=0), 30),
        (old("running"), 180),
        (old(), 180),
        (old(accounts=1), None),
        (old("running", accounts=1), None),
        (old(brought=500, seated=0, accounts=1), None),
    ],
    ids=str,
)
def test_a_table_is_kept_for_so_many_days(table: AgedTable, days: int | None) -> None:
    expiry = Expiry(None, None, None, Settings(), lambda: NOW)  # type: ignore[arg-type]
    after = [number for number in range(400) if expiry.is_over(table._replace(used=NOW - number * DAY - 1), NOW)]
    assert after == ([] if days is None else list(range(days, 400)))


async def test_tables_that_are_forgotten_leave_the_lobby_too(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, OPEN)
        visitor = Ear(None)
        here.tables.lobby.subscribe(visitor)
        await later(here, 31)
        assert visitor.last("unlisted")["id"] == room.table.id
        assert await here.store.table(room.table.id) is None
        assert await here.store.person("ada") is None


async def test_a_table_that_somebody_looks_at_is_not_forgotten_under_their_eyes(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db")) as here:
        ada = await here.person("Ada")
        room = await here.open_table(ada, OPEN, OPEN)
        await here.listen(room, ada)
        await later(here, 31)
        assert await here.store.table(room.table.id) is not None


async def test_everything_that_a_guest_makes_is_forgotten_in_the_end(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), idle_unload=60) as here:
        ada, bob = await here.people(2)
        await here.open_table(ada, OPEN, OPEN)
        await here.tables.factory.import_record(ada, a_record(), 100)
        called_off = await here.open_table(ada, OPEN, OPEN)
        await here.do(called_off, ada, commands.Cancel())
        abandoned = await here.running(ada, bob)
        await here.do(abandoned, bob, commands.Say(text="Where are you?"))
        over = await here.running(bob, ada)
        for person in (ada, bob):
            await here.do(over, person, commands.Resign())
        await later(here, 2)
        assert await here.store.table(called_off.table.id) is None
        assert len(await here.store.tables()) == 4
        await later(here, 31)
        assert {row.id for row in await here.store.tables()} == {abandoned.table.id, over.table.id}
        await later(here, 181)
        assert await here.store.tables() == []
        assert await here.store.persons(["ada", "bob"]) == {}


async def test_what_an_account_has_a_part_in_stays_with_the_guest_who_played(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "x.db"), idle_unload=60) as here:
        eve, ada = await account(here, "Eve"), await here.person("Ada")
        room = await here.running(ada, eve)
        bots = await here.open_table(eve, BOT, BOT, sit=False)
        await here.until(lambda: bots.table.status == "over", 120)
        await later(here, 400)
        assert {row.id for row in await here.store.tables()} == {room.table.id, bots.table.id}
        assert set(await here.store.persons(["ada", "eve"])) == {"ada", "eve"}


async def later(here: Parlour, days: int) -> None:
    """Let time pass; whatever is idle is put away, and what is old is forgotten."""
    here.clock.now += days * DAY
    await here.tables.housekeeping.sweep()
    await here.tables.housekeeping.purge()
