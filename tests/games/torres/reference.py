"""A slow, plain model of Torres, written from the rules text alone, to check the engine against."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Any

LETTERS = "ABCD"
FILES = "abcdefgh"
CELLS = range(64)
BLOCKS = 92
KNIGHTS = 6
FULL_STACK = 3
LAST_YEAR = 3
FEWEST_CASTLES = 6
FOUNDATIONS = ("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1")
STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
OBLIQUE = ((1, 1), (1, -1), (-1, 1), (-1, -1))

STACKS = {
    2: ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)),
    3: ((3, 3, 2, 2), (3, 3, 2), (3, 3, 2)),
    4: ((2, 2, 2, 2), (2, 2, 2), (2, 2, 2)),
}
CARDS = (
    "leap_up",
    "raise",
    "extra_block",
    "stairs",
    "diagonal",
    "six_ap",
    "seven_ap",
    "shift_block",
    "redeploy",
    "vault",
)
MORE_AP = {"six_ap": 1, "seven_ap": 2}
MASTER_CARDS = (
    "all_levels",
    "one_level",
    "one_line",
    "square",
    "edge",
    "castles",
    "diagonals",
    "cluster",
)
KINGS_BONUS = (5, 10, 15)
PER_KNIGHT = (2, 5, 10)
CASTLES_WANTED = (4, 5, 6)
CASTLES_BONUS = (5, 15, 30)


@dataclass
class Seat:
    """A player's pieces and cards; `unseen` are the cards lying where his pile shows None (T7.1)."""

    stacks: list[int]
    knights: set[int] = field(default_factory=set)
    score: int = 0
    held: int = 0
    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    pile: list[str | None] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)


@dataclass
class Turn:
    """What belongs to one turn only: points left, the named stack, cards bought and an action under way (T4)."""

    ap: int = 0
    named: int | None = None
    bought: int = 0
    fresh: list[str] = field(default_factory=list)
    card_played: bool = False
    card: str = ""
    taken: int = -1
    drawn: list[str] = field(default_factory=list)
    to_draw: int = 0


@dataclass
class Table:
    """The whole position; `acting` is the seat whose decision, or whose draw, comes next."""

    variant: str
    seats: list[Seat]
    heights: tuple[int, ...]
    supply: int
    foundation_spacing: str = "steps"
    master_all_six: bool = True
    master: str | None = None
    king: int | None = None
    year: int = 1
    round: int = 1
    start: int | None = None
    acting: int = 0
    stage: str = "start"
    common: Counter[str] = field(default_factory=Counter)
    turn: Turn = field(default_factory=Turn)
    winners: list[int] = field(default_factory=list)


# The interface


def new(
    players: int,
    variant: str = "basic",
    start: int | None = None,
    foundation_spacing: str = "steps",
    master_all_six: bool = True,
    master_card: str | None = None,
) -> Table:
    """Return the table before the first event, the first year's blocks dealt already (T2, T3.2, T11)."""
    assert players in STACKS
    assert variant in ("basic", "luck", "master")
    assert foundation_spacing in ("steps", "lines")
    assert master_card is None or (variant == "master" and master_card in MASTER_CARDS)
    seats = [Seat(list(STACKS[players][0])) for _ in range(players)]
    laid = set() if variant == "master" else {cell_of(text) for text in FOUNDATIONS}
    heights = tuple(int(cell in laid) for cell in CELLS)
    supply = BLOCKS - sum(heights) - sum(sum(seat.stacks) for seat in seats)
    t = Table(variant, seats, heights, supply, foundation_spacing, master_all_six, master_card)
    give_cards(t)
    if start is not None:
        set_start(t, start)
    return t


def to_act(t: Table) -> int | str | None:
    """Return the seat that decides, "chance", or None when the game is over."""
    if t.stage == "over":
        return None
    return "chance" if t.stage in CHANCES else t.acting


def legal(t: Table) -> set[str]:
    """Return the texts of the deciding seat's actions (T4.1)."""
    assert isinstance(to_act(t), int)
    return CHOICES[t.stage](t)


def chance(t: Table) -> dict[str, Fraction]:
    """Return the probability of every outcome of the present chance event (T2.3, T7.1, T10.1, T11.3)."""
    assert to_act(t) == "chance"
    return CHANCES[t.stage](t)


def apply(t: Table, text: str) -> Table:
    """Return the table after an action or a chance outcome."""
    options: Iterable[str] = chance(t) if to_act(t) == "chance" else legal(t)
    assert text in options, f"{text!r} is not possible here"
    t = deepcopy(t)
    word, *rest = text.split()
    DEEDS[t.stage, word](t, *rest)
    return t


def facts(t: Table) -> dict[str, Any]:
    """Return the position as plain data."""
    return {
        "variant": t.variant,
        "year": t.year,
        "round": t.round,
        "start": t.start,
        "to_act": to_act(t),
        "stage": t.stage,
        "heights": list(t.heights),
        "king": None if t.king is None else text_of(t.king),
        "supply": t.supply,
        "named": t.turn.named,
        "ap": t.turn.ap,
        "bought": t.turn.bought,
        "card_played": t.turn.card_played,
        "master": t.master,
        "seats": [seat_facts(seat) for seat in t.seats],
        "drawn": sorted(t.turn.drawn),
        "winners": list(t.winners),
    }


def seat_facts(seat: Seat) -> dict[str, Any]:
    """Return one player's part of the position as plain data."""
    return {
        "knights": sorted(map(text_of, seat.knights)),
        "score": seat.score,
        "stacks": sorted(seat.stacks, reverse=True),
        "hand": sorted(seat.hand),
        "played": sorted(seat.played),
        "pile": list(seat.pile),
    }


def table(
    known: dict[str, Any],
    master_all_six: bool = True,
    fresh: Sequence[str] = (),
    held: Sequence[int] = (),
) -> Table:
    """Return the table that `facts` describes; it does not tell the cards bought this turn and the blocks held."""
    assert known["stage"] == "turn"
    assert not known["drawn"]
    assert len(fresh) in (0, known["bought"])
    seats = [seat_of(seat, known["variant"]) for seat in known["seats"]]
    for seat, blocks in zip(seats, held, strict=bool(held)):
        seat.held = blocks
    return Table(
        variant=known["variant"],
        seats=seats,
        heights=tuple(known["heights"]),
        supply=known["supply"],
        master_all_six=master_all_six,
        master=known["master"],
        king=None if known["king"] is None else cell_of(known["king"]),
        year=known["year"],
        round=known["round"],
        start=known["start"],
        acting=known["to_act"],
        stage="turn",
        common=common_pile(seats) if known["variant"] == "luck" else Counter(),
        turn=Turn(known["ap"], known["named"], known["bought"], list(fresh), known["card_played"]),
    )


def seat_of(known: dict[str, Any], variant: str) -> Seat:
    """Return the seat that `seat_facts` describes; cards seen nowhere else lie unseen in his pile (T7.1)."""
    pile = list(known["pile"])
    unseen: list[str] = []
    if None in pile:
        assert variant == "basic"
        unseen = sorted(set(CARDS) - {*known["hand"], *known["played"], *pile})
    assert len(unseen) == pile.count(None)
    knights = {cell_of(text) for text in known["knights"]}
    hand, played = list(known["hand"]), list(known["played"])
    return Seat(list(known["stacks"]), knights, known["score"], 0, hand, played, pile, unseen)


def common_pile(seats: list[Seat]) -> Counter[str]:
    """Return what is left of the forty cards when the hands and the played cards are taken out (T10.1)."""
    pile = Counter({card: len(LETTERS) for card in CARDS})
    for seat in seats:
        pile.subtract(seat.hand + seat.played)
    assert min(pile.values()) >= 0
    return +pile


# Cells, pieces and castles


def text_of(cell: int) -> str:
    """Write a cell."""
    return FILES[cell % 8] + str(cell // 8 + 1)


def cell_of(text: str) -> int:
    """Read a cell."""
    return FILES.index(text[0]) + 8 * (int(text[1]) - 1)


def texts(word: str, cells: Iterable[int]) -> set[str]:
    """Write one action for each cell."""
    return {f"{word} {text_of(cell)}" for cell in cells}


def beyond(cell: int, step: tuple[int, int], times: int = 1) -> int | None:
    """Return the cell so many steps away, if it is on the board."""
    file, rank = cell % 8 + step[0] * times, cell // 8 + step[1] * times
    return file + 8 * rank if 0 <= file < 8 and 0 <= rank < 8 else None


def around(cell: int, steps: tuple[tuple[int, int], ...]) -> list[int]:
    """Return the cells on the board one step away."""
    return [to for step in steps if (to := beyond(cell, step)) is not None]


NEIGHBOURS = [around(cell, STRAIGHT) for cell in CELLS]
CORNERS = [around(cell, OBLIQUE) for cell in CELLS]


def occupied(t: Table, cell: int) -> bool:
    """Tell whether a knight or the king stands on a cell (T5.2)."""
    return cell == t.king or any(cell in seat.knights for seat in t.seats)


def free(t: Table, cell: int) -> bool:
    """A free cell has neither a knight nor the king on it (T5.2)."""
    return not occupied(t, cell)


def free_blocks(t: Table) -> set[int]:
    """Return the towers with nobody on them (T2.3, T9.4)."""
    return {cell for cell in CELLS if t.heights[cell] and free(t, cell)}


def connected_sets(cells: Iterable[int]) -> list[frozenset[int]]:
    """Part cells into orthogonally connected sets."""
    left, found = set(cells), []
    while left:
        queue = [left.pop()]
        for cell in queue:
            near = left.intersection(NEIGHBOURS[cell])
            left -= near
            queue.extend(near)
        found.append(frozenset(queue))
    return found


@lru_cache(maxsize=4096)
def castles(heights: tuple[int, ...]) -> list[frozenset[int]]:
    """Return every castle as the set of its cells (T1.3)."""
    return connected_sets(cell for cell in CELLS if heights[cell])


def castle_of(heights: tuple[int, ...], cell: int) -> frozenset[int]:
    """Return the castle in which a cell's tower stands (T1.3)."""
    return next(castle for castle in castles(heights) if cell in castle)


def castles_beside(heights: tuple[int, ...], cell: int) -> int:
    """Count the castles which a block on the ground there would touch orthogonally (T6.2)."""
    return sum(not castle.isdisjoint(NEIGHBOURS[cell]) for castle in castles(heights))


def with_block(heights: tuple[int, ...], cell: int, blocks: int = 1) -> tuple[int, ...]:
    """Return the heights with one cell raised, or lowered."""
    return (*heights[:cell], heights[cell] + blocks, *heights[cell + 1 :])


def can_rise(heights: tuple[int, ...], cell: int) -> bool:
    """No tower may be higher than its castle's area (T6.3)."""
    return heights[cell] < len(castle_of(heights, cell))


# Setup


def give_cards(t: Table) -> None:
    """Shuffle the cards into own piles or one common pile, or give them in hand (T2.2, T10.1, T11.2)."""
    if t.variant == "luck":
        t.common = common_pile(t.seats)
    for seat in t.seats:
        if t.variant == "basic":
            seat.pile, seat.unseen = [None] * len(CARDS), list(CARDS)
        elif t.variant == "master":
            seat.hand = list(CARDS)


def start_chances(t: Table) -> dict[str, Fraction]:
    """Who starts is random unless the table says who (T2.3)."""
    return {f"start {LETTERS[seat]}": Fraction(1, len(t.seats)) for seat in range(len(t.seats))}


def master_chances(t: Table) -> dict[str, Fraction]:
    """One of the eight master cards is turned up (T11.3)."""
    return {f"master {card}": Fraction(1, len(MASTER_CARDS)) for card in MASTER_CARDS}


def start_drawn(t: Table, letter: str) -> None:
    """Chance names the start player (T2.3)."""
    set_start(t, LETTERS.index(letter))


def set_start(t: Table, seat: int) -> None:
    """With the start player known the pieces are set, after the master card and the foundations (T2.3, T11)."""
    t.start = t.acting = seat
    if t.variant != "master":
        t.stage = "knights"
    else:
        t.stage = "foundations" if t.master else "master"


def turn_master_card(t: Table, card: str) -> None:
    """The master card lies open before the foundations are placed (T11.3)."""
    t.master = card
    t.stage = "foundations"


def foundation_cells(t: Table) -> set[int]:
    """Return the cells far enough from every foundation (T11.1)."""
    laid = [cell for cell in CELLS if t.heights[cell]]
    return {cell for cell in CELLS if all(far_enough(t.foundation_spacing, cell, other) for other in laid)}


def far_enough(spacing: str, one: int, other: int) -> bool:
    """Three orthogonal steps apart, or two empty cells between them in their common row or column (T11.1)."""
    files, ranks = abs(one % 8 - other % 8), abs(one // 8 - other // 8)
    if spacing == "lines" and files and ranks:
        return True
    return files + ranks >= 3


def lay_foundation(t: Table, cell: str) -> None:
    """The players lay foundations in turn until eight lie, or no more can (T11.1)."""
    t.heights = with_block(t.heights, cell_of(cell))
    t.supply -= 1
    t.acting = next_clockwise(t)
    if sum(t.heights) == len(FOUNDATIONS) or not foundation_cells(t):
        assert t.start is not None
        t.acting, t.stage = t.start, "knights"


def set_first_knight(t: Table, cell: str) -> None:
    """Each sets a knight in turn; the last of them sets the king too (T2.3)."""
    t.seats[t.acting].knights.add(cell_of(cell))
    if next_clockwise(t) == t.start:
        t.stage = "king"
    else:
        t.acting = next_clockwise(t)


def set_king(t: Table, cell: str) -> None:
    """The king's place makes the king's castle of year one, and the game begins (T2.3)."""
    t.king = cell_of(cell)
    begin_round(t)


# Rounds and years


def next_clockwise(t: Table) -> int:
    """Return the seat after the acting one."""
    return (t.acting + 1) % len(t.seats)


def turn_order(t: Table) -> list[int]:
    """Return the seats clockwise from the start player of the round (T9.1)."""
    assert t.start is not None
    return [(t.start + step) % len(t.seats) for step in range(len(t.seats))]


def rounds(t: Table) -> int:
    """A year has as many rounds as each player has stacks (T3.1, T3.2)."""
    return len(STACKS[len(t.seats)][t.year - 1])


def begin_round(t: Table) -> None:
    """In the master version the player with most points starts every round (T11.5)."""
    points = [seat.score for seat in t.seats]
    if t.variant == "master" and any(points):
        t.start = points.index(max(points))
    assert t.start is not None
    begin_turn(t, t.start)


def begin_turn(t: Table, seat: int) -> None:
    """A turn begins with five action points (T4.1)."""
    t.acting, t.turn, t.stage = seat, Turn(ap=5), "turn"


def turn_over(t: Table) -> None:
    """The next player follows clockwise; after the last the round ends (T3.1)."""
    t.turn = Turn()
    if next_clockwise(t) != t.start:
        begin_turn(t, next_clockwise(t))
    elif t.round < rounds(t):
        t.round += 1
        begin_round(t)
    else:
        end_year(t)


def end_year(t: Table) -> None:
    """Score the year; then comes the new year's dealing and the king's move, or the end (T9)."""
    score_year(t)
    if t.year == LAST_YEAR:
        best = max(seat.score for seat in t.seats)
        t.winners = [number for number, seat in enumerate(t.seats) if seat.score == best]
        t.stage = "over"
    else:
        t.year, t.round = t.year + 1, 1
        for number in turn_order(t):
            deal(t, t.seats[number])
        t.acting, t.stage = last_on_the_track(t), "kings_move"


def deal(t: Table, seat: Seat) -> None:
    """Take the new year's stacks and spread the blocks carried over, the rest back to the supply (T3.2, T3.4)."""
    fresh = STACKS[len(t.seats)][t.year - 1]
    t.supply += seat.held - sum(fresh)
    (stacks,) = spreads(fresh, seat.held)
    seat.stacks, seat.held = list(stacks), 0
    t.supply -= sum(stacks) - sum(fresh)


def last_on_the_track(t: Table) -> int:
    """Before the track the marker latest in the old turn order is last (T9.4)."""
    return min(reversed(turn_order(t)), key=lambda number: t.seats[number].score)


def kings_moves(t: Table) -> set[str]:
    """The king may go to any free block, or stay (T9.4)."""
    return texts("king", free_blocks(t)) | {"stay"}


def move_king(t: Table, *cell: str) -> None:
    """The last player becomes start player either way (T9.4), unless points decide that (T11.5)."""
    if cell:
        t.king = cell_of(cell[0])
    t.start = t.acting
    begin_round(t)


# The turn: what may be done


def turn_choices(t: Table) -> set[str]:
    """Return the actions that the points, pieces, blocks and cards allow; ending always is (T4.1, T4.2)."""
    found = {"end"} | namings(t) | plays(t)
    if t.turn.ap >= 1:
        found |= {"track"} | takes(t, "") | builds(t) | buys(t)
    if t.turn.ap >= 2:
        found |= deployments(t)
    return found


def own(t: Table) -> Seat:
    """Return the acting player's seat."""
    return t.seats[t.acting]


def stacks_alike(t: Table) -> bool:
    """With stacks of one size only there is nothing to name (T3.3)."""
    return len(set(own(t).stacks)) == 1


def sizes(t: Table) -> set[str]:
    """Name each size of the own stacks that are not the turn's (T3.3)."""
    return {f"stack {size}" for size in own(t).stacks}


def namings(t: Table) -> set[str]:
    """The stack may be named at any moment of the turn (T3.3)."""
    return sizes(t) if t.turn.named is None and not stacks_alike(t) else set()


def builds(t: Table) -> set[str]:
    """Blocks come from the named stack, or from one of all alike (T3.3, T6)."""
    left = t.turn.named
    if left is None and stacks_alike(t):
        left = own(t).stacks[0]
    return texts("B", building_cells(t)) if left else set()


def building_cells(t: Table) -> set[int]:
    """Return the free cells where a block raises a tower or extends exactly one castle (T6.1, T6.2, T6.3)."""
    return {cell for cell in CELLS if free(t, cell) and block_fits(t.heights, cell)}


def block_fits(heights: tuple[int, ...], cell: int) -> bool:
    """A block keeps its tower within the castle's area, or touches exactly one castle (T6.2, T6.3)."""
    return can_rise(heights, cell) if heights[cell] else castles_beside(heights, cell) == 1


def deployments(t: Table) -> set[str]:
    """Six knights are all a player has (T5.1)."""
    knights = own(t).knights
    return texts("D", deploying_cells(t, knights)) if len(knights) < KNIGHTS else set()


def deploying_cells(t: Table, knights: set[int]) -> set[int]:
    """Return the free cells next to one of these knights and not above him (T5.1)."""
    return {
        cell
        for knight in knights
        for cell in NEIGHBOURS[knight]
        if free(t, cell) and t.heights[cell] <= t.heights[knight]
    }


def buys(t: Table) -> set[str]:
    """At most two cards a turn, while the pile lasts; the master version has no pile (T4.2, T7.1, T11.2)."""
    return {"buy"} if t.turn.bought < 2 and (own(t).pile or t.common) else set()


def plays(t: Table) -> set[str]:
    """One card a turn, not bought in it, and only if it can have its effect (T7.2)."""
    if t.turn.card_played:
        return set()
    older = Counter(own(t).hand) - Counter(t.turn.fresh)
    return {f"play {card}" for card in older if card in MORE_AP or card_choices(t, card)}


def card_choices(t: Table, card: str) -> set[str]:
    """Return the first choices of a card that needs a piece or a cell (T7.3)."""
    if card == "extra_block":
        return texts("B", building_cells(t)) if t.supply else set()
    return takes(t, card)


def takes(t: Table, card: str) -> set[str]:
    """Return the own knights, or free towers, with at least one target; no card means a plain move (T5.3, T7.3)."""
    if card == "raise":
        return texts("take", raisable_knights(t)) if sources(t) else set()
    movable = free_blocks(t) if card == "shift_block" else own(t).knights
    return texts("take", (cell for cell in movable if TARGETS[card](t, cell)))


# The turn: where a piece may go


def reachable(t: Table, start: int, cells: Iterable[int]) -> set[int]:
    """Return the free cells at most one level above a knight's (T5.3)."""
    return {cell for cell in cells if free(t, cell) and t.heights[cell] <= t.heights[start] + 1}


def move_targets(t: Table, knight: int) -> set[int]:
    """A knight steps to the next cell or goes through gates (T5.3, T5.4)."""
    through = {cell for cell in exits(t, knight) if t.heights[cell] <= t.heights[knight]}
    return reachable(t, knight, NEIGHBOURS[knight]) | through


def exits(t: Table, knight: int) -> set[int]:
    """Return the free cells before the gates of the castles he can enter (T5.4)."""
    doors = {cell for cell in NEIGHBOURS[knight] if t.heights[cell] > t.heights[knight]}
    entered = [castle for castle in castles(t.heights) if castle & doors]
    return {
        cell
        for castle in entered
        for tower in castle
        for cell in NEIGHBOURS[tower]
        if free(t, cell) and t.heights[tower] > t.heights[cell]
    }


def leap_targets(t: Table, knight: int) -> set[int]:
    """Leap_up: an adjacent free block exactly two levels up (T7.3)."""
    return {cell for cell in NEIGHBOURS[knight] if free(t, cell) and t.heights[cell] == t.heights[knight] + 2}


def diagonal_targets(t: Table, knight: int) -> set[int]:
    """Diagonal: one cell diagonally, at most one level up (T7.3)."""
    return reachable(t, knight, CORNERS[knight])


def vault_targets(t: Table, knight: int) -> set[int]:
    """Vault: straight over one adjacent piece to the cell behind, at most one level up (T7.3)."""
    behind = set()
    for step in STRAIGHT:
        over, landing = beyond(knight, step), beyond(knight, step, 2)
        if over is not None and landing is not None and occupied(t, over):
            behind.add(landing)
    return reachable(t, knight, behind)


def redeploy_targets(t: Table, knight: int) -> set[int]:
    """Redeploy: a different cell where another own knight lets him be deployed (T5.1, T7.3)."""
    return deploying_cells(t, own(t).knights - {knight})


def shift_targets(t: Table, tower: int) -> set[int]:
    """Shift_block: another free cell, the position afterwards being a good one (T7.3)."""
    return {cell for cell in CELLS if cell != tower and free(t, cell) and shift_fits(t.heights, tower, cell)}


@lru_cache(maxsize=1 << 16)
def shift_fits(heights: tuple[int, ...], tower: int, cell: int) -> bool:
    """No castle is split, none joined, none too small for its towers, and six are left (T7.3)."""
    after = with_block(with_block(heights, tower, -1), cell)
    old, now = castles(heights), castles(after)
    low = all(after[part] <= len(castle) for castle in now for part in castle)
    return low and len(now) >= FEWEST_CASTLES and not torn(old, now) and not torn(now, old)


def torn(some: list[frozenset[int]], others: list[frozenset[int]]) -> bool:
    """Tell whether one of some castles has its cells in several of the others (T7.3)."""
    return any(sum(not castle.isdisjoint(other) for other in others) > 1 for castle in some)


def raisable_knights(t: Table) -> set[int]:
    """Raise: from the ground never joining two castles, on a tower within the area (T6.3, T7.3)."""
    return {
        knight
        for knight in own(t).knights
        if (can_rise(t.heights, knight) if t.heights[knight] else castles_beside(t.heights, knight) <= 1)
    }


def sources(t: Table) -> set[str]:
    """Raise takes its block from any own stack, the named one too (T7.3)."""
    return (sizes(t) - {"stack 0"}) | ({"stack named"} if t.turn.named else set())


TARGETS: dict[str, Callable[[Table, int], set[int]]] = {
    "": move_targets,
    "leap_up": leap_targets,
    "stairs": exits,
    "diagonal": diagonal_targets,
    "vault": vault_targets,
    "redeploy": redeploy_targets,
    "shift_block": shift_targets,
}


# The turn: what is done


def take(t: Table, cell: str) -> None:
    """Choose the piece that moves; a block to raise needs only to come from somewhere (T5.3, T7.3)."""
    t.turn.taken = cell_of(cell)
    t.stage = "place"
    if t.turn.card == "raise":
        t.stage = "source"
        if len(sources(t)) == 1:
            raise_knight(t, *sources(t).pop().split()[1:])


def place(t: Table, text: str) -> None:
    """Move the chosen knight or block; without a card this costs a point (T4.2, T7.2)."""
    target, start, knights = cell_of(text), t.turn.taken, own(t).knights
    if t.turn.card == "shift_block":
        t.heights = with_block(with_block(t.heights, start, -1), target)
    else:
        knights.remove(start)
        knights.add(target)
    t.turn.ap -= t.turn.card == ""
    action_done(t)


def action_done(t: Table) -> None:
    """The player goes on with his turn."""
    t.turn.card, t.turn.taken, t.stage = "", -1, "turn"


def deploy(t: Table, cell: str) -> None:
    """A new knight costs two points (T4.2, T5.1)."""
    own(t).knights.add(cell_of(cell))
    t.turn.ap -= 2


def build(t: Table, cell: str) -> None:
    """Build a block of the named stack; of stacks all alike any is the named one (T3.3, T4.2, T6)."""
    if t.turn.named is None:
        take_stack(t, own(t).stacks[0])
    assert t.turn.named
    t.turn.named -= 1
    t.turn.ap -= 1
    t.heights = with_block(t.heights, cell_of(cell))


def take_stack(t: Table, size: int) -> None:
    """The turn consumes this stack (T3.3)."""
    own(t).stacks.remove(size)
    t.turn.named = size


def name_stack(t: Table, size: str) -> None:
    """Name the turn's stack, which costs nothing (T3.3)."""
    take_stack(t, int(size))


def track(t: Table) -> None:
    """A point buys a step on the scoring track (T4.2, T8.1)."""
    t.turn.ap -= 1
    move_marker(t, t.acting, 1)


def move_marker(t: Table, number: int, points: int) -> None:
    """A marker that would end on an occupied space goes on to the next free one; 0 moves nothing (T8.1, T8.2)."""
    if points:
        others = {seat.score for other, seat in enumerate(t.seats) if other != number}
        space = t.seats[number].score + points
        while space in others:
            space += 1
        t.seats[number].score = space


def play(t: Table, card: str) -> None:
    """The card leaves the game, and its effect follows (T7.2, T7.3)."""
    own(t).hand.remove(card)
    own(t).played.append(card)
    t.turn.card_played = True
    if card in MORE_AP:
        t.turn.ap += MORE_AP[card]
    else:
        t.turn.card, t.stage = card, "card"


def build_extra(t: Table, cell: str) -> None:
    """Extra_block: the block comes from the supply (T7.3)."""
    t.supply -= 1
    t.heights = with_block(t.heights, cell_of(cell))
    action_done(t)


def raise_knight(t: Table, source: str) -> None:
    """Raise: the block is slid under the chosen knight (T7.3)."""
    if source == "named":
        assert t.turn.named
        t.turn.named -= 1
    else:
        own(t).stacks.remove(int(source))
        own(t).stacks.append(int(source) - 1)
    t.heights = with_block(t.heights, t.turn.taken)
    action_done(t)


# Buying cards


def buy(t: Table) -> None:
    """Draw three cards of the own pile, or one of the common pile (T7.1, T10.1)."""
    t.turn.ap -= 1
    t.turn.bought += 1
    t.turn.to_draw = 1 if t.variant == "luck" else min(3, len(own(t).pile))
    draw_on(t)


def draw_on(t: Table) -> None:
    """Draw the cards that the owner knows; an unseen one is left to chance (T7.1)."""
    pile, turn = own(t).pile, t.turn
    while turn.to_draw and pile and pile[0] is not None:
        turn.drawn.append(pile[0])
        pile.pop(0)
        turn.to_draw -= 1
    t.stage = "draw" if turn.to_draw else "keep"


def draw_chances(t: Table) -> dict[str, Fraction]:
    """Every unseen card of the pile is equally likely (T7.1, T10.1)."""
    unseen = t.common if t.variant == "luck" else Counter(own(t).unseen)
    return {f"draw {card}": Fraction(copies, unseen.total()) for card, copies in unseen.items()}


def draw(t: Table, card: str) -> None:
    """A drawn card is looked at with the others, or goes to the hand at once (T7.1, T10.1)."""
    t.turn.to_draw -= 1
    if t.variant == "luck":
        t.common = +(t.common - Counter([card]))
        receive(t, card)
        t.stage = "turn"
    else:
        own(t).unseen.remove(card)
        own(t).pile.pop(0)
        t.turn.drawn.append(card)
        draw_on(t)


def receive(t: Table, card: str) -> None:
    """A bought card goes to the hand, and cannot be played this turn (T7.2)."""
    own(t).hand.append(card)
    t.turn.fresh.append(card)


def keep_choices(t: Table) -> set[str]:
    """One of the drawn cards is kept (T7.1)."""
    return {f"keep {card}" for card in t.turn.drawn}


def keep(t: Table, card: str) -> None:
    """Two other cards go back as the player likes; a single one is the whole pile (T7.1)."""
    t.turn.drawn.remove(card)
    receive(t, card)
    if len(t.turn.drawn) == 2:
        t.stage = "return"
    else:
        own(t).pile += t.turn.drawn
        t.turn.drawn, t.stage = [], "turn"


def return_choices(t: Table) -> set[str]:
    """Both go on top or under the pile, in either order; with no pile left these are the same (T7.1)."""
    ends = ("top", "under") if own(t).pile else ("top",)
    return {f"{end} {card}" for end in ends for card in t.turn.drawn}


def put_on_top(t: Table, upper: str) -> None:
    """The two cards are the next to be drawn (T7.1)."""
    own(t).pile[:0] = returned(t, upper)


def put_under(t: Table, upper: str) -> None:
    """The two cards are the last to be drawn (T7.1)."""
    own(t).pile += returned(t, upper)


def returned(t: Table, upper: str) -> list[str]:
    """Give the two cards up, from the upper to the lower (T7.1)."""
    cards = sorted(t.turn.drawn, key=lambda card: card != upper)
    t.turn.drawn, t.stage = [], "turn"
    return cards


# The end of the turn


def end(t: Table) -> None:
    """Unspent points are lost, and now at the latest a stack is named (T3.3, T4.1)."""
    t.turn.ap = 0
    if t.turn.named is None and not stacks_alike(t):
        t.stage = "name"
        return
    if t.turn.named is None:
        take_stack(t, own(t).stacks[0])
    put_blocks_away(t)


def name_last(t: Table, size: str) -> None:
    """The stack that the turn consumes is named at its end (T3.3)."""
    take_stack(t, int(size))
    put_blocks_away(t)


def spreads(stacks: Sequence[int], blocks: int) -> set[tuple[int, ...]]:
    """Return the stacks, highest first, that as many blocks as fit can make of these (T3.3)."""
    found = {tuple(sorted(stacks, reverse=True))}
    for _ in range(min(blocks, sum(FULL_STACK - size for size in stacks))):
        found = {
            tuple(sorted(with_block(piled, number), reverse=True))
            for piled in found
            for number, size in enumerate(piled)
            if size < FULL_STACK
        }
    return found


def spread_text(stacks: tuple[int, ...]) -> str:
    """Write the stacks that result."""
    return f"spread {'-'.join(map(str, stacks))}"


def spread_choices(t: Table) -> set[str]:
    """Blocks not built are spread over the remaining stacks (T3.3)."""
    assert t.turn.named is not None
    return {spread_text(stacks) for stacks in spreads(own(t).stacks, t.turn.named)}


def put_blocks_away(t: Table) -> None:
    """Hold the blocks of the year's last stack; spread those of any other, if needed by choice (T3.3, T3.4)."""
    assert t.turn.named is not None
    if not own(t).stacks:
        own(t).held = t.turn.named
        turn_over(t)
    elif len(spread_choices(t)) > 1:
        t.stage = "spread"
    else:
        spread(t, spread_choices(t).pop().split()[1])


def spread(t: Table, text: str) -> None:
    """What the remaining stacks cannot take returns to the supply (T3.3)."""
    assert t.turn.named is not None
    stacks = [int(size) for size in text.split("-")]
    t.supply += t.turn.named - (sum(stacks) - sum(own(t).stacks))
    own(t).stacks = stacks
    turn_over(t)


# Scoring


def score_year(t: Table) -> None:
    """Castles, then the king's bonus, then the master bonus, each in the last round's order (T9.1, T9.2, T11.6)."""
    for points in (castle_points, kings_bonus, master_bonus):
        for number in turn_order(t):
            move_marker(t, number, points(t, number))


def castle_points(t: Table, number: int) -> int:
    """Each castle counts its area times the level of the highest own knight in it (T9.1)."""
    knights = t.seats[number].knights
    return sum(
        len(castle) * max((t.heights[knight] for knight in knights & castle), default=0)
        for castle in castles(t.heights)
    )


def kings_bonus(t: Table, number: int) -> int:
    """A knight in the king's castle exactly on the year's level brings the bonus once (T9.2)."""
    assert t.king is not None
    present = t.seats[number].knights & castle_of(t.heights, t.king)
    return KINGS_BONUS[t.year - 1] if t.year in {t.heights[knight] for knight in present} else 0


def master_bonus(t: Table, number: int) -> int:
    """Return the bonus of the master card (T11.3)."""
    match t.master:
        case None:
            return 0
        case "edge":
            return crowd_bonus(t, number, on_edge)
        case "diagonals":
            return crowd_bonus(t, number, on_long_diagonal)
        case "castles":
            return castles_bonus(t, number)
    return LAST_BONUSES[t.master](t, t.seats[number].knights) if t.year == LAST_YEAR else 0


def on_edge(cell: int) -> bool:
    """Tell whether a cell lies at the edge of the board (T11.3)."""
    return cell % 8 in (0, 7) or cell // 8 in (0, 7)


def on_long_diagonal(cell: int) -> bool:
    """Tell whether a cell lies on one of the two long diagonals (T11.3)."""
    return cell % 8 in (cell // 8, 7 - cell // 8)


def crowd_bonus(t: Table, number: int, there: Callable[[int], bool]) -> int:
    """So much for each own knight there, and once more for him alone who has most (T11.3)."""
    counts = [sum(map(there, seat.knights)) for seat in t.seats]
    most = counts[number] > 0 and all(
        counts[number] > count for other, count in enumerate(counts) if other != number
    )
    return PER_KNIGHT[t.year - 1] * (counts[number] + most)


def castles_bonus(t: Table, number: int) -> int:
    """The knights are in exactly so many castles and none is outside (T11.3)."""
    knights = t.seats[number].knights
    inside = all(t.heights[knight] for knight in knights)
    manned = sum(not castle.isdisjoint(knights) for castle in castles(t.heights))
    return CASTLES_BONUS[t.year - 1] if inside and manned == CASTLES_WANTED[t.year - 1] else 0


def all_there(t: Table, knights: set[int]) -> bool:
    """All knights are all six, or by the option those on the board, at least two (T11.4)."""
    return len(knights) == KNIGHTS if t.master_all_six else len(knights) >= 2


def all_levels(t: Table, knights: set[int]) -> int:
    """Own knights all on different levels (T11.3)."""
    return 40 * (all_there(t, knights) and len({t.heights[knight] for knight in knights}) == len(knights))


def one_level(t: Table, knights: set[int]) -> int:
    """Own knights all on the same level (T11.3)."""
    return 50 * (all_there(t, knights) and len({t.heights[knight] for knight in knights}) == 1)


def one_line(t: Table, knights: set[int]) -> int:
    """Own knights all in one row, column or diagonal (T11.3)."""
    places = [(knight % 8, knight // 8) for knight in knights]
    lines = (
        {file for file, _ in places},
        {rank for _, rank in places},
        {file - rank for file, rank in places},
        {file + rank for file, rank in places},
    )
    return 50 * (all_there(t, knights) and any(len(line) == 1 for line in lines))


def square(t: Table, knights: set[int]) -> int:
    """Four own knights are the corners of a square, upright or tilted (T11.3)."""
    places = {(knight % 8, knight // 8) for knight in knights}
    return 50 * any(
        {(x - (v - y), y + (u - x)), (u - (v - y), v + (u - x))} <= places
        for x, y in places
        for u, v in places
        if (x, y) != (u, v)
    )


def cluster(t: Table, knights: set[int]) -> int:
    """Own knights on orthogonally connected cells (T11.3)."""
    return 40 * (all_there(t, knights) and len(connected_sets(knights)) == 1)


LAST_BONUSES: dict[str, Callable[[Table, set[int]], int]] = {
    "all_levels": all_levels,
    "one_level": one_level,
    "one_line": one_line,
    "square": square,
    "cluster": cluster,
}


# What can happen in which stage

CHANCES: dict[str, Callable[[Table], dict[str, Fraction]]] = {
    "start": start_chances,
    "master": master_chances,
    "draw": draw_chances,
}
CHOICES: dict[str, Callable[[Table], set[str]]] = {
    "foundations": lambda t: texts("B", foundation_cells(t)),
    "knights": lambda t: texts("D", free_blocks(t)),
    "king": lambda t: texts("king", free_blocks(t)),
    "kings_move": kings_moves,
    "turn": turn_choices,
    "card": lambda t: card_choices(t, t.turn.card),
    "place": lambda t: texts("to", TARGETS[t.turn.card](t, t.turn.taken)),
    "source": sources,
    "keep": keep_choices,
    "return": return_choices,
    "name": sizes,
    "spread": spread_choices,
}
DEEDS: dict[tuple[str, str], Callable[..., None]] = {
    ("start", "start"): start_drawn,
    ("master", "master"): turn_master_card,
    ("foundations", "B"): lay_foundation,
    ("knights", "D"): set_first_knight,
    ("king", "king"): set_king,
    ("kings_move", "king"): move_king,
    ("kings_move", "stay"): move_king,
    ("turn", "take"): take,
    ("turn", "D"): deploy,
    ("turn", "B"): build,
    ("turn", "stack"): name_stack,
    ("turn", "buy"): buy,
    ("turn", "track"): track,
    ("turn", "play"): play,
    ("turn", "end"): end,
    ("card", "take"): take,
    ("card", "B"): build_extra,
    ("place", "to"): place,
    ("source", "stack"): raise_knight,
    ("draw", "draw"): draw,
    ("keep", "keep"): keep,
    ("return", "top"): put_on_top,
    ("return", "under"): put_under,
    ("name", "stack"): name_last,
    ("spread", "spread"): spread,
}
