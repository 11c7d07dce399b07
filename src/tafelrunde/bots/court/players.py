"""Who plays To Court the King for the house, weakest first.

All of them judge a claim by the chance to win that it leaves. The lower ones misjudge it, and plan their dice with
fewer abilities at a time: what does not fit into their heads is found only when fewer dice are left.
"""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from tafelrunde.bots.court.deciding import decide, mind, rehearse
from tafelrunde.bots.court.steward_v1 import Steward
from tafelrunde.bots.court.value import nets_of
from tafelrunde.bots.player import MakePlayer
from tafelrunde.bots.weights import load
from tafelrunde.core.actions import Action
from tafelrunde.core.bot import Bot
from tafelrunde.core.position import View
from tafelrunde.core.rng import rng
from tafelrunde.games.court.actions import actions


class Rung(NamedTuple):
    """How well somebody judges and plans."""

    most_values: int
    """How many positions the plan of one turn may have."""
    noise: float = 0.0
    """By how much of a win the worth of a character may be misjudged."""
    exact: bool = False
    """Whether the turns of others are solved as well once the King is taken."""


RUNGS: Final = {
    "page": Rung(43_000, noise=0.33),
    "squire": Rung(85_000, noise=0.22),
    "steward": Rung(125_000, noise=0.15),
    "marshal": Rung(500_000, noise=0.12),
    "sovereign": Rung(16_000_000, exact=True),
}


class House:
    """Plays for the chance to win, as well as its rung allows; players of equal seeds play alike."""

    def __init__(self, rung: Rung, seed: int | None) -> None:
        numbers = rng(random.getrandbits(64) if seed is None else seed)
        self._mind = mind(nets_of(load("court")), *rung, numbers)
        rehearse(self._mind)

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return the action with the best chance to win."""
        return legal[0] if len(legal) == 1 else actions()[decide(self._mind, view.state)]


def _make(rung: Rung, seed: int | None) -> Bot:
    return House(rung, seed)


PLAYERS: Mapping[str, MakePlayer] = {
    **{name: partial(_make, rung) for name, rung in RUNGS.items()},
    "steward-1": lambda _seed: Steward(),
}
WHIMS: Mapping[str, bool] = {name: rung.noise > 0 for name, rung in RUNGS.items()}
