"""The REST endpoints of what was played: log, record, replay, and records from elsewhere."""

import re
from http import HTTPStatus
from typing import Annotated, Literal

import msgspec
from aiohttp import hdrs, web

from tafelrunde.core.messages import Message
from tafelrunde.core.record import Record
from tafelrunde.server.errors import FailedPrecondition, Forbidden, Malformed
from tafelrunde.server.http.app_keys import LIMITS, REPLAYS, TABLES
from tafelrunde.server.http.authentication import need_person, person_of
from tafelrunde.server.http.callers import address_of, charge
from tafelrunde.server.http.offload import offload, owner_of
from tafelrunde.server.http.rooms import (
    Made,
    committed_room_of,
    created_response,
    room_of,
)
from tafelrunde.server.http.routes import Routes, answer, body_of
from tafelrunde.server.http.streams import wants_of
from tafelrunde.server.operations.limits import MOST_RECORD
from tafelrunde.server.tables.bounds import MOST_ENTRIES
from tafelrunde.server.tables.replay import Moment, Replay, StoryEntry
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.table import OVER
from tafelrunde.text.catalogue import LANGUAGES

routes = Routes()

MOST_PAGE = 1000
"""Entries on a page of the log."""
RECORD = "application/jsonl"
NOT_FOUND = HTTPStatus.NOT_FOUND
WHO = HTTPStatus.UNAUTHORIZED


_PAGE = {
    "since": Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)],
    "limit": Annotated[int, msgspec.Meta(ge=1, le=MOST_PAGE)],
}


@routes.add(
    "GET",
    "/tables/{table}/log",
    "The public log, a page of it: what happened from an entry on",
    answer=list[Message],
    query=_PAGE,
    problems=(WHO, HTTPStatus.FORBIDDEN, NOT_FOUND, HTTPStatus.BAD_REQUEST),
)
async def show_log(request: web.Request) -> web.Response:
    """Answer with a page of what happened in the match, and with a link to the next one."""
    person = await person_of(request)
    since, until = _page_of(request)
    room = await committed_room_of(request)
    if not room.may_watch(person.id if person else None):
        raise Forbidden("not-watching")
    match = _replay(request, room)
    charge(request, "entry", match.steps(since, until))
    page = answer(await offload(request, match.log, since, until))
    return _linked(request, page, match, since, until)


@routes.add(
    "GET",
    "/tables/{table}/story",
    "A match that is over, told entry by entry, a page of it",
    answer=list[StoryEntry],
    query={**_PAGE, "words": Literal[LANGUAGES]},
    problems=(WHO, NOT_FOUND, HTTPStatus.CONFLICT, HTTPStatus.BAD_REQUEST),
)
async def show_story(request: web.Request) -> web.Response:
    """Answer with what each entry of the match did, and with a link to the next page."""
    await person_of(request)
    since, until = _page_of(request)
    match = _replay(request, _over(await committed_room_of(request)))
    wants = wants_of(request)
    charge(request, "entry", match.steps(since, until))
    page = answer(await offload(request, match.story, since, until, wants))
    return _linked(request, page, match, since, until)


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
    record = _over(await committed_room_of(request)).table.record()
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
    match = _replay(request, _over(await committed_room_of(request)))
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
    return created_response(
        await request.app[TABLES].factory.import_record(person, record, len(body), owner_of(request))
    )


def _record_in(body: bytes) -> Record:
    try:
        return Record.loads(body.decode())
    except (UnicodeDecodeError, RecursionError) as error:
        raise Malformed("bad-request", detail=str(error)) from error


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
    await request.app[TABLES].factory.delete_record(await room_of(request), person)
    return web.Response(status=HTTPStatus.NO_CONTENT)


def _over(room: Room) -> Room:
    if room.table.status != OVER:
        raise FailedPrecondition("not-over")
    return room


def _replay(request: web.Request, room: Room) -> Replay:
    return request.app[REPLAYS].of(room.table.id, room.table.record())


def _page_of(request: web.Request) -> tuple[int, int]:
    """Return from which entry to which one the request asks for."""
    since = _number(request, "since", 0, MOST_ENTRIES, 0)
    return since, since + _number(request, "limit", 1, MOST_PAGE, MOST_PAGE)


def _linked(request: web.Request, page: web.Response, match: Replay, since: int, until: int) -> web.Response:
    """Say where the next page is, if there is one."""
    if until < len(match.record.entries):
        following = request.rel_url.update_query(since=until, limit=until - since)
        page.headers[hdrs.LINK] = f'<{following}>; rel="next"'
    return page


def _number(request: web.Request, name: str, least: int, most: int, usual: int) -> int:
    """Return a number from the query, or refuse what is none or out of bounds."""
    written = request.query.get(name, str(usual))
    if not re.fullmatch("[0-9]{1,9}", written) or not least <= int(written) <= most:
        expected = f"{least}–{most}"
        raise Malformed("bad-number", option=name, expected=expected, found=written[:100])
    return int(written)
