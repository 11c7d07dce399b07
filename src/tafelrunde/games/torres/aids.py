"""What a board draws beside the position: castles, what the year would bring, and the ways through gates."""

from typing import Any

import msgspec

from tafelrunde.core.memory import States, copied
from tafelrunde.games.torres.action_cards import target_cells
from tafelrunde.games.torres.board import (
    CELL_NAMES,
    CELL_NUMBERS,
    adjoin,
    castles_of,
    cell_names,
    tower_blocks,
)
from tafelrunde.games.torres.cards import Card, Variant
from tafelrunde.games.torres.master import master_points
from tafelrunde.games.torres.scoring import advance, king_points, score_year
from tafelrunde.games.torres.state import NONE, SIDE, Phase
from tafelrunde.games.torres.turn import YEAR_ROUNDS
from tafelrunde.games.torres.view import common_pile

Towers = dict[str, int]
"""How many blocks each tower has."""


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


def aids(state: States) -> Aids:
    """Return what follows from what a seat may see of a position; cards do not matter for any of it."""
    record = state[0]
    phase, year = Phase(record["phase"]), int(record["year"])
    blocks = tower_blocks(record["plane"].tolist())
    castles = _castles(record, blocks)
    over, playing = phase == Phase.OVER, Phase.TURN <= phase < Phase.OVER
    ended = year if over else year - 1 if phase == Phase.KINGS_MOVE else 0
    return Aids(
        castles=castles,
        now=_year(state, year, castles, blocks) if playing else None,
        track=_track(state) if playing else [],
        scored=_year(state, ended, castles, blocks) if ended else None,
        passages=_passages(record, blocks),
        rounds=int(YEAR_ROUNDS[record["players"], year]) if playing else 0,
        step=_step(state) if playing else 0,
        pile=common_pile(record) if record["variant"] == Variant.LUCK else 0,
    )


def _castles(record: Any, blocks: Towers) -> list[Castle]:
    built = sum(1 << CELL_NUMBERS[cell] for cell in blocks)
    king = CELL_NAMES[record["king"]] if record["king"] != NONE else None
    found = [cell_names(castle) for castle in castles_of(built)]
    return [
        Castle(cells[0], cells, len(cells), max(blocks[cell] for cell in cells), king in cells) for cells in found
    ]


def _year(state: States, year: int, castles: list[Castle], blocks: Towers) -> Year:
    ending = copied(state)
    ending["year"] = year
    return Year(year, [_scoring(ending[0], seat, castles, blocks) for seat in range(ending[0]["players"])])


def _scoring(record: Any, seat: int, castles: list[Castle], blocks: Towers) -> Scoring:
    knights = cell_names(int(record["seat"][seat]["knights"]))
    shares = [share for castle in castles if (share := _share(castle, knights, blocks))]
    king = int(king_points(record, seat))
    master = int(master_points(record, seat)) if record["variant"] == Variant.MASTER else 0
    return Scoring(shares, king, master, sum(share.points for share in shares) + king + master)


def _share(castle: Castle, knights: list[str], blocks: Towers) -> Share | None:
    level = max((blocks[cell] for cell in knights if cell in castle.cells), default=0)
    return Share(castle.id, castle.area, level, castle.area * level) if level else None


def _track(state: States) -> list[int]:
    ended = copied(state)
    score_year(ended[0])
    return [int(score) for score in ended[0]["seat"]["score"][: ended[0]["players"]]]


def _step(state: States) -> int:
    stepping = copied(state)[0]
    player = stepping["seat"][int(stepping["turn"])]
    before = int(player["score"])
    advance(stepping, int(stepping["turn"]), 1)
    return int(player["score"]) - before


def _passages(record: Any, blocks: Towers) -> list[Passage]:
    """Find a shortest way to each cell that is not reached by a plain step."""
    card, picked = int(record["card"]), int(record["picked"])
    if record["phase"] != Phase.PLACE or card not in (NONE, Card.STAIRS):
        return []
    here = CELL_NAMES[picked]
    targets = cell_names(int(target_cells(record, card, picked)))
    through = _through(here, blocks)
    return [
        Passage(cell, [*_way_out(cell, through, blocks), cell])
        for cell in targets
        if card == Card.STAIRS or not adjoin(here, cell)
    ]


def _through(here: str, blocks: Towers) -> dict[str, list[str]]:
    """Return a shortest way to every tower inside the castles that a knight can enter, the nearest first."""
    level = blocks.get(here, 0)
    ways = {cell: [here, cell] for cell in _beside(here) if blocks.get(cell, 0) > level}
    waiting = list(ways)
    for tower in waiting:
        for cell in _beside(tower):
            if cell in blocks and cell not in ways:
                ways[cell] = [*ways[tower], cell]
                waiting.append(cell)
    return ways


def _way_out(cell: str, through: dict[str, list[str]], blocks: Towers) -> list[str]:
    """Return a shortest way to a gate before a cell: a tower beside it that is higher."""
    level = blocks.get(cell, 0)
    gates = [tower for tower in through if adjoin(tower, cell) and blocks[tower] > level]
    return through[gates[0]]


def _beside(cell: str) -> list[str]:
    number = CELL_NUMBERS[cell]
    rank, file = divmod(number, SIDE)
    near = ((rank - 1, file), (rank, file - 1), (rank, file + 1), (rank + 1, file))
    return [CELL_NAMES[r * SIDE + f] for r, f in near if 0 <= r < SIDE and 0 <= f < SIDE]
