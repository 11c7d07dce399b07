"""A look at a whole turn of Torres: a beam over moves that keeps the most promising positions of each group.

Positions with equally many action points left are compared with each other; of each group the best few are carried
on, by every move they allow. Every position reached inside the turn is a candidate to end it with.
"""

from typing import Any, Final

import numpy as np

from tafelrunde.bots.torres.hope import hope_for_cards
from tafelrunde.bots.torres.value import goodness
from tafelrunde.core.hashing import EMPTY_SLOT, empty_slots, find_slot, words_of
from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.memory import States
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.board import wide
from tafelrunde.games.torres.cards import Card
from tafelrunde.games.torres.legal import legal
from tafelrunde.games.torres.rules import apply
from tafelrunde.games.torres.state import BUY_COST, MOST_ACTION_POINTS, STATE, UNKNOWN, Phase

CAPACITY: Final = 1 << 17
"""Positions that one look can hold; beyond that it adds no more."""
SHIFT: Final = actions.PLAY + Card.SHIFT_BLOCK
"""Hundreds of ways each time: only tried before anything else."""
NOT_AN_END: Final = -1e9
"""The goodness of a position inside a move."""


class Look:
    """Memory for one look at a turn, used again for the next."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self.states = np.zeros(capacity, STATE)
        self.parent = np.zeros(capacity, np.int32)
        self.code = np.zeros(capacity, np.int32)
        self.value = np.zeros(capacity, np.float64)
        self.arrays = (
            self.states,
            words_of(self.states),
            empty_slots(capacity),
            self.parent,
            self.code,
            self.value,
            np.zeros(capacity, np.bool_),
            np.zeros(capacity, np.int64),
            np.zeros(actions.PLAYER_CODES, np.int32),
        )
        """What kernels get as `look`."""

    def path(self, end: int) -> list[int]:
        """Return the places of the positions that lead to one, itself the last."""
        places = [end]
        while places[-1]:
            places.append(int(self.parent[places[-1]]))
        return places[::-1]

    def plan(self, end: int) -> dict[bytes, int]:
        """Return each position on the way to an end of the turn with the code to play there, the last one END."""
        places = self.path(end)
        codes = [int(self.code[place]) for place in places[1:]] + [actions.END]
        return {self.states[place : place + 1].tobytes(): code for place, code in zip(places, codes, strict=True)}


@kernel
def explore(start: States, look: Any, judge: Any, width: int) -> Any:
    """Fill the memory with positions of the turn that starts here; return how many."""
    states, words, slots, _parent, _code, value, done, order, _codes = look
    carried = np.zeros(MOST_ACTION_POINTS + 1, np.int64)
    slots[:] = EMPTY_SLOT
    states[0] = start[0]
    hope_for_cards(states[0], judge)
    slots[find_slot(words, wide(0), slots)] = 0
    seat = wide(states[0].turn)
    value[0] = goodness(states[0], seat, judge) if states[0].phase == Phase.TURN else NOT_AN_END
    done[0] = False
    size = wide(1)
    points = wide(states[0].ap)
    while points >= 0:
        waiting = 0
        for i in range(size):
            if not done[i] and states[i].ap == points:
                order[waiting] = i
                waiting += 1
        if waiting == 0 or carried[points] >= width:
            points -= 1
            continue
        best = order[:waiting][np.argsort(-value[order[:waiting]])]
        before = size
        for i in range(min(waiting, width - carried[points])):
            carried[points] += 1
            done[best[i]] = True
            size = carry_on(look, judge, best[i], size, seat)
        points = most_points(states, before, size, points)
    return size


@kernel
def most_points(states: Any, before: int, size: int, points: Any) -> Any:
    """Return the group to go on with: a card may have brought action points."""
    for i in range(before, size):
        points = max(points, wide(states[i].ap))
    return points


@kernel
def carry_on(look: Any, judge: Any, at: int, size: int, seat: int) -> Any:
    """Add every position that one whole move leads to; what is inside a move is carried on at once."""
    states, words, slots, parent, code, value, done, _order, codes = look
    first = size
    while at < size:
        for i in range(legal(states[at], codes)):
            if size == len(states):
                return size
            if codes[i] == actions.END or (codes[i] == SHIFT and at > 0):
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
                value[size] = NOT_AN_END if done[size] else goodness(states[size], seat, judge)
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


@kernel
def best_end(look: Any, size: int) -> Any:
    """Return the best position to end the turn with."""
    value = look[5]
    best = 0
    for i in range(size):
        if value[i] > value[best]:
            best = i
    return best
