"""Chance: every outcome with its exact weight, and a fast draw with the same probabilities."""

from typing import Any

from tafelrunde.core.kernel import State, inner, kernel
from tafelrunde.core.rng import below
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import CARD_CODES, DEMANDS, card_demand, card_like
from tafelrunde.games.knights.setup import colour_is_free, is_unseen, unseen_of_colour
from tafelrunde.games.knights.state import (
    COLOURS,
    NONE,
    ORDERED,
    ORDERED_START,
    ROLL_START,
    ROLL_WAYS,
    THROW_SIZE,
    Phase,
)
from tafelrunde.games.knights.turn import to_turn_up


@kernel
def chance(state: State, codes: Any, weights: Any) -> int:
    """Write all chance outcomes with integer weights and return how many."""
    if state.phase == Phase.ROLL:
        return roll_outcomes(state, codes, weights)
    if state.phase == Phase.TURN_UP:
        return turn_up_outcomes(state, codes, weights)
    if state.phase == Phase.START:
        for seat in range(state.players):
            codes[seat] = actions.START + seat
            weights[seat] = 1
        return state.players
    if state.phase == Phase.DEAL_COLOUR:
        return colour_outcomes(state, codes, weights)
    return castle_outcomes(state, codes, weights)


@inner
def roll_outcomes(state: State, codes: Any, weights: Any) -> int:
    """Every multiset of the dice rolled, by the number of ways to throw it."""
    start = ROLL_START[state.to_roll]
    count = ROLL_START[state.to_roll + 1] - start
    for i in range(count):
        codes[i] = actions.ROLL + start + i
        weights[i] = ROLL_WAYS[start + i]
    return count


@inner
def turn_up_outcomes(state: State, codes: Any, weights: Any) -> int:
    """Every unseen card face, by its unseen copies (K1.6, K14.1)."""
    first = actions.TURN_UP + to_turn_up(state) * CARD_CODES
    n = 0
    for i in range(state.unseen_count):
        if n > 0 and codes[n - 1] == first + state.unseen[i]:
            weights[n - 1] += 1
        else:
            codes[n] = first + state.unseen[i]
            weights[n] = 1
            n += 1
    return n


@inner
def colour_outcomes(state: State, codes: Any, weights: Any) -> int:
    """Every colour not dealt yet (K2.1)."""
    n = 0
    for colour in range(COLOURS):
        if colour_is_free(state, colour):
            codes[n] = actions.DEAL + state.turn * COLOURS + colour
            weights[n] = 1
            n += 1
    return n


@inner
def castle_outcomes(state: State, codes: Any, weights: Any) -> int:
    """Every castle of the colour, by its copies (K2.1)."""
    first = actions.DEAL_CASTLE + state.turn * DEMANDS
    n = 0
    for i in range(state.unseen_count):
        card = state.unseen[i]
        if card_like(card) == state.like:
            if n > 0 and codes[n - 1] == first + card_demand(card):
                weights[n - 1] += 1
            else:
                codes[n] = first + card_demand(card)
                weights[n] = 1
                n += 1
    return n


@kernel
def sample(state: State, rng: Any) -> int:
    """Draw one chance outcome with the probabilities of `chance`."""
    if state.phase == Phase.ROLL:
        start = ORDERED_START[state.to_roll]
        ways = ORDERED_START[state.to_roll + 1] - start
        return actions.ROLL + ORDERED[start + below(rng, ways)]
    if state.phase == Phase.TURN_UP:
        card = state.unseen[below(rng, state.unseen_count)]
        return actions.TURN_UP + to_turn_up(state) * CARD_CODES + card
    if state.phase == Phase.START:
        return actions.START + below(rng, state.players)
    if state.phase == Phase.DEAL_COLOUR:
        return sample_colour(state, rng)
    return sample_castle(state, rng)


@inner
def sample_colour(state: State, rng: Any) -> int:
    """Draw a colour not dealt yet."""
    skip = below(rng, COLOURS - state.turn)
    for colour in range(COLOURS):
        if colour_is_free(state, colour):
            if skip == 0:
                return actions.DEAL + state.turn * COLOURS + colour
            skip -= 1
    return NONE


@inner
def sample_castle(state: State, rng: Any) -> int:
    """Draw a castle of the colour named."""
    skip = below(rng, unseen_of_colour(state, state.like))
    for i in range(state.unseen_count):
        if card_like(state.unseen[i]) == state.like:
            if skip == 0:
                return actions.DEAL_CASTLE + state.turn * DEMANDS + card_demand(state.unseen[i])
            skip -= 1
    return NONE


@inner
def can_happen(state: State, code: int) -> bool:
    """Say whether a code is among the outcomes of `chance`, in a phase of its kind."""
    if code >= actions.ROLL:
        return THROW_SIZE[code - actions.ROLL] == state.to_roll
    if code >= actions.START:
        return code - actions.START < state.players
    if code >= actions.TURN_UP:
        stack, card = (code - actions.TURN_UP) // CARD_CODES, (code - actions.TURN_UP) % CARD_CODES
        return stack == to_turn_up(state) and is_unseen(state, card)
    if code >= actions.DEAL_CASTLE:
        seat, demand = (code - actions.DEAL_CASTLE) // DEMANDS, (code - actions.DEAL_CASTLE) % DEMANDS
        return seat == state.turn and is_unseen(state, state.like * DEMANDS + demand)
    seat, colour = (code - actions.DEAL) // COLOURS, (code - actions.DEAL) % COLOURS
    return seat == state.turn and colour_is_free(state, colour)
