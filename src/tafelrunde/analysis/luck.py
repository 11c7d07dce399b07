"""The luck of a match alone, to be taken off its result: that of the dice, and of players with dice of their own.

A result less the luck in it has the same mean, whoever plays and whatever values luck is measured by, as every
single piece of luck has none (the identity behind AIVAT; Burch and others, 2018). The better the values, the less
is left to vary. The same holds of players who draw by dice of their own what they do wrongly: what they did is
compared with what others of their kind do in their place.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tafelrunde.analysis.steps import Shares, Step, steps_of
from tafelrunde.bots.arena import BUDGET, entrant
from tafelrunde.bots.base import whim_of
from tafelrunde.bots.player import Lasts
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Match
from tafelrunde.core.memory import States
from tafelrunde.core.position import Position

CHANCE_TERM, WHIM_TERM, TERMS = 0, 2, 4
"""Places of the terms of a seat; behind each the same times the seat's share just before."""
DOUBLES: Final = 6
"""How many others are asked what they would do in a player's place."""
APART: Final = 1_000_003
"""Keeps the seeds of doubles apart from those of players."""


class Doubles:
    """Some players of the same kind as one at the table; those who would have done the same stay in its place.

    What they do has the same odds as what it does, given all that has been seen of it: that it never knew of them
    keeps the difference without a mean.
    """

    def __init__(self, name: str, game: str, lasts: Lasts, seed: int) -> None:
        self._lasts = lasts
        self._all = [entrant(name, game, APART * (seed + 1) + each) for each in range(DOUBLES)]
        self._agreeing = self._all
        self._since: States | None = None

    def asked(self, before: Position, code: int) -> list[int]:
        """Return what they would do; none if all have left the player's way, until its whim is over."""
        assert before.to_act is not None
        view, legal = before.view(before.to_act), before.legal()
        if self._since is None or not self._lasts(self._since, view.state):
            self._agreeing, self._since = self._all, view.state
        codes = [before.game.code_of(str(each.choose(view, legal, BUDGET))) for each in self._agreeing]
        agreeing = zip(self._agreeing, codes, strict=True)
        self._agreeing = [each for each, chosen in agreeing if chosen == code]
        return codes


def luck_of(match: Match, who: Sequence[str], seed: int) -> list[list[float]]:
    """Return the terms of luck of each seat, given who sits there; the match must remember all its positions."""
    game, positions = match.game.name, match.positions
    codes = [match.game.code_of(entry.do) for entry in match.entries]
    doubles = {
        seat: Doubles(name, game, lasts, seed * len(who) + seat)
        for seat, name in enumerate(who)
        if (lasts := whim_of(name, game))
    }
    luck, known = np.zeros((TERMS, len(who))), np.full(len(who), 1 / len(who))
    steps = steps_of(game)(positions, codes, deciding=doubles)
    for before, code, step in zip(positions, codes, steps, strict=False):
        if step is None:
            continue
        if before.to_act == CHANCE:
            _book(luck, CHANCE_TERM, step.after - step.value, known)
        elif before.to_act in doubles and step.worth_of and len(before.codes) > 1:
            _book(luck, WHIM_TERM, _whim(step, doubles[before.to_act].asked(before, code), code), known)
        known = step.after
    return luck.T.tolist()


def _book(luck: Shares, term: int, moved: Shares, known: Shares) -> None:
    luck[term] += moved
    luck[term + 1] += moved * known


def _whim(step: Step, others: Sequence[int], code: int) -> Shares:
    """Return how much better or worse an action was for everybody than what others would have done."""
    assert step.worth_of
    if not others:
        return np.zeros_like(step.after)
    return np.asarray(step.worth_of(code) - np.mean([step.worth_of(other) for other in others], axis=0))
