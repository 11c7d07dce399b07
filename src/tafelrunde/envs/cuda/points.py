"""Where a game stands, as blocks of threads count it: before which part of the rules its next move leads."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tafelrunde.core.game import Game
from tafelrunde.core.kernel import inlined, specialise
from tafelrunde.envs.kernels.whole_games import whole_games
from tafelrunde.envs.spec import kernels_module

POINTS: Final = 48
"""So many there can be: the beginning of a game, the phases of its rules, and actions that take long."""
NEXT_GAME, FIRST_PHASE, FIRST_ACTION = 0, 1, 32
NO_GAME: Final = -1

# The free names of the templates below, bound to one game.
goes_on: Callable[..., int]
phase_of: Callable[..., int]


def point_after(state: Any, decisions: int, cap: int) -> int:
    """Return where a game stands after so many decisions."""
    return FIRST_PHASE + phase_of(state) if goes_on(state, decisions, cap) else NEXT_GAME


def phase_in_record(state: Any) -> Any:
    """Return the phase of the rules."""
    return np.int64(state.phase)


def phase_by_actor(state: Any) -> int:
    """Return what stands for a phase in games that have none: whether chance or a player is to act."""
    return 1 if state.actor >= 0 else 0


def parts_for(game: Game[Any]) -> dict[str, Any]:
    """Return what kernels call to play a game."""
    rules = whole_games(game.name)
    parts = {key: getattr(rules, key) for key in ("begin", "goes_on", "decides", "draw", "parts_of")}
    phase = inlined(phase_in_record if "phase" in (game.state_dtype.names or ()) else phase_by_actor)
    return {
        **parts,
        "apply": game.kernels.apply,
        "next_point": specialise(point_after, game.name, {**parts, "phase_of": phase}, inlined),
        "code_type": np.int16 if game.player_codes < 2**15 else np.int32,
        "most_codes": game.player_codes,
    }


def long_kinds(game: Game[Any]) -> npt.NDArray[np.int8]:
    """Return for every action of a player whether it is of a kind that takes long, counted from 1, else 0.

    Few choose such an action at a time: they are set aside until many have chosen one.
    """
    tags = ("", *getattr(kernels_module(game), "LONG_ACTIONS", ()))
    kinds = [game.decode(code).__struct_config__.tag for code in range(game.player_codes)]
    return np.array([tags.index(kind) if kind in tags else 0 for kind in kinds], np.int8)
