"""Tokens for bots: shown once, kept as digests, revoked by name."""

import hashlib
import secrets
from collections.abc import Callable

import msgspec

from tafelrunde.server.errors import FailedPrecondition, NotFound, Refused
from tafelrunde.server.people.cache import PeopleCache
from tafelrunde.server.people.names import visible_text
from tafelrunde.server.store import Person, Store, Token

PREFIX = "tfr_"
"""By which a token that leaked is recognised."""
MOST_TOKENS = 20
MOST_TOKEN_NAME = 40
LONGEST = 100


class TokenName(msgspec.Struct, frozen=True):
    """A token, without its secret."""

    name: str
    created: int


class TokenSecret(TokenName, frozen=True):
    """A new token; it is shown this once."""

    token: str


class BotTokens:
    """The tokens by which programs act for people."""

    def __init__(self, store: Store, cache: PeopleCache, clock: Callable[[], int]) -> None:
        self._store = store
        self._cache = cache
        self._clock = clock

    async def owner_of(self, secret: str) -> Person | None:
        """Return the person for whom a token stands."""
        if not secret.startswith(PREFIX) or len(secret) > LONGEST or not secret.isascii():
            return None
        token = await self._cache.token(digest_of(secret))
        return await self._cache.person(token.person) if token else None

    async def create(self, person: Person, name: str) -> TokenSecret:
        """Make a token; its secret is known only now."""
        name = _clean(name)
        async with self._cache.lock_of(person.id):
            known = await self._store.tokens_of(person.id)
            if len(known) >= MOST_TOKENS:
                raise FailedPrecondition("too-many-tokens", most=MOST_TOKENS)
            if any(token.name == name for token in known):
                raise FailedPrecondition("token-exists", name=name)
            secret = PREFIX + secrets.token_urlsafe(32)
            now = self._clock()
            await self._store.add_token(Token(digest_of(secret), person.id, name, now))
        return TokenSecret(name, now, secret)

    async def names_of(self, person: Person) -> list[TokenName]:
        """Return what can be told of a person's tokens, the oldest first."""
        return [TokenName(token.name, token.created) for token in await self._store.tokens_of(person.id)]

    async def revoke(self, person: Person, name: str) -> str:
        """Make a token worthless, and return its digest."""
        for token in await self._store.tokens_of(person.id):
            if token.name == name:
                await self._cache.delete_token(token.digest)
                return token.digest
        raise NotFound("no-token", name=name)


def digest_of(secret: str) -> str:
    """Return what is kept of a token; it is random enough not to need salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _clean(name: str) -> str:
    cleaned = visible_text(name, MOST_TOKEN_NAME)
    if cleaned is None:
        raise Refused("bad-token-name", most=MOST_TOKEN_NAME)
    return cleaned
