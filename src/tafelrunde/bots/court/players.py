"""Who plays To Court the King for the house, weakest first.

All of them judge a claim by the chance to win that it leaves. The lower ones misjudge it, and plan their dice with
fewer abilities at a time: what does not fit into their heads is found only when fewer dice are left.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from tafelrunde.bots.court.choose import EQUAL, Chooser
from tafelrunde.bots.court.steward_v1 import Steward
from tafelrunde.bots.court.value import nets_of
from tafelrunde.bots.player import MakePlayer
from tafelrunde.bots.weights import load
from tafelrunde.core.actions import Action
from tafelrunde.core.bot import Bot
from tafelrunde.core.position import View


class Rung(NamedTuple):
    """How well somebody judges and plans."""

    noise: float
    """By how much of a win the worth of a character may be misjudged."""
    most_bytes: int
    """What the plan of one turn may take."""


RUNGS: Final = {
    "page": Rung(0.25, 200_000),
    "squire": Rung(0.20, 500_000),
    "steward": Rung(0.15, 1_000_000),
    "marshal": Rung(0.12, 4_000_000),
    "sovereign": Rung(0.0, 64_000_000),
}


class House:
    """Plays for the chance to win, as well as its rung allows."""

    def __init__(self, rung: Rung, seed: int | None) -> None:
        self._chooser = Chooser(nets_of(load("court")), rung.most_bytes, rung.noise, seed)

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return the action with the best chance to win."""
        if len(legal) == 1:
            return legal[0]
        values = self._chooser.values(view.state)
        return max(legal, key=lambda action: round(values[action], EQUAL))


def _make(rung: Rung, seed: int | None) -> Bot:
    return House(rung, seed)


PLAYERS: Mapping[str, MakePlayer] = {
    **{name: partial(_make, rung) for name, rung in RUNGS.items()},
    "steward-1": lambda _seed: Steward(),
}
