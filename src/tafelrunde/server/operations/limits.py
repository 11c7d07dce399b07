"""How much one person and one address may ask for: a budget each, with prices by kind."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

import msgspec

from tafelrunde.server.errors import RateLimited
from tafelrunde.server.operations.budgets import Account, Accounts, Allowance, Bucket
from tafelrunde.server.operations.networks import network_of
from tafelrunde.server.operations.settings import Settings

MOST_BYTES = 64 * 1024
"""A larger body is refused before it is read (records have a limit of their own)."""
MOST_RECORD = 2 * 1024 * 1024
MOST_MESSAGE = 4096
MOST_UPLOADS = 4
"""Records that may come from one address at the same time."""
CONNECT_AGAIN = 10
"""Seconds after which an address with too many connections may try again."""
REFUSALS = Allowance(rate=5.0, burst=50.0)
"""How often an address is told that it asks for too much; beyond that its connections are closed."""
FRAMES = Allowance(rate=5.0, burst=50.0)
"""What a WebSocket may send besides messages: pings, unasked pongs, messages in parts."""
SHARED = {"create", "storage", "secret"}
"""Buckets for what all servers of a cluster bear together. The others protect the one that is asked: a unit of work
is a millisecond of its own event loop."""
HOUSEHOLD = 4
"""How many times as much as one person a whole address may say."""


class Price(msgspec.Struct, frozen=True):
    """What one request or message of a kind costs its person and its address."""

    bucket: str
    cost: float


class LimitsAnswer(msgspec.Struct, frozen=True):
    """The limits of this server, for programs that want to keep within them."""

    address: dict[str, Allowance]
    """The buckets of one address. `work`: its requests and messages. `create`: its new guests and tables.
    `storage`: kilobytes of records that it brings. `secret`: its guesses at passwords and links. `chat`: what is
    said from there. `refusals`: how often it is told that it asks for too much, before its connections are closed
    with a bare 429."""
    person: dict[str, Allowance]
    """The buckets of one person, whatever addresses, tokens and connections they use."""
    table: dict[str, Allowance]
    """The buckets of one table. `chat`: what is said by those who have no seat there."""
    socket: dict[str, Allowance]
    """The buckets of one WebSocket. `frames`: whatever is no whole message, such as pings; once they are spent, the
    server reads on when one has come back."""
    prices: dict[str, Price]
    """What each kind of request or message takes from which bucket, of its address and of its person."""
    most_bytes: int
    """A larger request body is refused."""
    most_record: int
    """The same for a record that is brought."""
    most_message: int
    """A longer message over a WebSocket ends the connection."""
    most_connections: int
    """WebSockets and streams that one address may have open; 0: no limit."""


PRICES = {
    "connection": Price("work", 0.2),
    "request": Price("work", 1),
    "socket": Price("work", 5),
    "guest": Price("create", 1),
    "table": Price("create", 1),
    "record": Price("work", 20),
    "entry": Price("work", 0.02),
    "kilobyte": Price("storage", 1),
    "study": Price("work", 5),
    "coach": Price("work", 10),
    "analysis": Price("work", 40),
    "login": Price("secret", 1),
    "password": Price("secret", 1),
    "recover": Price("secret", 1),
    "invite": Price("secret", 1),
    "message": Price("work", 1),
    "state": Price("work", 5),
    "words": Price("work", 2),
    "listener": Price("work", 0.01),
    "chat": Price("chat", 1),
    "refusal": Price("refusals", 1),
}
"""A unit of work is about a millisecond of the event loop."""


class Payers:
    """Whoever pays for a request or for the messages of a connection: an address, and a person if it is known."""

    __slots__ = ("_buckets", "_limits", "_paying")

    def __init__(self, limits: "Limits", *paying: tuple[Accounts, Account]) -> None:
        self._limits = limits
        self._paying = paying
        self._buckets: dict[str, tuple[Bucket, ...]] = {}

    def charge(self, kind: str, times: float = 1) -> None:
        """Let all of them pay for something of a kind, or refuse it; `times`: how much larger than usual it is."""
        price = PRICES[kind]
        wait = self.take(price.bucket, price.cost * times)
        if wait:
            raise RateLimited("too-many-requests", seconds=ceil(wait))

    def refund(self, kind: str, times: float = 1) -> None:
        """Give back what was just paid for something that turned out to cost nothing."""
        price = PRICES[kind]
        for one in self._buckets.get(price.bucket, ()):
            one.pay(-self._limits.share(price) * times)

    def afford(self, kind: str) -> bool:
        """Let all of them pay for something of a kind, or nobody; say whether they could."""
        price = PRICES[kind]
        return not self.take(price.bucket, price.cost)

    def owe(self, kind: str, times: float = 1) -> bool:
        """Let all of them pay even if they have to owe it; say whether they did not owe something before."""
        price = PRICES[kind]
        if self.take(price.bucket, 0.0):
            return False  # they can ask for nothing more until it is paid
        for one in self._buckets[price.bucket]:
            one.pay(self._limits.share(price) * times)
        return True

    def take(self, bucket: str, cost: float) -> float:
        """Let all of them pay, or nobody; say after how many seconds it would be possible (0: paid)."""
        buckets = self._buckets.get(bucket)
        if buckets is None:
            buckets = self._buckets[bucket] = self._find(bucket, self._limits.clock())
        if not buckets:  # there is no limit
            return 0.0
        now = self._limits.clock()
        if bucket in SHARED:
            cost *= self._limits.servers
        for one in buckets:
            if wait := one.wait(cost, now):
                return wait
        for one in buckets:
            one.pay(cost)
        for accounts, account in self._paying:
            accounts.remember(account)
        return 0.0

    def _find(self, bucket: str, now: float) -> tuple[Bucket, ...]:
        return tuple(found for _, account in self._paying if (found := account.bucket(bucket, now)))


class Limits:
    """The budgets of all addresses, people and tables."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        chat = Allowance(settings.chat_rate, settings.chat_burst)
        household = Allowance(chat.rate * HOUSEHOLD, chat.burst * HOUSEHOLD)
        self.clock = clock
        self.servers = 1
        """How many servers share what may be asked of all of them: each has that part of it."""
        self.addresses = Accounts(
            {
                "work": Allowance(settings.address_rate, settings.address_burst),
                "create": Allowance(settings.create_rate, settings.create_burst),
                "storage": Allowance(settings.storage_rate, settings.storage_burst),
                "secret": Allowance(settings.secret_rate, settings.secret_burst),
                "chat": household,
                "refusals": REFUSALS if settings.address_rate else Allowance(0, REFUSALS.burst),
            },
            clock,
        )
        self.people = Accounts(
            {"work": Allowance(settings.person_rate, settings.person_burst), "chat": chat}, clock
        )
        self.tables = Accounts({"chat": chat}, clock)
        self._most_connections = settings.address_connections
        self._connections: Counter[str] = Counter()
        self._uploads: Counter[str] = Counter()

    def share(self, price: Price) -> float:
        """Return what something costs at this server."""
        return price.cost * (self.servers if price.bucket in SHARED else 1)

    def payers(self, address: str | None = None, person: str | None = None) -> Payers:
        """Return whoever pays for what comes from an address, from a person, or both."""
        paying = []
        if address is not None:
            paying.append((self.addresses, self.addresses.of(network_of(address))))
        if person is not None:
            paying.append((self.people, self.people.of(person)))
        return Payers(self, *paying)

    def charge_chat(self, payers: Payers, table: str, *, seated: bool) -> None:
        """Let somebody say something at a table, or refuse it; those who only watch share a budget there."""
        payers.charge("chat")
        if not seated:
            Payers(self, (self.tables, self.tables.of(table))).charge("chat")

    def connect(self, address: str) -> None:
        """Let an address open a WebSocket or a stream, or refuse it."""
        network = network_of(address)
        if self._most_connections and self._connections[network] >= self._most_connections:
            facts = {"most": self._most_connections, "seconds": CONNECT_AGAIN}
            raise RateLimited("too-many-connections", **facts)
        self._connections[network] += 1

    def disconnect(self, address: str) -> None:
        """Count such a connection no longer."""
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

    @contextmanager
    def uploading(self, address: str) -> Iterator[None]:
        """Count a large body of an address while it comes, or refuse it: until then it takes memory."""
        network = network_of(address)
        if self._most_connections and self._uploads[network] >= MOST_UPLOADS:
            facts = {"most": MOST_UPLOADS, "seconds": CONNECT_AGAIN}
            raise RateLimited("too-many-connections", **facts)
        self._uploads[network] += 1
        try:
            yield
        finally:
            self._uploads[network] -= 1
            if not self._uploads[network]:
                del self._uploads[network]

    def describe(self) -> LimitsAnswer:
        """Return all limits in a shape that programs can read."""
        return LimitsAnswer(
            address=self.addresses.allowances,
            person=self.people.allowances,
            table=self.tables.allowances,
            socket={"frames": FRAMES},
            prices=PRICES,
            most_bytes=MOST_BYTES,
            most_record=MOST_RECORD,
            most_message=MOST_MESSAGE,
            most_connections=self._most_connections,
        )
