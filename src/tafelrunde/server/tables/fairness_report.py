"""The dice of a match that is over, checked: the same as `tafelrunde verify` does offline."""

from typing import Literal

import msgspec

from tafelrunde.core.errors import BadRecord
from tafelrunde.core.fairness import Fairness
from tafelrunde.core.proof import verify
from tafelrunde.core.record import Record
from tafelrunde.protocol.errors import ErrorAnswer
from tafelrunde.server.errors import error_of


class Wrong(msgspec.Struct, frozen=True):
    """The first entry that does not follow from the secret and the contributions."""

    entry: int
    """Counted from 1: `at` of the replay's moment after it."""
    do: str
    event: int
    """Which chance event it is."""


class FairnessReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What drawing all dice and cards again has shown."""

    verdict: Literal["proven", "wrong", "unchecked"]
    events: int = 0
    """How many chance events were drawn again."""
    wrong: Wrong | None = None
    why: ErrorAnswer | None = None
    """Why nothing can be checked."""
    commitment: str | None = None
    secret: str | None = None
    contributions: list[str | None] | None = None
    scheme: int = 1
    """How the dice are mixed: 2, hashes first, so that a host who plays could not choose them either; 1, not so."""
    hashes: list[str | None] | None = None
    """What each seat had committed to before anything was revealed."""
    withheld: list[int] = []
    """The seats that committed to a text and did not reveal it."""
    takebacks: list[int] = []
    """How many entries were left after each take-back over chance events; the dice after it are fresh."""


def check_fairness(record: Record) -> FairnessReport:
    """Draw everything again."""
    try:
        verdict = verify(record)
    except BadRecord as error:
        return _with_shown(FairnessReport("unchecked", why=error_of(error.problem)), record)
    if verdict.wrong is None:
        return _with_shown(FairnessReport("proven", verdict.events), record)
    wrong = Wrong(verdict.wrong, record.entries[verdict.wrong - 1].do, verdict.events)
    return _with_shown(FairnessReport("wrong", verdict.events, wrong), record)


def _with_shown(report: FairnessReport, record: Record) -> FairnessReport:
    """Add what the record says about its dice; one that was brought may say anything."""
    try:
        fairness = msgspec.convert(record.header.fairness, Fairness)
    except msgspec.ValidationError:
        return report
    return msgspec.structs.replace(
        report,
        commitment=fairness.commitment,
        secret=fairness.secret,
        contributions=fairness.contributions,
        scheme=fairness.scheme,
        hashes=fairness.hashes or None,
        withheld=fairness.withheld,
        takebacks=fairness.takebacks,
    )
