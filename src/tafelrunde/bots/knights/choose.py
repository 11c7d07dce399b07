"""What each legal action is worth to the player who acts: exact chances times the value of what it leads to.

A special off a stack keeps the turn going, and a tuck turns a card up. A player who looks past the cards to come
asks for each of them what is best then, and values what that leads to; others value the turn that goes on.
Dice are kept so that the contest is won most often.
"""

from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.knights.outcomes import goes_on, lay_outcomes
from tafelrunde.bots.knights.tables import Tables, extra_rolls
from tafelrunde.bots.knights.value import NET, VALUE_ROOM, Mind, value
from tafelrunde.bots.knights.worths import rate_by_worth
from tafelrunde.bots.weights import Weights
from tafelrunde.core.kernel import State, apart, inlined, inner
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.contests import lose_castle, next_in_tournament, organises
from tafelrunde.games.knights.legal import (
    GUARD_MASK,
    can_take,
    legal,
    legal_in_turn,
    owns,
    why_not_guard_card,
    why_not_guard_castles,
    why_not_tuck,
)
from tafelrunde.games.knights.reasons import Reason
from tafelrunde.games.knights.scoring import RESULTS, die_cards
from tafelrunde.games.knights.solver import LAYER, ROWS, solve_one
from tafelrunde.games.knights.state import (
    COLOURS,
    LIVE_SIZE,
    MOST_PLAYERS,
    NO_CARD,
    NONE,
    OWNED_LIKES,
    STATE,
    Contest,
    Like,
    Phase,
)
from tafelrunde.games.knights.turn import to_turn_up, turn_up_unseen


class Sight(IntEnum):
    """How a player looks at what may come."""

    WORTHS = 0
    """By hand-made worths of cards."""
    OUTCOMES = 1
    """By the value of what an action leads to."""
    CARDS = 2
    """The same, and past every card that may be turned up."""


LEVELS = 2
"""An action, and another once a card has been turned up."""
FIRST: Any = np.int64(0)
SECOND: Any = np.int64(1)
STAY: Any = np.int32(actions.END)
"""They are no literals: a kernel is compiled once for every literal that it gets."""
MIND = np.dtype(
    [
        *VALUE_ROOM,
        ("sight", np.int64),
        ("noise", np.float64),  # how blurred values are
        ("margin", np.float64),  # how much less than the best an action may be worth that is chosen nevertheless
        ("codes", np.int32, (LEVELS, actions.PLAYER_CODES)),  # legal ones
        ("values", np.float64, actions.PLAYER_CODES),  # what these are worth
        ("outcomes", STATE, (LEVELS, MOST_PLAYERS)),
        ("chances", np.float64, (LEVELS, MOST_PLAYERS)),
        ("going_on", np.int64, LEVELS),  # the outcome in which the turn goes on, or NONE
        ("going_on_value", np.float64, LEVELS),
        ("turned", STATE),  # a position with a card turned up
        ("fallen", STATE),  # and one with a castle lost
        ("payoff", np.float64, RESULTS),
        ("dice", np.float64, ROWS),
    ],
    align=True,
)
"""All that a choice needs: weights and room to work in. A record is one argument, which compiles quickly."""


def mind(weights: Weights, players: int, sight: int, noise: float = 0.0, margin: float = 1.0) -> npt.NDArray[Any]:
    """Return a mind for so many seats, as an array of one record."""
    made = np.zeros(1, MIND)
    made["sight"], made["noise"], made["margin"] = sight, noise, margin
    for name in NET:
        array = weights[f"{name}-{players}"]
        made[name][0][tuple(map(slice, array.shape))] = array
    return made


@inlined
def rate(tables: Tables, mind: Mind, state: State) -> int:
    """Write the legal codes and what each is worth to the player who acts, and return how many."""
    codes, values = mind.codes[0], mind.values[:]
    count = legal(state, codes)
    if state.phase == Phase.KEEP:
        rate_keeps(tables, mind, state, count)
    elif state.phase == Phase.DEFEND:
        values[0], values[1] = 1.0, 0.0
    elif mind.sight == Sight.WORTHS:
        rate_by_worth(tables, state, codes, values, count)
    else:
        rate_by_value(tables, mind, state, count)
    return count


@inlined
def rate_keeps(tables: Tables, mind: Mind, state: State, count: int) -> None:
    """Rate each keep by the chance to win what is rolled for."""
    fill_payoff(tables, mind, state)
    solve_one(mind.payoff[:], die_cards(state, state.roller), state.rolls_left, mind.dice[:])
    for i in range(count):
        mind.values[i] = mind.dice[LAYER[LIVE_SIZE[state.live]] + mind.codes[0, i] - actions.KEEP]


@inlined
def fill_payoff(tables: Tables, mind: Mind, state: State) -> None:
    """Fill by result the roller's chance to get what he rolls for."""
    mark = -1 if organises(state) else state.mark
    for result in range(RESULTS):
        mind.payoff[result] = 1.0 if result > mark else 0.0
    if state.contest == Contest.CASTLE:
        owner = die_cards(state, state.target)
        for result in range(RESULTS):
            mind.payoff[result] *= 1.0 - tables.beat[owner, result]
    elif state.contest == Contest.TOURNAMENT:
        seat = next_in_tournament(state, state.roller)
        while seat != NONE:
            after = next_in_tournament(state, seat)
            later = 0 if after == NONE else (state.turn - after) % state.players
            kind, cards = extra_rolls(state, seat, state.turn), die_cards(state, seat)
            for result in range(RESULTS):
                mind.payoff[result] *= tables.fail_at[later, kind, cards, result]
            seat = after


@inlined
def rate_by_value(tables: Tables, mind: Mind, state: State, count: int) -> None:
    """Rate actions that keep no dice, perhaps looking past the card that one may turn up."""
    stay = value_of_action(tables, mind, state, STAY, 0.0, FIRST)
    for i in range(count):
        worth = value_of_action(tables, mind, state, mind.codes[0, i], stay, FIRST)
        going_on = mind.going_on[0]
        if going_on != NONE and mind.sight == Sight.CARDS:
            after = value_past_cards(tables, mind, mind.outcomes[0, going_on])
            worth += mind.chances[0, going_on] * (after - mind.going_on_value[0])
        mind.values[i] = worth


@inner
def value_of_action(tables: Tables, mind: Mind, state: State, code: int, stay: float, level: int) -> float:
    """Return what an action is worth by what it leads to, else `stay`, and note where the turn goes on."""
    apart()
    outcomes, chances = mind.outcomes[level], mind.chances[level]
    total, left = 0.0, 1.0
    mind.going_on[level] = NONE
    for k in range(lay_outcomes(tables, state, code, outcomes, chances)):
        if goes_on(outcomes[k], state.turn):
            after = value(tables, mind, outcomes[k], state.turn)
            mind.going_on[level], mind.going_on_value[level] = k, after
        else:
            after = value_at_end(tables, mind, outcomes[k], state.turn)
        total += chances[k] * after
        left -= chances[k]
    return total + left * stay


@inlined
def value_past_cards(tables: Tables, mind: Mind, state: State) -> float:
    """Return what a turn is worth that goes on, averaged over the card that is turned up."""
    rest = best_of_rest(tables, mind, state)
    stack = to_turn_up(state)
    if stack == NONE:
        return rest
    total, best = 0.0, rest
    for i in range(state.unseen_count):
        if i == 0 or state.unseen[i] != state.unseen[i - 1]:
            best = max(rest, value_of_top(tables, mind, state, stack, state.unseen[i]))
        total += best
    return total / state.unseen_count


@inlined
def best_of_rest(tables: Tables, mind: Mind, state: State) -> float:
    """Return the best that can be done with what lies face up."""
    codes = mind.codes[1]
    stay, best = value_of_action(tables, mind, state, STAY, 0.0, SECOND), -1.0
    for i in range(legal_in_turn(state, codes)):
        if codes[i] >= actions.TAKE or state.stack[codes[i] - actions.TUCK].top != NO_CARD:
            best = max(best, value_of_action(tables, mind, state, codes[i], stay, SECOND))
    return best if best >= 0.0 else stay


@inlined
def value_of_top(tables: Tables, mind: Mind, state: State, stack: int, card: int) -> float:
    """Return what it is worth to try for a card that is turned up now, or to tuck it."""
    best = -1.0
    takeable, tuckable = can_take(state, card), why_not_tuck(state, stack) == Reason.LEGAL
    mind.turned = state
    turn_up_unseen(mind.turned, stack, card)
    for kind in range(2):
        if tuckable if kind == 0 else takeable:
            code: Any = np.int32(kind * actions.TAKE + stack)
            best = max(best, value_of_action(tables, mind, mind.turned, code, 0.0, SECOND))
    return best


@inlined
def value_at_end(tables: Tables, mind: Mind, state: State, seat: int) -> float:
    """Return a seat's win share at the end of its turn, its guards placed at their best (K3.4)."""
    if state.phase == Phase.LOSE:
        return value_of_losing(tables, mind, state)
    best = value(tables, mind, state, seat)
    if state.turn != seat or state.phase == Phase.OVER:
        return best
    if owns(state, seat, Like.CASTLE_GUARD):
        best = place_castle_guard(tables, mind, state, seat, best)
    if owns(state, seat, Like.CARD_GUARD):
        best = place_card_guard(tables, mind, state, seat, best)
    return best


@inlined
def value_of_losing(tables: Tables, mind: Mind, state: State) -> float:
    """Return what is left to the player after the king's revenge (K12.2)."""
    best = 0.0
    for colour in range(COLOURS):
        if owns(state, state.turn, colour):
            for stack in range(2):
                mind.fallen = state
                lose_castle(mind.fallen, colour, stack)
                best = max(best, value(tables, mind, mind.fallen, state.turn))
    return best


@inlined
def place_castle_guard(tables: Tables, mind: Mind, state: State, seat: int, best: float) -> float:
    """Place the castle guard where it is worth most, and return what that is worth."""
    player = state.seat[seat]
    before = player.castle_guard
    chosen = before
    for choice in range(len(GUARD_MASK)):
        if why_not_guard_castles(state, choice) == Reason.LEGAL:
            player.castle_guard = GUARD_MASK[choice]
            guarded = value(tables, mind, state, seat)
            player.castle_guard = before
            if guarded > best:
                best, chosen = guarded, GUARD_MASK[choice]
    player.castle_guard = chosen
    return best


@inlined
def place_card_guard(tables: Tables, mind: Mind, state: State, seat: int, best: float) -> float:
    """Place the card guard where it is worth most, and return what that is worth."""
    player = state.seat[seat]
    before = player.card_guard
    chosen = before
    for like in range(COLOURS, OWNED_LIKES):
        if why_not_guard_card(state, like) == Reason.LEGAL:
            player.card_guard = like
            guarded = value(tables, mind, state, seat)
            player.card_guard = before
            if guarded > best:
                best, chosen = guarded, like
    player.card_guard = chosen
    return best
