"""Quotas: how much the server keeps for one person; guests get a part of what accounts get."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import msgspec

from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import Holdings, Person, Store


class Quota(msgspec.Struct, frozen=True):
    """The most that is kept for a person; 0: no limit."""

    open: int
    """Tables that wait for players."""
    running: int
    """Matches that are going on."""
    kept: int
    """All tables, those whose match is over too."""
    records: int
    """Matches that were played elsewhere and brought here."""
    bytes: int
    """What those take."""

    def part(self, share: float) -> "Quota":
        """Return a part of it, of everything at least one."""
        values = msgspec.structs.asdict(self)
        return Quota(**{name: max(1, int(most * share)) if most else 0 for name, most in values.items()})


class Quotas:
    """Counts in the store what is kept for a person, and refuses what would be too much."""

    def __init__(self, store: Store, settings: Settings) -> None:
        tables = settings.quota_open, settings.quota_running, settings.quota_kept
        self.accounts = Quota(*tables, settings.quota_records, settings.quota_bytes)
        self.guests = self.accounts.part(settings.guest_share)
        self._store = store
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def table(self, person: Person) -> AsyncIterator[None]:
        """Let a person set one more table up within the block, or refuse it."""
        async with self._lock_of(person):
            self._check(person, await self._store.holdings(person.id), "quota-open", "quota-running", "quota-kept")
            yield

    @asynccontextmanager
    async def record(self, person: Person, size: int) -> AsyncIterator[None]:
        """Let a person bring a record of so many bytes within the block, or refuse it."""
        async with self._lock_of(person):
            held = await self._store.holdings(person.id)
            self._check(person, held, "quota-records", "quota-kept")
            self._check(person, held._replace(bytes=held.bytes + size - 1), "quota-bytes")
            yield

    def _lock_of(self, person: Person) -> asyncio.Lock:
        """Return the lock that keeps one who asks twice at once from being counted once."""
        return self._locks.setdefault(person.id, asyncio.Lock())

    def _check(self, person: Person, held: Holdings, *what: str) -> None:
        quota = self.guests if person.login is None else self.accounts
        for code in what:
            name = code.removeprefix("quota-")
            most = getattr(quota, name)
            if most and getattr(held, name) >= most:
                raise FailedPrecondition(code, most=most)
