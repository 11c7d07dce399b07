"""What each action of a turn of Knights, and each card turned up, is worth to everybody.

This is how the sovereign looks at a turn (`bots.knights.choose`), for all seats at once: chances of dice are exact,
and it looks past the cards that may be turned up.
"""

from typing import Any

import numpy as np

from tafelrunde.analysis.compiling import inner, kernel
from tafelrunde.bots.knights.choose import FIRST, SECOND, STAY, value_at_end
from tafelrunde.bots.knights.features import fill_features, mover
from tafelrunde.bots.knights.outcomes import goes_on, lay_outcomes
from tafelrunde.bots.knights.value import think
from tafelrunde.core.kernel import CHANCE, State
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import CARD_CODES
from tafelrunde.games.knights.chance import sample
from tafelrunde.games.knights.contests import lose_castle
from tafelrunde.games.knights.legal import can_take, legal_in_turn, owns, why_not_tuck
from tafelrunde.games.knights.reasons import Reason
from tafelrunde.games.knights.rules import apply
from tafelrunde.games.knights.state import COLOURS, MOST_PLAYERS, NO_CARD, NONE, STATE, Phase
from tafelrunde.games.knights.turn import begin_turn, to_turn_up, turn_up_unseen

ROOM = np.dtype(
    [
        ("stay", np.float64, (2, MOST_PLAYERS)),
        ("rest", np.float64, MOST_PLAYERS),
        ("top", np.float64, MOST_PLAYERS),
        ("tried", np.float64, MOST_PLAYERS),
        ("reached", np.float64, MOST_PLAYERS),
        ("going_on", np.float64, (2, MOST_PLAYERS)),  # what the net says of an outcome in which the turn goes on
        ("past", np.float64, MOST_PLAYERS),
        ("mean", np.float64, MOST_PLAYERS),
        ("state", STATE),
    ],
    align=True,
)
"""Room for shares; arrays of one are handed to kernels."""
NOTHING = 1e-12
"""What is left of a chance after rounding."""
SAMPLES = 24
"""Ways to go on that the setup is valued by."""


@inner
def net_shares(tables: Any, mind: Any, state: State, shares: Any) -> None:
    """Fill everybody's win share by the net, or who has won."""
    players = state.players
    if state.phase == Phase.OVER:
        for seat in range(players):
            shares[seat] = 1.0 if seat == state.winner else 0.0
        return
    fill_features(tables, mind, state)
    think(mind, mind.features, players)
    total = 0.0
    for place in range(players):
        total += np.float64(mind.thought[place])
    first = mover(state)
    for place in range(players):
        shares[(first + place) % players] = np.float64(mind.thought[place]) / total


@inner
def end_shares(tables: Any, mind: Any, room: Any, state: State, seat: int, shares: Any) -> None:
    """Fill everybody's share once a seat's attempt is over: it places guards and gives a castle up at its best."""
    if state.phase != Phase.LOSE:
        value_at_end(tables, mind, state, seat)
        net_shares(tables, mind, state, shares)
        return
    shares[seat] = -1.0
    for colour in range(COLOURS):
        if owns(state, seat, colour):
            for stack in range(2):
                room.state = state
                lose_castle(room.state, colour, stack)
                value_at_end(tables, mind, room.state, seat)
                net_shares(tables, mind, room.state, room.tried)
                keep_better(room.tried, shares, seat, state.players)


@inner
def keep_better(found: Any, best: Any, seat: int, players: int) -> None:
    """Take shares over that a seat likes better."""
    if found[seat] > best[seat]:
        for other in range(players):
            best[other] = found[other]


@inner
def action_shares(tables: Any, mind: Any, room: Any, state: State, code: int, level: int, shares: Any) -> None:
    """Fill what an action leads to, a turn that goes on by the net; nothing won is `room.stay` of the level."""
    players, seat = state.players, state.turn
    outcomes, chances = mind.outcomes[level], mind.chances[level]
    count, left = lay_outcomes(tables, state, code, outcomes, chances), 1.0
    mind.going_on[level] = NONE
    for other in range(players):
        shares[other] = 0.0
    for k in range(count):
        if goes_on(outcomes[k], seat):
            net_shares(tables, mind, outcomes[k], room.reached)
            mind.going_on[level] = k
            for other in range(players):
                room.going_on[level, other] = room.reached[other]
        else:
            end_shares(tables, mind, room, outcomes[k], seat, room.reached)
        for other in range(players):
            shares[other] += chances[k] * room.reached[other]
        left -= chances[k]
    if left > NOTHING:
        for other in range(players):
            shares[other] += left * room.stay[level, other]


@inner
def fill_rest(tables: Any, mind: Any, room: Any, state: State) -> None:
    """Fill what is best with what lies face up."""
    codes, seat, players = mind.codes[1], state.turn, state.players
    action_shares(tables, mind, room, state, STAY, SECOND, room.stay[1])
    found = False
    room.rest[seat] = -1.0
    for i in range(legal_in_turn(state, codes)):
        if codes[i] >= actions.TAKE or state.stack[codes[i] - actions.TUCK].top != NO_CARD:
            action_shares(tables, mind, room, state, codes[i], SECOND, room.top)
            keep_better(room.top, room.rest, seat, players)
            found = True
    if not found:
        for other in range(players):
            room.rest[other] = room.stay[1, other]


@inner
def fill_past(tables: Any, mind: Any, room: Any, state: State, stack: int, card: int) -> None:
    """Fill what is best once a card is turned up: it, or what was best before."""
    seat, players = state.turn, state.players
    takeable, tuckable = can_take(state, card), why_not_tuck(state, stack) == Reason.LEGAL
    mind.turned = state
    turn_up_unseen(mind.turned, stack, card)
    for other in range(players):
        room.past[other] = room.rest[other]
    for kind in range(2):
        if tuckable if kind == 0 else takeable:
            code: Any = np.int32(kind * actions.TAKE + stack)
            action_shares(tables, mind, room, mind.turned, code, SECOND, room.top)
            keep_better(room.top, room.past, seat, players)


@inner
def shares_past_cards(tables: Any, mind: Any, room: Any, state: State, shares: Any) -> None:
    """Fill what a turn is worth that goes on, averaged over the card that is turned up."""
    fill_rest(tables, mind, room, state)
    stack, players = to_turn_up(state), state.players
    for other in range(players):
        shares[other] = room.rest[other] if stack == NONE else 0.0
    if stack == NONE:
        return
    for i in range(state.unseen_count):
        if i == 0 or state.unseen[i] != state.unseen[i - 1]:
            fill_past(tables, mind, room, state, stack, state.unseen[i])
        for other in range(players):
            shares[other] += room.past[other] / state.unseen_count


@kernel
def rate_turn(tables: Any, minds: Any, rooms: Any, position: Any, codes: Any, shares: Any) -> None:
    """Fill what each code of a decision without dice leads to, looking past the card that one may turn up."""
    mind, room, state = minds[0], rooms[0], position[0]
    players = state.players
    action_shares(tables[0], mind, room, state, STAY, FIRST, room.stay[0])
    for i in range(len(codes)):
        action_shares(tables[0], mind, room, state, codes[i], FIRST, shares[i])
        going_on = mind.going_on[0]
        if going_on != NONE:
            shares_past_cards(tables[0], mind, room, mind.outcomes[0, going_on], room.mean)
            for other in range(players):
                shares[i, other] += mind.chances[0, going_on] * (room.mean[other] - room.going_on[0, other])


@kernel
def lay_contest(tables: Any, minds: Any, rooms: Any, position: Any, code: int, shares: Any) -> int:
    """Fill what is reached if a target is won, and if not, or by the winner of a tournament; return how many."""
    mind, room, state = minds[0], rooms[0], position[0]
    seat = state.turn
    count = lay_outcomes(tables[0], state, code, mind.outcomes[0], mind.chances[0])
    for k in range(count):
        if goes_on(mind.outcomes[0, k], seat):
            shares_past_cards(tables[0], mind, room, mind.outcomes[0, k], shares[k])
        else:
            end_shares(tables[0], mind, room, mind.outcomes[0, k], seat, shares[k])
    if count == 1:
        action_shares(tables[0], mind, room, state, STAY, FIRST, shares[1])
        return 2
    return count


@kernel
def rate_cards(tables: Any, minds: Any, rooms: Any, position: Any, codes: Any, shares: Any) -> None:
    """Fill what each card that may be turned up in a turn, or at its end, leads to."""
    mind, room, state = minds[0], rooms[0], position[0]
    stack, seat, players = to_turn_up(state), state.turn, state.players
    in_turn = state.resume == Phase.TURN
    if in_turn:
        fill_rest(tables[0], mind, room, state)
    for i in range(len(codes)):
        card = (codes[i] - actions.TURN_UP) % CARD_CODES
        if in_turn:
            fill_past(tables[0], mind, room, state, stack, card)
            for other in range(players):
                shares[i, other] = room.past[other]
        else:
            mind.turned = state
            turn_up_unseen(mind.turned, stack, card)
            end_shares(tables[0], mind, room, mind.turned, seat, shares[i])


@kernel
def rate_setup(tables: Any, minds: Any, rooms: Any, position: Any, codes: Any, seed: Any, shares: Any) -> None:
    """Fill what each event of the setup leads to, over a few ways to go on, the same for all, and all starters."""
    mind, room, state = minds[0], rooms[0], position[0]
    players = state.players
    shares[:, :] = 0.0
    for i in range(len(codes)):
        rng = seed.copy()
        for _ in range(SAMPLES):
            mind.turned = state
            apply(mind.turned, codes[i])
            while mind.turned.actor == CHANCE and mind.turned.phase != Phase.START:
                apply(mind.turned, sample(mind.turned, rng))
            starters = players if mind.turned.phase == Phase.START else 1
            for start in range(starters):
                room.state = mind.turned
                if starters > 1:
                    begin_turn(room.state, start)
                net_shares(tables[0], mind, room.state, room.reached)
                for other in range(players):
                    shares[i, other] += room.reached[other] / (SAMPLES * starters)
