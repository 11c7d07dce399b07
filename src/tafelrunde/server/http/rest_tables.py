"""The REST endpoints of tables; bots act through the same ones."""

from http import HTTPStatus
from typing import Literal

from aiohttp import web

from tafelrunde.core.registry import games
from tafelrunde.protocol import commands, messages
from tafelrunde.protocol.overviews import LobbyInfo
from tafelrunde.server.errors import FailedPrecondition, Forbidden, Malformed
from tafelrunde.server.http.app_keys import LIMITS, READINESS, TABLES
from tafelrunde.server.http.authentication import need_person, person_of
from tafelrunde.server.http.callers import charge, payers_of
from tafelrunde.server.http.offload import owner_of
from tafelrunde.server.http.paging import ShortText, cursor_of, place_of
from tafelrunde.server.http.rooms import (
    WANTS,
    Invitation,
    Made,
    committed_room_of,
    created_response,
    invitations_of,
    room_of,
)
from tafelrunde.server.http.routes import Routes, answer, read_body
from tafelrunde.server.http.streams import wants_of
from tafelrunde.server.operations.command_prices import charge_audience, charge_command
from tafelrunde.server.store import TableRow
from tafelrunde.server.tables.creation import NewTable
from tafelrunde.server.tables.study import WhyNot, why_not
from tafelrunde.server.tables.table import RUNNING
from tafelrunde.server.tables.updates import PLAIN

routes = Routes()

MOST_ROWS = 100
NOT_FOUND = HTTPStatus.NOT_FOUND
WHO = HTTPStatus.UNAUTHORIZED


@routes.add(
    "GET",
    "/tables",
    "The lobby: listed tables that are open or running, all hosts taking turns",
    answer=LobbyInfo,
    query={"game": Literal[tuple(games())], "after": ShortText},
    problems=(HTTPStatus.BAD_REQUEST,),
)
async def show_lobby(request: web.Request) -> web.Response:
    """Answer with a page of the lobby."""
    after = request.query.get("after")
    place = None if after is None else place_of(after)
    return answer(request.app[TABLES].lobby.page(request.query.get("game"), place))


@routes.add(
    "POST",
    "/tables",
    "Set a table up",
    body=NewTable,
    answer=Made,
    status=HTTPStatus.CREATED,
    problems=(WHO, HTTPStatus.UNPROCESSABLE_ENTITY),
)
async def create_table(request: web.Request) -> web.Response:
    """Set a table up and say where it is."""
    person = await need_person(request)
    wish = await read_body(request, NewTable)
    request.app[READINESS].need(wish.game)
    charge(request, "table")
    logins = sum(seat.login is not None for seat in wish.seats)
    if not logins:
        return created_response(await request.app[TABLES].factory.create(person, wish, owner_of(request)))
    charge(request, "invite", logins)
    made = created_response(await request.app[TABLES].factory.create(person, wish, owner_of(request)))
    payers_of(request).refund("invite", logins)  # only whoever guesses at logins pays for it
    return made


@routes.add(
    "GET",
    "/me/tables",
    "My tables, or those I am invited to, the newest first",
    answer=list[TableRow],
    query={"kind": Literal["mine", "invited"], "before": ShortText},
    problems=(WHO, HTTPStatus.BAD_REQUEST),
)
async def show_my_tables(request: web.Request) -> web.Response:
    """Answer with a page of the tables that the asker set up or sat down at, or of the invitations."""
    person = await need_person(request)
    store, kind = request.app[TABLES].store, request.query.get("kind", "mine")
    if kind not in ("mine", "invited"):
        raise Malformed("bad-request", detail=f"kind={kind}")
    before = request.query.get("before")
    fetch = store.tables_of if kind == "mine" else store.invitations_of
    return answer(await fetch(person.id, MOST_ROWS, None if before is None else cursor_of(before)))


@routes.add(
    "GET",
    "/tables/{table}",
    "A table as I may see it",
    answer=messages.State,
    query=WANTS,
    problems=(WHO, NOT_FOUND, HTTPStatus.BAD_REQUEST),
)
async def show_table(request: web.Request) -> web.Response:
    """Answer with everything about a table."""
    person = await person_of(request)
    room, wants = await room_of(request), wants_of(request)
    if wants != PLAIN:
        charge(request, "words")
    return answer(await request.app[TABLES].presence.look(room, person.id if person else None, wants))


@routes.add(
    "POST",
    "/tables/{table}/commands",
    "Act at a table",
    body=commands.Command,
    answer=messages.Done,
    problems=(WHO, HTTPStatus.FORBIDDEN, NOT_FOUND, HTTPStatus.CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY),
)
async def act(request: web.Request) -> web.Response:
    """Carry a command out."""
    person = await need_person(request)
    room = await room_of(request)
    command = await read_body(request, commands.decoder)
    charge_command(request.app[LIMITS], payers_of(request), room.table, person.id, command)
    done = await request.app[TABLES].commands.handle(room, person, command)
    charge_audience(payers_of(request), len(room.listeners))
    return answer(done)


@routes.add(
    "GET",
    "/tables/{table}/invitations",
    "The keys of reserved seats, for the host",
    answer=list[Invitation],
    problems=(WHO, HTTPStatus.FORBIDDEN, NOT_FOUND),
)
async def show_invitations(request: web.Request) -> web.Response:
    """Answer with what the host may pass on."""
    person = await need_person(request)
    room = await room_of(request)
    if person.id != room.table.plan.host:
        raise Forbidden("host-only")
    return answer(invitations_of(room))


@routes.add(
    "GET",
    "/tables/{table}/why",
    "Why an action is not allowed now, for whoever is to act",
    answer=WhyNot,
    query={"action": commands.Text},
    problems=(WHO, NOT_FOUND, HTTPStatus.BAD_REQUEST, HTTPStatus.CONFLICT),
)
async def explain_action(request: web.Request) -> web.Response:
    """Answer with the clause that forbids an action."""
    person = await need_person(request)
    table = (await committed_room_of(request)).table
    if table.status != RUNNING or table.match is None or table.to_act != table.shown_to(person.id):
        raise FailedPrecondition("not-your-turn")
    return answer(why_not(table.match.position, request.query.get("action", "")[: commands.MOST_TEXT]))
