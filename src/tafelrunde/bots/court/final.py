"""The way from a taken King to the end: who rolls for him when, and what a mark is worth (C7).

Everybody who still has an ordinary turn may win one more character; then each seat rolls for the King in turn.
Whoever beats the mark takes the King with a mark of his own, and keeps him if nobody after beats it.
"""

from typing import Any

import numpy as np

from tafelrunde.bots.court.features import COSTS, MARKS, can_claim, fill_odds, mark_place, set_of
from tafelrunde.bots.court.nets import Net
from tafelrunde.core.kernel import State, apart, inner
from tafelrunde.games.court.cards import MORE_DICE, Character
from tafelrunde.games.court.state import NONE
from tafelrunde.games.court.turn import mandatory_dice


@inner
def improve_marks(state: State, seat: int, net: Net, numbers: Any, hidden: Any, more: Any, odds: Any) -> None:
    """Raise a seat's chances of marks to those with the best character it may still win before it rolls.

    Whoever could win a likelier one as well is taken to win that where the better one is missed.
    """
    apart()
    owned, dice, supply = set_of(state, seat), mandatory_dice(state, seat), state.dice_supply
    count = 0
    for character in range(COSTS):
        if can_claim(state, seat, character) and odds[character] > 0.0:
            with_it = owned | 1 << character
            fill_odds(net, with_it, dice + MORE_DICE[character], supply, numbers, hidden, more[count])
            more[count, 0] = odds[character]
            count += 1
    if state.fools[seat] > 0:
        fill_odds(net, owned & ~(1 << Character.FOOL), dice + 1, supply, numbers, hidden, more[count])
        more[count, 0] = 1.0
        count += 1
    for mark in range(MARKS):
        odds[COSTS + mark] = best_of(more, count, COSTS + mark, odds[COSTS + mark])


@inner
def best_of(more: Any, count: int, goal: int, least: float) -> float:
    """Return the chance of a goal if of some ways, each with its chance at place 0, the best that comes is gone."""
    total, covered, last = 0.0, 0.0, np.inf
    while covered < 1.0:
        best, chance = least, 1.0
        for way in range(count):
            value = more[way, goal]
            if value < last and (value > best or (value == best and more[way, 0] > chance)):
                best, chance = value, more[way, 0]
        if chance > covered:
            total += (chance - covered) * best
            covered = chance
        last = best
    return total


@inner
def takes(odds: Any, mark: int, equal_is_enough: bool) -> float:
    """Return the chance to take the King from a mark, by the chances of reaching each."""
    above = mark if equal_is_enough else mark + 1
    return odds[COSTS + above] if above < MARKS else 0.0


@inner
def roll_order(state: State, order: Any) -> int:
    """Write who may roll for the King, whoever rolls now first, and return how many.

    The Queen's owner rolls last; while she holds the King, that is against whoever will take him (C7.5). Who cannot
    reach the mark today is among them, as he may still win a character; his chances say whether he can.
    """
    seat, left, count = state.turn, state.turns_left, 0
    if state.final:
        order[0] = seat
        count = 1
    else:
        seat, left = state.starter + state.players - 2, state.players
    while left > 1:
        seat = (seat + 1) % state.players
        if seat != state.queen:
            order[count] = seat
            count += 1
            left -= 1
    if left == 1:
        order[count] = state.queen
        count += 1
    return count


@inner
def fill_kept(state: State, order: Any, first: int, count: int, odds: Any, kept: Any) -> None:
    """Fill in the chance that each mark holds against those who roll from the place `first` on."""
    for mark in range(MARKS):
        kept[mark] = 1.0
        for i in range(first, count):
            kept[mark] *= 1.0 - takes(odds[order[i]], mark, order[i] == state.queen)


@inner
def fill_crowned_shares(state: State, odds: Any, order: Any, held: Any, shares: Any) -> None:
    """Fill in each seat's chance to win once the King is taken; `odds` are those with what may still be won."""
    apart()
    for seat in range(state.players):
        for mark in range(MARKS):
            held[seat, mark] = 0.0
    held[state.king, mark_place(state.mark_count, state.mark_number)] = 1.0
    count = roll_order(state, order)
    for i in range(count):
        take_over(odds[order[i]], order[i], order[i] == state.queen, state.players, held)
    for seat in range(state.players):
        shares[seat] = 0.0
        for mark in range(MARKS):
            shares[seat] += held[seat, mark]


@inner
def take_over(odds: Any, seat: int, queen: bool, players: int, held: Any) -> None:
    """Let a seat roll: what others hold passes to it with the marks that it reaches above theirs."""
    for mark in range(MARKS - 1, -1, -1):
        passes = 0.0
        for other in range(players):
            if other != seat:
                passes += held[other, mark]
                held[other, mark] *= 1.0 - takes(odds, mark, queen)
        if passes > 0.0:
            for higher in range(mark if queen else mark + 1, MARKS):
                beyond = odds[COSTS + higher + 1] if higher + 1 < MARKS else 0.0
                held[seat, higher] += passes * (odds[COSTS + higher] - beyond)


@inner
def has_turn_before_final(state: State, seat: int) -> bool:
    """Say whether a seat still has an ordinary turn in this round (C7.2)."""
    return not state.final and state.king != NONE and (seat - state.turn) % state.players <= state.turns_left
