"""Who plays Knights for the house, weakest first."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from tafelrunde.bots.knights.choose import Mind, mind
from tafelrunde.bots.knights.playing import choices, decide
from tafelrunde.bots.knights.steward_v1 import Steward
from tafelrunde.bots.knights.value import Net
from tafelrunde.bots.player import MakePlayer
from tafelrunde.bots.weights import Weights, load
from tafelrunde.core.actions import Action
from tafelrunde.core.position import View
from tafelrunde.core.rng import rng
from tafelrunde.games.knights.actions import ACTIONS
from tafelrunde.games.knights.state import DECK_SIZE


class Rung(NamedTuple):
    """How somebody of the house plays."""

    faces: int
    """Over how many cards that may come it averages; 0 goes by hand-made worths of cards."""
    noise: float = 0.0
    """How blurred it sees win chances."""
    margin: float = 1.0
    """How much worse than the best it may play."""


RUNGS: Mapping[str, Rung] = {
    "page": Rung(faces=0, noise=0.1, margin=0.25),
    "squire": Rung(faces=0, noise=0.055, margin=0.2),
    "steward": Rung(faces=4, noise=0.055, margin=0.15),
    "marshal": Rung(faces=8, noise=0.03, margin=0.1),
    "sovereign": Rung(faces=DECK_SIZE),
}


def net(weights: Weights, players: int) -> Net:
    """Return the net for so many seats, as fresh arrays in single precision."""
    return Net(*(np.array(weights[f"{name}-{players}"], np.float32, order="C") for name in Net._fields))


class HousePlayer:
    """Plays as its rung says; players of equal seeds play alike."""

    def __init__(self, rung: Rung, seed: int | None) -> None:
        self._weights = load("knights")
        self._rng = rng(random.getrandbits(64) if seed is None else seed)
        self._choices = choices()
        self._mind: Callable[[int], Mind] = cache(lambda players: mind(net(self._weights, players), *rung))

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        """Return the action that seems best."""
        if len(legal) == 1:
            return legal[0]
        players = int(view.state["players"].item())
        return ACTIONS[decide(self._mind(players), view.state, self._choices, self._rng)]


def _maker(rung: Rung) -> MakePlayer:
    return lambda seed: HousePlayer(rung, seed)


PLAYERS: Mapping[str, MakePlayer] = {
    **{name: _maker(rung) for name, rung in RUNGS.items()},
    "steward-1": lambda _seed: Steward(),
}
