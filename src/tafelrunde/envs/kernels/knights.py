"""What a seat sees of Knights as numbers (K14.1: everything), and its actions counted from where it sits."""

from typing import Any, Final

import numpy as np

from tafelrunde.core.kernel import State, inlined
from tafelrunde.core.rng import below
from tafelrunde.envs.kernels.layout import Field, Layout, block
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.cards import BOX, CARD_CODES, DEMANDS, card_demand, card_like
from tafelrunde.games.knights.contests import MORE_ROLLS
from tafelrunde.games.knights.legal import MORE_TUCKS, legal
from tafelrunde.games.knights.scoring import BEST_SIZE, result_facts
from tafelrunde.games.knights.scoring import win_share as points
from tafelrunde.games.knights.state import (
    CARD_GUARD_BIT,
    CASTLE_GUARD_BIT,
    COLOURS,
    DECK_SIZE,
    DICE,
    LIVE_COUNTS,
    LIVE_FACES,
    LIVE_PART,
    LIVE_PART_START,
    NO_CARD,
    NONE,
    OWNED_LIKES,
    Contest,
    Like,
    Phase,
)

__all__ = ["LAYOUT", "MOST_POINTS", "ON_A_CARD", "choose", "code_of", "index_of", "observe", "points"]

MOST_POINTS: Final = 1
"""Whoever wins has the one point there is."""
ON_A_CARD: Final = "lanes"
"""Random games are quickest there with a thread for each; found by trying."""

SPECIALS: Final = OWNED_LIKES - COLOURS

PILE = block(
    Field("top", len(Like), "one-hot: the face-up card (`Like`); none if the stack is empty"),
    Field("top_demand", 1, "its demand, 1 to 20 in ascending order; 0 for a tournament", DEMANDS),
    Field("unseen", 1, "face-down cards that nobody has seen", DECK_SIZE),
    Field("tucked_count", 1, "known cards under the unseen ones", DECK_SIZE),
    Field("tucked", DECK_SIZE, "those cards, next first: card code + 1, 0 beyond the last", CARD_CODES),
)

TABLE = block(
    Field("phase", len(Phase), "one-hot: what is asked (`Phase`)"),
    Field("contest", len(Contest), "one-hot: what is rolled for (`Contest`)"),
    Field("announced", len(Like), "one-hot: the card announced (`Like`), in a contest"),
    Field("stack", 2, "one-hot: the stack announced, in a contest for its card"),
    Field(
        "mark", 3, "the result to beat: size of the group (of 7), its number (of 7), the kicker (of 7)", BEST_SIZE
    ),
    Field("live", LIVE_FACES, "live dice showing 1 to 5", DICE),
    Field("to_roll", 1, "dice about to be rolled", DICE),
    Field("rolls_left", 1, "rolls left in this attempt", MORE_ROLLS),
    Field("attempts", 1, "attempts made in this turn", DECK_SIZE),
    Field("tucks", 1, "tucks made in this turn", MORE_TUCKS),
    Field("guards_placed", 2, "castle guard and card guard placed in this guard step"),
    Field("unseen_cards", len(Like), "unseen cards of each kind in both stacks together", DECK_SIZE),
    *(field._replace(name=f"left_{field.name}") for field in PILE.fields),
    *(field._replace(name=f"right_{field.name}") for field in PILE.fields),
)
SEAT = block(
    Field("to_act", 1, "whether this seat is to act"),
    Field("on_turn", 1, "whether it is this seat's turn"),
    Field("rolls", 1, "whether this seat rolls"),
    Field("attacked", 1, "whether a card of this seat is announced"),
    Field("leads", 1, "whether this seat leads the tournament"),
    Field("cards", OWNED_LIKES, "cards by `Like`: 0 if not owned, else 20 and its demand, 1 to 20", 2 * DEMANDS),
    Field("tournaments", 1, "tournaments won", BOX["tournament"]),
    Field("castle_guard", COLOURS, "colours that the castle guard stands by"),
    Field("card_guard", SPECIALS, "one-hot: the special that the card guard stands by"),
)
LAYOUT: Final = Layout(TABLE, SEAT)

T, P, S = TABLE.at, PILE.at, SEAT.at
TU, PU, SU = TABLE.unit, PILE.unit, SEAT.unit
TABLE_SIZE, PILE_SIZE, SEAT_SIZE = TABLE.size, PILE.size, SEAT.size
CARD_WORTH = np.array([0, *range(DEMANDS + 1, 2 * DEMANDS + 1)], np.float32) / (2 * DEMANDS)
"""What is written for a card owned, by its demand + 1: choosing with a branch takes longer, as do signed places."""
ZERO, TUCKED_UNIT = np.float32(0), np.float32(1 / CARD_CODES)


@inlined
def observe(state: State, viewer: int, row: Any) -> None:
    """Write what a seat sees; nothing is hidden, only the seats are counted from the viewer."""
    row[:] = 0
    observe_table(state, row)
    observe_contest(state, row)
    for stack in range(2):
        start = T.left_top + stack * PILE_SIZE
        observe_stack(state.stack[stack], row[start : start + PILE_SIZE])
    for seat in range(state.players):
        away = seat - viewer if seat >= viewer else seat - viewer + state.players
        start = TABLE_SIZE + away * SEAT_SIZE
        observe_seat(state, seat, row[start : start + SEAT_SIZE])


@inlined
def observe_table(state: State, row: Any) -> None:
    """Write the turn and the unseen cards."""
    row[T.phase + state.phase] = 1
    row[T.attempts] = state.attempts * TU.attempts
    row[T.tucks] = state.tucks * TU.tucks
    row[T.guards_placed] = state.guards_placed & CASTLE_GUARD_BIT != 0
    row[T.guards_placed + 1] = state.guards_placed & CARD_GUARD_BIT != 0
    for i in range(state.unseen_count):
        card: Any = np.uint16(state.unseen[i])
        row[T.unseen_cards + card_like(card)] += TU.unseen_cards


@inlined
def observe_contest(state: State, row: Any) -> None:
    """Write what is rolled for, and the dice."""
    row[T.contest + state.contest] = 1
    if state.contest == Contest.NONE:
        return
    if state.contest != Contest.KING:
        row[T.announced + state.like] = 1
    if state.contest == Contest.STACK or state.contest == Contest.TOURNAMENT:
        row[T.stack + state.target] = 1
    size, number, kicker = result_facts(state.mark)
    row[T.mark] = size * TU.mark
    row[T.mark + 1] = number * TU.mark
    row[T.mark + 2] = kicker * TU.mark
    for face in range(LIVE_FACES):
        row[T.live + face] = LIVE_COUNTS[state.live, face] * TU.live
    row[T.to_roll] = state.to_roll * TU.to_roll
    row[T.rolls_left] = state.rolls_left * TU.rolls_left


@inlined
def observe_stack(pile: State, row: Any) -> None:
    """Write one stack."""
    if pile.top != NO_CARD:
        row[P.top + card_like(pile.top)] = 1
        if card_like(pile.top) != Like.TOURNAMENT:
            row[P.top_demand] = (card_demand(pile.top) + 1) * PU.top_demand
    row[P.unseen] = pile.unseen * PU.unseen
    row[P.tucked_count] = pile.tucked_count * PU.tucked_count
    for i in range(DECK_SIZE):
        card = np.float32(pile.tucked[i] + 1) * TUCKED_UNIT
        row[P.tucked + i] = card if i < pile.tucked_count else ZERO


@inlined
def observe_seat(state: State, seat: int, row: Any) -> None:
    """Write a seat's part in what happens, and its cards."""
    row[S.to_act] = state.actor == seat
    row[S.on_turn] = state.turn == seat
    contest = state.contest
    row[S.rolls] = (contest != Contest.NONE) & (state.roller == seat)
    row[S.attacked] = (contest >= Contest.CASTLE) & (contest <= Contest.SPECIAL) & (state.target == seat)
    row[S.leads] = (contest == Contest.TOURNAMENT) & (state.leader == seat)
    player = state.seat[seat]
    for like in range(OWNED_LIKES):
        row[S.cards + like] = CARD_WORTH[np.uint8(player.cards[like])]
    row[S.tournaments] = player.tournaments * SU.tournaments
    if player.castle_guard:
        for colour in range(COLOURS):
            row[S.castle_guard + colour] = player.castle_guard >> colour & 1
    if player.card_guard != NONE:
        row[S.card_guard + player.card_guard - COLOURS] = 1


@inlined
def index_of(state: State, code: int) -> int:
    """Return the number of a code for the seat to act: targets are counted from it clockwise."""
    if code < actions.TARGET or code >= actions.KING:
        return code
    seat = (code - actions.TARGET) // OWNED_LIKES
    if seat >= state.players:
        return code
    away = (seat - state.actor + state.players) % state.players
    return code + (away - seat) * OWNED_LIKES


@inlined
def code_of(state: State, index: int) -> int:
    """Return the code of an action's number, the inverse of `index_of`."""
    if index < actions.TARGET or index >= actions.KING:
        return index
    away = (index - actions.TARGET) // OWNED_LIKES
    if away >= state.players:
        return index
    seat = (state.actor + away) % state.players
    return index + (seat - away) * OWNED_LIKES


@inlined
def choose(state: State, rng: Any, codes: Any) -> Any:
    """Draw a legal action, all equally likely: what dice to keep (K6.3) without listing every choice."""
    if state.phase == Phase.KEEP:
        start = LIVE_PART_START[state.live]
        return np.int64(actions.KEEP + LIVE_PART[start + below(rng, LIVE_PART_START[state.live + 1] - start)])
    return np.int64(codes[below(rng, legal(state, codes))])
