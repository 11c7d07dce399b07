"""Random play for tests: seeded walks through a game, one position after another."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

import tafelrunde as tr
from tests.every_game import cases_of

LONGEST = 20_000
"""More events than any random game takes by far; a walk beyond it does not end."""


def choose(position: tr.Position, draw: tr.Sampler) -> tr.Action:
    """Choose evenly; where even play never ends or shows little, lean most of the time (`cases.lean`)."""
    legal = position.legal()
    lean = getattr(cases_of(position.game), "lean", None)
    if lean and draw(np.array([1, 9])):
        legal = lean(position, legal)
    return legal[draw(np.ones(len(legal), np.int64))]


class Step(NamedTuple):
    """An action, who took it, and the positions around it."""

    before: tr.Position
    by: int
    action: tr.Action
    after: tr.Position


def walk(game: str, seed: int | str, **options: Any) -> Iterator[Step]:
    """Play a random game to its end: players choose as `choose` says, chance by its weights."""
    draw = tr.seeded(seed)
    position = tr.game(game).start(**options)
    for _ in range(LONGEST):
        by = position.to_act
        if by is None:
            return
        action = position.draw(draw) if by == tr.CHANCE else choose(position, draw)
        after = position.apply(action)
        yield Step(position, by, action, after)
        position = after
    raise AssertionError(f"{game} {options} did not end within {LONGEST} events")


def positions(game: str, seed: int | str, **options: Any) -> list[tr.Position]:
    """Return every position of a random game, the last one included."""
    steps = list(walk(game, seed, **options))
    return [steps[0].before, *(step.after for step in steps)]


def random_match(game: str, seed: int | str, actions: int | None = None, **options: Any) -> tr.Match:
    """Return a match after so many random actions, or at its end."""
    draw = tr.seeded(f"{seed} actions")
    match = tr.game(game).match(sampler=tr.seeded(seed), **options)
    while match.position.to_act is not None and actions != 0:
        match.play(choose(match.position, draw))
        actions = None if actions is None else actions - 1
    return match
