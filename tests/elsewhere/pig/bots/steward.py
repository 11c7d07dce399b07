"""The steward of Pig: rolls until the pot is worth more than it risks."""

from collections.abc import Sequence

from tafelrunde.core.actions import Action
from tafelrunde.core.position import View
from tests.elsewhere.pig.actions import Hold, Roll
from tests.elsewhere.pig.scoring import has_enough

WORTH_HOLDING = 20
"""From here on a roll loses more than it brings: a sixth of twenty, against twenty sixths."""


class Steward:
    """Holds at twenty, or where that wins."""

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return roll or hold."""
        record = view.state[0]
        return Hold() if record["pot"] >= WORTH_HOLDING or has_enough(record) else Roll()
