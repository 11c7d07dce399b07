"""The exact value of a turn of To Court the King under best play (C4, C5), for any payoff of the result.

Payoffs are arrays by the number of the result in `solver_tables.DICE`; every goal is played for on its own.
Positions in mid-turn are solved like fresh turns with fewer dice, whose payoffs are shifted by the dice that lie
aside.
"""

from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.core.dice import Ints
from tafelrunde.games.court.solver_classes import classify, filled, no_classes, shifted
from tafelrunde.games.court.solver_plan import VALUE, Plan, Shelf, Turn, lay_out, locate
from tafelrunde.games.court.solver_sweep import new_work, sweep, sweep_ready, use_all
from tafelrunde.games.court.solver_tables import (
    ABILITIES,
    ADDERS,
    ASTRONOMER,
    DICE,
    FACES,
    MOST_DICE,
    MOVERS,
    RESULTS,
    ROLLERS,
    TABLES,
    Ability,
)

Vector = npt.NDArray[np.float64]

SMALL: Final = 8_000_000
"""Turns of up to so many values are solved in doubles; beyond, in singles, whose answers are good to about 1e-6."""
SAMPLE_DICE: Final = 4
"""With so many dice and all that can be added a turn has more values than that, with nothing added fewer."""
MOST_BYTES: Final = 1_400_000_000
"""Turns that need more are out of reach unless the caller allows it; values alone of twelve characters never do."""
MOST_READY: Final = 24
"""For so many different dice aside a solution remembers the values of positions that may roll."""
WEAKEST_FIRST: Final = (
    Ability.SERVING_MAID,
    Ability.PHILOSOPHER,
    Ability.NOBLEWOMAN,
    Ability.NOBLEMAN,
    Ability.FOOL,
    Ability.ALCHEMIST,
    Ability.MAGICIAN,
    Ability.ASTRONOMER,
    Ability.LABORER,
    Ability.GUARD,
    Ability.HUNTER,
    Ability.PAWNBROKER,
    Ability.KNIGHT,
    Ability.BISHOP,
    Ability.MERCHANT,
    Ability.QUEEN,
)
"""What is left out first where a turn is out of reach."""


class Estimate(NamedTuple):
    """How large a turn is at worst, when no two sets of dice aside are alike for the payoff."""

    states: int
    bytes: int


def turn_values(
    payoffs: Ints, unused: int, active: int, aside: int, spare: int, may_roll: bool, most_bytes: int = MOST_BYTES
) -> Vector:
    """Return the value of a position for each goal: `payoffs[goal, result]`.

    Multisets of dice and results have their numbers in `DICE`; `may_roll` says whether a die has been set aside
    since the last roll (C4.2), as is always so when none is active. Goals that need too much together are solved
    one after the other; a turn that is out of reach for one goal raises MemoryError.
    """
    part = _Part(payoffs, unused, int(DICE.size[active]), aside, spare, in_passing=True)
    if part.bytes > most_bytes:
        halves = [
            turn_values(half, unused, active, aside, spare, may_roll, most_bytes) for half in _halves(payoffs)
        ]
        return np.concatenate(halves)
    return part.root_values(active, may_roll)


def fresh_values(
    payoffs: Ints, unused: int, dice: int, spare: int, adding_first: bool, most_bytes: int = MOST_BYTES
) -> Vector:
    """Return the value for each goal before the first roll of `dice` mandatory dice.

    With `adding_first` dice may be added to the first roll (C5.3). Too large turns are treated as by `turn_values`.
    """
    part = _Part(payoffs, unused, dice, 0, spare, in_passing=True)
    if part.bytes > most_bytes:
        halves = [fresh_values(half, unused, dice, spare, adding_first, most_bytes) for half in _halves(payoffs)]
        return np.concatenate(halves)
    return part.first_roll(unused, adding_first)


def use_nothing() -> None:
    """Use no ability; this compiles what turns that are kept in double precision do with abilities."""
    turn = Turn(TABLES, _empty_plan(0, in_passing=False), no_classes(0, 0), np.empty(0), np.empty((2, 0)))
    work = new_work(turn, 0, 1)
    shelf = Shelf(turn.values, turn.plan.place[VALUE], True)
    use_all(turn, 0, 0, np.zeros(1, np.int64), np.empty((1, 1)), shelf, work)


def solve_small_turn() -> None:
    """Solve a turn that is kept in double precision; this compiles what such turns need."""
    _solve_sample(unused=0)


def solve_large_turn() -> None:
    """Solve a turn that is kept in single precision; this compiles what such turns need."""
    _solve_sample(unused=ADDERS)


def _solve_sample(unused: int) -> None:
    all_differ = np.arange(RESULTS, dtype=np.float64)[None] / RESULTS
    some_dice = int(TABLES.start[SAMPLE_DICE])
    turn_values(all_differ, unused, some_dice, 0, MOST_DICE - SAMPLE_DICE, may_roll=True)


def _halves(payoffs: Ints) -> list[Ints]:
    """Share out goals that are too many to be solved together."""
    if len(payoffs) == 1:
        raise MemoryError("this turn is out of reach: solve it with the abilities `within_reach`")
    return np.array_split(payoffs, 2)


def estimate(unused: int, dice: int, spare: int, *, in_passing: bool = False) -> Estimate:
    """Return how much solving a turn for one goal takes at worst: `dice` not yet set aside, `spare` to be added.

    `in_passing` is for `fresh_values` and `turn_values`, which do not keep the values of all positions that follow.
    """
    worst = np.tile([filled(int(count)) for count in np.diff(TABLES.start)], (2, 1))
    plan = _empty_plan(_useful(unused, spare), in_passing=in_passing)
    states, rolls, kept, _ = lay_out(plan, TABLES.start, worst, dice, _most(unused, dice, spare), _second(unused))
    return Estimate(states, (kept + 2 * rolls) * _kind(states).itemsize)


@lru_cache(maxsize=1024)
def within_reach(
    unused: int, dice: int, spare: int, most_bytes: int = MOST_BYTES, *, in_passing: bool = False
) -> int:
    """Return the abilities with which a turn can be solved for one goal.

    Where that is not all of `unused`, the value with them is a lower bound: more abilities never hurt.
    """
    for ability in WEAKEST_FIRST:
        if estimate(unused, dice, spare, in_passing=in_passing).bytes <= most_bytes:
            break
        unused &= ~(1 << ability)
    return unused


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
        self.exact = not _useful(unused, spare) & ~self._root.owned

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
            values[face] = self.value(unused, _number(less), int(DICE.plus[aside, face]), True)
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

    def _covering(self, unused: int, size: int, aside: int) -> "_Part":
        if not self.exact:
            unused &= self._root.owned
        if self._root.covers(unused, size, aside):
            return self._root
        if not self._latest.covers(unused, size, aside):
            self._latest = self._solve(unused, size, aside)
        return self._latest

    def _solve(self, unused: int, dice: int, aside: int) -> "_Part":
        spare = self.supply - dice - int(DICE.size[aside])
        part = _Part(self.payoff, unused, dice, aside, spare)
        if part.bytes > self.most_bytes:
            part = _Part(self.payoff, within_reach(unused, dice, spare, self.most_bytes), dice, aside, spare)
            part.asked = unused
        return part


class _Ready(NamedTuple):
    """Positions that may roll, solved for some dice aside."""

    unused: int
    shelf: Shelf
    width: int
    lane: int


class _Part:
    """Everything that can follow from some dice aside, some in play and some unused abilities."""

    def __init__(
        self, payoffs: Ints, unused: int, dice: int, aside: int, spare: int, *, in_passing: bool = False
    ) -> None:
        if payoffs.shape[1:] != (RESULTS,) or dice + int(DICE.size[aside]) > MOST_DICE:
            raise ValueError(f"{payoffs.shape} payoffs for {dice} dice besides {DICE.dice(aside)}")
        spare = min(spare, MOST_DICE - dice - int(DICE.size[aside]))
        self.asked, self.owned = unused, _useful(unused, spare)
        self.aside = aside
        most = _most(unused, dice, spare)
        payoffs = np.ascontiguousarray(payoffs, np.float64)
        self.of, self.classes = classify(payoffs, aside, dice, most, sighted=bool(unused & ASTRONOMER))
        self.plan = _empty_plan(self.owned, in_passing=in_passing)
        states, self.roll_count, self.kept, self.room = lay_out(
            self.plan, TABLES.start, self.classes.size, dice, most, _second(unused)
        )
        self.number_type = _kind(states)
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
        local = _local(self.owned, unused & self.owned)
        begin = int(self.plan.roll_place[local, self.plan.total[local]])
        rolls: Vector = self.turn.rolls[int(adding_first)]
        return rolls[begin + self._lanes(0)[self.plan.kind[local]]]

    def covers(self, unused: int, size: int, aside: int) -> bool:
        """Whether a position is part of this."""
        more = DICE.counts[aside] - DICE.counts[self.aside]
        local = _local(self.owned, unused & self.owned)
        follows = not unused & ~self.asked and bool((more >= 0).all())
        return follows and int(self.plan.total[local]) == size + int(more.sum())

    def values(self, unused: int, size: int, aside: int, may_roll: bool) -> Ints:
        """Return the values of all multisets of `size` active dice."""
        local = _local(self.owned, unused & self.owned)
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
        local = _local(self.owned, unused & self.owned)
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
        return _number(DICE.counts[aside] - DICE.counts[self.aside])

    def _lanes(self, more: int) -> Ints:
        """Return the class of the dice set aside since: `lanes[kind, goal]`."""
        return self.of[:, :, more].astype(np.int64)

    def _locate(self, local: int, size: int, c: int) -> tuple[int, int]:
        begin, step = locate(self.plan, TABLES.start, self.classes.size, VALUE, local, size, c)
        return begin, step


def _useful(unused: int, spare: int) -> int:
    """Leave out adding dice where the supply is empty."""
    return unused if spare else unused & ~ADDERS


def _most(unused: int, dice: int, spare: int) -> int:
    """Return the dice that a turn can come to."""
    return dice + min(spare, (unused & ADDERS).bit_count())


def _second(unused: int) -> bool:
    """Whether the Astronomer may leave something worth doing before the next roll."""
    return bool(unused & ASTRONOMER and unused & MOVERS and unused & ROLLERS)


def _kind(states: int) -> np.dtype[Any]:
    """Return how values are stored."""
    return np.dtype(np.float64 if states <= SMALL else np.float32)


def _empty_plan(unused: int, *, in_passing: bool) -> Plan:
    bits = [ability for ability in range(ABILITIES) if unused >> ability & 1]
    masks = 1 << len(bits)
    return Plan(
        np.array(bits, np.int8),
        np.empty(masks, np.int8),
        np.zeros(masks, np.int8),
        np.full((2, masks, MOST_DICE + 1), -1, np.int64),
        np.full((masks, MOST_DICE + 1), -1, np.int64),
        np.empty(masks, np.int64),
        in_passing,
    )


def _local(owned: int, unused: int) -> int:
    """Return a set of abilities as bits among the owned ones."""
    local = position = 0
    for ability in range(ABILITIES):
        if owned >> ability & 1:
            local |= (unused >> ability & 1) << position
            position += 1
    return local


def _number(counts: Ints) -> int:
    """Return the number of a multiset."""
    m = 0
    for face in range(FACES):
        for _ in range(int(counts[face])):
            m = int(DICE.plus[m, face])
    return m
