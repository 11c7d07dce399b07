"""What follows from a position of Pig, for a board to draw beside it."""

import msgspec

from tafelrunde.core.memory import States
from tests.elsewhere.pig.scoring import has_enough, score_after_hold


class Aids(msgspec.Struct, frozen=True):
    """What holding would bring."""

    after_hold: int
    wins: bool


def aids(state: States) -> Aids:
    """Say what holding would bring."""
    return Aids(int(score_after_hold(state[0])), bool(has_enough(state[0])))
