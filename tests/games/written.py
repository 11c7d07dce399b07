"""Positions as they are written down, changed in some fields, and refused."""

from copy import deepcopy
from typing import Any

import pytest

import tafelrunde as tr

Json = dict[str, Any]
Change = tuple[str, Any]
"""The path of a field, such as seats.0.fools, and its new value."""


def changed(pos: tr.Position | tr.View, *changes: Change) -> Json:
    """Write a position or a view down and change some of its fields."""
    written = deepcopy(pos.to_json())
    for path, value in changes:
        *parents, last = (int(step) if step.isdigit() else step for step in path.split("."))
        place: Any = written
        for parent in parents:
            place = place[parent]
        place[last] = value
    return written


def refusal(game: tr.Game[Any], written: Json | str) -> tr.Problem:
    """Return why a position cannot be read."""
    with pytest.raises(tr.BadPosition) as refused:
        game.position(written)
    return refused.value.problem
