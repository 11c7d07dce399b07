"""Fair dice that anyone can check: a secret committed to beforehand, mixed with what each player contributes.

Before the match its host shows the hash of a secret. Then every seat may contribute a text of its own; only now the
key of the match is fixed, so that neither host nor player could choose it. Each chance event is drawn from the key
and its number alone. When the match is over the secret is revealed, and anybody can draw everything again.
"""

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from tafelrunde.core.chance import WordSampler
from tafelrunde.core.errors import BadRecord
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.record import Record, replay, start_of


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a record says about its dice."""

    commitment: str
    """SHA-256 of the secret, in hexadecimal digits."""
    contributions: list[str | None]
    """What each seat contributed, if anything."""
    secret: str | None = None
    """In hexadecimal digits; revealed when the match is over."""


class Verdict(msgspec.Struct, frozen=True):
    """What drawing everything again has shown."""

    events: int
    """How many chance events there are."""
    wrong: int | None = None
    """The first entry that does not follow from the secret and the contributions, counted from 1."""


def commitment(secret: bytes) -> str:
    """Return the hash that commits to a secret without giving it away."""
    return hashlib.sha256(secret).hexdigest()


class FairSampler(WordSampler):
    """Draws each chance event from the key of the match and the event's number."""

    def __init__(self, secret: bytes, contributions: Sequence[str | None], events: int = 0) -> None:
        mixed = msgspec.json.encode(list(contributions))
        key = hmac.new(secret, mixed, hashlib.sha256).digest()
        self._keyed = hmac.new(key, digestmod=hashlib.sha256)
        self.events = events
        """How many chance events came before; a match that goes back sets it back."""

    def begin(self) -> None:
        """Go on to the next event."""
        self.events += 1

    def word(self, attempt: int) -> int:
        """Return a word that follows from the key, the event's number and the attempt."""
        # A copy, as `hmac.digest` lets other threads run first, and a server draws between two messages.
        drawn = self._keyed.copy()
        drawn.update(self.events.to_bytes(8, "big") + attempt.to_bytes(8, "big"))
        return int.from_bytes(drawn.digest()[:8], "big")


def verify(record: Record) -> Verdict:
    """Draw every chance event of a record again; raise BadRecord where there is nothing to check it against."""
    fairness = _fairness_of(record)
    assert fairness.secret is not None
    sampler = FairSampler(bytes.fromhex(fairness.secret), fairness.contributions)
    position, events = start_of(record), 0
    for number, (entry, after) in enumerate(zip(record.entries, replay(record), strict=True), start=1):
        if entry.by == CHANCE:
            events += 1
            if str(position.draw(sampler)) != entry.do:
                return Verdict(events, number)
        position = after
    return Verdict(events)


def _fairness_of(record: Record) -> Fairness:
    """Return what a record says about its dice, checked: a secret that fits the commitment."""
    if not record.header.fairness:
        raise BadRecord("fairness-missing")
    try:
        fairness = msgspec.convert(record.header.fairness, Fairness)
        secret = None if fairness.secret is None else bytes.fromhex(fairness.secret)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord("fairness-malformed", detail=str(error)) from error
    if secret is None:
        raise BadRecord("fairness-secret")
    if commitment(secret) != fairness.commitment.lower():
        raise BadRecord("fairness-commitment", commitment=fairness.commitment)
    return fairness
