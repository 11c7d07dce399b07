"""A turn solved for one payoff by the kernels of the solver, in room that is made once.

A turn that has more values than a player may plan is solved without some abilities, the weakest first; what is left
out is found again when fewer dice are left.

What is `shared` stays Python here, as numba would compile the solver anew for each kernel that calls it; it
is written as kernels are: one kernel can be made of all of it elsewhere.
"""

from enum import IntEnum
from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.core.kernel import State, inner, kernel, shared
from tafelrunde.games.court.cards import ADDER, CHARACTERS, USABLE, bits_of
from tafelrunde.games.court.legal import unused
from tafelrunde.games.court.solver.classes import PLAIN, ROUND, Classes, add_up, merge, settled, split
from tafelrunde.games.court.solver.plan import LANES, READY, VALUE, Plan, Shelf, Turn, lay_out
from tafelrunde.games.court.solver.reach import WEAKEST_FIRST
from tafelrunde.games.court.solver.sweep import Work, finish_or_roll, solve_level, use_all
from tafelrunde.games.court.solver.tables import ADDERS, ASTRONOMER, MOVERS, RESULTS, ROLLERS, TABLES, Tables
from tafelrunde.games.court.state import FACES, MOST_DICE, Phase
from tafelrunde.games.court.turn import active_dice, dice_on_table

WIDE: Final = MOST_DICE + 1
MASKS: Final = 1 << len(USABLE)
ENTRIES: Final = 2 * RESULTS + 2 * WIDE * ROUND
ROWS: Final = np.diff(TABLES.start)
LARGEST_LEVEL: Final = int((ROWS * (ROWS[::-1] + ROUND)).max())
"""What the positions with so many dice aside have of values at most, for one set of abilities."""
BARE: Final = 1_500_000
"""A turn without any ability never has more values than these."""
LEFT_OUT = np.array(WEAKEST_FIRST, np.int8)
ABILITY_BITS: Final = bits_of(*USABLE)
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
    facts: Any
    most_values: int
    no: bool
    """A word that numba does not take for a literal, for which it would compile the solver anew."""


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
        np.zeros(LAY_ASIDE + FACES, np.int64),
        most_values,
        False,
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
    kept, rolls = room.facts[Facts.KEPT], room.facts[Facts.ROLLS]
    return Turn(
        room.tables,
        planned(room, room.facts[Facts.BITS]),
        classes_in(room, room.facts[Facts.MOST]),
        room.values[:kept],
        room.values[kept : kept + 2 * rolls].reshape((2, rolls)),
    )


@shared
def ready_places(room: Room, masks: int, after_aside: bool) -> Any:
    """View the room as where the values of positions that may roll begin, by set and active dice."""
    begin = MASKS * WIDE if after_aside else 0
    return room.ready_place[begin : begin + masks * WIDE].reshape((masks, WIDE))


@inner
def local_set(ability: Any, characters: int) -> int:
    """Return a set of characters as bits among the abilities of a plan."""
    local = 0
    for bit in range(len(ability)):
        local |= (characters >> ability[bit] & 1) << bit
    return local


@inner
def number_of(plus: Any, counts: Any) -> Any:
    """Return the number of a multiset."""
    m = int64(0)
    for face in range(FACES):
        for _ in range(counts[face]):
            m = int64(plus[m, face])
    return m


class Question(NamedTuple):
    """What is asked about a position."""

    unused: int
    dice: int
    """Active ones, or in hand."""
    spare: int
    aside: int
    since: int
    """The dice set aside since the turn was solved."""
    covered: bool
    """Whether it is a part of that turn, which is solved exactly."""


@kernel
def ask(facts: Any, ability: Any, total: Any, plus: Any, states: Any) -> Question:
    """Ask about a position."""
    state, since, count, follows = states[0], int64(0), 0, facts[Facts.EXACT] != 0
    left = int64(unused(state) & ABILITY_BITS)
    dice = int64(state.in_hand if state.in_hand > 0 else active_dice(state) + state.to_roll)
    for face in range(FACES):
        more = state.aside[face] - facts[LAY_ASIDE + face]
        follows = follows and more >= 0
        count += more
    if follows and left & ~facts[Facts.ASKED] == 0:
        follows = total[local_set(ability[: facts[Facts.BITS]], left)] == dice + count
        for face in range(FACES):
            for _ in range(state.aside[face] - facts[LAY_ASIDE + face]):
                since = int64(plus[since, face])
    else:
        follows = False
        for face in range(FACES):
            facts[LAY_ASIDE + face] = state.aside[face]
    spare = int64(state.dice_supply - dice_on_table(state))
    return Question(left, dice, spare, number_of(plus, state.aside), since, follows)


@shared
def most_dice(characters: int, dice: int, spare: int) -> int:
    """Return the dice that a turn can come to."""
    adders = 0
    for i in range(len(ADDER)):
        adders += characters >> int(ADDER[i]) & 1
    return dice + min(spare, adders)


@shared
def least_values(characters: int, dice: int, spare: int, start: Any) -> int:
    """Return how many values a turn with these abilities has at least, if all dice aside were of one class."""
    adders, others = most_dice(characters, 0, MOST_DICE), 0
    for character in range(CHARACTERS):
        others += characters >> character & 1
    sets, values = 1, 0
    for added in range(min(spare, adders) + 1):
        # Once the supply is empty, one set stands for all.
        values += (1 if added == spare else sets) * (int(start[dice + added + 1]) - 1)
        sets = sets * (adders - added) // (added + 1)
    return values << (others - adders)


@shared
def classify(room: Room, payoffs: Any, sighted: bool, dice: int, most: int, aside: int) -> None:
    """Sort dice set aside into classes."""
    tables, classes = room.tables, classes_in(room, most)
    classes.size[:] = 0
    classes.first[:] = 0
    target = room.target[: tables.start[most + 1]]
    target[0] = aside
    add_up(tables, target)
    used = merge(tables, payoffs, target, dice, room.of[PLAIN], classes)
    if sighted:
        split(tables, target, settled(classes, used, dice), used, room.of, classes)


@shared
def lay_out_with(room: Room, owned: int, dice: int, most: int) -> bool:
    """Lay a turn out with these abilities; return whether the plan is small enough."""
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
    facts[Facts.BITS], facts[Facts.MOST], facts[Facts.OWNED] = bits, most, owned
    facts[Facts.KEPT], facts[Facts.ROLLS] = kept, rolls
    return bool(bits == 0 or kept + 2 * rolls <= room.most_values)


@shared
def plan_turn(room: Room, payoffs: Any, asked: Question) -> None:
    """Plan all that can follow from a position."""
    wanted = asked.unused if asked.spare > 0 else asked.unused & ~ADDERS
    owned, before, weakest, most, most_before = wanted, wanted, 0, 0, -1
    fits = False
    while not fits:
        # A row of few classes takes as long as one of `ROUND`.
        while owned and ROUND * least_values(owned, asked.dice, asked.spare, room.tables.start) > room.most_values:
            owned &= ~(1 << int(LEFT_OUT[weakest]))
            weakest += 1
        most = most_dice(owned, asked.dice, asked.spare)
        if most != most_before or (owned ^ before) & ASTRONOMER:
            classify(room, payoffs, owned & ASTRONOMER != 0, asked.dice, most, asked.aside)
        fits = lay_out_with(room, owned, asked.dice, most)
        most_before, before = most, owned
        while not fits and owned == before:
            owned &= ~(1 << int(LEFT_OUT[weakest]))
            weakest += 1
    room.facts[Facts.ASKED] = asked.unused
    room.facts[Facts.EXACT] = owned == wanted


@shared
def solve(room: Room, payoffs: Any, asked: Question) -> None:
    """Solve all that can follow from a position, most dice aside first."""
    plan_turn(room, payoffs, asked)
    turn = solved(room)
    value = Shelf(turn.values, turn.plan.place[VALUE], room.no)
    ready = Shelf(turn.values, turn.plan.place[READY], room.no)
    for level in range(int(room.facts[Facts.MOST]) - 1, -1, -1):
        solve_level(turn, level, value, ready, room.held, room.work)


@inner
def fill_lanes(of: Any, plus: Any, state: State, since: int, after_aside: bool, lanes: Any) -> int:
    """Write the classes of the dice aside as they are, or after each die that may follow; return how many."""
    width = 0
    for face in range(FACES if after_aside else 1):
        if state.active[face] > 0 or not after_aside:
            more = plus[since, face] if after_aside else since
            lanes[0, width], lanes[1, width] = of[0, 0, more], of[1, 0, more]
            width += 1
    return width


@kernel
def make_ready(turn: Turn, of: Any, states: Any, since: int, after_aside: bool, place: Any, work: Work) -> Any:
    """Solve the positions that may roll and are reached by abilities alone, now or after a die is set aside.

    Return their values, side by side for each die that may be set aside; nothing where they can be looked up: where
    no ability rolls dice again, and one is active.
    """
    state, plan, start = states[0], turn.plan, turn.tables.start
    left = local_set(plan.ability, unused(state))
    rollers = local_set(plan.ability, ROLLERS)
    n = active_dice(state) - after_aside
    may_roll = state.phase == Phase.TURN if after_aside else state.set_aside != 0
    if not may_roll or n < 0 or (n > 0 and left & rollers == 0):
        return np.empty(0, KIND)
    lanes = np.empty((2, FACES), np.int64)
    width = fill_lanes(of, turn.tables.plus, state, since, after_aside, lanes)
    lanes = lanes[:, :width].copy()
    end = 0
    for rest in range(len(plan.total)):
        if rest & ~left == 0 and plan.total[rest] >= 0:
            dice = plan.total[rest] - plan.total[left] + n
            place[rest, dice] = end
            end += (start[dice + 1] - start[dice]) * width
    shelf = Shelf(np.empty(end, KIND), place, width > 0)
    # In ascending order: each set comes after all that it can lead to.
    for rest in range(len(plan.total)):
        if rest & ~left == 0 and plan.total[rest] >= 0:
            dice = int64(plan.total[rest] - plan.total[left] + n)
            begin, rows = place[rest, dice], start[dice + 1] - start[dice]
            out = shelf.values[begin : begin + rows * width].reshape((rows, width))
            mine = lanes[plan.kind[rest]]
            finish_or_roll(turn, rest, dice, mine, out)
            if dice == 0 or rest & rollers:
                use_all(turn, rest, dice, mine, out, shelf, work)
    return shelf.values
