"""Sessions of browsers: the cookie is a random secret, the server keeps its digest and can end it."""

import secrets
from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from tafelrunde.server.people.bot_tokens import digest_of
from tafelrunde.server.people.cache import PeopleCache
from tafelrunde.server.store import FailedLogins, Person, Session, Store

PREFIX = "tfs_"
"""Every session's cookie starts with it, so that the logs can leave it out."""
LONGEST = 100
MOST_SESSIONS = 50
"""Whoever logs in once more ends the session that was not seen for longest."""
SHORT = 16
"""How much of a digest names a session or token to its owner."""
HOUR = 3600 * 1000
DAY = 24 * HOUR


class SessionInfo(msgspec.Struct, frozen=True):
    """A way in that is open: a browser, or a token of a bot."""

    id: str
    kind: Literal["device", "token"]
    name: str
    """Browser and system, or what the token is called."""
    created: int
    """Milliseconds since the epoch."""
    seen: int | None
    """The same, to the hour; null for tokens."""
    here: bool
    """Whether it is the one by which this was asked."""


class SessionsAnswer(msgspec.Struct, frozen=True):
    """Who is in as me, and who tried to be."""

    sessions: list[SessionInfo]
    failed: FailedLogins | None
    """Wrong passwords from devices that had never been in, since they were last acknowledged."""


class Sessions:
    """Begins, finds and ends the sessions of people."""

    def __init__(self, store: Store, cache: PeopleCache, clock: Callable[[], int], days: float) -> None:
        self._store = store
        self._cache = cache
        self._clock = clock
        self.lifetime = int(days * DAY)

    async def begin(self, person: Person, device: str) -> tuple[str, list[str]]:
        """Begin a session; return its cookie, which is known only now, and the digests of those that made room."""
        secret, now = PREFIX + secrets.token_urlsafe(32), self._clock()
        session = Session(digest_of(secret), person.id, person.generation, device, now, now, now + self.lifetime)
        async with self._cache.lock_of(person.id):
            ended = _superfluous(await self._store.sessions_of(person.id), person.generation, now)
            await self._cache.add_session(session, ended)
        return secret, ended

    async def find(self, cookie: str) -> tuple[Person, Session] | None:
        """Return whose cookie this is, unless the session is over."""
        if not cookie.startswith(PREFIX) or len(cookie) > LONGEST or not cookie.isascii():
            return None
        session = await self._cache.session(digest_of(cookie))
        if session is None or session.expires <= self._clock():
            return None
        person = await self._cache.person(session.person)
        return (person, session) if person and person.generation == session.generation else None

    async def seen(self, session: Session) -> None:
        """Note that a session is in use, once an hour, and let it live on."""
        now = self._clock()
        if now - session.seen >= HOUR:
            await self._cache.touch_session(replace(session, seen=now, expires=now + self.lifetime))

    async def of(self, person: Person) -> list[Session]:
        """Return a person's sessions, the one seen last first."""
        now = self._clock()
        known = await self._store.sessions_of(person.id)
        return [one for one in known if one.generation == person.generation and one.expires > now]


def _superfluous(known: list[Session], generation: int, now: int) -> list[str]:
    """Return the digests of sessions that are over, or too many when one is added."""
    valid = [one for one in known if one.generation == generation and one.expires > now]
    kept = {one.digest for one in valid[: MOST_SESSIONS - 1]}
    return [one.digest for one in known if one.digest not in kept]


def short(digest: str) -> str:
    """Return by what an owner names a session or token."""
    return digest[:SHORT]
