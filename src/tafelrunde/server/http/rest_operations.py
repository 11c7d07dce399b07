"""The endpoints for whoever runs the server or keeps within its limits: health, metrics, limits, readiness."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from http import HTTPStatus

from aiohttp import web

from tafelrunde.core.registry import games
from tafelrunde.server.cluster.cluster import CLUSTER
from tafelrunde.server.http.app_keys import BACKUPS, HEALTH, LIMITS, METRICS, READINESS
from tafelrunde.server.http.routes import Routes, answer
from tafelrunde.server.operations.limits import LimitsAnswer
from tafelrunde.server.operations.readiness import GameReadiness

routes = Routes()


@routes.add("GET", "/limits", "How much may be asked for, by whom", answer=LimitsAnswer)
async def show_limits(request: web.Request) -> web.Response:
    """Answer with all limits."""
    return answer(request.app[LIMITS].describe())


@routes.add("GET", "/readiness", "Which games can be played already", answer=list[GameReadiness])
async def show_readiness(request: web.Request) -> web.Response:
    """Answer with how far each game is."""
    return answer([request.app[READINESS].of(name) for name in games()])


async def show_metrics(request: web.Request) -> web.Response:
    """Answer with the counters."""
    page = request.app[METRICS].page()
    return web.Response(body=page, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})


async def show_health(request: web.Request) -> web.Response:
    """Answer with whether the store can be used, how the backups are, and how this server stands among others."""
    app, besides = request.app, dict[str, object]()
    if (backups := app.get(BACKUPS)) is not None:
        besides["backups"] = backups.state()
    if (cluster := app.get(CLUSTER)) is not None:
        besides["cluster"] = cluster.health()
    if await app[HEALTH].check():
        return answer({"status": "ok", **besides})
    return answer({"status": "store-unwell", **besides}, HTTPStatus.SERVICE_UNAVAILABLE)


async def watch_health(app: web.Application) -> AsyncIterator[None]:
    """Watch the store for as long as the application lives."""
    task = asyncio.get_running_loop().create_task(app[HEALTH].watch())
    yield
    task.cancel()


async def make_backups(app: web.Application) -> AsyncIterator[None]:
    """Back up on a schedule, where there is one, for as long as the application lives."""
    if BACKUPS not in app:
        yield
        return
    task = asyncio.get_running_loop().create_task(app[BACKUPS].run())
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
