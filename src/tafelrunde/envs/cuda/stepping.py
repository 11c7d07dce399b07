"""Steps of a batch on a card: one thread a game, with the parts that step games everywhere."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.core.registry import game as game_named
from tafelrunde.envs.cuda.card import card
from tafelrunde.envs.spec import kernels_of

BLOCK: Final = 128
"""Threads that the card starts together."""

# The free names of the templates below, bound to one game.
cuda: Any
code_type: Any
most_codes: int
deal: Callable[..., None]
step: Callable[..., None]
choose: Callable[..., None]
check: Callable[..., int]


def deal_each(
    states: Any,
    start: Any,
    rngs: Any,
    lengths: Any,
    bits: Any,
    counts: Any,
    observations: Any,
    masks: Any,
    actors: Any,
) -> None:
    """Begin a new game."""
    i = cuda.grid(1)
    if i < len(counts):
        codes = cuda.local.array(most_codes, code_type)
        deal(i, i + 1, states, start, rngs, lengths, bits, counts, observations, masks, actors, codes)


def step_each(
    states: Any, start: Any, rngs: Any, lengths: Any, bits: Any, counts: Any,
    observations: Any, masks: Any, actors: Any, actions: Any, rewards: Any, terminated: Any, truncated: Any,
    cap: int, kind: int,
) -> None:  # fmt: skip
    """Play a legal action."""
    i = cuda.grid(1)
    if i < len(counts):
        codes = cuda.local.array(most_codes, code_type)
        step(
            i, i + 1, states, start, rngs, lengths, bits, counts, observations, masks, actors, actions, rewards,
            terminated, truncated, cap, kind, codes,
        )  # fmt: skip


def choose_each(bits: Any, counts: Any, rngs: Any, actions: Any) -> None:
    """Choose a random legal action."""
    i = cuda.grid(1)
    if i < len(counts):
        choose(i, i + 1, bits, counts, rngs, actions)


def check_each(actions: Any, bits: Any, size: int, first: Any) -> None:
    """Find the first game whose action is not legal."""
    i = cuda.grid(1)
    if i < len(actions) and check(i, i + 1, actions, bits, size) >= 0:
        cuda.atomic.min(first, 0, i)


def narrow_each(actions: Any, size: int, narrow: Any) -> None:
    """Write whole numbers of any kind as actions; what is no action's number stays none."""
    i = cuda.grid(1)
    if i < len(actions):
        narrow[i] = actions[i] if 0 <= actions[i] < size else -1


class CardLoops(NamedTuple):
    """All of this for one game, compiled at its first launch."""

    deal: Any
    step: Any
    choose: Any
    check: Any
    narrow: Any


@cache
def card_loops(name: str) -> CardLoops:
    """Bind the kernels to one game."""
    game, (_, _, stepping) = game_named(name), kernels_of(name)
    bound: dict[str, Any] = {
        "deal": stepping.deal_some,
        "step": stepping.step_some,
        "choose": stepping.loops.choose,
        "check": stepping.loops.check,
        "code_type": np.int16 if game.player_codes < 2**15 else np.int32,
        "most_codes": game.player_codes,
    }
    return CardLoops(
        *(card().kernel(each, bound) for each in (deal_each, step_each, choose_each, check_each, narrow_each))
    )
