"""What the value of a position is learned from: each seat in turn order from who moves next, then the table."""

from typing import Any, Final

from tafelrunde.bots.knights.tables import Tables, attack_chance, chance_at_place
from tafelrunde.core.kernel import State, apart, inner, kernel
from tafelrunde.games.knights.cards import BOX, card_demand, card_like, demand_index
from tafelrunde.games.knights.legal import castles_to_be_attacked, owned, owns
from tafelrunde.games.knights.scoring import (
    BETRAYED_DEMAND,
    DEMAND_RESULT,
    KING_CASTLES,
    KING_RESULT,
    castles,
    die_cards,
    stack_demand,
)
from tafelrunde.games.knights.state import COLOURS, DECK_SIZE, NO_CARD, OWNED_LIKES, Like, Phase

LIKES: Final = len(Like)
ALL_CASTLES: Final = BOX["castle"]
ALL_TOURNAMENTS: Final = BOX["tournament"]
SPECIALS: Final = OWNED_LIKES - COLOURS
EASY, HARD = DEMAND_RESULT[demand_index(3, 2)], DEMAND_RESULT[demand_index(4, 2)]
"""Two demands that tell how strong a seat's die cards are."""
USUAL: Final = demand_index(3, 4)
"""The demand that an unseen castle is taken to have."""
GUARDED: Final = 1.5
"""What a guarded special counts, as long as others count 1."""

OF_CASTLES: Final = 0
OF_TOURNAMENTS: Final = OF_CASTLES + 3
OF_SPECIALS: Final = OF_TOURNAMENTS + 3
OF_GUARDS: Final = OF_SPECIALS + SPECIALS
OF_STRENGTH: Final = OF_GUARDS + 1
OF_STACKS: Final = OF_STRENGTH + 3
OF_ATTACKS: Final = OF_STACKS + 5
OF_WINNING: Final = OF_ATTACKS + 4
SEAT_FEATURES: Final = OF_WINNING + 1

TABLE_UNSEEN: Final = 0
TABLE_STACKS: Final = TABLE_UNSEEN + 3
PER_STACK: Final = 5
TABLE_TOPS: Final = TABLE_STACKS + 2 * PER_STACK
TABLE_FEATURES: Final = TABLE_TOPS + SPECIALS


def inputs(players: int) -> int:
    """Return how many features a position of so many seats has."""
    return players * SEAT_FEATURES + TABLE_FEATURES


@kernel
def mover(state: State) -> int:
    """Return who takes the next turn; after an attempt that is the next seat, whatever is still to be done."""
    if state.phase == Phase.TURN:
        return state.turn
    return (state.turn + 1) % state.players


@kernel
def fill_features(tables: Tables, state: State, unseen: Any, features: Any) -> None:
    """Fill the features of a turn's end; `unseen` has room for a count of unseen cards by like."""
    apart()
    features[:] = 0.0
    unseen[:] = 0
    for i in range(state.unseen_count):
        unseen[card_like(state.unseen[i])] += 1
    first = mover(state)
    for place in range(state.players):
        seat = (first + place) % state.players
        fill_seat(tables, state, seat, unseen, features[place * SEAT_FEATURES : (place + 1) * SEAT_FEATURES])
    fill_table(state, first, unseen, features[state.players * SEAT_FEATURES :])


@inner
def fill_seat(tables: Tables, state: State, seat: int, unseen: Any, features: Any) -> None:
    """Fill what a seat owns, how strong it is, and what it may win or lose next."""
    apart()
    player, own = state.seat[seat], castles(state, seat)
    features[OF_CASTLES + min(own, 3) - 1] = 1.0
    if player.tournaments > 0:
        features[OF_TOURNAMENTS + min(player.tournaments, 3) - 1] = 1.0
    for special in range(SPECIALS):
        if player.cards[COLOURS + special] > 0:
            features[OF_SPECIALS + special] = GUARDED if player.card_guard == COLOURS + special else 1.0
    for colour in range(COLOURS):
        features[OF_GUARDS] += player.castle_guard >> colour & 1
    beat = tables.beat[die_cards(state, seat)]
    features[OF_STRENGTH], features[OF_STRENGTH + 1] = beat[EASY], beat[HARD]
    king = beat[KING_RESULT] if own == KING_CASTLES else 0.0
    features[OF_STRENGTH + 2] = king
    castle = fill_stacks(tables, state, seat, unseen, features)
    attack = fill_attacks(tables, state, seat, features)
    winning = 0.0
    if own == 3 or (own == 1 and player.tournaments >= 3):
        winning = max(castle, attack, king)
    if own > 1 and player.tournaments == 2:
        winning = max(winning, tournament_on_top(tables, state, seat, unseen))
    features[OF_WINNING] = winning


@inner
def fill_stacks(tables: Tables, state: State, seat: int, unseen: Any, features: Any) -> float:
    """Fill a seat's chances with the tops and how many unseen castles it may own; return the best castle's."""
    apart()
    own, beat = owned(state, seat), tables.beat[die_cards(state, seat)]
    new_castles = 0
    for colour in range(COLOURS):
        if not own >> colour & 1:
            new_castles += unseen[colour]
    features[OF_STACKS + 4] = new_castles * 0.1
    best = 0.0
    for stack in range(2):
        pile = state.stack[stack]
        if pile.top != NO_CARD:
            like = card_like(pile.top)
            if like < OWNED_LIKES and not own >> like & 1:
                chance = beat[stack_demand(state, seat, like, card_demand(pile.top))]
                features[OF_STACKS + 2 * stack + (0 if like < COLOURS else 1)] = chance
                if like < COLOURS:
                    best = max(best, chance)
        elif pile.unseen > 0:
            usual = BETRAYED_DEMAND if owns(state, seat, Like.BETRAYAL) else USUAL
            chance = beat[DEMAND_RESULT[usual]] * new_castles / state.unseen_count
            features[OF_STACKS + 2 * stack] = chance
            best = max(best, chance)
    return best


@inner
def fill_attacks(tables: Tables, state: State, seat: int, features: Any) -> float:
    """Fill a seat's best attack and how many castles it could attack, and the same against it; return the best."""
    apart()
    best, count, worst, exposed = 0.0, 0, 0.0, 0
    own, needed = owned(state, seat), castles_to_be_attacked(state)
    for other in range(state.players):
        if other == seat:
            continue
        theirs = owned(state, other)
        if castles(state, other) >= needed:
            for colour in range(COLOURS):
                if is_open(state, other, theirs, own, colour):
                    count += 1
                    best = max(best, attack_chance(tables, state, seat, other, colour))
        if castles(state, seat) >= needed:
            for colour in range(COLOURS):
                if is_open(state, seat, own, theirs, colour):
                    exposed += 1
                    worst = max(worst, attack_chance(tables, state, other, seat, colour))
    features[OF_ATTACKS], features[OF_ATTACKS + 1] = best, count * 0.25
    features[OF_ATTACKS + 2], features[OF_ATTACKS + 3] = worst, exposed * 0.25
    return best


@inner
def is_open(state: State, owner: int, theirs: Any, own: Any, colour: int) -> bool:
    """Say whether an owner's castle is unguarded and new to an attacker."""
    return (theirs & ~own) >> colour & 1 and not state.seat[owner].castle_guard >> colour & 1


@inner
def tournament_on_top(tables: Tables, state: State, seat: int, unseen: Any) -> float:
    """Return the chance that a tournament lies on top and the seat would win it as its organiser."""
    on_top = 0.0
    for stack in range(2):
        pile = state.stack[stack]
        if pile.top != NO_CARD:
            if card_like(pile.top) == Like.TOURNAMENT:
                on_top = 1.0
        elif pile.unseen > 0:
            on_top = max(on_top, unseen[Like.TOURNAMENT] / state.unseen_count)
    return on_top * chance_at_place(tables, state, seat, 0) if on_top > 0.0 else 0.0


@inner
def fill_table(state: State, first: int, unseen: Any, features: Any) -> None:
    """Fill what is left unseen, what lies on top, and how deep the stacks are."""
    apart()
    for colour in range(COLOURS):
        features[TABLE_UNSEEN] += unseen[colour] / ALL_CASTLES
    features[TABLE_UNSEEN + 1] = unseen[Like.TOURNAMENT] / ALL_TOURNAMENTS
    features[TABLE_UNSEEN + 2] = state.unseen_count / DECK_SIZE
    for stack in range(2):
        pile, row = state.stack[stack], TABLE_STACKS + PER_STACK * stack
        if pile.top != NO_CARD:
            like = card_like(pile.top)
            features[row + (0 if like < COLOURS else 1 if like == Like.TOURNAMENT else 2)] = 1.0
            if COLOURS <= like < OWNED_LIKES and not owns(state, first, like):
                features[TABLE_TOPS + like - COLOURS] = 1.0
        elif pile.unseen > 0:
            features[row + 3] = 1.0
        features[row + 4] = (pile.unseen + pile.tucked_count) / DECK_SIZE
