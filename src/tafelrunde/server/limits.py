"""How much one connection or one address may ask for: token buckets, with prices by kind."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from time import monotonic

import msgspec
from aiohttp import web

from tafelrunde.server.problems import Refused
from tafelrunde.server.routes import MOST_BYTES, Routes, answer
from tafelrunde.server.settings import Settings

routes = Routes()

MOST_RECORD = 4 * 1024 * 1024
MOST_MESSAGE = 4096
MOST_ADDRESSES = 20_000
"""Beyond this the address not heard of for longest is forgotten."""
NEVER_AGAIN = 3600.0
"""What is longer than a full bucket can never be paid; come back much later."""
CONNECT_AGAIN = 10
"""Seconds after which an address with too many connections may try again."""


class Allowance(msgspec.Struct, frozen=True):
    """What a bucket holds."""

    rate: float
    """How many units come back each second; 0: no limit."""
    burst: float
    """How many units can be spent at once."""


class Price(msgspec.Struct, frozen=True):
    """What one request or message of a kind costs."""

    bucket: str
    cost: float


class LimitsAnswer(msgspec.Struct, frozen=True):
    """The limits of this server, for programs that want to keep within them."""

    buckets: dict[str, Allowance]
    """`address`: all requests of one address. `create`: its new guests and tables. `secret`: its guesses at
    passwords and links. `connection`: messages of one WebSocket."""
    prices: dict[str, Price]
    """What each kind of request or message takes from which bucket."""
    most_bytes: int
    """A larger request body is refused."""
    most_record: int
    """The same for a record that is brought."""
    most_message: int
    """A longer message over a WebSocket ends the connection."""
    most_connections: int
    """WebSockets and streams that one address may have open; 0: no limit."""


PRICES = {
    "request": Price("address", 1),
    "socket": Price("address", 2),
    "guest": Price("create", 1),
    "table": Price("create", 1),
    "record": Price("address", 20),
    "say": Price("address", 10),
    "study": Price("address", 5),
    "coach": Price("address", 10),
    "login": Price("secret", 1),
    "password": Price("secret", 1),
    "recover": Price("secret", 1),
    "message": Price("connection", 1),
    "chat": Price("connection", 10),
}


class Bucket:
    """Fills at a steady rate up to a brim; whoever wants something pays from it."""

    __slots__ = ("_allowance", "_left", "_since")

    def __init__(self, allowance: Allowance, now: float) -> None:
        self._allowance = allowance
        self._left = allowance.burst
        self._since = now

    def take(self, cost: float, now: float) -> float:
        """Pay, or say after how many seconds it would be possible (0: paid)."""
        rate, burst = self._allowance.rate, self._allowance.burst
        if not rate:
            return 0.0
        self._left = min(burst, self._left + (now - self._since) * rate)
        self._since = now
        if self._left >= cost:
            self._left -= cost
            return 0.0
        return (cost - self._left) / rate if cost <= burst else NEVER_AGAIN


class Limits:
    """The buckets of all addresses, and new ones for connections."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.allowances = {
            "address": Allowance(settings.address_rate, settings.address_burst),
            "create": Allowance(settings.create_rate, settings.create_burst),
            "secret": Allowance(settings.secret_rate, settings.secret_burst),
            "connection": Allowance(settings.connection_rate, settings.connection_burst),
        }
        self._clock = clock
        self._most_connections = settings.address_connections
        self._connections: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def charge(self, address: str, kind: str) -> None:
        """Let an address pay for a request, or refuse it."""
        price = PRICES[kind]
        self._pay(self._bucket(price.bucket, network_of(address)), price)

    def connect(self, address: str) -> None:
        """Let an address open a WebSocket or a stream, or refuse it."""
        network = network_of(address)
        if self._most_connections and self._connections[network] >= self._most_connections:
            facts = {"most": self._most_connections, "seconds": CONNECT_AGAIN}
            raise Refused("too-many-connections", HTTPStatus.TOO_MANY_REQUESTS, **facts)
        self._connections[network] += 1

    def disconnect(self, address: str) -> None:
        """Take in that such a connection of an address has ended."""
        network = network_of(address)
        self._connections[network] -= 1
        if not self._connections[network]:
            del self._connections[network]

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Count a connection of an address until the end of the block, or refuse it."""
        self.connect(address)
        try:
            yield
        finally:
            self.disconnect(address)

    def connection(self) -> Bucket:
        """Return the bucket of a new connection."""
        return Bucket(self.allowances["connection"], self._clock())

    def charge_connection(self, bucket: Bucket, kind: str) -> None:
        """Let a connection pay for a message, or refuse it."""
        self._pay(bucket, PRICES[kind])

    def describe(self) -> LimitsAnswer:
        """Return all limits in a shape that programs can read."""
        return LimitsAnswer(self.allowances, PRICES, MOST_BYTES, MOST_RECORD, MOST_MESSAGE, self._most_connections)

    def _pay(self, bucket: Bucket, price: Price) -> None:
        wait = bucket.take(price.cost, self._clock())
        if wait:
            raise Refused("too-many-requests", HTTPStatus.TOO_MANY_REQUESTS, seconds=ceil(wait))

    def _bucket(self, name: str, network: str) -> Bucket:
        key = (name, network)
        if key not in self._buckets:
            self._buckets[key] = Bucket(self.allowances[name], self._clock())
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key]


LIMITS = web.AppKey("limits", Limits)


@routes.add("GET", "/limits", "How much may be asked for, by whom", answer=LimitsAnswer)
async def show_limits(request: web.Request) -> web.Response:
    """Answer with all limits."""
    return answer(request.app[LIMITS].describe())


def network_of(address: str) -> str:
    """Return what counts as one address: a household owns a whole /64 of IPv6."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or IPv6Network((parsed, 64), strict=False))
    return str(parsed)
