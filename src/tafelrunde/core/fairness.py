"""Fair dice that nobody could choose: a host's secret mixed with what each player contributes.

Before the match its host shows the hash of a secret. Then every player shows the hash of a text of their own, and
only when all hashes stand are the texts revealed. Secret and texts together are the key of the match. Each chance
event is drawn from the key and its number. When the match is over the secret is revealed, and anybody can draw
everything again (`proof.py`). Scheme 1, of older records, showed the texts at once: a host who played was free.
"""

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import Annotated, Self

import msgspec

from tafelrunde.core.chance import WordSampler

SCHEME = 2
"""How new matches mix their dice."""
WIDTH = 8
"""Bytes of a number from which a word is drawn."""
BLOCK = 64
"""Bytes of a block of SHA-256, to which the key of an HMAC is filled up."""
INNER, OUTER = (bytes([byte ^ pad for byte in range(256)]) for pad in (0x36, 0x5C))
"""What an HMAC makes of each byte of its key: for what is hashed first, and for the hash of that (RFC 2104)."""


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a record says about its dice."""

    commitment: str
    """SHA-256 of the secret, in hexadecimal digits."""
    contributions: list[str | None]
    """What each seat contributed, if anything."""
    secret: str | None = None
    """In hexadecimal digits; revealed when the match is over."""
    scheme: int = 1
    """How they were mixed: 1, texts in the open; 2, hashes first, and fresh dice after a take-back."""
    table: str = ""
    """The table to which the hashes belong."""
    hashes: list[str | None] = []
    """What each seat committed to before anything was revealed, if it did."""
    takebacks: list[Annotated[int, msgspec.Meta(ge=0)]] = []
    """How many entries were left after each take-back over chance events, in order."""

    @property
    def withheld(self) -> list[int]:
        """The seats that committed to a text and did not reveal it."""
        pairs = zip(self.hashes, self.contributions, strict=False)
        return [seat for seat, (committed, text) in enumerate(pairs) if committed is not None and text is None]


def commitment(secret: bytes) -> str:
    """Return the hash that commits to a secret without giving it away."""
    return sha256(secret).hexdigest()


def contribution_hash(table: str, text: str) -> str:
    """Return the hash that commits to a contribution at one table, and is worth nothing at any other."""
    return sha256(f"tafelrunde contribution 2\n{table}\n{text}".encode()).hexdigest()


def match_key(secret: bytes, fairness: Fairness) -> bytes:
    """Return the key of a match: nobody knows it before the last contribution is revealed."""
    mixed: list[object] = list(fairness.contributions)
    if fairness.scheme > 1:
        mixed = ["tafelrunde dice 2", fairness.table, fairness.hashes, fairness.contributions]
    return hmac.new(secret, msgspec.json.encode(mixed), sha256).digest()


class FairSampler(WordSampler):
    """Draws each chance event from the key of the match, the number of take-backs and the event's number."""

    __slots__ = ("_branch", "_inner", "_lead", "_outer", "events", "scheme")

    def __init__(self, secret: bytes, fairness: Fairness, events: int = 0) -> None:
        key = match_key(secret, fairness).ljust(BLOCK, b"\0")
        self._inner, self._outer = key.translate(INNER), key.translate(OUTER)
        """The key of an HMAC, as it stands before what is hashed first and before the hash of that."""
        self.scheme = fairness.scheme
        self.events = events
        """How many chance events came before; a match that goes back sets it back."""
        self.branch = len(fairness.takebacks)

    def __copy__(self) -> Self:
        """Return a sampler that goes on by itself; said here, as `copy` takes thrice as long to find out how."""
        twin = type(self).__new__(type(self))
        twin._inner, twin._outer, twin.scheme = self._inner, self._outer, self.scheme
        twin.events, twin._branch, twin._lead = self.events, self._branch, self._lead
        return twin

    @property
    def branch(self) -> int:
        """How many take-backs over chance events came before: what was seen and taken back does not come again."""
        return self._branch

    @branch.setter
    def branch(self, branch: int) -> None:
        self._branch = branch
        self._lead = branch.to_bytes(WIDTH, "big") if self.scheme > 1 else b""

    def begin(self) -> None:
        """Go on to the next event."""
        self.events += 1

    def word(self, attempt: int) -> int:
        """Return a word that follows from the key, the branch, the event's number and the attempt.

        It begins their HMAC. `hmac.digest` would let other threads run first, and a server draws between two
        messages; a keyed HMAC for each match takes memory that is far from the processor when it is needed.
        """
        drawn = self._inner + self._lead + self.events.to_bytes(WIDTH, "big") + attempt.to_bytes(WIDTH, "big")
        return int.from_bytes(sha256(self._outer + sha256(drawn).digest()).digest()[:WIDTH], "big")


def taken_back(takebacks: list[int], left: int, *, fresh: bool) -> list[int]:
    """Return the take-backs after one more that left so many entries; `fresh` if it went over chance events.

    One that did not can still reach before the last that did: then the fresh events begin there.
    """
    if fresh:
        return [*takebacks, left]
    if takebacks and left < takebacks[-1]:
        return [*takebacks[:-1], left]
    return takebacks


def branches(takebacks: Sequence[int]) -> Iterator[int]:
    """Yield, for each entry of a record, the last take-back that left no more entries than came before it."""
    begins = {left: number for number, left in enumerate(takebacks, start=1)}
    branch = 0
    for index in count():
        branch = max(branch, begins.get(index, 0))
        yield branch
