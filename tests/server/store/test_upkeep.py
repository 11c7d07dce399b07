import asyncio

from tests.server.store.sample import line, opened, person, row


async def test_the_first_writer_of_a_setting_wins(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        assert await one.setting("key") is None
        keeping = [store.keep_setting("key", f"{number}") for number in range(5) for store in (one, two)]
        values = await asyncio.gather(*keeping)
        assert set(values) == {await one.setting("key")}
        assert await two.keep_setting("key", "late") == values[0]


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


async def test_old_open_tables_and_then_their_guests_are_purged(address: str) -> None:
    async with opened(address) as store:
        for guest, seen in {"old": 1, "new": 9, "busy": 1}.items():
            await store.add_person(person(guest, seen=seen))
        await store.add_person(person("member", "member", seen=1))
        await store.create_table(row("stale", status="open", updated=1), line(0), ["old", "new"])
        await store.create_table(row("fresh", status="open", updated=9), line(0))
        await store.create_table(row("kept", status="running", updated=1), line(0), ["busy"])
        assert await store.purge(5) == 2
        assert {each.id for each in await store.tables()} == {"fresh", "kept"}
        assert set(await store.persons(["old", "new", "busy", "member"])) == {"new", "busy", "member"}
        assert await store.purge(5) == 0


async def test_a_healthy_store_answers(address: str) -> None:
    async with opened(address) as store:
        await store.ping()
