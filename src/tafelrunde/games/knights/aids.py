"""What a board draws beside the position: results, marks, what is missing, and who is how far from winning."""

from typing import Any

import msgspec

from tafelrunde.core.memory import States
from tafelrunde.core.rows import plain, rows
from tafelrunde.games.knights.cards import COLOUR_NAMES
from tafelrunde.games.knights.legal import KING_CASTLES
from tafelrunde.games.knights.notation import ENDING_NAMES, result_text
from tafelrunde.games.knights.scoring import (
    CASTLES_WITH_TOURNAMENTS,
    RESULT,
    WINNING_CASTLES,
    WINNING_TOURNAMENTS,
    result_facts,
)
from tafelrunde.games.knights.state import (
    COLOURS,
    DICE,
    LIVE_COUNTS,
    LIVE_FACES,
    LIVE_SIZE,
    SEAT,
    Contest,
    Ending,
    Like,
    Phase,
)


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
    order: list[int]
    """Who is still to roll, whoever rolls now first."""


class Goal(msgspec.Struct, frozen=True):
    """What a seat still lacks for one of the three ways to win (K13.1)."""

    ending: str
    """four-castles, tournaments, or king: then the king must still be beaten."""
    castles: int
    tournaments: int


class Standing(msgspec.Struct, frozen=True):
    """How far a seat is."""

    castles: int
    tournaments: int
    colours: list[str]
    """The colours of which it has no castle, and may take one (K5.5)."""
    goals: list[Goal]


class Aids(msgspec.Struct, frozen=True, omit_defaults=True):
    """Knights: what a board draws beside the position."""

    seats: list[Standing]
    rolling: Rolling | None = None
    tournament: Tournament | None = None


def aids(state: States) -> Aids:
    """Return what follows from a position for everybody to see (K14.1: nothing is hidden)."""
    record = plain(state)
    contest = record.contest != Contest.NONE
    return Aids(
        seats=[_standing(seat) for seat in rows(record.seat, SEAT)[: record.players]],
        rolling=_rolling(record) if contest else None,
        tournament=_tournament(record) if record.contest == Contest.TOURNAMENT else None,
    )


def drawn(value: int) -> Result:
    """Return a result with the dice that show it."""
    size, number, kicker = result_facts(value)
    return Result(result_text(value), size, number, kicker, [number] * size + [kicker] * (kicker > 0))


def _standing(seat: Any) -> Standing:
    owned = seat.cards[:COLOURS]
    castles = COLOURS - owned.count(0)
    lacking = [name for name, card in zip(COLOUR_NAMES, owned, strict=True) if not card]
    return Standing(castles, seat.tournaments, lacking, goals(castles, seat.tournaments))


def goals(castles: int, tournaments: int) -> list[Goal]:
    """Return what somebody with so many castles and tournaments lacks for each way to win (K13.1)."""
    asked = {
        Ending.FOUR_CASTLES: (WINNING_CASTLES, 0),
        Ending.TOURNAMENTS: (CASTLES_WITH_TOURNAMENTS, WINNING_TOURNAMENTS),
        Ending.KING: (KING_CASTLES, 0),
    }
    return [
        Goal(ENDING_NAMES[ending], max(0, of_castles - castles), max(0, of_tournaments - tournaments))
        for ending, (of_castles, of_tournaments) in asked.items()
    ]


def _rolling(record: Any) -> Rolling:
    defends = record.phase == Phase.DEFEND
    roller = record.target if defends else record.roller
    cards = _die_cards(rows(record.seat, SEAT)[roller])
    live = int(record.live)
    coming = DICE if defends else record.to_roll
    value = int(RESULT[sum(1 << number - 1 for number in cards), live])
    organises = record.contest == Contest.TOURNAMENT and roller == record.turn
    rolled = bool(LIVE_SIZE[live]) or coming < DICE
    beaten = rolled and (organises or value > record.mark)
    return Rolling(
        roller=roller,
        cards=cards,
        dead=DICE - coming - int(LIVE_SIZE[live]),
        result=drawn(value) if rolled else None,
        mark=None if organises else drawn(record.mark),
        beaten=beaten,
        missing=[] if beaten or organises else missing_dice(record.mark, cards, live, coming),
    )


def _die_cards(seat: Any) -> list[int]:
    return [number + 1 for number in range(LIVE_FACES) if seat.cards[Like.DIE_1 + number]]


def missing_dice(mark: int, cards: list[int], live: int, coming: int) -> list[Way]:
    """Return the ways to beat a mark that need the fewest further dice, and for which there are enough dice."""
    shown = {number: int(LIVE_COUNTS[live, number - 1]) for number in range(1, LIVE_FACES + 1)}
    dice = sum(shown.values()) + coming
    ways: dict[Way, int] = {}
    for number, size, kicker in _beating(mark):
        of_cards = int(number in cards)
        more = max(0, size - shown[number] - of_cards)
        high = [n for n in shown if n != number and n >= kicker] if kicker else []
        by_card = any(n in cards for n in high)
        lacks_kicker = bool(kicker) and not by_card and not any(shown[n] for n in high)
        if size - of_cards + (bool(kicker) and not by_card) <= dice:
            ways[Way(number, more, kicker if lacks_kicker else 0)] = more + lacks_kicker
    fewest = min(ways.values(), default=0)
    return [way for way, count in ways.items() if count == fewest]


def _beating(mark: int) -> list[tuple[int, int, int]]:
    """List what beats a mark at least: number and size of a set, and a kicker where one is needed (K7.3)."""
    size, number, kicker = result_facts(mark)
    numbers = range(1, LIVE_FACES + 1)
    larger = [(other, max(1, size + (other <= number)), 0) for other in numbers]
    above = min((n for n in numbers if n > kicker and n != number), default=0)
    return [(number, size, above), *larger] if number and above else larger


def _tournament(record: Any) -> Tournament:
    players = record.players
    until = (record.turn - record.roller) % players or players
    order = [(record.roller + place) % players for place in range(until)]
    return Tournament(None if record.roller == record.turn else record.leader, order)
