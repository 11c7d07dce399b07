"""Which backups are kept: the last one of each of so many hours, days and weeks."""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime

PATTERN = "tafelrunde-*.backup.gz"
NAME = re.compile(r"tafelrunde-(\d{8}T\d{6}Z)\.backup\.gz")
WRITTEN = "%Y%m%dT%H%M%SZ"
PERIODS: tuple[Callable[[datetime], object], ...] = (
    lambda moment: (moment.date(), moment.hour),
    lambda moment: moment.date(),
    lambda moment: moment.isocalendar()[:2],
)
"""What two moments of the same hour, day or week have in common."""


def name_at(moment: datetime) -> str:
    """Return the name of a backup that is made at a moment."""
    return f"tafelrunde-{moment.astimezone(UTC).strftime(WRITTEN)}.backup.gz"


def moment_of(name: str) -> datetime | None:
    """Return when a backup was made, by its name; None for a file that is no scheduled backup."""
    found = NAME.fullmatch(name)
    return datetime.strptime(found[1], WRITTEN).replace(tzinfo=UTC) if found else None


def kept(moments: Iterable[datetime], keep: Sequence[int]) -> set[datetime]:
    """Return which backups are kept; the newest always is.

    Only periods with a backup count, so nothing is lost by a server that stood still for a month.
    """
    newest_first = sorted(moments, reverse=True)
    chosen = set(newest_first[:1])
    for number, period in zip(keep, PERIODS, strict=True):
        last_of = dict[object, datetime]()
        for moment in newest_first:
            last_of.setdefault(period(moment), moment)
        chosen.update([*last_of.values()][:number])
    return chosen
