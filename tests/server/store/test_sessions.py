import pytest

from tafelrunde.server.store import Conflict, FailedLogins
from tests.server.store.sample import opened, person, session


async def test_sessions_are_kept_found_and_ended(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.add_session(session("s1", seen=1000))
        await store.add_session(session("s2", seen=3000))
        assert await store.session("s1") == session("s1")
        assert await store.sessions_of("anna") == [session("s2", seen=3000), session("s1")]
        await store.delete_sessions("s1", "nothing")
        assert await store.session("s1") is None
        await store.add_session(session("s3"), ("s2",))
        assert await store.sessions_of("anna") == [session("s3")]


async def test_a_session_is_new_and_belongs_to_somebody_or_nothing_makes_room_for_it(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        for digest in ("s1", "s2"):
            await store.add_session(session(digest))
        for wrong in (session("s2"), session("s3", "nobody")):
            with pytest.raises(Conflict, match="store-session"):
                await store.add_session(wrong, ("s1",))
        assert len(await store.sessions_of("anna")) == 2


async def test_only_a_session_that_there_is_can_be_seen(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.add_session(session())
        assert await store.touch_session(session(seen=2000))
        assert await store.session("s1") == session(seen=2000)
        await store.delete_sessions("s1")
        assert not await store.touch_session(session(seen=3000))
        assert await store.session("s1") is None


async def test_wrong_passwords_are_counted_until_they_are_forgotten(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        assert await store.failed_logins("anna") is None
        for at in (5, 7):
            await store.note_failed_login("anna", at)
        assert await store.failed_logins("anna") == FailedLogins(2, 7)
        await store.note_failed_login("nobody", 9)
        assert await store.failed_logins("nobody") is None
        await store.forget_failed_logins("anna")
        assert await store.failed_logins("anna") is None


async def test_who_is_deleted_leaves_no_session(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna"))
        await store.add_session(session())
        await store.note_failed_login("anna", 5)
        await store.delete_person("anna")
        assert await store.session("s1") is None
        assert await store.failed_logins("anna") is None


async def test_expired_sessions_are_purged(address: str) -> None:
    async with opened(address) as store:
        await store.add_person(person("anna", seen=9000))
        await store.add_session(session("old", seen=1000))
        await store.add_session(session("new", seen=2000))
        assert await store.purge_people(2000, 10) == 1
        assert await store.sessions_of("anna") == [session("new", seen=2000)]
