"""What an action may lead to: positions with their exact chances."""

from typing import Any

import numpy as np

from tafelrunde.bots.knights.tables import Tables, attack_chance, organisers_chance, tournament_chances
from tafelrunde.core.kernel import State, apart, inlined, inner
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import card_demand, card_like
from tafelrunde.games.knights.contests import (
    announce_card,
    announce_king,
    announce_stack,
    award_tournament,
    capture_stack_card,
    face_the_king,
    hand_over,
)
from tafelrunde.games.knights.rules import after_the_attempt
from tafelrunde.games.knights.scoring import DEMAND_RESULT, KING_RESULT, RESULTS, die_cards, stack_demand
from tafelrunde.games.knights.state import COLOURS, OWNED_LIKES, Like, Phase
from tafelrunde.games.knights.turn import end_turn, next_turn, tuck


@inner
def target_chance(tables: Tables, state: State, code: int) -> float:
    """Return the chance that an announced target is won."""
    apart()
    if code == actions.KING:
        return tables.beat[die_cards(state, state.turn), KING_RESULT]
    if code < actions.TARGET:
        return top_chance(tables, state, state.stack[code - actions.TAKE].top)
    seat, like = (code - actions.TARGET) // OWNED_LIKES, (code - actions.TARGET) % OWNED_LIKES
    if like < COLOURS:
        return attack_chance(tables, state, state.turn, seat, like)
    return tables.beat[die_cards(state, state.turn), DEMAND_RESULT[state.seat[seat].cards[like] - 1]]


@inlined
def top_chance(tables: Tables, state: State, card: int) -> float:
    """Return the chance of the player whose turn it is to win a card if it lies on top of a stack."""
    like = card_like(card)
    if like == Like.TOURNAMENT:
        return organisers_chance(tables, state, state.turn)
    mark = stack_demand(state, state.turn, like, card_demand(card))
    return tables.beat[die_cards(state, state.turn), mark]


@inner
def lay_outcomes(tables: Tables, state: State, code: int, outcomes: Any, chances: Any) -> int:
    """Write what an action that keeps no dice may lead to, with chances, and return how many; else nothing changes.

    Dice and rivals are behind these positions, cards that have to be turned up are not.
    """
    apart()
    outcomes[0] = state
    chances[0] = 1.0
    if code < actions.TAKE:
        tuck(outcomes[0], code - actions.TUCK)
    elif code >= actions.LOSE:
        after_the_attempt(outcomes[0], code)
    elif code == actions.END and state.phase == Phase.GUARDS:
        next_turn(outcomes[0])
    elif code == actions.END:
        end_turn(outcomes[0])
    elif code < actions.TARGET and card_like(state.stack[code - actions.TAKE].top) == Like.TOURNAMENT:
        return lay_tournament(tables, state, code - actions.TAKE, outcomes, chances)
    else:
        chances[0] = target_chance(tables, state, code)
        if code >= actions.TARGET and code != actions.KING:
            seat, like = (code - actions.TARGET) // OWNED_LIKES, (code - actions.TARGET) % OWNED_LIKES
            win_card(outcomes[0], seat, like)
            return 1
        outcomes[1] = state
        chances[1] = 1.0 - chances[0]
        for missed in range(2):
            roll_alone(outcomes[missed], code, missed == 0)
        return 2
    return 1


@inlined
def lay_tournament(tables: Tables, state: State, stack: int, outcomes: Any, chances: Any) -> int:
    """Write what a tournament may lead to: each seat wins it (K10.3)."""
    organiser: Any = np.int64(state.turn)
    tournament_chances(tables, state, organiser, chances)
    for seat in range(state.players):
        outcomes[seat] = state
        announce_stack(outcomes[seat], stack)
        outcomes[seat].leader = seat
        award_tournament(outcomes[seat])
    return state.players


@inlined
def roll_alone(state: State, code: int, won: bool) -> None:
    """Let the player win or miss a top card that is no tournament (K8), or the king (K12)."""
    if code == actions.KING:
        announce_king(state)
        face_the_king(state, won, 0)
    else:
        announce_stack(state, code - actions.TAKE)
        capture_stack_card(state, won, RESULTS if won else 0)


@inlined
def win_card(state: State, seat: int, like: int) -> None:
    """Let the player win an opponent's castle or special (K9)."""
    announce_card(state, seat, like)
    hand_over(state)
    if state.phase != Phase.OVER:
        end_turn(state)


@inlined
def goes_on(state: State, seat: int) -> bool:
    """Say whether a seat's turn goes on, perhaps after a card has been turned up."""
    return state.turn == seat and state.resume == Phase.TURN
