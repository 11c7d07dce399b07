"""Who is at the other end of a request: address, scheme and origin, past proxies that we trust."""

from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import NamedTuple

from aiohttp import hdrs, web

from tafelrunde.server.cluster.passes import HEADER, Pass
from tafelrunde.server.http.app_keys import LIMITS, PASSES, SETTINGS
from tafelrunde.server.http.hosts import host_of, is_served
from tafelrunde.server.operations.limits import Payers

PASS = web.RequestKey("pass", Pass)
PAYERS = web.RequestKey("payers", Payers)
PERSON = web.RequestKey("person", str)
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
OWN_SITE = {"same-origin", "none"}


class Caller(NamedTuple):
    """Who is at the other end of a connection that may last for days, after its request is forgotten."""

    payers: Payers
    address: str
    request: str
    """The number of the request."""


def pass_of(request: web.Request) -> Pass | None:
    """Return the pass that another server of ours shows."""
    token = request.headers.get(HEADER)
    if token is None or PASSES not in request.app:
        return None
    if PASS not in request and (shown := request.app[PASSES].read(token, request.method, request.path_qs)):
        request[PASS] = shown
    return request.get(PASS)


def address_of(request: web.Request) -> str:
    """Return the address of the client: the peer, or what a trusted proxy saw last."""
    peer = request.remote or "local"
    if _trusts(request):
        hops = ",".join(request.headers.getall(hdrs.X_FORWARDED_FOR, ())).split(",")
        return hops[-1].strip() or peer
    return peer


def is_https(request: web.Request) -> bool:
    """Say whether the browser speaks https, to us or to the proxy before us."""
    if (request.app[SETTINGS].origin or "").startswith("https://") or request.secure:
        return True
    return _trusts(request) and request.headers.get(hdrs.X_FORWARDED_PROTO, "").lower() == "https"


def is_socket(request: web.Request) -> bool:
    """Say whether a request asks for a WebSocket."""
    return request.headers.get(hdrs.UPGRADE, "").lower() == "websocket"


def bearer_of(request: web.Request) -> str | None:
    """Return the token that a program shows, if any."""
    scheme, _, token = request.headers.get(hdrs.AUTHORIZATION, "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def is_asked_for(request: web.Request) -> bool:
    """Say whether a request names this server by a name that is known to be its own."""
    return is_served(host_of(request), request.app[SETTINGS].origin)


def same_origin(request: web.Request) -> bool:
    """Say whether a page of this server asks, or a program; browsers always name the origin of a WebSocket."""
    origin = request.headers.get(hdrs.ORIGIN)
    if origin is not None:
        return _is_own(origin.lower(), request)
    if is_socket(request):
        return bearer_of(request) is not None
    return request.headers.get("Sec-Fetch-Site", "none") in OWN_SITE


def changes_something(request: web.Request) -> bool:
    """Say whether a request could do something in its sender's name."""
    return request.method not in SAFE_METHODS or is_socket(request)


def charge(request: web.Request, kind: str, times: float = 1) -> None:
    """Let the client's address, and the person if it is known by now, pay for something, or refuse it."""
    payers_of(request).charge(kind, times)


def payers_of(request: web.Request) -> Payers:
    """Return whoever pays for a request."""
    if PAYERS not in request:
        request[PAYERS] = request.app[LIMITS].payers(address_of(request))
    return request[PAYERS]


def identify(request: web.Request, person: str) -> None:
    """Note who asks: from now on they pay as well, first for the request itself."""
    if request.get(PERSON) != person:
        limits = request.app[LIMITS]
        limits.payers(person=person).charge("request")
        request[PERSON] = person
        request[PAYERS] = limits.payers(address_of(request), person)


def _is_own(origin: str, request: web.Request) -> bool:
    own = request.app[SETTINGS].origin
    if own is not None:
        return origin == own.lower()
    # A proxy may speak https for us, so that without a setting only host and port can be compared.
    return origin in {f"{scheme}://{host_of(request)}" for scheme in ("http", "https")}


def _trusts(request: web.Request) -> bool:
    if pass_of(request) is not None:
        return True
    return is_trusted(request.remote or "", request.app[SETTINGS].trusted_proxies)


@lru_cache(maxsize=1024)
def is_trusted(peer: str, proxies: tuple[str, ...]) -> bool:
    """Say whether a peer is a proxy that is believed."""
    try:
        address = ip_address(peer)
    except ValueError:
        return False
    return any(address in ip_network(proxy, strict=False) for proxy in proxies)
