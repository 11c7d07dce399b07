"""What is allowed: one predicate per kind of action says why not; the legal list asks the same predicates.

Targets are the exception: the list takes them from sets, as asking for each card of each seat takes twice as long.
"""

from typing import Any, Final

import numpy as np

from tafelrunde.core.bits import EMPTY, ONE, Bits, bit, count, first_bit
from tafelrunde.core.kernel import State, apart, kernel
from tafelrunde.core.story import Story, refuse
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import card_like
from tafelrunde.games.knights.reasons import Clause, Reason
from tafelrunde.games.knights.scoring import KING_CASTLES, castles
from tafelrunde.games.knights.state import (
    CARD_GUARD_BIT,
    CASTLE_GUARD_BIT,
    COLOURS,
    GUARDED_CASTLES,
    LEFT,
    LIVE_COUNTS,
    LIVE_FACES,
    LIVE_PART,
    LIVE_PART_START,
    LIVE_TOLD,
    NO_CARD,
    NONE,
    OWNED_LIKES,
    RIGHT,
    Like,
    Phase,
)

TUCKS: Final = 1
MORE_TUCKS: Final = 2
"""K4.2: with the stack card."""
ATTACKABLE: Final = 2
"""K5.2: how many castles an opponent must own to be attacked."""
ATTACKABLE_OF_TWO: Final = 3
"""K5.3: the same between two players."""

CASTLES = np.uint64((1 << COLOURS) - 1)
"""The set of all colours."""

GUARD_MASK = np.array([sum(1 << colour for colour in colours) for colours in actions.GUARD_SETS], np.int8)
GUARD_SIZE = np.array([len(colours) for colours in actions.GUARD_SETS], np.int8)


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
    apart()
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
    return MORE_TUCKS if owns(state, state.turn, Like.STACK) else TUCKS


@kernel
def castles_to_be_attacked(state: State) -> int:
    """Return how many castles an opponent must own to be attacked: two, between two players three (K5.2, K5.3)."""
    return ATTACKABLE_OF_TWO if state.players == 2 else ATTACKABLE


@kernel
def why_not_take(state: State, stack: int, story: Story = None) -> int:
    """K5.1: the top card of either stack, unless its like is owned."""
    top = state.stack[stack].top
    if top == NO_CARD:
        return refuse(story, Reason.STACK_EMPTY, stack, Clause.K5_1)
    if not can_take(state, top):
        return refuse(story, Reason.DOUBLE, card_like(top))
    return Reason.LEGAL


@kernel
def why_not_target(state: State, seat: int, like: int, story: Story = None) -> int:
    """K5.2 to K5.5: a castle or special of an opponent."""
    clause = Clause.K5_2 if like < COLOURS else Clause.K5_4
    if seat >= state.players:
        return refuse(story, Reason.NO_SUCH_SEAT, seat, state.players, clause)
    if seat == state.turn:
        return refuse(story, Reason.OWN_CARD, clause)
    if not owns(state, seat, like):
        return refuse(story, Reason.NOT_OWNED, like, seat, clause)
    if owns(state, state.turn, like):
        return refuse(story, Reason.DOUBLE_OF_OWNER, like, seat)
    if like < COLOURS:
        return why_not_attack(state, seat, like, story)
    if state.seat[seat].card_guard == like:
        return refuse(story, Reason.CARD_GUARDED, like, seat)
    return Reason.LEGAL


@kernel
def why_not_attack(state: State, seat: int, colour: int, story: Story = None) -> int:
    """K5.2, K5.3, K11.3: not the last castles of an opponent, and no guarded one."""
    owned, needed = castles(state, seat), castles_to_be_attacked(state)
    if owned < needed:
        clause = Clause.K5_3 if state.players == 2 else Clause.K5_2
        return refuse(story, Reason.TOO_FEW_CASTLES, seat, owned, needed, clause)
    if state.seat[seat].castle_guard >> colour & 1:
        return refuse(story, Reason.CASTLE_GUARDED, colour, seat)
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
    apart()
    if why_not_take(state, LEFT) == Reason.LEGAL or why_not_take(state, RIGHT) == Reason.LEGAL:
        return True
    for seat in range(state.players):
        if targets(state, seat):
            return True
    return False


@kernel
def why_not_tuck(state: State, stack: int, story: Story = None) -> int:
    """K4: within the turn's tucks; beyond them only towards a card to take while there is no target."""
    size = stack_size(state, stack)
    if size == 0:
        return refuse(story, Reason.STACK_EMPTY, stack, Clause.K4_4)
    if size == 1:
        return refuse(story, Reason.STACK_OF_ONE, stack)
    allowed = tucks_allowed(state)
    if state.tucks < allowed:
        return Reason.LEGAL
    if has_target(state):
        return refuse(story, Reason.TUCKS_USED, allowed, Clause.K4_2 if allowed > TUCKS else Clause.K4_1)
    if not holds_takeable(state, stack):
        return refuse(story, Reason.NOTHING_TO_FIND, stack)
    return Reason.LEGAL


@kernel
def why_not_king(state: State, story: Story = None) -> int:
    """K12.1: with three castles, as the first attempt of the turn."""
    if state.attempts > 0:
        return refuse(story, Reason.KING_FIRST_ATTEMPT)
    owned = castles(state, state.turn)
    if owned != KING_CASTLES:
        return refuse(story, Reason.KING_CASTLES, owned)
    return Reason.LEGAL


@kernel
def why_not_end(state: State, story: Story = None) -> int:
    """K3.3, K4.3: the first attempt is compulsory while a target exists or could be tucked to."""
    if state.attempts > 0:
        return Reason.LEGAL
    if has_target(state):
        return refuse(story, Reason.MUST_ATTEMPT)
    if holds_takeable(state, LEFT) or holds_takeable(state, RIGHT):
        return refuse(story, Reason.MUST_TUCK)
    return Reason.LEGAL


@kernel
def why_not_keep(state: State, kept: int, story: Story = None) -> int:
    """K6.3: only live dice can be kept."""
    for face in range(LIVE_FACES):
        if LIVE_COUNTS[kept, face] > LIVE_COUNTS[state.live, face]:
            return refuse(story, Reason.NOT_LIVE, LIVE_TOLD[kept], LIVE_TOLD[state.live])
    return Reason.LEGAL


@kernel
def why_not_lose(state: State, colour: int, story: Story = None) -> int:
    """K12.2: one own castle."""
    if not owns(state, state.turn, colour):
        return refuse(story, Reason.NOT_YOUR_CASTLE, 1 << colour, Clause.K12_2)
    return Reason.LEGAL


@kernel
def castles_not_owned(state: State, colours: int) -> int:
    """Return which of some colours the player whose turn it is has no castle of, as bits."""
    missing = 0
    for colour in range(COLOURS):
        if colours >> colour & 1 and not owns(state, state.turn, colour):
            missing |= 1 << colour
    return missing


@kernel
def why_not_guard_castles(state: State, choice: int, story: Story = None) -> int:
    """K11.3: two own castles, one if only one is owned, and not where it stands already."""
    if not owns(state, state.turn, Like.CASTLE_GUARD):
        return refuse(story, Reason.NO_GUARD, Like.CASTLE_GUARD)
    if state.guards_placed & CASTLE_GUARD_BIT:
        return refuse(story, Reason.GUARD_PLACED, Like.CASTLE_GUARD)
    missing = castles_not_owned(state, GUARD_MASK[choice])
    if missing != 0:
        return refuse(story, Reason.NOT_YOUR_CASTLE, missing, Clause.K11_3)
    if GUARD_SIZE[choice] != min(GUARDED_CASTLES, castles(state, state.turn)):
        return refuse(story, Reason.GUARD_TWO)
    if GUARD_MASK[choice] == state.seat[state.turn].castle_guard:
        return refuse(story, Reason.SAME_PLACEMENT)
    return Reason.LEGAL


@kernel
def why_not_guard_card(state: State, like: int, story: Story = None) -> int:
    """K11.4: one own special, no guard by itself, and not where it stands already."""
    if not owns(state, state.turn, Like.CARD_GUARD):
        return refuse(story, Reason.NO_GUARD, Like.CARD_GUARD)
    if state.guards_placed & CARD_GUARD_BIT:
        return refuse(story, Reason.GUARD_PLACED, Like.CARD_GUARD)
    if like == Like.CARD_GUARD:
        return refuse(story, Reason.GUARDS_ITSELF)
    if not owns(state, state.turn, like):
        return refuse(story, Reason.NOT_OWNED, like, state.turn, Clause.K11_4)
    if like == state.seat[state.turn].card_guard:
        return refuse(story, Reason.SAME_PLACEMENT)
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
    apart()
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
def why_not_player(state: State, code: int, story: Story = None) -> int:
    """Say why a player's code is not legal where its kind is possible; the same predicates as `legal`."""
    if code >= actions.KEEP:
        return why_not_keep(state, code - actions.KEEP, story)
    if code >= actions.GUARD_CARD:
        return why_not_guard_card(state, code - actions.GUARD_CARD + COLOURS, story)
    if code >= actions.GUARD_CASTLES:
        return why_not_guard_castles(state, code - actions.GUARD_CASTLES, story)
    if code >= actions.LOSE:
        return why_not_lose(state, (code - actions.LOSE) // 2, story)
    if code == actions.DEFEND or code == actions.YIELD or state.phase == Phase.GUARDS:
        return Reason.LEGAL
    if code == actions.END:
        return why_not_end(state, story)
    if code == actions.KING:
        return why_not_king(state, story)
    if code >= actions.TARGET:
        seat, like = (code - actions.TARGET) // OWNED_LIKES, (code - actions.TARGET) % OWNED_LIKES
        return why_not_target(state, seat, like, story)
    if code >= actions.TAKE:
        return why_not_take(state, code - actions.TAKE, story)
    return why_not_tuck(state, code - actions.TUCK, story)
