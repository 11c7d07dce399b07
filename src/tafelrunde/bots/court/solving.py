"""A turn solved for one payoff in room that is made once: the kernels of the solver, called by kernels.

A turn that has more values than there is room for is solved without some abilities, the weakest first; what is left
out is found again when fewer dice are left.
"""

from enum import IntEnum
from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.core.kernel import State, apart, inner, kernel, shared
from tafelrunde.games.court.cards import ADDER, CHARACTERS, USABLE
from tafelrunde.games.court.legal import unused
from tafelrunde.games.court.solver.classes import PLAIN, ROUND, Classes, add_up, merge, settled, split
from tafelrunde.games.court.solver.plan import LANES, READY, VALUE, Plan, Shelf, Turn, lay_out
from tafelrunde.games.court.solver.reach import WEAKEST_FIRST
from tafelrunde.games.court.solver.sweep import Work, finish_or_roll, solve_level, use_all
from tafelrunde.games.court.solver.tables import ADDERS, ASTRONOMER, MOVERS, RESULTS, ROLLERS, TABLES, Tables
from tafelrunde.games.court.state import FACES, MOST_DICE, Phase
from tafelrunde.games.court.turn import active_dice

WIDE: Final = MOST_DICE + 1
MASKS: Final = 1 << len(USABLE)
ENTRIES: Final = 2 * RESULTS + 2 * WIDE * ROUND
ROWS: Final = np.diff(TABLES.start)
LARGEST_LEVEL: Final = int((ROWS * (ROWS[::-1] + ROUND)).max())
"""What the positions with so many dice aside have of values at most, for one set of abilities."""
BARE: Final = 1_500_000
"""A turn without any ability never has more values than these."""
LEFT_OUT = np.array(WEAKEST_FIRST, np.int8)
KIND = np.float32
int64: Any = np.int64
"""Makes a whole number what most are: for each other type numba would compile the solver anew."""


class Facts(IntEnum):
    """What is kept of a turn that is solved, by its place; behind it the dice that lay aside, by number."""

    ASKED = 0
    OWNED = 1
    """The abilities that the plan has, of those that were asked for."""
    EXACT = 2
    BITS = 3
    MOST = 4
    KEPT = 5
    ROLLS = 6


LAY_ASIDE: Final = len(Facts)


class Room(NamedTuple):
    """Room for a solved turn."""

    tables: Tables
    of: Any
    """The class of each multiset of dice set aside since: `of[kind, 0, m]`."""
    target: Any
    follow: Any
    payoff: Any
    shows: Any
    plain: Any
    levels: Any
    ability: Any
    total: Any
    kind: Any
    place: Any
    roll_place: Any
    twin: Any
    values: Any
    """Values, and behind them the expectations of rolls."""
    held: Any
    work: Work
    ready_place: Any
    lanes: Any
    """The classes of which these are: `lanes[kind, lane]`."""
    facts: Any
    most_values: int
    no: bool
    yes: bool
    """Two words that numba does not take for literals, for which it would compile the solver anew."""


def new_room(most_values: int) -> Room:
    """Make room for so many values; what is never used takes no memory."""
    blocks = RESULTS * LANES
    work = Work(
        np.empty(blocks, KIND),
        np.empty(2 * blocks, KIND),
        np.empty((2, FACES, LANES), KIND),
        np.empty((2, FACES, LANES), np.int64),
    )
    return Room(
        TABLES,
        np.zeros((2, 1, RESULTS), np.int32),
        np.zeros(RESULTS, np.int64),
        np.zeros((FACES, ENTRIES), np.uint32),
        np.zeros(ENTRIES),
        np.zeros(ENTRIES, np.int8),
        np.zeros(ENTRIES, np.int64),
        np.zeros(4 * WIDE, np.int64),
        np.zeros(len(USABLE), np.int8),
        np.empty(MASKS, np.int8),
        np.empty(MASKS, np.int8),
        np.empty(2 * MASKS * WIDE, np.int64),
        np.empty(MASKS * WIDE, np.int64),
        np.empty(MASKS, np.int64),
        np.empty(max(most_values, BARE), KIND),
        np.empty(LARGEST_LEVEL, KIND),
        work,
        np.empty(2 * MASKS * WIDE, np.int64),
        np.zeros((2, FACES), np.int64),
        np.zeros(LAY_ASIDE + FACES, np.int64),
        most_values,
        False,
        True,
    )


@shared
def planned(room: Room, bits: int) -> Plan:
    """View the room as the plan of a turn with so many abilities."""
    masks = 1 << bits
    return Plan(
        room.ability[:bits],
        room.total[:masks],
        room.kind[:masks],
        room.place[: 2 * masks * WIDE].reshape((2, masks, WIDE)),
        room.roll_place[: masks * WIDE].reshape((masks, WIDE)),
        room.twin[:masks],
        room.no,
    )


@shared
def classes_in(room: Room, most: int) -> Classes:
    """View the room as classes of up to `most` dice."""
    size = 2 * (most + 1)
    return Classes(
        room.levels[:size].reshape((2, most + 1)),
        room.levels[2 * WIDE : 2 * WIDE + size].reshape((2, most + 1)),
        room.follow,
        room.payoff,
        room.shows,
        room.plain,
    )


@shared
def solved(room: Room) -> Turn:
    """View the room as the turn that was solved last."""
    facts = room.facts
    kept, rolls = facts[Facts.KEPT], facts[Facts.ROLLS]
    return Turn(
        room.tables,
        planned(room, facts[Facts.BITS]),
        classes_in(room, facts[Facts.MOST]),
        room.values[:kept],
        room.values[kept : kept + 2 * rolls].reshape((2, rolls)),
    )


@inner
def local_set(ability: Any, characters: int) -> int:
    """Return a set of characters as bits among the abilities of a plan."""
    local = 0
    for bit in range(len(ability)):
        local |= (characters >> ability[bit] & 1) << bit
    return local


@inner
def number_of(plus: Any, counts: Any) -> int:
    """Return the number of a multiset."""
    m = 0
    for face in range(FACES):
        for _ in range(counts[face]):
            m = plus[m, face]
    return m


@inner
def set_aside_since(facts: Any, plus: Any, aside: Any) -> int:
    """Return the multiset of the dice set aside since the turn was solved."""
    m = 0
    for face in range(FACES):
        for _ in range(aside[face] - facts[LAY_ASIDE + face]):
            m = plus[m, face]
    return m


@inner
def covers(facts: Any, ability: Any, total: Any, asked: int, dice: int, aside: Any) -> Any:
    """Say whether a position with so many active dice, or dice in hand, is solved exactly already."""
    if not facts[Facts.EXACT] or asked & ~facts[Facts.ASKED]:
        return False
    since = 0
    for face in range(FACES):
        more = aside[face] - facts[LAY_ASIDE + face]
        if more < 0:
            return False
        since += more
    return total[local_set(ability[: facts[Facts.BITS]], asked)] == dice + since


@inner
def most_dice(characters: int, dice: int, spare: int) -> int:
    """Return the dice that a turn can come to."""
    adders = 0
    for i in range(len(ADDER)):
        adders += characters >> ADDER[i] & 1
    return dice + min(spare, adders)


@inner
def classify(room: Room, payoffs: Any, sighted: bool, dice: int, most: int, aside: int) -> None:
    """Sort dice set aside into classes."""
    apart()
    tables, classes = room.tables, classes_in(room, most)
    classes.size[:] = 0
    classes.first[:] = 0
    target = room.target[: tables.start[most + 1]]
    target[0] = aside
    add_up(tables, target)
    used = merge(tables, payoffs, target, dice, room.of[PLAIN], classes)
    if sighted:
        split(tables, target, settled(classes, used, dice), used, room.of, classes)


@inner
def lay_out_with(room: Room, owned: int, dice: int, most: int) -> bool:
    """Lay a turn out with these abilities; return whether there is room for it."""
    apart()
    bits = 0
    for character in range(CHARACTERS):
        if owned >> character & 1:
            room.ability[bits] = character
            bits += 1
    plan = planned(room, bits)
    plan.kind[:] = 0
    plan.place[:] = -1
    plan.roll_place[:] = -1
    second = owned & ASTRONOMER != 0 and owned & MOVERS != 0 and owned & ROLLERS != 0
    _, rolls, kept, _ = lay_out(plan, room.tables.start, classes_in(room, most).size, dice, most, second)
    facts = room.facts
    facts[Facts.BITS], facts[Facts.MOST] = bits, most
    facts[Facts.KEPT], facts[Facts.ROLLS] = kept, rolls
    facts[Facts.OWNED] = owned
    return bits == 0 or kept + 2 * rolls <= room.most_values


@kernel
def plan_turn(room: Room, payoffs: Any, asked: int, dice: int, spare: int, aside: Any) -> None:
    """Plan all that can follow from a position with so many active dice, or dice in hand."""
    facts = room.facts
    for face in range(FACES):
        facts[LAY_ASIDE + face] = aside[face]
    lies_aside = number_of(room.tables.plus, aside)
    wanted = asked if spare > 0 else asked & ~ADDERS
    owned, weakest, most, most_before = wanted, 0, 0, -1
    sighted = owned & ASTRONOMER
    fits = False
    while not fits:
        most = most_dice(owned, dice, spare)
        if most != most_before or owned & ASTRONOMER != sighted:
            sighted = owned & ASTRONOMER
            classify(room, payoffs, sighted != 0, dice, most, lies_aside)
        fits = lay_out_with(room, owned, dice, most)
        most_before, before = most, owned
        while not fits and owned == before:
            owned &= ~(1 << LEFT_OUT[weakest])
            weakest += 1
    facts[Facts.ASKED] = asked
    facts[Facts.EXACT] = before == wanted


def solve(room: Room) -> None:
    """Solve a turn that is planned, most dice aside first."""
    turn = solved(room)
    value = Shelf(turn.values, turn.plan.place[VALUE], room.no)
    ready = Shelf(turn.values, turn.plan.place[READY], room.no)
    for level in range(int(room.facts[Facts.MOST]) - 1, -1, -1):
        solve_level(turn, level, value, ready, room.held, room.work)


@shared
def ready_places(room: Room, masks: int, after_aside: bool) -> Any:
    """View the room as where the values of positions that may roll begin, by set and active dice."""
    begin = MASKS * WIDE if after_aside else 0
    return room.ready_place[begin : begin + masks * WIDE].reshape((masks, WIDE))


@inner
def fill_lanes(room: Room, state: State, after_aside: bool) -> int:
    """Write the classes of the dice aside as they are, or after each die that may follow; return how many.

    There are none where positions that may roll are looked up: no ability rolls dice again, and one is active.
    """
    plus = room.tables.plus
    since = set_aside_since(room.facts, plus, state.aside)
    n = active_dice(state) - after_aside
    if n < 0 or (n > 0 and unused(state) & room.facts[Facts.OWNED] & ROLLERS == 0):
        return 0
    width = 0
    for face in range(FACES if after_aside else 1):
        if state.active[face] > 0 or not after_aside:
            more = plus[since, face] if after_aside else since
            room.lanes[0, width], room.lanes[1, width] = room.of[0, 0, more], room.of[1, 0, more]
            width += 1
    return width


@kernel
def make_ready(room: Room, states: Any, after_aside: bool) -> Any:
    """Solve the positions that may roll and are reached by abilities alone, now or after a die is set aside.

    Return their values, side by side for each die that may be set aside; nothing where they can be looked up.
    """
    state = states[0]
    if state.phase != Phase.TURN if after_aside else state.set_aside == 0:
        return np.empty(0, KIND)
    turn = solved(room)
    plan, start, masks = turn.plan, turn.tables.start, len(turn.plan.total)
    width = fill_lanes(room, state, after_aside)
    if width == 0:
        return np.empty(0, KIND)
    lanes = room.lanes[:, :width].copy()
    place = ready_places(room, masks, after_aside)
    left = local_set(plan.ability, unused(state))
    adders, rollers = local_set(plan.ability, ADDERS), local_set(plan.ability, ROLLERS)
    more = active_dice(state) - after_aside - plan.total[left]
    # Once no die is left to be added, all sets with the same others are worth the same, as in the plan.
    full = np.full(masks, -1, np.int64)
    end = 0
    for rest in range(masks):
        if rest & ~left == 0 and plan.total[rest] >= 0:
            dice = plan.total[rest] + more
            if plan.total[rest] == room.facts[Facts.MOST]:
                if full[rest & ~adders] >= 0:
                    place[rest, dice] = place[full[rest & ~adders], dice]
                    continue
                full[rest & ~adders] = rest
            place[rest, dice] = end
            end += (start[dice + 1] - start[dice]) * width
    shelf = Shelf(np.empty(end, KIND), place, room.yes)
    # In ascending order: each set comes after all that it can lead to.
    for rest in range(masks):
        if rest & ~left == 0 and plan.total[rest] >= 0:
            if plan.total[rest] == room.facts[Facts.MOST] and full[rest & ~adders] != rest:
                continue
            dice = int64(plan.total[rest] + more)
            begin, rows = place[rest, dice], start[dice + 1] - start[dice]
            out = shelf.values[begin : begin + rows * width].reshape((rows, width))
            mine = lanes[plan.kind[rest]]
            finish_or_roll(turn, rest, dice, mine, out)
            if dice == 0 or rest & rollers:
                use_all(turn, rest, dice, mine, out, shelf, room.work)
    return shelf.values
