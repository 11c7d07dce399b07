"""Who people are: guests with a name, accounts for those who want one, cookies and links to come back."""

import secrets
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web
from msgspec.structs import replace

from tafelrunde.protocol.overviews import Me
from tafelrunde.server.bot_tokens import BotTokens, TokenName, digest_of
from tafelrunde.server.callers import address_of, bearer_of, identify
from tafelrunde.server.logs import Log
from tafelrunde.server.names import clean_login, clean_name, is_login, login_key
from tafelrunde.server.passwords import Passwords
from tafelrunde.server.problems import Conflicting, Forbidden, Unauthorized
from tafelrunde.server.roll import Roll
from tafelrunde.server.signing import Signer
from tafelrunde.server.store import Chat, Conflict, Cursor, Person, Store, TableRow

log = Log("people")

COOKIE = "tafelrunde"
HOUR = 3600 * 1000
PAGE = 500

OnChange = Callable[[Person, Person | None], Awaitable[None]]
"""Told a person before and after a change; None: about to be deleted."""
OnRevoke = Callable[[Person, str], object]
"""Told the owner and the digest of a token that is worthless now."""
Key = str | int | None
"""By what somebody has come in: the digest of a token, the generation of a cookie, or nothing."""


class OwnData(msgspec.Struct, frozen=True):
    """Everything that is kept of a person, but for secrets."""

    person: Me
    tables: list[TableRow]
    chat: list[Chat]
    tokens: list[TokenName]


class People:
    """Knows people again, and changes what is kept of them."""

    def __init__(
        self, store: Store, signer: Signer, clock: Callable[[], int], passwords: Passwords | None = None
    ) -> None:
        self._store = store
        self._signer = signer
        self._clock = clock
        self._passwords = passwords or Passwords()
        self._roll = Roll(store)
        self.tokens = BotTokens(store, self._roll, clock)
        self.on_change: list[OnChange] = []
        self.on_revoke: list[OnRevoke] = []

    def close(self) -> None:
        """End the threads that check passwords."""
        self._passwords.close()

    async def person_of(self, request: web.Request) -> Person | None:
        """Return who asks, and let them pay for it: by a program's token, or by cookie."""
        bearer = bearer_of(request)
        person = await (self._by_cookie(request) if bearer is None else self._by_token(request, bearer))
        if person is not None:
            identify(request, person.id)
        return person

    async def _by_token(self, request: web.Request, bearer: str) -> Person:
        person = await self.tokens.owner_of(bearer)
        if person is None:
            # Whoever shows a token means to be somebody; as a stranger they would wonder why nothing works.
            log.warning("unknown-bearer", address=address_of(request))
            raise Unauthorized("void-token")
        return await self._seen(person)

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

    def cookie_of(self, person: Person) -> str:
        """Return the cookie by which a person is known again."""
        return self._signer.sign("person", person.id, person.generation)

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
        """Make all cookies and recovery links void."""
        return await self._change(person, _next_generation)

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name."""
        cleaned = clean_name(name)
        return await self._change(person, lambda now: replace(now, name=cleaned))

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Turn a guest into an account."""
        login, hashed = clean_login(login), await self._passwords.hash(password)

        def registered(now: Person) -> Person:
            if now.login is not None:
                raise Conflicting("has-account")
            return replace(now, login=login, password=hashed)

        try:
            return await self._change(person, registered)
        except Conflict as error:
            raise Conflicting("login-taken", login=login) from error

    async def login(self, login: str, password: str) -> Person:
        """Return the person with this login and password; who errs does not learn in which of the two."""
        kept = login_key(login)
        person = await self._store.person_by_login(kept) if is_login(kept) else None
        hashed = person.password if person else None
        if not await self._passwords.fits(hashed, password) or person is None or hashed is None:
            raise Unauthorized("wrong-login")
        if self._passwords.is_outdated(hashed):
            hashed = await self._passwords.hash(password)
            return await self._change(person, _if_unchanged(person, password=hashed))
        return person

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Set another password; everybody who came in with an older one is out."""
        if person.password is None:
            raise Conflicting("no-account")
        if not await self._passwords.fits(person.password, old):
            raise Forbidden("wrong-password")
        changed = _if_unchanged(person, password=await self._passwords.hash(new))
        return await self._change(person, lambda now: _next_generation(changed(now)))

    async def delete(self, person: Person) -> None:
        """Forget a person."""
        for told in self.on_change:
            await told(person, None)
        await self._roll.strike(person.id)

    async def revoke(self, person: Person, token: str) -> None:
        """Make one of a person's tokens worthless, by its name."""
        digest = await self.tokens.revoke(person, token)
        for told in self.on_revoke:
            told(person, digest)

    async def own_data(self, person: Person) -> OwnData:
        """Return everything that is kept of a person, but for secrets."""
        tables: list[TableRow] = []
        before: Cursor | None = None
        while page := await self._store.tables_of(person.id, PAGE, before):
            tables += page
            before = page[-1].created, page[-1].id
        chat, tokens = await self._store.chat_of(person.id), await self.tokens.names_of(person)
        return OwnData(me_of(person), tables, chat, tokens)

    async def _by_cookie(self, request: web.Request) -> Person | None:
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            return None
        person = await self._signed("person", cookie)
        if person is None:
            log.warning("void-cookie", address=address_of(request))
            return None
        return await self._seen(person)

    async def _signed(self, purpose: str, token: str) -> Person | None:
        """Return the person of a token, unless it is forged or of an older generation."""
        match self._signer.read(purpose, token):
            case (str(who), int(generation)):
                person = await self._roll.person(who)
                return person if person and person.generation == generation else None
        return None

    async def _seen(self, person: Person) -> Person:
        """Note that a person was here, once an hour."""
        now = self._clock()
        if now - person.seen < HOUR:
            return person
        _, after = await self._roll.change(person.id, lambda current: replace(current, seen=now))
        return after

    async def _change(self, person: Person, how: Callable[[Person], Person]) -> Person:
        before, after = await self._roll.change(person.id, how)
        for told in self.on_change:
            await told(before, after)
        return after


PEOPLE = web.AppKey("people", People)


def key_of(request: web.Request, person: Person | None) -> Key:
    """Return by what a person has come in."""
    if person is None:
        return None
    bearer = bearer_of(request)
    return person.generation if bearer is None else digest_of(bearer)


def me_of(person: Person) -> Me:
    """Return what a person is told about themselves."""
    public = {name: getattr(person, name) for name in ("id", "name", "login", "created", "seen")}
    return Me(**public, guest=person.login is None)


def _next_generation(person: Person) -> Person:
    return replace(person, generation=person.generation + 1)


def _if_unchanged(checked: Person, *, password: str) -> Callable[[Person], Person]:
    """Set a password, unless another one was set since the old one was checked."""

    def changed(now: Person) -> Person:
        if now.password != checked.password:
            raise Forbidden("wrong-password")
        return replace(now, password=password)

    return changed
