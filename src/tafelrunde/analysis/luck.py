"""The luck of a match alone, to be taken off its result.

A result less the luck in it has the same mean, whoever plays and whatever values luck is measured by, as every
single piece of luck has none (the identity behind AIVAT; Burch and others, 2018). The better the values, the less
is left to vary.
"""

from collections.abc import Sequence

import numpy as np

from tafelrunde.analysis.steps import steps_of
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Match


def luck_of(match: Match) -> Sequence[float]:
    """Return how much of the win chance brought each seat; all positions of the match must be remembered."""
    positions = match.positions
    codes = [match.game.code_of(entry.do) for entry in match.entries]
    luck = np.zeros(positions[0].players)
    for before, step in zip(positions, steps_of(match.game.name)(positions, codes, luck_only=True), strict=False):
        if before.to_act == CHANCE:
            assert step is not None
            luck += step.after - step.value
    return [float(part) for part in luck]
