"""Hand-made worths of cards, as today's steward guesses them: what the lower rungs go by.

Each of the two ways to win by cards counts `STEP` for every card still missing, so the last castle is worth far
more than the first. A target's value is its exact chance times what it would change.
"""

from typing import Any, Final

import numpy as np

from tafelrunde.bots.knights.outcomes import target_chance, top_chance
from tafelrunde.bots.knights.tables import Tables
from tafelrunde.core.kernel import State, apart, inlined, inner, kernel
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import BOX, DEMANDS, card_like
from tafelrunde.games.knights.legal import GUARD_MASK, can_take, owns
from tafelrunde.games.knights.scoring import CASTLES_FOR, TOURNAMENTS_FOR, castles
from tafelrunde.games.knights.state import COLOURS, NONE, OWNED_LIKES, Ending, Like, Phase

STEP: Final = 0.4
TAKEN_FROM_RIVAL: Final = 0.5
"""What a rival's loss is worth, as a share of his own worth."""
GIVEN_TO_RIVAL: Final = 0.3
"""What a tournament costs that somebody else wins."""
FOLLOW_UP: Final = 0.9
"""How much of the best other target a further attempt is worth."""
SPECIAL_WORTH = np.array([0.03, 0.035, 0.045, 0.06, 0.075, 0.03, 0.03, 0.02, 0.04, 0.015, 0.06, 0.02])
"""By special, in the order of likes."""


def worth(owned: int, tournaments: int) -> float:
    """Estimate how near to winning a seat is, 1 being there (K13.1)."""
    missing = [
        max(0, int(CASTLES_FOR[ending]) - owned) + max(0, int(TOURNAMENTS_FOR[ending]) - tournaments)
        for ending in (Ending.FOUR_CASTLES, Ending.TOURNAMENTS)
    ]
    return 1.0 if 0 in missing else float(sum(STEP**cards for cards in missing))


WORTH = np.array([[worth(owned, won) for won in range(BOX["tournament"] + 2)] for owned in range(COLOURS + 2)])
"""The same as a table: [castles, tournaments]."""


@kernel
def rate_by_worth(tables: Tables, state: State, codes: Any, values: Any, count: int) -> None:
    """Rate legal codes of the turn, of the king's revenge and of the guard step."""
    apart()
    if state.phase == Phase.TURN:
        rate_turn(tables, state, codes, values, count)
        return
    for i in range(count):
        if codes[i] == actions.END:
            values[i] = 0.0
        elif codes[i] < actions.GUARD_CASTLES:
            values[i] = worth_of_losing(state, (codes[i] - actions.LOSE) // 2, (codes[i] - actions.LOSE) % 2)
        else:
            values[i] = worth_of_guarding(state, codes[i])


@inlined
def rate_turn(tables: Tables, state: State, codes: Any, values: Any, count: int) -> None:
    """Rate targets first without and then with the follow-up that a special brings, and tucks by both."""
    best = 0.0
    for follow_up in range(2):
        last = best
        for i in range(count):
            if actions.TAKE <= codes[i] <= actions.KING:
                values[i] = worth_of_target(tables, state, codes[i], last * follow_up)
                if follow_up == 0:
                    best = max(best, values[i])
    for i in range(count):
        if codes[i] < actions.TAKE:
            values[i] = worth_of_tuck(tables, state, codes, values, count, codes[i] - actions.TUCK, best)
        elif codes[i] == actions.END:
            values[i] = 0.0


@inlined
def gain(state: State, seat: int, more_castles: int, more_tournaments: int) -> float:
    """Return what castles or tournaments more or less are worth to a seat."""
    owned, won = castles(state, seat), state.seat[seat].tournaments
    return WORTH[owned + more_castles, won + more_tournaments] - WORTH[owned, won]


@inlined
def worth_of_target(tables: Tables, state: State, code: int, follow_up: float) -> float:
    """Return the chance of a target times what it changes."""
    chance = target_chance(tables, state, code)
    if code == actions.KING:
        cost = 0.0 if owns(state, state.turn, Like.PROTECTION) else -gain(state, state.turn, -1, 0)
        now = WORTH[castles(state, state.turn), state.seat[state.turn].tournaments]
        return chance * (1.0 - now) - (1.0 - chance) * cost
    if code < actions.TARGET:
        return worth_of_top(state, state.stack[code - actions.TAKE].top, chance, follow_up)
    seat, like = (code - actions.TARGET) // OWNED_LIKES, (code - actions.TARGET) % OWNED_LIKES
    if like < COLOURS:
        return chance * (gain(state, state.turn, 1, 0) - TAKEN_FROM_RIVAL * gain(state, seat, -1, 0))
    return chance * SPECIAL_WORTH[like - COLOURS] * (1.0 + TAKEN_FROM_RIVAL)


@inner
def worth_of_top(state: State, card: int, chance: float, follow_up: float) -> float:
    """Return what it is worth to try for a card on top of a stack."""
    apart()
    like = card_like(card)
    if like < COLOURS:
        return chance * gain(state, state.turn, 1, 0)
    if like == Like.TOURNAMENT:
        threat = 0.0
        for seat in range(state.players):
            if seat != state.turn:
                threat += gain(state, seat, 0, 1)
        lost = GIVEN_TO_RIVAL * threat / (state.players - 1)
        return chance * gain(state, state.turn, 0, 1) - (1.0 - chance) * lost
    return chance * (SPECIAL_WORTH[like - COLOURS] + FOLLOW_UP * follow_up)


@inlined
def worth_of_tuck(
    tables: Tables, state: State, codes: Any, values: Any, count: int, stack: int, follow_up: float
) -> float:
    """Average the best target over the card that a tuck turns up."""
    floor = -1.0
    for i in range(count):
        if actions.TAKE <= codes[i] <= actions.KING and codes[i] != actions.TAKE + stack:
            floor = max(floor, values[i])
    floor = 0.0 if floor == -1.0 else floor
    pile = state.stack[stack]
    if pile.unseen == 0:
        return max(floor, worth_if_on_top(tables, state, pile.tucked[0], floor, follow_up))
    total = 0.0
    for i in range(state.unseen_count):
        total += max(floor, worth_if_on_top(tables, state, state.unseen[i], floor, follow_up))
    return total / state.unseen_count


@inlined
def worth_if_on_top(tables: Tables, state: State, card: int, floor: float, follow_up: float) -> float:
    """Return what a card would be worth on top of a stack, or `floor` if it may not be taken."""
    if not can_take(state, card):
        return floor
    return worth_of_top(state, card, top_chance(tables, state, card), follow_up)


@inlined
def worth_of_losing(state: State, colour: int, stack: int) -> float:
    """Give up the castle that is easiest to lose anyway, under the deeper stack."""
    pile = state.stack[stack]
    return pile.unseen + pile.tucked_count - 100.0 * state.seat[state.turn].cards[colour]


@inlined
def worth_of_guarding(state: State, code: int) -> float:
    """Guard the castles that are easiest to take and the special worth most."""
    player = state.seat[state.turn]
    if code < actions.GUARD_CARD:
        mask = GUARD_MASK[code - actions.GUARD_CASTLES]
        gained = 0.0
        for colour in range(COLOURS):
            gained += (DEMANDS + 1 - player.cards[colour]) * (
                (mask >> colour & 1) - (player.castle_guard >> colour & 1)
            )
        return gained
    standing = 0.0 if player.card_guard == NONE else SPECIAL_WORTH[player.card_guard - COLOURS]
    return SPECIAL_WORTH[code - actions.GUARD_CARD] - standing
