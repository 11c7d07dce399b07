"""A look at a whole turn of Torres: a beam over moves that keeps the most promising positions of each group.

Positions with equally many action points left are compared with each other; of each group the best few are carried
on, by every move they allow. Every position reached inside the turn is a candidate to end it with.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.bots.torres.best_few import offer, sort_best
from tafelrunde.bots.torres.hope import hope_for_cards
from tafelrunde.bots.torres.value import goodness, goodness_again
from tafelrunde.core.hashing import words_of
from tafelrunde.core.kernel import State, inlined, kernel
from tafelrunde.core.memory import States
from tafelrunde.core.rng import MIX_1, MIX_2, S27, S30, S31
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.board import wide
from tafelrunde.games.torres.cards import Card
from tafelrunde.games.torres.legal import legal
from tafelrunde.games.torres.rules import apply
from tafelrunde.games.torres.state import (
    BUY_COST,
    MOST_ACTION_POINTS,
    MOST_PLAYERS,
    PLANES,
    SEAT,
    STATE,
    UNKNOWN,
    Phase,
)

CAPACITY: Final = 1 << 17
"""Positions that one look can hold; beyond that it adds no more."""
LEAST_CAPACITY: Final = 1 << 12
FOR_EACH_CARRIED: Final = 1 << 10
"""Positions to hold for each that is carried on in a group: rarely half as many are reached."""
SHIFT: Final = actions.PLAY + Card.SHIFT_BLOCK
"""Hundreds of ways each time: only tried before anything else."""
NOT_AN_END: Final = -1e9
"""The goodness of a position inside a move."""
NO_SLOT: Final = -1
WORDS_OF_SEAT: Final = SEAT.itemsize // 8
FIRST_COMMON_WORD: Final = PLANES + MOST_PLAYERS * WORDS_OF_SEAT


class LookArrays(NamedTuple):
    """What kernels get as `look`."""

    states: Any
    words: Any
    """The same memory as whole numbers."""
    slots: Any
    """By a part of the key: where a position with it may be kept."""
    slot_of: Any
    """By position: its slot. Nothing has to be cleared: a slot counts if the position in it says so too."""
    keys: Any
    parent: Any
    code: Any
    value: Any
    best: Any
    """By action points left, of those who wait to be carried on the best few: a heap, the worst first."""
    order: Any
    codes: Any


def capacity_for(width: int) -> int:
    """Return how many positions a look of this width should be able to hold."""
    wanted = max(LEAST_CAPACITY, min(CAPACITY, width * FOR_EACH_CARRIED))
    return 1 << (wanted - 1).bit_length()


class Look:
    """Memory for one look at a turn, used again for the next."""

    def __init__(self, width: int) -> None:
        capacity = capacity_for(width)
        states = np.zeros(capacity, STATE)
        self.arrays = LookArrays(
            states,
            words_of(states),
            np.zeros(2 * capacity, np.int32),
            np.zeros(capacity, np.int32),
            np.zeros(capacity, np.uint64),
            np.zeros(capacity, np.int32),
            np.zeros(capacity, np.int32),
            np.zeros(capacity, np.float64),
            np.zeros((MOST_ACTION_POINTS + 1, max(width, 1)), np.int32),
            np.zeros(max(width, 1), np.int32),
            np.zeros(actions.PLAYER_CODES, np.int32),
        )

    def path(self, end: int) -> list[int]:
        """Return the places of the positions that lead to one, itself the last."""
        places = [end]
        while places[-1]:
            places.append(int(self.arrays.parent[places[-1]]))
        return places[::-1]

    def plan(self, end: int) -> dict[bytes, int]:
        """Return each position on the way to an end of the turn with the code to play there, the last one END."""
        places = self.path(end)
        codes = [int(self.arrays.code[place]) for place in places[1:]] + [actions.END]
        states = self.arrays.states
        return {states[place : place + 1].tobytes(): code for place, code in zip(places, codes, strict=True)}


@kernel
def explore(start: States, look: Any, judges: Any) -> Any:
    """Fill the memory with positions of the turn that starts here; return how many."""
    states, value, judge = look.states, look.value, judges[0]
    width = len(look.order)
    waiting = np.zeros(MOST_ACTION_POINTS + 1, np.int64)
    carried = np.zeros(MOST_ACTION_POINTS + 1, np.int64)
    states[0] = start[0]
    hope_for_cards(states[0], judge)
    seat = wide(states[0].turn)
    value[0] = goodness(states[0], seat, judge)
    if states[0].phase != Phase.TURN:
        value[0] = NOT_AN_END
    keep(look, wide(0), seat)
    let_wait(look, waiting, wide(0))
    size = wide(1)
    points = MOST_ACTION_POINTS
    while points >= 0:
        number = min(waiting[points], width - carried[points])
        if number <= 0:
            points -= 1
            continue
        sort_best(value, look.best[points], waiting[points], look.order)
        waiting[points] = 0
        carried[points] += number
        for i in range(number):
            size = carry_on(look, judge, waiting, wide(look.order[i]), size, seat)
        points = MOST_ACTION_POINTS
    return size


@inlined
def carry_on(look: Any, judge: Any, waiting: Any, at: int, size: int, seat: int) -> Any:
    """Add every position that one whole move leads to; what is inside a move is carried on at once."""
    states, codes = look.states, look.codes
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
            if states[size].phase != Phase.TURN:
                look.value[size] = NOT_AN_END
                look.slot_of[size] = NO_SLOT
            elif keep(look, size, seat):
                look.value[size] = goodness_again(states[size], seat, judge)
                let_wait(look, waiting, size)
            else:
                continue
            look.parent[size] = at
            look.code[size] = codes[i]
            size += 1
        at = max(at + 1, first)
        while at < size and states[at].phase == Phase.TURN:
            at += 1
    return size


@inlined
def pretend_to_buy(state: State) -> None:
    """Count a card in hand without asking which; chance decides later."""
    state.ap -= BUY_COST
    state.bought += 1
    state.seat[state.turn].hand[UNKNOWN] += 1
    state.fresh[UNKNOWN] += 1


@kernel
def keep(look: Any, place: int, seat: int) -> bool:
    """Keep the position at a place unless there is one like it; what a turn cannot change is not compared."""
    key = key_of(look.words[place], seat)
    mask = len(look.slots) - 1
    slot = np.int64(key >> S31) & mask
    while True:
        other = look.slots[slot]
        if other >= place or look.slot_of[other] != slot:
            break
        if look.keys[other] == key:
            return False
        slot = (slot + 1) & mask
    look.slots[slot] = place
    look.slot_of[place] = slot
    look.keys[place] = key
    return True


@kernel
def key_of(words: Any, seat: int) -> Any:
    """Return a number that tells positions of a turn apart, all but surely: board, own things, what is common."""
    mixed = np.uint64(0)
    for word in range(PLANES):
        mixed = mixed_with(mixed, words[word])
    other = np.uint64(0)
    for word in range(PLANES + seat * WORDS_OF_SEAT, PLANES + (seat + 1) * WORDS_OF_SEAT):
        other = mixed_with(other, words[word])
    for word in range(FIRST_COMMON_WORD, len(words)):
        other = mixed_with(other, words[word])
    mixed = mixed_with(mixed, other)
    return (mixed ^ (mixed >> S27)) * MIX_2


@kernel
def mixed_with(mixed: Any, word: Any) -> Any:
    """Return a number that depends on every bit of both."""
    mixed = (mixed ^ word) * MIX_1
    return mixed ^ (mixed >> S30)


@inlined
def let_wait(look: Any, waiting: Any, place: int) -> None:
    """Let a position wait to be carried on, if it is among the best of its group."""
    points = look.states[place].ap
    waiting[points] = offer(look.value, look.best[points], waiting[points], place)


@kernel
def best_end(look: Any, size: int) -> Any:
    """Return the best position to end the turn with."""
    best = 0
    for i in range(size):
        if look.value[i] > look.value[best]:
            best = i
    return best
