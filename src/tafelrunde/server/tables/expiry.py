"""What is forgotten, and when: whatever never became a match, and in the end everything that only guests made."""

import asyncio
from collections.abc import Callable, Container

from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.store import AgedTable, Cursor, Store
from tafelrunde.server.tables.claims import Claims
from tafelrunde.server.tables.lobby import Lobby
from tafelrunde.server.tables.table import OPEN, OVER, RUNNING

DAY = 86_400_000
CALLED_OFF = DAY
"""Milliseconds that a table stays whose match was called off before it began."""
PORTION = 500
"""How many tables are looked at, and guests forgotten, at a time."""
PAUSE = 0.05
"""Seconds between two portions."""
BEGINNING: Cursor = (-1, "")


class Expiry:
    """Forgets in portions what nobody needs any more."""

    def __init__(
        self, store: Store, lobby: Lobby, claims: Claims, settings: Settings, clock: Callable[[], int]
    ) -> None:
        self._store = store
        self._claims = claims
        self._lobby = lobby
        self._now = clock
        self._unplayed = int(settings.keep_unplayed * DAY)
        self._guests = int(settings.keep_guests * DAY)

    async def purge(self, in_use: Container[str]) -> None:
        """Forget old tables but for those in use, then the guests who sit nowhere and stayed away."""
        now, after = self._now(), BEGINNING
        while page := await self._store.aged_tables(now - CALLED_OFF, after, PORTION):
            old = [each.id for each in page if each.id not in in_use and self.is_over(each, now)]
            elsewhere = await self._claims.in_use(old)
            await self._forget([table for table in old if table not in elsewhere])
            after = page[-1].created, page[-1].id
            await asyncio.sleep(PAUSE)
        while await self._store.purge_people(now - self._unplayed, PORTION):
            await asyncio.sleep(PAUSE)

    def is_over(self, old: AgedTable, now: int) -> bool:
        """Say whether the time of a table has come."""
        lifetime = self._lifetime(old)
        return lifetime is not None and old.used < now - lifetime

    def _lifetime(self, old: AgedTable) -> int | None:
        """Return for how many milliseconds a table is kept after something last happened there; None: for good."""
        if old.ending == "cancelled":
            return CALLED_OFF
        if old.status == OPEN or (old.status == RUNNING and not old.seated):
            return self._unplayed
        if old.accounts:
            return None
        if old.status == OVER and (old.brought or not old.seated):
            return self._unplayed
        return self._guests

    async def _forget(self, tables: list[str]) -> None:
        if tables:
            await self._store.delete_tables(tables)
            for table in tables:
                self._lobby.remove(table)
