"""What is allowed: one predicate per kind of action says why not, and tells it; `listing.py` lists what they allow.

The list does not ask the predicates of uses one by one, as that would take many times as long, but both decide by
the same things: who is `unused`, the dice that `are_there` against what each use NEEDS, `highest_pick`, and
`why_no_more_dice`. What is asked once for a list (rolling, finishing, claiming) is asked of the predicate itself.
"""

from typing import Final

import numpy as np

from tafelrunde.core.bits import first_bit
from tafelrunde.core.kernel import CHANCE, State, inner, kernel
from tafelrunde.core.story import Story, refuse
from tafelrunde.games.court import actions
from tafelrunde.games.court.cards import ABILITY_KIND, ADDER, OWNED, PICKER, RAISE, AbilityKind, Character
from tafelrunde.games.court.reasons import WHEN, Clause, Reason
from tafelrunde.games.court.scoring import meets_cost, numbers_shown, told
from tafelrunde.games.court.state import DICE_PLACES, DICE_START, FACES, MOST_DICE, Edition, Phase
from tafelrunde.games.court.turn import active_dice, dice_on_table, owns

ACTIVE_NEEDS: Final = (1 << actions.ASIDE_BIT) - 1
"""Of what a use needs, the active dice."""


@inner
def owned(state: State) -> int:
    """Return the characters of the player whose turn it is as bits, an unflipped Fool included."""
    return state.owns[state.turn] | (1 << Character.FOOL if state.fools[state.turn] > 0 else 0)


@kernel
def unused(state: State) -> int:
    """Return the characters that can still be used this turn as bits (C5.1)."""
    return owned(state) & ~state.used


@inner
def are_there(state: State) -> int:
    """Return which dice there are, as the bits of `actions.NEEDS`: active ones, and numbers that lie aside."""
    bits = numbers_shown(state.aside) << actions.ASIDE_BIT
    for number in range(FACES):
        bits |= actions.SO_MANY[state.active[number]] << actions.NEED_BITS * number
    return bits


@kernel
def highest_pick(picker: int) -> int:
    """Return the highest number that a picker can act on: nothing above six may come out (C5.4)."""
    return FACES - RAISE[picker]


@kernel
def can_pick(state: State, picker: int, above: int) -> bool:
    """Say whether an active die above a number can be picked."""
    for number in range(above, highest_pick(picker)):
        if state.active[number] > 0:
            return True
    return False


@kernel
def why_not_usable(state: State, character: int, story: Story = None) -> int:
    """C5.1: an owned character, once per turn."""
    if unused(state) >> character & 1:
        return Reason.LEGAL
    return refuse(story, Reason.USED if owned(state) >> character & 1 else Reason.NOT_OWNED, character)


@inner
def why_not_usable_on_dice(state: State, character: int, story: Story = None) -> int:
    """C5.2, C5.3: before the first roll there is nothing to act on."""
    if state.phase == Phase.FIRST_ROLL:
        return refuse(story, Reason.NOT_BEFORE_FIRST_ROLL, character)
    return why_not_usable(state, character, story)


@inner
def dice_missing(state: State, asked: int, story: Story = None) -> int:
    """C5.2: only active dice can be acted on."""
    return refuse(story, Reason.DICE_MISSING, asked, told(state.active))


@inner
def why_not_roll(state: State, story: Story = None) -> int:
    """C4.2: at least one die must have been set aside since the last roll, and one be left."""
    if state.phase == Phase.FIRST_ROLL:
        return Reason.LEGAL
    if active_dice(state) == 0:
        return refuse(story, Reason.NO_ACTIVE_DIE)
    return Reason.LEGAL if state.set_aside else refuse(story, Reason.MUST_SET_ASIDE)


@inner
def why_not_aside(state: State, number: int, story: Story = None) -> int:
    """C4.3: an active die of that number."""
    if state.phase == Phase.FIRST_ROLL:
        return not_now(state, actions.ASIDE + number, story)
    return Reason.LEGAL if state.active[number] > 0 else dice_missing(state, DICE_PLACES[number], story)


@inner
def why_no_more_dice(state: State) -> int:
    """C5.3, C4.6: while the supply has a die; in Rio Grande never before the first roll."""
    if dice_on_table(state) >= state.dice_supply:
        return Reason.SUPPLY_EMPTY
    if state.phase == Phase.FIRST_ROLL and state.edition == Edition.RIO_GRANDE:
        return Reason.NOT_BEFORE_FIRST_ROLL
    return Reason.LEGAL


@inner
def why_not_add(state: State, adder: int, with_number: bool, story: Story = None) -> int:
    """C5.3: dice added before the first roll have no number yet, later one of any number needs one."""
    reason = why_not_usable(state, ADDER[adder], story)
    if reason != Reason.LEGAL:
        return reason
    reason = why_no_more_dice(state)
    if reason == Reason.SUPPLY_EMPTY:
        return refuse(story, reason, state.dice_supply)
    if reason == Reason.LEGAL:
        first_roll = state.phase == Phase.FIRST_ROLL
        if first_roll and with_number:
            reason = Reason.NUMBER_LATER
        elif adder == actions.ANY_ADDER and not first_roll and not with_number:
            reason = Reason.NUMBER_NEEDED
    return reason if reason == Reason.LEGAL else refuse(story, reason, ADDER[adder])


@inner
def why_not_change(state: State, change: int, story: Story = None) -> int:
    """C5.2: a use acts on active dice; a number to be copied must lie aside."""
    reason = why_not_usable_on_dice(state, actions.USER[change], story)
    if reason != Reason.LEGAL:
        return reason
    missing = actions.NEEDS[change] & ~are_there(state)
    if missing & ACTIVE_NEEDS:
        return dice_missing(state, actions.TAKEN[change], story)
    if missing:
        return refuse(story, Reason.NUMBER_NOT_ASIDE, first_bit(np.uint64(missing >> actions.ASIDE_BIT)) + 1)
    return Reason.LEGAL


@inner
def why_not_open(state: State, picker: int, story: Story = None) -> int:
    """A use must do something (C5.6)."""
    reason = why_not_usable_on_dice(state, PICKER[picker], story)
    if reason != Reason.LEGAL:
        return reason
    return Reason.LEGAL if can_pick(state, picker, 0) else refuse(story, Reason.NOTHING_TO_PICK, PICKER[picker])


@inner
def why_not_pick(state: State, number: int, count: int, story: Story = None) -> int:
    """Numbers are picked in ascending order, so that each choice is offered once (C5.6)."""
    if number >= highest_pick(state.picker):
        return refuse(story, Reason.PICK_TOO_HIGH, number + 1, PICKER[state.picker])
    if state.active[number] < count:
        return dice_missing(state, count * DICE_PLACES[number], story)
    return Reason.LEGAL if number >= state.last_pick else refuse(story, Reason.PICK_ASCENDING)


@inner
def why_not_done(state: State, story: Story = None) -> int:
    """At least one die must be picked (C5.6)."""
    return Reason.LEGAL if state.last_pick > 0 else refuse(story, Reason.NOTHING_PICKED)


@inner
def why_not_finish(state: State, story: Story = None) -> int:
    """C4.4: when no active die remains."""
    if state.phase == Phase.FIRST_ROLL:
        return not_now(state, actions.FINISH, story)
    return Reason.LEGAL if active_dice(state) == 0 else refuse(story, Reason.STILL_ACTIVE)


@inner
def why_not_claim(state: State, character: int, story: Story = None) -> int:
    """C6.1: it is to be had, and the result meets its cost."""
    reason = why_not_available(state, character, story)
    if reason == Reason.LEGAL and not meets_cost(state.aside, character):
        return refuse(story, Reason.COST_NOT_MET, character)
    return reason


@kernel
def why_not_available(state: State, character: int, story: Story = None) -> int:
    """C6.1, C6.4, C7.2: in supply and not owned."""
    if character >= OWNED:
        return why_not_a_fool(state, character, story)
    if owns(state, state.turn, character):
        return refuse(story, Reason.OWNED_ALREADY, character, Clause.C6_1)
    if state.supply[character] == 0:
        once = ABILITY_KIND[character] == AbilityKind.END
        return refuse(story, Reason.SOLD_OUT, character, Clause.C7_2 if once else Clause.C6_4)
    return Reason.LEGAL


@inner
def why_not_a_fool(state: State, character: int, story: Story = None) -> int:
    """C6.3: who has no Fool takes one from the supply; who has one can only flip it, which makes it a Charlatan."""
    has_fool = state.fools[state.turn] > 0
    if character == Character.CHARLATAN:
        return Reason.LEGAL if has_fool else refuse(story, Reason.FOOL_TO_FLIP, character)
    if has_fool:
        return refuse(story, Reason.OWNED_ALREADY, character, Clause.C6_3)
    return refuse(story, Reason.SOLD_OUT, character, Clause.C6_4) if state.supply[OWNED] == 0 else Reason.LEGAL


@inner
def not_now(state: State, code: int, story: Story = None) -> int:
    """Every action has its place; in the final round nothing is claimed (C7.3)."""
    if state.final and actions.CLAIM <= code <= actions.CLAIM_NONE:
        return refuse(story, Reason.NOT_NOW, code, state.phase, Clause.C7_3)
    return refuse(story, Reason.NOT_NOW, code, state.phase, WHEN[min(code, actions.ROLLED)])


@inner
def is_possible(state: State, code: int) -> bool:
    """Say whether chance can bring this about: any seat may start, and all dice in the air show something."""
    if code < actions.ROLLED:
        return state.phase == Phase.START and code - actions.START < state.players
    rolled = code - actions.ROLLED
    return state.phase == Phase.ROLL and DICE_START[state.to_roll] <= rolled < DICE_START[state.to_roll + 1]


@kernel
def why_not(state: State, code: int, story: Story = None) -> int:
    """Say why a code is not legal now."""
    if state.phase == Phase.OVER:
        return refuse(story, Reason.OVER, state.winner)
    if (code >= actions.PLAYER_CODES) != (state.actor == CHANCE):
        return not_now(state, code, story)
    if code < actions.PLAYER_CODES:
        return why_not_act(state, code, story)
    if is_possible(state, code):
        return Reason.LEGAL
    return refuse(story, Reason.IMPOSSIBLE_CHANCE, code, WHEN[min(code, actions.ROLLED)])


@inner
def why_not_act(state: State, code: int, story: Story = None) -> int:
    """Say why a player's code is not legal while a player is to act."""
    if code >= actions.CLAIM:
        if state.phase != Phase.CLAIM:
            return not_now(state, code, story)
        none = code == actions.CLAIM_NONE
        return Reason.LEGAL if none else why_not_claim(state, actions.CLAIMED[code - actions.CLAIM], story)
    if actions.PICK <= code <= actions.DONE:
        if state.phase != Phase.PICK:
            return not_now(state, code, story)
        if code == actions.DONE:
            return why_not_done(state, story)
        return why_not_pick(state, (code - actions.PICK) // MOST_DICE, (code - actions.PICK) % MOST_DICE + 1, story)
    if state.phase != Phase.TURN and state.phase != Phase.FIRST_ROLL:
        return not_now(state, code, story)
    return why_not_in_turn(state, code, story)


@inner
def why_not_in_turn(state: State, code: int, story: Story = None) -> int:
    """Say why rolling, setting aside, adding, using or finishing is not legal in a turn."""
    if code == actions.FINISH:
        return why_not_finish(state, story)
    if code >= actions.OPEN:
        return why_not_open(state, code - actions.OPEN, story)
    if code >= actions.USE:
        return why_not_change(state, code - actions.USE, story)
    if code >= actions.ADD_ANY:
        return why_not_add(state, actions.ANY_ADDER, True, story)
    if code >= actions.ADD:
        return why_not_add(state, code - actions.ADD, False, story)
    if code >= actions.ASIDE:
        return why_not_aside(state, code - actions.ASIDE, story)
    return why_not_roll(state, story)
