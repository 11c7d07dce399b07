"""Random games from first to last, each with dice of its own: what they come to does not depend on who plays them.

The loop below plays them one after another; a graphics card plays many at once (`envs.cuda.playouts`), with the
same parts.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.core.kernel import CHANCE, State, inlined, specialise
from tafelrunde.core.registry import game as game_named
from tafelrunde.core.rng import GOLDEN, below, next_word
from tafelrunde.envs.kernels.compiling import env_kernel
from tafelrunde.envs.spec import kernels_module

DECISIONS, EVENTS, FINISHED, CAPPED = range(4)
"""What is counted, by its place in the totals."""

WHOLE: Final = 27_720
"""A win in parts: a share of it, among up to twelve seats, is a whole number, and sums of these have no order."""

# The free names of the templates below, bound by `specialise`.
legal: Callable[[State, Any], int]
sample: Callable[[State, Any], int]
apply: Callable[..., None]
win_share: Callable[[State, int], float]
begin: Callable[[Any, Any, Any, Any, int], None]
goes_on: Callable[[State, int, int], int]
decides: Callable[[State], int]
choose: Callable[[State, Any, Any], int]
draw: Callable[[State, Any, Any], int]
parts_of: Callable[[State, int], int]


def begin_game(start: Any, room: Any, rng: Any, seed: Any, game: int) -> None:
    """Lay a game out, with the dice that belong to its number."""
    room[0] = start[0]
    rng[0] = seed + np.uint64(game) * GOLDEN
    rng[0] = next_word(rng)


def is_unfinished(state: State, decisions: int, cap: int) -> int:
    """Return 1 if a game goes on, after so many decisions."""
    return 1 if state.actor >= CHANCE and decisions < cap else 0


def is_decision(state: State) -> int:
    """Return 1 if a player is to act, 0 if it is chance."""
    return 1 if state.actor >= 0 else 0


def drawn_code(state: State, rng: Any, codes: Any) -> Any:
    """Draw a random move: an outcome of chance, or a legal action, all equally likely."""
    if state.actor == CHANCE:
        return np.int64(sample(state, rng))
    return choose(state, rng, codes)


def chosen_from_list(state: State, rng: Any, codes: Any) -> Any:
    """Draw a legal action from the list of all."""
    return np.int64(codes[below(rng, legal(state, codes))])


def won_parts(state: State, seat: int) -> Any:
    """Return a seat's share of the win in whole parts, none of a game that was given up."""
    return np.int64(win_share(state, seat) * WHOLE + 0.5) if state.actor < CHANCE else 0


def play_games(first: int, last: int, start: Any, seed: Any, codes: Any, cap: int, totals: Any, wins: Any) -> None:
    """Play random games by their numbers, each up to so many decisions, and add up what they come to."""
    room, rng = start.copy(), np.empty(1, np.uint64)
    for game in range(first, last):
        begin(start, room, rng, seed, game)
        state = room[0]
        decisions = 0
        while goes_on(state, decisions, cap):
            decision = decides(state)
            apply(state, draw(state, rng, codes))
            decisions += decision
            totals[EVENTS] += 1 - decision
        totals[DECISIONS] += decisions
        totals[CAPPED if state.actor >= CHANCE else FINISHED] += 1
        for seat in range(len(wins)):
            wins[seat] += parts_of(state, seat)


class WholeGames(NamedTuple):
    """All of this for one game, compiled at its first use."""

    begin: Callable[..., None]
    goes_on: Callable[..., int]
    decides: Callable[..., int]
    draw: Callable[..., int]
    parts_of: Callable[..., int]
    play: Callable[..., None]


PARTS: Final[dict[str, Callable[..., Any]]] = {
    "begin": begin_game,
    "goes_on": is_unfinished,
    "decides": is_decision,
    "draw": drawn_code,
    "parts_of": won_parts,
}


@cache
def whole_games(name: str) -> WholeGames:
    """Bind the loop and its parts to one game's rules."""
    game = game_named(name)
    bound: dict[str, Any] = game.kernels._asdict()
    quicker = getattr(kernels_module(game), "choose", None)
    bound["choose"] = quicker or specialise(chosen_from_list, name, bound, inlined)
    bound |= {key: specialise(template, name, bound, inlined) for key, template in PARTS.items()}
    parts = {key: bound[key] for key in PARTS}
    return WholeGames(**parts, play=specialise(play_games, name, bound, env_kernel))
