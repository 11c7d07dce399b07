import msgspec
import pytest

from tafelrunde.server.store import Conflict, Person
from tests.server.store.sample import line, opened, person, row, said, token


async def test_people_are_found_by_id_and_by_login(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna", "anna"))
        await store.add_person(person("gast"))
        await store.add_person(person("gast2"))
        assert await store.person("anna") == person("anna", "anna")
        assert await store.person("nobody") is None
        assert await store.person_by_login("anna") == person("anna", "anna")
        assert await store.person_by_login("gast") is None
        assert await store.persons(["gast", "nobody", "anna"]) == {
            "anna": person("anna", "anna"),
            "gast": person("gast"),
        }


async def test_many_people_are_found_at_once(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("n999"))
        assert list(await store.persons(f"n{number}" for number in range(1200))) == ["n999"]
        assert await store.persons([]) == {}


@pytest.mark.parametrize("second", [person("anna", "other"), person("other", "anna")], ids=["id", "login"])
async def test_id_and_login_are_taken_once(address: str, second: Person) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna", "anna"))
        with pytest.raises(Conflict, match="store-person-taken"):
            await store.add_person(second)


async def test_a_login_has_no_capitals(address: str) -> None:
    async with opened(address) as store:
        with pytest.raises(Conflict, match="store-login-case"):
            await store.add_person(person("anna", "Anna"))


async def test_a_guest_becomes_a_member(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        member = msgspec.structs.replace(
            person("anna", "anna", seen=2000), name="Anna B.", generation=4, portrait="baker"
        )
        await store.update_person(member)
        assert await store.person("anna") == member


async def test_an_update_takes_no_login_and_invents_nobody(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna", "anna"))
        await store.add_person(person("bela"))
        with pytest.raises(Conflict, match="store-person-taken"):
            await store.update_person(person("bela", "anna"))
        with pytest.raises(Conflict, match="store-person-unknown"):
            await store.update_person(person("nobody"))
        assert await store.person("bela") == person("bela")


async def test_a_deleted_person_leaves_only_the_tables(address: str) -> None:
    async with opened(address) as store:
        for name in ("anna", "bela"):
            await store.add_person(person(name, name))
        await store.create_table(row(), line(0), ["anna", "bela"])
        await store.say(said(1, "anna"))
        await store.say(said(2, "bela"))
        await store.add_token(token())
        await store.delete_person("anna")
        assert await store.person_by_login("anna") is None
        assert await store.token("d1") is None
        assert await store.chat("t1") == [said(2, "bela")]
        assert await store.people_at("t1") == ["bela"]
        assert await store.table("t1") == row()


async def test_tokens_are_kept_found_and_deleted(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        for digest in ("d1", "d2"):
            await store.add_token(token(digest))
        assert await store.token("d1") == token("d1")
        assert await store.tokens_of("anna") == [token("d1"), token("d2")]
        await store.delete_token("d1")
        assert await store.token("d1") is None
        assert await store.tokens_of("anna") == [token("d2")]


async def test_a_token_is_new_and_belongs_to_somebody(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.add_token(token())
        for wrong in (token(), token("d2", "nobody")):
            with pytest.raises(Conflict, match="store-token"):
                await store.add_token(wrong)
