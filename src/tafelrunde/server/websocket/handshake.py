"""The opening handshake (RFC 6455, 4.2), after which the connection is no longer aiohttp's."""

import asyncio
import base64
import hashlib
from collections.abc import Callable
from http import HTTPStatus

from aiohttp import hdrs, web

from tafelrunde.server.http.connections import Connection
from tafelrunde.server.http.errors import HttpRefused

WS_KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""By which a server shows that it knows what a WebSocket is (1.3)."""


def require_handshake(request: web.Request) -> None:
    """Refuse whatever does not ask for a WebSocket."""
    if not web.WebSocketResponse().can_prepare(request):
        raise HttpRefused("not-a-websocket", HTTPStatus.UPGRADE_REQUIRED)


TakenOver = tuple[web.StreamResponse, asyncio.Transport, Callable[[], None]]
"""The response for the endpoint to return, the transport, and what to call when the connection has ended."""


async def accept_websocket(request: web.Request) -> TakenOver:
    """Answer a WebSocket's handshake, and take the connection over from aiohttp."""
    accepted = _accepted(key_of_handshake(request))
    return await take_over(request, "websocket", {hdrs.SEC_WEBSOCKET_ACCEPT: accepted})


def key_of_handshake(request: web.Request) -> str:
    """Return by what the client knows that its handshake was understood."""
    return request.headers[hdrs.SEC_WEBSOCKET_KEY]


def answer_handshake(key: str) -> bytes:
    """Return the answer to a handshake that another process has read."""
    lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
    return "\r\n".join([*lines, f"Sec-WebSocket-Accept: {_accepted(key)}", "\r\n"]).encode()


def _accepted(key: str) -> str:
    return base64.b64encode(hashlib.sha1(key.encode() + WS_KEY, usedforsecurity=False).digest()).decode()


async def take_over(request: web.Request, protocol_name: str, more: dict[str, str] | None = None) -> TakenOver:
    """Agree to another protocol, and take the connection over from aiohttp.

    This leans on how aiohttp ends connections (see `tests/server/websocket/test_aiohttp_internals.py`).
    """
    headers = {hdrs.UPGRADE: protocol_name, hdrs.CONNECTION: "Upgrade", **(more or {})}
    response = web.StreamResponse(status=HTTPStatus.SWITCHING_PROTOCOLS, headers=headers)
    await response.prepare(request)
    return response, *_take_from_aiohttp(request)


def let_go(request: web.Request) -> web.StreamResponse:
    """Forget a connection that another process has taken: nothing is answered, and only our end of it closed."""
    transport, leave = _take_from_aiohttp(request)
    leave()
    transport.abort()
    return web.StreamResponse(status=HTTPStatus.SWITCHING_PROTOCOLS)


def _take_from_aiohttp(request: web.Request) -> tuple[asyncio.Transport, Callable[[], None]]:
    protocol = request.protocol
    transport, protocol.transport = protocol.transport, None
    if transport is None:
        raise ConnectionResetError
    leave = protocol.hand_over(transport) if isinstance(protocol, Connection) else lambda: None
    protocol.connection_lost(None)  # as far as aiohttp is concerned; without a transport it closes nothing
    return transport, leave
