"""The legal actions, all at once: what the predicates of `legal.py` allow, by the same sets and tables."""

from typing import Any, Final

import numpy as np

from tafelrunde.core.kernel import State, inner, kernel
from tafelrunde.games.court import actions
from tafelrunde.games.court.cards import ADDER, ADDERS, CHANGERS, PICKER, PICKERS, bits_of
from tafelrunde.games.court.legal import (
    are_there,
    can_pick,
    highest_pick,
    unused,
    why_no_more_dice,
    why_not_claim,
    why_not_done,
    why_not_finish,
    why_not_roll,
)
from tafelrunde.games.court.reasons import Reason
from tafelrunde.games.court.scoring import numbers_shown
from tafelrunde.games.court.state import FACES, MOST_DICE, Phase

CHANGER = np.array(CHANGERS, np.int8)
ADDER_BITS: Final = bits_of(*ADDERS)
CHANGER_BITS: Final = bits_of(*CHANGERS)
USER_BITS: Final = bits_of(*CHANGERS, *PICKERS)
"""Characters that act on active dice."""


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


@inner
def listed(codes: Any, n: int, code: int, allowed: int) -> int:
    """Write a code behind the first n and count it if it is allowed.

    There is no branch in this: which codes are legal is a coin toss, and a processor that guesses wrong loses time.
    """
    codes[n] = code
    return n + allowed


@inner
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


@inner
def legal_adds(state: State, codes: Any, n: int) -> int:
    """List the dice that can be added."""
    if why_no_more_dice(state) != Reason.LEGAL:
        return n
    left = unused(state)
    for adder in range(actions.ANY_ADDER):
        n = listed(codes, n, actions.ADD + adder, left >> ADDER[adder] & 1)
    if left >> ADDER[actions.ANY_ADDER] & 1:
        n = legal_adds_of_any(state, codes, n)
    return n


@inner
def legal_adds_of_any(state: State, codes: Any, n: int) -> int:
    """List a die of any number: without one before the first roll, else each of them (C5.3)."""
    if state.phase == Phase.FIRST_ROLL:
        codes[n] = actions.ADD + actions.ANY_ADDER
        return n + 1
    for number in range(FACES):
        codes[n + number] = actions.ADD_ANY + number
    return n + FACES


@inner
def legal_uses(state: State, codes: Any, n: int) -> int:
    """List every result that the characters can bring about, each once (C5.6)."""
    left = unused(state)
    if left & CHANGER_BITS:
        n = legal_changes(state, codes, n)
    for picker in range(len(PICKER)):
        can_open = (left >> PICKER[picker] & 1) != 0 and can_pick(state, picker, 0)
        n = listed(codes, n, actions.OPEN + picker, can_open)
    return n


@inner
def legal_changes(state: State, codes: Any, n: int) -> int:
    """List the uses that name their dice, where all that they need is there."""
    left, there = unused(state), are_there(state)
    for user in range(len(CHANGER)):
        if left >> CHANGER[user] & 1:
            for change in range(actions.USER_START[user], actions.USER_START[user + 1]):
                n = listed(codes, n, actions.USE + change, actions.NEEDS[change] & ~there == 0)
    return n


@inner
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


@inner
def legal_claims(state: State, codes: Any) -> int:
    """List every character that can be taken, and taking none (C6.1)."""
    n = 0
    for i in range(len(actions.CLAIMED)):
        if why_not_claim(state, actions.CLAIMED[i]) == Reason.LEGAL:
            codes[n] = actions.CLAIM + i
            n += 1
    codes[n] = actions.CLAIM_NONE
    return n + 1
