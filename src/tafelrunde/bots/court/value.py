"""The value of a position at the end of a turn: a win share for each seat.

Until the King is taken a net gives each seat a score, and the scores share the win among them; afterwards the
shares follow from everybody's chances in the final round.
"""

from typing import Any, NamedTuple

import numpy as np

from tafelrunde.bots.court.features import (
    COSTS,
    MARKS,
    ODDS,
    SEAT_NUMBERS,
    TURN_NUMBERS,
    describe_seat,
    fill_odds,
    mark_place,
    set_of,
)
from tafelrunde.bots.court.final import (
    fill_crowned_shares,
    fill_kept,
    has_turn_before_final,
    improve_marks,
    roll_order,
)
from tafelrunde.bots.court.nets import Net, answer, decay, net_of
from tafelrunde.bots.weights import Weights
from tafelrunde.core.kernel import State, inner, kernel
from tafelrunde.games.court.cards import KING_ALIKE, OWNED, Character
from tafelrunde.games.court.scoring import beats
from tafelrunde.games.court.state import FACES, MOST_PLAYERS, NONE, STATE, Phase
from tafelrunde.games.court.turn import claim, claim_nothing, mandatory_dice

MOST_HIDDEN = 128


class Nets(NamedTuple):
    """All that is learned: what turns can do, and what positions are worth."""

    odds: Net
    two: Net
    many: Net


def nets_of(weights: Weights) -> Nets:
    """Return the nets among some weights."""
    return Nets(*(net_of(weights, name) for name in Nets._fields))


class Work(NamedTuple):
    """Room for one value."""

    numbers: Any
    hidden: Any
    odds: Any
    more: Any
    seats: Any
    scores: Any
    order: Any
    held: Any
    shares: Any
    after: Any


def new_work() -> Work:
    """Make room."""
    return Work(
        np.zeros(TURN_NUMBERS),
        np.zeros((2, MOST_HIDDEN)),
        np.zeros((MOST_PLAYERS, ODDS)),
        np.zeros((2, ODDS)),
        np.zeros((MOST_PLAYERS, SEAT_NUMBERS)),
        np.zeros((MOST_PLAYERS, 1)),
        np.zeros(MOST_PLAYERS, np.int8),
        np.zeros((MOST_PLAYERS, MARKS)),
        np.zeros(MOST_PLAYERS),
        np.zeros(1, STATE),
    )


@inner
def fill_all_odds(state: State, nets: Nets, work: Work) -> None:
    """Fill in what every seat can do in a turn, with what it may still win before the final round."""
    for seat in range(state.players):
        odds = work.odds[seat]
        owned, dice = set_of(state, seat), mandatory_dice(state, seat)
        fill_odds(nets.odds, owned, dice, state.dice_supply, work.numbers, work.hidden, odds)
        if has_turn_before_final(state, seat):
            improve_marks(state, seat, nets.odds, work.numbers, work.hidden, work.more, odds)


@inner
def fill_seats(state: State, nets: Nets, work: Work) -> None:
    """Fill in what the seats' scores hang on."""
    fill_all_odds(state, nets, work)
    for seat in range(state.players):
        describe_seat(state, seat, work.odds, work.seats[seat])


@inner
def fill_learned_shares(state: State, nets: Nets, work: Work, shares: Any) -> None:
    """Share the win by the seats' scores."""
    fill_seats(state, nets, work)
    best = -np.inf
    for seat in range(state.players):
        answer(nets.two if state.players == 2 else nets.many, work.seats[seat], work.hidden, work.scores[seat])
        best = max(best, work.scores[seat, 0])
    total = 0.0
    for seat in range(state.players):
        shares[seat] = decay(best - work.scores[seat, 0])
        total += shares[seat]
    for seat in range(state.players):
        shares[seat] /= total


@kernel
def win_shares(state: State, nets: Nets, work: Work, shares: Any) -> None:
    """Fill in every seat's share of the win at the start of a turn, or at the end of the game."""
    if state.phase == Phase.OVER:
        for seat in range(state.players):
            shares[seat] = seat == state.winner
    elif state.king == NONE:
        fill_learned_shares(state, nets, work, shares)
    else:
        fill_all_odds(state, nets, work)
        fill_crowned_shares(state, work.odds, work.order, work.held, shares)


@kernel
def describe(states: Any, nets: Nets, work: Work) -> None:
    """Fill in what the seats' scores hang on, for those who learn."""
    fill_seats(states[0], nets, work)


@inner
def worth_after(states: Any, character: Any, nets: Nets, work: Work) -> Any:
    """Return the share of the win of whoever claims a character now, or nothing."""
    seat = states[0].turn
    work.after[0] = states[0]
    after = work.after[0]
    if character == NONE:
        claim_nothing(after)
    else:
        claim(after, character)
    win_shares(after, nets, work, work.shares)
    return work.shares[seat]


@kernel
def fill_claim_worths(states: Any, nets: Nets, work: Work, worths: Any, king_worths: Any) -> None:
    """Fill in what each character is worth to the player whose turn it is: the King by mark, nothing as the last.

    Characters that are not to be had are worth nothing.
    """
    state = states[0]
    seat = state.turn
    for character in range(len(worths) - 1):
        worths[character] = 0.0
        if character < COSTS and state.supply[character] > 0 and not state.owns[seat] >> character & 1:
            worths[character] = worth_after(states, character, nets, work)
    if state.fools[seat] > 0:
        worths[Character.CHARLATAN] = worth_after(states, np.int64(Character.CHARLATAN), nets, work)
    elif state.supply[OWNED] != 0:
        worths[Character.FOOL] = worth_after(states, np.int64(Character.FOOL), nets, work)
    worths[len(worths) - 1] = worth_after(states, NONE, nets, work)
    for mark in range(MARKS):
        king_worths[mark] = 0.0
    if state.supply[Character.KING] > 0:
        fill_king_worths(states, nets, work, king_worths)


@inner
def fill_king_worths(states: Any, nets: Nets, work: Work, king_worths: Any) -> None:
    """Fill in what taking the King is worth with each mark within the dice there are."""
    state = states[0]
    seat = state.turn
    work.after[0] = state
    after = work.after[0]
    for number in range(FACES):
        after.aside[number] = 0
    after.aside[0] = KING_ALIKE
    king: Any = np.int64(Character.KING)
    claim(after, king)
    fill_all_odds(after, nets, work)
    for mark in range(MARKS):
        after.mark_count = KING_ALIKE + mark // FACES
        after.mark_number = 1 + mark % FACES
        fill_crowned_shares(after, work.odds, work.order, work.held, work.shares)
        king_worths[mark] = work.shares[seat]


@kernel
def fill_final_worths(states: Any, nets: Nets, work: Work, king_worths: Any) -> None:
    """Fill in what each mark is worth to whoever rolls for the King now: the chance that nobody after beats it."""
    state = states[0]
    fill_all_odds(state, nets, work)
    count = roll_order(state, work.order)
    fill_kept(state, work.order, 1, count, work.odds, king_worths)
    for mark in range(MARKS):
        better = beats(
            KING_ALIKE + mark // FACES,
            1 + mark % FACES,
            state.mark_count,
            state.mark_number,
            state.turn == state.queen,
        )
        if not better:
            king_worths[mark] = 0.0


@kernel
def fill_payoff(worths: Any, king_worths: Any, met: Any, alike: Any, number: Any, payoff: Any) -> None:
    """Fill in what each result is worth: the best claim that it allows."""
    nothing = worths[len(worths) - 1]
    for m in range(len(payoff)):
        best = nothing
        for character in range(len(worths) - 1):
            if met[character, m] and worths[character] > best:
                best = worths[character]
        if alike[m] >= KING_ALIKE:
            best = max(best, king_worths[mark_place(alike[m], number[m])])
        payoff[m] = best
