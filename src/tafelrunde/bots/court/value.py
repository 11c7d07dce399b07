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
from tafelrunde.core.kernel import State, apart, inner, kernel
from tafelrunde.games.court.cards import CHARACTERS, KING_ALIKE, OWNED, Character
from tafelrunde.games.court.legal import why_not_available
from tafelrunde.games.court.reasons import Reason
from tafelrunde.games.court.scoring import beats
from tafelrunde.games.court.state import FACES, MOST_PLAYERS, NONE, STATE, Phase
from tafelrunde.games.court.turn import claim, claim_nothing, mandatory_dice

MOST_HIDDEN = 128
KING: Any = np.int64(Character.KING)
"""As a plain number: a member of an enum would be a type by itself, for which numba compiles anew."""


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
        np.zeros((COSTS + 1, ODDS)),
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
    apart()
    for seat in range(state.players):
        odds = work.odds[seat]
        owned, dice = set_of(state, seat), mandatory_dice(state, seat)
        fill_odds(nets.odds, owned, dice, state.dice_supply, work.numbers, work.hidden, odds)
        if has_turn_before_final(state, seat):
            improve_marks(state, seat, nets.odds, work.numbers, work.hidden, work.more, odds)


@inner
def fill_learned_shares(state: State, nets: Nets, work: Work, shares: Any) -> None:
    """Share the win by the seats' scores; the seats' odds are filled in already."""
    apart()
    best = -np.inf
    for seat in range(state.players):
        describe_seat(state, seat, work.odds, work.seats[seat])
        answer(nets.two if state.players == 2 else nets.many, work.seats[seat], work.hidden, work.scores[seat])
        best = max(best, work.scores[seat, 0])
    total = 0.0
    for seat in range(state.players):
        shares[seat] = decay(best - work.scores[seat, 0])
        total += shares[seat]
    for seat in range(state.players):
        shares[seat] /= total


@inner
def fill_shares(state: State, nets: Nets, work: Work, shares: Any) -> None:
    """Fill in every seat's share of the win at the start of a turn, or at the end of the game."""
    apart()
    if state.phase == Phase.OVER:
        for seat in range(state.players):
            shares[seat] = seat == state.winner
        return
    fill_all_odds(state, nets, work)
    if state.king == NONE:
        fill_learned_shares(state, nets, work, shares)
    else:
        fill_crowned_shares(state, work.odds, work.order, work.held, shares)


@kernel
def win_shares(states: Any, nets: Nets, work: Work, shares: Any) -> None:
    """Fill in every seat's share of the win; until the King is taken `work.seats` has what they hang on."""
    fill_shares(states[0], nets, work, shares)


@inner
def can_be_claimed(state: State, character: int) -> Any:
    """Say whether the player whose turn it is could claim a character other than the King (C6.1, C6.3)."""
    costs_dice = character < COSTS or character >= OWNED
    return costs_dice and why_not_available(state, character) == Reason.LEGAL


@kernel
def try_claim(states: Any, character: int, after: Any) -> bool:
    """Write what follows from a claim other than the King, or from none (the last); return whether it is allowed.

    In the final round nobody claims.
    """
    nothing = character == CHARACTERS
    if states[0].final or not (nothing or can_be_claimed(states[0], character)):
        return False
    after[0] = states[0]
    if nothing:
        claim_nothing(after[0])
    else:
        claim(after[0], character)
    return True


@kernel
def fill_claim_worths(states: Any, nets: Nets, work: Work, worths: Any) -> None:
    """Fill in what each character but the King is worth to the player whose turn it is, and nothing as the last.

    Characters that are not to be had are worth nothing at all.
    """
    for character in range(CHARACTERS + 1):
        worths[character] = 0.0
        if try_claim(states, character, work.after):
            fill_shares(work.after[0], nets, work, work.shares)
            worths[character] = work.shares[states[0].turn]


@kernel
def fill_king_worths(states: Any, nets: Nets, work: Work, king_worths: Any) -> None:
    """Fill in what it is worth to whoever moves to take the King with each mark; nobody has him yet."""
    work.after[0] = states[0]
    state, after, king = states[0], work.after[0], KING
    for number in range(FACES):
        after.aside[number] = 0
    after.aside[0] = KING_ALIKE
    claim(after, king)
    fill_all_odds(after, nets, work)
    for mark in range(MARKS):
        after.mark_count, after.mark_number = KING_ALIKE + mark // FACES, 1 + mark % FACES
        fill_crowned_shares(after, work.odds, work.order, work.held, work.shares)
        king_worths[mark] = work.shares[state.turn]


@kernel
def fill_learned_odds(states: Any, nets: Nets, work: Work) -> None:
    """Fill in what every seat can do in a turn."""
    fill_all_odds(states[0], nets, work)


@kernel
def fill_stakes(states: Any, odds: Any, order: Any, stakes: Any) -> None:
    """Fill in what each mark is worth to whoever rolls for the King now, by the odds of those who roll later."""
    state = states[0]
    fill_kept(state, order, 1, roll_order(state, order), odds, stakes)
    for mark in range(MARKS):
        count, number = KING_ALIKE + mark // FACES, 1 + mark % FACES
        if not beats(count, number, state.mark_count, state.mark_number, state.turn == state.queen):
            stakes[mark] = 0.0


@kernel
def fill_payoff(worths: Any, king_worths: Any, met: Any, alike: Any, number: Any, payoff: Any) -> None:
    """Fill in what each result is worth: the best claim that it allows."""
    payoff[:] = worths[CHARACTERS]
    for character in range(CHARACTERS):
        if worths[character] > worths[CHARACTERS]:
            for m in range(len(payoff)):
                if met[character, m] and worths[character] > payoff[m]:
                    payoff[m] = worths[character]
    for m in range(len(payoff)):
        if alike[m] >= KING_ALIKE:
            payoff[m] = max(payoff[m], king_worths[mark_place(alike[m], number[m])])
