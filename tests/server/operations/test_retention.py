from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.operations.retention import PERIODS, kept, moment_of, name_at

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)  # a Wednesday
MINUTES = 60 * 24 * 365
MOMENTS = st.sets(st.integers(0, MINUTES).map(lambda back: NOON - timedelta(minutes=back)), max_size=30)
KEEP = st.tuples(*[st.integers(0, 9)] * 3)


def hours_back(*hours: float) -> set[datetime]:
    return {NOON - timedelta(hours=number) for number in hours}


def test_the_last_of_each_hour_day_and_week_is_kept() -> None:
    every_half_hour = hours_back(*(half / 2 for half in range(24 * 2 * 30)))
    chosen = kept(every_half_hour, (3, 2, 3))
    hours = hours_back(0, 0.5, 1.5)
    days = {datetime(2026, 11, 17, 23, 30, tzinfo=UTC)}
    sundays = {datetime(2026, 11, day, 23, 30, tzinfo=UTC) for day in (15, 8)}
    assert chosen == hours | days | sundays


def test_days_without_a_server_do_not_count() -> None:
    long_ago = hours_back(0, 24 * 100, 24 * 200)
    assert kept(long_ago, (0, 3, 0)) == long_ago


def test_nothing_comes_of_nothing() -> None:
    assert kept([], (24, 7, 8)) == set()


@given(MOMENTS, KEEP)
def test_the_newest_is_always_kept_and_no_more_than_was_said(
    moments: set[datetime], keep: tuple[int, int, int]
) -> None:
    chosen = kept(moments, keep)
    assert chosen <= moments
    assert not moments or max(moments) in chosen
    assert len(chosen) <= max(1, sum(keep))
    for number, period in zip(keep, PERIODS, strict=True):
        periods = sorted({str(period(moment)): moment for moment in sorted(moments)}.values(), reverse=True)
        assert set(periods[:number]) <= chosen


@given(MOMENTS, KEEP)
def test_thinning_out_twice_changes_nothing(moments: set[datetime], keep: tuple[int, int, int]) -> None:
    chosen = kept(moments, keep)
    assert kept(chosen, keep) == chosen


def test_a_name_tells_its_moment_and_other_names_tell_none() -> None:
    assert name_at(NOON) == "tafelrunde-20261118T120000Z.backup.gz"
    assert moment_of(name_at(NOON)) == NOON
    for other in ("before-the-update.backup.gz", name_at(NOON) + ".x7.part", "tafelrunde-20261118.backup.gz"):
        assert moment_of(other) is None
