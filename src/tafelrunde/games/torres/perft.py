"""Counting turns: how many complete turns a position allows, and how many different positions they lead to.

Buying cards is left out, because what is drawn is chance. Layer by layer all unfinished turns are carried on by one
small action; equal positions of a layer are kept once, with the number of ways that lead there.
"""

from typing import Any, NamedTuple

import numpy as np

from tafelrunde.core.hashing import empty_slots, find_slot, words_of
from tafelrunde.core.kernel import kernel
from tafelrunde.core.memory import States
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.legal import legal
from tafelrunde.games.torres.rules import apply
from tafelrunde.games.torres.state import STATE, Phase

FIRST_CAPACITY = 1 << 12


class Turns(NamedTuple):
    """How many sequences of actions complete a turn, and how many positions end it."""

    sequences: int
    ends: int


def count_turns(state: States, ap: int) -> Turns:
    """Count the complete turns of the player to act, from the position with so many action points."""
    if state[0]["phase"] != Phase.TURN:
        raise ValueError("a turn must be under way, with nothing taken up")
    start = state.copy()
    start[0]["ap"] = ap
    ends = _Set(FIRST_CAPACITY)
    layer, layer_ways = start, np.ones(1, np.int64)
    while len(layer):
        following = _Set(FIRST_CAPACITY)
        at = np.zeros(1, np.int64)
        while at[0] < len(layer):
            carry_on(layer, layer_ways, at, *following.arrays, *ends.arrays)
            following.grow_if_full()
            ends.grow_if_full()
        layer, layer_ways = following.states[: following.size[0]], following.ways[: following.size[0]]
    sequences = int(ends.ways[: ends.size[0]].sum())
    return Turns(sequences, int(ends.size[0]))


class _Set:
    """Different states with the number of ways to them; grows by doubling."""

    def __init__(self, capacity: int) -> None:
        self.states = np.zeros(capacity, STATE)
        self.ways = np.zeros(capacity, np.int64)
        self.slots = empty_slots(capacity)
        self.size = np.zeros(1, np.int64)

    @property
    def arrays(self) -> tuple[Any, ...]:
        return self.states, words_of(self.states), self.ways, self.slots, self.size

    def grow_if_full(self) -> None:
        size = int(self.size[0])
        if size + actions.PLAYER_CODES < len(self.states):
            return
        self.states = np.concatenate([self.states, np.zeros_like(self.states)])
        self.ways = np.concatenate([self.ways, np.zeros_like(self.ways)])
        self.slots = empty_slots(len(self.states))
        enter_all(words_of(self.states), self.slots, size)


@kernel
def enter_all(words: Any, slots: Any, size: int) -> None:
    """Enter states known to differ into an empty table."""
    for row in range(size):
        slots[find_slot(words, row, slots)] = row


@kernel
def carry_on(
    layer: Any,
    layer_ways: Any,
    at: Any,
    states: Any,
    words: Any,
    ways: Any,
    slots: Any,
    size: Any,
    end_states: Any,
    end_words: Any,
    end_ways: Any,
    end_slots: Any,
    end_size: Any,
) -> None:
    """Carry every turn of a layer on by one action, until all are done or a set might overflow."""
    codes = np.empty(actions.PLAYER_CODES, np.int32)
    while at[0] < len(layer):
        if size[0] + actions.PLAYER_CODES >= len(states) or end_size[0] + actions.PLAYER_CODES >= len(end_states):
            return
        for i in range(legal(layer[at[0]], codes)):
            if codes[i] == actions.BUY:
                continue
            place = size[0]
            states[place] = layer[at[0]]
            apply(states[place], codes[i])
            if is_over(layer[at[0]].phase, codes[i], states[place].phase):
                end_states[end_size[0]] = states[place]
                enter(end_words, end_ways, end_slots, end_size, layer_ways[at[0]])
            else:
                enter(words, ways, slots, size, layer_ways[at[0]])
        at[0] += 1


@kernel
def is_over(before: int, code: int, after: int) -> bool:
    """Say whether an action has ended the turn: nothing of it is left to be named or spread."""
    closing = code == actions.END or before == Phase.NAME or before == Phase.SPREAD
    return closing and after != Phase.NAME and after != Phase.SPREAD


@kernel
def enter(words: Any, ways: Any, slots: Any, size: Any, more: int) -> None:
    """Keep the state written behind the last one if it is new, and add the ways to it."""
    place = size[0]
    slot = find_slot(words, place, slots)
    if slots[slot] < 0:
        slots[slot] = place
        ways[place] = 0
        size[0] += 1
    ways[slots[slot]] += more
