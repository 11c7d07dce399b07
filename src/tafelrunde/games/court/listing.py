"""The legal actions, all at once: what the predicates of `legal.py` allow, found without asking each of them."""

from typing import Any

from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.court import actions
from tafelrunde.games.court.cards import ADDER, ADDERS, PICKER, PICKERS, Character
from tafelrunde.games.court.legal import (
    QUEEN_ADDER,
    Reason,
    can_pick,
    highest_pick,
    unused,
    why_no_more_dice,
    why_not_claim,
    why_not_done,
    why_not_finish,
    why_not_roll,
)
from tafelrunde.games.court.state import FACES, MOST_DICE, Phase

PAIR_COUNT = len(actions.PAIRS)
ADDER_BITS = sum(1 << character for character in ADDERS)
USER_BITS = sum(
    1 << character
    for character in (
        Character.FOOL,
        Character.SERVING_MAID,
        Character.MAGICIAN,
        Character.ASTRONOMER,
        Character.PHILOSOPHER,
        Character.ALCHEMIST,
        *PICKERS,
    )
)
"""Characters that act on active dice."""
CHANGER_BITS = USER_BITS & ~sum(1 << character for character in (Character.FOOL, *PICKERS))
"""Characters whose uses name the dice before and after."""


@kernel
def legal(state: State, codes: Any) -> int:
    """Write the codes of all legal actions in ascending order and return how many."""
    if state.phase == Phase.TURN:
        return legal_in_turn(state, codes)
    if state.phase == Phase.FIRST_ROLL:
        codes[0] = actions.ROLL
        return legal_adds(state, codes, 1)
    if state.phase == Phase.PICK:
        return legal_picks(state, codes)
    if state.phase == Phase.CLAIM:
        return legal_claims(state, codes)
    return 0


@kernel
def listed(codes: Any, n: int, code: int, allowed: int) -> int:
    """Write a code behind the first n and count it if it is allowed.

    There is no branch in this: which codes are legal is a coin toss, and a processor that guesses wrong loses time.
    """
    codes[n] = code
    return n + allowed


@kernel
def legal_in_turn(state: State, codes: Any) -> int:
    """List rolling, setting aside, adding, using and finishing."""
    shown, left = numbers_shown(state.active), unused(state)
    n = listed(codes, 0, actions.ROLL, why_not_roll(state) == Reason.LEGAL)
    for number in range(FACES):
        n = listed(codes, n, actions.ASIDE + number, shown >> number & 1)
    if left & ADDER_BITS:
        n = legal_adds(state, codes, n)
    if left & USER_BITS and shown:
        n = legal_uses(state, codes, n)
    return listed(codes, n, actions.FINISH, why_not_finish(state) == Reason.LEGAL)


@kernel
def legal_adds(state: State, codes: Any, n: int) -> int:
    """List the dice that can be added."""
    if why_no_more_dice(state) != Reason.LEGAL:
        return n
    left = unused(state)
    for adder in range(QUEEN_ADDER):
        n = listed(codes, n, actions.ADD + adder, left >> ADDER[adder] & 1)
    if left >> Character.QUEEN & 1:
        n = legal_queen_adds(state, codes, n)
    return n


@kernel
def legal_queen_adds(state: State, codes: Any, n: int) -> int:
    """List what the Queen can add: a die without a number before the first roll, else one of any number (C5.3)."""
    if state.phase == Phase.FIRST_ROLL:
        codes[n] = actions.ADD + QUEEN_ADDER
        return n + 1
    for number in range(FACES):
        codes[n + number] = actions.ADD_QUEEN + number
    return n + FACES


@kernel
def legal_uses(state: State, codes: Any, n: int) -> int:
    """List every result that the characters can bring about, each once (C5.6)."""
    left, shown = unused(state), numbers_shown(state.active)
    if left >> Character.FOOL & 1:
        for number in range(FACES):
            n = listed(codes, n, actions.FOOL + number, shown >> number & 1)
    if left & CHANGER_BITS:
        n = legal_changes(state, codes, n)
    for picker in range(len(PICKER)):
        can_open = (left >> PICKER[picker] & 1) != 0 and can_pick(state, picker, 0)
        n = listed(codes, n, actions.OPEN + picker, can_open)
    return n


@kernel
def legal_changes(state: State, codes: Any, n: int) -> int:
    """List the changes of dice that characters can bring about, those with the least code first."""
    left, there = unused(state), dice_there(state)
    raises, turns, exchanges = actions.RAISE_NEEDS, actions.TURN_NEEDS, actions.EXCHANGE_NEEDS
    if left >> Character.SERVING_MAID & 1:
        n = listed_changes(codes, n, actions.MAID, raises, len(raises), there)
    if left >> Character.MAGICIAN & 1:
        n = listed_changes(codes, n, actions.MAGICIAN, turns, len(turns), there)
    if left >> Character.ASTRONOMER & 1:
        n = legal_astronomer(state, codes, n, there)
    if left >> Character.PHILOSOPHER & 1:
        n = listed_changes(codes, n, actions.PHILOSOPHER, exchanges, PAIR_COUNT, there)
    if left >> Character.ALCHEMIST & 1:
        n = listed_changes(codes, n, actions.ALCHEMIST, exchanges, len(exchanges), there)
    return n


@kernel
def numbers_shown(dice: Any) -> int:
    """Return the numbers that occur, as bits."""
    bits = 0
    for number in range(FACES):
        bits |= (dice[number] > 0) << number
    return bits


@kernel
def dice_there(state: State) -> int:
    """Return which active dice there are, as the bits of `actions.TURN_NEEDS` and its like."""
    bits = 0
    for number in range(FACES):
        bits |= actions.SO_MANY[state.active[number]] << actions.NEED_BITS * number
    return bits


@kernel
def listed_changes(codes: Any, n: int, first: int, needs: Any, count: int, there: int) -> int:
    """List the changes of dice for which all that they need is there."""
    for i in range(count):
        n = listed(codes, n, first + i, needs[i] & ~there == 0)
    return n


@kernel
def legal_astronomer(state: State, codes: Any, n: int, there: int) -> int:
    """List the turns of a die to a number that lies aside."""
    aside = numbers_shown(state.aside)
    for turn in range(len(actions.TURN_TO)):
        seen = aside >> (actions.TURN_TO[turn] - 1) & 1
        n = listed(codes, n, actions.ASTRONOMER + turn, seen & (actions.TURN_NEEDS[turn] & ~there == 0))
    return n


@kernel
def legal_picks(state: State, codes: Any) -> int:
    """List the dice that can be picked next, and the end of picking."""
    n = 0
    for number in range(state.last_pick, highest_pick(state.picker)):
        for count in range(1, state.active[number] + 1):
            codes[n] = actions.PICK + number * MOST_DICE + count - 1
            n += 1
    if why_not_done(state) == Reason.LEGAL:
        codes[n] = actions.DONE
        n += 1
    return n


@kernel
def legal_claims(state: State, codes: Any) -> int:
    """List every character that can be taken, and taking none (C6.1)."""
    n = 0
    for i in range(len(actions.CLAIMED)):
        if why_not_claim(state, actions.CLAIMED[i]) == Reason.LEGAL:
            codes[n] = actions.CLAIM + i
            n += 1
    codes[n] = actions.CLAIM_NONE
    return n + 1
