"""The door to the local network: shut unless the person at the machine opens it, and shut again by one click.

The server listens on this machine alone. Opened, it also listens on the machine's addresses in local networks,
never on one that the internet reaches, and lets in nobody who comes from elsewhere, whatever a router passes on.
Shut again, whoever came in that way is out.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from aiohttp import hdrs, web

from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.http.hosts import host_of, name_in_host
from tafelrunde.server.operations.local_addresses import is_loopback, local_addresses
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.operations.settings import Settings

PASSED_ON = (
    hdrs.X_FORWARDED_FOR,
    hdrs.X_FORWARDED_HOST,
    hdrs.X_FORWARDED_PROTO,
    hdrs.FORWARDED,
    hdrs.VIA,
    "X-Real-IP",
)
"""Headers of requests that somebody else's request was made into."""
EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts to listen on that stand for every address of the machine."""

Visitors = set[asyncio.BaseTransport]
Listen = Callable[[Sequence[str], Visitors], Awaitable[asyncio.Server]]
"""Listens on addresses; whoever comes in there is noted as a visitor, for as long as they stay."""

log = Log("local-network")


class LocalNetworkInfo(msgspec.Struct, frozen=True):
    """Whether others in the same network can come in; whoever is not at the machine learns nothing here."""

    yours: bool
    """Whether you sit at the machine itself, so that you may open the door and shut it."""
    open: bool
    addresses: list[str]
    """Where a phone in the same network finds this server, the likeliest first."""


class LocalNetwork:
    """Opens and shuts the door."""

    def __init__(self, settings: Settings) -> None:
        self._host = settings.host
        self._has_origin = settings.origin is not None
        """Whether browsers come in by one address only: their commands would be refused at any other."""
        self._at_home = settings.origin is None and not settings.trusted_proxies
        """Whether no proxy stands before us: through one everybody would seem to sit at the machine."""
        self._listen: Listen | None = None
        self._port = settings.port
        self._server: asyncio.Server | None = None
        self._opened: list[str] = []
        self._visitors: Visitors = set()
        self._lock = asyncio.Lock()
        """Two clicks at once open one door."""

    def attach(self, listen: Listen, port: int) -> None:
        """Learn how to listen, now that the server does, and on which port."""
        self._listen, self._port = listen, port

    @property
    def is_switchable(self) -> bool:
        """Whether there is a door: not where the server was told to listen elsewhere than on this machine alone."""
        return self._listen is not None and is_loopback(self._host)

    @property
    def addresses(self) -> list[str]:
        """Where the server is found from the network now; an address that the machine has lost is none."""
        if self._has_origin:
            return []
        if is_loopback(self._host):
            found = [address for address in local_addresses() if address in self._opened]
        elif self._host in EVERYWHERE:
            found = local_addresses()
        else:
            found = [self._host]
        return [f"http://{address}:{self._port}" for address in found]

    async def open(self) -> None:
        """Let the local network in; where it is open already, look again which addresses there are."""
        if not self.is_switchable or self._listen is None:
            raise FailedPrecondition("network-not-switchable")
        async with self._lock:
            found = local_addresses()
            if not found:
                raise FailedPrecondition("no-local-network")
            if set(found) != set(self._opened):
                self.shut()
                await self._open(found, self._listen)

    async def _open(self, found: list[str], listen: Listen) -> None:
        try:
            self._server = await listen(found, self._visitors)
        except OSError as error:
            hosts, why = ", ".join(found), str(error)
            raise FailedPrecondition("cannot-listen", host=hosts, port=self._port, why=why) from error
        self._opened = found
        log.info("opened", addresses=found)

    def shut(self) -> None:
        """Let nobody in any more, and those who came in out."""
        if self._server is not None:
            self._server.close()
            log.info("shut", visitors=len(self._visitors))
        self._server, self._opened = None, []
        for transport in tuple(self._visitors):
            transport.abort()  # type: ignore[attr-defined] # a connection of TCP can do that

    def shown_to(self, request: web.Request) -> LocalNetworkInfo:
        """Return what whoever asks may know."""
        if not self.is_asked_at_machine(request):
            return LocalNetworkInfo(False, False, [])
        addresses = self.addresses
        return LocalNetworkInfo(self.is_switchable, bool(addresses), addresses)

    def is_asked_at_machine(self, request: web.Request) -> bool:
        """Say whether a request comes from this machine, was passed on for nobody, and means this machine."""
        if not self._at_home or not is_loopback(request.remote or ""):
            return False
        if any(header in request.headers for header in PASSED_ON):
            return False
        return is_loopback(name_in_host(host_of(request)) or "")
