"""Sessions of browsers, and wrong passwords that somebody tried."""

from tafelrunde.server.store.base import Conflict, Database, FailedLogins, Session, Step

COLUMNS = "digest, person_id, generation, device, created, seen, expires"
SESSIONS = f"SELECT {COLUMNS} FROM sessions"
ADD_SESSION = f"INSERT INTO sessions ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
TOUCH_SESSION = "UPDATE sessions SET seen = $1, expires = $2 WHERE digest = $3"
DELETE_SESSION = "DELETE FROM sessions WHERE digest = $1"
NOTE_FAILED_LOGIN = (
    "INSERT INTO failed_logins (person_id, number, last) VALUES ($1, 1, $2)"
    " ON CONFLICT (person_id) DO UPDATE SET number = failed_logins.number + 1, last = excluded.last"
)
FAILED_LOGINS = "SELECT number, last FROM failed_logins WHERE person_id = $1"


class Sessions(Database):
    """Everything about sessions."""

    async def add_session(self, session: Session, ended: tuple[str, ...] = ()) -> None:
        """Keep a session of a known person, and forget those that make room for it."""
        values = (session.digest, session.person, session.generation, session.device)
        times = (session.created, session.seen, session.expires)
        room = (Step(DELETE_SESSION, (digest,), must=False) for digest in ended)
        if await self._change(*room, Step(ADD_SESSION, (*values, *times))) is None:
            raise Conflict("store-session", person=session.person)

    async def session(self, digest: str) -> Session | None:
        """Return the session with this digest."""
        rows = await self._rows(f"{SESSIONS} WHERE digest = $1", digest)
        return Session(*rows[0]) if rows else None

    async def sessions_of(self, person: str) -> list[Session]:
        """Return a person's sessions, the one seen last first."""
        rows = await self._rows(f"{SESSIONS} WHERE person_id = $1 ORDER BY seen DESC, digest", person)
        return [Session(*row) for row in rows]

    async def touch_session(self, session: Session) -> bool:
        """Note when a session was last seen and when it expires; say whether there still is one."""
        values = (session.seen, session.expires, session.digest)
        return await self._change(Step(TOUCH_SESSION, values)) is not None

    async def delete_sessions(self, *digests: str) -> None:
        """Forget sessions."""
        await self._change(*(Step(DELETE_SESSION, (digest,), must=False) for digest in digests))

    async def note_failed_login(self, person: str, at: int) -> None:
        """Count a wrong password; of somebody who is gone meanwhile nothing is noted."""
        await self._change(Step(NOTE_FAILED_LOGIN, (person, at), must=False))

    async def failed_logins(self, person: str) -> FailedLogins | None:
        """Return how many wrong passwords were tried since the count was last forgotten."""
        rows = await self._rows(FAILED_LOGINS, person)
        return FailedLogins(*rows[0]) if rows else None

    async def forget_failed_logins(self, person: str) -> None:
        """Begin to count anew."""
        await self._change(Step("DELETE FROM failed_logins WHERE person_id = $1", (person,), must=False))
