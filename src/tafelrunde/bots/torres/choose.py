"""The best action by what positions are worth: a whole turn with the others' replies, the setup, cards drawn."""

from typing import Any, NamedTuple

import numpy as np

from tafelrunde.bots.torres.features import before_turns
from tafelrunde.bots.torres.hope import pile_worth
from tafelrunde.bots.torres.search import Look, best_end, explore
from tafelrunde.bots.torres.value import Judge, Weights, goodness, power
from tafelrunde.core.bits import bit, count
from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.memory import States
from tafelrunde.core.rng import next_word, rng
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.board import beside, towers, wide
from tafelrunde.games.torres.legal import legal
from tafelrunde.games.torres.rules import apply
from tafelrunde.games.torres.state import STATE, Phase

REPLY_CAPACITY = 1 << 13
"""Positions of a reply: its beam is narrow."""
WORDS = 2.0**64


class Style(NamedTuple):
    """How a player thinks."""

    width: int
    """Positions of each number of action points that are carried on."""
    candidates: int = 1
    """Ends of the turn that are compared further."""
    reply_width: int = 0
    """The width of the others' replies; 0 asks for none."""
    noise: float = 0.0
    """Ends that differ by so much of a win are chosen one nearly as often as the other."""


class Mind:
    """A way to play with some weights: plans a whole turn at once and says the next code of it."""

    def __init__(self, weights: Weights, style: Style, seed: int = 0) -> None:
        self.style = style
        self.judge = Judge(weights)
        self._look = Look()
        self._reply = Look(REPLY_CAPACITY if style.reply_width else 1)
        self._ends = np.zeros(style.candidates, np.int64)
        self._scratch = np.zeros(1, STATE)
        self._codes = np.zeros(actions.PLAYER_CODES, np.int32)
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Forget what was planned; what it draws follows from the seed."""
        self._rng = rng(seed)
        self.plan: dict[bytes, int] = {}
        """Each position of the turn with the code to play there."""

    def decide(self, state: States) -> int:
        """Return the code to play."""
        key = state.tobytes()
        if key not in self.plan:
            if not is_in_turn(state):
                return int(choose_between(state, self.judge.arrays, self._codes, self._scratch))
            self.plan = self._look.plan(self._end_of_turn(state))
        return self.plan[key]

    def _end_of_turn(self, state: States) -> int:
        end: int = choose_end(
            state,
            self._look.arrays,
            self._reply.arrays,
            self.judge.arrays,
            self._scratch,
            self._ends,
            self.style.width,
            self.style.reply_width,
            self.style.noise,
            self._rng,
        )
        return end


@kernel
def is_in_turn(states: Any) -> Any:
    """Say whether a turn is under way, and no card drawn waits."""
    phase = states[0].phase
    return phase == Phase.TURN or phase == Phase.PLACE or phase == Phase.CARD or phase == Phase.SOURCE


@kernel
def choose_end(
    start: Any,
    look: Any,
    reply: Any,
    judge: Any,
    scratch: Any,
    ends: Any,
    width: int,
    reply_width: int,
    noise: float,
    rng: Any,
) -> Any:
    """Return the place of the position to end the turn with."""
    size = explore(start, look, judge, width)
    if len(ends) == 1:
        return best_end(look, size)
    found = best_ends(look, size, ends)
    value = look[5]
    if reply_width > 0:
        seat = wide(start[0].turn)
        for i in range(found):
            scratch[0] = look[0][ends[i]]
            value[ends[i]] = after_replies(scratch, seat, value[ends[i]], reply, judge, reply_width)
    return draw_end(value, ends[:found], noise, rng)


@kernel
def best_ends(look: Any, size: int, ends: Any) -> int:
    """List the best positions to end the turn with; return how many."""
    value = look[5]
    order = look[7]
    for i in range(size):
        order[i] = i
    found = min(size, len(ends))
    for rank in range(found):
        for i in range(rank + 1, size):
            if value[order[i]] > value[order[rank]]:
                order[i], order[rank] = order[rank], order[i]
        ends[rank] = order[rank]
    while found > 1 and look[0][ends[found - 1]].phase != Phase.TURN:
        found -= 1
    return found


@kernel
def draw_end(value: Any, ends: Any, noise: float, rng: Any) -> Any:
    """Return the best of some ends; with noise, near-equal ones nearly as often."""
    best = ends[0]
    for end in ends:
        if value[end] > value[best]:
            best = end
    if noise <= 0.0:
        return best
    total = 0.0
    for end in ends:
        total += power((value[end] - value[best]) / noise)
    place = next_word(rng) / WORDS * total
    for end in ends:
        place -= power((value[end] - value[best]) / noise)
        if place < 0.0:
            return end
    return best


@kernel
def after_replies(states: Any, seat: int, value: float, reply: Any, judge: Any, width: int) -> Any:
    """Return how good an end of the turn is once every rival has replied as it likes best, within the year."""
    end_turn(states[0], reply[8])
    while states[0].phase == Phase.TURN and states[0].turn != seat:
        size = explore(states, reply, judge, width)
        states[0] = reply[0][best_end(reply, size)]
        value = goodness(states[0], seat, judge)
        end_turn(states[0], reply[8])
    return value


@kernel
def end_turn(state: State, codes: Any) -> None:
    """End the turn under way; the smallest stack is named, and what is left is spread evenly."""
    end: Any = np.int32(actions.END)
    apply(state, end)
    while state.phase == Phase.NAME or state.phase == Phase.SPREAD:
        number = legal(state, codes)
        apply(state, codes[0] if state.phase == Phase.NAME else codes[number - 1])


@kernel
def choose_between(states: Any, judge: Any, codes: Any, scratch: Any) -> Any:
    """Return the best code where no turn is to be planned: in the setup, between years, for cards drawn."""
    state = states[0]
    number = legal(state, codes)
    best, most = codes[0], -np.inf
    for i in range(number):
        scratch[0] = state
        imagine(scratch[0], codes[i])
        liking = like(state, scratch[0], i, judge)
        if liking > most:
            best, most = codes[i], liking
    return best


@kernel
def imagine(state: State, code: int) -> None:
    """Carry an action out, but let no turn begin: what is worth something is the position before it."""
    if not before_turns(state):
        apply(state, code)
    elif actions.KING <= code < actions.STACK:
        state.king = code - actions.KING
    elif state.phase == Phase.KNIGHTS:
        state.seat[state.turn].knights |= bit(code - actions.DEPLOY)
    elif state.phase == Phase.FOUNDATIONS:
        apply(state, code)


@kernel
def like(state: State, after: State, place: int, judge: Any) -> Any:
    """Return how much the owner of the turn likes what an action leads to."""
    if state.phase == Phase.NAME:
        return float(-place)
    if state.phase == Phase.SPREAD:
        return float(place)
    if state.phase == Phase.RETURN:
        return pile_worth(after, judge)
    if state.phase == Phase.FOUNDATIONS:
        return float(room(after))
    return goodness(after, wide(state.turn), judge)


@kernel
def room(state: State) -> Any:
    """Count the ground around foundations: where they lie apart and inside the board, castles can grow."""
    near = beside(towers(state))
    return count(near | beside(near))
