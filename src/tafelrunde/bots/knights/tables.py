"""Exact chances as arrays, so that a kernel looks up what a contest brings instead of solving it.

Attacks and tournaments of two are exact. With more seats everybody is taken to play as if those after him had no
die cards; a rival, who knows the mark, is taken half as one who does not and half as one who aims at each result.
Against the exact solver no share of some 100 random tournaments was off by 0.01, and the mean error was 0.003.
"""

from functools import cache
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.core.kernel import State, apart, inlined, inner, kernel
from tafelrunde.games.knights.cards import DEMANDS
from tafelrunde.games.knights.contests import MORE_ROLLS, ROLLS, castle_rolls
from tafelrunde.games.knights.jousts import MARKS, beat_table, joust, survive
from tafelrunde.games.knights.legal import owns
from tafelrunde.games.knights.scoring import CARD_SETS, DEMAND_RESULT, RESULT, RESULTS, die_cards
from tafelrunde.games.knights.solver import FIRST_ROLL, FRESH, LAYER, MULTISETS, ROWS, TIE, solve_one
from tafelrunde.games.knights.state import (
    LIVE_PART,
    LIVE_PART_START,
    LIVE_SIZE,
    LIVE_SUM,
    LIVE_SUM_START,
    MOST_PLAYERS,
    ROLL_LIVE,
    ROLL_START,
    ROLL_WAYS,
    Like,
)

ROLL_KINDS = MORE_ROLLS - ROLLS + 1
"""Somebody rolls three times or four."""
AIMING = 0.5
"""How much a rival in a tournament of many plays as if each result were the mark."""
REACHED = MARKS[1:]
"""All results there are, ascending; the tables of tournaments have a column for each."""
ORGANISER: Any = np.int64(0)
"""The first place in the order of a tournament; no literal, as a kernel is compiled once for every literal."""
THROWS_OF = 6.0 ** np.arange(7)


TABLES = np.dtype(
    [
        ("beat", np.float64, (CARD_SETS, RESULTS)),  # chance to beat a result in three rolls
        ("attack", np.float64, (ROLL_KINDS, CARD_SETS, CARD_SETS, DEMANDS)),  # to win a castle, by its owner
        ("duel", np.float64, (CARD_SETS, ROLL_KINDS, CARD_SETS)),  # an organiser's against one rival
        # How a result falls in a tournament: [organiser or rival, those who roll later, rolls, die cards, result].
        ("lead", np.float64, (2, MOST_PLAYERS, ROLL_KINDS, CARD_SETS, len(REACHED))),
        ("below", np.float64, (2, MOST_PLAYERS, ROLL_KINDS, CARD_SETS, len(REACHED))),  # the chance of less
        # The chance not to beat a result, by its place or number: [those who roll later, rolls, die cards, result].
        ("fail", np.float64, (MOST_PLAYERS, ROLL_KINDS, CARD_SETS, len(REACHED))),
        ("fail_at", np.float64, (MOST_PLAYERS, ROLL_KINDS, CARD_SETS, RESULTS)),
    ],
)
"""What contests bring, in one record, as kernels with few arguments compile quickly; of rolls three come first."""
Tables = Any
"""A record of these inside a kernel."""


@cache
def tables() -> npt.NDArray[Any]:
    """Build the tables, as an array of one record; this takes about a second, when a player is first asked for."""
    built = np.zeros(1, TABLES)
    found = built[0]
    found["beat"] = beat_table()[ROLLS - 1]
    holds = 1.0 - beat_table()[ROLLS - 1 :]
    fill_attacks(holds[0], found["attack"])
    fill_duels(holds, found["duel"])
    _fill_tournaments(found)
    return built


def _fill_tournaments(found: Any) -> None:
    """Fill `lead`, `below`, `fail` and `fail_at`."""
    fail_at, lead = found["fail_at"], found["lead"]
    for later in range(MOST_PLAYERS):
        rivals = ((0, ROLLS),) * later
        for kind, cards in product(range(ROLL_KINDS), range(CARD_SETS)):
            _, failed = joust((cards, ROLLS + kind), rivals, np.ones(RESULTS + 1), leading=True)
            fail_at[later, kind, cards] = failed[:RESULTS]
        if later:
            fill_results(np.ascontiguousarray(survive(rivals)[:RESULTS]), lead[0, later])
    found["fail"] = fail_at[..., REACHED]
    lead[1] = (1.0 - AIMING) * lead[0] + AIMING * np.diff(found["fail"], prepend=0.0)
    found["below"][..., 1:] = np.cumsum(lead, axis=-1)[..., :-1]


@kernel
def fill_attacks(undefended: Any, attack: Any) -> None:
    """Solve every attack on a castle (K9.1)."""
    payoff, values = np.empty(RESULTS), np.empty(ROWS)
    for owner in range(CARD_SETS):
        for demand in range(DEMANDS):
            for result in range(RESULTS):
                payoff[result] = undefended[owner, result] if result > DEMAND_RESULT[demand] else 0.0
            for kind in range(ROLL_KINDS):
                for cards in range(CARD_SETS):
                    solve_one(payoff, cards, ROLLS + kind, values)
                    attack[kind, cards, owner, demand] = values[FRESH]


@kernel
def fill_duels(holds: Any, duel: Any) -> None:
    """Solve every tournament of two (K10)."""
    values = np.empty(ROWS)
    for kind in range(ROLL_KINDS):
        for rival in range(CARD_SETS):
            for cards in range(CARD_SETS):
                solve_one(holds[kind, rival], cards, MORE_ROLLS, values)
                duel[cards, kind, rival] = values[FRESH]


@kernel
def fill_results(hold: Any, lead: Any) -> None:
    """Fill how the result falls of each who plays for `hold`: [rolls, die cards, result reached]."""
    values, live, thrown, by_result = np.empty(ROWS), np.empty(MULTISETS), np.empty(MULTISETS), np.empty(RESULTS)
    for kind in range(ROLL_KINDS):
        for cards in range(CARD_SETS):
            for m in range(MULTISETS):
                live[m] = FIRST_ROLL[m]
            for left in range(ROLLS + kind - 1, 0, -1):
                solve_one(hold, cards, left, values)
                roll_again(values, live, thrown)
                live, thrown = thrown, live
            for r in range(RESULTS):
                by_result[r] = 0.0
            for m in range(MULTISETS):
                by_result[RESULT[cards, m]] += live[m]
            for r in range(len(REACHED)):
                lead[kind, cards, r] = by_result[REACHED[r]]


@inner
def roll_again(values: Any, live: Any, thrown: Any) -> None:
    """Let every multiset of live dice be kept at its best and the rest be thrown."""
    for m in range(MULTISETS):
        thrown[m] = 0.0
    for m in range(MULTISETS):
        kept = best_keep(values, m)
        dice = LIVE_SIZE[m] - LIVE_SIZE[kept]
        chance = live[m] / THROWS_OF[dice]
        for throw in range(ROLL_START[dice], ROLL_START[dice + 1]):
            thrown[LIVE_SUM[LIVE_SUM_START[kept] + ROLL_LIVE[throw]]] += chance * ROLL_WAYS[throw]


@kernel
def best_keep(values: Any, live: int) -> int:
    """Return the part of the live dice that is best to keep, more dice among equals."""
    row = LAYER[LIVE_SIZE[live]]
    best = LIVE_PART[LIVE_PART_START[live + 1] - 1]
    for i in range(LIVE_PART_START[live + 1] - 2, LIVE_PART_START[live] - 1, -1):
        if values[row + LIVE_PART[i]] > values[row + best] + TIE:
            best = LIVE_PART[i]
    return best


@kernel
def attack_chance(tables: Tables, state: State, seat: int, owner: int, colour: int) -> float:
    """Return the chance of a seat to win an owner's castle (K9.1)."""
    kind = castle_rolls(state, seat) - ROLLS
    demand = state.seat[owner].cards[colour] - 1
    return tables.attack[kind, die_cards(state, seat), die_cards(state, owner), demand]


@kernel
def tournament_chances(tables: Tables, state: State, organiser: int, shares: Any) -> None:
    """Fill everybody's chance to win a tournament that a seat organises (K10)."""
    last = (organiser + state.players - 1) % state.players
    shares[last] = 1.0
    for place in range(state.players - 1):
        seat = (organiser + place) % state.players
        shares[seat] = chance_at_place(tables, state, organiser, place)
        shares[last] = max(0.0, shares[last] - shares[seat])


@inlined
def organisers_chance(tables: Tables, state: State, seat: int) -> float:
    """Return a seat's chance to win a tournament that it organises."""
    organiser: Any = np.int64(seat)
    return chance_at_place(tables, state, organiser, ORGANISER)


@kernel
def chance_at_place(tables: Tables, state: State, organiser: int, place: int) -> float:
    """Return the chance of who rolls at a place of the order, but not the last: to lead, then not to be beaten."""
    apart()
    if state.players == 2:
        rival = 1 - organiser
        kind = extra_rolls(state, rival, organiser)
        return tables.duel[die_cards(state, organiser), kind, die_cards(state, rival)]
    chances = np.ones(len(REACHED))
    for other in range(state.players):
        seat, later = (organiser + other) % state.players, state.players - 1 - other
        cards, kind, rival = die_cards(state, seat), extra_rolls(state, seat, organiser), min(other, 1)
        if other < place:
            row = tables.below[rival, later, kind, cards]
        elif other == place:
            row = tables.lead[rival, later, kind, cards]
        else:
            row = tables.fail[later, kind, cards]
        for r in range(len(REACHED)):
            chances[r] *= row[r]
    total = 0.0
    for r in range(len(REACHED)):
        total += chances[r]
    return total


@inlined
def extra_rolls(state: State, seat: int, organiser: int) -> int:
    """Count the rolls beyond three that a seat has in a tournament (K6.4)."""
    return 1 if seat == organiser or owns(state, seat, Like.CHAMPION) else 0
