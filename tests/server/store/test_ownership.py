"""What belongs to a person: tables they host, invitations, blocks."""

import pytest

from tafelrunde.server.store import Conflict
from tests.server.store.sample import line, opened, person, row, said


async def test_what_a_person_hosts_is_counted_by_its_state(address: str) -> None:
    async with opened(address) as store:
        for number, status in enumerate(["open", "open", "running", "over"]):
            await store.create_table(row(f"t{number}", status=status, host="anna"), line(0))
        await store.create_table(row("record", status="over", host="anna"), line(0), brought=True)
        await store.create_table(row("other", status="open", host="bela"), line(0))
        assert await store.holdings("anna") == (2, 1, 5, 1, len(line(0).body))
        assert await store.holdings("nobody") == (0, 0, 0, 0, 0)


async def test_invitations_and_own_tables_are_two_lists(address: str) -> None:
    async with opened(address) as store:
        for name in ("anna", "bela"):
            await store.add_person(person(name))
        await store.create_table(row("mine", created=1, status="open", host="bela"), line(0), ["anna"])
        for number in range(110):
            name = f"i{number:03}"
            await store.create_table(row(name, created=2, status="open", host="bela"), line(0), [], ["anna"])
        assert [each.id for each in await store.tables_of("anna")] == ["mine"]
        page = await store.invitations_of("anna", 100)
        assert [each.id for each in page[:2]] == ["i109", "i108"]
        assert len(await store.invitations_of("anna", 100, (2, page[-1].id))) == 10
        assert await store.pending_invitations("bela", "anna") == (110, 110)
        assert await store.pending_invitations("nobody", "anna") == (110, 0)


async def test_whoever_takes_the_seat_is_no_longer_invited(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.create_table(row(status="open"), line(0), [], ["anna"])
        await store.append("t1", line(1), row(status="open"), ["anna"], ["anna"])
        assert await store.invitations_of("anna") == []
        assert [each.id for each in await store.tables_of("anna")] == ["t1"]


async def test_two_are_acquainted_once_they_sat_at_one_table(address: str) -> None:
    async with opened(address) as store:
        for name in ("anna", "bela", "cili"):
            await store.add_person(person(name))
        await store.create_table(row(), line(0), ["anna", "bela"], ["cili"])
        assert await store.are_acquainted("anna", "bela")
        assert not await store.are_acquainted("anna", "cili")


async def test_blocks_are_kept_once_and_go_with_either_person(address: str) -> None:
    async with opened(address) as store:
        for name in ("anna", "bela", "cili"):
            await store.add_person(person(name))
        await store.block("anna", "cili", 7)
        await store.block("anna", "bela", 5)
        await store.block("anna", "bela", 9)
        assert [(each.id, each.name, each.created) for each in await store.blocks_of("anna")] == [
            ("bela", "Bela", 5),
            ("cili", "Cili", 7),
        ]
        await store.unblock("anna", "cili")
        await store.unblock("anna", "cili")
        await store.delete_person("bela")
        assert await store.blocks_of("anna") == []
        with pytest.raises(Conflict, match="store-person-unknown"):
            await store.block("anna", "nobody", 5)


async def test_invitations_of_somebody_blocked_are_not_shown(address: str) -> None:
    async with opened(address) as store:
        for name in ("anna", "bela"):
            await store.add_person(person(name))
        await store.create_table(row(status="open", host="bela"), line(0), [], ["anna"])
        await store.block("anna", "bela", 5)
        assert await store.invitations_of("anna") == []
        await store.unblock("anna", "bela")
        assert len(await store.invitations_of("anna")) == 1


async def test_the_tables_of_one_host_push_nobody_out_of_the_list(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(row("honest", created=1, host="anna"), line(0))
        await store.create_table(row("unlisted", created=1, host="cili", listed=False), line(0))
        for number in range(60):
            await store.create_table(row(f"flood{number:02}", created=10 + number, host="bela"), line(0))
        assert [each.id for each in await store.listed(40, 3)] == ["flood59", "honest", "flood58"]
        assert len(await store.listed(40, 100)) == 41


async def test_tables_that_were_put_away_are_found_when_their_clock_runs_out(address: str) -> None:
    async with opened(address) as store:
        for name in ("a", "b", "c"):
            await store.create_table(row(name, attention=True), line(0))
        await store.put_away("a", 500)
        await store.put_away("b", 200)
        await store.put_away("c", None)
        assert await store.tables(attention=True) == []
        assert await store.due(501) == ["b", "a"]
        assert await store.due(501, 1) == ["b"]
        await store.attend("b")
        assert await store.due(501) == ["a"]
        assert [each.id for each in await store.tables(attention=True)] == ["b"]


async def test_of_a_chat_without_end_the_end_is_kept(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.create_table(row(), line(0))
        for number in (1, 2, 1002):
            await store.say(said(number))
        assert [line.number for line in await store.chat("t1")] == [1002]
