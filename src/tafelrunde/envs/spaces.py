"""Gymnasium's spaces for an environment's observations and actions."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from tafelrunde.envs.playing import Play
from tafelrunde.envs.spec import Spec


def action_space(spec: Spec) -> "Discrete":
    """Return the numbers of all actions."""
    return Discrete(spec.actions)


def observation_space(spec: Spec) -> "Dict":
    """Return what a seat sees, beside what it may do."""
    highest = spec.layout.highest(spec.players)
    return Dict(
        {
            "observation": Box(np.zeros_like(highest), highest, dtype=np.float32),
            "action_mask": Box(0, 1, (spec.actions,), np.int8),
        }
    )


def seen(play: Play, seat: int) -> dict[str, Any]:
    """Return an element of `observation_space`."""
    return {"observation": play.observe(seat), "action_mask": play.mask(seat)}
