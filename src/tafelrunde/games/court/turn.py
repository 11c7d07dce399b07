"""Rounds and turns (C3, C4), from the first roll to the next player, and the final round (C7)."""

from typing import Any, Final

from tafelrunde.core.kernel import CHANCE, State, kernel
from tafelrunde.games.court.cards import ADDER, OWNED, Character
from tafelrunde.games.court.scoring import beats_mark, best_number, end_game, most_alike
from tafelrunde.games.court.state import BASE_DICE, DICE_COUNTS, FACES, NONE, Phase

GENERAL_DICE: Final = 2


@kernel
def begin_game(states: Any, starter: int) -> None:
    """Give the figure to the start player (C2.3)."""
    start_game(states[0], starter)


@kernel
def start_game(state: State, starter: int) -> None:
    """Begin the first round (C3.1)."""
    state.starter = starter
    state.turns_left = state.players - 1
    begin_turn(state, starter)


@kernel
def owns(state: State, seat: int, character: int) -> int:
    """Return 1 if a character lies before a seat."""
    return state.owns[seat] >> character & 1


@kernel
def mandatory_dice(state: State, seat: int) -> int:
    """Count the dice that belong to a seat's first roll, within the supply (C4.1, C4.6)."""
    dice = BASE_DICE + owns(state, seat, Character.FARMER) + state.charlatans[seat]
    dice += GENERAL_DICE * owns(state, seat, Character.GENERAL)
    return min(dice, state.dice_supply)


@kernel
def dice_on_table(state: State) -> int:
    """Count the dice taken from the supply this turn."""
    total = state.in_hand + state.to_roll
    for number in range(FACES):
        total += state.active[number] + state.aside[number]
    return total


@kernel
def begin_turn(state: State, seat: int) -> None:
    """Take the mandatory dice (C4.1)."""
    clear_dice(state)
    state.turn = seat
    state.used = 0
    state.in_hand = mandatory_dice(state, seat)
    state.phase = Phase.FIRST_ROLL
    state.actor = seat


@kernel
def clear_dice(state: State) -> None:
    """Put all dice back."""
    for number in range(FACES):
        state.active[number] = 0
        state.aside[number] = 0
        state.picked[number] = 0
    state.in_hand = 0
    state.to_roll = 0
    state.set_aside = 0
    state.picker = NONE
    state.last_pick = 0


@kernel
def throw(state: State) -> None:
    """Take up the dice in hand, or all active ones (C4.1, C4.4)."""
    if state.in_hand > 0:
        state.to_roll = state.in_hand
        state.in_hand = 0
    else:
        for number in range(FACES):
            state.to_roll += state.active[number]
            state.active[number] = 0
    state.set_aside = 0
    state.phase = Phase.ROLL
    state.actor = CHANCE


@kernel
def land(state: State, rolled: int) -> None:
    """What was just rolled is active (C4.1)."""
    for number in range(FACES):
        state.active[number] += DICE_COUNTS[rolled, number]
    state.to_roll = 0
    state.phase = Phase.TURN
    state.actor = state.turn


@kernel
def put_aside(state: State, number: int) -> None:
    """Set one active die aside for good (C4.2)."""
    state.active[number] -= 1
    state.aside[number] += 1
    state.set_aside = 1


@kernel
def finish(state: State) -> None:
    """Close the result (C4.5): claim a character, or in the final round compare with the mark."""
    if state.final:
        joust_for_the_king(state)
    else:
        state.phase = Phase.CLAIM
        state.actor = state.turn


@kernel
def joust_for_the_king(state: State) -> None:
    """Take the King and set a new mark if the result is good enough (C7.4, C7.5)."""
    count, number = most_alike(state.aside), best_number(state.aside)
    if beats_mark(state, count, number):
        state.owns[state.king] &= ~(1 << Character.KING)
        state.owns[state.turn] |= 1 << Character.KING
        set_mark(state)
    next_turn(state)


@kernel
def claim(state: State, character: int) -> None:
    """Take a character (C6.1); flipping a fool takes none from the supply (C6.3)."""
    if character == Character.FOOL:
        state.fools[state.turn] += 1
        if state.supply[OWNED] > 0:
            state.supply[OWNED] -= 1
    elif character == Character.CHARLATAN:
        state.fools[state.turn] -= 1
        state.charlatans[state.turn] += 1
    else:
        state.owns[state.turn] |= 1 << character
        state.supply[character] -= 1
        if character == Character.KING:
            crown(state)
    next_turn(state)


@kernel
def crown(state: State) -> None:
    """Take the Queen with the King, and set the mark (C7.1, C7.4)."""
    state.owns[state.turn] |= 1 << Character.QUEEN
    state.supply[Character.QUEEN] -= 1
    state.queen = state.turn
    set_mark(state)


@kernel
def set_mark(state: State) -> None:
    """Hold the King with the result just made (C7.4)."""
    state.king = state.turn
    state.mark_count = most_alike(state.aside)
    state.mark_number = best_number(state.aside)


@kernel
def next_turn(state: State) -> None:
    """Pass the turn clockwise, or go on to the next round (C3.1)."""
    if state.final:
        next_in_final_round(state)
    elif state.turns_left > 0:
        state.turns_left -= 1
        begin_turn(state, (state.turn + 1) % state.players)
    else:
        next_round(state)


@kernel
def next_round(state: State) -> None:
    """Pass the figure to the right; after the King was taken it is the final round (C3.1, C7.3)."""
    state.round += 1
    state.starter = (state.starter + state.players - 1) % state.players
    if state.king == NONE:
        state.turns_left = state.players - 1
        begin_turn(state, state.starter)
    else:
        state.final = 1
        state.turns_left = state.players
        state.turn = (state.starter + state.players - 1) % state.players
        next_in_final_round(state)


@kernel
def next_in_final_round(state: State) -> None:
    """Find who rolls next: the Queen's owner last, those who cannot take the King not at all (C7.3, C7.6)."""
    clear_dice(state)
    seat = state.turn
    while state.turns_left > 1:
        seat = (seat + 1) % state.players
        if seat != state.queen:
            state.turns_left -= 1
            if can_take_king(state, seat):
                begin_turn(state, seat)
                return
    state.turn = state.queen
    state.used = 0
    if state.turns_left == 1 and state.king != state.queen and can_take_king(state, state.queen):
        state.turns_left = 0
        begin_turn(state, state.queen)
    else:
        state.turns_left = 0
        end_game(state)


@kernel
def dice_to_bring(state: State, seat: int) -> int:
    """Count all dice a seat could bring: the mandatory ones and those it can add, within the supply (C7.6)."""
    dice = mandatory_dice(state, seat)
    for i in range(len(ADDER)):
        dice += owns(state, seat, ADDER[i])
    return min(dice, state.dice_supply)


@kernel
def can_take_king(state: State, seat: int) -> bool:
    """Say whether all dice a seat could bring, showing six, would take the King (C7.5, C7.6)."""
    dice = dice_to_bring(state, seat)
    if dice != state.mark_count:
        return dice > state.mark_count
    return state.mark_number < FACES or seat == state.queen
