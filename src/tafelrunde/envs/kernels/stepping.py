"""Loops over many games, written once and compiled with each game's kernels (see `core.kernel.specialise`)."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.core.bits import ONE, count, first_bit
from tafelrunde.core.drivers import Kernels
from tafelrunde.core.kernel import CHANCE, OVER, State, borrowed, inlined, specialise
from tafelrunde.core.rng import below
from tafelrunde.envs.kernels.compiling import env_kernel, quick_env_kernel

WORD: Final = 64
"""Legal actions are kept as sets of bits, as many words as are needed."""

WIN, MARGIN = 0, 1
"""What rewards are: the share of the win, or how many points more than the others have on average."""

# The free names of the templates below, bound by `specialise`.
legal: Callable[[State, Any], int]
sample: Callable[[State, Any], int]
apply: Callable[[State, int], None]
win_share: Callable[[State, int], float]
observe: Callable[[State, int, Any], None]
index_of: Callable[[State, int], int]
code_of: Callable[[State, int], int]
points: Callable[[State, int], float]
to_decision: Callable[[State, Any], None]
reward: Callable[[State, int, int], float]
look: Callable[[State, Any, Any, Any, Any], int]
deal: Callable[..., None]
step: Callable[..., None]


def play_to_decision(state: Any, rng: Any) -> None:
    """Let chance play until a player must act or the game is over."""
    while state.actor == CHANCE:
        apply(state, sample(state, rng))


def reward_of(state: Any, seat: int, kind: int) -> float:
    """Return a seat's reward for a finished game."""
    if kind == WIN:
        return win_share(state, seat)
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += points(state, other)
    return points(state, seat) - others / (state.players - 1)


def look_at(state: Any, row: Any, mask: Any, bits: Any, codes: Any) -> int:
    """Write what the seat to act sees and may do, and return how many legal actions there are."""
    observe(state, state.actor, row)
    mask[:] = False
    bits[:] = 0
    count = legal(state, codes)
    for k in range(count):
        index = index_of(state, codes[k])
        mask[index] = True
        bits[index // WORD] |= ONE << np.uint64(index % WORD)
    return count


def deal_some(
    begin: int, end: int, states: Any, start: Any, rngs: Any, lengths: Any, bits: Any, counts: Any,
    observations: Any, masks: Any, actors: Any, codes: Any,
) -> None:  # fmt: skip
    """Begin new games and show their first decisions."""
    for i in range(begin, end):
        states[i] = start[0]
        state = states[i]
        lengths[i] = 0
        to_decision(state, rngs[i : i + 1])
        counts[i] = look(state, observations[i], masks[i], bits[i], codes)
        actors[i] = state.actor


def step_some(
    begin: int, end: int, states: Any, start: Any, rngs: Any, lengths: Any, bits: Any, counts: Any,
    observations: Any, masks: Any, actors: Any, actions: Any, rewards: Any, terminated: Any, truncated: Any,
    cap: int, kind: int, codes: Any,
) -> None:  # fmt: skip
    """Play one legal action in each game, then chance; a game that is over is followed by a new one at once."""
    for i in range(begin, end):
        state = states[i]
        apply(state, code_of(state, actions[i]))
        to_decision(state, rngs[i : i + 1])
        lengths[i] += 1
        over = state.actor == OVER
        terminated[i] = over
        truncated[i] = not over and lengths[i] >= cap
        for seat in range(state.players):
            rewards[i, seat] = reward(state, seat, kind) if over else 0.0
        if over or truncated[i]:
            states[i] = start[0]
            lengths[i] = 0
            to_decision(state, rngs[i : i + 1])
        counts[i] = look(state, observations[i], masks[i], bits[i], codes)
        actors[i] = state.actor


# Threads share the arrays of a batch, and a count of references that they share holds each of them up: so those are
# borrowed. `codes` is not: it is made here, and gone after its last use.


def deal_games(
    begin: int, end: int, states: Any, start: Any, rngs: Any, lengths: Any, bits: Any, counts: Any,
    observations: Any, masks: Any, actors: Any,
) -> None:  # fmt: skip
    """Begin new games, with room of their own for legal codes."""
    codes = np.empty(masks.shape[1], np.int32)
    deal(
        begin, end, states, start, borrowed(rngs), lengths, borrowed(bits), counts, borrowed(observations),
        borrowed(masks), actors, codes,
    )  # fmt: skip


def step_games(
    begin: int, end: int, states: Any, start: Any, rngs: Any, lengths: Any, bits: Any, counts: Any,
    observations: Any, masks: Any, actors: Any, actions: Any, rewards: Any, terminated: Any, truncated: Any,
    cap: int, kind: int,
) -> None:  # fmt: skip
    """Play one legal action in each game, with room of their own for legal codes."""
    codes = np.empty(masks.shape[1], np.int32)
    step(
        begin, end, states, start, borrowed(rngs), lengths, borrowed(bits), counts, borrowed(observations),
        borrowed(masks), actors, actions, rewards, terminated, truncated, cap, kind, codes,
    )  # fmt: skip


def check_games(begin: int, end: int, actions: Any, bits: Any, size: int) -> int:
    """Return the first game whose action is not legal, -1 if all are."""
    for i in range(begin, end):
        index = actions[i]
        if index < 0 or index >= size or not (bits[i, index // WORD] >> np.uint64(index % WORD)) & ONE:
            return i
    return -1


def choose_games(begin: int, end: int, bits: Any, counts: Any, rngs: Any, actions: Any) -> None:
    """Choose a random legal action in each game, all equally likely."""
    rngs, bits = borrowed(rngs), borrowed(bits)
    for i in range(begin, end):
        skip = below(rngs[i : i + 1], counts[i])
        word = 0
        while skip >= count(bits[i, word]):
            skip -= count(bits[i, word])
            word += 1
        rest = bits[i, word]
        for _ in range(skip):
            rest &= rest - ONE
        actions[i] = word * WORD + first_bit(rest)


def observe_one(states: Any, viewer: int, row: Any) -> None:
    """Write what a seat sees of the first record."""
    observe(states[0], viewer, row)


def mask_one(states: Any, mask: Any, codes: Any) -> None:
    """Write what the seat to act may do."""
    mask[:] = False
    for k in range(legal(states[0], codes)):
        mask[index_of(states[0], codes[k])] = True


def play_one(states: Any, code: int, rng: Any) -> None:
    """Apply a code to the first record, unless it is negative, then chance."""
    if code >= 0:
        apply(states[0], code)
    to_decision(states[0], rng)


def reward_one(states: Any, seat: int, kind: int) -> float:
    """Return a seat's reward for the finished game of the first record."""
    return reward(states[0], seat, kind)


def code_one(states: Any, index: int) -> int:
    """Return the code of an action's number in the first record."""
    return code_of(states[0], index)


def index_one(states: Any, code: int) -> int:
    """Return the number of a code in the first record."""
    return index_of(states[0], code)


class Loops(NamedTuple):
    """What is done with some games of a batch, from one up to another."""

    deal: Callable[..., None]
    step: Callable[..., None]
    choose: Callable[..., None]
    check: Callable[..., int]


class Stepping(NamedTuple):
    """All of this for one game, compiled at its first use."""

    loops: Loops
    deal_some: Callable[..., None]
    step_some: Callable[..., None]
    observe_one: Callable[..., None]
    mask_one: Callable[..., None]
    play_one: Callable[..., None]
    reward_one: Callable[..., float]
    code_one: Callable[..., int]
    index_one: Callable[..., int]


def stepping(name: str, state_dtype: np.dtype[Any], kernels: Kernels, seen: ModuleType) -> Stepping:
    """Bind the loops to one game's rules and to what its seats see."""
    own = {key: getattr(seen, key) for key in ("observe", "index_of", "code_of", "points")}
    bound: dict[str, Any] = {**kernels._asdict(), **own}
    parts: dict[str, Callable[..., Any]] = {
        "to_decision": play_to_decision,
        "reward": reward_of,
        "look": look_at,
        "deal": deal_some,
        "step": step_some,
    }
    for key, template in parts.items():
        bound[key] = specialise(template, name, bound, inlined)
    in_bulk = (deal_games, step_games, choose_games, check_games)
    one_by_one = (observe_one, mask_one, play_one, reward_one, code_one, index_one)
    return Stepping(
        Loops(*(specialise(template, name, bound, env_kernel) for template in in_bulk)),
        bound["deal"],
        bound["step"],
        *(specialise(template, name, bound, quick_env_kernel) for template in one_by_one),
    )
