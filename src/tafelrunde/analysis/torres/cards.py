"""A purchase: what the cards that are drawn and kept add to what the turn was worth without knowing them."""

from itertools import combinations

import numpy as np

from tafelrunde.analysis.steps import Shares, Step
from tafelrunde.analysis.torres.judging import Judge
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.memory import States
from tafelrunde.core.position import Position
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.cards import CARDS, Variant
from tafelrunde.games.torres.state import BUY_COST, DRAWN_AT_ONCE, NO_CARD, UNKNOWN, UNSEEN


def buy_unseen(before: Position) -> Position:
    """Return the position after a purchase while nobody has looked at the card."""
    state = _paid(before)
    state["seat"]["hand"][0, state["turn"][0], UNKNOWN] += 1
    return Position(before.game, state)


def _paid(before: Position) -> States:
    state = before.state.copy()
    state["ap"][0] -= BUY_COST
    state["bought"][0] += 1
    state["fresh"][0, UNKNOWN] += 1
    return state


class Purchase:
    """A card that is bought: unknown at first, then one of those drawn, then the one that is kept."""

    def __init__(self, judge: Judge, before: Position, *, searched: bool = True) -> None:
        state = _paid(before)
        self._seat = int(state["turn"][0])
        hand = state["seat"]["hand"][0, self._seat]
        worths = []
        for card in range(CARDS):
            hand[card] += 1
            worths.append(judge.shares(state))
            hand[card] -= 1
        self._worths = np.array(worths)
        """Everybody's share with each card in hand, if the turn ended here."""
        hand[UNKNOWN] += 1
        self.base = judge.search(state).shares if searched else judge.shares(state)
        """What the rest of the turn is worth while the card is unknown."""
        self._mean: Shares | None = None
        self._kept = self._worths[0]
        """Everybody's share with the card that was kept, once that is known."""

    def step(self, before: Position, code: int) -> Step:
        """Return what a draw, a choice or putting cards back did."""
        here = self._hoped(before)
        if self._mean is None:
            self._mean = here
        if before.to_act == CHANCE:
            after = self._after_draw(before, code - actions.DRAW)
            return Step(self._told(here), self._told(after), self._seat)
        if not actions.KEEP <= code < actions.TOP:
            kept = self._told(self._kept)
            return Step(kept, kept, self._seat, code)
        self._kept = self._worths[code - actions.KEEP]
        drawn = np.flatnonzero(before.state["drawn"][0, :CARDS])
        best = self._best_of(drawn)
        typical = float((self._worths[best] - self._worths[drawn].mean(axis=0))[self._seat])
        return Step(self._told(here), self._told(self._kept), self._seat, actions.KEEP + best, (), typical)

    def _told(self, worth: Shares) -> Shares:
        """Return what a position is worth, by how much better or worse than expected the cards are."""
        assert self._mean is not None
        return np.asarray(self.base + worth - self._mean)

    def _best_of(self, cards: object) -> int:
        own = self._worths[:, self._seat]
        return int(max(np.asarray(cards), key=lambda card: own[card]))

    def _hoped(self, position: Position) -> Shares:
        """Return what a position within the purchase is worth on average, as if the turn ended here."""
        record = position.state[0]
        if position.to_act == CHANCE and record["variant"] == Variant.LUCK:
            weights = position.weights / position.weights.sum()
            return np.asarray(weights @ self._worths[position.codes - actions.DRAW])
        drawn = set(np.flatnonzero(record["drawn"][:CARDS]).tolist())
        if position.to_act != CHANCE:
            return self._worths[self._best_of(sorted(drawn))] if drawn else self._kept
        unseen = [int(code) - actions.DRAW for code in position.codes]
        return self._mean_of(drawn, unseen, record["seat"]["pile"][self._seat].tolist())

    def _after_draw(self, before: Position, card: int) -> Shares:
        record = before.state[0]
        if record["variant"] == Variant.LUCK:
            self._kept = self._worths[card]
            return self._kept
        drawn = {*np.flatnonzero(record["drawn"][:CARDS]).tolist(), card}
        unseen = [int(code) - actions.DRAW for code in before.codes if code - actions.DRAW != card]
        return self._mean_of(drawn, unseen, [*record["seat"]["pile"][self._seat].tolist()[1:], NO_CARD])

    def _mean_of(self, drawn: set[int], unseen: list[int], pile: list[int]) -> Shares:
        """Return the mean of the best card over all that may still be drawn (T7.1)."""
        due = pile[: DRAWN_AT_ONCE - len(drawn)]
        known = {card - 1 for card in due if card not in (NO_CARD, UNSEEN)}
        ways = list(combinations(unseen, min(due.count(UNSEEN), len(unseen))))
        return np.mean([self._worths[self._best_of(sorted({*drawn, *known, *way}))] for way in ways], axis=0)
