"""Every action by its code, and placing the guards (K11)."""

from tafelrunde.core.kernel import State, kernel
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import CARD_CODES, DEMANDS
from tafelrunde.games.knights.contests import (
    announce_card,
    announce_king,
    announce_stack,
    defend,
    keep,
    lose_castle,
    roll,
    take_castle,
)
from tafelrunde.games.knights.legal import CARD_GUARD_BIT, CASTLE_GUARD_BIT, GUARD_MASK
from tafelrunde.games.knights.setup import deal_castle, deal_colour
from tafelrunde.games.knights.state import COLOURS, OWNED_LIKES, Phase
from tafelrunde.games.knights.turn import begin_turn, end_turn, enter, next_turn, tuck, turn_up_unseen


@kernel
def apply(state: State, code: int) -> None:
    """Carry out a legal action or chance outcome, and say who acts next."""
    if code >= actions.ROLL:
        roll(state, code - actions.ROLL)
    elif code >= actions.KEEP and code < actions.PLAYER_CODES:
        keep(state, code - actions.KEEP)
    elif code >= actions.PLAYER_CODES:
        set_up_or_turn_up(state, code)
    elif code >= actions.LOSE:
        after_the_attempt(state, code)
    elif code >= actions.KING:
        king_end_or_defence(state, code)
    elif code >= actions.TARGET:
        announce_card(state, (code - actions.TARGET) // OWNED_LIKES, (code - actions.TARGET) % OWNED_LIKES)
    elif code >= actions.TAKE:
        announce_stack(state, code - actions.TAKE)
    else:
        tuck(state, code - actions.TUCK)


@kernel
def set_up_or_turn_up(state: State, code: int) -> None:
    """Dispatch the chance outcomes other than rolls."""
    if code >= actions.START:
        begin_turn(state, code - actions.START)
    elif code >= actions.TURN_UP:
        turn_up_unseen(state, (code - actions.TURN_UP) // CARD_CODES, (code - actions.TURN_UP) % CARD_CODES)
    elif code >= actions.DEAL_CASTLE:
        deal_castle(state, (code - actions.DEAL_CASTLE) % DEMANDS)
    else:
        deal_colour(state, (code - actions.DEAL) % COLOURS)


@kernel
def after_the_attempt(state: State, code: int) -> None:
    """Dispatch the king's revenge and the guards."""
    if code >= actions.GUARD_CARD:
        place_card_guard(state, code - actions.GUARD_CARD + COLOURS)
    elif code >= actions.GUARD_CASTLES:
        place_castle_guard(state, code - actions.GUARD_CASTLES)
    else:
        lose_castle(state, (code - actions.LOSE) // 2, (code - actions.LOSE) % 2)


@kernel
def king_end_or_defence(state: State, code: int) -> None:
    """Dispatch the actions without an argument."""
    if code == actions.KING:
        announce_king(state)
    elif code == actions.DEFEND:
        defend(state)
    elif code == actions.YIELD:
        take_castle(state)
    elif state.phase == Phase.GUARDS:
        next_turn(state)
    else:
        end_turn(state)


@kernel
def place_castle_guard(state: State, choice: int) -> None:
    """Place the castle guard anew (K11.3)."""
    state.seat[state.turn].castle_guard = GUARD_MASK[choice]
    state.guards_placed |= CASTLE_GUARD_BIT
    enter(state, Phase.GUARDS)


@kernel
def place_card_guard(state: State, like: int) -> None:
    """Place the card guard anew (K11.4)."""
    state.seat[state.turn].card_guard = like
    state.guards_placed |= CARD_GUARD_BIT
    enter(state, Phase.GUARDS)
