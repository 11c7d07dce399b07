"""aiohttp's private parts that we lean on: where one of them has changed, the message says what to do."""

import asyncio
import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import cast

import pytest
from aiohttp import web

from tafelrunde.server.http.connections import Connection
from tafelrunde.server.websocket.handshake import accept_websocket
from tests.server.websocket.peers import HANDSHAKE, Line, settle

ROOT = Path(__file__).parents[3]

CONNECTION = (
    "Look at `Connection` in server/http/connections.py: it reads `_waiter` and `_request_count` to know whether a "
    "request is under way. Adapt it to the new aiohttp, or stay below that version in pyproject.toml."
)
HANDSHAKE_ADVICE = (
    "Look at `take_over` in server/websocket/handshake.py: it takes the transport away and tells aiohttp that the "
    "connection is lost. Adapt it, or make `aiohttp` the default of the setting `websocket` (no private part), "
    "or stay below that version in pyproject.toml."
)


async def _nothing(request: web.BaseRequest) -> web.StreamResponse:
    return web.Response()


async def test_a_request_handler_still_says_whether_a_request_is_under_way() -> None:
    handler, line = web.Server(_nothing)(), Line()
    handler.connection_made(line)
    await settle()
    for name, kind in {
        "_waiter": asyncio.Future,
        "_request_count": int,
        "_loop": asyncio.AbstractEventLoop,
    }.items():
        assert isinstance(getattr(handler, name, None), kind), f"`RequestHandler.{name}` is gone. {CONNECTION}"
    assert handler._request_count == 0
    handler.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    assert handler._request_count == 1, f"`RequestHandler._request_count` counts otherwise. {CONNECTION}"
    handler.connection_lost(None)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("__init__", {"manager", "loop", "access_log", "keepalive_timeout"}),
        ("handle_error", {"request", "status", "exc", "message"}),
        ("connection_made", {"transport"}),
        ("connection_lost", {"exc"}),
        ("data_received", {"data"}),
    ],
)
def test_a_request_handlers_methods_take_what_we_give_them(name: str, wanted: set[str]) -> None:
    found = inspect.signature(getattr(web.RequestHandler, name)).parameters.keys()
    assert wanted <= found, f"`RequestHandler.{name}` no longer takes {wanted - found}. {CONNECTION}"
    assert issubclass(Connection, web.RequestHandler)


async def test_a_request_handler_without_its_transport_closes_nothing_and_reads_nothing() -> None:
    line, taken = Line(), []

    async def endpoint(request: web.BaseRequest) -> web.StreamResponse:
        response, transport, _ = await accept_websocket(cast(web.Request, request))
        taken.append(transport)
        return response

    line.protocol = handler = web.Server(endpoint)()
    handler.connection_made(line)
    await settle()
    handler.data_received(HANDSHAKE)
    await settle()
    assert taken == [line], f"`request.protocol.transport` is not what it was. {HANDSHAKE_ADVICE}"
    assert not line.is_closing(), f"aiohttp closes a connection that it was told is lost. {HANDSHAKE_ADVICE}"
    (answer,) = line.written
    head, _, rest = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101 "), f"aiohttp answers the handshake otherwise. {HANDSHAKE_ADVICE}"
    assert rest == b"", f"aiohttp writes to a connection that it was told is lost. {HANDSHAKE_ADVICE}"


def test_aiohttp_is_of_the_minor_version_whose_private_parts_these_are() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (pinned,) = (one for one in project["dependencies"] if one.startswith("aiohttp"))
    bounds = re.fullmatch(r"aiohttp>=(\d+)\.(\d+),<(\d+)\.(\d+)", pinned)
    assert bounds, (
        "pyproject.toml must keep aiohttp below the next minor version: private parts change without notice."
    )
    major, minor, most_major, most_minor = map(int, bounds.groups())
    assert (most_major, most_minor) == (major, minor + 1), "One minor version of aiohttp at a time: see this file."
    assert version("aiohttp").startswith(f"{major}.{minor}."), (
        f"Install aiohttp {major}.{minor}, or check this file anew."
    )
    for lock in sorted((ROOT / "requirements").glob("*.lock")):
        for locked in re.findall(r"^aiohttp==(\S+)", lock.read_text("utf-8"), re.MULTILINE):
            assert locked.startswith(f"{major}.{minor}."), f"{lock.name} has aiohttp {locked}: run `make lock`."
