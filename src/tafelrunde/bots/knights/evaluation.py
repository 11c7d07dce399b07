"""Win shares where a turn of Knights begins."""

from functools import cache
from typing import Any

from tafelrunde.bots.knights.choose import Mind, mind
from tafelrunde.bots.knights.players import RUNGS, net
from tafelrunde.bots.knights.value import win_shares
from tafelrunde.bots.weights import load
from tafelrunde.core.kernel import kernel
from tafelrunde.core.position import Position


def evaluate(before: Position, after: Position) -> list[float] | None:
    """Return each seat's win share if a turn begins with the second position."""
    if after.state["turns"][0] == before.state["turns"][0] or not before.state["turns"][0]:
        return None
    thoughts = _mind(after.players)
    fill_shares(thoughts, after.state)
    return [float(share) for share in thoughts.shares[: after.players]]


@kernel
def fill_shares(mind: Mind, position: Any) -> None:
    """Fill the win shares of a position."""
    win_shares(mind.tables, mind.net, mind.room, position[0], mind.shares)


@cache
def _mind(players: int) -> Mind:
    return mind(net(load("knights"), players), *RUNGS["sovereign"])
