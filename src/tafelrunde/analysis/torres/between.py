"""What happens outside of turns: who starts, foundations, first knights, the king."""

from typing import Final

import numpy as np

from tafelrunde.analysis.steps import Shares, Step
from tafelrunde.analysis.torres.judging import Judge
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.memory import States
from tafelrunde.core.position import Position
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.state import Phase

VALUED: Final = (Phase.KNIGHTS, Phase.KING, Phase.KINGS_MOVE)
"""Decisions of which the net can tell what they bring; it knows nothing of foundations."""


class Between:
    """Values entries outside of turns, one after another."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.last: Shares | None = None
        """What the entry before led to."""

    def step(self, before: Position, code: int) -> Step:
        """Return what a code does in a position."""
        phase, seat = before.state["phase"][0], None if before.to_act == CHANCE else before.to_act
        if phase in VALUED and seat is not None:
            step = self._decide(before, code, seat)
        elif phase == Phase.START:
            shares = np.array([self._judge.shares(before.after(int(each)).state) for each in before.codes])
            step = Step(shares.mean(axis=0), shares[before.codes.tolist().index(code)])
        else:
            here = self._judge.shares(before.state) if self.last is None else self.last
            step = Step(here, here, seat)
        self.last = step.after
        return step

    def _decide(self, before: Position, code: int, seat: int) -> Step:
        codes = before.codes.tolist()
        shares = np.array([self._judge.shares(imagined(before, each, seat)) for each in codes])
        own = shares[:, seat]
        place, best = codes.index(code), int(own.argmax())
        if own[place] >= own[best]:
            best = place
        return Step(shares[best], shares[place], seat, codes[best], (), float(own[best] - own.mean()))


def imagined(before: Position, code: int, seat: int) -> States:
    """Return what a decision changes, but let no turn begin: what is worth something is the position before it."""
    state = before.state.copy()
    if actions.KING <= code < actions.STACK:
        state["king"][0] = code - actions.KING
    elif code != actions.STAY:
        state["seat"]["knights"][0, seat] |= np.uint64(1) << np.uint64(code - actions.DEPLOY)
    return state
