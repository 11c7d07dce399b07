"""What a player of Torres sees in a position, as numbers: a row for each seat, as if the turn had just ended."""

from enum import IntEnum, auto
from typing import Any, Final

import numpy as np

from tafelrunde.bots.torres.master_progress import progress
from tafelrunde.core.bits import EMPTY, bit, count, lowest
from tafelrunde.core.kernel import NOBODY, State, kernel
from tafelrunde.games.torres.board import Cells, beside, castle_of, free_cells, reaching, towers
from tafelrunde.games.torres.cards import CARDS, KING_BONUS
from tafelrunde.games.torres.master import BONUS, master_points, times
from tafelrunde.games.torres.stacks import block_count, stack_count
from tafelrunde.games.torres.state import CELLS, MOST_PLAYERS, NONE, STACK_HEIGHT, UNKNOWN, YEARS, Phase
from tafelrunde.games.torres.turn import YEAR_ROUNDS


class Feature(IntEnum):
    """The columns of a row, before those of the cards."""

    ONE = 0
    SCORE = auto()
    CASTLES = auto()
    """Castle points if the year ended now."""
    KING = auto()
    MASTER = auto()
    KNIGHTS = auto()
    LEVELS = auto()
    """The levels of all knights together."""
    HIGHEST = auto()
    HELD = auto()
    """Castles with an own knight."""
    AREA = auto()
    """The area of all castles held: what one level more would bring in each."""
    BEST_AREA = auto()
    STEP = auto()
    """The area of the castles where the highest knight has a step up."""
    BEST_STEP = auto()
    CLIMB = auto()
    """The area of the castles where one block makes a step up."""
    HEAD = auto()
    """Area times the levels between the highest knight and the highest free tower."""
    ROOM = auto()
    """Ground on which the castles held can grow."""
    SHARED = auto()
    """The area of the castles held, for each rival's knight in them."""
    ENTRY = auto()
    """The area of castles not yet held that a knight can step into."""
    GROUND = auto()
    """Knights on the ground."""
    FREE = auto()
    """Free cells beside the knights, none of them too high."""
    WITH_KING = auto()
    """Whether a knight is in the king's castle."""
    BELOW_KING = auto()
    """Whether a knight there stands one level below the one that pays this year."""
    NEXT_KING = auto()
    """Whether a knight there stands on the level that pays next year."""
    KING_NEAR = auto()
    BLOCKS = auto()
    HAND = auto()
    PROGRESS = auto()
    REACHED = auto()
    FIRST_YEAR = auto()
    SECOND_YEAR = auto()
    TURNS = auto()
    YEAR_TURNS = auto()
    NEXT = auto()
    """Whether the next turn is this seat's."""
    RIVALS = auto()
    PILE = auto()


FIRST_CARD: Final = len(Feature)
FEATURES: Final = FIRST_CARD + CARDS
"""Columns of a row: those above, and one for each kind of card in hand."""
MOST_TURNS: Final = int(YEAR_ROUNDS.sum(axis=1).max())
MOST_TURNS_OF_ALL: Final = int((YEAR_ROUNDS.sum(axis=1) * np.arange(MOST_PLAYERS + 1)).max())

UNIT = np.ones(FEATURES, np.float32)
"""What each column is divided by, so that all are of the size of one."""
for _feature, _unit in {
    Feature.SCORE: 50,
    Feature.CASTLES: 50,
    Feature.KING: 15,
    Feature.MASTER: 50,
    Feature.KNIGHTS: 6,
    Feature.LEVELS: 10,
    Feature.HIGHEST: 5,
    Feature.HELD: 6,
    Feature.AREA: 30,
    Feature.BEST_AREA: 12,
    Feature.STEP: 20,
    Feature.BEST_STEP: 12,
    Feature.CLIMB: 20,
    Feature.HEAD: 30,
    Feature.ROOM: 20,
    Feature.SHARED: 30,
    Feature.ENTRY: 20,
    Feature.GROUND: 6,
    Feature.FREE: 12,
    Feature.KING_NEAR: 7,
    Feature.BLOCKS: 9,
    Feature.HAND: 4,
    Feature.PROGRESS: 6,
    Feature.REACHED: 50,
    Feature.TURNS: 12,
    Feature.YEAR_TURNS: 4,
    Feature.RIVALS: 3,
    Feature.PILE: 10,
}.items():
    UNIT[_feature] = _unit


class Survey:
    """Memory for the castles and levels of one position, used again for the next."""

    def __init__(self) -> None:
        self.castles = np.zeros(CELLS, np.uint64)
        self.reach = np.zeros(CELLS, np.uint64)
        self.rows = np.zeros((MOST_PLAYERS, FEATURES), np.float32)

    @property
    def arrays(self) -> tuple[Any, ...]:
        """What `features` writes to."""
        return self.castles, self.reach, self.rows


@kernel
def before_turns(state: State) -> Any:
    """Say whether no turn is under way: the year's first is still to come."""
    return state.phase < Phase.TURN or state.phase == Phase.KINGS_MOVE


@kernel
def year_turns(state: State, seat: int) -> Any:
    """Count the turns that a seat still has in this year, the turn under way taken as over."""
    turns = np.int64(YEAR_ROUNDS[state.players, state.year]) - state.round
    if before_turns(state):
        return turns + 1
    place = (seat - state.starter) % state.players
    now = (state.turn - state.starter) % state.players
    return turns + 1 if place > now else turns


@kernel
def turns_to_come(state: State, seat: int) -> Any:
    """Count the turns that a seat still has in the match, the turn under way taken as over."""
    turns = year_turns(state, seat)
    for year in range(state.year + 1, YEARS + 1):
        turns += YEAR_ROUNDS[state.players, year]
    return turns


@kernel
def moves_next(state: State, seat: int) -> Any:
    """Say whether a seat has the next turn; between years nobody knows yet."""
    if state.phase == Phase.KINGS_MOVE:
        return seat == state.turn
    if before_turns(state):
        return seat == state.starter
    if state.turns_left > 0:
        return seat == (state.turn + 1) % state.players
    return year_turns(state, seat) > 0 and seat == state.starter


@kernel
def features(state: State, hope: Any, castles: Any, reach: Any, rows: Any) -> None:
    """Write a row for each seat; `hope` says of which kind a card is that the owner of the turn has yet to draw."""
    built = towers(state)
    free = free_cells(state)
    castle_number, joins = find_castles(built, castles)
    top = find_levels(state, reach)
    king_castle = EMPTY if state.king == NOBODY else castle_of(bit(state.king), built)
    for seat in range(state.players):
        row = rows[seat]
        row[:] = 0.0
        standing(state, seat, row, free, reach, top)
        in_castles(state, seat, row, built, free, joins, castles, castle_number, reach)
        with_king(state, seat, row, king_castle, reach)
        belongings(state, seat, row, hope)
        row /= UNIT


@kernel
def find_castles(built: Cells, castles: Any) -> Any:
    """List the castles; return how many, and the ground beside more than one."""
    number = 0
    once, joins = EMPTY, EMPTY
    rest = built
    while rest:
        castle = castle_of(lowest(rest), built)
        rest ^= castle
        castles[number] = castle
        number += 1
        ground = beside(castle) & ~built
        joins |= once & ground
        once |= ground
    return number, joins


@kernel
def find_levels(state: State, reach: Any) -> int:
    """List the cells with at least so many blocks, two empty sets last; return the highest level."""
    top = -1
    while True:
        reach[top + 1] = reaching(state, top + 1)
        if reach[top + 1] == EMPTY:
            break
        top += 1
    reach[top + 2] = EMPTY
    reach[top + 3] = EMPTY
    return top


@kernel
def standing(state: State, seat: int, row: Any, free: Cells, reach: Any, top: int) -> None:
    """Describe how high the knights stand, and how free."""
    knights = state.seat[seat].knights
    row[Feature.ONE] = 1.0
    row[Feature.KNIGHTS] = count(knights)
    for floor in range(top + 1):
        here = knights & reach[floor] & ~reach[floor + 1]
        if here:
            number = count(here)
            row[Feature.LEVELS] += floor * number
            row[Feature.HIGHEST] = floor
            row[Feature.FREE] += count(beside(here) & free & ~reach[floor + 2])
            if floor == 0:
                row[Feature.GROUND] = number


@kernel
def in_castles(
    state: State,
    seat: int,
    row: Any,
    built: Cells,
    free: Cells,
    joins: Cells,
    castles: Any,
    castle_number: int,
    reach: Any,
) -> None:
    """Describe the castles held, and those that could be."""
    knights = state.seat[seat].knights
    entrance = beside(knights) & free & reach[1] & ~reach[2]
    for each in range(castle_number):
        castle = castles[each]
        area = count(castle)
        inside = knights & castle
        if not inside:
            if castle & entrance:
                row[Feature.ENTRY] += area
            continue
        floor = 1
        while inside & reach[floor + 1]:
            floor += 1
        highest = inside & reach[floor]
        row[Feature.HELD] += 1
        row[Feature.CASTLES] += area * floor
        row[Feature.AREA] += area
        row[Feature.BEST_AREA] = max(row[Feature.BEST_AREA], area)
        near = beside(highest) & free & castle
        if near & reach[floor + 1] & ~reach[floor + 2]:
            row[Feature.STEP] += area
            row[Feature.BEST_STEP] = max(row[Feature.BEST_STEP], area)
        elif near & reach[floor] & ~reach[floor + 1] and floor < area:
            row[Feature.CLIMB] += area
        above = floor
        while castle & free & reach[above + 1]:
            above += 1
        row[Feature.HEAD] += area * (above - floor)
        row[Feature.ROOM] += count(beside(castle) & ~built & ~joins & free)
        others = EMPTY
        for other in range(state.players):
            if other != seat:
                others |= state.seat[other].knights
        row[Feature.SHARED] += area * count(others & castle)


@kernel
def with_king(state: State, seat: int, row: Any, castle: Cells, reach: Any) -> None:
    """Describe how the knights stand to the king."""
    if state.king == NOBODY:
        return
    knights = state.seat[seat].knights
    inside = knights & castle
    year = state.year
    if inside:
        row[Feature.WITH_KING] = 1.0
        if inside & reaching(state, year) & ~reaching(state, year + 1):
            row[Feature.KING] = KING_BONUS[year - 1]
        if inside & reaching(state, year - 1) & ~reaching(state, year):
            row[Feature.BELOW_KING] = 1.0
        if inside & reaching(state, year + 1) & ~reaching(state, year + 2):
            row[Feature.NEXT_KING] = 1.0
    near = castle
    steps = 0
    while knights and not near & knights:
        near |= beside(near)
        steps += 1
    row[Feature.KING_NEAR] = steps


@kernel
def belongings(state: State, seat: int, row: Any, hope: Any) -> None:
    """Describe points, blocks, cards and time."""
    player = state.seat[seat]
    row[Feature.SCORE] = player.score
    if state.master != NONE:
        row[Feature.MASTER] = master_points(state, seat)
        row[Feature.PROGRESS] = progress(state, player.knights)
        row[Feature.REACHED] = times(state, seat) * BONUS[state.master, YEARS - 1]
    row[Feature.BLOCKS] = blocks_after(state, seat)
    cards(state, seat, row, hope)
    row[Feature.FIRST_YEAR] = 1.0 if state.year == 1 else 0.0
    row[Feature.SECOND_YEAR] = 1.0 if state.year == 2 else 0.0
    row[Feature.TURNS] = turns_to_come(state, seat)
    row[Feature.YEAR_TURNS] = year_turns(state, seat)
    row[Feature.NEXT] = 1.0 if moves_next(state, seat) else 0.0
    row[Feature.RIVALS] = state.players - 1


@kernel
def blocks_after(state: State, seat: int) -> Any:
    """Count the blocks that a seat has after its turn: as many as fit on the stacks left (T3.3)."""
    player = state.seat[seat]
    blocks = block_count(player.stacks)
    if before_turns(state) or seat != state.turn:
        return blocks
    stacks = stack_count(player.stacks)
    if state.named == NONE:
        stacks -= 1
    else:
        blocks += state.named
    return min(blocks, STACK_HEIGHT * max(stacks, 0))


@kernel
def cards(state: State, seat: int, row: Any, hope: Any) -> None:
    """Count the cards in hand by kind; of one that is not known, its chances count."""
    player = state.seat[seat]
    unknown = player.hand[UNKNOWN]
    total = unknown
    left = 0
    for card in range(CARDS):
        row[FIRST_CARD + card] = player.hand[card]
        total += player.hand[card]
        left += 1 - min(player.played[card], 1)
        row[Feature.PILE] += 1.0 if player.pile[card] > 0 else 0.0
    row[Feature.HAND] = total
    if unknown == 0:
        return
    for card in range(CARDS):
        if seat == state.turn:
            row[FIRST_CARD + card] += unknown * hope[card]
        elif left > 0 and player.played[card] == 0:
            row[FIRST_CARD + card] += unknown / left
