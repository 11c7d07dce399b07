"""Turns played again by others of the same kind, with dice of their own.

What they make of a turn has the same odds as what was made of it, as long as a player knows no more than what it
sees and dice of its own that it rolls anew each turn. A turn's end is worth what the next turn gives it, as backed
up from there. Near the end of a match, where that is quick, the rest is played on many times instead: win shares
are made for players who do nothing wrong, and there that tells most.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tafelrunde.analysis.steps import Shares, final_shares, steps_of
from tafelrunde.bots.arena import BUDGET, CAP, entrant
from tafelrunde.bots.base import whim_of
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.core.bot import Bot
from tafelrunde.core.chance import seeded
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Position

REPLAYS: Final = 8
"""How often each turn is played again."""
ENDINGS: Final = 8
"""How often a match is played on from where a replay has brought it near its end."""
LAST_ENDINGS: Final = 64
"""How often it is played on from where it came near its end itself."""
APART: Final = 1_000_003
"""Keeps the seeds of doubles apart from those of players."""


class WayOfAll(NamedTuple):
    """How a turn went for all seats."""

    luck: Shares
    """What its dice and cards brought."""
    end: Shares
    """The shares where it ended."""
    is_result: bool = False
    """Whether these are results."""


class Replays:
    """Plays turns of a match again."""

    def __init__(self, who: Sequence[str], game: str, seed: int) -> None:
        self._evaluation, self._steps = evaluation(game), steps_of(game)
        self._seats = range(len(who))
        self._sampler = seeded(f"{seed} replays")
        self._doubles: dict[int, list[Bot]] = {}
        """By seat as many as there are replays; one is enough who has no dice."""
        self._values: dict[Position, Shares] = {}
        """What turns are worth that were asked for."""
        self._played_on: dict[Position, Shares] = {}
        """How the rest of a match went on average when it was played on."""
        for seat, name in enumerate(who):
            whim = whim_of(name, game)
            if whim is not None:
                seeds = [APART * (seed * len(who) + seat + 1) + each for each in range(REPLAYS if whim else 1)]
                self._doubles[seat] = [entrant(name, game, each) for each in seeds]

    def can_follow(self, position: Position) -> bool:
        """Say whether somebody of the same kind can take the place of whoever is to act."""
        return position.to_act == CHANCE or position.to_act in self._doubles

    def plays_on(self, position: Position) -> bool:
        """Say whether a match is played on from here, instead of being valued."""
        return len(self._doubles) == len(self._seats) and self._evaluation.near_end(position)

    def ways(self, positions: Sequence[Position], codes: Sequence[int]) -> tuple[WayOfAll, list[WayOfAll]]:
        """Return how a turn went, and how it goes for others."""
        others = [self._way(*self._replay(positions[0], number)) for number in range(REPLAYS)]
        return self._way(positions, codes), others

    def ending(self, position: Position, times: int = ENDINGS) -> Shares:
        """Return how the rest of a match goes on average."""
        if position not in self._played_on:
            results = [self._play_on(position, number) for number in range(times)]
            self._played_on[position] = np.mean(results, axis=0)
        return self._played_on[position]

    def value(self, start: Position) -> Shares:
        """Return what a position is worth with which a turn begins, as backed up from what follows it."""
        if start not in self._values:
            code = int(start.codes[0])
            step = next(self._steps([start, start.after(code)], [code], deciding=self._seats))
            assert step is not None
            self._values[start] = step.value
        return self._values[start]

    def _replay(self, start: Position, number: int) -> tuple[list[Position], list[int]]:
        """Play a turn to its end, or to where somebody has to decide who is not known."""
        positions, codes, now = [start], list[int](), start
        while self.can_follow(now) and not (codes and self._evaluation.turn_ends(positions[-2], now)):
            codes.append(self._next(now, number))
            now = now.after(codes[-1])
            positions.append(now)
        return positions, codes

    def _play_on(self, position: Position, number: int) -> Shares:
        """Play a match to its end, or cut it; everybody has to be known."""
        for _ in range(CAP):
            final = final_shares(position)
            if final is not None:
                return final
            position = position.after(self._next(position, number))
        return np.full(len(self._seats), 1 / len(self._seats))

    def _next(self, position: Position, number: int) -> int:
        return position.draw_code(self._sampler) if position.to_act == CHANCE else self._choice(position, number)

    def _choice(self, position: Position, number: int) -> int:
        assert position.to_act is not None
        doubles = self._doubles[position.to_act]
        view, legal = position.view(position.to_act), position.legal()
        return position.game.code_of(str(doubles[number % len(doubles)].choose(view, legal, BUDGET)))

    def _way(self, positions: Sequence[Position], codes: Sequence[int]) -> WayOfAll:
        """Return what dice brought on a way, and where it leads."""
        reached, luck = np.zeros(len(self._seats)), np.zeros(len(self._seats))
        for before, step in zip(positions, self._steps(positions, codes, deciding=self._seats), strict=False):
            assert step is not None
            reached = step.after
            if before.to_act == CHANCE:
                luck += step.after - step.value
        end = positions[-1]
        final = final_shares(end)
        if final is not None:
            return WayOfAll(luck, final, is_result=True)
        if not self._evaluation.turn_ends(positions[-2], end):
            return WayOfAll(luck, reached)
        if self.plays_on(end):
            return WayOfAll(luck, self.ending(end), is_result=True)
        return WayOfAll(luck, self.value(end))
