"""The order in which a turn is solved: dice aside descending, unused abilities ascending, blocks of classes.

The dice of a turn follow from the abilities used, so a set of unused abilities and a number of active dice say how
many lie aside. For every multiset A of active dice and class c of set-aside ones:

- settle(A, c) = the best over dice d of held(A - d, c + d); without active dice held is the payoff.
- value(A, c) = the better of settle(A, c) and any use of an ability: a die must still be set aside before rolling.
- roll(c) = the expectation of value over a roll of all active dice.
- held(A, c) = the better of value(A, c) and roll(c): a die has been set aside since the last roll.

Only setting aside changes how many dice lie aside, so a level needs no other level than the next one. A roll comes
only after the last use. This loses nothing, because set-aside dice take no part in abilities (C5.2); the
Astronomer, who looks at them, may set one aside on the spot. Where he leaves further abilities worth using, a
second layer holds the values of positions that may roll already:

- ready(A, c) = the best of roll(c), value(A, c) and any use of an ability that leads to ready.

Without roll-again abilities ready is the better of value and a roll to which dice may be added first: what else is
done before a roll of all active dice is wasted.
"""

from typing import Any, NamedTuple

import numpy as np

from tafelrunde.core.dice import Ints
from tafelrunde.core.kernel import inner, kernel
from tafelrunde.games.court.cards import ABILITY_KIND, AbilityKind
from tafelrunde.games.court.solver.classes import SIGHTED
from tafelrunde.games.court.solver.plan import LANES, READY, VALUE, Plan, Shelf, Turn, block, locate
from tafelrunde.games.court.solver.tables import ADDS, ROLLERS, Tables
from tafelrunde.games.court.solver.uses import astronomer, use
from tafelrunde.games.court.state import FACES


class Work(NamedTuple):
    """Room for one block."""

    after: Ints
    spare: Ints
    """Twice as large: an exchange of three dice has more sums to remember than there are multisets."""
    bounds: Ints
    """For the Astronomer: minus infinity for numbers not aside; the least value of a die set aside on the spot."""
    spots: Ints
    """For the Astronomer: where the values of a die set aside on the spot begin, and how far apart they are."""


def new_work(turn: Turn, most: int, width: int) -> Work:
    """Make room for blocks of up to `most` active dice."""
    size = int(turn.tables.start[most + 1]) * width
    kind = turn.values.dtype
    bounds, spots = np.empty((2, FACES, width), kind), np.empty((2, FACES, width), np.int64)
    return Work(np.empty(size, kind), np.empty(2 * size, kind), bounds, spots)


@inner
def or_roll(ready: Any, value: Any, roll: Any) -> None:
    """Fill a block with the better of its value and a roll."""
    for row in range(ready.shape[0]):
        for c in range(ready.shape[1]):
            ready[row, c] = max(value[row, c], roll[c])


@inner
def gather(turn: Turn, unused: int, n: int, lanes: Any, into: Any) -> None:
    """Collect the values of some classes side by side."""
    layer: Any = np.int64(VALUE)
    plan, start, count, values = turn.plan, turn.tables.start, turn.classes.size, turn.values
    begin, step = np.empty(len(lanes), np.int64), np.empty(len(lanes), np.int64)
    for c in range(len(lanes)):
        begin[c], step[c] = locate(plan, start, count, layer, unused, n, lanes[c])
    for row in range(into.shape[0]):
        for c in range(len(lanes)):
            into[row, c] = values[begin[c] + row * step[c]]


@inner
def look_aside(turn: Turn, rest: int, n: int, lanes: Any, bounds: Any, spots: Any) -> Any:
    """Find what the Astronomer sees from each class, and where setting a die aside on the spot leads.

    Return the plain classes: once he is used it does not matter any more which numbers lie aside.
    """
    plan, classes, start = turn.plan, turn.classes, turn.tables.start
    plain, follow, shows, count = classes.plain, classes.follow, classes.shows, classes.size
    level = plan.total[rest] - n
    layer = READY if n > 1 and plan.place[READY, rest, n - 1] >= 0 else VALUE
    first, next_first = classes.first[SIGHTED, level], classes.first[SIGHTED, plan.total[rest] - max(n - 1, 0)]
    rolls, here = turn.rolls[1], plan.roll_place[rest, max(n - 1, 0)]
    forgetful = np.empty(len(lanes), np.int64)
    for i in range(len(lanes)):
        entry = first + lanes[i]
        forgetful[i] = plain[entry]
        for face in range(len(follow)):
            bounds[0, face, i] = 0.0 if shows[entry] >> face & 1 else -np.inf
            bounds[1, face, i] = -np.inf
            if n > 1:
                c = plain[next_first + follow[face, entry]]
                begin, step = locate(plan, start, count, layer, rest, n - 1, c)
                spots[0, face, i] = begin
                spots[1, face, i] = step
                if layer == VALUE:
                    bounds[1, face, i] = rolls[here + c]
    return forgetful


@kernel
def use_all(turn: Turn, unused: int, n: int, lanes: Any, out: Any, shelf: Shelf, work: Work) -> None:
    """Raise a block to the best use of any unused ability; the shelf has what comes after."""
    tables, plan = turn.tables, turn.plan
    width = out.shape[1]
    nothing: Any = np.int64(0)  # no literal, or all that it is handed to would be compiled for literals as well
    column = nothing if shelf.own else lanes[0]
    spare = block(work.spare, nothing, len(work.spare) // width, width)
    for bit in range(len(plan.ability)):
        rest = unused ^ 1 << bit
        ability = plan.ability[bit]
        copies = ABILITY_KIND[ability] == AbilityKind.COPY
        dice = n + 1 if ADDS[ability] > 0 else n
        if unused >> bit & 1 == 0 or plan.total[rest] < 0 or dice == 0:
            continue
        rows = tables.start[dice + 1] - tables.start[dice]
        begin = shelf.place[rest, dice]
        # What comes after lies on the shelf; where a second layer has no place for it, it is put together here.
        after = block(work.after, nothing, rows, width)
        if shelf.own or (begin >= 0 and not copies):
            after = block(shelf.values, begin + rows * column, rows, width)
        elif not copies:
            rolls = plan.roll_place[rest, dice] + column
            value = block(turn.values, plan.place[VALUE, rest, dice] + rows * column, rows, width)
            or_roll(after, value, turn.rolls[1, rolls : rolls + width])
        if copies:
            forgetful = look_aside(turn, rest, n, lanes, work.bounds, work.spots)
            if not shelf.own:
                gather(turn, rest, n, forgetful, after)
            astronomer(out, after, tables, n, turn.values, work.bounds, work.spots, spare)
        else:
            use(ability, out, after, tables, n, spare)


@inner
def set_one_aside(tables: Tables, n: int, held: Any, follow: Any, out: Any) -> None:
    """Fill a block with the best die to set aside; `follow[face]` says into which class of `held` it leads."""
    low, smaller = tables.start[n], tables.start[n - 1]
    for row in range(out.shape[0]):
        for c in range(out.shape[1]):
            out[row, c] = -np.inf
    for m in range(smaller, low):
        for face in range(len(follow)):
            row = tables.plus[m, face] - low
            for c in range(out.shape[1]):
                better, mine = held[m - smaller, follow[face, c]], out[row, c]
                out[row, c] = better if better > mine else mine


@inner
def expect(tables: Tables, n: int, out: Any, mean: Any) -> None:
    """Fill the expectation of a roll of n dice for each class of a block."""
    low = tables.start[n]
    total = np.zeros(len(mean))
    for row in range(out.shape[0]):
        chance = tables.chance[low + row]
        for c in range(len(mean)):
            total[c] += chance * out[row, c]
    for c in range(len(mean)):
        mean[c] = total[c]


@inner
def recall(turn: Turn, unused: int, n: int, held: Any) -> None:
    """Collect the better of value and roll with n active dice, side by side for all classes."""
    plan, values, rolls = turn.plan, turn.values, turn.rolls
    kind, level = plan.kind[unused], plan.total[unused] - n
    count = turn.classes.size[kind, level]
    if n == 0:
        first, payoff = turn.classes.first[kind, level], turn.classes.payoff
        for c in range(count):
            held[0, c] = payoff[first + c]
    for column in range(0, count if n > 0 else 0, LANES):
        width = min(LANES, count - column)
        begin = plan.roll_place[unused, n] + column
        roll = rolls[0, begin : begin + width]
        begin = plan.place[VALUE, unused, n] + held.shape[0] * column
        for row in range(held.shape[0]):
            part, value = (
                held[row, column : column + width],
                values[begin + row * width : begin + (row + 1) * width],
            )
            for c in range(width):
                part[c] = value[c] if value[c] > roll[c] else roll[c]


@inner
def grow(plan: Plan, rolls: Any, unused: int, n: int, column: int, width: int) -> None:
    """Fill the expectation of a roll to which dice may be added first."""
    here = plan.roll_place[unused, n] + column
    for c in range(width):
        rolls[1, here + c] = rolls[0, here + c]
    for bit in range(len(plan.ability)):
        rest = unused ^ 1 << bit
        if unused >> bit & 1 and ADDS[plan.ability[bit]] and plan.total[rest] >= 0:
            there = plan.roll_place[rest, n + 1] + column
            for c in range(width):
                rolls[1, here + c] = max(rolls[1, here + c], rolls[1, there + c])


def sweep(turn: Turn, room: int) -> None:
    """Solve every position of a turn, most dice aside first; no level of a set has more than `room` values."""
    most = int(turn.plan.total.max())
    work = new_work(turn, most, LANES)
    held = np.empty(room, turn.values.dtype)
    value = Shelf(turn.values, turn.plan.place[VALUE], False)
    ready = Shelf(turn.values, turn.plan.place[READY], False)
    for level in range(most - 1, -1, -1):
        solve_level(turn, level, value, ready, held, work)


@kernel
def solve_level(turn: Turn, level: int, value: Shelf, ready: Shelf, held: Any, work: Work) -> None:
    """Solve the positions with so many dice aside, those with fewer unused abilities first."""
    tables, plan, classes = turn.tables, turn.plan, turn.classes
    start, rolls = tables.start, turn.rolls
    follow = np.empty((FACES, LANES), np.uint32)
    nothing = (
        level - level
    )  # a zero that numba takes for any number: with a literal, `block` would be compiled twice
    for unused in range(len(plan.total)):
        n, kind = plan.total[unused] - level, plan.kind[unused]
        if n < 1 or plan.twin[unused] != unused:
            continue
        rows, count = start[n + 1] - start[n], classes.size[kind, level]
        # What a die set aside leads to lies in blocks of LANES classes; `fewer` has all classes side by side.
        fewer = block(held, nothing, start[n] - start[n - 1], classes.size[kind, level + 1])
        recall(turn, unused, n - 1, fewer)
        for column in range(nothing, count, LANES):
            width = min(LANES, count - column)
            lanes = np.arange(column, column + width)
            begin = plan.roll_place[unused, n] + column
            roll = rolls[0, begin : begin + width]
            out = block(turn.values, value.place[unused, n] + rows * column, rows, width)
            for face in range(len(follow)):
                for c in range(width):
                    follow[face, c] = classes.follow[face, classes.first[kind, level] + column + c]
            set_one_aside(tables, n, fewer, follow, out)
            use_all(turn, unused, n, lanes, out, value, work)
            # Only now is `out` the value: a roll's expectation is taken over it, with and without dice added first.
            expect(tables, n, out, roll)
            grow(plan, rolls, unused, n, column, width)
            if ready.place[unused, n] >= 0:
                out_ready = block(turn.values, ready.place[unused, n] + rows * column, rows, width)
                or_roll(out_ready, out, roll)
                use_all(turn, unused, n, lanes, out_ready, ready, work)


def sweep_ready(turn: Turn, unused: int, n: int, lanes: Ints) -> Shelf:
    """Solve the positions that may roll and are reached from (unused, n) by abilities alone, for some classes.

    `lanes[kind]` are the classes.
    """
    total = turn.plan.total.astype(np.int64)
    some = np.arange(len(total))
    # Subsets of the unused abilities, in ascending order: each comes after all that it can lead to.
    reached = np.flatnonzero((some & ~unused == 0) & (total >= 0))
    dice = total[reached] - total[unused] + n
    width = lanes.shape[1]
    ends = np.cumsum((turn.tables.start[dice + 1] - turn.tables.start[dice]) * width)
    place = np.full(turn.plan.roll_place.shape, -1, np.int64)
    place[reached, dice] = np.append(0, ends[:-1])
    work = new_work(turn, int(dice.max()), width)
    shelf = Shelf(np.empty(int(ends[-1]), turn.values.dtype), place, True)
    rollers = sum(1 << bit for bit, ability in enumerate(turn.plan.ability.tolist()) if ROLLERS >> ability & 1)
    for rest, active in zip(reached.tolist(), dice.tolist(), strict=True):
        mine = lanes[turn.plan.kind[rest]]
        begin = int(place[rest, active])
        rows = int(turn.tables.start[active + 1] - turn.tables.start[active])
        out = shelf.values[begin : begin + rows * width].reshape(rows, width)
        finish_or_roll(turn, rest, active, mine, out)
        if active == 0 or rest & rollers:
            use_all(turn, rest, active, mine, out, shelf, work)
    return shelf


@kernel
def finish_or_roll(turn: Turn, unused: int, n: int, lanes: Any, out: Any) -> None:
    """Fill the values of positions that may roll, as if nothing but adding dice could be done before."""
    plan, classes = turn.plan, turn.classes
    if n == 0:
        first = classes.first[plan.kind[unused], plan.total[unused]]
        for c in range(len(lanes)):
            out[0, c] = classes.payoff[first + lanes[c]]
    else:
        roll = np.empty(len(lanes), out.dtype)
        for c in range(len(lanes)):
            roll[c] = turn.rolls[1, plan.roll_place[unused, n] + lanes[c]]
        gather(turn, unused, n, lanes, out)
        or_roll(out, out, roll)
