import pytest

from tafelrunde.server.store import Chat, Conflict, Line, StoreError
from tests.server.store.sample import line, opened, person, row, said


async def test_a_new_table_has_its_row_its_first_line_and_its_people(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.create_table(row(), line(0), ["anna", "anna"])
        assert await store.table("t1") == row()
        assert await store.journal("t1") == [line(0)]
        assert await store.people_at("t1") == ["anna"]


async def test_an_unknown_table_is_nothing(address: str) -> None:
    async with opened(address) as store:
        assert await store.table("t1") is None
        assert await store.journal("t1") == []
        assert await store.tables() == []
        await store.delete_tables(["t1"])


async def test_a_table_is_created_once(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(row(), line(0))
        with pytest.raises(Conflict, match="store-table-taken"):
            await store.create_table(row(game="torres"), line(0))
        assert await store.table("t1") == row()


async def test_nobody_unknown_sits_at_a_new_table(address: str) -> None:
    async with opened(address) as store:
        with pytest.raises(Conflict, match="store-seats"):
            await store.create_table(row(), line(0), ["nobody"])
        assert await store.table("t1") is None
        assert await store.journal("t1") == []


async def test_lines_are_appended_in_order(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(row(), line(0))
        for seq in range(1, 5):
            await store.append("t1", line(seq))
        assert await store.journal("t1") == [line(seq) for seq in range(5)]


@pytest.mark.parametrize("seq", [-1, 0, 1, 3])
async def test_only_the_next_line_can_be_appended(address: str, seq: int) -> None:
    async with opened(address) as store:
        await store.create_table(row(), line(0))
        await store.append("t1", line(1))
        with pytest.raises(Conflict, match="store-seq") as caught:
            await store.append("t1", line(seq, "again"), row(status="over"))
        assert caught.value.problem.facts == {"table": "t1", "seq": seq, "last": "1"}
        assert await store.journal("t1") == [line(0), line(1)]
        assert await store.table("t1") == row()


async def test_nothing_is_appended_to_an_unknown_table(address: str) -> None:
    async with opened(address) as store:
        with pytest.raises(Conflict, match="store-seq"):
            await store.append("t1", line(1), row())
        assert await store.table("t1") is None


async def test_row_and_people_are_replaced_together_with_a_line(address: str) -> None:
    async with opened(address) as store:
        for name in ("anna", "bela", "cili"):
            await store.add_person(person(name))
        await store.create_table(row(), line(0), ["anna", "bela"])
        changed = row(status="over", attention=True, listed=False, updated=2000, summary={"winner": "Anna"})
        await store.append("t1", line(1), changed, ["cili", "bela"])
        assert await store.table("t1") == changed
        assert await store.people_at("t1") == ["bela", "cili"]
        await store.append("t1", line(2), people=[])
        assert await store.people_at("t1") == []


async def test_a_line_with_unknown_people_is_refused_as_a_whole(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.create_table(row(), line(0), ["anna"])
        with pytest.raises(Conflict, match="store-seats"):
            await store.append("t1", line(1), row(status="over"), ["nobody"])
        assert await store.journal("t1") == [line(0)]
        assert await store.table("t1") == row()
        assert await store.people_at("t1") == ["anna"]


async def test_tables_are_listed_by_what_they_are_the_newest_first(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(row("a", status="open", created=1), line(0))
        await store.create_table(row("b", status="open", created=3, listed=False, attention=True), line(0))
        await store.create_table(row("c", status="over", created=2), line(0))
        assert [each.id for each in await store.tables()] == ["b", "c", "a"]
        assert [each.id for each in await store.tables("open")] == ["b", "a"]
        assert [each.id for each in await store.tables("open", listed=True)] == ["a"]
        assert [each.id for each in await store.tables(attention=True)] == ["b"]
        assert [each.id for each in await store.tables(listed=True, attention=False)] == ["c", "a"]


async def test_pages_of_tables_miss_none_even_of_the_same_moment(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        for name in ("a", "B", "c", "d", "e"):
            await store.create_table(row(name, created=7), line(0), ["anna"])
        pages, cursor = [], None
        while page := await store.tables("running", limit=2, before=cursor):
            pages.append([each.id for each in page])
            cursor = page[-1].created, page[-1].id
        assert pages == [["e", "d"], ["c", "a"], ["B"]]
        assert [each.id for each in await store.tables_of("anna", 2, (7, "d"))] == ["c", "a"]


async def test_a_person_finds_the_tables_of_his_seats(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.create_table(row("a", created=1), line(0), ["anna"])
        await store.create_table(row("b", created=2), line(0))
        await store.create_table(row("c", created=3), line(0), ["anna"])
        assert [each.id for each in await store.tables_of("anna")] == ["c", "a"]
        assert await store.tables_of("nobody") == []


async def test_a_deleted_table_takes_everything_along(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.create_table(row(), line(0), ["anna"])
        await store.say(said(1))
        await store.delete_tables(["t1"])
        assert await store.table("t1") is None
        assert await store.journal("t1") == []
        assert await store.chat("t1") == []
        assert await store.tables_of("anna") == []


async def test_chat_is_read_from_its_end(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.create_table(row(), line(0))
        for number in range(1, 6):
            await store.say(said(number))
        assert await store.chat("t1", 2) == [said(4), said(5)]
        assert await store.chat("t1", 2, before=4) == [said(2), said(3)]
        assert await store.chat_of("anna") == [said(number) for number in range(1, 6)]


@pytest.mark.parametrize("chat", [said(1), said(2, person="nobody"), said(2, table="t9")], ids=str)
async def test_what_cannot_be_said_is_refused(address: str, chat: Chat) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.create_table(row(), line(0))
        await store.say(said(1))
        with pytest.raises(Conflict, match="store-chat"):
            await store.say(chat)
        assert await store.chat("t1") == [said(1)]


BAD = ["a\0b", "half \ud800"]


@pytest.mark.parametrize("text", BAD, ids=ascii)
async def test_texts_that_one_of_the_databases_cannot_hold_are_refused_by_both(address: str, text: str) -> None:
    async with opened(address) as store:
        with pytest.raises(StoreError, match="store-text"):
            await store.create_table(row(game=text), line(0))
        with pytest.raises(StoreError, match="store-text"):
            await store.table(text)


async def test_odd_summaries_bodies_and_numbers_are_refused(address: str) -> None:
    async with opened(address) as store:
        with pytest.raises(StoreError, match="store-text"):
            await store.create_table(row(summary={"name": "\ud800"}), line(0))
        with pytest.raises(StoreError, match="store-text"):
            await store.create_table(row(), Line(0, 0, b"\xff"))
        with pytest.raises(StoreError, match="store-number"):
            await store.create_table(row(created=2**63), line(0))


async def test_a_summary_may_hold_any_json(address: str) -> None:
    summary = {"name": "Őz „🏰“ \0", "deep": [1, None, {"x": True}], "large": 2**60}
    async with opened(address) as store:
        await store.create_table(row(summary=summary), line(0))
        assert await store.table("t1") == row(summary=summary)
