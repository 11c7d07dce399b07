"""People are looked up once and changed one at a time."""

from pathlib import Path

import pytest

from tafelrunde.server.people import cache
from tafelrunde.server.people.cache import LruCache
from tafelrunde.server.people.sessions import HOUR
from tafelrunde.server.store import Person
from tests.server.world import world


async def test_who_was_here_is_noted_once_an_hour(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        start = here.clock.now
        seen = []
        for later in (1, HOUR - 1, HOUR, HOUR + 1, 2 * HOUR):
            here.clock.now = start + later
            await here.ask("GET", "/me", cookie=cookie)
            person = await here.store.person(me.id)
            seen.append(person.seen - start if person else None)
        assert seen == [0, 0, HOUR, HOUR, 2 * HOUR]


async def test_a_known_cookie_needs_no_look_into_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as here:
        _, cookie = await here.guest()
        bearer = (await here.ask("POST", "/me/tokens", {"name": "bot"}, cookie))[1]["token"]
        await here.ask("GET", "/me", bearer=bearer)

        async def refuse(*_asked: object) -> None:
            raise AssertionError("asked the store")

        monkeypatch.setattr(here.store, "_select", refuse)
        assert (await here.ask("GET", "/me", cookie=cookie))[0] == 200
        assert (await here.ask("GET", "/me", bearer=bearer))[0] == 200


async def test_what_was_read_during_a_change_is_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        me, _ = await here.guest()
        known, read = cache.PeopleCache(here.store), here.store.person

        async def slowly(person: str) -> Person | None:
            found = await read(person)
            monkeypatch.setattr(here.store, "person", read)
            await known.change(person, lambda now: Person(now.id, "Bea", now.created, now.seen))
            return found

        monkeypatch.setattr(here.store, "person", slowly)
        await known.person(me.id)
        again = await known.person(me.id)
        assert again
        assert again.name == "Bea"


def test_memory_is_bounded() -> None:
    some: LruCache[int] = LruCache(2)
    for key, value in (("a", 1), ("b", 2)):
        some.keep(key, value)
    assert some.get("a") == 1
    some.keep("c", 3)
    assert [some.get(key) for key in "abc"] == [1, None, 3]


async def test_a_guest_forgotten_after_a_long_absence_is_nobody(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
        assert (await here.ask("GET", "/me", cookie=cookie))[0] == 200
        here.clock.now += 399 * 24 * HOUR
        assert await here.store.purge_people(here.clock.now, 10) == 1
        assert (await here.ask("GET", "/me", cookie=cookie))[0] == 401
        assert await here.people.person(me.id) is None
