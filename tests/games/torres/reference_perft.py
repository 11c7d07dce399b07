"""Counts whole turns of Torres on a compact position of its own, from the rules text alone and without `legal`."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from tests.games.torres.reference import Table

Cells = frozenset[int]

ALL = range(64)


class Position(NamedTuple):
    """What the acting player can change in his turn; stacks are in ascending order."""

    heights: bytes
    knights: Cells
    score: int
    stacks: tuple[int, ...]
    named: int | None
    supply: int
    hand: tuple[str, ...]
    card_played: bool
    ap: int


class Scene(NamedTuple):
    """What stays as it is: the other pieces, the other markers, and the cards bought in this very turn (T7.2)."""

    others: Cells
    markers: frozenset[int]
    fresh: tuple[str, ...]


class Ending(NamedTuple):
    """The position after the turn, before any scoring of the year."""

    heights: bytes
    knights: Cells
    score: int
    stacks: tuple[int, ...]
    held: int
    supply: int
    hand: tuple[str, ...]


Walk = Callable[[Scene, Position, int], list[int]]


def count(table: Table, ap: int) -> tuple[int, int]:
    """Count the complete turns with so many points, and the distinct positions at their end (T4.1)."""
    assert table.stage == "turn"
    seat = table.seats[table.acting]
    assert not seat.pile
    assert not table.common
    others = [other for number, other in enumerate(table.seats) if number != table.acting]
    assert table.king is not None
    scene = Scene(
        frozenset({table.king}.union(*(other.knights for other in others))),
        frozenset(other.score for other in others),
        tuple(table.turn.fresh),
    )
    position = Position(
        bytes(table.heights),
        frozenset(seat.knights),
        seat.score,
        tuple(sorted(seat.stacks)),
        table.turn.named,
        table.supply,
        tuple(sorted(seat.hand)),
        table.turn.card_played,
        ap,
    )
    return turns(scene, position), len(results(scene, position))


def turns(scene: Scene, root: Position) -> int:
    """Count the ways to go on to the end of the turn."""
    known: dict[Position, int] = {}

    def ways(position: Position) -> int:
        if position not in known:
            known[position] = sum(1 for _ in endings(position)) + sum(map(ways, moves(scene, position)))
        return known[position]

    return ways(root)


def results(scene: Scene, root: Position) -> set[Ending]:
    """Collect the positions in which the turn can end."""
    found: set[Ending] = set()
    seen = {root}
    waiting = [root]
    while waiting:
        position = waiting.pop()
        found.update(endings(position))
        for following in moves(scene, position):
            if following not in seen:
                seen.add(following)
                waiting.append(following)
    return found


# The end of the turn


def endings(position: Position) -> Iterator[Ending]:
    """Go through the stacks the turn may consume and the ways to spread its other blocks (T3.3, T3.4)."""
    if position.named is None:
        for size in sorted(set(position.stacks)):
            yield from endings(position._replace(named=size, stacks=without(position.stacks, size)))
        return
    stacks, left = position.stacks, position.named
    held = 0 if stacks else left
    for spread in spreads(stacks, left):
        back = left - held - sum(spread) + sum(stacks)
        yield Ending(
            position.heights,
            position.knights,
            position.score,
            spread,
            held,
            position.supply + back,
            position.hand,
        )


def without(stacks: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Take one stack of that size away."""
    where = stacks.index(size)
    return stacks[:where] + stacks[where + 1 :]


@cache
def spreads(stacks: tuple[int, ...], left: int) -> frozenset[tuple[int, ...]]:
    """Raise the stacks to any sizes up to three that take in as many blocks as fit (T3.3)."""
    total = min(sum(stacks) + left, 3 * len(stacks))
    raised: list[tuple[int, ...]] = [()]
    for size in stacks:
        raised = [(*sizes, new) for sizes in raised for new in range(size, 4)]
    return frozenset(tuple(sorted(sizes)) for sizes in raised if sum(sizes) == total)


# The board


def coordinates(cell: int) -> tuple[int, int]:
    """Return file and rank."""
    return cell % 8, cell // 8


def apart(one: int, other: int) -> tuple[int, int]:
    """Return how many files and how many ranks lie between two cells, the greater first."""
    (a, b), (c, d) = coordinates(one), coordinates(other)
    low, high = sorted((abs(a - c), abs(b - d)))
    return high, low


BESIDE = [[x for x in ALL if apart(cell, x) == (1, 0)] for cell in ALL]
ASLANT = [[x for x in ALL if apart(cell, x) == (1, 1)] for cell in ALL]
JUMPS = [[(x, (cell + x) // 2) for x in ALL if apart(cell, x) == (2, 0)] for cell in ALL]


@lru_cache(maxsize=1 << 17)
def labels(heights: bytes) -> tuple[int, ...]:
    """Label the towers by the least cell of their castle, the ground by -1 (T1.3)."""
    found = [cell if heights[cell] else -1 for cell in ALL]
    towers = [cell for cell in ALL if heights[cell]]
    changed = True
    while changed:
        changed = False
        for cell in towers:
            least = min([found[x] for x in BESIDE[cell] if heights[x]], default=found[cell])
            if least < found[cell]:
                found[cell] = least
                changed = True
    return tuple(found)


@lru_cache(maxsize=1 << 17)
def areas(heights: bytes) -> dict[int, int]:
    """Return the area of each castle by its label (T1.3)."""
    sizes = Counter(labels(heights))
    del sizes[-1]
    return dict(sizes)


def touched(heights: bytes, cell: int) -> int:
    """Count the castles orthogonally next to a cell (T6.2)."""
    return len({labels(heights)[x] for x in BESIDE[cell]} - {-1})


def raised(heights: bytes, cell: int, blocks: int = 1) -> bytes:
    """Change one tower."""
    return heights[:cell] + bytes([heights[cell] + blocks]) + heights[cell + 1 :]


def within_area(heights: bytes) -> bool:
    """No tower is higher than its castle's area (T6.3)."""
    return all(heights[cell] <= areas(heights)[label] for cell, label in enumerate(labels(heights)) if label >= 0)


@lru_cache(maxsize=1 << 17)
def building_sites(heights: bytes, pieces: Cells) -> tuple[int, ...]:
    """Find the free cells that can take a block (T6.1, T6.2, T6.3)."""
    sites = []
    for cell in ALL:
        if cell not in pieces:
            label = labels(heights)[cell]
            fits = touched(heights, cell) == 1 if label < 0 else heights[cell] < areas(heights)[label]
            sites += [cell] * fits
    return tuple(sites)


@lru_cache(maxsize=1 << 12)
def shifts(heights: bytes, pieces: Cells) -> tuple[bytes, ...]:
    """Find the boards that moving one free top block can make (T7.3)."""
    open_cells = [cell for cell in ALL if cell not in pieces]
    boards = (
        raised(raised(heights, tower, -1), cell)
        for tower in open_cells
        if heights[tower]
        for cell in open_cells
        if cell != tower
    )
    return tuple(board for board in boards if same_castles(heights, board) and within_area(board))


def same_castles(before: bytes, after: bytes) -> bool:
    """Towers before and after are parted in the same way, and six castles are left (T7.3)."""
    both = [cell for cell in ALL if before[cell] and after[cell]]
    pairs = {(labels(before)[cell], labels(after)[cell]) for cell in both}
    olds, news = {old for old, _ in pairs}, {new for _, new in pairs}
    return len(pairs) == len(olds) == len(news) and len(areas(after)) >= 6


# Whole moves


def moves(scene: Scene, position: Position) -> Iterator[Position]:
    """Go through all whole moves: each is one sequence of small actions (T4.2)."""
    yield from namings(position)
    if position.ap >= 1:
        yield position._replace(score=next_space(scene, position.score), ap=position.ap - 1)
        yield from buildings(scene, position)
        yield from walks(scene, position._replace(ap=position.ap - 1), walking_cells)
    if position.ap >= 2 and len(position.knights) < 6:
        for cell in deployment_cells(scene, position, position.knights):
            yield position._replace(knights=position.knights | {cell}, ap=position.ap - 2)
    if not position.card_played:
        yield from plays(scene, position)


def next_space(scene: Scene, score: int) -> int:
    """Step to the next space without a marker (T8.1)."""
    return min(set(range(score + 1, score + 9)) - scene.markers)


def namings(position: Position) -> Iterator[Position]:
    """Name a stack where sizes differ (T3.3)."""
    if position.named is None and len(set(position.stacks)) > 1:
        for size in sorted(set(position.stacks)):
            yield position._replace(named=size, stacks=without(position.stacks, size))


def buildings(scene: Scene, position: Position) -> Iterator[Position]:
    """Build from the named stack, or where all are alike from any (T3.3, T6)."""
    left, stacks = position.named, position.stacks
    if left is None and len(set(stacks)) == 1:
        left, stacks = stacks[0], stacks[1:]
    if left:
        for cell in building_sites(position.heights, position.knights | scene.others):
            heights = raised(position.heights, cell)
            yield position._replace(heights=heights, stacks=stacks, named=left - 1, ap=position.ap - 1)


def is_free(scene: Scene, position: Position, cell: int) -> bool:
    """Tell whether no piece stands there (T5.2)."""
    return cell not in position.knights and cell not in scene.others


def deployment_cells(scene: Scene, position: Position, knights: Cells) -> list[int]:
    """Find the free cells beside and not above one of these knights (T5.1)."""
    heights = position.heights
    return [
        cell
        for cell in ALL
        if is_free(scene, position, cell)
        and any(knight in knights and heights[cell] <= heights[knight] for knight in BESIDE[cell])
    ]


def gate_cells(scene: Scene, position: Position, knight: int) -> list[int]:
    """Find the free cells on any level before a gate of a castle that the knight can enter (T5.4)."""
    heights, castle = position.heights, labels(position.heights)
    entered = {castle[x] for x in BESIDE[knight] if heights[x] > heights[knight]}
    return [
        cell
        for cell in ALL
        if is_free(scene, position, cell)
        and any(castle[x] in entered and heights[x] > heights[cell] for x in BESIDE[cell])
    ]


def walking_cells(scene: Scene, position: Position, knight: int) -> list[int]:
    """Find the cells one step or one castle away (T5.3, T5.4)."""
    heights = position.heights
    through = [x for x in gate_cells(scene, position, knight) if heights[x] <= heights[knight]]
    steps = [x for x in BESIDE[knight] if heights[x] <= heights[knight] + 1 and is_free(scene, position, x)]
    return sorted({*through, *steps})


def leaping_cells(scene: Scene, position: Position, knight: int) -> list[int]:
    """Leap_up: beside, exactly two levels up (T7.3)."""
    heights = position.heights
    return [x for x in BESIDE[knight] if heights[x] - heights[knight] == 2 and is_free(scene, position, x)]


def slanting_cells(scene: Scene, position: Position, knight: int) -> list[int]:
    """Diagonal: at most one level up (T7.3)."""
    heights = position.heights
    return [x for x in ASLANT[knight] if heights[x] - heights[knight] <= 1 and is_free(scene, position, x)]


def vaulting_cells(scene: Scene, position: Position, knight: int) -> list[int]:
    """Vault: two cells on, a piece between, at most one level up (T7.3)."""
    heights = position.heights
    return [
        x
        for x, between in JUMPS[knight]
        if not is_free(scene, position, between)
        and heights[x] - heights[knight] <= 1
        and is_free(scene, position, x)
    ]


def redeploying_cells(scene: Scene, position: Position, knight: int) -> list[int]:
    """Redeploy: anywhere else that the other knights allow (T5.1, T7.3)."""
    return deployment_cells(scene, position, position.knights - {knight})


WALKS: dict[str, Walk] = {
    "leap_up": leaping_cells,
    "stairs": gate_cells,
    "diagonal": slanting_cells,
    "vault": vaulting_cells,
    "redeploy": redeploying_cells,
}


def walks(scene: Scene, position: Position, cells: Walk) -> Iterator[Position]:
    """Let every own knight go to each of his cells."""
    for knight in sorted(position.knights):
        for cell in cells(scene, position, knight):
            yield position._replace(knights=(position.knights - {knight}) | {cell})


def plays(scene: Scene, position: Position) -> Iterator[Position]:
    """Play any card in hand not bought in this turn, with all its choices (T7.2)."""
    for card in sorted(set(position.hand)):
        if position.hand.count(card) > scene.fresh.count(card):
            where = position.hand.index(card)
            hand = position.hand[:where] + position.hand[where + 1 :]
            yield from effects(scene, position._replace(hand=hand, card_played=True), card)


def effects(scene: Scene, position: Position, card: str) -> Iterator[Position]:
    """Go through the effects a card can have (T7.3)."""
    pieces = position.knights | scene.others
    if card in ("six_ap", "seven_ap"):
        yield position._replace(ap=position.ap + (1 if card == "six_ap" else 2))
    elif card == "extra_block" and position.supply:
        for cell in building_sites(position.heights, pieces):
            yield position._replace(heights=raised(position.heights, cell), supply=position.supply - 1)
    elif card == "shift_block":
        for board in shifts(position.heights, pieces):
            yield position._replace(heights=board)
    elif card == "raise":
        yield from raises(position)
    elif card in WALKS:
        yield from walks(scene, position, WALKS[card])


def raises(position: Position) -> Iterator[Position]:
    """Raise: every own knight with a block from every stack, where the board allows it (T6.3, T7.3)."""
    for knight in sorted(position.knights):
        heights = raised(position.heights, knight)
        joins = position.heights[knight] == 0 and touched(position.heights, knight) > 1
        if within_area(heights) and not joins:
            for size in sorted(set(position.stacks) - {0}):
                stacks = tuple(sorted((*without(position.stacks, size), size - 1)))
                yield position._replace(heights=heights, stacks=stacks)
            if position.named:
                yield position._replace(heights=heights, named=position.named - 1)
