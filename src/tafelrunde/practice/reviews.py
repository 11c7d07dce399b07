"""What a match says about one player: a few sums of its ledger, and the decisions to try again."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import islice

import msgspec

from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.analysis.labels import scale
from tafelrunde.analysis.ledger import MATTERS, Ledger
from tafelrunde.bots import house
from tafelrunde.core.record import Record, replay, start_of
from tafelrunde.core.registry import game as game_named
from tafelrunde.practice.grading import Exercise

PEOPLE = "people"
"""Whom somebody played with, if there was anybody else: no level says how strong people are."""
MOST_MISTAKES = 12
"""Of one match, the costliest: whoever loses more has enough to try again."""


class Review(msgspec.Struct, frozen=True):
    """One player's match in numbers; shares of a win, as in the ledger."""

    table: str
    at: int
    """When the match was over, in milliseconds since the epoch."""
    game: str
    level: str
    """The strongest of the house among the others, or `people`."""
    players: int
    seat: int
    finished: bool
    result: float
    luck: float
    """Own luck and that of the others."""
    lost: float
    """What own decisions cost."""
    lost_where_it_mattered: float
    mattered: int
    """Own decisions in which the actions differed by a point of win chance or more."""
    labels: dict[str, int]
    kinds: dict[str, float]
    """What decisions with a label cost, by the `type` of the action that would have been best."""


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost something, to be tried again."""

    entry: int
    """Its place in the record."""
    exercise: Exercise
    seat: int
    do: str
    """What was done."""
    loss: float
    label: str


def level_of(game: str, rivals: Sequence[str | None]) -> str:
    """Name whom somebody plays with: the strongest bot, or people as soon as there are any (None)."""
    if None in rivals or not rivals:
        return PEOPLE
    ladder = list(house(game))
    return max((rival for rival in rivals if rival), key=lambda name: ladder.index(name) if name in ladder else -1)


def review(ledger: Ledger, seat: int, table: str, at: int, level: str) -> Review:
    """Sum up what a match says about a seat."""
    own = ledger.seats[seat]
    mattered = [entry for entry in mattering(ledger) if entry.seat == seat]
    kinds: dict[str, float] = defaultdict(float)
    for entry in ledger.entries:
        if entry.label and entry.seat == seat:
            kinds[kind_of(ledger.game, entry)] += entry.loss or 0.0
    return Review(
        table=table,
        at=at,
        game=ledger.game,
        level=level,
        players=ledger.players,
        seat=seat,
        finished=ledger.finished,
        result=own.result,
        luck=own.own_luck + own.others_luck,
        lost=-own.mistakes,
        lost_where_it_mattered=sum(entry.loss or 0.0 for entry in mattered),
        mattered=len(mattered),
        labels=own.labels,
        kinds=dict(kinds),
    )


def mattering(ledger: Ledger) -> list[LedgerEntry]:
    """Return the decisions that mattered."""
    least = MATTERS * scale(ledger.players)
    return [entry for entry in ledger.entries if entry.loss is not None and (entry.typical or 0.0) >= least]


def kind_of(game: str, entry: LedgerEntry) -> str:
    """Name the kind of what would have been best."""
    return str(game_named(game).action(entry.best or entry.do).to_json()["type"])


def mistakes_of(record: Record, ledger: Ledger, seat: int) -> list[Mistake]:
    """Return the costliest decisions of a seat, in the order of the match, each as an exercise."""
    costly = [entry for entry in ledger.entries if entry.seat == seat and entry.label and entry.best != entry.do]
    chosen = {entry.at for entry in sorted(costly, key=lambda entry: -(entry.loss or 0.0))[:MOST_MISTAKES]}
    found, turn, before = [], 0, start_of(record)
    start = before
    for entry, after in zip(ledger.entries, replay(record), strict=False):
        if entry.turn:
            turn, start = entry.at, before
        if entry.at in chosen:
            lead = [each.do for each in islice(ledger.entries, turn, entry.at)]
            exercise = Exercise(ledger.game, start.to_json(), lead)
            found.append(Mistake(entry.at, exercise, seat, entry.do, entry.loss or 0.0, entry.label or ""))
        before = after
    return found
