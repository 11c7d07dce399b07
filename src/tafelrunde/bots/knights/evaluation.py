"""Win shares where a turn of Knights begins."""

from functools import cache
from typing import Any

import numpy as np

from tafelrunde.bots.knights.choose import mind
from tafelrunde.bots.knights.players import RUNGS
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.knights.value import win_shares
from tafelrunde.bots.weights import load
from tafelrunde.core.position import Position


def evaluate(before: Position, after: Position) -> list[float] | None:
    """Return each seat's win share if a turn begins with the second position."""
    if after.state["turns"][0] == before.state["turns"][0] or not before.state["turns"][0]:
        return None
    shares = np.zeros(after.players)
    win_shares(tables(), _mind(after.players), after.state, shares)
    return [float(share) for share in shares]


@cache
def _mind(players: int) -> Any:
    return mind(load("knights"), players, *RUNGS["sovereign"])
