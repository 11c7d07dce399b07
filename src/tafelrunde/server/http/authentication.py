"""Who sends a request: known by a program's token, or by the cookie of a session."""

from aiohttp import hdrs, web

from tafelrunde.server.errors import Forbidden, Unauthenticated
from tafelrunde.server.http.app_keys import PEOPLE
from tafelrunde.server.http.callers import address_of, bearer_of, identify, pass_of
from tafelrunde.server.http.cookies import session_cookie
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.people.people import Key
from tafelrunde.server.store import Person

KEY = web.RequestKey("key", Key)

log = Log("people")


async def person_of(request: web.Request) -> Person | None:
    """Return who asks, and charge them for it."""
    if (shown := pass_of(request)) and shown.person:
        request[KEY] = Key(None, None)
        return await request.app[PEOPLE].person(shown.person)
    bearer = bearer_of(request)
    found = await (_by_cookie(request) if bearer is None else _by_token(request, bearer))
    if found is None:
        return None
    person, request[KEY] = found
    identify(request, person.id)
    return person


async def need_person(request: web.Request) -> Person:
    """Return who asks, or refuse."""
    person = await person_of(request)
    if person is None:
        raise Unauthenticated
    return person


async def need_owner(request: web.Request) -> Person:
    """Return who asks, in person: a bot's token opens no door to its owner's account."""
    if bearer_of(request) is not None:
        raise Forbidden("not-by-program")
    return await need_person(request)


async def session_of(request: web.Request, person: Person) -> str:
    """Return the cookie of the session by which a request came; one of version 0.1 becomes a session."""
    shown = session_cookie(request)
    if shown and request[KEY].digest:
        return shown
    return await request.app[PEOPLE].begin_session(person, request.headers.get(hdrs.USER_AGENT, ""))


def key_of(request: web.Request, person: Person | None) -> Key | None:
    """Return by what a person has come in."""
    return None if person is None else request[KEY]


async def _by_token(request: web.Request, bearer: str) -> tuple[Person, Key]:
    found = await request.app[PEOPLE].by_token(bearer)
    if found is None:
        # Whoever shows a token means to be somebody; as a stranger they would wonder why nothing works.
        log.warning("unknown-bearer", address=address_of(request))
        raise Unauthenticated("void-token")
    return found


async def _by_cookie(request: web.Request) -> tuple[Person, Key] | None:
    cookie = session_cookie(request)
    if not cookie:
        return None
    found = await request.app[PEOPLE].by_cookie(cookie)
    if found is None:
        log.warning("void-cookie", address=address_of(request))
    return found
