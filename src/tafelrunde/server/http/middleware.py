"""What happens around every request: one error shape, headers, origin and limits, a line in the log."""

import secrets
from http import HTTPStatus
from time import perf_counter

from aiohttp import hdrs, web

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.messages import Fact, Problem
from tafelrunde.server.errors import Forbidden, Refused, error_of
from tafelrunde.server.http.app_keys import HEALTH, METRICS
from tafelrunde.server.http.callers import (
    address_of,
    changes_something,
    is_asked_for,
    is_https,
    payers_of,
    same_origin,
)
from tafelrunde.server.http.errors import HttpRefused, status_of
from tafelrunde.server.http.hosts import HOST, host_of
from tafelrunde.server.http.routes import API, SERVER, Handler, answer
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.store import StoreUnavailable

log = Log("http")

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self' {sockets}; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
A_YEAR = 365 * 24 * 3600
BUSY = {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE}
AWAY = Problem("store-away", facts={"seconds": 5})
HTTP_PROBLEMS = {
    HTTPStatus.NOT_FOUND: "not-here",
    HTTPStatus.METHOD_NOT_ALLOWED: "other-method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}
"""What aiohttp refuses by itself."""

REQUEST_ID = web.RequestKey("request_id", str)
REFUSED = web.RequestKey("refused", Refused)
PREPARED = web.RequestKey("prepared", web.StreamResponse)


@web.middleware
async def rate_limit(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let requests in; whoever goes on after many refusals gets a bare one and has to connect again."""
    payers = payers_of(request)
    try:
        payers.charge("request")
    except Refused as refused:
        if not payers.afford("refusal"):
            response = web.Response(status=HTTPStatus.TOO_MANY_REQUESTS, headers={hdrs.RETRY_AFTER: "10"})
            response.force_close()
            return response
        request[REFUSED] = refused
    return await handler(request)


@web.middleware
async def log_requests(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Note in log and counters how a request was answered."""
    start = perf_counter()
    response = await handler(request)
    request.app[METRICS].requests.labels(*route_of(request), str(response.status)).inc()
    log.info(
        "request",
        method=request.method,
        path=request.path,
        status=response.status,
        milliseconds=round((perf_counter() - start) * 1000, 1),
        address=address_of(request),
        id=id_of(request),
    )
    return response


@web.middleware
async def map_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer everything that goes wrong in one shape."""
    try:
        return await handler(request)
    except Exception as error:
        return _replace_response(request, _error_response(request, error))


@web.middleware
async def check_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let nobody act through a visitor of another page, under another name, nor ask too much."""
    if REFUSED in request:
        raise request[REFUSED]
    if not is_asked_for(request):
        raise HttpRefused("unknown-host", HTTPStatus.MISDIRECTED_REQUEST, host=host_of(request))
    if changes_something(request) and not same_origin(request):
        raise Forbidden("other-origin")
    return await handler(request)


MIDDLEWARES = (rate_limit, log_requests, map_errors, check_origin)
"""From the outside in."""


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Protect every answer, streams too (for `app.on_response_prepare`)."""
    request[PREPARED] = response
    if response.status == HTTPStatus.SWITCHING_PROTOCOLS:
        return  # browsers heed none of this there
    https = is_https(request)
    host = host_of(request)
    sockets = f"{'wss' if https else 'ws'}://{host}" if HOST.fullmatch(host) else ""
    response.headers.setdefault("Content-Security-Policy", POLICY.format(sockets=sockets))
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers[hdrs.SERVER] = SERVER
    response.headers["X-Request-Id"] = id_of(request)
    if https:
        response.headers["Strict-Transport-Security"] = f"max-age={A_YEAR}"
    if request.path.startswith(API):
        response.headers.setdefault(hdrs.CACHE_CONTROL, "no-store")


def protect(app: web.Application) -> None:
    """Put everything in this file around an application."""
    app.middlewares.extend(MIDDLEWARES)
    app.on_response_prepare.append(add_headers)


def id_of(request: web.Request) -> str:
    """Return the number of a request, by which its answer is found in the log."""
    if REQUEST_ID not in request:
        request[REQUEST_ID] = secrets.token_hex(8)
    return request[REQUEST_ID]


def error_answer(request: web.Request, problem: Problem, status: HTTPStatus) -> web.Response:
    """Return the answer to a request that was refused; count and log it."""
    request.app[METRICS].refused.labels(problem.code).inc()
    log.info("refused", code=problem.code, address=address_of(request), id=id_of(request))
    response = answer(error_of(problem), status)
    if status in BUSY and "seconds" in problem.facts:
        response.headers[hdrs.RETRY_AFTER] = str(problem.facts["seconds"])
    if status == HTTPStatus.UNAUTHORIZED:
        response.headers[hdrs.WWW_AUTHENTICATE] = "Bearer"
    return response


def route_of(request: web.Request) -> tuple[str, str]:
    """Return method and pattern of a route; what strangers make up is one and the same."""
    resource = request.match_info.route.resource
    if resource is None or request.method not in hdrs.METH_ALL:
        return "other", "none"
    return request.method, resource.canonical


def _error_response(request: web.Request, error: Exception) -> web.Response:
    match error:
        case StoreUnavailable():
            request.app[HEALTH].failed(error)
            return error_answer(request, AWAY, HTTPStatus.SERVICE_UNAVAILABLE)
        case TafelrundeError():
            return error_answer(request, error.problem, status_of(error))
        case web.HTTPException():
            return _http_response(request, error)
        case web.RequestPayloadError():
            malformed = Problem("bad-request", facts={"detail": " ".join(str(error).split())})
            return error_answer(request, malformed, HTTPStatus.BAD_REQUEST)
        case ConnectionResetError():
            log.info("client-left", id=id_of(request))
            return web.Response()
    log.error("internal", error, id=id_of(request))
    bug = Problem("internal", facts={"id": id_of(request)})
    return error_answer(request, bug, HTTPStatus.INTERNAL_SERVER_ERROR)


def _http_response(request: web.Request, error: web.HTTPException) -> web.Response:
    status = HTTPStatus(error.status)
    if status < HTTPStatus.BAD_REQUEST:
        return web.Response(status=status, headers={hdrs.LOCATION: error.headers.get(hdrs.LOCATION, "")})
    facts: dict[str, dict[str, Fact]] = {
        "not-here": {"path": request.path},
        "other-method": {"method": request.method},
        "too-large": {"most": request.client_max_size},
    }
    code = HTTP_PROBLEMS.get(status, "http-problem")
    problem = Problem(code, facts=facts.get(code, {"status": error.status, "detail": error.reason}))
    response = error_answer(request, problem, status)
    if hdrs.ALLOW in error.headers:
        response.headers[hdrs.ALLOW] = error.headers[hdrs.ALLOW]
    return response


def _replace_response(request: web.Request, response: web.Response) -> web.StreamResponse:
    """Return the answer; where another one is under way already, cut that one off."""
    started: web.StreamResponse | None = request.get(PREPARED)
    if started is None:
        return response
    if request.transport is not None:
        request.transport.close()
    return started
