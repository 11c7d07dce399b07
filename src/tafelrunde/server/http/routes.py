"""The list of REST endpoints: one decorator serves the router, the OpenAPI document and its test."""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from tafelrunde.server.errors import Malformed
from tafelrunde.server.http.errors import HttpRefused
from tafelrunde.server.operations.limits import MOST_BYTES

API = "/api/v1"
BODY_WAIT = 10.0
"""Seconds that a body may take besides its bytes."""
SLOWEST = 16 * 1024
"""Bytes of a body that must come each second."""
SERVER = "Tafelrunde"
"""What the server calls itself; its version is nobody's business."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
H = TypeVar("H", bound=Handler)
T = TypeVar("T")


class Route(msgspec.Struct, frozen=True):
    """One endpoint and what is to be known about it."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any
    """The type of the request's JSON body; None where there is none."""
    answer: Any
    """The type of the answer's JSON body; None where the answer is empty or no JSON."""
    status: HTTPStatus
    media: str
    """The answer's media type."""
    query: dict[str, Any]
    """Query parameters and their types."""
    problems: tuple[HTTPStatus, ...]
    """What may go wrong besides what may go wrong everywhere."""


class Routes:
    """Collects endpoints where their handlers are written."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def add(
        self,
        method: str,
        path: str,
        summary: str,
        *,
        body: Any = None,
        answer: Any = None,
        status: HTTPStatus = HTTPStatus.OK,
        media: str = "application/json",
        query: dict[str, Any] | None = None,
        problems: tuple[HTTPStatus, ...] = (),
    ) -> Callable[[H], H]:
        """Return a decorator that lists a handler."""

        def listed(handler: H) -> H:
            self.all.append(
                Route(method, API + path, handler, summary, body, answer, status, media, query or {}, problems)
            )
            return handler

        return listed


async def read_body(request: web.Request, kind: type[T] | msgspec.json.Decoder[T]) -> T:
    """Read a JSON body of a known shape, or refuse it."""
    if request.content_type != "application/json":
        raise HttpRefused("not-json-body", HTTPStatus.UNSUPPORTED_MEDIA_TYPE, found=request.content_type)
    decoder = kind if isinstance(kind, msgspec.json.Decoder) else msgspec.json.Decoder(kind)
    return decode(await body_of(request), decoder)


async def body_of(request: web.Request, most: int = MOST_BYTES) -> bytes:
    """Read a body, or refuse one that is too large or comes too slowly."""
    loop, body = asyncio.get_running_loop(), bytearray()
    begun, declared = loop.time(), request.content_length or 0
    while max(len(body), declared) <= most:
        try:
            async with asyncio.timeout_at(begun + BODY_WAIT + len(body) / SLOWEST):
                chunk = await request.content.readany()
        except TimeoutError as error:
            raise HttpRefused("body-too-slow", HTTPStatus.REQUEST_TIMEOUT) from error
        if not chunk:
            return bytes(body)
        body += chunk
    raise HttpRefused("too-large", HTTPStatus.REQUEST_ENTITY_TOO_LARGE, most=most)


async def read_body_if_any(request: web.Request, kind: type[T]) -> T:
    """Read a JSON body of a known shape; no body is one in which nothing is said."""
    return await read_body(request, kind) if request.body_exists else kind()


def decode(raw: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """Decode JSON of a known shape, or refuse it."""
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("bad-request", detail=str(error)) from error


def answer(body: Any, status: HTTPStatus = HTTPStatus.OK) -> web.Response:
    """Answer with JSON."""
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")
