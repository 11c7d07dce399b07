"""Every game with each of its variants and numbers of players, as environments, and random games of them."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import tafelrunde as tr
from tafelrunde.envs.spec import Spec
from tests.every_game import EVERY_GAME, cases_of
from tests.walks import positions


class Case(NamedTuple):
    """A game with options."""

    game: str
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, *(str(value) for value in self.options.values())])

    @property
    def spec(self) -> Spec:
        """The environment."""
        return Spec(self.game, **self.options)


def cases() -> Iterator[Case]:
    """Yield every game, variant and number of players."""
    for name, game in EVERY_GAME.items():
        for variant in cases_of(game).VARIANTS:
            for players in game.players:
                yield Case(name, {"players": players, **variant})


CASES = list(cases())
ONE_EACH = [Case(game, {"players": 3}) for game in tr.games()]


@cache
def _decisions(name: str) -> list[tr.Position]:
    case = next(case for case in (*CASES, *ONE_EACH) if str(case) == name)
    played = positions(case.game, f"env {name}", **case.options)
    return [position for position in played if position.to_act not in (None, tr.CHANCE)]


def decisions(case: Case) -> list[tr.Position]:
    """Return the positions of a random game in which a player decides, always the same ones."""
    return _decisions(str(case))


def observed(spec: Spec, position: tr.Position, seat: int) -> npt.NDArray[np.float32]:
    """Return what a seat sees of a position, in memory full of nonsense before."""
    row = np.full(spec.observation_size, np.nan, np.float32)
    spec.kernels.observe_one(position.state, seat, row)
    return row


def mask_of(spec: Spec, position: tr.Position) -> npt.NDArray[np.int8]:
    """Return what the seat to act may do."""
    mask = np.full(spec.actions, 7, np.int8)
    spec.kernels.mask_one(position.state, mask, np.empty(spec.game.all_codes, np.int32))
    return mask
