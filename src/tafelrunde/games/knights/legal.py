"""What is allowed: one predicate per kind of action says why not; the legal list asks the same predicates.

Targets are the exception: the list takes them from sets, as asking for each card of each seat takes twice as long.
"""

from enum import IntEnum
from typing import Any, Final

import numpy as np

from tafelrunde.core.bits import EMPTY, ONE, Bits, bit, count, first_bit
from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import card_like
from tafelrunde.games.knights.scoring import castles
from tafelrunde.games.knights.state import (
    COLOURS,
    LEFT,
    LIVE_COUNTS,
    LIVE_FACES,
    LIVE_PART,
    LIVE_PART_START,
    NO_CARD,
    NONE,
    OWNED_LIKES,
    RIGHT,
    Like,
    Phase,
)

KING_CASTLES: Final = 3
CASTLE_GUARD_BIT: Final = 1
CARD_GUARD_BIT: Final = 2
CASTLES = np.uint64((1 << COLOURS) - 1)
"""The set of all colours."""

GUARD_MASK = np.array([sum(1 << colour for colour in colours) for colours in actions.GUARD_SETS], np.int8)
GUARD_SIZE = np.array([len(colours) for colours in actions.GUARD_SETS], np.int8)


class Reason(IntEnum):
    """Why an action is not legal; the clauses and words belong to `reasons.py`."""

    LEGAL = 0
    NOT_NOW = 1
    STACK_EMPTY = 2
    STACK_OF_ONE = 3
    TUCKS_USED = 4
    NOTHING_TO_FIND = 5
    DOUBLE = 6
    NO_SUCH_SEAT = 7
    OWN_CARD = 8
    NOT_OWNED = 9
    TOO_FEW_CASTLES = 10
    CASTLE_GUARDED = 11
    CARD_GUARDED = 12
    KING_CASTLES = 13
    KING_FIRST_ATTEMPT = 14
    MUST_ATTEMPT = 15
    NOT_LIVE = 16
    NO_GUARD = 17
    GUARD_PLACED = 18
    GUARD_TWO = 19
    GUARDS_ITSELF = 20
    SAME_PLACEMENT = 21
    NOT_YOUR_CASTLE = 22
    MUST_TUCK = 23


@kernel
def owns(state: State, seat: int, like: int) -> bool:
    """Say whether a seat owns a card of this like (K5.5)."""
    return state.seat[seat].cards[like] > 0


@kernel
def owned(state: State, seat: int) -> Bits:
    """Return the set of the likes that a seat owns."""
    likes = EMPTY
    cards = state.seat[seat].cards
    for like in range(OWNED_LIKES):
        likes |= np.uint64(cards[like] > 0) << np.uint64(like)
    return likes


@kernel
def can_take(state: State, card: int) -> bool:
    """Say whether the player whose turn it is may own this stack card: no doubles but tournaments (K5.1, K5.5)."""
    like = card_like(card)
    return like == Like.TOURNAMENT or not owns(state, state.turn, like)


@kernel
def stack_size(state: State, stack: int) -> int:
    """Count the cards of a stack."""
    pile = state.stack[stack]
    return pile.unseen + pile.tucked_count + (1 if pile.top != NO_CARD else 0)


@kernel
def holds_takeable(state: State, stack: int) -> bool:
    """Say whether a stack holds, or may hold unseen, a card that could be taken (K4.3)."""
    pile = state.stack[stack]
    if pile.top != NO_CARD and can_take(state, pile.top):
        return True
    for i in range(pile.tucked_count):
        if can_take(state, pile.tucked[i]):
            return True
    if pile.unseen > 0:
        for i in range(state.unseen_count):
            if can_take(state, state.unseen[i]):
                return True
    return False


@kernel
def tucks_allowed(state: State) -> int:
    """Return how many tucks the turn has: one, with the stack card two (K4.1, K4.2)."""
    return 2 if owns(state, state.turn, Like.STACK) else 1


@kernel
def castles_to_be_attacked(state: State) -> int:
    """Return how many castles an opponent must own to be attacked: two, between two players three (K5.2, K5.3)."""
    return 3 if state.players == 2 else 2


@kernel
def why_not_take(state: State, stack: int) -> int:
    """K5.1: the top card of either stack, unless its like is owned."""
    top = state.stack[stack].top
    if top == NO_CARD:
        return Reason.STACK_EMPTY
    return Reason.LEGAL if can_take(state, top) else Reason.DOUBLE


@kernel
def why_not_target(state: State, seat: int, like: int) -> int:
    """K5.2 to K5.5: a castle or special of an opponent."""
    if seat >= state.players:
        return Reason.NO_SUCH_SEAT
    if seat == state.turn:
        return Reason.OWN_CARD
    if not owns(state, seat, like):
        return Reason.NOT_OWNED
    if owns(state, state.turn, like):
        return Reason.DOUBLE
    if like >= COLOURS:
        return Reason.CARD_GUARDED if state.seat[seat].card_guard == like else Reason.LEGAL
    if castles(state, seat) < castles_to_be_attacked(state):
        return Reason.TOO_FEW_CASTLES
    if state.seat[seat].castle_guard >> like & 1:
        return Reason.CASTLE_GUARDED
    return Reason.LEGAL


@kernel
def targets(state: State, seat: int) -> Bits:
    """Return the set of all likes of a seat for which `why_not_target` finds no reason."""
    if seat == state.turn:
        return EMPTY
    player, theirs = state.seat[seat], owned(state, seat)
    found = theirs & ~owned(state, state.turn) & ~np.uint64(player.castle_guard)
    if player.card_guard != NONE:
        found &= ~bit(player.card_guard)
    return found if count(theirs & CASTLES) >= castles_to_be_attacked(state) else found & ~CASTLES


@kernel
def has_target(state: State) -> bool:
    """Say whether any legal target exists; the king is none (K3.3)."""
    if why_not_take(state, LEFT) == Reason.LEGAL or why_not_take(state, RIGHT) == Reason.LEGAL:
        return True
    for seat in range(state.players):
        if targets(state, seat):
            return True
    return False


@kernel
def why_not_tuck(state: State, stack: int) -> int:
    """K4: within the turn's tucks; beyond them only towards a card to take while there is no target."""
    size = stack_size(state, stack)
    if size == 0:
        return Reason.STACK_EMPTY
    if size == 1:
        return Reason.STACK_OF_ONE
    if state.tucks < tucks_allowed(state):
        return Reason.LEGAL
    if has_target(state):
        return Reason.TUCKS_USED
    return Reason.LEGAL if holds_takeable(state, stack) else Reason.NOTHING_TO_FIND


@kernel
def why_not_king(state: State) -> int:
    """K12.1: with three castles, as the first attempt of the turn."""
    if state.attempts > 0:
        return Reason.KING_FIRST_ATTEMPT
    return Reason.LEGAL if castles(state, state.turn) == KING_CASTLES else Reason.KING_CASTLES


@kernel
def why_not_end(state: State) -> int:
    """K3.3, K4.3: the first attempt is compulsory while a target exists or could be tucked to."""
    if state.attempts > 0:
        return Reason.LEGAL
    if has_target(state):
        return Reason.MUST_ATTEMPT
    hopeless = not holds_takeable(state, LEFT) and not holds_takeable(state, RIGHT)
    return Reason.LEGAL if hopeless else Reason.MUST_TUCK


@kernel
def why_not_keep(state: State, kept: int) -> int:
    """K6.3: only live dice can be kept."""
    for face in range(LIVE_FACES):
        if LIVE_COUNTS[kept, face] > LIVE_COUNTS[state.live, face]:
            return Reason.NOT_LIVE
    return Reason.LEGAL


@kernel
def why_not_lose(state: State, colour: int) -> int:
    """K12.2: one own castle."""
    return Reason.LEGAL if owns(state, state.turn, colour) else Reason.NOT_YOUR_CASTLE


@kernel
def why_not_guard_castles(state: State, choice: int) -> int:
    """K11.3: two own castles, one if only one is owned, and not where it stands already."""
    if not owns(state, state.turn, Like.CASTLE_GUARD):
        return Reason.NO_GUARD
    if state.guards_placed & CASTLE_GUARD_BIT:
        return Reason.GUARD_PLACED
    for colour in range(COLOURS):
        if GUARD_MASK[choice] >> colour & 1 and not owns(state, state.turn, colour):
            return Reason.NOT_YOUR_CASTLE
    if GUARD_SIZE[choice] != min(2, castles(state, state.turn)):
        return Reason.GUARD_TWO
    if GUARD_MASK[choice] == state.seat[state.turn].castle_guard:
        return Reason.SAME_PLACEMENT
    return Reason.LEGAL


@kernel
def why_not_guard_card(state: State, like: int) -> int:
    """K11.4: one own special, no guard by itself, and not where it stands already."""
    if not owns(state, state.turn, Like.CARD_GUARD):
        return Reason.NO_GUARD
    if state.guards_placed & CARD_GUARD_BIT:
        return Reason.GUARD_PLACED
    if like == Like.CARD_GUARD:
        return Reason.GUARDS_ITSELF
    if not owns(state, state.turn, like):
        return Reason.NOT_OWNED
    if like == state.seat[state.turn].card_guard:
        return Reason.SAME_PLACEMENT
    return Reason.LEGAL


@kernel
def legal(state: State, codes: Any) -> int:
    """Write the codes of all legal actions in ascending order and return how many."""
    if state.phase == Phase.KEEP:
        return legal_keeps(state, codes)
    if state.phase == Phase.TURN:
        return legal_in_turn(state, codes)
    if state.phase == Phase.GUARDS:
        return legal_guards(state, codes)
    if state.phase == Phase.DEFEND:
        codes[0] = actions.DEFEND
        codes[1] = actions.YIELD
        return 2
    if state.phase == Phase.LOSE:
        return legal_losses(state, codes)
    return 0


@kernel
def legal_keeps(state: State, codes: Any) -> int:
    """List every sub-multiset of the live dice (K6.3)."""
    start = LIVE_PART_START[state.live]
    count = LIVE_PART_START[state.live + 1] - start
    for i in range(count):
        codes[i] = actions.KEEP + LIVE_PART[start + i]
    return count


@kernel
def legal_in_turn(state: State, codes: Any) -> int:
    """List tucks, targets, the king and the end of the turn."""
    n = 0
    for stack in range(2):
        if why_not_tuck(state, stack) == Reason.LEGAL:
            codes[n] = actions.TUCK + stack
            n += 1
    for stack in range(2):
        if why_not_take(state, stack) == Reason.LEGAL:
            codes[n] = actions.TAKE + stack
            n += 1
    for seat in range(state.players):
        left = targets(state, seat)
        while left:
            codes[n] = actions.TARGET + seat * OWNED_LIKES + first_bit(left)
            left &= left - ONE
            n += 1
    if why_not_king(state) == Reason.LEGAL:
        codes[n] = actions.KING
        n += 1
    if why_not_end(state) == Reason.LEGAL:
        codes[n] = actions.END
        n += 1
    return n


@kernel
def legal_losses(state: State, codes: Any) -> int:
    """List own castles with both stacks (K12.2)."""
    n = 0
    for colour in range(COLOURS):
        if why_not_lose(state, colour) == Reason.LEGAL:
            for stack in range(2):
                codes[n] = actions.LOSE + colour * 2 + stack
                n += 1
    return n


@kernel
def legal_guards(state: State, codes: Any) -> int:
    """List leaving the guards and every other placement (K3.4)."""
    codes[0] = actions.END
    n = 1
    if owns(state, state.turn, Like.CASTLE_GUARD):
        for choice in range(len(GUARD_MASK)):
            if why_not_guard_castles(state, choice) == Reason.LEGAL:
                codes[n] = actions.GUARD_CASTLES + choice
                n += 1
    if owns(state, state.turn, Like.CARD_GUARD):
        for like in range(COLOURS, OWNED_LIKES):
            if why_not_guard_card(state, like) == Reason.LEGAL:
                codes[n] = actions.GUARD_CARD + like - COLOURS
                n += 1
    return n


@kernel
def can_place_guards(state: State) -> bool:
    """Say whether any guard could be placed otherwise (K3.4)."""
    if owns(state, state.turn, Like.CASTLE_GUARD):
        for choice in range(len(GUARD_MASK)):
            if why_not_guard_castles(state, choice) == Reason.LEGAL:
                return True
    if owns(state, state.turn, Like.CARD_GUARD):
        for like in range(COLOURS, OWNED_LIKES):
            if why_not_guard_card(state, like) == Reason.LEGAL:
                return True
    return False


@kernel
def why_not(state: State, code: int) -> int:
    """Say why a player's code is not legal now; the same predicates as `legal`."""
    phase = state.phase
    if code >= actions.KEEP:
        return why_not_keep(state, code - actions.KEEP) if phase == Phase.KEEP else Reason.NOT_NOW
    if code >= actions.GUARD_CARD:
        like = code - actions.GUARD_CARD + COLOURS
        return why_not_guard_card(state, like) if phase == Phase.GUARDS else Reason.NOT_NOW
    if code >= actions.GUARD_CASTLES:
        choice = code - actions.GUARD_CASTLES
        return why_not_guard_castles(state, choice) if phase == Phase.GUARDS else Reason.NOT_NOW
    if code >= actions.LOSE:
        colour = (code - actions.LOSE) // 2
        return why_not_lose(state, colour) if phase == Phase.LOSE else Reason.NOT_NOW
    if code == actions.DEFEND or code == actions.YIELD:
        return Reason.LEGAL if phase == Phase.DEFEND else Reason.NOT_NOW
    if code == actions.END and phase == Phase.GUARDS:
        return Reason.LEGAL
    if phase != Phase.TURN:
        return Reason.NOT_NOW
    if code == actions.END:
        return why_not_end(state)
    if code == actions.KING:
        return why_not_king(state)
    if code >= actions.TARGET:
        return why_not_target(state, (code - actions.TARGET) // OWNED_LIKES, (code - actions.TARGET) % OWNED_LIKES)
    if code >= actions.TAKE:
        return why_not_take(state, code - actions.TAKE)
    return why_not_tuck(state, code - actions.TUCK)
