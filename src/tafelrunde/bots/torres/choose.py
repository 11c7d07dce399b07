"""The best action by what positions are worth: a whole turn with the others' replies, the setup, cards drawn."""

from typing import Any, NamedTuple

import numpy as np

from tafelrunde.bots.torres.best_few import offer, sort_best
from tafelrunde.bots.torres.features import before_turns
from tafelrunde.bots.torres.hope import pile_worth
from tafelrunde.bots.torres.search import NOT_AN_END, Look, best_end, explore
from tafelrunde.bots.torres.value import Weights, goodness, judge_by, power
from tafelrunde.core.bits import bit, count
from tafelrunde.core.kernel import State, inlined, kernel
from tafelrunde.core.memory import States
from tafelrunde.core.rng import next_word, rng
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.board import beside, towers, wide
from tafelrunde.games.torres.legal import legal
from tafelrunde.games.torres.rules import apply
from tafelrunde.games.torres.state import STATE, Phase

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
    is_new: bool = False
    """Whether it knows nothing but how points are scored: what castles are worth now, not what they may become."""


class Mind:
    """A way to play with some weights: plans a whole turn at once and says the next code of it."""

    def __init__(self, weights: Weights, style: Style, seed: int = 0) -> None:
        self.style = style
        self.judge = judge_by(weights)
        self._look = Look(style.width)
        self._reply = Look(max(style.reply_width, 1))
        self._ends = np.zeros((2, style.candidates), np.int32)
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
                return int(choose_between(state, self.judge, self._codes, self._scratch))
            self.plan = self._look.plan(self._end_of_turn(state))
        return self.plan[key]

    def _end_of_turn(self, state: States) -> int:
        end: int = choose_end(
            state,
            self._look.arrays,
            self._reply.arrays,
            self.judge,
            self._scratch,
            self._ends,
            self.style.reply_width > 0,
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
    asks_for_replies: bool,
    noise: float,
    rng: Any,
) -> Any:
    """Return the place of the position to end the turn with."""
    size = explore(start, look, judge)
    heap, places = ends[0], ends[1]
    if len(places) == 1:
        return best_end(look, size)
    found = 0
    for i in range(size):
        if look.value[i] != NOT_AN_END:
            found = offer(look.value, heap, found, i)
    if found == 0:
        return 0
    sort_best(look.value, heap, found, places)
    if asks_for_replies:
        seat = wide(start[0].turn)
        for end in places[:found]:
            scratch[0] = look.states[end]
            look.value[end] = after_replies(scratch, seat, look.value[end], reply, judge)
    return draw_end(look.value, places[:found], noise, rng)


@inlined
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


@inlined
def after_replies(states: Any, seat: int, value: float, reply: Any, judge: Any) -> Any:
    """Return how good an end of the turn is once every rival has replied as it likes best, within the year."""
    while True:
        end_turn(states[0], reply.codes)
        if states[0].phase != Phase.TURN or states[0].turn == seat:
            return value
        size = explore(states, reply, judge)
        states[0] = reply.states[best_end(reply, size)]
        value = goodness(states[0], seat, judge[0])


@inlined
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
        liking = like(state, scratch[0], i, judge[0])
        if liking > most:
            best, most = codes[i], liking
    return best


@inlined
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


@inlined
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


@inlined
def room(state: State) -> Any:
    """Count the ground around foundations: where they lie apart and inside the board, castles can grow."""
    near = beside(towers(state))
    return count(near | beside(near))
