"""A turn solved once for one payoff, to look up any position that can follow in it."""

import numpy as np

from tafelrunde.core.dice import Ints
from tafelrunde.games.court.solver.classes import shifted
from tafelrunde.games.court.solver.part import Part, Vector, number_of
from tafelrunde.games.court.solver.reach import MOST_BYTES, useful, within_reach
from tafelrunde.games.court.solver.tables import RESULTS, ROLLERS, TABLES
from tafelrunde.games.court.state import DICE, FACES


class Solution:
    """A turn solved once for one payoff, to look up any position that can follow in it.

    Where the turn takes more than `most_bytes`, the answers are lower bounds, not `exact`: always with the same
    abilities left out, so that they can be compared. A new solution from a later position may be exact again:
    it shifts the payoff by the dice that lie aside and has fewer to solve for.
    """

    def __init__(
        self, payoff: Ints, unused: int, dice: int, spare: int, aside: int = 0, most_bytes: int = MOST_BYTES
    ) -> None:
        self.payoff = np.ascontiguousarray(payoff, np.float64).reshape(1, RESULTS)
        self.supply = dice + spare + int(DICE.size[aside])
        self.most_bytes = most_bytes
        self._root = self._latest = self._solve(unused, dice, aside)
        self.exact = not useful(unused, spare) & ~self._root.owned

    @property
    def bytes(self) -> int:
        """How much memory the solved turn takes."""
        return self._root.bytes

    def covers(self, unused: int, dice: int, aside: int) -> bool:
        """Whether a position with so many active dice, or dice in hand, is solved exactly already."""
        return self.exact and self._root.covers(unused, dice, aside)

    def value(self, unused: int, active: int, aside: int, may_roll: bool) -> float:
        """Return the value of a position."""
        size = int(DICE.size[active])
        row = active - int(TABLES.start[size])
        return float(self._covering(unused, size, aside).values(unused, size, aside, may_roll)[row])

    def set_aside_values(self, unused: int, active: int, aside: int) -> Vector:
        """Return what setting aside a die of each number is worth; minus infinity where none is active.

        This is `value` after each of these actions, found for all of them at once.
        """
        fewer = int(DICE.size[active]) - 1
        part = self._covering(unused, fewer + 1, aside)
        faces = np.flatnonzero(DICE.counts[active])
        values = np.full(FACES, -np.inf)
        if unused & part.owned & ROLLERS or fewer == 0:
            part.prepare(unused, fewer, [int(DICE.plus[aside, face]) for face in faces])
        for face in faces:
            less = DICE.counts[active].copy()
            less[face] -= 1
            values[face] = self.value(unused, number_of(less), int(DICE.plus[aside, face]), True)
        return values

    def expected_roll(self, unused: int, kept: int, rolled: int, aside: int, may_roll: bool = False) -> float:
        """Return the expectation over `rolled` dice in the air that join the active dice `kept`.

        After a roll of all active dice nothing is kept and a die must be set aside; a Fool or Merchant leaves
        `may_roll` as it was (C5.5).
        """
        size = int(DICE.size[kept]) + rolled
        values = self._covering(unused, size, aside).values(unused, size, aside, may_roll)
        begin, end = int(TABLES.start[rolled]), int(TABLES.start[rolled + 1])
        landed = shifted(kept, end)[begin:] - TABLES.start[size]
        return float(TABLES.chance[begin:end] @ values[landed].astype(np.float64))

    def first_roll(self, unused: int, dice: int, adding_first: bool) -> float:
        """Return the value before the first roll of `dice` dice."""
        return float(self._covering(unused, dice, 0).first_roll(unused, adding_first)[0])

    def _covering(self, unused: int, size: int, aside: int) -> Part:
        if not self.exact:
            unused &= self._root.owned
        if self._root.covers(unused, size, aside):
            return self._root
        if not self._latest.covers(unused, size, aside):
            self._latest = self._solve(unused, size, aside)
        return self._latest

    def _solve(self, unused: int, dice: int, aside: int) -> Part:
        spare = self.supply - dice - int(DICE.size[aside])
        part = Part(self.payoff, unused, dice, aside, spare)
        if part.bytes > self.most_bytes:
            part = Part(self.payoff, within_reach(unused, dice, spare, self.most_bytes), dice, aside, spare)
            part.asked = unused
        return part
