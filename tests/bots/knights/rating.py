"""What a player thinks of its actions."""

import tafelrunde as tr
from tafelrunde.bots.knights.choose import Sight, mind
from tafelrunde.bots.knights.playing import decide
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.weights import load
from tafelrunde.core.rng import rng
from tafelrunde.games.knights.actions import ACTIONS


def rated(pos: tr.Position, sight: Sight) -> dict[tr.Action, float]:
    """Return what every legal action is worth to a player of this sight."""
    player = mind(load("knights"), int(pos.state["players"].item()), sight)
    decide(tables(), player, pos.state, rng(0))
    count = len(pos.legal())
    codes, values = player["codes"][0, 0, :count], player["values"][0, :count]
    return {ACTIONS[code]: float(value) for code, value in zip(codes, values, strict=True)}
