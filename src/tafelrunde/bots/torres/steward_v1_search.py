"""The steward's look at a Torres turn: a beam over whole moves, and what a position is worth to a seat.

Positions with equally many action points left are compared with each other; of each group the best `WIDTH` are
carried on, by every move they allow. Every position reached inside the turn is a candidate to end it with.
"""

from typing import Any

import numpy as np

from tafelrunde.core.bits import count
from tafelrunde.core.hashing import EMPTY_SLOT, empty_slots, find_slot, words_of
from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.memory import States
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.board import beside, free_cells, reaching
from tafelrunde.games.torres.cards import CARDS
from tafelrunde.games.torres.legal import legal
from tafelrunde.games.torres.rules import apply
from tafelrunde.games.torres.scoring import year_points
from tafelrunde.games.torres.stacks import block_count
from tafelrunde.games.torres.state import BUY_COST, MOST_ACTION_POINTS, STATE, UNKNOWN, YEARS, Phase
from tafelrunde.games.torres.turn import YEAR_ROUNDS

WIDTH = 300
"""Positions of each number of action points that are carried on."""
CAPACITY = 1 << 17
"""Positions that one look can hold; beyond that it adds no more."""

LATER_YEAR = 0.2
"""What points of a castle count again for each later year: towers stay, but others build and climb too."""
KNIGHT = 1.5
"""A knight on the board, for each year to come."""
LEVEL = 0.6
"""A level that a knight stands on, for each year to come: height is kept and pays again."""
WAY_UP = 0.5
"""A free cell one level higher beside a knight: somewhere to climb."""
CARD = 1.6
"""A card in hand, as long as turns are left to play it."""
BLOCK = 0.25
"""A block kept for later turns."""


@kernel
def turns_left(state: State) -> Any:
    """Count the turns that the player whose turn it is still has after this one."""
    turns = YEAR_ROUNDS[state.players, state.year] - state.round
    for year in range(state.year + 1, YEARS + 1):
        turns += YEAR_ROUNDS[state.players, year]
    return turns


@kernel
def worth(state: State, seat: int) -> Any:
    """Return what a seat has and can hope for, in points."""
    player = state.seat[seat]
    to_come = YEARS - state.year
    value = float(player.score)
    castles, king, master = year_points(state, seat)
    value += castles * (1.0 + LATER_YEAR * to_come) + king
    value += master
    if turns_left(state) > 0:
        value += prospects(state, seat) * (0.4 + to_come)
        cards = 0
        for card in range(CARDS + 1):
            cards += player.hand[card]
        value += CARD * min(cards, turns_left(state))
    return value


@kernel
def prospects(state: State, seat: int) -> Any:
    """Return what the knights' standing promises for later: their number, their levels, ways up."""
    knights = state.seat[seat].knights
    free = free_cells(state)
    value = KNIGHT * count(knights)
    floor = 0
    here = reaching(state, 0)
    above = reaching(state, 1)
    while knights & here:
        higher = reaching(state, floor + 2)
        on_floor = knights & here & ~above
        value += LEVEL * floor * count(on_floor)
        value += WAY_UP * count(beside(on_floor) & free & above & ~higher)
        here, above = above, higher
        floor += 1
    return value


@kernel
def lead(state: State, seat: int) -> Any:
    """Return a seat's worth less the mean of the others', and what its stacks still hold."""
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += worth(state, other)
    kept = block_count(state.seat[seat].stacks)
    return worth(state, seat) - others / (state.players - 1) + BLOCK * kept


class Look:
    """Memory for one look at a turn, used again for the next."""

    def __init__(self) -> None:
        self.states = np.zeros(CAPACITY, STATE)
        self.words = words_of(self.states)
        self.slots = empty_slots(CAPACITY)
        self.parent = np.zeros(CAPACITY, np.int32)
        self.code = np.zeros(CAPACITY, np.int32)
        self.value = np.zeros(CAPACITY, np.float64)
        self.done = np.zeros(CAPACITY, np.bool_)

    def plan(self, state: States, *, may_buy: bool) -> list[tuple[bytes, int]]:
        """Return the best turn found: each position on the way with the code to play there, the last one END."""
        self.states[0] = state[0]
        arrays = (self.states, self.words, self.slots, self.parent, self.code, self.value, self.done)
        best = int(explore(*arrays, may_buy))
        path = [(self.states[best : best + 1].tobytes(), actions.END)]
        while best:
            code, best = int(self.code[best]), int(self.parent[best])
            path.append((self.states[best : best + 1].tobytes(), code))
        return path[::-1]


@kernel
def explore(
    states: Any, words: Any, slots: Any, parent: Any, code: Any, value: Any, done: Any, may_buy: bool
) -> int:
    """Fill the memory with positions of the turn that starts in the first one; return the best to end it with."""
    codes = np.empty(actions.PLAYER_CODES, np.int32)
    carried = np.zeros(MOST_ACTION_POINTS + 1, np.int64)
    order = np.empty(len(states), np.int64)
    slots[:] = EMPTY_SLOT
    slots[find_slot(words, 0, slots)] = 0
    seat = states[0].turn
    value[0] = lead(states[0], seat)
    done[0] = False
    size = 1
    while True:
        points = most_points(states, done, carried, size)
        if points < 0:
            break
        waiting = 0
        for i in range(size):
            if not done[i] and states[i].ap == points:
                order[waiting] = i
                waiting += 1
        ranked = order[:waiting][np.argsort(-value[order[:waiting]])]
        for i in range(min(waiting, WIDTH - carried[points])):
            carried[points] += 1
            done[ranked[i]] = True
            size = carry_on(states, words, slots, parent, code, value, done, codes, ranked[i], size, seat, may_buy)
    best = 0
    for i in range(size):
        if value[i] > value[best]:
            best = i
    return best


@kernel
def most_points(states: Any, done: Any, carried: Any, size: int) -> int:
    """Return the most action points of a position that still waits to be carried on, -1 if none does."""
    most = -1
    for i in range(size):
        points = states[i].ap
        if not done[i] and points > most and carried[points] < WIDTH:
            most = points
    return most


@kernel
def carry_on(
    states: Any,
    words: Any,
    slots: Any,
    parent: Any,
    code: Any,
    value: Any,
    done: Any,
    codes: Any,
    at: int,
    size: int,
    seat: int,
    may_buy: bool,
) -> int:
    """Add every position that one whole move leads to; what is inside a move is carried on at once."""
    first = size
    while at < size:
        for i in range(legal(states[at], codes)):
            if size == len(states):
                return size
            if codes[i] == actions.END or (codes[i] == actions.BUY and not may_buy):
                continue
            states[size] = states[at]
            if codes[i] == actions.BUY:
                pretend_to_buy(states[size])
            else:
                apply(states[size], codes[i])
            slot = find_slot(words, size, slots)
            if slots[slot] == EMPTY_SLOT:
                slots[slot] = size
                parent[size] = at
                code[size] = codes[i]
                done[size] = states[size].phase != Phase.TURN
                value[size] = -np.inf if done[size] else lead(states[size], seat)
                size += 1
        at = max(at + 1, first)
        while at < size and states[at].phase == Phase.TURN:
            at += 1
    return size


@kernel
def pretend_to_buy(state: State) -> None:
    """Count a card in hand without asking which; chance decides later."""
    state.ap -= BUY_COST
    state.bought += 1
    state.seat[state.turn].hand[UNKNOWN] += 1
    state.fresh[UNKNOWN] += 1
