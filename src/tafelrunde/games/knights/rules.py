"""Every action by its code: what it does, why not; and placing the guards (K11)."""

from tafelrunde.core.kernel import CHANCE, State, inner, kernel
from tafelrunde.core.story import Story, refuse, tell
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import CARD_CODES, DEMANDS
from tafelrunde.games.knights.chance import can_happen
from tafelrunde.games.knights.contests import (
    announce_card,
    announce_king,
    announce_stack,
    defend,
    keep,
    lose_castle,
    roll,
    yield_castle,
)
from tafelrunde.games.knights.events import Event
from tafelrunde.games.knights.legal import GUARD_MASK, why_not_player
from tafelrunde.games.knights.reasons import Reason
from tafelrunde.games.knights.setup import deal_castle, deal_colour
from tafelrunde.games.knights.state import (
    CARD_GUARD_BIT,
    CASTLE_GUARD_BIT,
    COLOURS,
    OWNED_LIKES,
    Like,
    Phase,
)
from tafelrunde.games.knights.turn import begin_turn, end_turn, enter, next_turn, tuck, turn_up_unseen


@kernel
def apply(state: State, code: int, story: Story = None) -> None:
    """Carry out a legal action or chance outcome, and say who acts next."""
    if code >= actions.ROLL:
        roll(state, code - actions.ROLL, story)
    elif code >= actions.KEEP and code < actions.PLAYER_CODES:
        keep(state, code - actions.KEEP, story)
    elif code >= actions.PLAYER_CODES:
        set_up_or_turn_up(state, code, story)
    elif code >= actions.LOSE:
        after_the_attempt(state, code, story)
    elif code >= actions.KING:
        king_end_or_defence(state, code, story)
    elif code >= actions.TARGET:
        seat, like = (code - actions.TARGET) // OWNED_LIKES, (code - actions.TARGET) % OWNED_LIKES
        announce_card(state, seat, like, story)
    elif code >= actions.TAKE:
        announce_stack(state, code - actions.TAKE, story)
    else:
        tuck(state, code - actions.TUCK, story)


@inner
def set_up_or_turn_up(state: State, code: int, story: Story = None) -> None:
    """Dispatch the chance outcomes other than rolls."""
    if code >= actions.START:
        tell(story, Event.START, code - actions.START)
        begin_turn(state, code - actions.START)
    elif code >= actions.TURN_UP:
        stack, card = (code - actions.TURN_UP) // CARD_CODES, (code - actions.TURN_UP) % CARD_CODES
        turn_up_unseen(state, stack, card, story)
    elif code >= actions.DEAL_CASTLE:
        deal_castle(state, (code - actions.DEAL_CASTLE) % DEMANDS, story)
    else:
        deal_colour(state, (code - actions.DEAL) % COLOURS)


@inner
def after_the_attempt(state: State, code: int, story: Story = None) -> None:
    """Dispatch the king's revenge and the guards."""
    if code >= actions.GUARD_CARD:
        place_card_guard(state, code - actions.GUARD_CARD + COLOURS, story)
    elif code >= actions.GUARD_CASTLES:
        place_castle_guard(state, code - actions.GUARD_CASTLES, story)
    else:
        lose_castle(state, (code - actions.LOSE) // 2, (code - actions.LOSE) % 2, story)


@inner
def king_end_or_defence(state: State, code: int, story: Story = None) -> None:
    """Dispatch the actions without an argument."""
    if code == actions.KING:
        announce_king(state, story)
    elif code == actions.DEFEND:
        defend(state, story)
    elif code == actions.YIELD:
        yield_castle(state, story)
    elif state.phase == Phase.GUARDS:
        next_turn(state)
    else:
        tell(story, Event.END, state.turn)
        end_turn(state, story)


@inner
def place_castle_guard(state: State, choice: int, story: Story = None) -> None:
    """Place the castle guard anew (K11.3)."""
    tell(story, Event.GUARD, state.turn, Like.CASTLE_GUARD, GUARD_MASK[choice])
    state.seat[state.turn].castle_guard = GUARD_MASK[choice]
    state.guards_placed |= CASTLE_GUARD_BIT
    enter(state, Phase.GUARDS)


@inner
def place_card_guard(state: State, like: int, story: Story = None) -> None:
    """Place the card guard anew (K11.4)."""
    tell(story, Event.GUARD, state.turn, Like.CARD_GUARD, 1 << like)
    state.seat[state.turn].card_guard = like
    state.guards_placed |= CARD_GUARD_BIT
    enter(state, Phase.GUARDS)


@kernel
def why_not(state: State, code: int, story: Story = None) -> int:
    """Say why a code is not possible now, 0 if it is."""
    clause, now = actions.WHEN_CLAUSE[code], actions.WHEN[code] >> state.phase & 1
    if state.phase == Phase.OVER:
        return refuse(story, Reason.OVER, state.winner)
    if code >= actions.PLAYER_CODES and state.actor == CHANCE:
        if now and can_happen(state, code):
            return Reason.LEGAL
        return refuse(story, Reason.IMPOSSIBLE_CHANCE, code, clause)
    if not now:
        return refuse(story, Reason.NOT_NOW, code, state.phase, clause)
    return why_not_player(state, code, story)
