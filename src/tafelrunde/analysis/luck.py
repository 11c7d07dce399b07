"""The luck of a match alone, to be taken off its result: that of dice and cards, and that of whole turns.

A result less the luck in it has the same mean, whoever plays and whatever values luck is measured by, as every
single piece of luck has none (the identity behind AIVAT; Burch and others, 2018). The better the values, the less
is left to vary. The same holds of turns: one is compared with what others of its player's
kind make of it, with dice of their own (`replays`).
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from tafelrunde.analysis.replays import LAST_ENDINGS, Replays, WayOfAll
from tafelrunde.analysis.steps import Shares, final_shares, steps_of
from tafelrunde.bots.control_variates import Turn, Way
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Match
from tafelrunde.core.position import Position


def luck_of(match: Match, who: Sequence[str], seed: int) -> list[list[Turn]]:
    """Return the turns of a match for each seat, given who sits there; it must remember all its positions."""
    positions, codes = match.positions, [match.game.code_of(entry.do) for entry in match.entries]
    return Compared(positions, codes, Replays(who, match.game.name, seed)).turns()


class Compared:
    """A match cut into turns, each with what others make of it."""

    def __init__(self, positions: Sequence[Position], codes: Sequence[int], replays: Replays) -> None:
        self._positions, self._codes, self._replays = positions, codes, replays
        self._seats = range(positions[0].players)
        self._told: list[list[Turn]] = [[] for _ in self._seats]
        self._value_all()

    def turns(self) -> list[list[Turn]]:
        """Return the turns for each seat, the last first: what they led to has to be known before."""
        first, last = self._first_decision(), len(self._codes)
        starts = [first, *(at for at in range(first + 1, last) if self._begins_turn(at))]
        late = next((at for at in starts if self._replays.plays_on(self._positions[at])), last)
        self._play_on(late)
        for start, end in reversed(list(pairwise([*(at for at in starts if at < late), late]))):
            self._compare(start, end)
        self._book_dice(0, first)
        return self._told

    def _value_all(self) -> None:
        """Note what each entry of chance brought, and what was thought of every position before."""
        self._none = np.zeros(len(self._seats))
        self._dice, self._known = list[Shares](), [self._none + 1 / len(self._seats)]
        steps = steps_of(self._positions[0].game.name)(self._positions, self._codes, deciding=())
        for before, step in zip(self._positions, steps, strict=False):
            moved = step is not None and before.to_act == CHANCE
            self._dice.append(step.after - step.value if step is not None and moved else self._none)
            self._known.append(self._known[-1] if step is None else step.after)

    def _first_decision(self) -> int:
        last = len(self._codes)
        return next((at for at in range(last) if self._positions[at].to_act != CHANCE), last)

    def _begins_turn(self, at: int) -> bool:
        return evaluation(self._positions[0].game.name).turn_ends(self._positions[at - 1], self._positions[at])

    def _play_on(self, late: int) -> None:
        """Book what is left of a match near its end as one piece, compared with nothing but results."""
        final = final_shares(self._positions[-1])
        if late < len(self._codes) and final is not None:
            usual = self._replays.ending(self._positions[late], LAST_ENDINGS)
            others = [WayOfAll(self._none, usual, is_result=True)]
            played = WayOfAll(np.sum(self._dice[late:], axis=0), final, is_result=True)
            self._book(self._thought(late), played, others, is_last=True)

    def _compare(self, start: int, end: int) -> None:
        """Book a turn, compared with replays as far as whoever decides in it can be replaced."""
        stop = next((at for at in range(start, end) if not self._replays.can_follow(self._positions[at])), end)
        if stop > start:
            positions = self._positions[start : stop + 1]
            played, others = self._replays.ways(positions, self._codes[start:stop])
            self._book(self._replays.value(positions[0]), played, others)
        self._book_dice(stop, end)

    def _book_dice(self, start: int, end: int) -> None:
        """Book dice and cards alone."""
        if start < end:
            luck = np.sum(self._dice[start:end], axis=0)
            self._book(self._thought(start), WayOfAll(luck, self._thought(end)), [])

    def _thought(self, at: int) -> Shares:
        """Return what is thought of a position without looking further."""
        game = self._positions[0].game.name
        told = evaluation(game).evaluate(self._positions[at - 1], self._positions[at]) if at else None
        return self._known[at] if told is None else np.array(told)

    def _book(self, start: Shares, played: WayOfAll, others: Sequence[WayOfAll], *, is_last: bool = False) -> None:
        for seat in self._seats:
            mine, theirs = _way(played, seat), tuple(_way(other, seat) for other in others)
            self._told[seat].append(Turn(float(start[seat]), mine, theirs, is_last))


def _way(way: WayOfAll, seat: int) -> Way:
    return Way(float(way.luck[seat]), float(way.end[seat]), way.is_result)
