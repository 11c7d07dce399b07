"""What a seat sees of Torres as numbers: the others' cards are counted, never named (T12.1)."""

from typing import Any, Final

from tafelrunde.core.bits import count, first_bit, lowest
from tafelrunde.core.kernel import State, inlined
from tafelrunde.envs.kernels.identity_codes import code_of, index_of
from tafelrunde.envs.kernels.layout import Field, Layout, block
from tafelrunde.games.torres.board import level, towers
from tafelrunde.games.torres.cards import CARDS, MASTER_NAMES, MOST_ROUNDS, SETS, Spacing, Variant
from tafelrunde.games.torres.hiding import card_count, sees_cards
from tafelrunde.games.torres.state import (
    BLOCKS,
    CELLS,
    DRAWN_AT_ONCE,
    HIGHEST_TOWER,
    MOST_ACTION_POINTS,
    MOST_BOUGHT,
    MOST_KNIGHTS,
    MOST_PLAYERS,
    MOST_STACKS,
    NO_CARD,
    NONE,
    STACK_HEIGHT,
    UNSEEN,
    YEARS,
    Phase,
)

__all__ = ["LAYOUT", "MOST_POINTS", "code_of", "index_of", "observe", "points"]

HUNDRED: Final = 100
MOST_POINTS: Final = 2**15 - 1
LONG_ACTIONS: Final = ("end",)
"""Kinds of actions that take long and that few choose at a time."""
TEN: Final = 10

TABLE = block(
    Field("levels", CELLS, "blocks on each cell, a1 to h8, in tens", TEN, HIGHEST_TOWER / TEN),
    Field("king", CELLS, "one-hot: the king's cell"),
    Field("taken_up", CELLS, "one-hot: the cell of the piece taken up"),
    Field("phase", len(Phase), "one-hot: what is asked (`Phase`)"),
    Field("variant", len(Variant), "one-hot: basic, luck, master"),
    Field("lines", 1, "whether foundations must lie apart in lines only"),
    Field("all_six", 1, "whether master cards ask for all six knights"),
    Field("master", len(MASTER_NAMES), "one-hot: the master card (`Master`)"),
    Field("year", YEARS, "one-hot: the year"),
    Field("round", MOST_ROUNDS, "one-hot: the round of the year"),
    Field("turns_left", 1, "turns of the round after this one", MOST_PLAYERS),
    Field("supply", 1, "blocks in the supply", BLOCKS),
    Field("action_points", 1, "action points left", MOST_ACTION_POINTS),
    Field("named", STACK_HEIGHT + 1, "one-hot: blocks left in the stack named this turn; none if none is named"),
    Field("bought", 1, "cards bought in this turn", MOST_BOUGHT),
    Field("card_played", 1, "whether this turn's card has been played"),
    Field("card", CARDS, "one-hot: the card being carried out (`Card`)"),
    Field("fresh", CARDS, "cards bought in this turn (`Card`), if the viewer may see them", MOST_BOUGHT),
    Field("fresh_hidden", 1, "cards bought in this turn that the viewer may not see", MOST_BOUGHT),
    Field("drawn", CARDS, "cards drawn and not yet kept or put back, if the viewer may see them"),
    Field("drawn_hidden", 1, "cards drawn that the viewer may not see", DRAWN_AT_ONCE),
    Field("pile", CARDS * CARDS, "one-hot by place: known cards of the viewer's own pile, from the top"),
)
SEAT = block(
    Field("knights", CELLS, "cells with a knight of this seat, a1 to h8"),
    Field("to_act", 1, "whether this seat is to act"),
    Field("on_turn", 1, "whether it is this seat's turn"),
    Field("starter", 1, "whether this seat starts the round"),
    Field("score", 1, "points, in hundreds", HUNDRED, MOST_POINTS / HUNDRED),
    Field("knights_left", 1, "knights not on the board", MOST_KNIGHTS),
    Field("stacks", STACK_HEIGHT + 1, "stacks of 0, 1, 2 and 3 blocks", MOST_STACKS),
    Field("carried", 1, "blocks left after the year's last turn", STACK_HEIGHT),
    Field("hand", CARDS, "cards in hand (`Card`), if the viewer may see them", SETS),
    Field("hand_hidden", 1, "cards in hand that the viewer may not see", SETS * CARDS),
    Field("played", CARDS, "cards played (`Card`)", SETS),
    Field("pile_unseen", CARDS, "by place: a card of the pile that its owner has not seen"),
    Field("pile_known", CARDS, "by place: a card of the pile that its owner knows"),
)
LAYOUT: Final = Layout(TABLE, SEAT)

T, S, TU, SU = TABLE.at, SEAT.at, TABLE.unit, SEAT.unit
TABLE_SIZE, SEAT_SIZE = TABLE.size, SEAT.size


@inlined
def observe(state: State, viewer: int, row: Any) -> None:
    """Write what a seat sees."""
    row[:] = 0
    observe_board(state, row)
    observe_rules(state, row)
    observe_turn(state, row)
    if sees_cards(state, state.turn, viewer):
        write_cards(state.fresh, T.fresh, TU.fresh, row)
        write_cards(state.drawn, T.drawn, TU.drawn, row)
    else:
        row[T.fresh_hidden] = card_count(state.fresh) * TU.fresh_hidden
        row[T.drawn_hidden] = card_count(state.drawn) * TU.drawn_hidden
    observe_own_pile(state, viewer, row)
    for seat in range(state.players):
        away = seat - viewer if seat >= viewer else seat - viewer + state.players
        start = TABLE_SIZE + away * SEAT_SIZE
        observe_seat(state, seat, row[start : start + SEAT_SIZE])
        observe_cards(state, seat, sees_cards(state, seat, viewer), row[start : start + SEAT_SIZE])


@inlined
def write_cells(cells: Any, start: int, row: Any) -> None:
    """Write a set of cells."""
    while cells:
        cell = lowest(cells)
        row[start + first_bit(cell)] = 1
        cells ^= cell


@inlined
def write_one(value: int, start: int, row: Any) -> None:
    """Write one of several, unless it is none."""
    if value != NONE:
        row[start + value] = 1


@inlined
def write_cards(cards: Any, start: int, unit: float, row: Any) -> None:
    """Write cards by kind."""
    for card in range(CARDS):
        row[start + card] = cards[card] * unit


@inlined
def observe_board(state: State, row: Any) -> None:
    """Write towers, the king and what is taken up."""
    built = towers(state)
    while built:
        tower = lowest(built)
        cell = first_bit(tower)
        row[T.levels + cell] = level(state, cell) * TU.levels
        built ^= tower
    write_one(state.king, T.king, row)
    write_one(state.picked, T.taken_up, row)


@inlined
def observe_rules(state: State, row: Any) -> None:
    """Write the variant and its options."""
    row[T.variant + state.variant] = 1
    row[T.lines] = state.spacing == Spacing.LINES
    row[T.all_six] = state.all_six
    write_one(state.master, T.master, row)


@inlined
def observe_turn(state: State, row: Any) -> None:
    """Write where the year and the turn stand."""
    row[T.phase + state.phase] = 1
    row[T.year + state.year - 1] = 1
    row[T.round + state.round - 1] = 1
    row[T.turns_left] = state.turns_left * TU.turns_left
    row[T.supply] = state.supply * TU.supply
    row[T.action_points] = state.ap * TU.action_points
    write_one(state.named, T.named, row)
    row[T.bought] = state.bought * TU.bought
    row[T.card_played] = state.card_played
    write_one(state.card, T.card, row)


@inlined
def observe_own_pile(state: State, viewer: int, row: Any) -> None:
    """Write the cards that the viewer knows in the own pile (T7.1)."""
    for place in range(CARDS):
        entry = state.seat[viewer].pile[place]
        if entry != NO_CARD and entry < UNSEEN:
            row[T.pile + place * CARDS + entry - 1] = 1


@inlined
def observe_seat(state: State, seat: int, row: Any) -> None:
    """Write what everybody sees of a seat."""
    player = state.seat[seat]
    write_cells(player.knights, S.knights, row)
    row[S.to_act] = state.actor == seat
    row[S.on_turn] = state.turn == seat
    row[S.starter] = state.starter == seat
    row[S.score] = player.score * SU.score
    row[S.knights_left] = (MOST_KNIGHTS - count(player.knights)) * SU.knights_left
    for size in range(STACK_HEIGHT + 1):
        row[S.stacks + size] = player.stacks[size] * SU.stacks
    row[S.carried] = player.carried * SU.carried


@inlined
def observe_cards(state: State, seat: int, seen: bool, row: Any) -> None:
    """Write a seat's cards: named, or only counted (T12.1)."""
    player = state.seat[seat]
    if seen:
        write_cards(player.hand, S.hand, SU.hand, row)
    else:
        row[S.hand_hidden] = card_count(player.hand) * SU.hand_hidden
    write_cards(player.played, S.played, SU.played, row)
    for place in range(CARDS):
        entry = player.pile[place]
        row[S.pile_unseen + place] = entry == UNSEEN
        row[S.pile_known + place] = entry != NO_CARD and entry != UNSEEN


@inlined
def points(state: State, seat: int) -> float:
    """Return a seat's place on the scoring track."""
    return float(state.seat[seat].score)
