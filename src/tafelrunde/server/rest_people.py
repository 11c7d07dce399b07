"""The endpoints about people: who am I, come in, come back, go."""

from http import HTTPStatus
from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from tafelrunde.protocol.overviews import Me
from tafelrunde.server.bot_tokens import TokenName, TokenSecret
from tafelrunde.server.callers import bearer_of, charge, is_https
from tafelrunde.server.people import COOKIE, PEOPLE, OwnData, People, me_of
from tafelrunde.server.problems import Conflicting
from tafelrunde.server.routes import Routes, answer, read_body
from tafelrunde.server.store import Person

routes = Routes()

A_YEAR = 365 * 24 * 3600

Text = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(max_length=500)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request holds."""


class NewGuest(Body, frozen=True):
    """How a guest wants to be called."""

    name: Annotated[Text | None, Meta(description="1 to 24 visible characters; a knight's name if none")] = None


class NewName(Body, frozen=True):
    """How a person wants to be called from now on."""

    name: Annotated[Text, Meta(description="1 to 24 visible characters")]


class Credentials(Body, frozen=True):
    """Login and password."""

    login: Annotated[Text, Meta(description="3 to 32 letters, digits, dots, dashes or underlines")]
    password: Annotated[Secret, Meta(description="at least 8 characters")]


class NewPassword(Body, frozen=True):
    """The password until now, and the next."""

    old: Secret
    new: Annotated[Secret, Meta(description="at least 8 characters")]


class Recovery(Body, frozen=True):
    """The last part of a recovery link."""

    token: Secret


class NewToken(Body, frozen=True):
    """What a token is for."""

    name: Annotated[Text, Meta(description="1 to 40 visible characters")]


class Welcome(Me, frozen=True, kw_only=True):
    """A person and the way back."""

    recovery: str
    """The path of a link that leads back to this seat from any device; it is as good as a password."""


@routes.add("GET", "/me", "Who I am", answer=Me, problems=(HTTPStatus.UNAUTHORIZED,))
async def show_me(request: web.Request) -> web.Response:
    """Answer with the asker, and let the cookie live on."""
    person = await _people(request).need_person(request)
    response = answer(me_of(person))
    # A bot's token is never turned into its owner's cookie.
    return _with_cookie(request, response, person) if bearer_of(request) is None else response


@routes.add(
    "POST",
    "/me",
    "Come in as a guest",
    body=NewGuest,
    answer=Welcome,
    status=HTTPStatus.CREATED,
    problems=(HTTPStatus.CONFLICT,),
)
async def come_in(request: web.Request) -> web.Response:
    """Make a guest, unless the asker is known: nobody loses a seat by asking twice."""
    people, wanted = _people(request), await read_body(request, NewGuest)
    if await people.person_of(request):
        raise Conflicting("known-already")
    charge(request, "guest")
    person = await people.welcome(wanted.name)
    return _with_cookie(request, answer(_welcome(people, person), HTTPStatus.CREATED), person)


@routes.add("PATCH", "/me", "Change my name", body=NewName, answer=Me, problems=(HTTPStatus.UNAUTHORIZED,))
async def rename(request: web.Request) -> web.Response:
    """Give the asker another name."""
    person, wanted = await _owner(request), await read_body(request, NewName)
    return answer(me_of(await _people(request).rename(person, wanted.name)))


@routes.add(
    "POST",
    "/me/account",
    "Turn me into an account",
    body=Credentials,
    answer=Me,
    problems=(HTTPStatus.UNAUTHORIZED, HTTPStatus.CONFLICT),
)
async def register(request: web.Request) -> web.Response:
    """Give the asker login and password."""
    person, wanted = await _owner(request), await read_body(request, Credentials)
    charge(request, "password")
    return answer(me_of(await _people(request).register(person, wanted.login, wanted.password)))


@routes.add("POST", "/login", "Come in", body=Credentials, answer=Me, problems=(HTTPStatus.UNAUTHORIZED,))
async def login(request: web.Request) -> web.Response:
    """Know an account again by its password."""
    given = await read_body(request, Credentials)
    charge(request, "login")
    person = await _people(request).login(given.login, given.password)
    return _with_cookie(request, answer(me_of(person)), person)


@routes.add("POST", "/logout", "Go, on this device", status=HTTPStatus.NO_CONTENT)
async def logout(request: web.Request) -> web.Response:
    """Take the cookie back; other devices stay."""
    return _without_cookie(request)


@routes.add(
    "PUT",
    "/me/password",
    "Change my password; all other devices are logged out",
    body=NewPassword,
    answer=Me,
    problems=(HTTPStatus.UNAUTHORIZED, HTTPStatus.CONFLICT),
)
async def change_password(request: web.Request) -> web.Response:
    """Set another password."""
    person, given = await _owner(request), await read_body(request, NewPassword)
    charge(request, "password")
    changed = await _people(request).change_password(person, given.old, given.new)
    return _with_cookie(request, answer(me_of(changed)), changed)


@routes.add("DELETE", "/me", "Forget me", status=HTTPStatus.NO_CONTENT, problems=(HTTPStatus.UNAUTHORIZED,))
async def delete_me(request: web.Request) -> web.Response:
    """Delete the asker, guest or account."""
    await _people(request).delete(await _owner(request))
    return _without_cookie(request)


@routes.add("GET", "/me/export", "Everything kept of me", answer=OwnData, problems=(HTTPStatus.UNAUTHORIZED,))
async def export(request: web.Request) -> web.Response:
    """Answer with the asker's own data as a file."""
    charge(request, "record")
    response = answer(await _people(request).own_data(await _owner(request)))
    response.headers["Content-Disposition"] = 'attachment; filename="tafelrunde.json"'
    return response


@routes.add(
    "POST",
    "/me/recovery",
    "A new recovery link; older links and all other devices are void",
    answer=Welcome,
    problems=(HTTPStatus.UNAUTHORIZED,),
)
async def renew_recovery(request: web.Request) -> web.Response:
    """Make a new link."""
    people = _people(request)
    person = await people.renew(await _owner(request))
    return _with_cookie(request, answer(_welcome(people, person)), person)


@routes.add(
    "POST", "/recover", "Come back by a link", body=Recovery, answer=Me, problems=(HTTPStatus.UNAUTHORIZED,)
)
async def recover(request: web.Request) -> web.Response:
    """Know a person again by a recovery link."""
    given = await read_body(request, Recovery)
    charge(request, "recover")
    person = await _people(request).recover(given.token)
    return _with_cookie(request, answer(me_of(person)), person)


@routes.add("GET", "/me/tokens", "My bots' tokens", answer=list[TokenName], problems=(HTTPStatus.UNAUTHORIZED,))
async def show_tokens(request: web.Request) -> web.Response:
    """List the tokens without their secrets."""
    return answer(await _people(request).tokens.names_of(await _owner(request)))


@routes.add(
    "POST",
    "/me/tokens",
    "A token for a bot, shown this once",
    body=NewToken,
    answer=TokenSecret,
    status=HTTPStatus.CREATED,
    problems=(HTTPStatus.UNAUTHORIZED, HTTPStatus.CONFLICT),
)
async def create_token(request: web.Request) -> web.Response:
    """Make a token."""
    person, wanted = await _owner(request), await read_body(request, NewToken)
    return answer(await _people(request).tokens.create(person, wanted.name), HTTPStatus.CREATED)


@routes.add(
    "DELETE",
    "/me/tokens/{name}",
    "Revoke a token",
    status=HTTPStatus.NO_CONTENT,
    problems=(HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND),
)
async def revoke_token(request: web.Request) -> web.Response:
    """Make a token worthless."""
    await _people(request).revoke(await _owner(request), request.match_info["name"])
    return web.Response(status=HTTPStatus.NO_CONTENT)


def _people(request: web.Request) -> People:
    return request.app[PEOPLE]


async def _owner(request: web.Request) -> Person:
    return await _people(request).need_owner(request)


def _welcome(people: People, person: Person) -> Welcome:
    return Welcome(**msgspec.structs.asdict(me_of(person)), recovery=f"/recover/{people.recovery_of(person)}")


def _with_cookie(request: web.Request, response: web.Response, person: Person) -> web.Response:
    response.set_cookie(
        COOKIE,
        _people(request).cookie_of(person),
        max_age=A_YEAR,
        path="/",
        secure=is_https(request),
        httponly=True,
        samesite="Lax",
    )
    return response


def _without_cookie(request: web.Request) -> web.Response:
    response = web.Response(status=HTTPStatus.NO_CONTENT)
    response.del_cookie(COOKIE, path="/", secure=is_https(request), httponly=True, samesite="Lax")
    return response
