"""A small server around the part under test, and a client that asks it."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from tafelrunde.server.http.app_keys import HEALTH, LIMITS, METRICS, SETTINGS
from tafelrunde.server.http.middleware import protect
from tafelrunde.server.http.routes import Routes
from tafelrunde.server.operations import logs
from tafelrunde.server.operations.health import Health
from tafelrunde.server.operations.limits import MOST_BYTES, Limits
from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.operations.settings import Settings

Client = TestClient[web.Request, web.Application]


def client_of(app: web.Application) -> Client:
    """Return a client of an application that is served on loopback."""
    return TestClient(TestServer(app))


def protected(settings: Settings, *lists: Routes) -> web.Application:
    """Return an application with these endpoints, protected as the real one."""
    app = web.Application(client_max_size=MOST_BYTES)
    app[SETTINGS], app[LIMITS], app[METRICS] = settings, Limits(settings), Metrics()
    app[HEALTH] = Health(_well)
    protect(app)
    for routes in lists:
        for route in routes.all:
            app.router.add_route(route.method, route.path, route.handler)
    return app


async def _well() -> None:
    """Answer as a store that is well."""


@contextmanager
def logged(stream: io.StringIO, *, as_json: bool | None = None) -> Iterator[io.StringIO]:
    """Send the logs to a stream for a while."""
    loggers = [logging.getLogger(name) for name in ("tafelrunde", *logs.LIBRARIES)]
    before = [(logger, logger.level, logger.propagate, list(logger.handlers)) for logger in loggers]
    logs.set_up(as_json, stream)
    try:
        yield stream
    finally:
        for logger, level, propagate, handlers in before:
            logger.setLevel(level)
            logger.propagate = propagate
            logger.handlers[:] = handlers
