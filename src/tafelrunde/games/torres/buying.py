"""Buying action cards (T7.1, T10.1): drawing, keeping one, putting two back."""

from tafelrunde.core.kernel import CHANCE, State, kernel
from tafelrunde.core.story import Story, refuse, tell
from tafelrunde.games.torres.cards import CARDS, SETS, Variant
from tafelrunde.games.torres.events import Event
from tafelrunde.games.torres.reasons import Clause, Reason
from tafelrunde.games.torres.state import BUY_COST, DRAWN_AT_ONCE, MOST_BOUGHT, NO_CARD, UNKNOWN, UNSEEN, Phase


@kernel
def left_of(state: State, card: int) -> int:
    """T10.1: how many of a card the common pile holds."""
    left = SETS
    for seat in range(state.players):
        left -= state.seat[seat].hand[card] + state.seat[seat].played[card]
    return left


@kernel
def cards_left(state: State) -> int:
    """T10.1: how many cards the common pile of the luck variant holds, also where hands are hidden."""
    left = SETS * CARDS
    for seat in range(state.players):
        left -= state.seat[seat].hand[UNKNOWN]
        for card in range(CARDS):
            left -= state.seat[seat].hand[card] + state.seat[seat].played[card]
    return left


@kernel
def has_pile(state: State) -> bool:
    """T7.1, T10.1: whether there is a card to be bought; none in the master version (T11.2)."""
    if state.variant == Variant.BASIC:
        return state.seat[state.turn].pile[0] != NO_CARD
    return state.variant == Variant.LUCK and cards_left(state) > 0


@kernel
def why_not_buy(state: State, story: Story) -> int:
    """T4.2, T7.1, T10.1, T11.2: at most two cards a turn, from a pile that is not empty."""
    if state.variant == Variant.MASTER:
        return refuse(story, Reason.MASTER_BUYS_NONE)
    if state.ap < BUY_COST:
        return refuse(story, Reason.NO_POINTS, BUY_COST, state.ap)
    if state.bought >= MOST_BOUGHT:
        return refuse(story, Reason.BOUGHT_ENOUGH, MOST_BOUGHT)
    if has_pile(state):
        return Reason.LEGAL
    return refuse(story, Reason.PILE_EMPTY, Clause.T10_1 if state.variant == Variant.LUCK else Clause.T7_1)


@kernel
def why_not_choose(state: State, card: int, story: Story) -> int:
    """T7.1: kept or put back is one of the cards drawn."""
    if state.drawn[card]:
        return Reason.LEGAL
    drawn = 0
    for other in range(CARDS):
        drawn |= (1 if state.drawn[other] else 0) << other
    return refuse(story, Reason.NOT_DRAWN, card, drawn)


@kernel
def why_not_under(state: State, card: int, story: Story) -> int:
    """T7.1: under an empty pile is on top of it."""
    if state.drawn[card] and state.seat[state.turn].pile[0] == NO_CARD:
        return refuse(story, Reason.PILE_EMPTY_UNDER)
    return why_not_choose(state, card, story)


@kernel
def buy(state: State, story: Story) -> None:
    """Pay for a card and draw."""
    tell(story, Event.BUY, state.turn)
    state.ap -= BUY_COST
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
def put_back(state: State, upper: int, on_top: bool, story: Story) -> None:
    """T7.1: both other cards go back together, on top of the pile or under it, one above the other."""
    tell(story, Event.TOP if on_top else Event.UNDER, state.turn)
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
