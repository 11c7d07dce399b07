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
    key = request.headers[hdrs.SEC_WEBSOCKET_KEY]
    accepted = base64.b64encode(hashlib.sha1(key.encode() + WS_KEY, usedforsecurity=False).digest())
    return await take_over(request, "websocket", {hdrs.SEC_WEBSOCKET_ACCEPT: accepted.decode()})


async def take_over(request: web.Request, protocol_name: str, more: dict[str, str] | None = None) -> TakenOver:
    """Agree to another protocol, and take the connection over from aiohttp.

    This leans on how aiohttp ends connections (see `tests/server/websocket/test_aiohttp_internals.py`).
    """
    headers = {hdrs.UPGRADE: protocol_name, hdrs.CONNECTION: "Upgrade", **(more or {})}
    response = web.StreamResponse(status=HTTPStatus.SWITCHING_PROTOCOLS, headers=headers)
    await response.prepare(request)
    protocol = request.protocol
    transport, protocol.transport = protocol.transport, None
    if transport is None:
        raise ConnectionResetError
    leave = protocol.hand_over(transport) if isinstance(protocol, Connection) else lambda: None
    protocol.connection_lost(None)  # as far as aiohttp is concerned; without a transport it closes nothing
    return response, transport, leave
