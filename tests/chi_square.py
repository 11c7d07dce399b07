"""Small statistics for tests of chance: no dependency, always with fixed seeds."""

from collections.abc import Sequence
from math import erfc, sqrt

LEAST_EXPECTED = 5
"""Cells expected less often than this are counted together."""


def chi_square_p(observed: Sequence[int], weights: Sequence[int]) -> float:
    """Return about how likely counts at least this uneven are, if `weights` tell the truth."""
    assert len(observed) == len(weights) > 1
    cells = _merged(observed, weights)
    freedom = len(cells) - 1
    if freedom == 0:
        return 1.0
    statistic = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(z / sqrt(2)) / 2


def _merged(observed: Sequence[int], weights: Sequence[int]) -> list[tuple[int, float]]:
    """Pair counts with expectations; the rare cells become one."""
    draws, total = sum(observed), sum(weights)
    pairs = [(seen, draws * weight / total) for seen, weight in zip(observed, weights, strict=True)]
    cells = [pair for pair in pairs if pair[1] >= LEAST_EXPECTED]
    rare = [pair for pair in pairs if pair[1] < LEAST_EXPECTED]
    seen, expected = sum(pair[0] for pair in rare), sum(pair[1] for pair in rare)
    if expected >= LEAST_EXPECTED or not cells:
        cells.append((seen, expected))
    elif rare:
        first_seen, first_expected = cells[0]
        cells[0] = first_seen + seen, first_expected + expected
    return cells
