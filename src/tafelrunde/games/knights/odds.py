"""Exact odds: beating a demand, a defended castle, a tournament, the king; and the best dice to keep.

Everything here is exact up to the rounding of doubles (about 1e-15), under best play of everybody who rolls.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from tafelrunde.core.actions import Action
from tafelrunde.core.errors import BadOption
from tafelrunde.core.memory import States
from tafelrunde.games.knights import actions as act
from tafelrunde.games.knights.cards import DEMANDS
from tafelrunde.games.knights.contests import (
    MORE_ROLLS,
    ROLLS,
    castle_rolls,
    next_in_tournament,
    organises,
    tournament_rolls,
)
from tafelrunde.games.knights.jousts import NO_MARK as NO_MARK
from tafelrunde.games.knights.jousts import Rivals, Vector, joust, survive
from tafelrunde.games.knights.jousts import beat_table as beat_table
from tafelrunde.games.knights.legal import legal
from tafelrunde.games.knights.notation import read_result
from tafelrunde.games.knights.scoring import (
    DEMAND_RESULT,
    KING_RESULT,
    RESULTS,
    die_cards,
    stack_demand,
)
from tafelrunde.games.knights.solver import FRESH, LAYER, ROWS, solve_one
from tafelrunde.games.knights.state import (
    COLOURS,
    DICE,
    LIVE,
    LIVE_FACES,
    LIVE_PART,
    LIVE_PART_START,
    LIVE_SIZE,
    NONE,
    OWNED_LIKES,
    Contest,
    Like,
    Phase,
)


class Roller(msgspec.Struct, frozen=True):
    """Somebody who will roll with fresh dice: his die cards and how often he may roll."""

    cards: tuple[int, ...] = ()
    rolls: int = ROLLS


Mark = str | int
"""A result or demand in its notation, such as 3-3-3+2, or its number."""


class Odds(msgspec.Struct, frozen=True):
    """The chance of success under best play, and what each choice of dice to keep is worth."""

    probability: float
    keeps: tuple[tuple[tuple[int, ...], float], ...] = ()
    """All keeps with their chances, best first, more dice first among equals; empty for fresh dice."""

    @property
    def best_keep(self) -> tuple[int, ...] | None:
        """The best dice to keep; None for fresh dice, which must all be rolled."""
        return self.keeps[0][0] if self.keeps else None


def beat(mark: Mark, roller: Roller, dice: Sequence[int] | None = None) -> Odds:
    """Return the odds of beating a mark; with `dice` live on the table and `roller.rolls` rolls left."""
    number = mark_number(mark)
    if dice is None:
        return Odds(float(beat_table()[_rolls(roller) - 1, card_set(roller.cards), number]))
    return _solve(np.arange(RESULTS) > number, roller, dice)


def beat_king(roller: Roller, dice: Sequence[int] | None = None) -> Odds:
    """Return the odds of toppling the king (K12.1)."""
    return beat(KING_RESULT, roller, dice)


def attack(mark: Mark, roller: Roller, owner: Roller, dice: Sequence[int] | None = None) -> Odds:
    """Return the odds of winning a castle whose owner defends it as well as he can (K9.1)."""
    return _solve(_castle_payoff(mark_number(mark), card_set(owner.cards), _rolls(owner)), roller, dice)


def tournament(
    roller: Roller,
    rivals: Sequence[Roller] = (),
    mark: Mark = NO_MARK,
    dice: Sequence[int] | None = None,
) -> Odds:
    """Return the odds of the roller to win the tournament: he must beat `mark`, then the rivals try to beat him.

    Everybody plays for his own win (K10.2). Where a rival has several best plays he keeps more dice.
    """
    return _solve(_joust_payoff(mark_number(mark), _chain(rivals)), roller, dice)


def tournament_shares(roller: Roller, rivals: Sequence[Roller] = (), mark: Mark = NO_MARK) -> tuple[float, ...]:
    """Return everybody's chance before the roller's first roll: the leader's, the roller's, each rival's."""
    seats = (roller, *rivals)
    order = [(card_set(seat.cards), _rolls(seat)) for seat in seats]
    shares = []
    for asked in range(-1, len(seats)):
        share = np.ones(RESULTS + 1)
        for i in range(len(seats) - 1, -1, -1):
            wins, shares_before = joust(order[i], tuple(order[i + 1 :]), share, leading=i > asked)
            share = wins if i == asked else shares_before
        if asked == -1:
            share[NO_MARK] = 0.0
        shares.append(float(share[mark_number(mark)]))
    return tuple(shares)


def _chain(rivals: Sequence[Roller]) -> Rivals:
    return tuple((card_set(rival.cards), _rolls(rival)) for rival in rivals)


def _castle_payoff(mark: int, owner_cards: int, owner_rolls: int) -> Vector:
    """Return by result the chance that an attack succeeds (K9.1)."""
    undefended = 1.0 - beat_table()[owner_rolls - 1, owner_cards]
    return np.where(np.arange(RESULTS) > mark, undefended, 0.0)


def _joust_payoff(mark: int, rivals: Rivals) -> Vector:
    """Return by result the chance to win the tournament with it."""
    return np.where(np.arange(RESULTS) > mark, survive(rivals)[:RESULTS], 0.0)


def _solve(payoff: npt.NDArray[Any], roller: Roller, dice: Sequence[int] | None) -> Odds:
    values = np.empty(ROWS)
    payoff = np.ascontiguousarray(payoff, np.float64)
    cards = card_set(roller.cards)
    solve_one(payoff, cards, _rolls(roller, MORE_ROLLS if dice is None else MORE_ROLLS - 1), values)
    if dice is None:
        return Odds(float(values[FRESH]))
    live = live_dice(dice)
    keeps = _keep_values(values, live)
    ranked = sorted(keeps, key=lambda keep: (-round(keep[1], 12), -LIVE_SIZE[keep[0]]))
    return Odds(ranked[0][1], tuple((LIVE.dice(kept), value) for kept, value in ranked))


def _keep_values(values: Vector, live: int) -> list[tuple[int, float]]:
    """Return every part of the live dice with its value; keeping all is stopping (K6.3)."""
    parts = LIVE_PART[LIVE_PART_START[live] : LIVE_PART_START[live + 1]]
    return list(zip(parts.tolist(), values[LAYER[LIVE_SIZE[live]] + parts].tolist(), strict=True))


def mark_number(mark: Mark) -> int:
    """Return the number of a result or demand, or raise BadNotation."""
    return read_result(mark) if isinstance(mark, str) else mark


def card_set(cards: Sequence[int]) -> int:
    """Return die cards as a set of bits; each number may be owned once (K5.5)."""
    if len(set(cards)) != len(cards) or not all(1 <= card <= LIVE_FACES for card in cards):
        raise BadOption("odds-cards", found="-".join(map(str, cards)))
    return sum(1 << card - 1 for card in cards)


def live_dice(dice: Sequence[int]) -> int:
    """Return live dice as a multiset: at most six, no six among them (K6.2)."""
    if len(dice) > DICE or not all(1 <= die <= LIVE_FACES for die in dice):
        raise BadOption("odds-dice", found="-".join(map(str, dice)))
    return LIVE.number[tuple(sorted(dice))]


def _rolls(roller: Roller, most: int = MORE_ROLLS) -> int:
    """Return how often somebody may roll; who has dice on the table has rolled once already."""
    if not 1 <= roller.rolls <= most:
        raise BadOption("odds-rolls", found=roller.rolls, most=most)
    return roller.rolls


def decision(state: States) -> dict[Action, float]:
    """Return for each legal action that rolls dice its exact chance: of the keep, the target, or the defence."""
    record = state[0]
    phase = Phase(record["phase"])
    if phase == Phase.KEEP:
        return _decide_keep(record)
    if phase == Phase.DEFEND:
        cards = die_cards(record, record["target"])
        return {act.Defend(): float(beat_table()[ROLLS - 1, cards, record["mark"]]), act.Yield(): 0.0}
    if phase == Phase.TURN:
        return _decide_target(record)
    return {}


def _decide_keep(record: Any) -> dict[Action, float]:
    payoff = _contest_payoff(record)
    cards, live = int(die_cards(record, record["roller"])), int(record["live"])
    values = np.empty(ROWS)
    solve_one(payoff, cards, record["rolls_left"], values)
    return {act.actions()[act.KEEP + kept]: value for kept, value in _keep_values(values, live)}


def _contest_payoff(record: Any) -> Vector:
    """Return by result the roller's chance to get what he rolls for."""
    mark = int(record["mark"])
    if record["contest"] == Contest.TOURNAMENT:
        return _joust_payoff(NO_MARK if organises(record) else mark, _rivals(record, int(record["roller"])))
    if record["contest"] == Contest.CASTLE:
        return _castle_payoff(mark, int(die_cards(record, record["target"])), ROLLS)
    return (np.arange(RESULTS) > mark).astype(np.float64)


def _rivals(record: Any, roller: int) -> Rivals:
    """Return who rolls after a seat in a tournament of the player whose turn it is (K10.2)."""
    seats = []
    seat = roller
    while (seat := int(next_in_tournament(record, seat))) != NONE:
        seats.append((int(die_cards(record, seat)), int(tournament_rolls(record, seat))))
    return tuple(seats)


def _decide_target(record: Any) -> dict[Action, float]:
    codes = np.empty(act.PLAYER_CODES, np.int32)
    count = legal(record, codes)
    return {
        act.actions()[code]: _target_chance(record, int(code))
        for code in codes[:count]
        if act.TAKE <= code <= act.KING
    }


def _target_chance(record: Any, code: int) -> float:
    """Return the chance that an announced target is won."""
    turn = int(record["turn"])
    cards = int(die_cards(record, turn))
    if code == act.KING:
        return float(beat_table()[ROLLS - 1, cards, KING_RESULT])
    if code < act.TARGET:
        return stack_card_chance(record, int(record["stack"][code - act.TAKE]["top"]))
    seat, like = divmod(code - act.TARGET, OWNED_LIKES)
    mark = int(DEMAND_RESULT[record["seat"][seat]["cards"][like] - 1])
    if like >= COLOURS:
        return float(beat_table()[ROLLS - 1, cards, mark])
    return _fresh(_castle_payoff(mark, int(die_cards(record, seat)), ROLLS), cards, int(castle_rolls(record, turn)))


def stack_card_chance(record: Any, card: int) -> float:
    """Return the chance of the player whose turn it is to win a card if it lies on top of a stack."""
    turn = int(record["turn"])
    cards = int(die_cards(record, turn))
    like, demand = divmod(card, DEMANDS)
    if like == Like.TOURNAMENT:
        return _fresh(_joust_payoff(NO_MARK, _rivals(record, turn)), cards, int(tournament_rolls(record, turn)))
    return float(beat_table()[ROLLS - 1, cards, stack_demand(record, turn, like, demand)])


def _fresh(payoff: Vector, cards: int, rolls: int) -> float:
    values = np.empty(ROWS)
    solve_one(payoff, cards, rolls, values)
    return float(values[FRESH])
