"""The hand-made worths in kernels are those of the first steward."""

import pytest

from tafelrunde.bots.knights.choose import Sight
from tafelrunde.bots.knights.steward_v1 import _Turn
from tests.bots.knights.rating import rated
from tests.bots.knights.test_value import turn_starts


def test_targets_and_tucks_are_worth_what_the_first_steward_thought() -> None:
    for pos in turn_starts(2, 2)[::3]:
        steward = _Turn(pos.view(pos.to_act or 0))
        for action, value in rated(pos, Sight.WORTHS).items():
            assert value == pytest.approx(steward.value(action))
