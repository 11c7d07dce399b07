"""Every action by its code, and the characters' abilities (C5)."""

from typing import Any

from tafelrunde.core.kernel import CHANCE, State, kernel
from tafelrunde.games.court import actions
from tafelrunde.games.court.cards import ADDER, PICKER, RAISE, Character
from tafelrunde.games.court.legal import QUEEN_ADDER, can_pick
from tafelrunde.games.court.state import FACES, MOST_DICE, NONE, Phase
from tafelrunde.games.court.turn import claim, finish, land, next_turn, put_aside, start_game, throw


@kernel
def apply(state: State, code: int) -> None:
    """Carry out a legal action or chance outcome, and say who acts next."""
    if code >= actions.ROLLED:
        land(state, code - actions.ROLLED)
    elif code >= actions.START:
        start_game(state, code - actions.START)
    elif code == actions.CLAIM_NONE:
        next_turn(state)
    elif code >= actions.CLAIM:
        claim(state, actions.CLAIMED[code - actions.CLAIM])
    elif code == actions.FINISH:
        finish(state)
    elif code == actions.DONE:
        end_picking(state)
    elif code >= actions.PICK:
        pick(state, (code - actions.PICK) // MOST_DICE, (code - actions.PICK) % MOST_DICE + 1)
    elif code >= actions.OPEN:
        open_picking(state, code - actions.OPEN)
    elif code >= actions.FOOL:
        use(state, code)
    elif code >= actions.ADD:
        add(state, code)
    elif code >= actions.ASIDE:
        put_aside(state, code - actions.ASIDE)
    else:
        throw(state)


@kernel
def add(state: State, code: int) -> None:
    """Add a die: in hand before the first roll, else active with its number (C5.3)."""
    adder = min(code - actions.ADD, QUEEN_ADDER)
    state.used |= 1 << ADDER[adder]
    if state.phase == Phase.FIRST_ROLL:
        state.in_hand += 1
    elif code >= actions.ADD_QUEEN:
        state.active[code - actions.ADD_QUEEN] += 1
    else:
        state.active[adder] += 1


@kernel
def use(state: State, code: int) -> None:
    """Use a character that names its dice."""
    if code >= actions.ALCHEMIST:
        change(state, Character.ALCHEMIST, actions.EXCHANGE[code - actions.ALCHEMIST])
    elif code >= actions.PHILOSOPHER:
        change(state, Character.PHILOSOPHER, actions.EXCHANGE[code - actions.PHILOSOPHER])
    elif code >= actions.ASTRONOMER:
        change(state, Character.ASTRONOMER, actions.TURN_CHANGE[code - actions.ASTRONOMER])
    elif code >= actions.MAGICIAN:
        change(state, Character.MAGICIAN, actions.TURN_CHANGE[code - actions.MAGICIAN])
    elif code >= actions.MAID:
        change(state, Character.SERVING_MAID, actions.RAISE_CHANGE[code - actions.MAID])
    else:
        state.used |= 1 << Character.FOOL
        state.active[code - actions.FOOL] -= 1
        roll_again(state, 1)


@kernel
def change(state: State, character: int, difference: Any) -> None:
    """Change active dice as a character can (C5.2)."""
    state.used |= 1 << character
    for number in range(FACES):
        state.active[number] += difference[number]


@kernel
def roll_again(state: State, dice: int) -> None:
    """Roll dice again that stay active; the duty to set aside is as before (C5.5)."""
    state.to_roll = dice
    state.phase = Phase.ROLL
    state.actor = CHANCE


@kernel
def open_picking(state: State, picker: int) -> None:
    """Begin to pick dice for the merchant, the noblewoman or the nobleman."""
    state.used |= 1 << PICKER[picker]
    state.picker = picker
    state.last_pick = 0
    state.phase = Phase.PICK


@kernel
def pick(state: State, number: int, count: int) -> None:
    """Pick some dice of a number; the picking ends by itself when no other can follow."""
    state.picked[number] = count
    state.last_pick = number + 1
    if not can_pick(state, state.picker, state.last_pick):
        end_picking(state)


@kernel
def end_picking(state: State) -> None:
    """Raise the picked dice, or roll them again (C5.5)."""
    step = RAISE[state.picker]
    rolled = 0
    for number in range(FACES - 1, -1, -1):
        count = state.picked[number]
        state.picked[number] = 0
        state.active[number] -= count
        if step > 0:
            state.active[min(number + step, FACES - 1)] += count
        else:
            rolled += count
    state.picker = NONE
    state.last_pick = 0
    state.phase = Phase.TURN
    if step == 0:
        roll_again(state, rolled)
