"""The REST endpoint for what was luck and what was skill in a match."""

from http import HTTPStatus

from aiohttp import web

from tafelrunde.core.record import Record
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.http.app_keys import ANALYSTS, PRACTICE, READINESS, TABLES
from tafelrunde.server.http.authentication import person_of
from tafelrunde.server.http.callers import charge
from tafelrunde.server.http.offload import offload, owner_of
from tafelrunde.server.http.rooms import committed_room_of
from tafelrunde.server.http.routes import Routes
from tafelrunde.server.practice.service import reviewed
from tafelrunde.server.tables.table import OVER, Table
from tafelrunde.server.thinking.analysts import Analysis

routes = Routes()


@routes.add(
    "POST",
    "/tables/{table}/analysis",
    "What was luck and what was skill in a match that is over; ask again until the ledger is there",
    answer=Analysis,
    problems=(HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT),
)
async def analyse_match(request: web.Request) -> web.Response:
    """Let the analysis begin, or answer with how far it is; whoever lets it begin pays for it."""
    person = await person_of(request)
    table = (await committed_room_of(request)).table
    if table.status != OVER:
        raise FailedPrecondition("not-over")
    record, analysts = table.record(), request.app[ANALYSTS]
    request.app[READINESS].need(record.header.game)
    if not analysts.knows(table.id):
        charge(request, "analysis")
        charge(request, "entry", len(record.entries))
    job = await analysts.follow(owner_of(request), table.id, record)
    if person and job.ledger and await request.app[PRACTICE].is_wanted(person.id, table):
        await _review(request, person.id, table, record, job.ledger)
    return web.Response(body=job.answer(), content_type="application/json")


async def _review(request: web.Request, person: str, table: Table, record: Record, ledger: bytes) -> None:
    """Keep what a match says about somebody who sat there."""
    seat, row = table.seat_of(person), await request.app[TABLES].store.table(table.id)
    if seat is None or row is None:
        return
    made = await offload(request, reviewed, table, record, ledger, seat, row.updated)
    await request.app[PRACTICE].keep(person, table, made)
