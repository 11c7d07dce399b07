"""Connections before they are anything else: counted, and closed if they are too slow or talk nonsense."""

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus

from aiohttp import hdrs, web

from tafelrunde.core.messages import Problem
from tafelrunde.server.errors import error_of
from tafelrunde.server.http.app_keys import LIMITS, METRICS, SETTINGS
from tafelrunde.server.http.callers import is_trusted
from tafelrunde.server.http.routes import SERVER, answer
from tafelrunde.server.operations.local_addresses import is_local
from tafelrunde.server.operations.logs import Log, one_line
from tafelrunde.server.operations.networks import network_of

HEADERS = 15.0
"""Seconds in which the first request must have come, or the rest of one that has begun."""
IDLE = 75.0
"""Seconds between two requests."""
STALLED = 30.0
"""Seconds in which a reader must have taken something of what waits for it."""
SWEEP = 1.0
"""Seconds between two looks at all connections."""
AT_ONCE = 500
"""How many are looked at in one go."""
SPARE = 100
"""Connections of an address for plain requests, beside its WebSockets and streams."""
SHARE = 2
"""One address has at most this part of all connections."""
MOST_DETAIL = 120
"""Characters of what was wrong with a request that are logged and told."""

log = Log("http")


class ConnectionGuard:
    """Counts all connections of a server, WebSockets too, and sends away those that keep it waiting."""

    def __init__(self, app: web.Application, most: int | None = None) -> None:
        settings, self.app = app[SETTINGS], app
        self._trusted = settings.trusted_proxies
        self._most = most
        wanted = settings.address_connections and settings.address_connections + SPARE
        self._most_of_address = min(wanted, most // SHARE) if wanted and most else wanted
        self._count = 0
        self._of: Counter[str] = Counter()
        self._waiting: set[Connection] = set()
        app[METRICS].connections.labels("all").set_function(lambda: self._count)

    def admit(self, connection: "Connection", peer: str, *, is_peer: bool = False) -> bool:
        """Let a connection in, unless there are too many of its address or in all, or it owes something.

        Those of other servers are counted in all only, as those of trusted proxies.
        """
        network = network_of(peer)
        if self._most and self._count >= self._most:
            return self.refuse("server-full", peer)
        if not is_peer and not is_trusted(peer, self._trusted):
            if self._most_of_address and self._of[network] >= self._most_of_address:
                return self.refuse("too-many-connections", peer)
            if not self.app[LIMITS].payers(peer).owe("connection"):
                return self.refuse("too-many-requests", peer)
        self.count(peer)
        self._waiting.add(connection)
        return True

    def count(self, peer: str) -> Callable[[], None]:
        """Count a connection that another process has let in; what is returned is called when it ends."""
        self._count += 1
        self._of[network_of(peer)] += 1
        return lambda: self.release(peer)

    def release_http(self, connection: "Connection") -> None:
        """Watch a connection no longer that does not speak HTTP any more."""
        self._waiting.discard(connection)

    def release(self, peer: str) -> None:
        """Count a connection no longer."""
        network = network_of(peer)
        self._count -= 1
        self._of[network] -= 1
        if not self._of[network]:
            del self._of[network]

    def charge(self, peer: str, kind: str) -> bool:
        """Charge an address for something; say whether it could pay."""
        return self.app[LIMITS].payers(peer).afford(kind)

    def refuse(self, code: str, peer: str, detail: str = "") -> bool:
        """Count and log a refusal."""
        self.app[METRICS].refused.labels(code).inc()
        log.info("refused", code=code, address=peer, detail=detail)
        return False

    async def watch(self) -> None:
        """Look again and again who keeps the server waiting, at some at a time."""
        loop = asyncio.get_running_loop()
        while True:
            connections = tuple(self._waiting)
            for start in range(0, len(connections), AT_ONCE):
                for connection in connections[start : start + AT_ONCE]:
                    connection.check(loop.time())
                await asyncio.sleep(0)
            await asyncio.sleep(SWEEP)


class Connection(web.RequestHandler):
    """aiohttp's side of a connection, with the patience of a public server."""

    __slots__ = ("_begun", "_guard", "_is_peer", "_peer", "_stalled", "_unsent", "_visitors")

    def __init__(
        self,
        server: web.Server,
        guard: ConnectionGuard,
        visitors: set[asyncio.BaseTransport] | None = None,
        *,
        is_peer: bool = False,
    ) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(server, loop=loop, access_log=None, keepalive_timeout=IDLE)  # type: ignore[arg-type]
        self._guard = guard
        self._is_peer = is_peer
        """Whether it came through the door for other servers."""
        self._visitors = visitors
        """Where it is noted while it lives, if it comes from the local network."""
        self._peer: str | None = None
        """Whose connection it is, while it is counted."""
        self._begun: float | None = loop.time()
        """Since when a request is on its way."""
        self._unsent, self._stalled = 0, 0.0
        """How much waited for a slow reader, and since when it has not become less."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, or close it without a word."""
        peername = transport.get_extra_info("peername")
        peer = str(peername[0]) if isinstance(peername, tuple) else "local"
        if self._is_expected(peer) and self._guard.admit(self, peer, is_peer=self._is_peer):
            self._peer = peer
            if self._visitors is not None:
                self._visitors.add(transport)
            super().connection_made(transport)
        else:
            transport.abort()  # type: ignore[attr-defined] # a connection of TCP can do that

    def connection_lost(self, exc: BaseException | None) -> None:
        """Release a connection that has ended, or is no longer aiohttp's."""
        self._guard.release_http(self)
        if self._peer is not None:
            self._release(self._peer, self.transport)
            self._peer = None
        super().connection_lost(exc)

    def hand_over(self, transport: asyncio.BaseTransport) -> Callable[[], None]:
        """Leave the connection to another protocol; what is returned is called when it ends."""
        peer, self._peer = self._peer, None
        return lambda: self._release(peer, transport) if peer is not None else None

    def _is_expected(self, peer: str) -> bool:
        """Say whether it may come through this door: from afar nobody comes through that of the local network."""
        return self._visitors is None or is_local(peer) or self._guard.refuse("not-local", peer)

    def _release(self, peer: str, transport: asyncio.BaseTransport | None) -> None:
        self._guard.release(peer)
        if self._visitors is not None and transport is not None:
            self._visitors.discard(transport)

    def data_received(self, data: bytes) -> None:
        """Read on, and note whether a request is on its way."""
        requests = self._request_count
        waits = not requests or (self._waiter is not None and not self._waiter.done())
        super().data_received(data)
        if not waits or self._request_count > requests:
            self._begun = None
        elif self._begun is None:
            self._begun = self._loop.time()

    def check(self, now: float) -> None:
        """Close the connection if a request does not come, or its answer is not read."""
        if self._begun is not None and now - self._begun > HEADERS:
            self._break_off("request-too-slow")
            return
        unsent = self.transport.get_write_buffer_size() if self.transport else 0
        if not self._unsent or unsent < self._unsent:
            self._stalled = now
        elif now - self._stalled > STALLED:
            self._break_off("slow-reader")
        self._unsent = unsent

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer what is no request in the one shape of errors, for as long as its address can pay for that."""
        if status != HTTPStatus.BAD_REQUEST:
            return super().handle_error(request, status, exc, message)
        peer = self._peer or "local"
        detail = one_line(" ".join((message or str(exc)).split()))[:MOST_DETAIL]
        self._guard.refuse("malformed", peer, detail)
        if not self._guard.charge(peer, "request") and self.transport is not None:
            self.transport.abort()  # and whatever is written now goes nowhere
        response = answer(error_of(Problem("bad-request", facts={"detail": detail})), HTTPStatus.BAD_REQUEST)
        response.headers[hdrs.SERVER] = SERVER
        response.force_close()
        return response

    def _break_off(self, code: str) -> None:
        if self.transport is not None and self._peer is not None:
            self._guard.refuse(code, self._peer)
            self.transport.abort()


def most_connections(reserved: int = 128) -> int | None:
    """Ask the system for as many descriptors as it gives; return how many connections that allows, if it says."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (ValueError, OSError):  # some systems name more than they give
        pass
    return None if soft == resource.RLIM_INFINITY else max(soft - reserved, soft // 2)
