"""What a player of Torres sees in a position, as numbers: a row for each seat, as if the turn had just ended."""

from enum import IntEnum, auto
from typing import Any, Final

import numpy as np

from tafelrunde.bots.torres.master_progress import of_knights_alone, progress, times_from
from tafelrunde.core.bits import EMPTY, bit, count, lowest
from tafelrunde.core.kernel import NOBODY, State, inlined, kernel
from tafelrunde.games.torres.board import Cells, beside, castle_of, free_cells, reaching
from tafelrunde.games.torres.cards import CARDS, KING_BONUS
from tafelrunde.games.torres.master import BONUS
from tafelrunde.games.torres.stacks import block_count, stack_count
from tafelrunde.games.torres.state import CELLS, MOST_PLAYERS, NONE, PLANES, STACK_HEIGHT, UNKNOWN, YEARS, Phase
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


FIRST_ON_BOARD: Final = Feature.CASTLES
LAST_ON_BOARD: Final = Feature.KING_NEAR
"""What may change with every block and step."""
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


SURVEY: Final = [
    ("planes", np.uint64, PLANES),  # the board whose castles and levels are known
    ("castles", np.uint64, CELLS),
    ("reach", np.uint64, CELLS),  # by level: the cells with at least so many blocks
    ("joins", np.uint64),  # the ground beside more than one castle
    ("master_knights", np.uint64, MOST_PLAYERS),  # by seat: whose progress towards the master card is known
    ("master_progress", np.int64, MOST_PLAYERS),
    ("to_come", np.int64, MOST_PLAYERS),  # by seat: the turns that it still has
    ("castle_number", np.int64),
    ("top", np.int64),
    ("turns", np.int64),  # of all seats, still to come
    ("is_known", np.int8, MOST_PLAYERS),  # by seat: whether its row has what does not change within a turn
    ("rows", np.float32, (MOST_PLAYERS, FEATURES)),  # before they are divided by their units
    ("hope", np.float32, CARDS),  # by card: the chance that one bought in this turn is of that kind
]
"""Fields of a judge's memory: what it sees in one position. What the next has in common is not looked for again."""


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


@inlined
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
def features(state: State, judge: Any) -> None:
    """Write a row for each seat; the judge's hope says of which kind a card is that the owner has yet to draw."""
    forget(judge)
    features_again(state, judge)


@inlined
def forget(judge: Any) -> None:
    """Begin another turn."""
    for seat in range(MOST_PLAYERS):
        judge.is_known[seat] = 0
        judge.master_knights[seat] = EMPTY
        judge.master_progress[seat] = 0


@kernel
def features_again(state: State, judge: Any) -> None:
    """Write the rows of a position in the same turn as the one before: the others' belongings are as they were."""
    find_castles_and_levels(state, judge)
    built, free = judge.reach[1], free_cells(state)
    king_castle = EMPTY if state.king == NOBODY else castle_of(bit(state.king), built)
    if not judge.is_known[0]:
        judge.turns = 0
    for seat in range(state.players):
        row = judge.rows[seat]
        if not judge.is_known[seat]:
            time_left(state, seat, row, judge)
        if seat == state.turn or not judge.is_known[seat]:
            belongings(state, seat, row, judge)
        judge.is_known[seat] = 1
        for column in range(FIRST_ON_BOARD, LAST_ON_BOARD + 1):
            row[column] = 0.0
        standing(state, seat, row, free, judge)
        in_castles(state, seat, row, free, judge)
        with_king(state, seat, row, king_castle, judge.reach)
        if state.master != NONE:
            towards_master(state, seat, row, judge)


@inlined
def find_castles_and_levels(state: State, judge: Any) -> None:
    """List castles and levels, unless the board is as it was."""
    same = True
    for plane in range(PLANES):
        if judge.planes[plane] != state.plane[plane]:
            judge.planes[plane] = state.plane[plane]
            same = False
    if not same:
        find_levels(state, judge)
        find_castles(judge)


@inlined
def find_castles(judge: Any) -> None:
    """List the castles, and the ground beside more than one."""
    built = rest = judge.reach[1]
    number = 0
    once, joins = EMPTY, EMPTY
    while rest:
        castle = castle_of(lowest(rest), built)
        rest ^= castle
        judge.castles[number] = castle
        number += 1
        ground = beside(castle) & ~built
        joins |= once & ground
        once |= ground
    judge.castle_number, judge.joins = number, joins


@inlined
def find_levels(state: State, judge: Any) -> None:
    """List the cells with at least so many blocks, some empty sets last."""
    reach = judge.reach
    top = -1
    while True:
        reach[top + 1] = reaching(state, top + 1)
        if reach[top + 1] == EMPTY:
            break
        top += 1
    for floor in range(top + 2, max(top + 4, YEARS + 3)):
        reach[floor] = EMPTY
    judge.top = top


@inlined
def standing(state: State, seat: int, row: Any, free: Cells, judge: Any) -> None:
    """Describe how high the knights stand, and how free."""
    knights, reach = state.seat[seat].knights, judge.reach
    row[Feature.KNIGHTS] = count(knights)
    for floor in range(judge.top + 1):
        here = knights & reach[floor] & ~reach[floor + 1]
        if here:
            number = count(here)
            row[Feature.LEVELS] += floor * number
            row[Feature.HIGHEST] = floor
            row[Feature.FREE] += count(beside(here) & free & ~reach[floor + 2])
            if floor == 0:
                row[Feature.GROUND] = number


@inlined
def in_castles(state: State, seat: int, row: Any, free: Cells, judge: Any) -> None:
    """Describe the castles held, and those that could be."""
    knights, reach, joins = state.seat[seat].knights, judge.reach, judge.joins
    others = EMPTY
    for other in range(state.players):
        if other != seat:
            others |= state.seat[other].knights
    entrance = beside(knights) & free & reach[1] & ~reach[2]
    for each in range(judge.castle_number):
        castle = judge.castles[each]
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
        row[Feature.ROOM] += count(beside(castle) & ~reach[1] & ~joins & free)
        row[Feature.SHARED] += area * count(others & castle)


@inlined
def with_king(state: State, seat: int, row: Any, castle: Cells, reach: Any) -> None:
    """Describe how the knights stand to the king."""
    if state.king == NOBODY:
        return
    knights = state.seat[seat].knights
    inside = knights & castle
    year = state.year
    if inside:
        row[Feature.WITH_KING] = 1.0
        if inside & reach[year] & ~reach[year + 1]:
            row[Feature.KING] = KING_BONUS[year - 1]
        if inside & reach[year - 1] & ~reach[year]:
            row[Feature.BELOW_KING] = 1.0
        if inside & reach[year + 1] & ~reach[year + 2]:
            row[Feature.NEXT_KING] = 1.0
    near = castle
    steps = 0
    while knights and not near & knights:
        near |= beside(near)
        steps += 1
    row[Feature.KING_NEAR] = steps


@inlined
def towards_master(state: State, seat: int, row: Any, judge: Any) -> None:
    """Describe what the master card gives and how near the knights are to it."""
    knights = state.seat[seat].knights
    if of_knights_alone(state) and judge.master_knights[seat] == knights:
        found = judge.master_progress[seat]
    else:
        found = progress(state, knights)
        judge.master_knights[seat], judge.master_progress[seat] = knights, found
    reached = times_from(state, seat, found)
    row[Feature.MASTER] = reached * BONUS[state.master, state.year - 1]
    row[Feature.PROGRESS] = found
    row[Feature.REACHED] = reached * BONUS[state.master, YEARS - 1]


@inlined
def time_left(state: State, seat: int, row: Any, judge: Any) -> None:
    """Describe the turns to come."""
    judge.to_come[seat] = turns_to_come(state, seat)
    judge.turns += judge.to_come[seat]
    row[Feature.ONE] = 1.0
    row[Feature.FIRST_YEAR] = 1.0 if state.year == 1 else 0.0
    row[Feature.SECOND_YEAR] = 1.0 if state.year == 2 else 0.0
    row[Feature.TURNS] = judge.to_come[seat]
    row[Feature.YEAR_TURNS] = year_turns(state, seat)
    row[Feature.NEXT] = 1.0 if moves_next(state, seat) else 0.0
    row[Feature.RIVALS] = state.players - 1


@inlined
def belongings(state: State, seat: int, row: Any, judge: Any) -> None:
    """Describe points, blocks and cards."""
    row[Feature.SCORE] = state.seat[seat].score
    row[Feature.BLOCKS] = blocks_after(state, seat)
    row[Feature.PROGRESS] = row[Feature.REACHED] = row[Feature.PILE] = 0.0
    cards(state, seat, row, judge)


@inlined
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


@inlined
def cards(state: State, seat: int, row: Any, judge: Any) -> None:
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
            row[FIRST_CARD + card] += unknown * judge.hope[card]
        elif left > 0 and player.played[card] == 0:
            row[FIRST_CARD + card] += unknown / left
