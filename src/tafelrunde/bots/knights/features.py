"""What the value of a position is learned from: the table, then each seat in turn order from who moves next.

Most features are 0, so only the others are written: their places and what they are.
"""

from typing import Any, Final

import numpy as np

from tafelrunde.bots.knights.tables import Tables, organisers_chance
from tafelrunde.core.bits import ONE, Bits, count, first_bit
from tafelrunde.core.kernel import State, apart, inlined, inner
from tafelrunde.games.knights.cards import BOX, card_demand, card_like, demand_index
from tafelrunde.games.knights.contests import ROLLS, castle_rolls
from tafelrunde.games.knights.legal import CASTLES, castles_to_be_attacked, owned, owns
from tafelrunde.games.knights.scoring import (
    BETRAYED_DEMAND,
    CARD_SETS,
    DEMAND_RESULT,
    KING_CASTLES,
    KING_RESULT,
    stack_demand,
)
from tafelrunde.games.knights.state import COLOURS, DECK_SIZE, MOST_PLAYERS, NO_CARD, OWNED_LIKES, Like, Phase

LIKES: Final = len(Like)
ALL_CASTLES: Final = BOX["castle"]
ALL_TOURNAMENTS: Final = BOX["tournament"]
SPECIALS: Final = OWNED_LIKES - COLOURS
FIRST_DIE = np.uint64(Like.DIE_1)
DIE_CARDS = np.uint64(CARD_SETS - 1)
EASY, HARD = DEMAND_RESULT[demand_index(3, 2)], DEMAND_RESULT[demand_index(4, 2)]
"""Two demands that tell how strong a seat's die cards are."""
USUAL: Final = demand_index(3, 4)
"""The demand that an unseen castle is taken to have."""
GUARDED: Final = 1.5
"""What a guarded special counts, as long as others count 1."""

TABLE_UNSEEN: Final = 0
TABLE_TURN: Final = TABLE_UNSEEN + 3
TABLE_STACKS: Final = TABLE_TURN + 2
PER_STACK: Final = 5
TABLE_TOPS: Final = TABLE_STACKS + 2 * PER_STACK
TABLE_FEATURES: Final = TABLE_TOPS + SPECIALS

OF_CASTLES: Final = 0
OF_TOURNAMENTS: Final = OF_CASTLES + 3
OF_SPECIALS: Final = OF_TOURNAMENTS + 3
OF_GUARDS: Final = OF_SPECIALS + SPECIALS
OF_STRENGTH: Final = OF_GUARDS + 1
OF_STACKS: Final = OF_STRENGTH + 3
OF_ATTACKS: Final = OF_STACKS + 5
OF_WINNING: Final = OF_ATTACKS + 4
SEAT_FEATURES: Final = OF_WINNING + 1


def inputs(players: int) -> int:
    """Return how many features a position of so many seats has."""
    return TABLE_FEATURES + players * SEAT_FEATURES


MOST_INPUTS: Final = inputs(MOST_PLAYERS)
FEATURES = np.dtype(
    [
        ("size", np.int64),
        ("place", np.int64, MOST_INPUTS),
        ("value", np.float32, MOST_INPUTS),
    ],
)
"""The features that are not 0."""
STANDING = np.dtype(
    [
        ("likes", np.uint64),  # what it owns
        ("castles", np.int64),
        ("dice", np.int64),  # the set of its die cards
        ("attack", np.float64),  # its best chance to win a castle of somebody else
        ("attacks", np.int64),  # how many it could attack
        ("loss", np.float64),  # the best chance of somebody else to win one of its castles
        ("losses", np.int64),
    ],
)
"""What is worked out of a seat before its features are written."""
FEATURE_ROOM: Final = [
    ("features", FEATURES),
    ("standing", STANDING, MOST_PLAYERS),
    ("unseen", np.int64, LIKES),
]
"""What a mind needs to write features; cards unseen are counted by like."""


@inlined
def mover(state: State) -> int:
    """Return whose turn goes on or is next; once an attempt is over that is the next seat."""
    if state.resume == Phase.TURN:
        return state.turn
    return (state.turn + 1) % state.players


@inner
def fill_features(tables: Tables, mind: Any, state: State) -> None:
    """Write the features of a position in which nobody rolls."""
    apart()
    mind.features.size = 0
    count_unseen(mind, state)
    for seat in range(state.players):
        standing = mind.standing[seat]
        standing.likes = owned(state, seat)
        standing.castles = count(standing.likes & CASTLES)
        standing.dice = np.int64((standing.likes >> FIRST_DIE) & DIE_CARDS)
        standing.attack, standing.attacks, standing.loss, standing.losses = 0.0, 0, 0.0, 0
    compare_castles(tables, mind, state)
    first = mover(state)
    write_table(mind, state, first)
    for place in range(state.players):
        seat = (first + place) % state.players
        write_seat(tables, mind, state, seat, TABLE_FEATURES + place * SEAT_FEATURES)


@inner
def write(mind: Any, place: int, value: float) -> None:
    """Write one feature, unless it is 0."""
    features = mind.features
    if value != 0.0:
        features.place[features.size] = place
        features.value[features.size] = value
        features.size += 1


@inlined
def count_unseen(mind: Any, state: State) -> None:
    """Count the cards that nobody has seen."""
    for like in range(LIKES):
        mind.unseen[like] = 0
    for i in range(state.unseen_count):
        mind.unseen[card_like(state.unseen[i])] += 1


@inner
def compare_castles(tables: Tables, mind: Any, state: State) -> None:
    """Find out who may attack whom, and how well (K9.1)."""
    needed = castles_to_be_attacked(state)
    for owner in range(state.players):
        theirs = mind.standing[owner]
        if theirs.castles < needed:
            continue
        unguarded = theirs.likes & CASTLES & ~np.uint64(state.seat[owner].castle_guard)
        for seat in range(state.players):
            ours = mind.standing[seat]
            left = unguarded & ~ours.likes
            if seat == owner or not left:
                continue
            kind = castle_rolls(state, seat) - ROLLS
            best = best_attack(tables, state, owner, left, kind, ours.dice, theirs.dice)
            ours.attack, theirs.loss = max(ours.attack, best), max(theirs.loss, best)
            ours.attacks += count(left)
            theirs.losses += count(left)


@inlined
def best_attack(
    tables: Tables, state: State, owner: int, colours: Bits, kind: int, dice: int, theirs: int
) -> float:
    """Return the best chance to win one of an owner's castles."""
    best = 0.0
    while colours:
        demand = state.seat[owner].cards[first_bit(colours)] - 1
        best = max(best, tables.attack[kind, dice, theirs, demand])
        colours &= colours - ONE
    return best


@inner
def write_seat(tables: Tables, mind: Any, state: State, seat: int, first: int) -> None:
    """Write what a seat owns, how strong it is, and what it may win or lose next."""
    player, standing = state.seat[seat], mind.standing[seat]
    own = standing.castles
    if own > 0:
        write(mind, first + OF_CASTLES + min(own, 3) - 1, 1.0)
    if player.tournaments > 0:
        write(mind, first + OF_TOURNAMENTS + min(player.tournaments, 3) - 1, 1.0)
    for special in range(SPECIALS):
        if player.cards[COLOURS + special] > 0:
            write(mind, first + OF_SPECIALS + special, GUARDED if player.card_guard == COLOURS + special else 1.0)
    write(mind, first + OF_GUARDS, float(count(np.uint64(player.castle_guard))))
    beat = tables.beat[standing.dice]
    write(mind, first + OF_STRENGTH, beat[EASY])
    write(mind, first + OF_STRENGTH + 1, beat[HARD])
    king = beat[KING_RESULT] if own == KING_CASTLES else 0.0
    write(mind, first + OF_STRENGTH + 2, king)
    castle = write_stacks(tables, mind, state, seat, first + OF_STACKS)
    write(mind, first + OF_ATTACKS, standing.attack)
    write(mind, first + OF_ATTACKS + 1, standing.attacks * 0.25)
    write(mind, first + OF_ATTACKS + 2, standing.loss)
    write(mind, first + OF_ATTACKS + 3, standing.losses * 0.25)
    winning = 0.0
    if own == 3 or (own == 1 and player.tournaments >= 3):
        winning = max(castle, standing.attack, king)
    if own > 1 and player.tournaments == 2:
        winning = max(winning, tournament_on_top(tables, mind, state, seat))
    write(mind, first + OF_WINNING, winning)


@inner
def write_stacks(tables: Tables, mind: Any, state: State, seat: int, first: int) -> float:
    """Write a seat's chances with the tops and how many unseen castles it may own; return the best castle's."""
    standing = mind.standing[seat]
    beat = tables.beat[standing.dice]
    new_castles = 0
    for colour in range(COLOURS):
        if not standing.likes >> np.uint64(colour) & ONE:
            new_castles += mind.unseen[colour]
    best = 0.0
    for stack in range(2):
        pile = state.stack[stack]
        if pile.top != NO_CARD:
            like = card_like(pile.top)
            if like < OWNED_LIKES and not standing.likes >> np.uint64(like) & ONE:
                chance = beat[stack_demand(state, seat, like, card_demand(pile.top))]
                write(mind, first + 2 * stack + (0 if like < COLOURS else 1), chance)
                if like < COLOURS:
                    best = max(best, chance)
        elif pile.unseen > 0:
            usual = BETRAYED_DEMAND if owns(state, seat, Like.BETRAYAL) else USUAL
            chance = beat[DEMAND_RESULT[usual]] * new_castles / state.unseen_count
            write(mind, first + 2 * stack, chance)
            best = max(best, chance)
    write(mind, first + 4, new_castles * 0.1)
    return best


@inner
def tournament_on_top(tables: Tables, mind: Any, state: State, seat: int) -> float:
    """Return the chance that a tournament lies on top and the seat would win it as its organiser."""
    on_top = 0.0
    for stack in range(2):
        pile = state.stack[stack]
        if pile.top != NO_CARD:
            if card_like(pile.top) == Like.TOURNAMENT:
                on_top = 1.0
        elif pile.unseen > 0:
            on_top = max(on_top, mind.unseen[Like.TOURNAMENT] / state.unseen_count)
    return on_top * organisers_chance(tables, state, seat) if on_top > 0.0 else 0.0


@inner
def write_table(mind: Any, state: State, first: int) -> None:
    """Write what is left unseen, how far a turn has gone, what lies on top, and how deep the stacks are."""
    castles = 0
    for colour in range(COLOURS):
        castles += mind.unseen[colour]
    write(mind, TABLE_UNSEEN, castles / ALL_CASTLES)
    write(mind, TABLE_UNSEEN + 1, mind.unseen[Like.TOURNAMENT] / ALL_TOURNAMENTS)
    write(mind, TABLE_UNSEEN + 2, state.unseen_count / DECK_SIZE)
    if state.resume == Phase.TURN:
        write(mind, TABLE_TURN, 1.0 if state.attempts > 0 else 0.0)
        write(mind, TABLE_TURN + 1, state.tucks * 0.5)
    for stack in range(2):
        pile, row = state.stack[stack], TABLE_STACKS + PER_STACK * stack
        if pile.top != NO_CARD:
            like = card_like(pile.top)
            write(mind, row + (0 if like < COLOURS else 1 if like == Like.TOURNAMENT else 2), 1.0)
            if COLOURS <= like < OWNED_LIKES and not owns(state, first, like):
                write(mind, TABLE_TOPS + like - COLOURS, 1.0)
        elif pile.unseen > 0:
            write(mind, row + 3, 1.0)
        write(mind, row + 4, (pile.unseen + pile.tucked_count) / DECK_SIZE)
