"""What a record proves about its dice, and against whom: everything is drawn again, and held against a receipt."""

from collections.abc import Iterator

import msgspec

from tafelrunde.core.actions import seat_letter
from tafelrunde.core.errors import BadRecord
from tafelrunde.core.fairness import SCHEME, Fairness, FairSampler, branches, commitment, contribution_hash
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.record import Record, replay, start_of


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player's own device keeps of a match; whoever holds one need not trust the host."""

    table: str
    seat: int
    commitment: str
    """The host's, as it stood when the text was made and when all hashes were sealed."""
    text: str
    """The player's own contribution, random and told to nobody before the hashes were sealed."""
    hashes: list[str | None]
    """What all seats had committed to when the text was revealed; none as long as it was not."""

    def to_json(self) -> str:
        """Write the receipt, for a file."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_json(text: str) -> "Receipt":
        """Read a receipt, or raise BadRecord."""
        try:
            receipt = msgspec.json.decode(text, type=Receipt)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            raise BadRecord("receipt-malformed", detail=str(error)) from error
        own = receipt.hashes[receipt.seat] if 0 <= receipt.seat < len(receipt.hashes) else None
        if own != contribution_hash(receipt.table, receipt.text):
            raise BadRecord("receipt-malformed", detail="hashes")
        return receipt

    def contradiction(self, fairness: Fairness) -> str | None:
        """Say what a record claims differently: `table`, `commitment`, `hashes`, or `mine`, my own text."""
        if fairness.table != self.table:
            return "table"
        if fairness.commitment.lower() != self.commitment:
            return "commitment"
        if fairness.hashes != self.hashes:
            return "hashes"
        return None if fairness.contributions[self.seat] == self.text else "mine"


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What drawing everything again has shown."""

    events: int
    """How many chance events there are."""
    wrong: int | None = None
    """The first entry that does not follow from the secret and the contributions, counted from 1."""
    scheme: int = 1
    contributed: list[int] = []
    """The seats whose texts are in the key."""
    withheld: list[int] = []
    """The seats that committed to a text and did not reveal it."""
    takebacks: int = 0
    """How often chance events were taken back; those that followed are fresh."""
    contradiction: str | None = None
    """What the record claims differently from the receipt, if there is one."""

    @property
    def holds(self) -> bool:
        """Whether everything fits."""
        return self.wrong is None and self.contradiction is None


def verify(record: Record, receipt: Receipt | None = None) -> Verdict:
    """Draw every chance event of a record again; raise BadRecord where there is nothing to check it against."""
    fairness, secret = _fairness_of(record)
    events, wrong = 0, None
    for entry, follows in _redrawn(record, FairSampler(secret, fairness), fairness):
        events += 1
        if not follows:
            wrong = entry
            break
    return Verdict(
        events,
        wrong,
        fairness.scheme,
        [seat for seat, text in enumerate(fairness.contributions) if text is not None],
        fairness.withheld,
        len(fairness.takebacks),
        receipt.contradiction(fairness) if receipt else None,
    )


def _redrawn(record: Record, sampler: FairSampler, fairness: Fairness) -> Iterator[tuple[int, bool]]:
    """Yield each chance entry's number and whether it is drawn again as it stands there."""
    position = start_of(record)
    steps = zip(replay(record), record.entries, branches(fairness.takebacks), strict=False)
    for number, (after, entry, branch) in enumerate(steps, start=1):
        if entry.by == CHANCE:
            sampler.branch = branch
            yield number, str(position.draw(sampler)) == entry.do
        position = after


def _fairness_of(record: Record) -> tuple[Fairness, bytes]:
    """Return what a record says about its dice, checked: secret and texts fit what was committed to."""
    if not record.header.fairness:
        raise BadRecord("fairness-missing")
    try:
        fairness = msgspec.convert(record.header.fairness, Fairness)
        secret = None if fairness.secret is None else bytes.fromhex(fairness.secret)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord("fairness-malformed", detail=str(error)) from error
    if not 1 <= fairness.scheme <= SCHEME:
        raise BadRecord("fairness-scheme", scheme=fairness.scheme)
    if secret is None:
        raise BadRecord("fairness-secret")
    if commitment(secret) != fairness.commitment.lower():
        raise BadRecord("fairness-commitment", commitment=fairness.commitment)
    if fairness.scheme > 1:
        _check_hashes(fairness, start_of(record).players)
    return fairness, secret


def _check_hashes(fairness: Fairness, seats: int) -> None:
    """Refuse a record in which a text is not the one that its seat committed to."""
    if not len(fairness.hashes) == len(fairness.contributions) == seats:
        raise BadRecord("fairness-malformed", detail="hashes")
    for seat, (committed, text) in enumerate(zip(fairness.hashes, fairness.contributions, strict=True)):
        if text is not None and contribution_hash(fairness.table, text) != committed:
            raise BadRecord("fairness-hash", seat=seat_letter(seat))
