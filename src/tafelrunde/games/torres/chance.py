"""Chance: every outcome with its exact weight, and a fast draw with the same probabilities."""

from typing import Any

from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.rng import below
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.buying import left_of
from tafelrunde.games.torres.cards import CARDS, MASTER_NAMES, Variant
from tafelrunde.games.torres.state import Phase

MASTERS = len(MASTER_NAMES)


@kernel
def unseen(state: State, seat: int, card: int) -> bool:
    """T7.1: whether a card lies in the part of a pile that its owner has not seen."""
    player = state.seat[seat]
    if player.hand[card] + player.played[card] > 0 or (seat == state.turn and state.drawn[card] > 0):
        return False
    for place in range(CARDS):
        if player.pile[place] == card + 1:
            return False
    return True


@kernel
def to_be_drawn(state: State, card: int) -> int:
    """Return how many of a card the buyer could draw from the unseen part of the pile."""
    if state.variant == Variant.LUCK:
        return left_of(state, card)
    return 1 if unseen(state, state.turn, card) else 0


@kernel
def is_possible(state: State, code: int) -> bool:
    """Say whether chance can bring an outcome of the kind that it is asked for."""
    if state.phase == Phase.DRAW:
        return to_be_drawn(state, code - actions.DRAW) > 0
    return state.phase == Phase.MASTER or code - actions.START < state.players


@kernel
def chance(state: State, codes: Any, weights: Any) -> int:
    """Write all chance outcomes with integer weights and return how many."""
    if state.phase == Phase.DRAW:
        n = 0
        for card in range(CARDS):
            weight = to_be_drawn(state, card)
            if weight > 0:
                codes[n] = actions.DRAW + card
                weights[n] = weight
                n += 1
        return n
    first, n = (actions.START, state.players) if state.phase == Phase.START else (actions.MASTER, MASTERS)
    for i in range(n):
        codes[i] = first + i
        weights[i] = 1
    return n


@kernel
def sample(state: State, rng: Any) -> int:
    """Draw one chance outcome with the probabilities of `chance`."""
    if state.phase == Phase.START:
        return actions.START + below(rng, state.players)
    if state.phase == Phase.MASTER:
        return actions.MASTER + below(rng, MASTERS)
    total = 0
    for card in range(CARDS):
        total += to_be_drawn(state, card)
    place = below(rng, total)
    card = 0
    weight = to_be_drawn(state, 0)
    while place >= weight:
        place -= weight
        card += 1
        weight = to_be_drawn(state, card)
    return actions.DRAW + card
