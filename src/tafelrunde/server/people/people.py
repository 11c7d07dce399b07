"""Who people are: guests with a name, accounts for those who want one, sessions and links to come back."""

import secrets
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from tafelrunde.protocol.overviews import Me
from tafelrunde.server.errors import NotFound, Unauthenticated
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.people.accounts import Accounts, Change, next_generation
from tafelrunde.server.people.bot_tokens import BotTokens, TokenName, digest_of
from tafelrunde.server.people.cache import PeopleCache
from tafelrunde.server.people.devices import device_name
from tafelrunde.server.people.login_guard import LoginGuard
from tafelrunde.server.people.names import clean_name
from tafelrunde.server.people.passwords import Passwords
from tafelrunde.server.people.sessions import HOUR, SessionInfo, Sessions, SessionsAnswer, short
from tafelrunde.server.people.signing import Signer
from tafelrunde.server.store import Blocked, Chat, Cursor, FailedLogins, Person, Store, TableRow

PAGE = 500
SINCE = "sessions-since"
"""The setting that says when the first cookie of version 0.1 was seen, which had no end of its own."""

OnChange = Callable[[Person, Person | None], Awaitable[None]]
"""Told a person before and after a change; None: about to be deleted."""
OnRevoke = Callable[[Person, str, bool], object]
"""Told the owner and the digest of a token or session that is over, and whether its connections end at once."""


class Key(NamedTuple):
    """By what somebody has come in."""

    digest: str | None
    """Of a token or a session; a cookie of version 0.1 has none."""
    generation: int | None
    """In which a cookie is valid; a token is valid in all."""


class OwnData(msgspec.Struct, frozen=True):
    """Everything that is kept of a person, but for secrets."""

    person: Me
    tables: list[TableRow]
    chat: list[Chat]
    tokens: list[TokenName]
    sessions: list[SessionInfo]
    failed_logins: FailedLogins | None
    blocks: list[Blocked]
    reviews: list[msgspec.Raw]
    """What their matches said about them, as far as they were analysed."""
    cards: list[msgspec.Raw]


class People:
    """Knows people again, and changes what is kept of them."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        clock: Callable[[], int],
        passwords: Passwords | None = None,
        settings: Settings | None = None,
    ) -> None:
        settings = settings or Settings()
        self._store = store
        self._signer = signer
        self._clock = clock
        self._cache = PeopleCache(store)
        self._since: int | None = None
        self.tokens = BotTokens(store, self._cache, clock)
        self.sessions = Sessions(store, self._cache, clock, settings.session_days)
        guard = LoginGuard(settings.login_rate, settings.login_burst)
        secret = passwords or Passwords()
        self.accounts = Accounts(store, signer, self.sessions, secret, guard, self._change, clock)
        self.on_change: list[OnChange] = []
        self.on_revoke: list[OnRevoke] = []
        self.on_deleted: list[Callable[[str], Awaitable[None]]] = []
        """Told the id of a person who was deleted."""

    async def by_token(self, bearer: str) -> tuple[Person, Key] | None:
        """Return for whom a program's token stands, unless it is void."""
        person = await self.tokens.owner_of(bearer)
        return None if person is None else (await self._seen(person), Key(digest_of(bearer), None))

    async def by_cookie(self, cookie: str) -> tuple[Person, Key] | None:
        """Return who comes with a session's cookie, unless it is void."""
        if found := await self.sessions.find(cookie):
            person, session = found
            await self.sessions.seen(session)
            return await self._seen(person), Key(session.digest, session.generation)
        if old := await self._by_old_cookie(cookie):
            return await self._seen(old), Key(None, old.generation)
        return None

    def remembered(self, person: str) -> Person | None:
        """Return a person by id whom nobody has to ask the store for, as most who give commands."""
        return self._cache.remembered(person)

    def person(self, person: str) -> Awaitable[Person | None]:
        """Return a person by id."""
        return self._cache.person(person)

    async def begin_session(self, person: Person, agent: str = "", instead_of: str | None = None) -> str:
        """Begin a session and return its cookie; the session that the browser had until now is over."""
        await self._end_session(instead_of, at_once=False)
        cookie, ended = await self.sessions.begin(person, device_name(agent))
        for digest in ended:
            self._revoked(person, digest, at_once=False)
        return cookie

    async def log_out(self, cookie: str | None) -> None:
        """End the session of a browser, and with it everything that was opened by it."""
        await self._end_session(cookie, at_once=True)

    def recovery_of(self, person: Person) -> str:
        """Return the token of a link by which a person comes back on any device."""
        return self._signer.sign("recovery", person.id, person.generation)

    async def create_guest(self, name: str | None) -> Person:
        """Make a guest."""
        now = self._clock()
        person = Person(secrets.token_hex(8), clean_name(name), now, now)
        await self._cache.add(person)
        return person

    async def recover(self, token: str) -> Person:
        """Return the person of a recovery link."""
        person = await self._signed("recovery", token)
        if person is None:
            raise Unauthenticated("void-link")
        return person

    async def invalidate_sessions(self, person: Person) -> Person:
        """Make all sessions and recovery links void."""
        return await self._change(person, next_generation)

    async def present(self, person: Person, name: str | None, portrait: str | None) -> Person:
        """Show a person under another name, with another portrait, or both; None: as before."""
        changes = {} if name is None else {"name": clean_name(name)}
        if portrait is not None:
            changes["portrait"] = portrait
        return await self._change(person, lambda now: replace(now, **changes))

    async def delete(self, person: Person) -> None:
        """Forget a person."""
        for told in self.on_change:
            await told(person, None)
        await self._cache.delete(person.id)
        for heard in self.on_deleted:
            await heard(person.id)

    def forget(self, person: str | None = None, digest: str | None = None) -> None:
        """Read a person, session or token anew, as another server has changed it; none named: everything."""
        self._cache.forget(person, digest)

    async def revoke(self, person: Person, token: str) -> None:
        """Make one of a person's tokens worthless, by its name."""
        self._revoked(person, await self.tokens.revoke(person, token))

    async def revoke_all(self, person: Person) -> None:
        """Make all of a person's tokens worthless."""
        for token in await self._store.tokens_of(person.id):
            await self._cache.delete_token(token.digest)
            self._revoked(person, token.digest)

    async def active_sessions(self, person: Person, key: Key) -> SessionsAnswer:
        """Return a person's sessions and tokens, and how many tried to be this person."""
        ways = [
            SessionInfo(short(one.digest), "device", one.device, one.created, one.seen, one.digest == key.digest)
            for one in await self.sessions.of(person)
        ]
        ways.sort(key=lambda way: not way.here)
        ways += [
            SessionInfo(short(one.digest), "token", one.name, one.created, None, False)
            for one in await self._store.tokens_of(person.id)
        ]
        return SessionsAnswer(ways, await self._store.failed_logins(person.id))

    async def end_session(self, person: Person, name: str) -> str:
        """End one of a person's sessions or tokens, and everything that was opened by it; return its digest."""
        for session in await self.sessions.of(person):
            if short(session.digest) == name:
                await self._cache.delete_sessions([session.digest])
                self._revoked(person, session.digest)
                return session.digest
        for token in await self._store.tokens_of(person.id):
            if short(token.digest) == name:
                await self.revoke(person, token.name)
                return token.digest
        raise NotFound("no-session")

    async def forget_failed_logins(self, person: Person) -> None:
        """Begin to count wrong passwords anew."""
        await self._store.forget_failed_logins(person.id)

    async def own_data(self, person: Person, key: Key) -> OwnData:
        """Return everything that is kept of a person, but for secrets."""
        tables: list[TableRow] = []
        before: Cursor | None = None
        while page := await self._store.tables_of(person.id, PAGE, before):
            tables += page
            before = page[-1].created, page[-1].id
        chat, tokens = await self._store.chat_of(person.id), await self.tokens.names_of(person)
        ways = await self.active_sessions(person, key)
        sessions = [way for way in ways.sessions if way.kind == "device"]
        blocks = await self._store.blocks_of(person.id)
        reviews = [msgspec.Raw(body.encode()) for body in (await self._store.reviews_of(person.id)).values()]
        cards = [msgspec.Raw(msgspec.json.encode(card)) for card in await self._store.cards_of(person.id)]
        return OwnData(me_of(person), tables, chat, tokens, sessions, ways.failed, blocks, reviews, cards)

    async def _by_old_cookie(self, cookie: str) -> Person | None:
        """Return the person of a cookie of version 0.1, for as long as a session would have lived since."""
        person = await self._signed("person", cookie)
        if person is None:
            return None
        now = self._clock()
        if self._since is None:
            self._since = int(await self._store.keep_setting(SINCE, str(now)))
        return person if now < self._since + self.sessions.lifetime else None

    async def _signed(self, purpose: str, token: str) -> Person | None:
        """Return the person of a token, unless it is forged or of an older generation."""
        match self._signer.read(purpose, token):
            case (str(who), int(generation)):
                person = await self._cache.person(who)
                return person if person and person.generation == generation else None
        return None

    async def _end_session(self, cookie: str | None, *, at_once: bool) -> None:
        found = await self.sessions.find(cookie) if cookie else None
        if found:
            person, session = found
            await self._cache.delete_sessions([session.digest])
            self._revoked(person, session.digest, at_once=at_once)

    def _revoked(self, person: Person, digest: str, *, at_once: bool = True) -> None:
        for told in self.on_revoke:
            told(person, digest, at_once)

    async def _seen(self, person: Person) -> Person:
        """Note that a person was here, once an hour."""
        now = self._clock()
        if now - person.seen < HOUR:
            return person
        _, after = await self._cache.change(person.id, lambda current: replace(current, seen=now))
        return after

    async def _change(self, person: Person, how: Change) -> Person:
        before, after = await self._cache.change(person.id, how)
        for told in self.on_change:
            await told(before, after)
        return after


def is_void(key: Key | None, person: Person) -> bool:
    """Say whether a person has made a key void since, by a new password or link."""
    return key is not None and key.generation is not None and key.generation < person.generation


def me_of(person: Person) -> Me:
    """Return what a person is told about themselves."""
    public = {name: getattr(person, name) for name in ("id", "name", "login", "created", "seen", "portrait")}
    return Me(**public, guest=person.login is None)
