"""A contest of Knights under way: what it may lead to is known when it is announced, and the dice do the rest."""

from functools import cached_property
from typing import Any

import numpy as np

from tafelrunde.analysis.knights.kernels.dice import best_row, new_rows, solve_outcomes
from tafelrunde.analysis.steps import Shares
from tafelrunde.games.knights.contests import ROLLS, next_in_tournament, organises, tournament_rolls
from tafelrunde.games.knights.jousts import OWN_RESULTS, beat_table
from tafelrunde.games.knights.scoring import RESULT, RESULTS, die_cards
from tafelrunde.games.knights.solver import FRESH, LAYER
from tafelrunde.games.knights.state import LIVE_SIZE, NONE, Contest

WON, LOST = 0, 1
"""Places of the outcomes, but for tournaments, whose outcomes are the seats that win them."""
BY_RESULT = np.arange(RESULTS)[:, None]


class Dice:
    """The dice of whoever rolls, solved for what the outcomes are worth to him."""

    def __init__(self, payoff: Shares, worths: Shares, cards: int) -> None:
        self.payoff, self._worths, self._cards = payoff, np.ascontiguousarray(worths), cards
        self._rows: dict[int, Any] = {}

    def rows(self, rolls: int) -> Any:
        """Return the solution with so many rolls to come."""
        if rolls not in self._rows:
            self._rows[rolls] = new_rows(len(self._worths))
            solve_outcomes(self.payoff, self._worths, self._cards, rolls, self._rows[rolls])
        return self._rows[rolls]

    def in_the_air(self, live: int, to_roll: int, rolls: int) -> Shares:
        """Return the chance of each outcome while dice are rolled."""
        chances: Shares = self.rows(rolls)[LAYER[LIVE_SIZE[live] + to_roll] + live, :-1]
        return chances

    def landed(self, live: int, rolls: int) -> Shares:
        """Return the same once they lie, with so many rolls to come."""
        if rolls == 0 or LIVE_SIZE[live] == 0:
            stopped: Shares = self.payoff[RESULT[self._cards, live]]
            return stopped
        rows = self.rows(rolls)
        chances: Shares = rows[best_row(rows, live), :-1]
        return chances

    def kept(self, live: int, rolls: int, keeps: Any) -> Shares:
        """Return the same for each of some keeps."""
        chances: Shares = self.rows(rolls)[LAYER[LIVE_SIZE[live]] + keeps, :-1]
        return chances


class Running:
    """A contest under way, from its announcement on."""

    def __init__(self, shares: Shares) -> None:
        self.shares = shares
        """Everybody's win share after each outcome."""
        self._joust: Joust | None = None
        self._dice: tuple[Any, Dice] | None = None

    def dice(self, record: Any) -> Dice:
        """Return the dice of whoever rolls now."""
        roller = int(record["roller"])
        key = roller, int(record["contest"]), int(record["mark"])
        if self._dice is None or self._dice[0] != key:
            made = Dice(self._payoff(record), self.shares[:, roller], int(die_cards(record, roller)))
            self._dice = key, made
        return self._dice[1]

    def defences(self, record: Any) -> Shares:
        """Return the chance of each outcome if the owner of a castle defends it, and if not (K9.1)."""
        owner, mark = int(record["target"]), int(record["mark"])
        payoff = self._two_ways(mark < BY_RESULT, LOST)
        fresh = Dice(payoff, self.shares[:, owner], int(die_cards(record, owner))).rows(ROLLS)[FRESH, :-1]
        return np.array([fresh, [1.0, 0.0]])

    def _payoff(self, record: Any) -> Shares:
        """Return by result the chance of each outcome."""
        contest, mark = Contest(record["contest"]), int(record["mark"])
        if contest == Contest.TOURNAMENT:
            if self._joust is None:
                self._joust = Joust(record, self.shares)
            lead = NONE if organises(record) else mark
            return self._joust.payoff(int(record["roller"]), int(record["leader"]), lead)
        if contest == Contest.CASTLE:
            return self._two_ways((mark < BY_RESULT) * self._undefended(record)[:, None], WON)
        return self._two_ways(mark < BY_RESULT, LOST if contest == Contest.DEFENCE else WON)

    def _undefended(self, record: Any) -> Shares:
        """Return by result the chance that the owner does not beat it; who likes to lose a castle yields it."""
        owner = int(record["target"])
        if self.shares[WON, owner] > self.shares[LOST, owner]:
            return np.ones(RESULTS)
        missed: Shares = 1.0 - beat_table()[ROLLS - 1, int(die_cards(record, owner))]
        return missed

    def _two_ways(self, chance: Any, outcome: int) -> Shares:
        payoff = np.empty((RESULTS, 2))
        payoff[:, outcome] = chance[:, 0]
        payoff[:, 1 - outcome] = 1.0 - payoff[:, outcome]
        return payoff


class Joust:
    """A tournament: everybody in turn plays for what its outcomes are worth to him, knowing that all others do."""

    def __init__(self, record: Any, shares: Shares) -> None:
        self._shares, self._seats = shares, len(shares)
        self._cards = [int(die_cards(record, seat)) for seat in range(self._seats)]
        self._rolls = [int(tournament_rolls(record, seat)) for seat in range(self._seats)]
        self._after = [int(next_in_tournament(record, seat)) for seat in range(self._seats)]
        self._found: dict[tuple[int, int, int], Shares] = {}
        self._leads: dict[int, Shares] = {}

    def payoff(self, seat: int, leader: int, mark: int) -> Shares:
        """Return by a seat's result everybody's chance to win; `mark` is NONE if there is nothing to beat."""
        if mark == NONE:
            return self._lead(seat)
        return np.where(mark < BY_RESULT, self._lead(seat), self.chances(self._after[seat], leader, mark))

    def chances(self, seat: int, leader: int, mark: int) -> Shares:
        """Return everybody's chance to win when a seat takes up the dice; NONE if all have rolled."""
        if seat == NONE:
            return self._won[leader]
        key = seat, leader, mark
        if key not in self._found:
            self._found[key] = self._play(seat, leader, mark)
        return self._found[key]

    @cached_property
    def _won(self) -> Shares:
        return np.eye(self._seats)

    def _lead(self, seat: int) -> Shares:
        """Return by result everybody's chance once a seat leads with it."""
        if seat not in self._leads:
            table = np.zeros((RESULTS, self._seats))
            for result in OWN_RESULTS[self._cards[seat]].tolist():
                table[result] = self.chances(self._after[seat], seat, result)
            self._leads[seat] = table
        return self._leads[seat]

    def _play(self, seat: int, leader: int, mark: int) -> Shares:
        worths, cards, rolls = self._shares[:, seat], self._cards[seat], self._rolls[seat]
        if self._after[seat] == NONE and worths[seat] >= worths[leader]:
            beaten = beat_table()[rolls - 1, cards, mark]
            return beaten * self._won[seat] + (1.0 - beaten) * self._won[leader]
        found: Shares = Dice(self.payoff(seat, leader, mark), worths, cards).rows(rolls)[FRESH, :-1].copy()
        return found
