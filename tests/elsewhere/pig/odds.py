"""Exact odds in Pig."""

from functools import cache

from tafelrunde.core.actions import Action
from tafelrunde.core.position import Position
from tests.elsewhere.pig.actions import Hold, Roll
from tests.elsewhere.pig.scoring import score_after_hold
from tests.elsewhere.pig.state import FACES, PIG


@cache
def before_a_one(points: int) -> float:
    """Return the chance to roll so many points before the die shows a one (P3.2)."""
    if points <= 0:
        return 1.0
    return sum(before_a_one(points - number) for number in range(PIG + 1, FACES + 1)) / FACES


def this_turn(position: Position) -> dict[Action, float]:
    """Return the chance to win in this turn, by holding now or by rolling until there is enough (P4.1)."""
    missing = int(position.state[0]["goal"]) - int(score_after_hold(position.state[0]))
    chances = {Roll(): before_a_one(missing), Hold(): float(missing <= 0)}
    return {action: chances[action] for action in position.legal()}
