"""Setting up any written position; `possible.py` refuses an impossible one with the reason."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tafelrunde.core.kernel import CHANCE, OVER
from tafelrunde.core.memory import States
from tafelrunde.core.written import convert, named, require, require_seat, set_number
from tafelrunde.games.torres.board import CELL_NAMES
from tafelrunde.games.torres.cards import CARD_NAMES, CARDS, MASTER_NAMES, SETS, SPACING_NAMES, VARIANT_NAMES
from tafelrunde.games.torres.hiding import can_be_dealt, is_whole, masked, resample
from tafelrunde.games.torres.notation import PILE_NAMES, WrittenPosition, WrittenSeat
from tafelrunde.games.torres.possible import check
from tafelrunde.games.torres.state import (
    BLOCKS,
    HIDDEN,
    LEAST_PLAYERS,
    MOST_ACTION_POINTS,
    MOST_BOUGHT,
    MOST_KNIGHTS,
    MOST_PLAYERS,
    MOST_STACKS,
    NONE,
    PHASE_NAMES,
    PLANES,
    STACK_HEIGHT,
    UNKNOWN,
    UNSEEN,
    YEARS,
    Phase,
)

CHANCE_PHASES = (Phase.START, Phase.MASTER, Phase.DRAW)
MOST_POINTS = 10_000
TALLEST = (BLOCKS + 1) // 2
"""All blocks in one castle, and T6.3; `possible.py` has the other castles stand as well."""


def read_position(json: Any, state: States) -> None:
    """Fill an empty state from JSON, or raise BadPosition."""
    _fill(convert(json, WrittenPosition), state[0], hides=False)
    check(state[0])


def read_view(json: Any, seat: int | None, state: States) -> None:
    """Fill an empty state with what a seat may see, or raise BadPosition.

    There must be a position that looks like this: one is made by naming the hidden cards in any way.
    """
    _fill(convert(json, WrittenPosition), state[0], hides=True)
    require_seat(seat, int(state[0]["players"]), "seat")
    require(masked(state, seat).tobytes() == state.tobytes(), "torres-view-others-cards", "T12.1")
    require(can_be_dealt(state, seat), "torres-view-cards", "T12.1")
    whole = resample(state, seat, lambda weights: 0)[0]
    require(is_whole(whole), "torres-view-own-cards", "T12.1")
    check(whole)


def _fill(written: WrittenPosition, record: Any, *, hides: bool) -> None:
    players = len(written.seats)
    require(LEAST_PLAYERS <= players <= MOST_PLAYERS, "torres-position-players", found=players)
    hidden = written.fresh_hidden or written.drawn_hidden or any(seat.hidden for seat in written.seats)
    require(hides or not hidden, "torres-position-hidden", "T12.1")
    phase = named(written.phase, PHASE_NAMES, "phase")
    record["players"], record["phase"] = players, phase
    record["variant"] = named(written.variant, VARIANT_NAMES, "variant")
    record["spacing"] = named(written.foundation_spacing, SPACING_NAMES, "foundation_spacing")
    record["all_six"] = written.master_all_six
    record["master"] = _number(written.master, MASTER_NAMES, "master")
    record["king"] = _number(written.king, CELL_NAMES, "king")
    record["picked"] = _number(written.picked, CELL_NAMES, "picked")
    record["card"] = _number(written.card, CARD_NAMES, "card")
    _fill_numbers(written, record)
    for cell, blocks in written.towers.items():
        _build(record, _number(cell, CELL_NAMES, "towers"), blocks)
    for seat, seat_written in enumerate(written.seats):
        _fill_seat(seat_written, record["seat"][seat], hides=hides)
    _count_cards(record["fresh"], written.fresh, written.fresh_hidden, "fresh")
    _count_cards(record["drawn"], written.drawn, written.drawn_hidden, "drawn")
    record["actor"] = CHANCE if phase in CHANCE_PHASES else OVER if phase == Phase.OVER else written.turn


def _fill_numbers(written: WrittenPosition, record: Any) -> None:
    players = int(record["players"])
    for field, seat in (("turn", written.turn), ("starter", written.starter)):
        require(0 <= seat < players, "position-seat", what=field, found=seat)
        record[field] = seat
    first = written.first
    require_seat(first, players, "first")
    record["first"] = NONE if first is None else first
    set_number(record, "supply", written.supply, 0, BLOCKS)
    set_number(record, "year", written.year, 1, YEARS)
    set_number(record, "round", written.round, 1, MOST_STACKS)
    set_number(record, "turns_left", written.turns_left, 0, players - 1)
    set_number(record, "ap", written.ap, 0, MOST_ACTION_POINTS)
    set_number(record, "named", NONE if written.named is None else written.named, NONE, STACK_HEIGHT)
    require(written.named != NONE, "position-number", what="named", found=NONE, low=0, high=STACK_HEIGHT)
    set_number(record, "bought", written.bought, 0, MOST_BOUGHT)
    record["card_played"] = written.card_played


def _number(text: str | None, names: Sequence[str], what: str) -> int:
    """Return the place of a name in a list, NONE for nothing."""
    return NONE if text is None else int(named(text, dict(enumerate(names)), what))


def _build(record: Any, cell: int, blocks: int) -> None:
    require(1 <= blocks <= TALLEST, "position-number", what=CELL_NAMES[cell], found=blocks, low=1, high=TALLEST)
    for plane in range(PLANES):
        record["plane"][plane] |= np.uint64((blocks >> plane & 1) << cell)


def _fill_seat(written: WrittenSeat, player: Any, *, hides: bool) -> None:
    cells = [_number(cell, CELL_NAMES, "knights") for cell in written.knights]
    require(len(cells) <= MOST_KNIGHTS, "torres-position-knights", "T5.1", found=len(cells))
    require(len(set(cells)) == len(cells), "torres-position-pieces", "T5.2")
    player["knights"] = np.uint64(sum(1 << cell for cell in cells))
    set_number(player, "score", written.score, 0, MOST_POINTS)
    set_number(player, "carried", written.carried, 0, STACK_HEIGHT)
    require(len(written.stacks) <= MOST_STACKS, "torres-position-stacks", "T3.2")
    for size in written.stacks:
        require(0 <= size <= STACK_HEIGHT, "torres-position-stacks", "T3.3")
        player["stacks"][size] += 1
    _count_cards(player["hand"], written.hand, written.hidden, "hand")
    _count_cards(player["played"], written.played, 0, "played")
    require(len(written.pile) <= CARDS, "torres-position-cards", "T2.2")
    for place, card in enumerate(written.pile):
        player["pile"][place] = _pile_entry(card, hides=hides)


def _pile_entry(card: str | None, *, hides: bool) -> int:
    if card is None:
        return UNSEEN
    if hides and card == PILE_NAMES[HIDDEN]:
        return HIDDEN
    return _number(card, CARD_NAMES, "pile") + 1


def _count_cards(field: Any, cards: Sequence[str], hidden: int, what: str) -> None:
    require(len(cards) <= SETS * CARDS, "torres-position-cards", "T1.1")
    for name in cards:
        field[_number(name, CARD_NAMES, what)] += 1
    if hidden:
        require(0 <= hidden <= SETS * CARDS, "torres-position-cards", "T1.1")
        field[UNKNOWN] = hidden
