"""How often a password may be guessed, from wherever: a limit for each login, and one for each known device.

Whoever guesses from anywhere uses up the allowance of the login; a device on which its owner has logged in before
has an allowance of its own, which no stranger can use up. Only wrong passwords count.
"""

from collections import OrderedDict
from collections.abc import Callable
from http import HTTPStatus
from math import ceil
from time import monotonic

from tafelrunde.server.problems import Refused

MOST_REMEMBERED = 50_000
"""More than can be checked until an allowance is full again: what is forgotten first is full."""


class LoginGuard:
    """Counts wrong passwords; an allowance is remembered as the time at which it will be full again."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._interval = 1 / rate if rate else 0.0
        self._burst = burst
        self._clock = clock
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def charge(self, key: str) -> None:
        """Take a guess from an allowance before the password is checked, or refuse it."""
        now = self._clock()
        full_at = max(self._full_at.get(key, now), now) + self._interval
        wait = full_at - now - self._burst * self._interval
        if wait > 1e-6 * self._interval:
            raise Refused("too-many-guesses", HTTPStatus.TOO_MANY_REQUESTS, seconds=ceil(wait))
        self._keep(key, full_at)

    def refund(self, key: str) -> None:
        """Give a guess back: the password was right."""
        self._keep(key, self._full_at.get(key, self._clock()) - self._interval)

    def _keep(self, key: str, full_at: float) -> None:
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        if len(self._full_at) > MOST_REMEMBERED:
            self._full_at.popitem(last=False)
