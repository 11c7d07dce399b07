"""What somebody's play has come to, over many matches: results, luck, and what decisions have cost."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt

import msgspec

from tafelrunde.bots.intervals import Z_95
from tafelrunde.practice.reviews import Review

RECENT = 10
"""Matches that a point of the trend looks back on."""
FAVOURITES = 3


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; without one where there is only one match."""

    mean: float
    low: float | None = None
    high: float | None = None


class TrendPoint(msgspec.Struct, frozen=True):
    """How it was after a match, over the last ten."""

    at: int
    form: float
    luck: float


class Favourite(msgspec.Struct, frozen=True):
    """A kind of decision, and what mistakes in it have cost altogether."""

    kind: str
    lost: float


class Numbers(msgspec.Struct, frozen=True):
    """Somebody's numbers in one game against one level."""

    game: str
    level: str
    matches: int
    finished: int
    wins: float
    """Of those that were finished; a shared win counts in part."""
    fair: float
    """As many wins as there would have been, had all been equally good."""
    form: Estimate | None
    """What a decision that mattered has lost on average; None as long as none did."""
    luck: Estimate
    """What chance gave in a match; over many it tends to zero."""
    labels: dict[str, int]
    favourites: list[Favourite]
    trend: list[TrendPoint]


def numbers_of(reviews: Sequence[Review]) -> list[Numbers]:
    """Sum reviews up by game and level."""
    groups: dict[tuple[str, str], list[Review]] = defaultdict(list)
    for each in sorted(reviews, key=lambda review: (review.at, review.table)):
        groups[each.game, each.level].append(each)
    return [_numbers(game, level, group) for (game, level), group in sorted(groups.items())]


def _numbers(game: str, level: str, reviews: Sequence[Review]) -> Numbers:
    ended = [each for each in reviews if each.finished]
    labels: Counter[str] = Counter()
    kinds: dict[str, float] = defaultdict(float)
    for each in reviews:
        labels.update(each.labels)
        for kind, lost in each.kinds.items():
            kinds[kind] += lost
    costliest = sorted(kinds.items(), key=lambda each: -each[1])
    return Numbers(
        game=game,
        level=level,
        matches=len(reviews),
        finished=len(ended),
        wins=sum(each.result for each in ended),
        fair=sum(1 / each.players for each in ended),
        form=form_of(reviews),
        luck=_mean([each.luck for each in reviews]),
        labels=dict(labels),
        favourites=[Favourite(kind, lost) for kind, lost in costliest[:FAVOURITES]],
        trend=[_trend(reviews[max(0, last - RECENT) : last]) for last in range(1, len(reviews) + 1)],
    )


def form_of(reviews: Sequence[Review]) -> Estimate | None:
    """Return what a decision that mattered loses: a ratio of sums, whose error comes from the matches."""
    decisions = sum(each.mattered for each in reviews)
    if not decisions:
        return None
    lost = sum(each.lost_where_it_mattered for each in reviews) / decisions
    count = len(reviews)
    if count < 2:
        return Estimate(lost)
    off = [each.lost_where_it_mattered - lost * each.mattered for each in reviews]
    error = sqrt(count / (count - 1) * sum(each * each for each in off)) / decisions
    return Estimate(lost, max(0.0, lost - Z_95 * error), lost + Z_95 * error)


def _mean(values: Sequence[float]) -> Estimate:
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean)
    error = sqrt(sum((each - mean) ** 2 for each in values) / (count - 1) / count)
    return Estimate(mean, mean - Z_95 * error, mean + Z_95 * error)


def _trend(recent: Sequence[Review]) -> TrendPoint:
    form = form_of(recent)
    return TrendPoint(recent[-1].at, form.mean if form else 0.0, sum(each.luck for each in recent) / len(recent))
