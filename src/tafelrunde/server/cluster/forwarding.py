"""Forwarding: whatever is asked of a table that lives at another server goes there, and its answers come back."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeVar

import aiohttp
from aiohttp import hdrs, web

from tafelrunde.server.cluster.channels import Channel, Dialler
from tafelrunde.server.cluster.claims import SharedClaims
from tafelrunde.server.cluster.frames import Opening
from tafelrunde.server.cluster.links import NotThere, Unreachable
from tafelrunde.server.cluster.membership import Membership
from tafelrunde.server.cluster.passes import HEADER, Passes
from tafelrunde.server.http.app_keys import TABLES
from tafelrunde.server.http.callers import SAFE_METHODS, address_of, is_https, pass_of
from tafelrunde.server.http.errors import status_of
from tafelrunde.server.http.middleware import error_answer
from tafelrunde.server.http.offload import owner_of
from tafelrunde.server.http.routes import API, Handler, body_of
from tafelrunde.server.tables.claims import Elsewhere, Moved
from tafelrunde.server.tables.rooms import Rooms

PATIENCE = 10.0
"""Seconds in which a table must be found; the lease of a server that sleeps takes four of them."""
PAUSES = 0.005, 0.05
"""Seconds between two looks for a table whose server has lost it or does not answer: at first, and at most."""
MOVED = "X-Tafelrunde-Moved"
"""The header by which a server says that a table is not there."""
MOST_CONNECTIONS = 1000
KEPT_BACK = {
    *(hdrs.CONNECTION, hdrs.KEEP_ALIVE, hdrs.TRANSFER_ENCODING, hdrs.TE, hdrs.TRAILER, hdrs.UPGRADE),
    *(hdrs.CONTENT_LENGTH, hdrs.ACCEPT_ENCODING, hdrs.X_FORWARDED_FOR, hdrs.X_FORWARDED_PROTO, HEADER),
}
"""Headers of a request that are for this server, or said anew."""
PASSED_ON = (
    *(hdrs.CONTENT_TYPE, hdrs.CONTENT_DISPOSITION, hdrs.LINK, hdrs.RETRY_AFTER, hdrs.WWW_AUTHENTICATE),
    *(hdrs.CACHE_CONTROL, "X-Accel-Buffering"),
)
"""Headers of an answer that are not this server's own."""

T = TypeVar("T")


class Forwarder:
    """Brings requests and sockets to the server that owns a table."""

    def __init__(self, membership: Membership, claims: SharedClaims, passes: Passes) -> None:
        self._membership = membership
        self._claims = claims
        self._passes = passes
        self.dialler = Dialler(membership, passes)
        self._session: aiohttp.ClientSession | None = None

    async def open(self) -> None:
        """Get ready to ask other servers."""
        connector = aiohttp.TCPConnector(limit=MOST_CONNECTIONS)
        timeout = aiohttp.ClientTimeout(total=None, sock_connect=2.0)
        jar = aiohttp.DummyCookieJar()
        self._session = aiohttp.ClientSession(
            connector=connector, timeout=timeout, cookie_jar=jar, auto_decompress=False
        )

    async def close(self) -> None:
        """Hang up."""
        self.dialler.close()
        if self._session is not None:
            await self._session.close()

    def place_of(self, table: str) -> str | None:
        """Return the other server at which a table was last found."""
        return self._claims.place_of(table)

    async def open_channel(self, rooms: Rooms, server: str, opening: Opening) -> Channel | None:
        """Take a client to a table, which was last at a server; None: it has come here."""
        return await self._at_owner(rooms, server, opening.table, lambda where: self.dialler.open(where, opening))

    async def relay(self, request: web.Request, rooms: Rooms, server: str) -> web.StreamResponse | None:
        """Bring a request to the server that owns its table, and its answer back; None: the table has come here."""
        table, body = request.match_info["table"], await body_of(request)
        return await self._at_owner(
            rooms, server, table, lambda where: self._relay(request, where, body), owner_of(request)
        )

    async def ask(self, rooms: Rooms, server: str, table: str, path: str, body: bytes, person: str) -> bool:
        """Ask the owner of a table for something on behalf of a person; False: the table has come here."""

        async def post(where: str) -> bool:
            headers = {hdrs.CONTENT_TYPE: "application/json", HEADER: self._passes.write("POST", path, person)}
            async with await self._send(where, "POST", path, headers, body) as answer:
                await answer.read()
            return True

        return bool(await self._at_owner(rooms, server, table, post))

    async def _at_owner(
        self,
        rooms: Rooms,
        server: str,
        table: str,
        do: Callable[[str], Awaitable[T]],
        asker: tuple[str, ...] = (),
    ) -> T | None:
        """Do something with the server that owns a table; while that one is gone, wait until somebody owns it."""
        until, (pause, longest) = monotonic() + PATIENCE, PAUSES
        where: str | None = server
        while where is not None:
            try:
                return await do(where)
            except (Unreachable, NotThere) as error:
                if monotonic() > until:
                    raise Moved from error
            self._claims.forget_place(table)
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)
            where = await self._look(rooms, table, asker)
        return None

    async def _look(self, rooms: Rooms, table: str, asker: tuple[str, ...]) -> str | None:
        """Open a table here, or return where it lives."""
        try:
            await rooms.open(table, asker)
        except Elsewhere as elsewhere:
            return elsewhere.server
        return None

    async def _relay(self, request: web.Request, server: str, body: bytes) -> web.StreamResponse:
        headers = [(name, value) for name, value in request.headers.items() if name.title() not in KEPT_BACK]
        headers += [
            (hdrs.X_FORWARDED_FOR, address_of(request)),
            (hdrs.X_FORWARDED_PROTO, "https" if is_https(request) else "http"),
            (HEADER, self._passes.write(request.method, request.path_qs)),
        ]
        async with await self._send(server, request.method, request.path_qs, headers, body) as answer:
            if MOVED in answer.headers:
                raise NotThere
            kept = {name: answer.headers[name] for name in PASSED_ON if name in answer.headers}
            if answer.content_length is not None:
                return web.Response(body=await answer.read(), status=answer.status, headers=kept)
            response = web.StreamResponse(status=answer.status, headers=kept)
            await response.prepare(request)
            async for chunk in answer.content.iter_any():
                await response.write(chunk)
            return response

    async def _send(
        self,
        server: str,
        method: str,
        path: str,
        headers: dict[str, str] | list[tuple[str, str]],
        body: bytes,
    ) -> aiohttp.ClientResponse:
        """Ask another server; raise Unreachable where it may be asked again.

        Where something may have been done before the server vanished, it is for the client to see: Moved.
        """
        lease = self._membership.others.get(server)
        if lease is None or not lease.address or self._session is None:
            raise Unreachable(server)
        url = f"http://{lease.address}{path}"
        asking = asyncio.ensure_future(
            self._session.request(method, url, headers=headers, data=body or None, allow_redirects=False)
        )
        gone = asyncio.ensure_future(self._membership.until_gone(server))
        try:
            await asyncio.wait({asking, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise aiohttp.ServerDisconnectedError
            return await asking
        except aiohttp.ClientConnectorError as error:
            raise Unreachable(server) from error
        except aiohttp.ClientError as error:
            raise Unreachable(server) if method in SAFE_METHODS else Moved from error
        finally:
            asking.cancel()
            gone.cancel()


FORWARDER = web.AppKey("forwarder", Forwarder)
TABLE = f"{API}/tables/{{table}}"
SOCKET = f"{TABLE}/socket"


@web.middleware
async def forward(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer what is asked of a table, here or where it lives."""
    forwarder, resource = request.app.get(FORWARDER), request.match_info.route.resource
    path = resource.canonical if resource else ""
    if forwarder is None or not path.startswith(TABLE) or path == SOCKET:
        return await handler(request)
    if pass_of(request) is not None:
        return await _answer_peer(request, handler)
    rooms, table = request.app[TABLES].rooms, request.match_info["table"]
    server = None if table in rooms.registry else forwarder.place_of(table)
    if server is None:
        try:
            return await handler(request)
        except Elsewhere as elsewhere:
            server = elsewhere.server
    return await forwarder.relay(request, rooms, server) or await handler(request)


async def _answer_peer(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer another server, which looks elsewhere if the table is not here."""
    try:
        return await handler(request)
    except Moved as moved:
        response = error_answer(request, moved.problem, status_of(moved))
        response.headers[MOVED] = "1"
        return response
