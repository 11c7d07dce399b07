"""The REST endpoints for whoever learns, analyses or checks: study, coach, fairness."""

import asyncio
from http import HTTPStatus

from aiohttp import web

from tafelrunde.server.callers import charge
from tafelrunde.server.routes import Routes, answer, read_body
from tafelrunde.server.tables.study import Studied, Study, study

routes = Routes()


@routes.add(
    "POST",
    "/study",
    "Play from any position on, without a table",
    body=Study,
    answer=Studied,
    problems=(HTTPStatus.BAD_REQUEST, HTTPStatus.UNPROCESSABLE_ENTITY),
)
async def study_position(request: web.Request) -> web.Response:
    """Answer with where a line of play leads."""
    charge(request, "study")
    wish = await read_body(request, Study)
    return answer(await asyncio.to_thread(study, wish))
