"""What the server remembers about itself, and cleaning up."""

from tafelrunde.server.store.base import AgedTable, Cursor, Database, Step

KEEP_SETTING = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING"
CHANGE_SETTING = (
    "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
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
PURGE_OUTAGES = "DELETE FROM outages WHERE ended < $1"
OLDEST_MATCH = "SELECT MIN(created) FROM tables WHERE status = 'running'"
PURGE_SESSIONS = "DELETE FROM sessions WHERE digest IN (SELECT digest FROM sessions WHERE expires < $1 LIMIT $2)"
# A move changes the journal alone, so that its last line says when something happened.
AGED = (
    "SELECT id, created, status, coalesce("
    "(SELECT at FROM journal WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), updated),"
    " ending, brought, (SELECT count(*) FROM seats WHERE table_id = tables.id AND invited = 0),"
    " (SELECT count(*) FROM people WHERE login IS NOT NULL AND (people.id = host OR people.id IN"
    " (SELECT person_id FROM seats WHERE table_id = tables.id AND invited = 0)))"
    " FROM tables WHERE created < $1 AND (created, id) > ($2, $3) ORDER BY created, id LIMIT $4"
)
PURGE_GUESTS = (
    "DELETE FROM people WHERE id IN (SELECT id FROM people WHERE login IS NULL AND seen < $1"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person_id = people.id AND invited = 0) LIMIT $2)"
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

    async def change_setting(self, key: str, value: str) -> None:
        """Keep a setting, whatever it was before."""
        await self._change(Step(CHANGE_SETTING, (key, value)))

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

    async def aged_tables(self, before: int, after: Cursor, limit: int) -> list[AgedTable]:
        """Return tables set up before a moment, the oldest first; `after` is where the page before ended."""
        return [AgedTable(*row) for row in await self._rows(AGED, before, *after, limit)]

    async def purge_people(self, before: int, limit: int) -> int:
        """Forget sessions that ended before, and guests not seen since who sit nowhere; return how many."""
        steps = [Step(sql, (before, limit), must=False) for sql in (PURGE_SESSIONS, PURGE_GUESTS)]
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
