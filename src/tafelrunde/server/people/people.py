"""Who people are: guests with a name, accounts for those who want one, sessions and links to come back."""

import secrets
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
from aiohttp import hdrs, web
from msgspec.structs import replace

from tafelrunde.protocol.overviews import Me
from tafelrunde.server.http.callers import address_of, bearer_of, identify
from tafelrunde.server.http.cookies import session_cookie
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.people.accounts import Accounts, Change, next_generation
from tafelrunde.server.people.bot_tokens import BotTokens, TokenName, digest_of
from tafelrunde.server.people.cache import Roll
from tafelrunde.server.people.devices import device_name
from tafelrunde.server.people.login_guard import LoginGuard
from tafelrunde.server.people.names import clean_name
from tafelrunde.server.people.passwords import Passwords
from tafelrunde.server.people.sessions import HOUR, SessionInfo, Sessions, SessionsAnswer, short
from tafelrunde.server.people.signing import Signer
from tafelrunde.server.problems import Forbidden, NotFound, Unauthorized
from tafelrunde.server.store import Blocked, Chat, Cursor, FailedLogins, Person, Store, TableRow

log = Log("people")

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


KEY = web.RequestKey("key", Key)


class OwnData(msgspec.Struct, frozen=True):
    """Everything that is kept of a person, but for secrets."""

    person: Me
    tables: list[TableRow]
    chat: list[Chat]
    tokens: list[TokenName]
    sessions: list[SessionInfo]
    failed_logins: FailedLogins | None
    blocks: list[Blocked]


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
        self._roll = Roll(store)
        self._since: int | None = None
        self.tokens = BotTokens(store, self._roll, clock)
        self.sessions = Sessions(store, self._roll, clock, settings.session_days)
        guard = LoginGuard(settings.login_rate, settings.login_burst)
        secret = passwords or Passwords()
        self.accounts = Accounts(store, signer, self.sessions, secret, guard, self._change, clock)
        self.on_change: list[OnChange] = []
        self.on_revoke: list[OnRevoke] = []

    async def person_of(self, request: web.Request) -> Person | None:
        """Return who asks, and let them pay for it: by a program's token, or by cookie."""
        bearer = bearer_of(request)
        person = await (self._by_cookie(request) if bearer is None else self._by_token(request, bearer))
        if person is not None:
            identify(request, person.id)
        return person

    async def need_person(self, request: web.Request) -> Person:
        """Return who asks, or refuse."""
        person = await self.person_of(request)
        if person is None:
            raise Unauthorized
        return person

    async def need_owner(self, request: web.Request) -> Person:
        """Return who asks, in person: a bot's token opens no door to its owner's account."""
        if bearer_of(request) is not None:
            raise Forbidden("not-by-program")
        return await self.need_person(request)

    def person(self, person: str) -> Awaitable[Person | None]:
        """Return a person by id."""
        return self._roll.person(person)

    async def enter(self, person: Person, agent: str = "", instead_of: str | None = None) -> str:
        """Begin a session and return its cookie; the session that the browser had until now is over."""
        await self._leave(instead_of, at_once=False)
        cookie, ended = await self.sessions.begin(person, device_name(agent))
        for digest in ended:
            self._revoked(person, digest, at_once=False)
        return cookie

    async def stay(self, request: web.Request, person: Person) -> str:
        """Return the cookie of the session by which a request came; one of version 0.1 becomes a session."""
        shown = session_cookie(request)
        if shown and request[KEY].digest:
            return shown
        return await self.enter(person, request.headers.get(hdrs.USER_AGENT, ""))

    async def leave(self, request: web.Request) -> None:
        """End the session of a browser, and with it everything that was opened by it."""
        await self._leave(session_cookie(request), at_once=True)

    def recovery_of(self, person: Person) -> str:
        """Return the token of a link by which a person comes back on any device."""
        return self._signer.sign("recovery", person.id, person.generation)

    async def welcome(self, name: str | None) -> Person:
        """Make a guest."""
        now = self._clock()
        person = Person(secrets.token_hex(8), clean_name(name), now, now)
        await self._roll.add(person)
        return person

    async def recover(self, token: str) -> Person:
        """Return the person of a recovery link."""
        person = await self._signed("recovery", token)
        if person is None:
            raise Unauthorized("void-link")
        return person

    async def renew(self, person: Person) -> Person:
        """Make all sessions and recovery links void."""
        return await self._change(person, next_generation)

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name."""
        cleaned = clean_name(name)
        return await self._change(person, lambda now: replace(now, name=cleaned))

    async def delete(self, person: Person) -> None:
        """Forget a person."""
        for told in self.on_change:
            await told(person, None)
        await self._roll.strike(person.id)

    async def revoke(self, person: Person, token: str) -> None:
        """Make one of a person's tokens worthless, by its name."""
        self._revoked(person, await self.tokens.revoke(person, token))

    async def revoke_all(self, person: Person) -> None:
        """Make all of a person's tokens worthless."""
        for token in await self._store.tokens_of(person.id):
            await self._roll.strike_token(token.digest)
            self._revoked(person, token.digest)

    async def who_is_in(self, person: Person, key: Key) -> SessionsAnswer:
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

    async def end(self, person: Person, name: str) -> str:
        """End one of a person's sessions or tokens, and everything that was opened by it; return its digest."""
        for session in await self.sessions.of(person):
            if short(session.digest) == name:
                await self._roll.strike_sessions([session.digest])
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
        ways = await self.who_is_in(person, key)
        sessions = [way for way in ways.sessions if way.kind == "device"]
        blocks = await self._store.blocks_of(person.id)
        return OwnData(me_of(person), tables, chat, tokens, sessions, ways.failed, blocks)

    async def _by_token(self, request: web.Request, bearer: str) -> Person:
        person = await self.tokens.owner_of(bearer)
        if person is None:
            # Whoever shows a token means to be somebody; as a stranger they would wonder why nothing works.
            log.warning("unknown-bearer", address=address_of(request))
            raise Unauthorized("void-token")
        request[KEY] = Key(digest_of(bearer), None)
        return await self._seen(person)

    async def _by_cookie(self, request: web.Request) -> Person | None:
        cookie = session_cookie(request)
        if not cookie:
            return None
        if found := await self.sessions.find(cookie):
            person, session = found
            request[KEY] = Key(session.digest, session.generation)
            await self.sessions.seen(session)
            return await self._seen(person)
        if old := await self._by_old_cookie(cookie):
            request[KEY] = Key(None, old.generation)
            return await self._seen(old)
        log.warning("void-cookie", address=address_of(request))
        return None

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
                person = await self._roll.person(who)
                return person if person and person.generation == generation else None
        return None

    async def _leave(self, cookie: str | None, *, at_once: bool) -> None:
        found = await self.sessions.find(cookie) if cookie else None
        if found:
            person, session = found
            await self._roll.strike_sessions([session.digest])
            self._revoked(person, session.digest, at_once=at_once)

    def _revoked(self, person: Person, digest: str, *, at_once: bool = True) -> None:
        for told in self.on_revoke:
            told(person, digest, at_once)

    async def _seen(self, person: Person) -> Person:
        """Note that a person was here, once an hour."""
        now = self._clock()
        if now - person.seen < HOUR:
            return person
        _, after = await self._roll.change(person.id, lambda current: replace(current, seen=now))
        return after

    async def _change(self, person: Person, how: Change) -> Person:
        before, after = await self._roll.change(person.id, how)
        for told in self.on_change:
            await told(before, after)
        return after


PEOPLE = web.AppKey("people", People)


def key_of(request: web.Request, person: Person | None) -> Key | None:
    """Return by what a person has come in."""
    return None if person is None else request[KEY]


def is_void(key: Key | None, person: Person) -> bool:
    """Say whether a person has made a key void since, by a new password or link."""
    return key is not None and key.generation is not None and key.generation < person.generation


def me_of(person: Person) -> Me:
    """Return what a person is told about themselves."""
    public = {name: getattr(person, name) for name in ("id", "name", "login", "created", "seen")}
    return Me(**public, guest=person.login is None)
