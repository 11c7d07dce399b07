"""Every action by its code, and the characters' abilities (C5)."""

from tafelrunde.core.kernel import CHANCE, State, inner, kernel
from tafelrunde.core.story import Story, tell
from tafelrunde.games.court import actions
from tafelrunde.games.court.cards import (
    ABILITY_DICE,
    ABILITY_KIND,
    ADDED,
    ADDER,
    PICKER,
    RAISE,
    AbilityKind,
)
from tafelrunde.games.court.events import Event
from tafelrunde.games.court.legal import can_pick
from tafelrunde.games.court.scoring import told
from tafelrunde.games.court.state import FACES, MOST_DICE, NONE, Phase
from tafelrunde.games.court.turn import claim, claim_nothing, finish, land, put_aside, start_game, throw


@kernel
def apply(state: State, code: int, story: Story = None) -> None:
    """Carry out a legal action or chance outcome, and say who acts next."""
    if code >= actions.ROLLED:
        land(state, code - actions.ROLLED, story)
    elif code >= actions.START:
        start_game(state, code - actions.START, story)
    elif code == actions.CLAIM_NONE:
        claim_nothing(state, story)
    elif code >= actions.CLAIM:
        claim(state, actions.CLAIMED[code - actions.CLAIM], story)
    elif code == actions.FINISH:
        finish(state, story)
    elif code == actions.DONE:
        end_picking(state, story)
    elif code >= actions.PICK:
        pick(state, (code - actions.PICK) // MOST_DICE, (code - actions.PICK) % MOST_DICE + 1, story)
    elif code >= actions.OPEN:
        open_picking(state, code - actions.OPEN, story)
    elif code >= actions.USE:
        use(state, code - actions.USE, story)
    elif code >= actions.ADD:
        add(state, code, story)
    elif code >= actions.ASIDE:
        put_aside(state, code - actions.ASIDE, story)
    else:
        throw(state)


@inner
def add(state: State, code: int, story: Story = None) -> None:
    """Add a die: in hand before the first roll, else active with its number (C5.3)."""
    adder = min(code - actions.ADD, actions.ANY_ADDER)
    state.used |= 1 << ADDER[adder]
    if state.phase == Phase.FIRST_ROLL:
        state.in_hand += 1
    elif code >= actions.ADD_ANY:
        state.active[code - actions.ADD_ANY] += 1
    else:
        state.active[ADDED[adder] - 1] += 1
    tell(story, Event.ADD, state.turn, ADDER[adder])


@inner
def use(state: State, change: int, story: Story = None) -> None:
    """Use a character that names its dice: change active ones as it can, or roll them again (C5.2)."""
    character = actions.USER[change]
    state.used |= 1 << character
    for number in range(FACES):
        state.active[number] += actions.CHANGE[change, number]
    if ABILITY_KIND[character] == AbilityKind.AGAIN:
        roll_again(state, ABILITY_DICE[character])
        tell(story, Event.USE, state.turn, character)
    else:
        tell(story, Event.CHANGE, state.turn, character, actions.TAKEN[change], actions.PUT[change])


@inner
def roll_again(state: State, dice: int) -> None:
    """Roll dice again that stay active; the duty to set aside is as before (C5.5)."""
    state.to_roll = dice
    state.phase = Phase.ROLL
    state.actor = CHANCE


@inner
def open_picking(state: State, picker: int, story: Story = None) -> None:
    """Begin to pick dice for a character that acts on any number of them."""
    state.used |= 1 << PICKER[picker]
    state.picker = picker
    state.last_pick = 0
    state.phase = Phase.PICK
    tell(story, Event.USE, state.turn, PICKER[picker])


@inner
def pick(state: State, number: int, count: int, story: Story = None) -> None:
    """Pick some dice of a number; the picking ends by itself when no other can follow."""
    state.picked[number] = count
    state.last_pick = number + 1
    if not can_pick(state, state.picker, state.last_pick):
        end_picking(state, story)


@inner
def end_picking(state: State, story: Story = None) -> None:
    """Raise the picked dice, or roll them again (C5.5)."""
    step, before = RAISE[state.picker], told(state.active)
    picked = lift_picked(state, step)
    state.picker = NONE
    state.last_pick = 0
    state.phase = Phase.TURN
    if step == 0:
        roll_again(state, picked)
    else:
        tell(story, Event.RAISED, state.turn, before, told(state.active))


@inner
def lift_picked(state: State, step: int) -> int:
    """Take up the picked dice, lay them down again so much higher, if at all, and return how many they are."""
    picked = 0
    for number in range(FACES - 1, -1, -1):
        count = state.picked[number]
        state.picked[number] = 0
        state.active[number] -= count
        picked += count
        if step > 0:
            state.active[min(number + step, FACES - 1)] += count
    return picked
