"""What positions of Torres are worth: by the net at the end of a turn, by a search within it."""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.analysis.steps import Shares
from tafelrunde.bots.torres.evaluation import fill_shares
from tafelrunde.bots.torres.search import NOT_AN_END, Look, explore
from tafelrunde.bots.torres.sets import set_for, unpacked
from tafelrunde.bots.torres.value import judge_by
from tafelrunde.bots.weights import load
from tafelrunde.core.memory import States
from tafelrunde.core.position import Position
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.cards import VARIANT_NAMES, Variant

WIDTH: Final = 24
"""Positions of each number of action points that a search carries on."""


class Plan(NamedTuple):
    """The best way through the rest of a turn that was found, and what it leads to."""

    shares: Shares
    codes: tuple[int, ...]
    """What is to be played, END the last."""
    typical: float = 0.0
    """How much less of the win the ends that were found are worth on average."""


class Judge:
    """Values positions of one kind of match."""

    def __init__(self, start: Position) -> None:
        self._players = start.players
        variant = VARIANT_NAMES[Variant(start.state["variant"][0])]
        self._judge: Any = judge_by(unpacked(load("torres"), set_for(variant, start.players)))
        self._look = Look(WIDTH)

    def shares(self, states: States) -> Shares:
        """Return everybody's win share as if the turn were over."""
        fill_shares(states, self._judge)
        shares = self._judge["shares"][0, : self._players].astype(np.float64)
        return np.asarray(shares / shares.sum())

    def search(self, states: States) -> Plan:
        """Return the best end of the turn under way; its owner looks at no more than his win share and lead."""
        return self.best_plans(states, 1)[0][0]

    def best_plans(self, states: States, most: int) -> list[tuple[Plan, States]]:
        """Return the best few ends of the turn under way, each with its last position; of equal ones the first."""
        arrays = self._look.arrays
        size = int(explore(states, arrays, self._judge))
        values = arrays.value[:size]
        ends = np.flatnonzero(values > NOT_AN_END)
        best = _different(values, ends[np.argsort(-values[ends], kind="stable")], most)
        typical = float(values[best[0]] - values[ends].mean()) if len(ends) else 0.0
        return [self._plan(int(end), typical) for end in best]

    def _plan(self, end: int, typical: float) -> tuple[Plan, States]:
        arrays = self._look.arrays
        codes = [int(arrays.code[place]) for place in self._look.path(end)[1:]]
        reached = arrays.states[end : end + 1].copy()
        return Plan(self.shares(reached), (*codes, actions.END), typical), reached


def _different(values: Any, ends: Any, most: int) -> Any:
    """Return the first few ends that are worth something else: others are the same turn in another order."""
    _, first = np.unique(values[ends], return_index=True)
    return ends[np.sort(first)[:most]] if len(ends) else np.zeros(1, np.int64)
