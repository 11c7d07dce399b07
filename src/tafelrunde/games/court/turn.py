"""Rounds and turns (C3, C4), from the first roll to the next player, and the final round (C7)."""

from typing import Any

from tafelrunde.core.kernel import CHANCE, State, inner, kernel
from tafelrunde.core.story import Story, tell
from tafelrunde.games.court.cards import ABILITY_KIND, ADDER, MORE_DICE, OWNED, AbilityKind, Character
from tafelrunde.games.court.events import Event
from tafelrunde.games.court.scoring import beats, beats_mark, best_number, end_game, most_alike, told
from tafelrunde.games.court.state import BASE_DICE, DICE_COUNTS, FACES, NONE, Phase


@kernel
def begin_game(states: Any, starter: int) -> None:
    """Give the figure to the start player (C2.3)."""
    start_game(states[0], starter)


@inner
def start_game(state: State, starter: int, story: Story = None) -> None:
    """Begin the first round (C3.1)."""
    tell(story, Event.START, starter)
    state.starter = starter
    state.turns_left = state.players - 1
    begin_turn(state, starter)


@inner
def owns(state: State, seat: int, character: int) -> int:
    """Return 1 if a character lies before a seat."""
    return state.owns[seat] >> character & 1


@kernel
def mandatory_dice(state: State, seat: int) -> int:
    """Count the dice that belong to a seat's first roll, within the supply (C4.1, C4.6)."""
    dice = BASE_DICE + MORE_DICE[Character.CHARLATAN] * state.charlatans[seat]
    for character in range(OWNED):
        dice += MORE_DICE[character] * owns(state, seat, character)
    return min(dice, state.dice_supply)


@inner
def active_dice(state: State) -> int:
    """Count the active dice."""
    total = 0
    for number in range(FACES):
        total += state.active[number]
    return total


@inner
def dice_to_throw(state: State) -> int:
    """Count what a roll takes up: the dice in hand, else all active ones (C4.1, C4.4)."""
    return state.in_hand if state.in_hand > 0 else active_dice(state)


@kernel
def dice_on_table(state: State) -> int:
    """Count the dice taken from the supply this turn."""
    total = state.in_hand + state.to_roll
    for number in range(FACES):
        total += state.active[number] + state.aside[number]
    return total


@inner
def begin_turn(state: State, seat: int) -> None:
    """Take the mandatory dice (C4.1)."""
    clear_dice(state)
    state.turn = seat
    state.used = 0
    state.in_hand = mandatory_dice(state, seat)
    state.phase = Phase.FIRST_ROLL
    state.actor = seat


@inner
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


@inner
def throw(state: State) -> None:
    """Take up the dice in hand, or all active ones (C4.1, C4.4)."""
    state.to_roll = dice_to_throw(state)
    state.in_hand = 0
    for number in range(FACES):
        state.active[number] = 0
    state.set_aside = 0
    state.phase = Phase.ROLL
    state.actor = CHANCE


@inner
def land(state: State, rolled: int, story: Story = None) -> None:
    """What was just rolled is active (C4.1)."""
    tell(story, Event.ROLL, state.turn, told(DICE_COUNTS[rolled]))
    for number in range(FACES):
        state.active[number] += DICE_COUNTS[rolled, number]
    state.to_roll = 0
    state.phase = Phase.TURN
    state.actor = state.turn


@inner
def put_aside(state: State, number: int, story: Story = None) -> None:
    """Set one active die aside for good (C4.2)."""
    tell(story, Event.ASIDE, state.turn, number + 1)
    state.active[number] -= 1
    state.aside[number] += 1
    state.set_aside = 1


@inner
def finish(state: State, story: Story = None) -> None:
    """Close the result (C4.5): claim a character, or in the final round compare with the mark."""
    tell(story, Event.RESULT, state.turn, told(state.aside))
    if state.final:
        joust_for_the_king(state, story)
    else:
        state.phase = Phase.CLAIM
        state.actor = state.turn


@inner
def joust_for_the_king(state: State, story: Story = None) -> None:
    """Take the King and set a new mark if the result is good enough (C7.4, C7.5)."""
    count, number = most_alike(state.aside), best_number(state.aside)
    if beats_mark(state, count, number):
        state.owns[state.king] &= ~(1 << Character.KING)
        state.owns[state.turn] |= 1 << Character.KING
        set_mark(state)
        tell(story, Event.TAKES_KING, state.turn)
    else:
        tell(story, Event.MISSES_KING, state.turn)
    next_turn(state, story)


@inner
def claim_nothing(state: State, story: Story = None) -> None:
    """Take no character (C6.1)."""
    tell(story, Event.CLAIMS_NOTHING, state.turn)
    next_turn(state, story)


@inner
def claim(state: State, character: int, story: Story = None) -> None:
    """Take a character (C6.1); flipping a fool takes none from the supply (C6.3)."""
    tell(story, Event.CLAIM, state.turn, character)
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
        if ABILITY_KIND[character] == AbilityKind.END:
            crown(state)
    next_turn(state, story)


@inner
def crown(state: State) -> None:
    """Take the Queen with the King, and set the mark (C7.1, C7.4)."""
    state.owns[state.turn] |= 1 << Character.QUEEN
    state.supply[Character.QUEEN] -= 1
    state.queen = state.turn
    set_mark(state)


@inner
def set_mark(state: State) -> None:
    """Hold the King with the result just made (C7.4)."""
    state.king = state.turn
    state.mark_count = most_alike(state.aside)
    state.mark_number = best_number(state.aside)


@inner
def next_turn(state: State, story: Story = None) -> None:
    """Pass the turn clockwise, or go on to the next round (C3.1)."""
    if state.final:
        next_in_final_round(state, story)
    elif state.turns_left > 0:
        state.turns_left -= 1
        begin_turn(state, (state.turn + 1) % state.players)
    else:
        next_round(state, story)


@inner
def right_of(state: State, seat: int) -> int:
    """Return the seat to the right: whoever gets the figure next (C3.1)."""
    return (seat + state.players - 1) % state.players


@inner
def next_round(state: State, story: Story = None) -> None:
    """Pass the figure to the right; after the King was taken it is the final round (C3.1, C7.3)."""
    state.round += 1
    state.starter = right_of(state, state.starter)
    if state.king == NONE:
        state.turns_left = state.players - 1
        begin_turn(state, state.starter)
    else:
        state.final = 1
        state.turns_left = state.players
        state.turn = right_of(state, state.starter)
        tell(story, Event.FINAL_ROUND)
        next_in_final_round(state, story)


@inner
def next_in_final_round(state: State, story: Story = None) -> None:
    """Let the next one roll for the King; if nobody is left, the game ends at the Queen's owner (C7.3, C7.7)."""
    clear_dice(state)
    seat, state.turns_left = next_roller(state, state.turn, state.turns_left)
    if seat != NONE:
        begin_turn(state, seat)
    else:
        state.turn = state.queen
        state.used = 0
        end_game(state, story)


@inner
def next_roller(state: State, seat: int, left: int) -> tuple[int, int]:
    """Return who rolls for the King after a seat that has so many turns left, and how many are left then; or NONE.

    The Queen's owner is last, if she lost the King; whoever cannot take him does not roll (C7.3, C7.5, C7.6).
    """
    while left > 1:
        seat = (seat + 1) % state.players
        if seat != state.queen:
            left -= 1
            if can_take_king(state, seat):
                return seat, left
    rolls_last = left == 1 and state.king != state.queen and can_take_king(state, state.queen)
    return state.queen if rolls_last else NONE, 0


@inner
def rollers(state: State, order: Any) -> int:
    """Write who rolls for the King as things stand, whoever rolls now first, and return how many (C7.3)."""
    count = 0
    seat, left = state.turn, state.turns_left
    if state.final:
        order[0] = seat
        count = 1
    else:
        seat, left = right_of(state, right_of(state, state.starter)), state.players
    seat, left = next_roller(state, seat, left)
    while seat != NONE:
        order[count] = seat
        count += 1
        seat, left = next_roller(state, seat, left)
    return count


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
    return beats(dice_to_bring(state, seat), FACES, state.mark_count, state.mark_number, seat == state.queen)
