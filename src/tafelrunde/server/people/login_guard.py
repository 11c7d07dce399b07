"""How often a password may be guessed, from wherever: a limit for each login, and one for each known device.

Whoever guesses from anywhere uses up the allowance of the login; a device on which its owner has logged in before
has an allowance of its own, which no stranger can use up. Only wrong passwords count.
"""

from collections.abc import Callable
from math import ceil
from time import monotonic

from tafelrunde.server.errors import RateLimited
from tafelrunde.server.operations.budgets import Accounts, Allowance

GUESS = "guess"


class LoginGuard:
    """Counts wrong passwords; logins that nobody has are counted alike."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._accounts = Accounts({GUESS: Allowance(rate, burst)}, clock)
        self._clock = clock
        self.servers = 1
        """How many servers share what may be guessed: each allows that part of it."""

    def charge(self, payer: str) -> None:
        """Take a guess from an allowance before the password is checked, or refuse it."""
        now, account = self._clock(), self._accounts.of(payer)
        bucket = account.bucket(GUESS, now)
        if bucket and (wait := bucket.take(self.servers, now)):
            raise RateLimited("too-many-guesses", seconds=ceil(wait))
        self._accounts.remember(account)

    def refund(self, payer: str) -> None:
        """Give a guess back: the password was right."""
        if bucket := self._accounts.of(payer).bucket(GUESS, self._clock()):
            bucket.pay(-self.servers)
