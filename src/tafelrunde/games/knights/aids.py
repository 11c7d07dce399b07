"""What a board draws beside the position: results, marks, what is missing, and who is how far from winning."""

from functools import cache
from typing import Any, Final

import msgspec
import numpy as np

from tafelrunde.core.bits import count
from tafelrunde.core.kernel import State, inner, kernel, quick
from tafelrunde.core.memory import States
from tafelrunde.core.rows import numbers, plain, rows
from tafelrunde.games.knights.cards import card_demand, card_like
from tafelrunde.games.knights.contests import beats, dead_dice, next_in_tournament, organises
from tafelrunde.games.knights.legal import CASTLES, owned
from tafelrunde.games.knights.notation import COLOUR_SETS, EndingName, result_text
from tafelrunde.games.knights.scoring import (
    CARD_SETS,
    CASTLES_FOR,
    DEMAND_RESULT,
    RESULT,
    VICTORIES,
    die_cards,
    lacks,
    result_facts,
    stack_demand,
)
from tafelrunde.games.knights.state import (
    DICE,
    ENDING_NAMES,
    LIVE_COUNTS,
    LIVE_FACES,
    LIVE_SIZE,
    MOST_PLAYERS,
    NO_CARD,
    NO_DICE,
    NONE,
    STACKS,
    Contest,
    Phase,
)

WAY = np.dtype([("number", np.int8), ("more", np.int8), ("kicker", np.int8)])
"""A `Way`."""
MOST_WAYS: Final = LIVE_FACES + 1
"""A larger set of each number, or the same set with a higher kicker."""

GOAL = np.dtype([("castles", np.int8), ("tournaments", np.int8)])
STANDING = np.dtype(
    [
        ("castles", np.int8),
        ("tournaments", np.int8),
        ("lacking", np.int8),  # bits of the colours of which it has no castle
        ("goals", GOAL, len(VICTORIES)),
        ("eased", np.int16, len(STACKS)),  # what a top card demands of it, 0 where that is what the card says
    ],
)

AIDS = np.dtype(
    [
        ("result", np.int16),  # what the dice and die cards make now, NONE before the first roll
        ("mark", np.int16),  # what must be beaten, NONE if there is nothing to beat
        ("players", np.int8),
        ("contest", np.int8),
        ("roller", np.int8),  # who rolls, or is asked whether to defend
        ("cards", np.int8),  # the roller's die cards: bit 0 is the 1
        ("dead", np.int8),
        ("beaten", np.int8),
        ("leader", np.int8),  # of a tournament, NONE before the organiser's result
        ("rolled", np.int8),  # how many have rolled in a tournament
        ("order", np.int8, MOST_PLAYERS),  # everybody, in the order of rolling
        ("ways", np.int8),
        ("missing", WAY, MOST_WAYS),  # the nearest ways to beat the mark
        ("seats", STANDING, MOST_PLAYERS),
    ],
)
"""What follows from a position, in numbers; `Aids` says it in words."""

CARD_LISTS: Final = [[n + 1 for n in range(LIVE_FACES) if cards >> n & 1] for cards in range(CARD_SETS)]
"""The numbers of each set of die cards."""


class Result(msgspec.Struct, frozen=True):
    """A result or a demand (K7.1, K7.3), to be written and to be drawn."""

    text: str
    """As the game writes it: 4-4-4+2."""
    size: int
    number: int
    kicker: int
    """0 if there is none."""
    dice: list[int]
    """The dice that count: the set, then the kicker."""


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to beat the mark with the fewest further dice."""

    number: int
    """The number of the set."""
    more: int
    """How many further dice of that number are missing."""
    kicker: int = 0
    """Where a kicker is missing too: what it must show at least."""


class Rolling(msgspec.Struct, frozen=True, omit_defaults=True):
    """The contest that is going on."""

    roller: int
    """Who rolls, or is asked whether to defend."""
    cards: list[int]
    """The numbers of the roller's die cards (K7.2)."""
    dead: int
    """How many dice are lost (K6.2)."""
    result: Result | None = None
    """What the dice and die cards make now; none before the first roll."""
    mark: Result | None = None
    """What must be beaten; none for whoever organises a tournament."""
    beaten: bool = False
    """Whether the result is good enough now."""
    missing: list[Way] = []
    """The nearest ways to beat the mark, where it is not beaten and can be."""


class Tournament(msgspec.Struct, frozen=True):
    """A tournament that is going on (K10)."""

    leader: int | None
    """Who leads; nobody before the organiser's result."""
    rolled: list[int]
    """Who has rolled, the organiser first."""
    order: list[int]
    """Who is still to roll, whoever rolls now first."""


class Goal(msgspec.Struct, frozen=True):
    """What a seat still lacks for one of the three ways to win (K13.1)."""

    ending: EndingName
    """With the king, he must still be beaten."""
    castles: int
    tournaments: int


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a seat is."""

    castles: int
    tournaments: int
    colours: list[str]
    """The colours of which it has no castle, and may take one (K5.5)."""
    goals: list[Goal]
    eased: dict[str, Result] = {}
    """What the top cards demand of it, where betrayal eases that (K8.3): left, right."""


class Aids(msgspec.Struct, frozen=True, omit_defaults=True):
    """Knights: what a board draws beside the position."""

    seats: list[Standing]
    rolling: Rolling | None = None
    tournament: Tournament | None = None


def aids(state: States) -> Aids:
    """Return what follows from a position for everybody to see (K14.1: nothing is hidden)."""
    found = np.zeros(1, AIDS)
    fill_aids(state, found)
    row = plain(found)
    return Aids(
        seats=[_standing(seat) for seat in rows(row.seats, STANDING)[: row.players]],
        rolling=_rolling(row) if row.contest else None,
        tournament=_tournament(row) if row.contest == Contest.TOURNAMENT else None,
    )


@cache
def drawn(value: int) -> Result:
    """Return a result with the dice that show it."""
    size, number, kicker = result_facts(value)
    return Result(result_text(value), size, number, kicker, [number] * size + [kicker] * (kicker > 0))


def _standing(seat: Any) -> Standing:
    lacking = zip(VICTORIES, rows(seat.goals, GOAL), strict=True)
    goals = [Goal(ENDING_NAMES[ending], goal.castles, goal.tournaments) for ending, goal in lacking]
    eased = zip(STACKS, numbers(seat.eased, "i2"), strict=True)
    demands = {stack: drawn(demand) for stack, demand in eased if demand}
    return Standing(seat.castles, seat.tournaments, COLOUR_SETS[seat.lacking], goals, demands)


def _rolling(row: Any) -> Rolling:
    return Rolling(
        roller=row.roller,
        cards=CARD_LISTS[row.cards],
        dead=row.dead,
        result=None if row.result == NONE else drawn(row.result),
        mark=None if row.mark == NONE else drawn(row.mark),
        beaten=bool(row.beaten),
        missing=[Way(*way) for way in rows(row.missing, WAY)[: row.ways]],
    )


def _tournament(row: Any) -> Tournament:
    everybody = list(row.order[: row.players])
    leader = None if row.leader == NONE else row.leader
    return Tournament(leader, everybody[: row.rolled], everybody[row.rolled :])


@quick
def fill_aids(states: Any, found: Any) -> None:
    """Fill an empty record with what follows from a position."""
    state, aid = states[0], found[0]
    aid.players = state.players
    aid.contest = state.contest
    for seat in range(state.players):
        fill_standing(state, seat, aid.seats[seat])
    if state.contest != Contest.NONE:
        fill_rolling(state, aid)
    if state.contest == Contest.TOURNAMENT:
        fill_tournament(state, aid)


@inner
def fill_standing(state: State, seat: int, standing: State) -> None:
    """Fill in what a seat has, and what it lacks for each way to win (K13.1)."""
    colours = owned(state, seat) & CASTLES
    standing.castles = count(colours)
    standing.tournaments = state.seat[seat].tournaments
    standing.lacking = CASTLES & ~colours
    for ending in range(1, len(CASTLES_FOR)):
        of_castles, of_tournaments = lacks(state, seat, ending)
        standing.goals[ending - 1].castles = of_castles
        standing.goals[ending - 1].tournaments = of_tournaments
    for stack in range(len(STACKS)):
        standing.eased[stack] = eased_demand(state, seat, state.stack[stack].top)


@inner
def eased_demand(state: State, seat: int, card: int) -> int:
    """Return what a top card demands of a seat, 0 where that is what the card says (K8.3)."""
    if card == NO_CARD:
        return 0
    demand = stack_demand(state, seat, card_like(card), card_demand(card))
    return demand if demand < DEMAND_RESULT[card_demand(card)] else 0


@inner
def fill_rolling(state: State, aid: State) -> None:
    """Fill in the dice, what they make, and what is missing; a defender has all his dice in hand (K9.1)."""
    defends = state.phase == Phase.DEFEND
    aid.roller = state.target if defends else state.roller
    aid.cards = die_cards(state, aid.roller)
    aid.dead = 0 if defends else dead_dice(state)
    coming = DICE if defends else state.to_roll
    result = RESULT[aid.cards, state.live]
    rolled = state.live != NO_DICE or coming < DICE
    aid.result = result if rolled else NONE
    aid.mark = NONE if organises(state) else state.mark
    aid.beaten = rolled and beats(state, result)
    if not aid.beaten and not organises(state):
        aid.ways = fill_ways(state.mark, aid.cards, state.live, coming, aid.missing)


@inner
def fill_tournament(state: State, aid: State) -> None:
    """Fill in who leads a tournament and in which order everybody rolls, its organiser first (K10.2)."""
    aid.leader = NONE if organises(state) else state.leader
    seat = state.turn
    for place in range(state.players):
        aid.order[place] = seat
        if seat == state.roller:
            aid.rolled = place
        seat = next_in_tournament(state, seat)


@kernel
def fill_ways(mark: int, cards: int, live: int, coming: int, ways: Any) -> int:
    """List the ways to beat a mark that need the fewest further dice, and for which there are enough dice (K7.3).

    The same set needs a higher kicker, where there is one; any other set must be larger, or as large and higher.
    """
    size, number, kicker = result_facts(mark)
    above = higher_kicker(number, kicker)
    found, fewest = 0, DICE + 1
    if number > 0 and above > 0:
        found, fewest = add_way(number, size, above, cards, live, coming, ways, found, fewest)
    for other in range(1, LIVE_FACES + 1):
        larger = max(1, size + 1 if other <= number else size)
        found, fewest = add_way(other, larger, 0, cards, live, coming, ways, found, fewest)
    return found


@inner
def higher_kicker(number: int, kicker: int) -> int:
    """Return the lowest number above a kicker that is not the set's own, 0 if there is none."""
    above = kicker + 1 if kicker + 1 != number else kicker + 2
    return above if above <= LIVE_FACES else 0


@inner
def add_way(
    number: int, size: int, kicker: int, cards: int, live: int, coming: int, ways: Any, found: int, fewest: int
) -> tuple[int, int]:
    """Add a set with a kicker (0: with any) to the ways found so far, if it needs no more dice than they do."""
    of_cards = cards >> number - 1 & 1
    more = max(0, size - LIVE_COUNTS[live, number - 1] - of_cards)
    by_card, shown = kicker == 0, kicker == 0
    for other in range(max(kicker, 1), LIVE_FACES + 1):
        if other != number:
            by_card |= cards >> other - 1 & 1 == 1
            shown |= LIVE_COUNTS[live, other - 1] > 0
    lacks_kicker = not by_card and not shown
    needed = more + (1 if lacks_kicker else 0)
    if size - of_cards + (0 if by_card else 1) > LIVE_SIZE[live] + coming or needed > fewest:
        return found, fewest
    if needed < fewest:
        found = 0
    ways[found].number = number
    ways[found].more = more
    ways[found].kicker = kicker if lacks_kicker else 0
    return found + 1, needed
