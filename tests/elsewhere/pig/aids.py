"""What follows from a position of Pig, for a board to draw beside it."""

from typing import Any

import msgspec
import numpy as np

from tafelrunde.core.kernel import quick
from tafelrunde.core.memory import States
from tests.elsewhere.pig.scoring import has_enough, score_after_hold

AIDS = np.dtype([("after_hold", np.int16), ("wins", np.int16)])


class Aids(msgspec.Struct, frozen=True):
    """What holding would bring."""

    after_hold: int
    wins: bool


@quick
def fill_aids(states: Any, found: Any) -> None:
    """P3.3, P4.1: fill a record with what holding would bring."""
    found[0].after_hold = score_after_hold(states[0])
    found[0].wins = has_enough(states[0])


def aids(state: States) -> Aids:
    """Say what holding would bring."""
    record = np.zeros(1, AIDS)
    fill_aids(state, record)
    after_hold, wins = record[0].item()
    return Aids(after_hold, bool(wins))
