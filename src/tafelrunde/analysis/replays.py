"""Turns played again by others of the same kind, with dice of their own.

What they make of a turn has the same odds as what was made of it, as long as a player knows no more than what it
sees and dice of its own that it rolls anew each turn. Compared is what is left of a turn once the luck of its dice
is taken off: mistakes, and by how much the value where it ends is corrected when the next one begins. So values are
as good as if they looked one turn further, and what players do wrongly by dice of their own is taken off as well.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tafelrunde.analysis.steps import Shares, final_shares, steps_of
from tafelrunde.bots.arena import BUDGET, entrant
from tafelrunde.bots.base import whim_of
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.core.bot import Bot
from tafelrunde.core.chance import seeded
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Position

REPLAYS: Final = 8
"""How often each turn is played again."""
APART: Final = 1_000_003
"""Keeps the seeds of doubles apart from those of players."""


class Replays:
    """Plays turns of a match again."""

    def __init__(self, who: Sequence[str], game: str, seed: int) -> None:
        self._turn_ends, self._steps = evaluation(game).turn_ends, steps_of(game)
        self._seats = range(len(who))
        self._sampler = seeded(f"{seed} replays")
        self._doubles: dict[int, list[Bot]] = {}
        """By seat as many as there are replays; one is enough who has no dice."""
        for seat, name in enumerate(who):
            whim = whim_of(name, game)
            if whim is not None:
                seeds = [APART * (seed * len(who) + seat + 1) + each for each in range(REPLAYS if whim else 1)]
                self._doubles[seat] = [entrant(name, game, each) for each in seeds]

    def knows(self, seat: int | None) -> bool:
        """Say whether a seat's player can be replaced by another of its kind."""
        return seat in self._doubles

    def turn_luck(self, positions: Sequence[Position], codes: Sequence[int]) -> Shares:
        """Return what a turn brought everybody beyond the luck of its dice, less what replays of it bring."""
        stop = next((at for at in range(len(codes)) if not self._can_follow(positions[at])), len(codes))
        values: dict[Position, Shares] = {}
        mean = np.mean([self._left(*self._replay(positions[0], each), values) for each in range(REPLAYS)], axis=0)
        return np.asarray(self._left(positions[: stop + 1], codes[:stop], values) - mean)

    def _can_follow(self, position: Position) -> bool:
        return position.to_act == CHANCE or self.knows(position.to_act)

    def _replay(self, start: Position, number: int) -> tuple[list[Position], list[int]]:
        """Play a turn to its end, or to where somebody has to decide who is not known."""
        positions, codes, now = [start], list[int](), start
        while self._can_follow(now) and not (codes and self._turn_ends(positions[-2], now)):
            codes.append(now.draw_code(self._sampler) if now.to_act == CHANCE else self._choice(now, number))
            now = now.after(codes[-1])
            positions.append(now)
        return positions, codes

    def _choice(self, position: Position, number: int) -> int:
        assert position.to_act is not None
        doubles = self._doubles[position.to_act]
        view, legal = position.view(position.to_act), position.legal()
        return position.game.code_of(str(doubles[number % len(doubles)].choose(view, legal, BUDGET)))

    def _left(self, positions: Sequence[Position], codes: Sequence[int], values: dict[Position, Shares]) -> Shares:
        """Return what a way leads to, less the luck of its dice; `values` keeps what turns are worth."""
        reached, luck = np.zeros(len(self._seats)), np.zeros(len(self._seats))
        for before, step in zip(positions, self._steps(positions, codes, deciding=self._seats), strict=False):
            assert step is not None
            reached = step.after
            if before.to_act == CHANCE:
                luck += step.after - step.value
        end = positions[-1]
        final = final_shares(end)
        if final is not None:
            reached = final
        elif self._turn_ends(positions[-2], end):
            if end not in values:
                values[end] = self._value(end)
            reached = values[end]
        return reached - luck

    def _value(self, start: Position) -> Shares:
        """Return what a position is worth with which a turn begins, as backed up from what follows it."""
        code = int(start.codes[0])
        step = next(self._steps([start, start.after(code)], [code], deciding=self._seats))
        assert step is not None
        return step.value
