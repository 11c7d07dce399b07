"""The endpoints about people: who am I, come in, come back, go."""

from http import HTTPStatus
from typing import Annotated

import msgspec
from aiohttp import hdrs, web
from msgspec import Meta

from tafelrunde.protocol.overviews import Asker, Me
from tafelrunde.protocol.portraits import Portrait
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.http.app_keys import PEOPLE
from tafelrunde.server.http.authentication import KEY, need_owner, need_person, person_of, session_of
from tafelrunde.server.http.callers import bearer_of, charge
from tafelrunde.server.http.cookies import device_cookie, give_device, give_session, session_cookie, take_session
from tafelrunde.server.http.routes import Routes, answer, read_body, read_body_if_any
from tafelrunde.server.people.bot_tokens import TokenName, TokenSecret
from tafelrunde.server.people.people import OwnData, People, me_of
from tafelrunde.server.people.sessions import SessionsAnswer
from tafelrunde.server.store import Person

routes = Routes()

Text = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(max_length=500)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request holds."""


class NewGuest(Body, frozen=True):
    """How a guest wants to be called."""

    name: Annotated[Text | None, Meta(description="1 to 24 visible characters; a knight's name if none")] = None


class Looks(Body, frozen=True):
    """How a person wants to be called and drawn from now on; what is left out stays."""

    name: Annotated[Text | None, Meta(description="1 to 24 visible characters")] = None
    portrait: Portrait | None = None


class Credentials(Body, frozen=True):
    """Login and password."""

    login: Annotated[Text, Meta(description="3 to 32 letters, digits, dots, dashes or underlines")]
    password: Annotated[Secret, Meta(description="at least 8 characters")]


class NewPassword(Body, frozen=True):
    """The password until now, and the next."""

    old: Secret
    new: Annotated[Secret, Meta(description="at least 8 characters")]
    tokens: Annotated[bool, Meta(description="whether the tokens of bots end, too")] = True


class Farewell(Body, frozen=True):
    """That it is really the owner who leaves for good."""

    password: Annotated[Secret | None, Meta(description="of an account; a guest has none")] = None


class Renewal(Farewell, frozen=True):
    """That it is really the owner who wants a new link."""

    tokens: Annotated[bool, Meta(description="whether the tokens of bots end, too")] = True


class Recovery(Body, frozen=True):
    """What stands after the `#` of a recovery link."""

    token: Secret


class NewToken(Body, frozen=True):
    """What a token is for."""

    name: Annotated[Text, Meta(description="1 to 40 visible characters")]


class Welcome(Me, frozen=True, kw_only=True):
    """A person and the way back."""

    recovery: str
    """The path of a link that leads back to this seat from any device; it is as good as a password.

    The secret is the fragment, which browsers send to nobody.
    """


@routes.add("GET", "/me", "Who I am", answer=Me, problems=(HTTPStatus.UNAUTHORIZED,))
async def show_me(request: web.Request) -> web.Response:
    """Answer with the asker, and let the cookie live on."""
    person = await need_person(request)
    return await _keep_session(request, answer(me_of(person)), person)


@routes.add(
    "GET", "/who", "Who I am, or nobody: no refusal for a browser that comes for the first time", answer=Asker
)
async def show_asker(request: web.Request) -> web.Response:
    """Answer with the asker, if anybody, and let the cookie live on."""
    person = await person_of(request)
    if person is None:
        return answer(Asker(None))
    return await _keep_session(request, answer(Asker(me_of(person))), person)


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
    if await person_of(request):
        raise FailedPrecondition("known-already")
    charge(request, "guest")
    person = await people.create_guest(wanted.name)
    return await _begin_session(request, answer(_welcome(people, person), HTTPStatus.CREATED), person)


@routes.add(
    "PATCH", "/me", "Change my name or my portrait", body=Looks, answer=Me, problems=(HTTPStatus.UNAUTHORIZED,)
)
async def change_looks(request: web.Request) -> web.Response:
    """Give the asker another name or portrait."""
    person, wanted = await need_owner(request), await read_body(request, Looks)
    return answer(me_of(await _people(request).present(person, wanted.name, wanted.portrait)))


@routes.add(
    "POST",
    "/me/account",
    "Turn me into an account; older links and all other devices are void",
    body=Credentials,
    answer=Welcome,
    problems=(HTTPStatus.UNAUTHORIZED, HTTPStatus.CONFLICT),
)
async def register(request: web.Request) -> web.Response:
    """Give the asker login and password, and a new way back."""
    person, wanted = await need_owner(request), await read_body(request, Credentials)
    charge(request, "password")
    people = _people(request)
    account = await people.accounts.register(person, wanted.login, wanted.password)
    return await _begin_session(request, answer(_welcome(people, account)), account)


@routes.add("POST", "/login", "Come in", body=Credentials, answer=Me, problems=(HTTPStatus.UNAUTHORIZED,))
async def login(request: web.Request) -> web.Response:
    """Know an account again by its password."""
    given = await read_body(request, Credentials)
    charge(request, "login")
    shown = list(filter(None, (device_cookie(request), session_cookie(request))))
    person = await _people(request).accounts.login(given.login, given.password, shown)
    return await _begin_session(request, answer(me_of(person)), person)


@routes.add("POST", "/logout", "Go, on this device", status=HTTPStatus.NO_CONTENT)
async def logout(request: web.Request) -> web.Response:
    """End the session and take the cookie back; other devices stay."""
    await _people(request).log_out(session_cookie(request))
    return _gone(request)


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
    person, given = await need_owner(request), await read_body(request, NewPassword)
    charge(request, "password")
    people = _people(request)
    changed = await people.accounts.change_password(person, _session(request, person), given.old, given.new)
    if given.tokens:
        await people.revoke_all(changed)
    return await _begin_session(request, answer(me_of(changed)), changed)


@routes.add(
    "DELETE",
    "/me",
    "Forget me",
    body=Farewell,
    status=HTTPStatus.NO_CONTENT,
    problems=(HTTPStatus.UNAUTHORIZED,),
)
async def delete_me(request: web.Request) -> web.Response:
    """Delete the asker, guest or account."""
    person, given = await need_owner(request), await read_body_if_any(request, Farewell)
    await _confirm(request, person, given.password)
    await _people(request).delete(person)
    return _gone(request)


@routes.add("GET", "/me/export", "Everything kept of me", answer=OwnData, problems=(HTTPStatus.UNAUTHORIZED,))
async def export(request: web.Request) -> web.Response:
    """Answer with the asker's own data as a file."""
    charge(request, "record")
    person = await need_owner(request)
    response = answer(await _people(request).own_data(person, request[KEY]))
    response.headers["Content-Disposition"] = 'attachment; filename="tafelrunde.json"'
    return response


@routes.add(
    "POST",
    "/me/recovery",
    "A new recovery link; older links and all other devices are void",
    body=Renewal,
    answer=Welcome,
    problems=(HTTPStatus.UNAUTHORIZED,),
)
async def renew_recovery(request: web.Request) -> web.Response:
    """Make a new link."""
    people, person = _people(request), await need_owner(request)
    given = await read_body_if_any(request, Renewal)
    await _confirm(request, person, given.password)
    renewed = await people.invalidate_sessions(person)
    if given.tokens:
        await people.revoke_all(renewed)
    return await _begin_session(request, answer(_welcome(people, renewed)), renewed)


@routes.add(
    "POST", "/recover", "Come back by a link", body=Recovery, answer=Me, problems=(HTTPStatus.UNAUTHORIZED,)
)
async def recover(request: web.Request) -> web.Response:
    """Know a person again by a recovery link."""
    given = await read_body(request, Recovery)
    charge(request, "recover")
    person = await _people(request).recover(given.token)
    return await _begin_session(request, answer(me_of(person)), person)


@routes.add(
    "GET",
    "/me/sessions",
    "Where I am logged in, my bots' tokens, and wrong passwords",
    answer=SessionsAnswer,
    problems=(HTTPStatus.UNAUTHORIZED,),
)
async def show_sessions(request: web.Request) -> web.Response:
    """List everything by which somebody is in as the asker."""
    person = await need_owner(request)
    return answer(await _people(request).active_sessions(person, request[KEY]))


@routes.add(
    "DELETE",
    "/me/sessions/{session}",
    "End a session or a token, and all its connections",
    status=HTTPStatus.NO_CONTENT,
    problems=(HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND),
)
async def end_session(request: web.Request) -> web.Response:
    """End a session; where it is the asker's own, take the cookie back."""
    ended = await _people(request).end_session(await need_owner(request), request.match_info["session"])
    return _gone(request) if ended == request[KEY].digest else web.Response(status=HTTPStatus.NO_CONTENT)


@routes.add(
    "DELETE",
    "/me/failed-logins",
    "I have seen how many wrong passwords there were",
    status=HTTPStatus.NO_CONTENT,
    problems=(HTTPStatus.UNAUTHORIZED,),
)
async def forget_failed_logins(request: web.Request) -> web.Response:
    """Begin to count wrong passwords anew."""
    await _people(request).forget_failed_logins(await need_owner(request))
    return web.Response(status=HTTPStatus.NO_CONTENT)


@routes.add("GET", "/me/tokens", "My bots' tokens", answer=list[TokenName], problems=(HTTPStatus.UNAUTHORIZED,))
async def show_tokens(request: web.Request) -> web.Response:
    """List the tokens without their secrets."""
    return answer(await _people(request).tokens.names_of(await need_owner(request)))


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
    person, wanted = await need_owner(request), await read_body(request, NewToken)
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
    await _people(request).revoke(await need_owner(request), request.match_info["name"])
    return web.Response(status=HTTPStatus.NO_CONTENT)


def _people(request: web.Request) -> People:
    return request.app[PEOPLE]


def _welcome(people: People, person: Person) -> Welcome:
    return Welcome(**msgspec.structs.asdict(me_of(person)), recovery=f"/recover#{people.recovery_of(person)}")


async def _confirm(request: web.Request, person: Person, password: str | None) -> None:
    """Let the owner of an account show that nobody else sits at the device."""
    if person.password is not None:
        charge(request, "password")
        await _people(request).accounts.confirm(person, _session(request, person), password)


def _session(request: web.Request, person: Person) -> str:
    """Return at whose expense somebody who is in guesses at the password."""
    return request[KEY].digest or person.id


async def _begin_session(request: web.Request, response: web.Response, person: Person) -> web.Response:
    """Begin a session on the asker's device; where there is an account, let the device be known from now on."""
    people, agent = _people(request), request.headers.get(hdrs.USER_AGENT, "")
    _give_session(request, response, await people.begin_session(person, agent, session_cookie(request)))
    if person.login is not None:
        give_device(request, response, people.accounts.new_device(person))
    return response


async def _keep_session(request: web.Request, response: web.Response, person: Person) -> web.Response:
    """Let the cookie live on; a bot's token is never turned into its owner's cookie."""
    if bearer_of(request) is None:
        _give_session(request, response, await session_of(request, person))
    return response


def _give_session(request: web.Request, response: web.Response, cookie: str) -> None:
    give_session(request, response, cookie, _people(request).sessions.lifetime // 1000)


def _gone(request: web.Request) -> web.Response:
    response = web.Response(status=HTTPStatus.NO_CONTENT)
    take_session(request, response)
    return response
