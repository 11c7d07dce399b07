"""Buying action cards (T7.1, T10.1): drawing, keeping one, putting two back."""

from tafelrunde.core.kernel import CHANCE, State, kernel
from tafelrunde.games.torres.cards import CARDS, Variant
from tafelrunde.games.torres.state import DRAWN_AT_ONCE, NO_CARD, UNSEEN, Phase


@kernel
def buy(state: State) -> None:
    """Pay for a card and draw."""
    state.ap -= 1
    state.bought += 1
    if state.variant == Variant.LUCK:
        wait_for_card(state)
    else:
        draw_known(state)


@kernel
def wait_for_card(state: State) -> None:
    """Let chance turn up an unseen card."""
    state.phase = Phase.DRAW
    state.actor = CHANCE


@kernel
def drawn_cards(state: State) -> int:
    """Count the cards drawn and not yet kept or put back."""
    cards = 0
    for card in range(CARDS):
        cards += state.drawn[card]
    return cards


@kernel
def draw_known(state: State) -> None:
    """Draw until three are drawn or the pile is empty; only an unseen card is left to chance."""
    pile = state.seat[state.turn].pile
    while drawn_cards(state) < DRAWN_AT_ONCE and pile[0] != NO_CARD:
        if pile[0] == UNSEEN:
            wait_for_card(state)
            return
        state.drawn[pile[0] - 1] += 1
        take_top(state)
    state.phase = Phase.KEEP
    state.actor = state.turn


@kernel
def take_top(state: State) -> None:
    """Take the top card off the buyer's pile."""
    pile = state.seat[state.turn].pile
    for place in range(CARDS - 1):
        pile[place] = pile[place + 1]
    pile[CARDS - 1] = NO_CARD


@kernel
def draw(state: State, card: int) -> None:
    """T10.1: a card of the common pile goes into the hand; T7.1: one of the own pile waits for the choice."""
    if state.variant == Variant.LUCK:
        take_in_hand(state, card)
        back_to_turn(state)
    else:
        state.drawn[card] += 1
        take_top(state)
        draw_known(state)


@kernel
def take_in_hand(state: State, card: int) -> None:
    """T7.2: a card cannot be played in the turn it was bought."""
    state.seat[state.turn].hand[card] += 1
    state.fresh[card] += 1


@kernel
def back_to_turn(state: State) -> None:
    """Go on with the turn."""
    state.phase = Phase.TURN
    state.actor = state.turn


@kernel
def keep(state: State, card: int) -> None:
    """T7.1: keep one; a single other card is the whole pile again, of two the order is to be chosen."""
    state.drawn[card] -= 1
    take_in_hand(state, card)
    left = drawn_cards(state)
    if left == 2:
        state.phase = Phase.RETURN
        return
    if left == 1:
        state.seat[state.turn].pile[0] = take_drawn(state) + 1
    back_to_turn(state)


@kernel
def take_drawn(state: State) -> int:
    """Take the first of the drawn cards."""
    card = 0
    while state.drawn[card] == 0:
        card += 1
    state.drawn[card] -= 1
    return card


@kernel
def put_back(state: State, upper: int, on_top: bool) -> None:
    """T7.1: both other cards go back together, on top of the pile or under it, one above the other."""
    pile = state.seat[state.turn].pile
    state.drawn[upper] -= 1
    lower = take_drawn(state)
    at = 0
    if on_top:
        for place in range(CARDS - 1, 1, -1):
            pile[place] = pile[place - 2]
    else:
        while pile[at] != NO_CARD:
            at += 1
    pile[at] = upper + 1
    pile[at + 1] = lower + 1
    back_to_turn(state)
