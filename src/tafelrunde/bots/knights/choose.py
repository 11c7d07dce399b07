"""What each legal action is worth to the player who acts: exact chances times the value of how the turn ends.

A special off a stack keeps the turn going, and a tuck turns a card up: both are worth the best that follows,
averaged over the card that comes. What follows is looked at once more, without turning up any further card. Dice
are kept so that the contest is won most often.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.bots.knights.outcomes import goes_on, lay_outcomes
from tafelrunde.bots.knights.tables import Tables, extra_rolls, tables
from tafelrunde.bots.knights.value import Net, Room, room, win_shares
from tafelrunde.bots.knights.worths import rate_by_worth
from tafelrunde.core.kernel import State, apart, inner, kernel
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
)
from tafelrunde.games.knights.reasons import Reason
from tafelrunde.games.knights.rules import apply
from tafelrunde.games.knights.scoring import RESULTS, die_cards
from tafelrunde.games.knights.solver import LAYER, ROWS, solve_one
from tafelrunde.games.knights.state import (
    COLOURS,
    LIVE_SIZE,
    MOST_PLAYERS,
    NONE,
    OWNED_LIKES,
    STATE,
    Contest,
    Like,
    Phase,
)
from tafelrunde.games.knights.turn import end_turn, to_turn_up, turn_up_unseen

LEVELS: Final = 3
"""How deep a choice looks: an action, what follows once a card has been turned up, and what follows that."""
FIRST: Any = np.int64(0)
SECOND: Any = np.int64(1)
THIRD: Any = np.int64(2)
"""They are no literals: a kernel is compiled once for every literal that it gets."""


class Mind(NamedTuple):
    """All that a choice needs: tables, weights and room to work in."""

    tables: Tables
    net: Net
    room: Room
    outcomes: Any
    """[level, outcome]."""
    chances: Any
    """Their chances."""
    codes: Any
    """Legal ones: [level, place]."""
    spare: Any
    """A position with a card turned up, and one with a castle lost."""
    shares: Any
    payoff: Any
    dice: Any
    faces: int
    """Over how many of the cards that may come a choice averages; 0 goes by hand-made worths, not by the net."""
    noise: float
    """How blurred values are."""
    margin: float
    """How much less than the best an action may be worth that is chosen nevertheless."""


def mind(net: Net, faces: int, noise: float = 0.0, margin: float = 1.0) -> Mind:
    """Return a mind with these weights."""
    hidden, players = net.second.shape
    return Mind(
        tables(),
        net,
        room(players, hidden),
        np.zeros((LEVELS, MOST_PLAYERS), STATE),
        np.zeros((LEVELS, MOST_PLAYERS)),
        np.zeros((LEVELS, actions.PLAYER_CODES), np.int32),
        np.zeros(2, STATE),
        np.zeros(MOST_PLAYERS),
        np.zeros(RESULTS),
        np.zeros(ROWS),
        faces,
        noise,
        margin,
    )


@kernel
def rate(mind: Mind, state: State, codes: Any, values: Any) -> int:
    """Write the legal codes and what each is worth to the player who acts, and return how many."""
    apart()
    count = legal(state, codes)
    if state.phase == Phase.KEEP:
        rate_keeps(mind, state, codes, values, count)
    elif state.phase == Phase.DEFEND:
        values[0], values[1] = 1.0, 0.0
    elif mind.faces == 0:
        rate_by_worth(mind.tables, state, codes, values, count)
    elif state.phase == Phase.TURN:
        rate_turn(mind, state, codes, values, count)
    else:
        for i in range(count):
            mind.outcomes[0, 0] = state
            apply(mind.outcomes[0, 0], codes[i])
            values[i] = value_at_end(mind, mind.outcomes[0, 0], state.turn)
    return count


@inner
def rate_keeps(mind: Mind, state: State, codes: Any, values: Any, count: int) -> None:
    """Rate each keep by the chance to win what is rolled for."""
    fill_payoff(mind.tables, state, mind.payoff)
    solve_one(mind.payoff, die_cards(state, state.roller), state.rolls_left, mind.dice)
    for i in range(count):
        values[i] = mind.dice[LAYER[LIVE_SIZE[state.live]] + codes[i] - actions.KEEP]


@inner
def fill_payoff(tables: Tables, state: State, payoff: Any) -> None:
    """Fill by result the roller's chance to get what he rolls for."""
    mark = -1 if organises(state) else state.mark
    for result in range(RESULTS):
        payoff[result] = 1.0 if result > mark else 0.0
    if state.contest == Contest.CASTLE:
        payoff *= 1.0 - tables.beat[die_cards(state, state.target)]
    elif state.contest == Contest.TOURNAMENT:
        seat = next_in_tournament(state, state.roller)
        while seat != NONE:
            after = next_in_tournament(state, seat)
            later = 0 if after == NONE else (state.turn - after) % state.players
            payoff *= tables.fail_at[later, extra_rolls(state, seat, state.turn), die_cards(state, seat)]
            seat = after


@inner
def rate_turn(mind: Mind, state: State, codes: Any, values: Any, count: int) -> None:
    """Rate the actions of a turn, looking past the card that one may turn up."""
    stay = value_of_staying(mind, state, FIRST)
    for i in range(count):
        left, values[i] = 1.0, 0.0
        for k in range(lay_outcomes(mind.tables, state, codes[i], mind.outcomes[0], mind.chances[0])):
            outcome, chance = mind.outcomes[0, k], mind.chances[0, k]
            if goes_on(outcome, state.turn):
                values[i] += chance * value_of_going_on(mind, outcome)
            else:
                values[i] += chance * value_at_end(mind, outcome, state.turn)
            left -= chance
        values[i] += left * stay


@inner
def value_of_going_on(mind: Mind, state: State) -> float:
    """Return what a turn is worth that goes on, averaged over the card that is turned up."""
    apart()
    rest = best_at_once(mind, state, SECOND)
    stack = to_turn_up(state)
    if stack == NONE:
        return rest
    step = max(1, state.unseen_count // mind.faces)
    total, count, value = 0.0, 0, rest
    for i in range(state.turns % step, state.unseen_count, step):
        if count == 0 or state.unseen[i] != state.unseen[i - step]:
            value = rest
            if can_take(state, state.unseen[i]):
                value = max(rest, value_of_top(mind, state, stack, state.unseen[i]))
        total += value
        count += 1
    return total / count


@inner
def value_of_top(mind: Mind, state: State, stack: int, card: int) -> float:
    """Return what it is worth to try for a card that is turned up now."""
    turned = mind.spare[0]
    mind.spare[0] = state
    turn_up_unseen(turned, stack, card)
    code: Any = np.int32(actions.TAKE + stack)
    value = 0.0
    for k in range(lay_outcomes(mind.tables, turned, code, mind.outcomes[1], mind.chances[1])):
        outcome, chance = mind.outcomes[1, k], mind.chances[1, k]
        if goes_on(outcome, state.turn):
            value += chance * best_at_once(mind, outcome, THIRD)
        else:
            value += chance * value_at_end(mind, outcome, state.turn)
    return value


@inner
def best_at_once(mind: Mind, state: State, level: int) -> float:
    """Return the best that can be done without tucking, if the turn ends with it; what is face down stays so."""
    apart()
    stay = value_of_staying(mind, state, level)
    codes, outcomes, chances = mind.codes[level], mind.outcomes[level], mind.chances[level]
    best = stay if state.attempts > 0 else -1.0
    for i in range(legal_in_turn(state, codes)):
        if codes[i] >= actions.TAKE and codes[i] != actions.END:
            value, left = 0.0, 1.0
            for k in range(lay_outcomes(mind.tables, state, codes[i], outcomes, chances)):
                value += chances[k] * value_at_end(mind, outcomes[k], state.turn)
                left -= chances[k]
            best = max(best, value + left * stay)
    return best if best >= 0.0 else stay


@inner
def value_of_staying(mind: Mind, state: State, level: int) -> float:
    """Return what it is worth to end the turn with nothing changed."""
    mind.outcomes[level, 0] = state
    return value_at_end(mind, mind.outcomes[level, 0], state.turn)


@inner
def value_at_end(mind: Mind, state: State, seat: int) -> float:
    """Return a seat's win share at the end of its turn, its guards placed at their best (K3.4)."""
    apart()
    if goes_on(state, seat):
        end_turn(state)
    if state.phase == Phase.LOSE:
        return value_of_losing(mind, state)
    best = share(mind, state, seat)
    if state.turn != seat or state.phase == Phase.OVER:
        return best
    if owns(state, seat, Like.CASTLE_GUARD):
        best = place_castle_guard(mind, state, seat, best)
    if owns(state, seat, Like.CARD_GUARD):
        best = place_card_guard(mind, state, seat, best)
    return best


@inner
def value_of_losing(mind: Mind, state: State) -> float:
    """Return what is left to the player after the king's revenge (K12.2)."""
    best = 0.0
    for colour in range(COLOURS):
        if owns(state, state.turn, colour):
            for stack in range(2):
                mind.spare[1] = state
                lose_castle(mind.spare[1], colour, stack)
                best = max(best, share(mind, mind.spare[1], state.turn))
    return best


@inner
def place_castle_guard(mind: Mind, state: State, seat: int, best: float) -> float:
    """Place the castle guard where it is worth most, and return what that is worth."""
    player = state.seat[seat]
    before = player.castle_guard
    chosen = before
    for choice in range(len(GUARD_MASK)):
        if why_not_guard_castles(state, choice) == Reason.LEGAL:
            player.castle_guard = GUARD_MASK[choice]
            value = share(mind, state, seat)
            player.castle_guard = before
            if value > best:
                best, chosen = value, GUARD_MASK[choice]
    player.castle_guard = chosen
    return best


@inner
def place_card_guard(mind: Mind, state: State, seat: int, best: float) -> float:
    """Place the card guard where it is worth most, and return what that is worth."""
    player = state.seat[seat]
    before = player.card_guard
    chosen = before
    for like in range(COLOURS, OWNED_LIKES):
        if why_not_guard_card(state, like) == Reason.LEGAL:
            player.card_guard = like
            value = share(mind, state, seat)
            player.card_guard = before
            if value > best:
                best, chosen = value, like
    player.card_guard = chosen
    return best


@inner
def share(mind: Mind, state: State, seat: int) -> float:
    """Return a seat's win share."""
    win_shares(mind.tables, mind.net, mind.room, state, mind.shares)
    return mind.shares[seat]
