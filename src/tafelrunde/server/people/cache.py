"""What the store keeps of people, cached for a while and changed one at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from tafelrunde.server.errors import Unauthenticated
from tafelrunde.server.store import Conflict, Person, Session, Store, Token

MOST_REMEMBERED = 10_000

V = TypeVar("V")


class LruCache(Generic[V]):
    """The newest of what was looked up."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._most = most
        self._values: OrderedDict[str, V] = OrderedDict()

    def get(self, key: str) -> V | None:
        """Return what is remembered."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def keep(self, key: str, value: V) -> None:
        """Remember something, and forget what was not asked for longest."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)

    def forget(self, key: str) -> None:
        """Look it up again next time."""
        self._values.pop(key, None)

    def clear(self) -> None:
        """Look everything up again."""
        self._values.clear()


class PeopleCache:
    """People, sessions and tokens by their keys; all changes go through here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: LruCache[Person] = LruCache()
        self._tokens: LruCache[Token] = LruCache()
        self._sessions: LruCache[Session] = LruCache()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._changes = 0

    def lock_of(self, person: str) -> asyncio.Lock:
        """Return the lock under which a person is changed."""
        return self._locks.setdefault(person, asyncio.Lock())

    def remembered(self, person: str) -> Person | None:
        """Return a person whom nobody has to ask the store for."""
        return self._people.get(person)

    def person(self, person: str) -> Awaitable[Person | None]:
        """Return a person."""
        return self._look_up(self._people, person, self._store.person)

    def token(self, digest: str) -> Awaitable[Token | None]:
        """Return a token."""
        return self._look_up(self._tokens, digest, self._store.token)

    def session(self, digest: str) -> Awaitable[Session | None]:
        """Return a session."""
        return self._look_up(self._sessions, digest, self._store.session)

    async def add(self, person: Person) -> None:
        """Enter a new person."""
        await self._store.add_person(person)

    async def change(self, person: str, how: Callable[[Person], Person]) -> tuple[Person, Person]:
        """Change a person as they are now, and return them before and after."""
        async with self.lock_of(person):
            while True:
                before = await self.person(person)
                if before is None:
                    raise Unauthenticated
                after = how(before)
                if after == before or await self._update(before, after):
                    return before, after
                self.forget(person)  # another server has changed them meanwhile

    async def delete(self, person: str) -> None:
        """Forget a person, their sessions and their tokens."""
        async with self.lock_of(person):
            tokens, sessions = await self._store.tokens_of(person), await self._store.sessions_of(person)
            await self._store.delete_person(person)
            self._changes += 1
            self._people.forget(person)
            for token in tokens:
                self._tokens.forget(token.digest)
            for session in sessions:
                self._sessions.forget(session.digest)

    async def add_session(self, session: Session, ended: Sequence[str] = ()) -> None:
        """Enter a new session in the place of others."""
        await self._store.add_session(session, tuple(ended))
        self._forget_sessions(ended)

    async def touch_session(self, session: Session) -> None:
        """Note anew when a session was seen; one that was ended meanwhile is not remembered again."""
        changes = self._changes
        known = await self._store.touch_session(session)
        if known and changes == self._changes:
            self._sessions.keep(session.digest, session)
        else:
            self._sessions.forget(session.digest)

    async def delete_sessions(self, digests: Sequence[str]) -> None:
        """Forget sessions."""
        await self._store.delete_sessions(*digests)
        self._forget_sessions(digests)

    async def delete_token(self, digest: str) -> None:
        """Forget a token."""
        await self._store.delete_token(digest)
        self._changes += 1
        self._tokens.forget(digest)

    def _forget_sessions(self, digests: Sequence[str]) -> None:
        self._changes += bool(digests)
        for digest in digests:
            self._sessions.forget(digest)

    def forget(self, person: str | None = None, digest: str | None = None) -> None:
        """Look a person, session or token up again, or everything if none is named."""
        self._changes += 1
        if person is not None:
            self._people.forget(person)
        if digest is not None:
            self._sessions.forget(digest)
            self._tokens.forget(digest)
        if person is None and digest is None:
            for memory in (self._people, self._sessions, self._tokens):
                memory.clear()

    async def _update(self, before: Person, after: Person) -> bool:
        """Change a person, unless they are not what they were; say whether it was done."""
        try:
            if not await self._store.update_person(after, before):
                return False
        except Conflict as error:
            if error.problem.code == "store-person-unknown":  # a guest forgotten after a long absence
                self._people.forget(after.id)
                raise Unauthenticated from error
            raise
        self._changes += 1
        self._people.keep(after.id, after)
        return True

    async def _look_up(self, memory: LruCache[V], key: str, ask: Callable[[str], Awaitable[V | None]]) -> V | None:
        """Ask memory, then the store; what was read while something changed may be old and is not remembered."""
        remembered = memory.get(key)
        if remembered is not None:
            return remembered
        changes = self._changes
        found = await ask(key)
        if found is not None and changes == self._changes:
            memory.keep(key, found)
        return found
