"""To Court the King, valued: learned where turns end, exact within a turn.

What a turn is worth to whoever moves is what the solver makes of the values at its end. The others share what is
left as they did when the turn began: with two seats that is exact as well.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache

import numpy as np

from tafelrunde.analysis.steps import Shares, Step, final_shares
from tafelrunde.bots.court.deciding import Mind, rate
from tafelrunde.bots.court.evaluation import thinker_of
from tafelrunde.bots.court.rating import UNKNOWN
from tafelrunde.bots.court.solving import Facts
from tafelrunde.bots.court.value import win_shares
from tafelrunde.bots.weights import load
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Position
from tafelrunde.games.court.state import Phase


def steps(
    positions: Sequence[Position], codes: Sequence[int], *, deciding: Collection[int] | None = None
) -> Iterator[Step]:
    """Yield what each entry of a match did; no decision is left out, as rolls are valued by what led to them."""
    thinker = Thinker()
    for before, after, code in zip(positions, positions[1:], codes, strict=False):
        yield thinker.step(before, after, code)


class Thinker:
    """Values the entries of a match one after another."""

    def __init__(self) -> None:
        self._mind = thinker()
        self._rest: Shares = np.zeros(0)
        """How those who do not move share what is left."""
        self._share = 0.0
        """What the entry before led to, for whoever moves."""
        self._within = False
        """Whether a turn is under way."""

    def step(self, before: Position, after: Position, code: int) -> Step:
        """Return what a code does in a position."""
        if before.to_act != CHANCE:
            return self._decide(before, after, code)
        if before.state["phase"][0] == Phase.START:
            shares = np.array([self._learned(before.after(int(outcome))) for outcome in before.codes])
            return Step(shares.mean(axis=0), shares[before.codes.tolist().index(code)])
        return self._roll(before, after)

    def _decide(self, before: Position, after: Position, code: int) -> Step:
        seat = int(before.state["turn"][0])
        begins = bool(before.state["phase"][0] == Phase.FIRST_ROLL) and not self._within
        if begins:
            self._begin(before, seat)
        codes, rated = self._rated(before)
        own = rated.copy()
        place, best = codes.index(code), int(own.argmax())
        if own[place] <= UNKNOWN:
            own[place] = self._looked_at(before, after)
        if own[place] >= own[best]:
            best = place
        self._share = float(own[place])
        reached = self._reached(before, after, seat, self._share)
        value = (
            reached if best == place else self._reached(before, before.after(codes[best]), seat, float(own[best]))
        )
        if reached[seat] >= value[seat]:
            value, best = reached, place
        usual = float(own[own > UNKNOWN].mean())
        self._within = _same_turn(before, after)
        # What two claims lead to are two estimates, unless the match is over then.
        claims, is_last = before.state["phase"][0] == Phase.CLAIM, final_shares(after) is not None
        exact = is_last or bool(self._mind.room.facts[Facts.EXACT] and not claims)

        def worth_of(other: int) -> Shares:
            share = float(rated[codes.index(other)])
            return self._reached(before, before.after(other), seat, share if share > UNKNOWN else usual)

        return Step(value, reached, seat, codes[best], (), float(own[best]) - usual, exact, begins, worth_of)

    def _begin(self, before: Position, seat: int) -> None:
        """Look how the others would share what whoever moves does not win."""
        shares = self._learned(before)
        shares[seat] = 0.0
        others = shares.sum()
        self._rest = shares / others if others > 0 else _even_but(seat, len(shares))

    def _rated(self, before: Position) -> tuple[list[int], Shares]:
        count = rate(self._mind, before.state)
        return self._mind.desk.codes[:count].tolist(), self._mind.desk.values[:count].copy()

    def _followed(self, position: Position) -> float:
        """Return what a position is worth by the plan of the turn as it is, even if that leaves abilities out."""
        facts = self._mind.room.facts
        exact = int(facts[Facts.EXACT])
        facts[Facts.EXACT] = 1
        share = float(self._rated(position)[1].max())
        facts[Facts.EXACT] = exact
        return share

    def _roll(self, before: Position, after: Position) -> Step:
        """Value a roll: its mean is what led to it, as both follow from the same plan."""
        seat = int(before.state["turn"][0])
        value = self._spread(seat, self._share)
        self._share = self._followed(after)
        return Step(value, self._spread(seat, self._share), seat, exact=bool(self._mind.room.facts[Facts.EXACT]))

    def _looked_at(self, before: Position, after: Position) -> float:
        """Return what an action is worth that the plan does not know, as it leaves its ability out."""
        if after.to_act != CHANCE:
            return float(self._rated(after)[1].max())
        outcomes = [after.after(int(code)) for code in after.codes]
        self._rated(outcomes[0])
        shares = np.array([self._followed(outcome) for outcome in outcomes])
        return float(shares @ after.weights / after.weights.sum())

    def _reached(self, before: Position, after: Position, seat: int, share: float) -> Shares:
        """Return everybody's share after an action: within the turn, at its end, or at the end of the match."""
        final = final_shares(after)
        if final is not None:
            return final
        if _same_turn(before, after):
            return self._spread(seat, share)
        shares = self._learned(after)
        others = 1.0 - shares[seat]
        shares *= (1.0 - share) / others if others > 0 else 0.0
        shares[seat] = share
        return shares / shares.sum()

    def _spread(self, seat: int, share: float) -> Shares:
        shares = self._rest * (1.0 - share)
        shares[seat] = share
        return shares

    def _learned(self, position: Position) -> Shares:
        shares = np.zeros(position.players)
        win_shares(position.state, self._mind.nets, self._mind.work, shares)
        return shares / shares.sum()


def _same_turn(before: Position, after: Position) -> bool:
    """Say whether an action leaves the turn under way: before the first roll dice may be added."""
    return bool(after.state["phase"][0] != Phase.FIRST_ROLL or before.state["phase"][0] == Phase.FIRST_ROLL)


def _even_but(seat: int, players: int) -> Shares:
    shares = np.full(players, 1 / (players - 1))
    shares[seat] = 0.0
    return shares


@cache
def thinker() -> Mind:
    """Return whoever values turns; there is one in a process, as it needs much memory."""
    return thinker_of(load("court"))
