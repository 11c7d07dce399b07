"""What a bot is, for those who bring bots and for those who let them play."""

from collections.abc import Sequence
from typing import Protocol

from tafelrunde.core.actions import Action
from tafelrunde.core.position import View


class Bot(Protocol):
    """Chooses among the legal actions from what its seat may see, within `budget` seconds."""

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return one of the legal actions."""
        ...
