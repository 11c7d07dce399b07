"""A part of a turn, solved: all that can follow from some dice aside, some in play and some unused abilities."""

from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.core.dice import Ints
from tafelrunde.games.court.solver.classes import classify
from tafelrunde.games.court.solver.plan import VALUE, Shelf, Turn, lay_out, locate
from tafelrunde.games.court.solver.reach import empty_plan, most_dice, needs_second_layer, number_type, useful
from tafelrunde.games.court.solver.sweep import sweep, sweep_ready
from tafelrunde.games.court.solver.tables import ABILITIES, ASTRONOMER, RESULTS, ROLLERS, TABLES
from tafelrunde.games.court.state import DICE, FACES, MOST_DICE

Vector = npt.NDArray[np.float64]

MOST_READY: Final = 24
"""For so many different dice aside a part remembers the values of positions that may roll."""


class _Ready(NamedTuple):
    """Positions that may roll, solved for some dice aside."""

    unused: int
    shelf: Shelf
    width: int
    lane: int


class Part:
    """Everything that can follow from some dice aside, some in play and some unused abilities."""

    def __init__(
        self, payoffs: Ints, unused: int, dice: int, aside: int, spare: int, *, in_passing: bool = False
    ) -> None:
        if payoffs.shape[1:] != (RESULTS,) or dice + int(DICE.size[aside]) > MOST_DICE:
            raise ValueError(f"{payoffs.shape} payoffs for {dice} dice besides {DICE.dice(aside)}")
        spare = min(spare, MOST_DICE - dice - int(DICE.size[aside]))
        self.asked, self.owned = unused, useful(unused, spare)
        self.aside = aside
        most = most_dice(unused, dice, spare)
        payoffs = np.ascontiguousarray(payoffs, np.float64)
        self.of, self.classes = classify(payoffs, aside, dice, most, sighted=bool(unused & ASTRONOMER))
        self.plan = empty_plan(self.owned, in_passing=in_passing)
        states, self.roll_count, self.kept, self.room = lay_out(
            self.plan, TABLES.start, self.classes.size, dice, most, needs_second_layer(unused)
        )
        self.number_type = number_type(states)
        self.bytes = (self.kept + 2 * self.roll_count) * self.number_type.itemsize
        self._ready: dict[int, _Ready] = {}

    @cached_property
    def turn(self) -> Turn:
        """The solved turn."""
        values = np.empty(self.kept, self.number_type)
        rolls = np.empty((2, self.roll_count), self.number_type)
        turn = Turn(TABLES, self.plan, self.classes, values, rolls)
        sweep(turn, self.room)
        return turn

    def root_values(self, active: int, may_roll: bool) -> Vector:
        """Return each goal's value of the position all this follows from."""
        size = int(DICE.size[active])
        row = active - int(TABLES.start[size])
        unused = len(self.plan.total) - 1
        lanes = self._lanes(0)
        if may_roll or size == 0:
            shelf = sweep_ready(self.turn, unused, size, lanes)
            begin = int(shelf.place[unused, size]) + row * lanes.shape[1]
            return shelf.values[begin : begin + lanes.shape[1]].astype(np.float64)
        spots = [self._locate(unused, size, c) for c in lanes[self.plan.kind[unused]].tolist()]
        return np.array([self.turn.values[begin + row * step] for begin, step in spots], np.float64)

    def first_roll(self, unused: int, adding_first: bool) -> Vector:
        """Return each goal's value before the first roll."""
        local = local_set(self.owned, unused & self.owned)
        begin = int(self.plan.roll_place[local, self.plan.total[local]])
        rolls: Vector = self.turn.rolls[int(adding_first)]
        return rolls[begin + self._lanes(0)[self.plan.kind[local]]]

    def covers(self, unused: int, size: int, aside: int) -> bool:
        """Whether a position is part of this."""
        more = DICE.counts[aside] - DICE.counts[self.aside]
        local = local_set(self.owned, unused & self.owned)
        follows = not unused & ~self.asked and bool((more >= 0).all())
        return follows and int(self.plan.total[local]) == size + int(more.sum())

    def values(self, unused: int, size: int, aside: int, may_roll: bool) -> Ints:
        """Return the values of all multisets of `size` active dice."""
        local = local_set(self.owned, unused & self.owned)
        more = self._more(aside)
        if size == 0 or (may_roll and unused & self.owned & ROLLERS):
            self.prepare(unused, size, [aside])
            ready = self._ready[more]
            begin = int(ready.shelf.place[local, size])
            rows = int(TABLES.start[size + 1] - TABLES.start[size])
            return ready.shelf.values[begin : begin + rows * ready.width].reshape(rows, ready.width)[:, ready.lane]
        c = int(self.of[self.plan.kind[local], 0, more])
        begin, step = self._locate(local, size, c)
        end = begin + (TABLES.start[size + 1] - TABLES.start[size]) * step
        values: Ints = self.turn.values[begin:end:step]
        return np.maximum(values, self.turn.rolls[1, self.plan.roll_place[local, size] + c]) if may_roll else values

    def prepare(self, unused: int, size: int, asides: list[int]) -> None:
        """Solve the positions that may roll with these dice aside, all together."""
        local = local_set(self.owned, unused & self.owned)
        new = [
            more for more in map(self._more, asides) if more not in self._ready or local & ~self._ready[more].unused
        ]
        if len(self._ready) + len(new) > MOST_READY:
            self._ready.clear()
            new = [self._more(aside) for aside in asides]
        if new:
            shelf = sweep_ready(self.turn, local, size, self.of[:, 0, new].astype(np.int64))
            self._ready |= {more: _Ready(local, shelf, len(new), lane) for lane, more in enumerate(new)}

    def _more(self, aside: int) -> int:
        """Return the dice that were set aside since."""
        return number_of(DICE.counts[aside] - DICE.counts[self.aside])

    def _lanes(self, more: int) -> Ints:
        """Return the class of the dice set aside since: `lanes[kind, goal]`."""
        return self.of[:, :, more].astype(np.int64)

    def _locate(self, local: int, size: int, c: int) -> tuple[int, int]:
        begin, step = locate(self.plan, TABLES.start, self.classes.size, VALUE, local, size, c)
        return begin, step


def local_set(owned: int, unused: int) -> int:
    """Return a set of abilities as bits among the owned ones."""
    local = position = 0
    for ability in ABILITIES:
        if owned >> ability & 1:
            local |= (unused >> ability & 1) << position
            position += 1
    return local


def number_of(counts: Ints) -> int:
    """Return the number of a multiset."""
    m = 0
    for face in range(FACES):
        for _ in range(int(counts[face])):
            m = int(DICE.plus[m, face])
    return m
