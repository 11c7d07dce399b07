"""Win shares where a turn of Knights begins."""

from functools import cache
from typing import Any

from tafelrunde.bots.knights.choose import mind
from tafelrunde.bots.knights.players import RUNGS
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.knights.value import win_shares
from tafelrunde.bots.weights import load
from tafelrunde.core.kernel import kernel
from tafelrunde.core.position import Position


def evaluate(before: Position, after: Position) -> list[float] | None:
    """Return each seat's win share if a turn begins with the second position."""
    if after.state["turns"][0] == before.state["turns"][0] or not before.state["turns"][0]:
        return None
    thoughts = _mind(after.players)
    fill_shares(tables(), thoughts, after.state)
    return [float(share) for share in thoughts["shares"][0, : after.players]]


@kernel
def fill_shares(tables: Any, mind: Any, position: Any) -> None:
    """Fill the win shares of a position; all are arrays of one."""
    win_shares(tables[0], mind[0], position[0])


@cache
def _mind(players: int) -> Any:
    return mind(load("knights"), players, *RUNGS["sovereign"])
