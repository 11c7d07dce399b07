"""Setup (K2): castles are dealt, two stacks made, tops turned up, a start player chosen."""

from collections.abc import Sequence

from tafelrunde.core.kernel import CHANCE, NOBODY, State, inner
from tafelrunde.core.memory import States
from tafelrunde.core.story import Story, tell
from tafelrunde.games.knights.cards import CARD_OF_TEXT, DEMANDS, card_like
from tafelrunde.games.knights.events import Event
from tafelrunde.games.knights.state import (
    LEFT,
    MOST_PLAYERS,
    NO_CARD,
    NONE,
    RIGHT,
    Phase,
)


def lay_out(state: States, players: int, deck: Sequence[str], first: int | None) -> None:
    """Make an empty state the one before the first castle is dealt."""
    record = state[0]
    record["actor"] = CHANCE
    record["phase"] = Phase.DEAL_COLOUR
    record["resume"] = Phase.DEAL_COLOUR
    record["players"] = players
    record["first"] = NONE if first is None else first
    record["winner"] = NOBODY
    for seat in range(MOST_PLAYERS):
        record["seat"][seat]["card_guard"] = NONE
    for stack in (LEFT, RIGHT):
        record["stack"][stack]["top"] = NO_CARD
    for place, card in enumerate(sorted(CARD_OF_TEXT[text] for text in deck)):
        record["unseen"][place] = card
    record["unseen_count"] = len(deck)


@inner
def colour_is_free(state: State, colour: int) -> bool:
    """Say whether no earlier seat got this colour (K2.1)."""
    for seat in range(state.turn):
        if state.seat[seat].cards[colour] > 0:
            return False
    return True


@inner
def deal_colour(state: State, colour: int) -> None:
    """Name the colour of a seat's first castle (K2.1)."""
    state.like = colour
    state.phase = Phase.DEAL_CASTLE
    state.resume = Phase.DEAL_CASTLE


@inner
def deal_castle(state: State, demand: int, story: Story = None) -> None:
    """Give a seat its first castle; after the last one make the stacks (K2.1, K2.2)."""
    card = state.like * DEMANDS + demand
    tell(story, Event.DEALT, state.turn, card)
    remove_unseen(state, card)
    state.seat[state.turn].cards[state.like] = demand + 1
    state.like = 0
    state.phase = Phase.DEAL_COLOUR
    state.resume = Phase.DEAL_COLOUR
    state.turn += 1
    if state.turn == state.players:
        state.turn = 0
        make_stacks(state)


@inner
def make_stacks(state: State) -> None:
    """Split the rest into two stacks, the left one with the odd card (K2.2)."""
    right = state.unseen_count // 2
    state.stack[LEFT].unseen = state.unseen_count - right
    state.stack[RIGHT].unseen = right
    state.phase = Phase.TURN_UP
    state.resume = Phase.START


@inner
def remove_unseen(state: State, card: int) -> None:
    """Take one copy of a card out of the unseen ones, which stay in ascending order."""
    place = 0
    while state.unseen[place] != card:
        place += 1
    state.unseen_count -= 1
    for i in range(place, state.unseen_count):
        state.unseen[i] = state.unseen[i + 1]
    state.unseen[state.unseen_count] = 0


@inner
def is_unseen(state: State, card: int) -> bool:
    """Say whether a copy of a card has not been seen yet."""
    for i in range(state.unseen_count):
        if state.unseen[i] == card:
            return True
    return False


@inner
def unseen_of_colour(state: State, colour: int) -> int:
    """Count the unseen castles of a colour."""
    count = 0
    for i in range(state.unseen_count):
        if card_like(state.unseen[i]) == colour:
            count += 1
    return count
