"""What every legal action of a turn is worth: looked up in the turn that was solved.

Positions that may roll, and have abilities that roll dice again, were worked out for it (`solving.make_ready`):
those after a die is set aside, and those after an ability is used.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.bots.court.solving import (
    Room,
    covers,
    int64,
    local_set,
    number_of,
    ready_places,
    set_aside_since,
    solved,
)
from tafelrunde.core.kernel import State, apart, inner, kernel
from tafelrunde.games.court import actions
from tafelrunde.games.court.cards import (
    ABILITY_KIND,
    ADDED,
    ADDER,
    CHARACTERS,
    PICKER,
    RAISE,
    USABLE,
    AbilityKind,
    Character,
    bits_of,
)
from tafelrunde.games.court.legal import highest_pick, unused
from tafelrunde.games.court.solver.plan import VALUE, Turn, locate
from tafelrunde.games.court.solver.tables import RESULTS
from tafelrunde.games.court.state import FACES, MOST_DICE, Edition, Phase
from tafelrunde.games.court.turn import active_dice, dice_on_table

ABILITY_BITS: Final = bits_of(*USABLE)
UNKNOWN: Final = -1.0
"""What an action is worth that the plan does not know of."""
NO_MORE: Final = FACES * MOST_DICE
"""Behind each number and count of dice: picking no more."""


class Desk(NamedTuple):
    """Room for looking at one position."""

    active: Any
    means: Any
    """By multiset of kept dice what they are worth once all others are rolled again."""
    chosen: Any
    picks: Any
    """The best that each next pick can lead to."""
    codes: Any
    values: Any


def new_desk() -> Desk:
    """Make room."""
    return Desk(
        np.zeros(FACES, np.int64),
        np.zeros(RESULTS),
        np.zeros(FACES, np.int64),
        np.zeros(NO_MORE + 1),
        np.zeros(actions.PLAYER_CODES, np.int32),
        np.zeros(actions.PLAYER_CODES),
    )


class Spot(NamedTuple):
    """Where positions with the same dice aside are looked up."""

    turn: Turn
    of: Any
    since: int
    may_roll: bool
    ready: Any
    """Positions that may roll, where these had to be worked out; else empty."""
    place: Any


@kernel
def what_to_solve(facts: Any, ability: Any, total: Any, states: Any) -> tuple[int, int, int]:
    """Return the unused abilities, the active dice or those in hand, and the spare ones; -1 if all is solved."""
    state = states[0]
    left = int64(unused(state) & ABILITY_BITS)
    dice = int64(state.in_hand if state.in_hand > 0 else active_dice(state) + state.to_roll)
    spare = int64(state.dice_supply - dice_on_table(state))
    return left, dice, -1 if covers(facts, ability, total, left, dice, state.aside) else spare


@inner
def value_at(spot: Spot, local: int, m: int, n: int) -> float:
    """Return what n active dice are worth with these abilities unused."""
    turn, plan = spot.turn, spot.turn.plan
    row = m - turn.tables.start[n]
    if len(spot.ready) > 0:
        return np.float64(spot.ready[spot.place[local, n] + row])
    c = int64(spot.of[plan.kind[local], 0, spot.since])
    layer: Any = int64(VALUE)
    begin, step = locate(plan, turn.tables.start, turn.classes.size, layer, local, n, c)
    value = np.float64(turn.values[begin + row * step])
    return max(value, np.float64(turn.rolls[1, plan.roll_place[local, n] + c])) if spot.may_roll else value


@inner
def rate_asides(room: Room, desk: Desk, state: State, spot: Spot, left: int, count: int) -> None:
    """Rate setting a die of each number aside; the spot is of positions that may roll."""
    start, plus = spot.turn.tables.start, spot.turn.tables.plus
    n, lane, width = active_dice(state) - 1, 0, 0
    for face in range(FACES):
        width += state.active[face] > 0
    for i in range(count):
        face = desk.codes[i] - actions.ASIDE
        if 0 <= face < FACES:
            for each in range(FACES):
                desk.active[each] = state.active[each] - (each == face)
            m = number_of(plus, desk.active)
            if len(spot.ready) > 0:
                desk.values[i] = spot.ready[spot.place[left, n] + (m - start[n]) * width + lane]
                lane += 1
            else:
                after = Spot(spot.turn, room.of, int64(plus[spot.since, face]), room.yes, spot.ready, spot.place)
                desk.values[i] = value_at(after, left, m, n)


@kernel
def rate_turn(room: Room, desk: Desk, payoff: Any, states: Any, count: int, asides: Any, uses: Any) -> None:
    """Rate every action of a turn, given the positions that had to be worked out."""
    state, turn, codes, values = states[0], solved(room), desk.codes, desk.values
    plan, masks = turn.plan, len(turn.plan.total)
    left = local_set(plan.ability, unused(state))
    n = int64(state.in_hand if state.in_hand > 0 else active_dice(state))
    since = int64(set_aside_since(room.facts, turn.tables.plus, state.aside))
    after = Spot(turn, room.of, since, room.yes, asides, ready_places(room, masks, room.yes))
    rate_asides(room, desk, state, after, left, count)
    spot = Spot(turn, room.of, since, state.set_aside != 0, uses, ready_places(room, masks, room.no))
    if state.phase == Phase.PICK:
        rate_picks(desk, spot, state, left, int64(state.picker), n)
    for i in range(count):
        code = codes[i]
        if code == actions.ROLL:
            values[i] = turn.rolls[0, plan.roll_place[left, n] + room.of[plan.kind[left], 0, since]]
        elif actions.ADD <= code < actions.USE:
            values[i] = rate_add(desk, spot, state, left, code, n)
        elif actions.USE <= code < actions.OPEN:
            values[i] = rate_use(desk, spot, state, left, code - actions.USE, n)
        elif actions.OPEN <= code < actions.PICK:
            rate_picks(desk, spot, state, left, int64(code - actions.OPEN), n)
            values[i] = UNKNOWN
            for each in range(NO_MORE):
                values[i] = max(values[i], desk.picks[each])
        elif actions.PICK <= code <= actions.DONE:
            values[i] = desk.picks[code - actions.PICK]
        elif code == actions.FINISH:
            values[i] = payoff[number_of(turn.tables.plus, state.aside)]


@kernel
def rate_claims(desk: Desk, plus: Any, worths: Any, payoff: Any, states: Any, count: int) -> None:
    """Rate each claim by what it is worth; the King by the mark that the result makes."""
    for i in range(count):
        code = desk.codes[i]
        if code == actions.CLAIM_NONE:
            desk.values[i] = worths[CHARACTERS]
        elif actions.CLAIMED[code - actions.CLAIM] == Character.KING:
            desk.values[i] = payoff[number_of(plus, states[0].aside)]
        else:
            desk.values[i] = worths[actions.CLAIMED[code - actions.CLAIM]]


@inner
def without(ability: Any, left: int, character: int) -> int:
    """Return the unused abilities of a plan without one."""
    for bit in range(len(ability)):
        if ability[bit] == character:
            left &= ~(1 << bit)
    return left


@inner
def rate_add(desk: Desk, spot: Spot, state: State, left: int, code: int, n: int) -> float:
    """Return what a die added is worth, in hand or with its number; a plan may not know who adds it."""
    turn, plan = spot.turn, spot.turn.plan
    adder = min(code - actions.ADD, actions.ANY_ADDER)
    local = without(plan.ability, left, ADDER[adder])
    if local == left:
        return UNKNOWN
    if state.in_hand > 0:
        c = spot.of[plan.kind[local], 0, spot.since]
        return np.float64(turn.rolls[int(state.edition == Edition.AMIGO), plan.roll_place[local, n + 1] + c])
    face = code - actions.ADD_ANY if code >= actions.ADD_ANY else ADDED[adder] - 1
    return value_at(spot, local, int64(turn.tables.plus[number_of(turn.tables.plus, state.active), face]), n + 1)


@inner
def rate_use(desk: Desk, spot: Spot, state: State, left: int, change: int, n: int) -> float:
    """Return what a use is worth that names its dice."""
    plus, character = spot.turn.tables.plus, actions.USER[change]
    local = without(spot.turn.plan.ability, left, character)
    for face in range(FACES):
        desk.active[face] = state.active[face] + actions.CHANGE[change, face]
    m = number_of(plus, desk.active)
    if ABILITY_KIND[character] != AbilityKind.AGAIN:
        return value_at(spot, local, m, n)
    total = 0.0
    for face in range(FACES):
        total += value_at(spot, local, int64(plus[m, face]), n)
    return total / FACES


@inner
def rate_picks(desk: Desk, spot: Spot, state: State, left: int, picker: int, n: int) -> None:
    """Fill in the best that each next pick can lead to, and what picking no more is worth."""
    apart()
    most = int64(highest_pick(picker))
    above = int64(state.last_pick if state.phase == Phase.PICK else 0)
    local = without(spot.turn.plan.ability, left, PICKER[picker])
    if RAISE[picker] == 0:
        fill_means(desk, spot, local, n)
    desk.picks[:] = UNKNOWN
    picked = 0
    for face in range(FACES):
        desk.chosen[face] = state.picked[face] if face < above else 0
        picked += desk.chosen[face]
    face = above
    while face < most:
        next_pick = NO_MORE
        for number in range(most - 1, above - 1, -1):
            if desk.chosen[number] > 0:
                next_pick = number * MOST_DICE + desk.chosen[number] - 1
        if picked > 0 or next_pick < NO_MORE:
            value = rate_picked(desk, spot, state, local, int64(RAISE[picker]), n)
            desk.picks[next_pick] = max(desk.picks[next_pick], value)
        # The next choice, as an odometer counts.
        face = above
        while face < most and desk.chosen[face] == state.active[face]:
            desk.chosen[face] = 0
            face += 1
        if face < most:
            desk.chosen[face] += 1


@inner
def rate_picked(desk: Desk, spot: Spot, state: State, local: int, step: int, n: int) -> float:
    """Return what it is worth to raise the dice chosen, or to roll them again."""
    plus = spot.turn.tables.plus
    for face in range(FACES):
        desk.active[face] = state.active[face] - desk.chosen[face]
    for face in range(FACES - step if step > 0 else 0):
        desk.active[face + step] += desk.chosen[face]
    m = number_of(plus, desk.active)
    return value_at(spot, local, m, n) if step > 0 else desk.means[m]


@inner
def fill_means(desk: Desk, spot: Spot, local: int, n: int) -> None:
    """Fill in what kept dice are worth once the others are rolled again, for all multisets of up to n."""
    start, plus = spot.turn.tables.start, spot.turn.tables.plus
    for m in range(start[n], start[n + 1]):
        desk.means[m] = value_at(spot, local, m, n)
    for m in range(start[n] - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += desk.means[plus[m, face]]
        desk.means[m] = total / FACES
