"""What every legal action of a turn is worth: looked up in the turn that was solved.

Positions that may roll, and have abilities that roll dice again, were worked out for it (`solving.make_ready`):
those after a die is set aside, and those after an ability is used.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.bots.court.solving import ROWS, int64, local_set, number_of
from tafelrunde.core.kernel import State, apart, inner, kernel
from tafelrunde.games.court import actions
from tafelrunde.games.court.cards import (
    ABILITY_KIND,
    ADDED,
    ADDER,
    CHARACTERS,
    PICKER,
    RAISE,
    AbilityKind,
    Character,
)
from tafelrunde.games.court.legal import highest_pick, unused
from tafelrunde.games.court.solver.plan import VALUE, Turn, locate
from tafelrunde.games.court.solver.tables import ADDS, RESULTS
from tafelrunde.games.court.state import FACES, MOST_DICE, Edition, Phase
from tafelrunde.games.court.turn import active_dice

UNKNOWN: Final = -1.0
"""What an action is worth that the plan does not know of."""
NO_MORE: Final = FACES * MOST_DICE
"""Behind each number and count of dice: picking no more."""


class Desk(NamedTuple):
    """Room for looking at one position."""

    codes: Any
    values: Any
    after_use: Any
    """What each multiset of active dice is worth once a character is used: `after_use[character, row]`."""
    after_aside: Any
    """What it is worth to set a die of each number aside; behind them a roll."""
    active: Any
    means: Any
    """By multiset of kept dice what they are worth once all others are rolled again."""
    chosen: Any
    picks: Any
    """The best that each next pick can lead to."""


def new_desk() -> Desk:
    """Make room."""
    return Desk(
        np.zeros(actions.PLAYER_CODES, np.int32),
        np.zeros(actions.PLAYER_CODES),
        np.zeros((CHARACTERS, int(ROWS.max()))),
        np.zeros(FACES + 1),
        np.zeros(FACES, np.int64),
        np.zeros(RESULTS),
        np.zeros(FACES, np.int64),
        np.zeros(NO_MORE + 1),
    )


@inner
def fill_values(turn: Turn, of: Any, since: int, may_roll: bool, local: int, n: int, out: Any) -> None:
    """Fill in what all multisets of n active dice are worth with these abilities unused."""
    apart()
    plan, start = turn.plan, turn.tables.start
    c = int64(of[plan.kind[local], 0, since])
    layer: Any = int64(VALUE)
    begin, step = locate(plan, start, turn.classes.size, layer, local, n, c)
    least = turn.rolls[1, plan.roll_place[local, n] + c] if may_roll else turn.values[begin]
    for row in range(start[n + 1] - start[n]):
        value = turn.values[begin + row * step]
        out[row] = max(value, least) if may_roll else value


@kernel
def look_up_asides(turn: Turn, of: Any, states: Any, since: int, ready: Any, place: Any, desk: Desk) -> None:
    """Look up what it is worth to set a die of each number aside, and to roll."""
    state, plan, start, plus = states[0], turn.plan, turn.tables.start, turn.tables.plus
    left, width, lane = local_set(plan.ability, unused(state)), 0, 0
    n = int64(state.in_hand if state.in_hand > 0 else active_dice(state))
    if n > 0:
        desk.after_aside[FACES] = turn.rolls[0, plan.roll_place[left, n] + of[plan.kind[left], 0, since]]
    for face in range(FACES):
        width += state.active[face] > 0
    for face in range(FACES):
        if state.active[face] > 0:
            for each in range(FACES):
                desk.active[each] = state.active[each] - (each == face)
            row = number_of(plus, desk.active) - start[n - 1]
            if len(ready) > 0:
                desk.after_aside[face] = ready[place[left, n - 1] + row * width + lane]
            else:
                fill_values(turn, of, int64(plus[since, face]), width > 0, left, n - 1, desk.after_use[0])
                desk.after_aside[face] = desk.after_use[0, row]
            lane += 1


@kernel
def look_up_uses(turn: Turn, of: Any, states: Any, since: int, ready: Any, place: Any, desk: Desk) -> None:
    """Look up what active dice are worth once each unused character is used."""
    state, plan, start = states[0], turn.plan, turn.tables.start
    left = local_set(plan.ability, unused(state))
    first = int64(state.edition == Edition.AMIGO)
    for character in range(CHARACTERS):
        local = left
        for bit in range(len(plan.ability)):
            if plan.ability[bit] == character:
                local &= ~(1 << bit)
        out = desk.after_use[character]
        used_now = state.phase == Phase.PICK and PICKER[state.picker] == character
        if unused(state) >> character & 1 == 0 and not used_now:
            continue
        n = int64(state.in_hand if state.in_hand > 0 else active_dice(state)) + (ADDS[character] > 0)
        if ADDS[character] > 0 and (local == left or plan.total[local] < 0):
            out[:] = UNKNOWN
        elif state.in_hand > 0:
            if ADDS[character] > 0:
                out[0] = turn.rolls[first, plan.roll_place[local, n] + of[plan.kind[local], 0, since]]
        elif len(ready) > 0:
            for row in range(start[n + 1] - start[n]):
                out[row] = ready[place[local, n] + row]
        elif n > 0:
            fill_values(turn, of, since, state.set_aside != 0, local, n, out)


@kernel
def rate_turn(states: Any, desk: Desk, start: Any, plus: Any, payoff: Any, count: int) -> None:
    """Rate every action of a turn by what was looked up."""
    state, codes, values = states[0], desk.codes, desk.values
    if state.phase == Phase.PICK:
        rate_picks(desk, start, plus, state, int64(state.picker))
    for i in range(count):
        code = int64(codes[i])
        if code == actions.ROLL:
            values[i] = desk.after_aside[FACES]
        elif code < actions.ADD:
            values[i] = desk.after_aside[code - actions.ASIDE]
        elif code < actions.USE:
            values[i] = rate_add(desk, start, plus, state, code)
        elif code < actions.OPEN:
            values[i] = rate_use(desk, start, plus, state, code - actions.USE)
        elif code < actions.PICK:
            rate_picks(desk, start, plus, state, code - actions.OPEN)
            values[i] = UNKNOWN
            for each in range(NO_MORE):
                values[i] = max(values[i], desk.picks[each])
        elif code <= actions.DONE:
            values[i] = desk.picks[code - actions.PICK]
        else:
            values[i] = payoff[number_of(plus, state.aside)]


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
def rate_add(desk: Desk, start: Any, plus: Any, state: State, code: int) -> Any:
    """Return what a die added is worth, in hand or with its number."""
    adder = min(code - actions.ADD, actions.ANY_ADDER)
    if state.in_hand > 0:
        return desk.after_use[ADDER[adder], 0]
    face = code - actions.ADD_ANY if code >= actions.ADD_ANY else int64(ADDED[adder] - 1)
    return desk.after_use[ADDER[adder], plus[number_of(plus, state.active), face] - start[active_dice(state) + 1]]


@inner
def rate_use(desk: Desk, start: Any, plus: Any, state: State, change: int) -> Any:
    """Return what a use is worth that names its dice."""
    character, low = actions.USER[change], start[active_dice(state)]
    for face in range(FACES):
        desk.active[face] = state.active[face] + actions.CHANGE[change, face]
    m = number_of(plus, desk.active)
    if ABILITY_KIND[character] != AbilityKind.AGAIN:
        return desk.after_use[character, m - low]
    total = 0.0
    for face in range(FACES):
        total += desk.after_use[character, plus[m, face] - low]
    return total / FACES


@inner
def rate_picks(desk: Desk, start: Any, plus: Any, state: State, picker: int) -> None:
    """Fill in the best that each next pick can lead to, and what picking no more is worth."""
    apart()
    most = int64(highest_pick(picker))
    above = int64(state.last_pick if state.phase == Phase.PICK else 0)
    if RAISE[picker] == 0:
        fill_means(desk, start, plus, int64(active_dice(state)), int64(PICKER[picker]))
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
            desk.picks[next_pick] = max(desk.picks[next_pick], rate_picked(desk, start, plus, state, picker))
        # The next choice, as an odometer counts.
        face = above
        while face < most and desk.chosen[face] == state.active[face]:
            desk.chosen[face] = 0
            face += 1
        if face < most:
            desk.chosen[face] += 1


@inner
def rate_picked(desk: Desk, start: Any, plus: Any, state: State, picker: int) -> Any:
    """Return what it is worth to raise the dice chosen, or to roll them again."""
    step = RAISE[picker]
    for face in range(FACES):
        desk.active[face] = state.active[face] - desk.chosen[face]
    for face in range(FACES - step if step > 0 else 0):
        desk.active[face + step] += desk.chosen[face]
    m = number_of(plus, desk.active)
    return desk.after_use[PICKER[picker], m - start[active_dice(state)]] if step > 0 else desk.means[m]


@inner
def fill_means(desk: Desk, start: Any, plus: Any, n: int, character: int) -> None:
    """Fill in what kept dice are worth once the others are rolled again, for all multisets of up to n."""
    for m in range(start[n], start[n + 1]):
        desk.means[m] = desk.after_use[character, m - start[n]]
    for m in range(start[n] - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += desk.means[plus[m, face]]
        desk.means[m] = total / FACES
