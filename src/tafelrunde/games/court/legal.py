"""What is allowed: one predicate per kind of action says why not; `listing.py` lists all that they allow."""

from enum import IntEnum
from typing import Any

from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.court import actions
from tafelrunde.games.court.cards import ADDER, OWNED, PICKER, Character
from tafelrunde.games.court.scoring import meets_cost
from tafelrunde.games.court.state import FACES, MOST_DICE, Edition, Phase
from tafelrunde.games.court.turn import dice_on_table, owns

QUEEN_ADDER = len(ADDER) - 1


class Reason(IntEnum):
    """Why an action is not legal; the clauses and words belong to `reasons.py`."""

    LEGAL = 0
    NOT_NOW = 1
    NOT_OWNED = 2
    USED = 3
    SUPPLY_EMPTY = 4
    NOT_BEFORE_FIRST_ROLL = 5
    NUMBER_LATER = 6
    NUMBER_NEEDED = 7
    NO_ACTIVE_DIE = 8
    MUST_SET_ASIDE = 9
    DICE_MISSING = 10
    NUMBER_NOT_ASIDE = 11
    STILL_ACTIVE = 12
    NOTHING_TO_PICK = 13
    PICK_ASCENDING = 14
    NOTHING_PICKED = 15
    COST_NOT_MET = 16
    SOLD_OUT = 17
    OWNED_ALREADY = 18
    FOOL_TO_FLIP = 19
    PICK_TOO_HIGH = 20


@kernel
def usable(state: State, character: int) -> int:
    """C5.1: an owned character, once per turn."""
    if not owned(state) >> character & 1:
        return Reason.NOT_OWNED
    return Reason.USED if state.used >> character & 1 else Reason.LEGAL


@kernel
def owned(state: State) -> int:
    """Return the characters of the player whose turn it is as bits, an unflipped Fool included."""
    return state.owns[state.turn] | (1 << Character.FOOL if state.fools[state.turn] > 0 else 0)


@kernel
def unused(state: State) -> int:
    """Return the characters that can still be used this turn as bits (C5.1)."""
    return owned(state) & ~state.used


@kernel
def active_dice(state: State) -> int:
    """Count the active dice."""
    total = 0
    for number in range(FACES):
        total += state.active[number]
    return total


@kernel
def why_not_roll(state: State) -> int:
    """C4.2: at least one die must have been set aside since the last roll, and one be left."""
    if state.phase == Phase.FIRST_ROLL:
        return Reason.LEGAL
    if active_dice(state) == 0:
        return Reason.NO_ACTIVE_DIE
    return Reason.LEGAL if state.set_aside else Reason.MUST_SET_ASIDE


@kernel
def why_not_aside(state: State, number: int) -> int:
    """C4.3: an active die of that number."""
    if state.phase == Phase.FIRST_ROLL:
        return Reason.NOT_NOW
    return Reason.LEGAL if state.active[number] > 0 else Reason.DICE_MISSING


@kernel
def why_no_more_dice(state: State) -> int:
    """C5.3, C4.6: while the supply has a die; in Rio Grande never before the first roll."""
    if dice_on_table(state) >= state.dice_supply:
        return Reason.SUPPLY_EMPTY
    if state.phase == Phase.FIRST_ROLL and state.edition == Edition.RIO_GRANDE:
        return Reason.NOT_BEFORE_FIRST_ROLL
    return Reason.LEGAL


@kernel
def why_not_add(state: State, adder: int, with_number: bool) -> int:
    """C5.3: dice added before the first roll have no number yet, later the Queen's needs one."""
    reason = usable(state, ADDER[adder])
    if reason == Reason.LEGAL:
        reason = why_no_more_dice(state)
    if reason != Reason.LEGAL:
        return reason
    if state.phase == Phase.FIRST_ROLL:
        return Reason.NUMBER_LATER if with_number else Reason.LEGAL
    return Reason.NUMBER_NEEDED if adder == QUEEN_ADDER and not with_number else Reason.LEGAL


@kernel
def fits(state: State, change: Any) -> bool:
    """Say whether the active dice that a change takes away are there."""
    for number in range(FACES):
        if state.active[number] + change[number] < 0:
            return False
    return True


@kernel
def why_not_change(state: State, character: int, change: Any) -> int:
    """C5.2: a use acts on active dice."""
    if state.phase == Phase.FIRST_ROLL:
        return Reason.NOT_BEFORE_FIRST_ROLL
    reason = usable(state, character)
    if reason != Reason.LEGAL:
        return reason
    return Reason.LEGAL if fits(state, change) else Reason.DICE_MISSING


@kernel
def why_not_fool(state: State, number: int) -> int:
    """One active die is rolled again."""
    if state.phase == Phase.FIRST_ROLL:
        return Reason.NOT_BEFORE_FIRST_ROLL
    reason = usable(state, Character.FOOL)
    if reason != Reason.LEGAL:
        return reason
    return Reason.LEGAL if state.active[number] > 0 else Reason.DICE_MISSING


@kernel
def why_not_astronomer(state: State, turn: int) -> int:
    """The new number must lie among the dice set aside."""
    reason = why_not_change(state, Character.ASTRONOMER, actions.TURN_CHANGE[turn])
    if reason != Reason.LEGAL:
        return reason
    return Reason.LEGAL if state.aside[actions.TURN_TO[turn] - 1] > 0 else Reason.NUMBER_NOT_ASIDE


@kernel
def highest_pick(picker: int) -> int:
    """Return the highest number that a picker can act on: nothing above six may come out (C5.4)."""
    return FACES - picker


@kernel
def can_pick(state: State, picker: int, above: int) -> bool:
    """Say whether an active die above a number can be picked."""
    for number in range(above, highest_pick(picker)):
        if state.active[number] > 0:
            return True
    return False


@kernel
def why_not_open(state: State, picker: int) -> int:
    """A use must do something (C5.6)."""
    if state.phase == Phase.FIRST_ROLL:
        return Reason.NOT_BEFORE_FIRST_ROLL
    reason = usable(state, PICKER[picker])
    if reason != Reason.LEGAL:
        return reason
    return Reason.LEGAL if can_pick(state, picker, 0) else Reason.NOTHING_TO_PICK


@kernel
def why_not_pick(state: State, number: int, count: int) -> int:
    """Numbers are picked in ascending order, so that each choice is offered once (C5.6)."""
    if number >= highest_pick(state.picker):
        return Reason.PICK_TOO_HIGH
    if state.active[number] < count:
        return Reason.DICE_MISSING
    return Reason.LEGAL if number >= state.last_pick else Reason.PICK_ASCENDING


@kernel
def why_not_done(state: State) -> int:
    """At least one die must be picked (C5.6)."""
    return Reason.LEGAL if state.last_pick > 0 else Reason.NOTHING_PICKED


@kernel
def why_not_finish(state: State) -> int:
    """C4.4: when no active die remains."""
    if state.phase == Phase.FIRST_ROLL:
        return Reason.NOT_NOW
    return Reason.LEGAL if active_dice(state) == 0 else Reason.STILL_ACTIVE


@kernel
def why_not_claim(state: State, character: int) -> int:
    """C6.1: it is to be had, and the result meets its cost."""
    reason = why_not_available(state, character)
    if reason == Reason.LEGAL and not meets_cost(state.aside, character):
        return Reason.COST_NOT_MET
    return reason


@kernel
def why_not_available(state: State, character: int) -> int:
    """C6.1, C6.3: in supply and not owned; a Charlatan is an own Fool flipped."""
    has_fool = state.fools[state.turn] > 0
    if character == Character.CHARLATAN:
        return Reason.LEGAL if has_fool else Reason.FOOL_TO_FLIP
    if character == Character.FOOL:
        if has_fool:
            return Reason.OWNED_ALREADY
        return Reason.SOLD_OUT if state.supply[OWNED] == 0 else Reason.LEGAL
    if owns(state, state.turn, character):
        return Reason.OWNED_ALREADY
    return Reason.SOLD_OUT if state.supply[character] == 0 else Reason.LEGAL


@kernel
def why_not(state: State, code: int) -> int:
    """Say why a player's code is not legal now."""
    phase = state.phase
    if code >= actions.CLAIM:
        if phase != Phase.CLAIM:
            return Reason.NOT_NOW
        return (
            Reason.LEGAL
            if code == actions.CLAIM_NONE
            else why_not_claim(state, actions.CLAIMED[code - actions.CLAIM])
        )
    if actions.PICK <= code <= actions.DONE:
        if phase != Phase.PICK:
            return Reason.NOT_NOW
        if code == actions.DONE:
            return why_not_done(state)
        return why_not_pick(state, (code - actions.PICK) // MOST_DICE, (code - actions.PICK) % MOST_DICE + 1)
    if phase != Phase.TURN and phase != Phase.FIRST_ROLL:
        return Reason.NOT_NOW
    if code == actions.FINISH:
        return why_not_finish(state)
    if code >= actions.OPEN:
        return why_not_open(state, code - actions.OPEN)
    return why_not_use(state, code)


@kernel
def why_not_use(state: State, code: int) -> int:
    """Dispatch rolling, setting aside, adding and the uses that name their dice."""
    if code >= actions.ALCHEMIST:
        return why_not_change(state, Character.ALCHEMIST, actions.EXCHANGE[code - actions.ALCHEMIST])
    if code >= actions.PHILOSOPHER:
        return why_not_change(state, Character.PHILOSOPHER, actions.EXCHANGE[code - actions.PHILOSOPHER])
    if code >= actions.ASTRONOMER:
        return why_not_astronomer(state, code - actions.ASTRONOMER)
    if code >= actions.MAGICIAN:
        return why_not_change(state, Character.MAGICIAN, actions.TURN_CHANGE[code - actions.MAGICIAN])
    if code >= actions.MAID:
        return why_not_change(state, Character.SERVING_MAID, actions.RAISE_CHANGE[code - actions.MAID])
    if code >= actions.FOOL:
        return why_not_fool(state, code - actions.FOOL)
    if code >= actions.ADD_QUEEN:
        return why_not_add(state, QUEEN_ADDER, True)
    if code >= actions.ADD:
        return why_not_add(state, code - actions.ADD, False)
    if code >= actions.ASIDE:
        return why_not_aside(state, code - actions.ASIDE)
    return why_not_roll(state)
