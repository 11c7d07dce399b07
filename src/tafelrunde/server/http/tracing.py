"""Spans of requests, where traces are on; a caller's own trace (`traceparent`, W3C) goes on in them."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from aiohttp import hdrs, web

from tafelrunde.server.http.app_keys import SETTINGS
from tafelrunde.server.http.middleware import id_of, route_of
from tafelrunde.server.http.routes import Handler
from tafelrunde.server.operations.tracing import exported, span

if TYPE_CHECKING:
    from opentelemetry.trace import Tracer


def trace_requests(app: web.Application) -> None:
    """Trace what an application does, if its settings say so."""
    if not app[SETTINGS].traces:
        return
    tracers: list[Tracer] = []

    async def tracing(_: web.Application) -> AsyncIterator[None]:
        async with exported() as tracer:
            tracers.append(tracer)
            yield
            tracers.clear()

    @web.middleware
    async def trace(request: web.Request, handler: Handler) -> web.StreamResponse:
        return await traced_request(tracers[0], request, handler) if tracers else await handler(request)

    app.middlewares.insert(0, trace)
    app.cleanup_ctx.insert(0, tracing)


async def traced_request(tracer: "Tracer", request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a request within a span; a WebSocket lives for hours, so its commands are traces of their own."""
    if request.headers.get(hdrs.UPGRADE):
        return await handler(request)
    from opentelemetry.propagate import extract
    from opentelemetry.trace import SpanKind

    method, route = route_of(request)
    facts: dict[str, str | int] = {
        "http.request.method": method,
        "http.route": route,
        "tafelrunde.id": id_of(request),
    }
    known = {"context": extract(request.headers), "kind": SpanKind.SERVER}
    with span(tracer, f"{method} {route}", facts, **known) as opened:
        response = await handler(request)
        opened.set_attribute("http.response.status_code", response.status)
    return response
