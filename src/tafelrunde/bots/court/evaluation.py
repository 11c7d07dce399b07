"""Win shares where a turn of To Court the King begins."""

from functools import cache

import numpy as np

from tafelrunde.bots.court.value import Nets, Work, nets_of, new_work, win_shares
from tafelrunde.bots.weights import load
from tafelrunde.core.position import Position
from tafelrunde.games.court.state import Phase


def evaluate(before: Position, after: Position) -> list[float] | None:
    """Return each seat's win share if a turn begins with the second position."""
    if after.state["phase"][0] != Phase.FIRST_ROLL or before.state["phase"][0] in (Phase.START, Phase.FIRST_ROLL):
        return None
    shares = np.zeros(after.players)
    win_shares(after.state, _nets(), _work(), shares)
    return [float(share) for share in shares]


@cache
def _nets() -> Nets:
    return nets_of(load("court"))


@cache
def _work() -> Work:
    return new_work()
