"""The OpenAPI document, made from the list of endpoints: it cannot say anything that is not so."""

import re
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from aiohttp import web

from tafelrunde import __version__
from tafelrunde.protocol.errors import ErrorAnswer
from tafelrunde.server.http.routes import API, Route, answer

EVERYWHERE = (HTTPStatus.MISDIRECTED_REQUEST, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
"""What may go wrong with any request."""
WITH_BODY = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    HTTPStatus.UNPROCESSABLE_ENTITY,
)
Schemas = dict[str, Any]


def document(routes: Sequence[Route]) -> dict[str, Any]:
    """Return the document of a list of endpoints."""
    kinds = _kinds(routes)
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    known = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tafelrunde", "version": __version__, "description": "Tables for three castle games."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "tafelrunde"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def add_document(app: web.Application, routes: Sequence[Route]) -> None:
    """Serve the document."""
    written = cache(lambda: document(routes))

    async def show_document(_request: web.Request) -> web.Response:
        return answer(written())

    app.router.add_get(f"{API}/openapi.json", show_document)


def _kinds(routes: Sequence[Route]) -> list[Any]:
    found: dict[str, Any] = {repr(ErrorAnswer): ErrorAnswer}
    for route in routes:
        for kind in (route.body, route.answer, *route.query.values()):
            if kind is not None:
                found[repr(kind)] = kind
    return list(found.values())


def _operation(route: Route, known: Schemas) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": _parameters(route, known),
        "responses": _responses(route, known),
    }
    if route.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": _content("application/json", known[repr(route.body)]),
        }
    return operation


def _parameters(route: Route, known: Schemas) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    in_query = [{"name": name, "in": "query", "schema": known[repr(kind)]} for name, kind in route.query.items()]
    return in_path + in_query


def _responses(route: Route, known: Schemas) -> dict[str, Any]:
    good: dict[str, Any] = {"description": route.status.phrase}
    if route.answer is not None:
        good["content"] = _content(route.media, known[repr(route.answer)])
    elif route.status != HTTPStatus.NO_CONTENT:
        good["content"] = _content(route.media, {"type": "string"})
    problems = {*route.problems, *EVERYWHERE, *(WITH_BODY if route.method not in ("GET",) else ())}
    bad = _content("application/json", known[repr(ErrorAnswer)])
    return {
        str(int(route.status)): good,
        **{str(int(status)): {"description": status.phrase, "content": bad} for status in sorted(problems)},
    }


def _content(media: str, schema: Any) -> dict[str, Any]:
    return {media: {"schema": schema}}
