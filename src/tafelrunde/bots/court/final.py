"""The way from a taken King to the end: who rolls for him when, and what a mark is worth (C7).

Everybody who still has an ordinary turn may win one more character; then each seat rolls for the King in turn.
Whoever beats the mark takes the King with a mark of his own, and keeps him if nobody after beats it.
"""

from typing import Any

from tafelrunde.bots.court.features import COSTS, MARKS, can_claim, fill_odds, mark_place, set_of
from tafelrunde.bots.court.nets import Net
from tafelrunde.core.kernel import State, apart, inner
from tafelrunde.games.court.cards import MORE_DICE, Character
from tafelrunde.games.court.state import NONE
from tafelrunde.games.court.turn import mandatory_dice, rollers


@inner
def improve_marks(state: State, seat: int, net: Net, numbers: Any, hidden: Any, more: Any, odds: Any) -> None:
    """Raise a seat's chances of marks to those with the best character it may still win before it rolls."""
    apart()
    owned, dice, supply = set_of(state, seat), mandatory_dice(state, seat), state.dice_supply
    best = more[1]
    for mark in range(MARKS):
        best[mark] = odds[COSTS + mark]
    for character in range(COSTS):
        if can_claim(state, seat, character) and odds[character] > 0.0:
            with_it = more[0]
            fill_odds(
                net,
                owned | 1 << character,
                dice + MORE_DICE[character],
                state.dice_supply,
                numbers,
                hidden,
                with_it,
            )
            for mark in range(MARKS):
                gain = with_it[COSTS + mark] - odds[COSTS + mark]
                best[mark] = max(best[mark], odds[COSTS + mark] + odds[character] * gain)
    if state.fools[seat] > 0:
        fill_odds(net, owned & ~(1 << Character.FOOL), dice + 1, supply, numbers, hidden, more[0])
        for mark in range(MARKS):
            best[mark] = max(best[mark], more[0, COSTS + mark])
    for mark in range(MARKS):
        odds[COSTS + mark] = best[mark]


@inner
def takes(odds: Any, mark: int, equal_is_enough: bool) -> float:
    """Return the chance to take the King from a mark, by the chances of reaching each."""
    above = mark if equal_is_enough else mark + 1
    return odds[COSTS + above] if above < MARKS else 0.0


@inner
def roll_order(state: State, order: Any) -> int:
    """Write who may roll for the King, whoever rolls now first, and return how many.

    The Queen's owner rolls last; while she holds the King, that is against whoever will take him (C7.5).
    """
    count = rollers(state, order)
    if state.king == state.queen and state.turn != state.queen:
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
