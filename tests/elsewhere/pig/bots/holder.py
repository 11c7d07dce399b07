"""A player of Pig who has learned when to hold."""

from collections.abc import Sequence

from tafelrunde.bots.weights import Weights
from tafelrunde.core.actions import Action
from tafelrunde.core.position import View
from tests.elsewhere.pig.actions import Hold, Roll
from tests.elsewhere.pig.scoring import has_enough


class Holder:
    """Holds at what it has learned, or where that wins."""

    def __init__(self, weights: Weights) -> None:
        self._hold_at = int(weights["hold_at"][0])

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return roll or hold."""
        record = view.state[0]
        enough = record["pot"] and (record["pot"] >= self._hold_at or has_enough(record))
        return Hold() if enough else Roll()
