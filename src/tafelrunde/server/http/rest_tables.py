"""The REST endpoints of tables, games and records; bots act through the same ones."""

import re
from functools import cache
from http import HTTPStatus
from typing import Annotated, Any, Literal

import msgspec
from aiohttp import hdrs, web

from tafelrunde.bots import bots
from tafelrunde.core.messages import Message
from tafelrunde.core.record import Record
from tafelrunde.core.registry import game, games
from tafelrunde.protocol import commands, messages
from tafelrunde.protocol.layouts import Layout, layout_of
from tafelrunde.protocol.overviews import GameInfo, LobbyInfo
from tafelrunde.server.errors import FailedPrecondition, Forbidden, Malformed
from tafelrunde.server.http.app_keys import LIMITS, METRICS, READINESS, REPLAYS, SUBSCRIPTIONS, TABLES
from tafelrunde.server.http.authentication import key_of, need_person, person_of
from tafelrunde.server.http.callers import address_of, charge, payers_of
from tafelrunde.server.http.offload import offload, owner_of
from tafelrunde.server.http.paging import ShortText, cursor_of, place_of
from tafelrunde.server.http.routes import Routes, answer, body_of, read_body
from tafelrunde.server.http.streams import LineStream, wants_of
from tafelrunde.server.operations.command_prices import charge_audience, charge_command
from tafelrunde.server.operations.limits import MOST_RECORD
from tafelrunde.server.store import Person, TableRow
from tafelrunde.server.tables.bounds import MOST_ENTRIES
from tafelrunde.server.tables.creation import NewTable
from tafelrunde.server.tables.replay import Moment, Replay
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.study import WhyNot, why_not
from tafelrunde.server.tables.table import OVER, RUNNING
from tafelrunde.server.tables.updates import PLAIN, Wants
from tafelrunde.text.catalogue import LANGUAGES

routes = Routes()

MOST_ROWS = 100
MOST_PAGE = 1000
"""Entries on a page of the log."""
RECORD = "application/jsonl"
STREAM = "application/x-ndjson"
NOT_FOUND = HTTPStatus.NOT_FOUND
WHO = HTTPStatus.UNAUTHORIZED
WANTS: dict[str, Any] = {"labels": bool, "words": Literal[LANGUAGES], "aids": bool}


class Invitation(msgspec.Struct, frozen=True):
    """What whoever is invited to a reserved seat has to know."""

    seat: int
    key: str


class Made(msgspec.Struct, frozen=True):
    """A table that was set up."""

    id: str
    path: str
    invitations: list[Invitation]


# Games and tables ---------------------------------------------------------------------------------------


@routes.add("GET", "/games", "The games, their options and their bots", answer=list[GameInfo])
async def show_games(_request: web.Request) -> web.Response:
    """Answer with all games."""
    return answer([_info(name) for name in games()])


@cache
def _options(name: str) -> Any:
    """Return the schema of a game's options, which takes longer to write than all the rest."""
    kind = game(name).options_type
    return msgspec.json.schema(kind)["$defs"][kind.__name__]


@cache
def _layout(name: str) -> Layout:
    return layout_of(game(name))


def _info(name: str) -> GameInfo:
    played, options = game(name), _options(name)
    return GameInfo(
        name=name,
        title=played.title,
        rules_version=played.rules_version,
        players=list(played.players),
        bots=list(bots(name)),
        options=options,
        examples=list(played.examples),
        counts_points=played.counts_points,
        layout=_layout(name),
        facts=msgspec.to_builtins(played.parts.facts(), str_keys=True),
    )


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
        return _made(await request.app[TABLES].factory.create(person, wish, owner_of(request)))
    charge(request, "invite", logins)
    made = _made(await request.app[TABLES].factory.create(person, wish, owner_of(request)))
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
    "DELETE",
    "/tables/{table}",
    "Forget a record that I brought",
    status=HTTPStatus.NO_CONTENT,
    problems=(WHO, HTTPStatus.FORBIDDEN, NOT_FOUND, HTTPStatus.CONFLICT),
)
async def forget_record(request: web.Request) -> web.Response:
    """Delete a table at which a match was looked at that was played elsewhere."""
    person = await need_person(request)
    await request.app[TABLES].factory.delete_record(await _room(request), person)
    return web.Response(status=HTTPStatus.NO_CONTENT)


@routes.add(
    "GET",
    "/me/stream",
    "What changes at any of my tables, as JSON lines: first each that is open or running",
    media=STREAM,
    problems=(WHO,),
)
async def follow_mine(request: web.Request) -> web.StreamResponse:
    """Stream where the asker is invited, sits and is to act."""
    person = await need_person(request)
    charge(request, "record")
    tables, stream = request.app[TABLES], _stream(request, person)
    try:
        await tables.my_tables_feed.subscribe(person.id, stream, owner_of(request))
        return await _poured(request, stream)
    finally:
        tables.my_tables_feed.unsubscribe(person.id, stream)


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
    room, wants = await _room(request), wants_of(request)
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
    room = await _room(request)
    command = await read_body(request, commands.decoder)
    charge_command(request.app[LIMITS], payers_of(request), room.table, person.id, command)
    done = await request.app[TABLES].commands.handle(room, person, command)
    charge_audience(payers_of(request), len(room.listeners))
    return answer(done)


@routes.add(
    "GET",
    "/tables/{table}/stream",
    "Everything that happens at a table, as JSON lines",
    media=STREAM,
    query=WANTS,
    problems=(WHO, NOT_FOUND, HTTPStatus.BAD_REQUEST),
)
async def follow(request: web.Request) -> web.StreamResponse:
    """Stream a table's messages until the client goes."""
    person = await person_of(request)
    room = await _room(request)
    tables = request.app[TABLES]
    charge(request, "socket")
    stream = _stream(request, person, wants_of(request))
    await tables.presence.join(room, stream)
    try:
        return await _poured(request, stream)
    finally:
        tables.presence.leave(room, stream)


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
    room = await _room(request)
    if person.id != room.table.plan.host:
        raise Forbidden("host-only")
    return answer(_invitations(room))


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
    table = (await _settled(request)).table
    if table.status != RUNNING or table.match is None or table.to_act != table.seat_of(person.id):
        raise FailedPrecondition("not-your-turn")
    return answer(why_not(table.match.position, request.query.get("action", "")[: commands.MOST_TEXT]))


# What was played ----------------------------------------------------------------------------------------


@routes.add(
    "GET",
    "/tables/{table}/log",
    "The public log, a page of it: what happened from an entry on",
    answer=list[Message],
    query={
        "since": Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)],
        "limit": Annotated[int, msgspec.Meta(ge=1, le=MOST_PAGE)],
    },
    problems=(WHO, HTTPStatus.FORBIDDEN, NOT_FOUND, HTTPStatus.BAD_REQUEST),
)
async def show_log(request: web.Request) -> web.Response:
    """Answer with a page of what happened in the match, and with a link to the next one."""
    person = await person_of(request)
    since = _number(request, "since", 0, MOST_ENTRIES, 0)
    until = since + _number(request, "limit", 1, MOST_PAGE, MOST_PAGE)
    room = await _settled(request)
    if not room.may_watch(room.table.seat_of(person.id if person else None)):
        raise Forbidden("not-watching")
    match = _lookback(request, room)
    charge(request, "entry", match.steps(since, until))
    page = answer(await offload(request, match.log, since, until))
    if until < len(match.record.entries):
        following = request.rel_url.with_query(since=until, limit=until - since)
        page.headers[hdrs.LINK] = f'<{following}>; rel="next"'
    return page


@routes.add(
    "GET",
    "/tables/{table}/record",
    "The record of a match that is over",
    media=RECORD,
    problems=(WHO, NOT_FOUND, HTTPStatus.CONFLICT),
)
async def show_record(request: web.Request) -> web.Response:
    """Answer with the record, to be kept, replayed and verified."""
    await person_of(request)
    record = _over(await _settled(request)).table.record()
    charge(request, "entry", len(record.entries))
    name = f"{record.header.game}-{request.match_info['table']}.jsonl"
    return web.Response(
        text=await offload(request, record.dumps),
        content_type=RECORD,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@routes.add(
    "GET",
    "/tables/{table}/replay",
    "A moment of a match that is over",
    answer=Moment,
    query={"at": Annotated[int, msgspec.Meta(ge=0)], "words": Literal[LANGUAGES], "aids": bool},
    problems=(WHO, NOT_FOUND, HTTPStatus.CONFLICT, HTTPStatus.BAD_REQUEST),
)
async def show_moment(request: web.Request) -> web.Response:
    """Answer with the position after so many entries."""
    await person_of(request)
    match = _lookback(request, _over(await _settled(request)))
    entries = len(match.record.entries)
    written = request.query.get("at", "0")
    number = int(written) if re.fullmatch("[0-9]{1,9}", written) else entries + 1
    if number > entries:
        raise Malformed("no-such-moment", entries=entries)
    wants = wants_of(request)
    charge(request, "entry", match.steps(number))
    return answer(await offload(request, match.moment, number, wants))


@routes.add(
    "POST",
    "/records",
    "Bring a record, to replay it",
    answer=Made,
    status=HTTPStatus.CREATED,
    problems=(WHO, HTTPStatus.BAD_REQUEST),
)
async def bring_record(request: web.Request) -> web.Response:
    """Check a record and set a table up on which it can be looked at."""
    person = await need_person(request)
    charge(request, "record")
    charge(request, "table")
    with request.app[LIMITS].uploading(address_of(request)):
        body = await body_of(request, MOST_RECORD)
    charge(request, "entry", body.count(b"\n"))
    charge(request, "kilobyte", len(body) / 1024)
    record = await offload(request, _record_in, body)
    return _made(await request.app[TABLES].factory.import_record(person, record, len(body), owner_of(request)))


def _record_in(body: bytes) -> Record:
    try:
        return Record.loads(body.decode())
    except (UnicodeDecodeError, RecursionError) as error:
        raise Malformed("bad-request", detail=str(error)) from error


# What they share ----------------------------------------------------------------------------------------


def _stream(request: web.Request, person: Person | None, wants: Wants = PLAIN) -> LineStream:
    assert request.transport is not None
    who = person.id if person else None
    return LineStream(request.transport, who, key_of(request, person), wants, payers_of(request))


async def _poured(request: web.Request, stream: LineStream) -> web.StreamResponse:
    """Answer with a stream, for as long as the client listens."""
    response = web.StreamResponse(headers={"Content-Type": STREAM, "X-Accel-Buffering": "no"})
    app, count = request.app, request.app[METRICS].connections.labels("stream")
    with app[LIMITS].connected(address_of(request)), app[SUBSCRIPTIONS].connected(stream), count.track_inprogress():
        await response.prepare(request)
        await stream.write_to(response)
    return response


async def _room(request: web.Request) -> Room:
    return await request.app[TABLES].rooms.open(request.match_info["table"], owner_of(request))


async def _settled(request: web.Request) -> Room:
    return await request.app[TABLES].rooms.open_committed(request.match_info["table"], owner_of(request))


def _over(room: Room) -> Room:
    if room.table.status != OVER:
        raise FailedPrecondition("not-over")
    return room


def _lookback(request: web.Request, room: Room) -> Replay:
    return request.app[REPLAYS].of(room.table.id, room.table.record())


def _number(request: web.Request, name: str, least: int, most: int, usual: int) -> int:
    """Return a number from the query, or refuse what is none or out of bounds."""
    written = request.query.get(name, str(usual))
    if not re.fullmatch("[0-9]{1,9}", written) or not least <= int(written) <= most:
        expected = f"{least}–{most}"
        raise Malformed("bad-number", option=name, expected=expected, found=written[:100])
    return int(written)


def _made(room: Room) -> web.Response:
    name = room.table.id
    return answer(Made(name, f"/t/{name}", _invitations(room)), HTTPStatus.CREATED)


def _invitations(room: Room) -> list[Invitation]:
    seats = enumerate(room.table.seats)
    return [Invitation(number, seat.plan.key) for number, seat in seats if seat.is_free and seat.plan.key]
