"""Which card a purchase may bring: the best of those drawn (T7.1), or what chance turns up (T10.1)."""

from typing import Any

from tafelrunde.bots.torres.features import FIRST_CARD, turns_to_come
from tafelrunde.core.kernel import State, inlined, kernel
from tafelrunde.games.torres.board import wide
from tafelrunde.games.torres.buying import left_of
from tafelrunde.games.torres.cards import CARDS, Variant
from tafelrunde.games.torres.state import DRAWN_AT_ONCE, NO_CARD


@kernel
def card_worth(state: State, card: int, judge: Any) -> Any:
    """Return what a card in hand adds to the points that the owner of the turn may hope for."""
    return judge.linear[turns_to_come(state, wide(state.turn)), FIRST_CARD + card]


@kernel
def hope_for_cards(state: State, judge: Any) -> None:
    """Write for each kind the chance that a card bought now will be of it."""
    hope = judge.hope
    for card in range(CARDS):
        hope[card] = 0.0
    if state.variant == Variant.LUCK:
        total = 0
        for card in range(CARDS):
            total += left_of(state, card)
        for card in range(CARDS):
            hope[card] = left_of(state, card) / max(total, 1)
    elif state.variant == Variant.BASIC:
        hope_for_the_best(state, judge, hope)


@inlined
def hope_for_the_best(state: State, judge: Any, hope: Any) -> None:
    """T7.1: of the cards drawn the best is kept, some of them known, the others equally likely."""
    known, hidden, unseen = topmost(state)
    places = 0
    for card in range(CARDS):
        places += unseen >> card & 1
    hidden = min(hidden, places)
    none_better = 1.0
    passed = 0
    rest = known | unseen
    while rest and none_better > 0.0:
        best = -1
        for card in range(CARDS):
            if rest >> card & 1 and (best < 0 or card_worth(state, card, judge) > card_worth(state, best, judge)):
                best = card
        rest &= ~(1 << best)
        if known >> best & 1:
            hope[best] = none_better
            break
        hope[best] = none_better * hidden / (places - passed)
        none_better -= hope[best]
        passed += 1


@inlined
def topmost(state: State) -> Any:
    """Return the known cards among those drawn next, how many others are drawn, and which cards these can be."""
    player = state.seat[state.turn]
    known, hidden, seen = 0, 0, 0
    for place in range(CARDS):
        card = player.pile[place] - 1
        if 0 <= card < CARDS:
            seen |= 1 << card
            if place < DRAWN_AT_ONCE:
                known |= 1 << card
        elif place < DRAWN_AT_ONCE and player.pile[place] != NO_CARD:
            hidden += 1
    for card in range(CARDS):
        if player.hand[card] + player.played[card] + state.drawn[card] > 0:
            seen |= 1 << card
    return known, hidden, ((1 << CARDS) - 1) & ~seen


@kernel
def pile_worth(state: State, judge: Any) -> Any:
    """Return what the next card bought may be worth."""
    hope_for_cards(state, judge)
    worth = 0.0
    for card in range(CARDS):
        worth += judge.hope[card] * card_worth(state, card, judge)
    return worth
