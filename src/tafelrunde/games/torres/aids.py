"""What a board draws beside the position: castles, what the year would bring, and the ways through gates."""

from typing import Any, Final

import msgspec
import numpy as np

from tafelrunde.core.bits import bit, count, first_bit, lowest
from tafelrunde.core.kernel import State, kernel
from tafelrunde.core.memory import States
from tafelrunde.core.rows import numbers, plain, rows
from tafelrunde.games.torres.action_cards import passage_cells
from tafelrunde.games.torres.board import CELL_NAMES, CELL_NUMBERS, castle_of, cell_names, towers, wide
from tafelrunde.games.torres.buying import cards_left
from tafelrunde.games.torres.cards import Variant
from tafelrunde.games.torres.moving import find_ways, way_out
from tafelrunde.games.torres.scoring import advance, highest_level, score_year, share, year_points
from tafelrunde.games.torres.state import CELLS, MOST_KNIGHTS, MOST_PLAYERS, NONE, Phase
from tafelrunde.games.torres.turn import YEAR_ROUNDS

MOST_CASTLES: Final = CELLS // 2
"""No two castles lie side by side."""
NOW: Final = 0
SCORED: Final = 1

CASTLE = np.dtype(
    [
        ("cells", np.uint64),
        ("area", np.int8),
        ("highest", np.int8),
        ("king", np.int8),
        ("spare", np.int8, 5),
    ]
)
SHARE = np.dtype([("points", np.int16), ("castle", np.int8), ("level", np.int8)])
SCORING = np.dtype(
    [
        ("king", np.int16),
        ("master", np.int16),
        ("total", np.int16),
        ("shares", np.int16),
        ("share", SHARE, MOST_KNIGHTS),
    ]
)
YEAR = np.dtype([("year", np.int16), ("seat", SCORING, MOST_PLAYERS)])
AIDS = np.dtype(
    [
        ("castle", CASTLE, MOST_CASTLES),
        ("targets", np.uint64),  # where the knight taken up gets through gates
        ("year", YEAR, 2),  # what it would bring now, and what the last one has brought; year 0: nothing
        ("track", np.int16, MOST_PLAYERS),
        ("castles", np.int8),
        ("rounds", np.int8),
        ("step", np.int8),
        ("pile", np.int8),
        ("gate", np.int8, CELLS),  # by target: the last tower of the way
        ("before", np.int8, CELLS),  # by tower: the one before it on the way, NONE where the knight enters
        ("order", np.int8, CELLS),  # the towers inside, the nearest first
    ]
)


class Castle(msgspec.Struct, frozen=True):
    """A castle (T1.3)."""

    id: str
    """Its first cell, from a1 to h8."""
    cells: list[str]
    area: int
    """How many cells it covers: what a level is worth (T9.1), and how high a tower may be (T6.3)."""
    highest: int
    """The level of its highest tower."""
    king: bool
    """Whether the king stands in it."""


class Share(msgspec.Struct, frozen=True):
    """What a castle brings a seat (T9.1)."""

    castle: str
    area: int
    level: int
    points: int


class Scoring(msgspec.Struct, frozen=True):
    """What the end of a year brings a seat."""

    castles: list[Share]
    king: int
    """The king's bonus (T9.2)."""
    master: int
    """The master bonus (T11.6)."""
    total: int
    """All of it; on the track a marker may go further still (T8.1)."""


class Year(msgspec.Struct, frozen=True):
    """The scoring of a year, by seat."""

    year: int
    seats: list[Scoring]


class Passage(msgspec.Struct, frozen=True):
    """A way through the gates of a castle (T5.4)."""

    to: str
    cells: list[str]
    """From where the knight stands through the towers of the castle to where it comes out."""


class Aids(msgspec.Struct, frozen=True, omit_defaults=True):
    """Torres: what a board draws beside the position."""

    castles: list[Castle]
    now: Year | None = None
    """What the year would bring if it ended now; none before the first year and after the last."""
    track: list[int] = []
    """Where the markers would stand then."""
    scored: Year | None = None
    """Where a year has just been scored: what it brought."""
    passages: list[Passage] = []
    """For the knight that is taken up: how it gets where no plain step leads."""
    rounds: int = 0
    """How many rounds the year has (T3.1); none before the first year."""
    step: int = 0
    """What a step on the track would bring whoever's turn it is (T8.1)."""
    pile: int = 0
    """How many cards the common pile of the luck variant holds (T10.1)."""


@kernel
def fill_aids(states: Any, found: Any) -> None:
    """Fill a record with what follows from a position; a copy of it is scored on the way."""
    scored = states.copy()
    state, aids = scored[0], found[0]
    fill_castles(state, aids)
    if state.phase == Phase.PLACE:
        fill_passages(state, aids)
    if state.variant == Variant.LUCK:
        aids.pile = cards_left(state)
    if state.phase == Phase.OVER:
        fill_year(state, aids, SCORED, wide(state.year))
    elif state.phase >= Phase.TURN:
        if state.phase == Phase.KINGS_MOVE:
            fill_year(state, aids, SCORED, wide(state.year) - 1)
        fill_year(state, aids, NOW, wide(state.year))
        aids.rounds = YEAR_ROUNDS[state.players, state.year]
        fill_track(state, aids)


@kernel
def fill_castles(state: State, aids: State) -> None:
    """T1.3: find the castles, from a1 to h8."""
    built = towers(state)
    rest = built
    while rest:
        castle = aids.castle[aids.castles]
        cells = castle_of(lowest(rest), built)
        rest ^= cells
        castle.cells = cells
        castle.area = count(cells)
        castle.highest = highest_level(state, cells)
        castle.king = 1 if state.king != NONE and bit(state.king) & cells else 0
        aids.castles += 1


@kernel
def fill_passages(state: State, aids: State) -> None:
    """T5.4: find a shortest way to each cell that is not reached by a plain step."""
    aids.targets = passage_cells(state, state.card, state.picked)
    inside = find_ways(state, state.picked, aids.before, aids.order)
    rest = aids.targets
    while rest:
        target = first_bit(rest)
        rest ^= lowest(rest)
        aids.gate[target] = way_out(state, target, aids.order, inside)


@kernel
def fill_year(state: State, aids: State, which: int, year: int) -> None:
    """T9.1, T9.2, T11.6: what a year brings, by seat."""
    this_year = state.year
    state.year = year
    aids.year[which].year = year
    for seat in range(wide(state.players)):
        scoring = aids.year[which].seat[seat]
        castles, king, master = year_points(state, seat)
        scoring.king = king
        scoring.master = master
        scoring.total = castles + king + master
        fill_shares(state, aids, scoring, state.seat[seat].knights)
    state.year = this_year


@kernel
def fill_shares(state: State, aids: State, scoring: State, knights: Any) -> None:
    """T9.1: what each castle brings."""
    for castle in range(aids.castles):
        cells = aids.castle[castle].cells
        if cells & knights:
            part = scoring.share[scoring.shares]
            part.castle = castle
            part.level = highest_level(state, cells & knights)
            part.points = share(state, cells, knights)
            scoring.shares += 1


@kernel
def fill_track(state: State, aids: State) -> None:
    """T8.1: how far a step leads whoever's turn it is, and where the markers stop if the year ends."""
    player = state.seat[state.turn]
    before = player.score
    advance(state, state.turn, 1)
    aids.step = player.score - before
    player.score = before
    score_year(state, None)
    for seat in range(state.players):
        aids.track[seat] = state.seat[seat].score


def aids(state: States) -> Aids:
    """Return what follows from what a seat may see of a position; cards do not matter for any of it."""
    found = np.zeros(1, AIDS)
    fill_aids(state, found)
    record, players = plain(found), state["players"].item()
    castles = [_castle(row) for row in rows(record.castle, CASTLE)[: record.castles]]
    now, scored = (_year(row, players, castles) for row in rows(record.year, YEAR))
    return Aids(
        castles=castles,
        now=now,
        track=numbers(record.track, "i2")[:players] if now else [],
        scored=scored,
        passages=_passages(record, state["picked"].item()),
        rounds=record.rounds,
        step=record.step,
        pile=record.pile,
    )


def _castle(row: Any) -> Castle:
    cells = cell_names(row.cells)
    return Castle(cells[0], cells, row.area, row.highest, bool(row.king))


def _year(row: Any, players: int, castles: list[Castle]) -> Year | None:
    seats = rows(row.seat, SCORING)[:players]
    return Year(row.year, [_scoring(seat, castles) for seat in seats]) if row.year else None


def _scoring(row: Any, castles: list[Castle]) -> Scoring:
    parts = [(castles[part.castle], part) for part in rows(row.share, SHARE)[: row.shares]]
    shares = [Share(castle.id, castle.area, part.level, part.points) for castle, part in parts]
    return Scoring(shares, row.king, row.master, row.total)


def _passages(record: Any, picked: int) -> list[Passage]:
    gates, before = numbers(record.gate, "i1"), numbers(record.before, "i1")
    return [
        Passage(name, [CELL_NAMES[picked], *_way(gates[CELL_NUMBERS[name]], before), name])
        for name in cell_names(record.targets)
    ]


def _way(tower: int, before: list[int]) -> list[str]:
    way = []
    while tower != NONE:
        way.append(CELL_NAMES[tower])
        tower = before[tower]
    return way[::-1]
