"""Win shares where a turn of Knights begins."""

from functools import cache
from typing import Any, Final

import numpy as np

from tafelrunde.bots.knights.choose import Sight, mind
from tafelrunde.bots.knights.players import RUNGS, HousePlayer, Rung
from tafelrunde.bots.knights.rollouts import roll_out
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.knights.value import win_shares
from tafelrunde.bots.weights import load
from tafelrunde.core.bot import Bot
from tafelrunde.core.position import Position

__all__ = ["evaluate", "near_end", "plays_out", "quick_player", "roll_out", "turn_ends"]

FEW: Final = 20
"""Not quite half the cards that nobody has seen when a match begins."""


def turn_ends(before: Position, after: Position) -> bool:
    """Say whether a turn begins with the second position."""
    turns = before.state["turns"][0]
    return bool(turns and after.state["turns"][0] != turns)


def plays_out(_position: Position) -> bool:
    """Say that a match may be valued whenever a turn ends."""
    return False


def near_end(position: Position) -> bool:
    """Say whether so few cards are left that nobody has seen that what players make of them tells most."""
    return bool(position.state["unseen_count"][0] <= FEW)


def quick_player() -> Bot:
    """Return who plays quickly and is never unsure."""
    return HousePlayer(Rung(Sight.OUTCOMES), 0)


def evaluate(before: Position, after: Position) -> list[float] | None:
    """Return each seat's win share if a turn begins with the second position."""
    if not turn_ends(before, after):
        return None
    shares = np.zeros(after.players)
    win_shares(tables(), _mind(after.players), after.state, shares)
    return [float(share) for share in shares]


@cache
def _mind(players: int) -> Any:
    return mind(load("knights"), players, *RUNGS["sovereign"])
