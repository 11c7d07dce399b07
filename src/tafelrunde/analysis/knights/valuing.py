"""Knights, valued: turns as the sovereign looks at them, dice exactly."""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from tafelrunde.analysis.knights.contests import Running
from tafelrunde.analysis.knights.kernels.turns import ROOM, lay_contest, rate_cards, rate_setup, rate_turn
from tafelrunde.analysis.steps import Shares, Step
from tafelrunde.bots.knights.choose import mind
from tafelrunde.bots.knights.players import RUNGS
from tafelrunde.bots.knights.tables import tables
from tafelrunde.bots.weights import load
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Position
from tafelrunde.core.rng import rng
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.state import LIVE_SUM, LIVE_SUM_START, MOST_PLAYERS, ROLL_LIVE, Phase

IN_CONTEST: Final = (Phase.ROLL, Phase.KEEP, Phase.DEFEND)
TURN_PHASES: Final = (Phase.TURN, Phase.LOSE, Phase.GUARDS)
"""Decisions without dice."""
OPTIMAL: Final = 1e-12
"""Actions that are worth nearly as much as the best are as good: rounding decides nothing."""


def steps(
    positions: Sequence[Position], codes: Sequence[int], *, deciding: Collection[int] | None = None
) -> Iterator[Step | None]:
    """Yield what each entry of a match did."""
    thinker = Thinker(positions[0].players)
    turns = 0
    for before, code in zip(positions, codes, strict=False):
        if deciding is not None and before.to_act not in (CHANCE, *deciding):
            thinker.pass_over(before, code)
            yield None
            continue
        step = thinker.step(before, code)
        begins, turns = before.state["turns"][0] > turns, int(before.state["turns"][0])
        yield step._replace(begins_turn=True) if begins else step


class Thinker:
    """Values the entries of a match one after another."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._known = tables(), _mind(players), np.zeros(1, ROOM)
        self._contest: Running | None = None

    def step(self, before: Position, code: int) -> Step:
        """Return what a code does in a position."""
        record = before.state[0]
        phase = Phase(record["phase"])
        if phase in IN_CONTEST:
            assert self._contest is not None, "a match begins before its first contest"
            return _contest_step(self._contest, before, record, phase, code)
        if phase in TURN_PHASES:
            return self._decide(before, record, code)
        return self._turn_up(before, record, phase, code)

    def _decide(self, before: Position, record: Any, code: int) -> Step:
        """Rate a decision without dice."""
        self.pass_over(before, code)
        return chosen(before, code, self.rated(before), int(record["turn"]))

    def rated(self, before: Position) -> Shares:
        """Return what each legal action of a decision without dice leads to."""
        shares = self._room(before)
        rate_turn(*self._known, before.state, before.codes, shares)
        return shares

    def pass_over(self, before: Position, code: int) -> None:
        """Note a decision without valuing it: a contest that begins has to be known."""
        if announces(code):
            self._contest = self.announced(before, code)

    def announced(self, before: Position, code: int) -> Running:
        """Return the contest that an announcement lets begin."""
        reached = np.zeros((MOST_PLAYERS, self._players))
        announced: Any = np.int32(code)  # as codes are in arrays, or it would be compiled twice
        count = lay_contest(*self._known, before.state, announced, reached)
        return Running(reached[:count])

    def _turn_up(self, before: Position, record: Any, phase: Phase, code: int) -> Step:
        """Value what chance brings without dice."""
        shares = self._room(before)
        in_setup = record["turns"] == 0
        if in_setup:
            rate_setup(*self._known, before.state, before.codes, rng(0), shares)
        else:
            rate_cards(*self._known, before.state, before.codes, shares)
        nobodys = in_setup and phase not in (Phase.DEAL_COLOUR, Phase.DEAL_CASTLE)
        return drawn(before, code, shares, None if nobodys else int(record["turn"]), exact=False)

    def _room(self, before: Position) -> Shares:
        return np.zeros((len(before.codes), self._players))


def announces(code: int) -> bool:
    """Say whether a contest begins with an action."""
    return bool(actions.TAKE <= code <= actions.KING)


def _contest_step(contest: Running, before: Position, record: Any, phase: Phase, code: int) -> Step:
    shares = contest.shares
    if phase == Phase.DEFEND:
        return chosen(before, code, contest.defences(record) @ shares, int(record["target"]), exact=True)
    dice, roller = contest.dice(record), int(record["roller"])
    live, rolls = int(record["live"]), int(record["rolls_left"])
    if phase == Phase.KEEP:
        keeps = dice.kept(live, rolls, before.codes - actions.KEEP)
        return chosen(before, code, keeps @ shares, roller, exact=True)
    value = dice.in_the_air(live, int(record["to_roll"]), rolls) @ shares
    live = int(LIVE_SUM[LIVE_SUM_START[live] + ROLL_LIVE[code - actions.ROLL]])
    return Step(value, dice.landed(live, rolls - 1) @ shares, roller, exact=True)


def chosen(before: Position, code: int, shares: Shares, seat: int, *, exact: bool = False) -> Step:
    """Return the step of a decision, by what each legal action leads to."""
    codes, own = before.codes.tolist(), shares[:, seat]
    place, best = codes.index(code), int(own.argmax())
    if own[place] >= own[best] - OPTIMAL:
        best = place
    typical = float(own[best] - own.mean())
    return Step(
        *(shares[best], shares[place], seat, codes[best], (), typical, exact),
        worth_of=lambda other: shares[codes.index(other)],
    )


def drawn(before: Position, code: int, shares: Shares, seat: int | None, *, exact: bool) -> Step:
    """Return the step of a chance event, by what each outcome leads to."""
    place = before.codes.tolist().index(code)
    weights = before.weights / before.weights.sum()
    return Step(weights @ shares, shares[place], seat, exact=exact)


@cache
def _mind(players: int) -> Any:
    return mind(load("knights"), players, *RUNGS["sovereign"])
