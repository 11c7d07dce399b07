"""Blocks: whom a person does not want to hear of. They belong to the person, not to a table."""

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from tafelrunde.server.errors import FailedPrecondition, NotFound
from tafelrunde.server.people.cache import LruCache
from tafelrunde.server.store import Conflict, Store

MOST_BLOCKS = 500
"""How many people one person can block."""

MOST_RECENT = 1000
"""How many lists are remembered though nobody uses them now."""


class Blocklist:
    """Whom one person has blocked; everybody who asks for it while it is used gets the same one."""

    __slots__ = ("__weakref__", "people")

    def __init__(self, people: set[str]) -> None:
        self.people = people

    def __contains__(self, person: str) -> bool:
        return person in self.people


class Blocks:
    """The blocklists of everybody who is here, as the store has them."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._now = clock
        self.on_change: list[Callable[[str], Awaitable[None]]] = []
        """Told whose list has changed."""
        self._recent: LruCache[Blocklist] = LruCache(MOST_RECENT)
        self._lists: WeakValueDictionary[str, Blocklist] = WeakValueDictionary()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, person: str) -> Blocklist:
        """Return a person's blocklist."""
        async with self._lock_of(person):
            return await self._list(person)

    async def block(self, person: str, other: str) -> None:
        """Block somebody; blocking twice changes nothing."""
        if person == other:
            raise FailedPrecondition("block-yourself")
        async with self._lock_of(person):
            found = await self._list(person)
            if other in found:
                return
            if len(found.people) >= MOST_BLOCKS:
                raise FailedPrecondition("too-many-blocks", most=MOST_BLOCKS)
            try:
                await self._store.block(person, other, self._now())
            except Conflict as error:
                raise NotFound("no-person", person=other) from error
            found.people.add(other)
            await self._changed(person)

    async def unblock(self, person: str, other: str) -> None:
        """Hear of somebody again."""
        async with self._lock_of(person):
            found = await self._list(person)
            if other in found:
                await self._store.unblock(person, other)
                found.people.discard(other)
                await self._changed(person)

    async def _changed(self, person: str) -> None:
        for told in self.on_change:
            await told(person)

    async def reload(self, person: str) -> None:
        """Read a person's list anew, as another server has changed it."""
        async with self._lock_of(person):
            if found := self._lists.get(person):
                found.people = {blocked.id for blocked in await self._store.blocks_of(person)}

    async def reload_all(self) -> None:
        """Read all lists anew."""
        for person in [*self._lists]:
            await self.reload(person)

    def _lock_of(self, person: str) -> asyncio.Lock:
        """Return the lock under which a list is read and changed."""
        return self._locks.setdefault(person, asyncio.Lock())

    async def _list(self, person: str) -> Blocklist:
        found = self._lists.get(person)
        if found is None:
            found = Blocklist({blocked.id for blocked in await self._store.blocks_of(person)})
            self._lists[person] = found
        self._recent.keep(person, found)
        return found
