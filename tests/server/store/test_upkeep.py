import asyncio

from tests.server.store.sample import line, opened, person, row


async def test_the_first_writer_of_a_setting_wins(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        assert await one.setting("key") is None
        keeping = [store.keep_setting("key", f"{number}") for number in range(5) for store in (one, two)]
        values = await asyncio.gather(*keeping)
        assert set(values) == {await one.setting("key")}
        assert await two.keep_setting("key", "late") == values[0]


async def test_a_setting_can_be_replaced(address: str) -> None:
    async with opened(address) as store:
        for value in ("one", "two"):
            await store.change_setting("key", value)
            assert await store.setting("key") == value


async def test_the_heart_beats_forward(address: str) -> None:
    async with opened(address) as store:
        assert await store.last_beat() is None
        for at in (1000, 3000, 2000):
            await store.beat(at)
        assert await store.last_beat() == 3000


async def test_outages_are_noted_in_order(address: str) -> None:
    async with opened(address) as store:
        assert await store.outages() == []
        await store.note_outage(5000, 6000)
        await store.note_outage(1000, 2000)
        await store.note_outage(5000, 7000)
        assert await store.outages() == [(1000, 2000), (5000, 7000)]


async def test_a_page_of_old_tables_tells_what_decides_whether_they_are_kept(address: str) -> None:
    async with opened(address) as store:
        for name, login in (("gast", None), ("anna", "anna"), ("bela", None)):
            await store.add_person(person(name, login))
        await store.create_table(row("a", created=1, updated=2, host="gast"), line(0), ["gast"], ["anna"])
        await store.append("a", line(7 - 6))
        await store.create_table(row("b", created=2, host="anna", ending="cancelled"), line(0))
        await store.create_table(row("c", created=3, status="over", host="bela"), line(0), ["anna"], brought=True)
        await store.create_table(row("d", created=9), line(0))
        page = await store.aged_tables(9, (-1, ""), 10)
        size = len(line(0).body)
        assert [tuple(old) for old in page] == [
            ("a", 1, "running", 1001, None, 0, 1, 0),
            ("b", 2, "running", 1000, "cancelled", 0, 0, 1),
            ("c", 3, "over", 1000, None, size, 1, 1),
        ]
        assert [old.id for old in await store.aged_tables(9, (1, "a"), 1)] == ["b"]


async def test_guests_who_sit_nowhere_and_stayed_away_are_forgotten_in_portions(address: str) -> None:
    async with opened(address) as store:
        for guest, seen in {"old": 1, "older": 1, "invited": 1, "new": 9, "busy": 1}.items():
            await store.add_person(person(guest, seen=seen))
        await store.add_person(person("member", "member", seen=1))
        await store.create_table(row("kept", updated=1), line(0), ["busy"], ["invited"])
        assert await store.purge_people(5, 2) == 2
        assert await store.purge_people(5, 2) == 1
        assert await store.purge_people(5, 2) == 0
        everybody = ["old", "older", "invited", "new", "busy", "member"]
        assert set(await store.persons(everybody)) == {"new", "busy", "member"}


async def test_a_healthy_store_answers(address: str) -> None:
    async with opened(address) as store:
        await store.ping()
