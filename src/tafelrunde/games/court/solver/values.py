"""The value of a turn for one or more goals, where nothing else is asked about it."""

from typing import Final

import numpy as np

from tafelrunde.core.dice import Ints
from tafelrunde.games.court.solver.classes import no_classes
from tafelrunde.games.court.solver.part import Part, Vector
from tafelrunde.games.court.solver.plan import VALUE, Shelf, Turn
from tafelrunde.games.court.solver.reach import MOST_BYTES, empty_plan
from tafelrunde.games.court.solver.sweep import new_work, use_all
from tafelrunde.games.court.solver.tables import ADDERS, RESULTS, TABLES
from tafelrunde.games.court.state import DICE, MOST_DICE

SAMPLE_DICE: Final = 4
"""With so many dice and all that can be added a turn has more values than `SMALL`, with nothing added fewer."""


def turn_values(
    payoffs: Ints, unused: int, active: int, aside: int, spare: int, may_roll: bool, most_bytes: int = MOST_BYTES
) -> Vector:
    """Return the value of a position for each goal: `payoffs[goal, result]`.

    Multisets of dice and results have their numbers in `DICE`; `may_roll` says whether a die has been set aside
    since the last roll (C4.2), as is always so when none is active. Goals that need too much together are solved
    one after the other; a turn that is out of reach for one goal raises MemoryError.
    """
    part = Part(payoffs, unused, int(DICE.size[active]), aside, spare, in_passing=True)
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
    part = Part(payoffs, unused, dice, 0, spare, in_passing=True)
    if part.bytes > most_bytes:
        halves = [fresh_values(half, unused, dice, spare, adding_first, most_bytes) for half in _halves(payoffs)]
        return np.concatenate(halves)
    return part.first_roll(unused, adding_first)


def use_nothing() -> None:
    """Use no ability; this compiles what turns that are kept in double precision do with abilities."""
    turn = Turn(TABLES, empty_plan(0, in_passing=False), no_classes(0, 0), np.empty(0), np.empty((2, 0)))
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
