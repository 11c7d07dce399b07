"""Which positions of a turn are solved, and where their values lie."""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.core.dice import Ints
from tafelrunde.core.kernel import inner, kernel
from tafelrunde.games.court.cards import ABILITY_KIND, AbilityKind
from tafelrunde.games.court.solver.classes import PLAIN, SIGHTED, Classes
from tafelrunde.games.court.solver.tables import ADDS, Tables

LANES: Final = 128
"""Classes solved together."""
VALUE: Final = 0
READY: Final = 1


class Plan(NamedTuple):
    """The positions of a turn; sets of unused abilities count the owned ones only."""

    ability: Ints
    """The ability of each bit."""
    total: Ints
    """The dice in play for each set of unused abilities; -1 where the supply does not suffice."""
    kind: Ints
    """Which classes matter: sighted ones while the Astronomer is unused."""
    place: Ints
    """Where the values begin: `place[layer, unused, active dice]`, or -1."""
    roll_place: Ints
    """Where the expectations of rolls begin: `roll_place[unused, active dice]`."""
    twin: Ints
    """The set that is solved for each one: once the supply is empty, it does not matter which adders are unused."""
    in_passing: bool
    """Whether only two levels are kept at a time: the one being solved and that with one die more aside."""


class Shelf(NamedTuple):
    """Where the values lie that a use of an ability leads to."""

    values: Ints
    place: Ints
    """Where they begin: `place[unused, active dice]`."""
    own: bool
    """Whether only the classes in question have values there, side by side; else all have."""


class Turn(NamedTuple):
    """A turn to be solved."""

    tables: Tables
    plan: Plan
    classes: Classes
    values: Ints
    """The value of every position, in blocks of `LANES` classes."""
    rolls: Ints
    """The expectation of a roll of all active dice; `rolls[1]` when dice may be added to it first."""


@kernel
def lay_out(plan: Plan, start: Any, count: Any, dice: int, most: int, second: bool) -> Any:
    """Fill the plan.

    Return how many values and expectations there are, how many values are kept, and how many a block of one level
    and one set has at most.
    """
    rolls = room = 0
    size = np.zeros(plan.roll_place.shape[1], np.int64)
    full = np.full(len(plan.total), -1, np.int64)
    for unused in range(len(plan.total)):
        total, others, rollers = dice, 0, False
        for bit in range(len(plan.ability)):
            ability = plan.ability[bit]
            # An adder that is not unused has brought its die; `others` are the unused ones that add none.
            if not ADDS[ability]:
                others |= unused & 1 << bit
            elif not unused >> bit & 1:
                total += 1
            if unused >> bit & 1:
                rollers = rollers or ABILITY_KIND[ability] == AbilityKind.AGAIN
                if ABILITY_KIND[ability] == AbilityKind.COPY:
                    plan.kind[unused] = SIGHTED
        plan.total[unused] = total if total <= most else -1
        plan.twin[unused] = unused
        if total > most:
            continue
        # Once no die is left to be added, all sets with the same others are worth the same: the first is solved.
        if total == most and full[others] >= 0:
            plan.twin[unused] = full[others]
            for n in range(plan.roll_place.shape[1]):
                plan.roll_place[unused, n] = plan.roll_place[full[others], n]
                for layer in (VALUE, READY):
                    plan.place[layer, unused, n] = plan.place[layer, full[others], n]
            continue
        if total == most:
            full[others] = unused
        kind = plan.kind[unused]
        room = max(room, count[kind, total])
        for n in range(1, total + 1):
            level = total - n
            values = count[kind, level] * (start[n + 1] - start[n])  # classes of dice aside, times active dice
            room = max(room, values)
            plan.roll_place[unused, n] = rolls
            rolls += count[kind, level]
            plan.place[VALUE, unused, n] = size[level]
            size[level] += values
            if second and rollers and n < total and kind == PLAIN:
                plan.place[READY, unused, n] = size[level]
                size[level] += values
    return size.sum(), rolls, line_up(plan, size), room


@inner
def line_up(plan: Plan, size: Any) -> int:
    """Place levels of these sizes one after the other, or every other one in the same place; return how far."""
    end, begin = np.zeros(2, np.int64), np.zeros(len(size), np.int64)
    for level in range(len(size)):
        end[level & 1] = max(end[level & 1], size[level])
    for level in range(1, len(size)):
        begin[level] = begin[level - 1] + size[level - 1]
        if plan.in_passing:
            begin[level] = end[0] * (level & 1)
    for unused in range(len(plan.total)):
        for n in range(1, plan.total[unused] + 1):
            for layer in (VALUE, READY):
                if plan.place[layer, unused, n] >= 0:
                    plan.place[layer, unused, n] += begin[plan.total[unused] - n]
    return end.sum() if plan.in_passing else size.sum()


@inner
def block(store: Any, begin: int, rows: int, width: int) -> Any:
    """View a part of a flat array as rows."""
    return store[begin : begin + rows * width].reshape(rows, width)


@kernel
def locate(plan: Plan, start: Any, count: Any, layer: int, unused: int, n: int, c: int) -> Any:
    """Return where the value of the first multiset lies for one class, and how far apart the next ones are."""
    # Blocks of LANES classes lie one after the other, each multiset by multiset; the last one may be narrower.
    column = c // LANES * LANES
    width = min(LANES, count[plan.kind[unused], plan.total[unused] - n] - column)
    return plan.place[layer, unused, n] + (start[n + 1] - start[n]) * column + c - column, width
