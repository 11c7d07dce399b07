"""Budgets: token buckets that fill at a steady rate, and accounts that hold one for each kind of thing."""

from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec

MOST_SPENDERS = 100_000
"""Beyond this an account is forgotten although it has not everything back."""
EXAMINED = 2
"""How many accounts are looked at, for each new one that spends, whether they can be forgotten."""


class Allowance(msgspec.Struct, frozen=True):
    """What a bucket holds."""

    rate: float
    """How many units come back each second; 0: no limit."""
    burst: float
    """How many units can be spent at once."""


class Bucket:
    """Fills at a steady rate up to a brim; whoever wants something pays from it."""

    __slots__ = ("_allowance", "_left", "_since")

    def __init__(self, allowance: Allowance, now: float) -> None:
        self._allowance = allowance
        self._left = allowance.burst
        self._since = now

    def wait(self, cost: float, now: float) -> float:
        """Return after how many seconds so much can be paid (0: now).

        A bucket that is half full pays anything, and owes it: a full one would never be, where something cheaper
        is paid first.
        """
        allowance = self._allowance
        if not allowance.rate:
            return 0.0
        left, needed = self._fill(now), min(cost, max(1.0, allowance.burst / 2))
        return 0.0 if left >= needed else (needed - left) / allowance.rate

    def pay(self, cost: float) -> None:
        """Spend so much; what is not there is owed."""
        self._left -= cost

    def take(self, cost: float, now: float) -> float:
        """Pay, or say after how many seconds it would be possible (0: paid)."""
        wait = self.wait(cost, now)
        if not wait:
            self.pay(cost)
        return wait

    def is_full(self, now: float) -> bool:
        """Say whether everything that was spent has come back."""
        return not self._allowance.rate or self._fill(now) >= self._allowance.burst

    def _fill(self, now: float) -> float:
        allowance = self._allowance
        self._left = min(allowance.burst, self._left + (now - self._since) * allowance.rate)
        self._since = now
        return self._left


class Account:
    """What one person, one address or one table has left."""

    __slots__ = ("__weakref__", "_allowances", "_buckets", "name")

    def __init__(self, name: str, allowances: dict[str, Allowance]) -> None:
        self.name = name
        self._allowances = allowances
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, name: str, now: float) -> Bucket | None:
        """Return one of the buckets; None where there is no limit."""
        bucket = self._buckets.get(name)
        if bucket is None and name in self._allowances and self._allowances[name].rate:
            bucket = self._buckets[name] = Bucket(self._allowances[name], now)
        return bucket

    def is_full(self, now: float) -> bool:
        """Say whether everything that was spent has come back."""
        return all(bucket.is_full(now) for bucket in self._buckets.values())


class Accounts:
    """All accounts of a kind; one that has everything left need not be remembered."""

    def __init__(self, allowances: dict[str, Allowance], clock: Callable[[], float]) -> None:
        self.allowances = allowances
        self._clock = clock
        self._known: WeakValueDictionary[str, Account] = WeakValueDictionary()
        """Everybody who spends something, or is held by an open connection."""
        self._spenders: OrderedDict[str, Account] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, name: str) -> Account:
        """Return an account; a new one is full."""
        account = self._known.get(name)
        if account is None:
            account = self._known[name] = Account(name, self.allowances)
        return account

    def remember(self, account: Account) -> None:
        """Keep an account that has spent something, until everything has come back."""
        if account.name not in self._spenders:
            self._spenders[account.name] = account
            self._forget()

    def _forget(self) -> None:
        """Go on through all spenders, a few at a time: nobody else must wait for it."""
        now = self._clock()
        for _ in range(min(EXAMINED, len(self._spenders) - 1)):
            name, account = self._spenders.popitem(last=False)
            if not account.is_full(now) and len(self._spenders) < MOST_SPENDERS:
                self._spenders[name] = account
