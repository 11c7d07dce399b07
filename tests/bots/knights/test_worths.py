"""The hand-made worths in kernels are those of the first steward."""

import numpy as np
import pytest

from tafelrunde.bots.knights.choose import mind, rate
from tafelrunde.bots.knights.players import net
from tafelrunde.bots.knights.steward_v1 import _Turn
from tafelrunde.bots.weights import load
from tafelrunde.games.knights.actions import ACTIONS, PLAYER_CODES
from tests.bots.knights.test_value import turn_starts


def test_targets_and_tucks_are_worth_what_the_first_steward_thought() -> None:
    guesser = mind(net(load("knights"), 2), faces=0)
    codes, values = np.zeros(PLAYER_CODES, np.int32), np.zeros(PLAYER_CODES)
    for pos in turn_starts(2, 2)[::3]:
        steward = _Turn(pos.view(pos.to_act or 0))
        for i in range(rate(guesser, pos.state[0], codes, values)):
            assert values[i] == pytest.approx(steward.value(ACTIONS[codes[i]]))
