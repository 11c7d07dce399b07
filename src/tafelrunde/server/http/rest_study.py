"""The REST endpoints for whoever learns, analyses or checks: study, coach, fairness."""

from http import HTTPStatus

from aiohttp import web
from msgspec.structs import replace

from tafelrunde.core.position import Position
from tafelrunde.protocol.commands import MOST_TEXT, Text
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.http.app_keys import COACHES, READINESS
from tafelrunde.server.http.authentication import need_person, person_of
from tafelrunde.server.http.callers import charge
from tafelrunde.server.http.offload import offload, owner_of, until_disconnected
from tafelrunde.server.http.rooms import committed_room_of
from tafelrunde.server.http.routes import Routes, answer, read_body
from tafelrunde.server.tables.fairness_report import FairnessReport, check_fairness
from tafelrunde.server.tables.preconditions import seat_played_by
from tafelrunde.server.tables.study import Studied, Study, study
from tafelrunde.server.tables.table import OVER, RUNNING
from tafelrunde.server.thinking.coach import Coaching

routes = Routes()


@routes.add(
    "POST",
    "/study",
    "Play from any position on, without a table",
    body=Study,
    answer=Studied,
    problems=(HTTPStatus.UNAUTHORIZED, HTTPStatus.BAD_REQUEST, HTTPStatus.UNPROCESSABLE_ENTITY),
)
async def study_position(request: web.Request) -> web.Response:
    """Answer with where a line of play leads."""
    await person_of(request)
    charge(request, "study")
    wish = await read_body(request, Study)
    request.app[READINESS].need(wish.game)
    position, studied = await offload(request, study, wish)
    if wish.coach and position.to_act is not None:
        charge(request, "coach")
        advice = await _ask_coach(request, position, position.to_act, wish.target)
        studied = replace(studied, coach=advice)
    return answer(studied)


@routes.add(
    "GET",
    "/tables/{table}/coach",
    "What the coach says, for whoever is to act and has it on",
    answer=Coaching,
    query={"target": Text},
    problems=(
        HTTPStatus.UNAUTHORIZED,
        HTTPStatus.FORBIDDEN,
        HTTPStatus.NOT_FOUND,
        HTTPStatus.CONFLICT,
        HTTPStatus.UNPROCESSABLE_ENTITY,
    ),
)
async def ask_coach(request: web.Request) -> web.Response:
    """Answer with chances or points of what the asker can do."""
    person = await need_person(request)
    charge(request, "coach")
    table = (await committed_room_of(request)).table
    seat = seat_played_by(table, person.id)
    if not table.seats[seat].coached:
        raise FailedPrecondition("coach-off")
    if table.status != RUNNING or table.match is None or table.to_act != seat:
        raise FailedPrecondition("not-your-turn")
    version, target = table.version, request.query.get("target")
    advice = await _ask_coach(request, table.match.position, seat, target and target[:MOST_TEXT])
    return answer(replace(advice, version=version))


@routes.add(
    "GET",
    "/tables/{table}/fairness",
    "The dice of a match that is over, drawn again",
    answer=FairnessReport,
    problems=(HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT),
)
async def show_fairness(request: web.Request) -> web.Response:
    """Answer with whether every roll and card follows from the secret and the contributions."""
    await person_of(request)
    charge(request, "record")
    table = (await committed_room_of(request)).table
    if table.status != OVER:
        raise FailedPrecondition("not-over")
    record = table.record()
    charge(request, "entry", len(record.entries))
    return answer(await offload(request, check_fairness, record))


async def _ask_coach(request: web.Request, position: Position, seat: int, target: str | None) -> Coaching:
    """Ask the coach, for as long as the client waits for the answer."""
    asking = request.app[COACHES].advise(owner_of(request), position, seat, target)
    return await until_disconnected(request, asking)
