"""What the server remembers about itself, and cleaning up."""

from tafelrunde.server.store.base import Database, Step

KEEP_SETTING = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING"
# A beat never goes back, so that a second server with a slow clock invents no outage.
BEAT = (
    "INSERT INTO heartbeat (id, at) VALUES (1, $1)"
    " ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE excluded.at > heartbeat.at"
)
# A second row counts the checks of health, since a row that stays as it is would be written nowhere.
PING = "INSERT INTO heartbeat (id, at) VALUES (2, 1) ON CONFLICT (id) DO UPDATE SET at = heartbeat.at + 1"
NOTE_OUTAGE = (
    "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT (began) DO UPDATE SET ended = excluded.ended"
)
PURGE_TABLES = "DELETE FROM tables WHERE status = 'open' AND updated < $1"
PURGE_OUTAGES = "DELETE FROM outages WHERE ended < $1"
OLDEST_MATCH = "SELECT MIN(created) FROM tables WHERE status = 'running'"
PURGE_SESSIONS = "DELETE FROM sessions WHERE expires < $1"
PURGE_GUESTS = (
    "DELETE FROM people WHERE login IS NULL AND seen < $1"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person_id = people.id)"
)


class Upkeep(Database):
    """Settings, heartbeat, outages and purges."""

    async def setting(self, key: str) -> str | None:
        """Return a setting."""
        rows = await self._rows("SELECT value FROM settings WHERE key = $1", key)
        return rows[0][0] if rows else None

    async def keep_setting(self, key: str, value: str) -> str:
        """Keep a setting unless it has a value; return the value that is stored."""
        await self._change(Step(KEEP_SETTING, (key, value), must=False))
        stored = await self.setting(key)
        return value if stored is None else stored

    async def beat(self, at: int) -> None:
        """Note that the server is alive."""
        await self._change(Step(BEAT, (at,), must=False))

    async def last_beat(self) -> int | None:
        """Return when the server was last known to be alive."""
        rows = await self._rows("SELECT at FROM heartbeat WHERE id = 1")
        return rows[0][0] if rows else None

    async def note_outage(self, start: int, end: int) -> None:
        """Note that the server was away; noting the same start again moves the end."""
        await self._change(Step(NOTE_OUTAGE, (start, end)))

    async def outages(self) -> list[tuple[int, int]]:
        """Return when the server was away, in order."""
        rows = await self._rows("SELECT began, ended FROM outages ORDER BY began")
        return [(began, ended) for began, ended in rows]

    async def purge(self, before: int) -> int:
        """Delete what is over since then: open tables, sessions, guests without a table; return how many."""
        steps = [Step(sql, (before,), must=False) for sql in (PURGE_TABLES, PURGE_SESSIONS, PURGE_GUESTS)]
        counts = await self._change(*steps)
        return sum(counts or ())

    async def purge_outages(self, before: int) -> int:
        """Delete outages before a moment and before the oldest match that still runs; return the earlier one."""
        ((oldest,),) = await self._rows(OLDEST_MATCH)
        before = before if oldest is None else min(before, oldest)
        await self._change(Step(PURGE_OUTAGES, (before,), must=False))
        return before

    async def ping(self) -> None:
        """Return if the database reads and writes: a row that changes each time."""
        await self._change(Step(PING, ()))
        await self._rows("SELECT at FROM heartbeat WHERE id = 2")
