"""Random play for tests: seeded walks through a game, one position after another."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np

import tafelrunde as tr

LONGEST = 20_000
"""More events than any random game takes by far; a walk beyond it does not end."""


def choose(position: tr.Position, draw: tr.Sampler) -> tr.Action:
    """Choose evenly; where even play never ends or shows little, lean most of the time."""
    legal = position.legal()
    leaning = LEANINGS.get(position.game.name)
    if leaning and draw(np.array([1, 9])):
        legal = leaning(position, legal)
    return legal[draw(np.ones(len(legal), np.int64))]


def collect_equal_dice(position: tr.Position, legal: list[tr.Action]) -> list[tr.Action]:
    """Court: gather dice of one number, and claim the dearest character."""
    written = position.to_json()
    if written["phase"] == "claim":
        king = [action for action in legal if str(action) == "claim king"]
        return king or legal[:-1] or legal
    if written["phase"] != "turn":
        return legal
    dice = written["active"] + written["aside"]
    favourite = max(set(dice), key=lambda number: (dice.count(number), number))
    wanted = (f"aside {favourite}", "roll", "finish")
    return next(([action] for text in wanted for action in legal if str(action) == text), legal)


def try_everything(position: tr.Position, legal: list[tr.Action]) -> list[tr.Action]:
    """Torres: one action of each kind, but ending or stepping on the track only if nothing else is left."""
    kinds: dict[str, list[tr.Action]] = {}
    for action in legal:
        kinds.setdefault(type(action).__name__, []).append(action)
    pick = crc32(position.state.tobytes())
    rest = [actions[pick % len(actions)] for kind, actions in kinds.items() if kind not in ("End", "Track")]
    return rest or legal


LEANINGS: dict[str, Callable[[tr.Position, list[tr.Action]], list[tr.Action]]] = {
    "court": collect_equal_dice,
    "torres": try_everything,
}


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
