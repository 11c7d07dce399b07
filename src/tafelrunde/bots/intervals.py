"""How sure a measured share is: intervals for matches of which several share their dice.

Matches of one deal, played once in each rotation of the seats, depend on each other: mostly they even luck out. So
the deals are the sample, not the matches. The interval is Wilson's with as many independent matches as would be
just as uncertain.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

Z_95 = 1.959964
IMAGINED = 10
"""Deals without common dice that are imagined besides."""


class Share(NamedTuple):
    """A measured share with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int

    @property
    def half_width(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % confidence interval of a winning share (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z_95**2 / (2 * games)
    spread = Z_95 * sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2))
    scale = 1 + Z_95**2 / games
    return min(share, max(0.0, (centre - spread) / scale)), max(share, min(1.0, (centre + spread) / scale))


def measured(deals: Sequence[Sequence[float]]) -> Share:
    """Return the mean share over deals, each with the shares of its matches, and how sure it is."""
    games = sum(map(len, deals))
    if not games:
        return Share(0.0, 0.0, 1.0, 0)
    share = sum(map(sum, deals)) / games
    independent = _independent_matches([fmean(deal) for deal in deals if deal], games)
    return Share(share, *wilson(share * independent, independent), games)


def estimated(deals: Sequence[Sequence[float]]) -> Share:
    """Return the mean over deals of estimates that may lie beyond a win or a loss, and how sure it is.

    A few deals that are imagined to be as uncertain as matches keep a lucky beginning from looking sure.
    """
    games = sum(map(len, deals))
    if not games:
        return Share(0.0, 0.0, 1.0, 0)
    centre = sum(map(sum, deals)) / games
    means = [fmean(deal) for deal in deals if deal]
    single = sum((match - centre) ** 2 for deal in deals for match in deal) / games
    imagined = IMAGINED * single * len(means) / games
    spread = (sum((mean - centre) ** 2 for mean in means) + imagined) / (len(means) + IMAGINED)
    half = Z_95 * sqrt(spread / len(means))
    return Share(centre, centre - half, centre + half, games)


def repeated(population: Sequence[Sequence[float]]) -> Share:
    """Return the share of all matches that there are, each played at least twice, and how sure it is.

    None of them is left out, so all that is unsure is how each ends: two ends of the same match tell that.
    """
    games = sum(map(len, population))
    share = fmean(map(fmean, population))
    spread = sum(variance(ends) / len(ends) for ends in population) / len(population) ** 2
    independent = share * (1 - share) / spread if spread else games
    return Share(share, *wilson(share * independent, independent), games)


def _independent_matches(means: Sequence[float], games: int) -> float:
    """Return how many independent matches would be as uncertain as deals with these means.

    Some more deals are imagined that vary as matches without common dice do: a few equal deals prove little.
    """
    centre = fmean(means)
    chance = (centre * games + 1) / (games + 2)
    single = chance * (1 - chance)
    imagined = IMAGINED * single * len(means) / games
    spread = (sum((mean - centre) ** 2 for mean in means) + imagined) / (len(means) + IMAGINED)
    return single / spread * len(means)
