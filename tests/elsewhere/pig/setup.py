"""How a game of Pig begins."""

from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.memory import States
from tests.elsewhere.pig.state import Phase


def lay_out(state: States, players: int, goal: int, start: int | None) -> None:
    """P2.1: who starts is drawn, unless the table names a seat."""
    record = state[0]
    record["players"], record["goal"] = players, goal
    record["phase"], record["actor"] = (Phase.START, CHANCE) if start is None else (Phase.TURN, start)
    record["turn"] = start or 0
