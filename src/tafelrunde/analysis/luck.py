"""The luck of a match alone, to be taken off its result: that of the dice, and that of whole turns.

A result less the luck in it has the same mean, whoever plays and whatever values luck is measured by, as every
single piece of luck has none (the identity behind AIVAT; Burch and others, 2018). The better the values, the less
is left to vary. The same holds of turns: one is compared with what others of its player's
kind make of it, with dice of their own (`replays`).
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from tafelrunde.analysis.replays import Replays
from tafelrunde.analysis.steps import Shares, steps_of
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Match
from tafelrunde.core.position import Position

CHANCE_TERM, TURN_TERM, TERMS = 0, 2, 4
"""Places of the terms of a seat; behind each the same times the seat's share just before."""


def luck_of(match: Match, who: Sequence[str], seed: int) -> list[list[float]]:
    """Return the terms of luck of each seat, given who sits there; the match must remember all its positions."""
    game, positions = match.game.name, match.positions
    codes = [match.game.code_of(entry.do) for entry in match.entries]
    luck, known, knowns = np.zeros((TERMS, len(who))), np.full(len(who), 1 / len(who)), list[Shares]()
    for before, step in zip(positions, steps_of(game)(positions, codes, deciding=()), strict=False):
        knowns.append(known)
        if step is not None:
            if before.to_act == CHANCE:
                _book(luck, CHANCE_TERM, step.after - step.value, known)
            known = step.after
    replays = Replays(who, game, seed)
    for start, end in _turns(positions):
        if replays.knows(positions[start].to_act):
            moved = replays.turn_luck(positions[start : end + 1], codes[start:end])
            _book(luck, TURN_TERM, moved, knowns[start])
    return luck.T.tolist()


def _turns(positions: Sequence[Position]) -> list[tuple[int, int]]:
    """Return where turns begin and end; the first begins with the first decision."""
    turn_ends, last = evaluation(positions[0].game.name).turn_ends, len(positions) - 1
    first = next((at for at in range(last) if positions[at].to_act != CHANCE), last)
    later = (at for at in range(first + 1, last) if turn_ends(positions[at - 1], positions[at]))
    return [turn for turn in pairwise([first, *later, last]) if turn[0] < turn[1]]


def _book(luck: Shares, term: int, moved: Shares, known: Shares) -> None:
    luck[term] += moved
    luck[term + 1] += moved * known
