"""Who plays Knights for the house, weakest first."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from tafelrunde.bots.knights.choose import Sight, mind
from tafelrunde.bots.knights.playing import decide
from tafelrunde.bots.knights.steward_v1 import Steward
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.player import MakePlayer
from tafelrunde.bots.weights import load
from tafelrunde.core.actions import Action
from tafelrunde.core.position import View
from tafelrunde.core.rng import rng
from tafelrunde.games.knights.actions import ACTIONS


class Rung(NamedTuple):
    """How somebody of the house plays."""

    sight: Sight
    noise: float = 0.0
    """How blurred it sees win chances, with two seats."""
    margin: float = 1.0
    """How much worse than the best it may play."""

    def with_seats(self, players: int) -> "Rung":
        """Return the same with so many seats: chances to win are smaller there, hand-made worths are not."""
        shrinks = self.sight != Sight.WORTHS
        return self._replace(noise=self.noise * 2 / players) if shrinks else self


RUNGS: Mapping[str, Rung] = {
    "page": Rung(Sight.WORTHS, noise=0.12, margin=0.25),
    "squire": Rung(Sight.WORTHS, noise=0.055, margin=0.2),
    "steward": Rung(Sight.OUTCOMES, noise=0.055, margin=0.15),
    "marshal": Rung(Sight.CARDS, noise=0.03, margin=0.1),
    "sovereign": Rung(Sight.CARDS),
}


class HousePlayer:
    """Plays as its rung says; players of equal seeds play alike."""

    def __init__(self, rung: Rung, seed: int | None) -> None:
        self._weights = load("knights")
        self._rng = rng(random.getrandbits(64) if seed is None else seed)
        self._mind: Callable[[int], Any] = cache(
            lambda players: mind(self._weights, players, *rung.with_seats(players))
        )

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return the action that seems best."""
        if len(legal) == 1:
            return legal[0]
        players = int(view.state["players"].item())
        return ACTIONS[decide(tables(), self._mind(players), view.state, self._rng)]


def _maker(rung: Rung) -> MakePlayer:
    return lambda seed: HousePlayer(rung, seed)


PLAYERS: Mapping[str, MakePlayer] = {
    **{name: _maker(rung) for name, rung in RUNGS.items()},
    "steward-1": lambda _seed: Steward(),
}
WHIMS: Mapping[str, bool] = {name: rung.noise > 0 for name, rung in RUNGS.items()}
