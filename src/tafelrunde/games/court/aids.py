"""What a board draws beside the position: what the dice are worth now, and the race for the King."""

from typing import Any, Final, Literal

import msgspec
import numpy as np

from tafelrunde.core.kernel import inner, kernel
from tafelrunde.core.memory import States
from tafelrunde.core.rows import plain
from tafelrunde.games.court.actions import CLAIMED, CLAIMS
from tafelrunde.games.court.cards import NAMES
from tafelrunde.games.court.legal import why_not_available
from tafelrunde.games.court.notation import dice_of
from tafelrunde.games.court.reasons import Reason
from tafelrunde.games.court.scoring import beats_mark, best_number, meets_cost, most_alike, pips
from tafelrunde.games.court.state import FACES, MOST_PLAYERS, NONE, Phase
from tafelrunde.games.court.turn import dice_to_bring, mandatory_dice, rollers

AIDS = np.dtype(
    [
        ("players", np.int8),
        ("first", np.int8, MOST_PLAYERS),  # the dice of each seat's first roll
        ("most", np.int8, MOST_PLAYERS),  # and those it could bring
        ("shown", np.int8, FACES),  # all dice of the turn by number
        ("pips", np.int8),
        ("alike", np.int8),
        ("number", np.int8),
        ("claims", np.int8),  # whether anybody claims anything before the game is over
        ("met", np.int8, len(CLAIMS)),  # whether the dice meet each cost
        ("barred", np.int8, len(CLAIMS)),  # the reason why each character is not to be had, or 0
        ("king", np.int8),  # who holds the King, or NONE
        ("queen", np.int8),
        ("mark_count", np.int8),
        ("mark_number", np.int8),
        ("rolling", np.int8),  # how many seats roll for the King
        ("order", np.int8, MOST_PLAYERS),
        ("beaten", np.int8),  # whether the dice would win the King
    ]
)
"""What follows from a position, as numbers."""

Barred = Literal["sold-out", "owned", "no-fool"]
BARRED: Final[dict[int, Barred]] = {
    Reason.SOLD_OUT: "sold-out",
    Reason.OWNED_ALREADY: "owned",
    Reason.FOOL_TO_FLIP: "no-fool",
}
"""Why a character is not to be had, whatever the dice show (C6.1, C6.3)."""


class Result(msgspec.Struct, frozen=True):
    """What the dice of this turn show: the active ones and those set aside."""

    dice: list[int]
    pips: int
    alike: int
    """How many show the same number at the most."""
    number: int
    """Which number that is, the highest of several (C7.4)."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A character, for the player whose turn it is."""

    character: str
    met: bool
    """Whether the dice would meet its cost if all of them were set aside as they lie."""
    barred: Barred | None = None
    """Why it is not to be had, whatever the dice show."""


class Mark(msgspec.Struct, frozen=True):
    """What holds the King (C7.4)."""

    alike: int
    number: int
    holder: int
    """Who holds the King."""
    order: list[int]
    """Who will roll for him, as things stand: whoever rolls now first."""
    passed: list[int]
    """Who has no turn left, or is passed over (C7.6)."""
    tie: int
    """For whom a tie is enough: the owner of the Queen (C7.5)."""
    beaten: bool
    """Whether the dice as they lie would win the King, in the final round."""


class Bringing(msgspec.Struct, frozen=True):
    """The dice of a seat."""

    first: int
    """How many it rolls first (C4.1)."""
    most: int
    """How many it could bring in a turn (C7.6)."""


class Aids(msgspec.Struct, frozen=True, omit_defaults=True):
    """Court: what a board draws beside the position."""

    seats: list[Bringing]
    result: Result | None = None
    """None where no dice lie on the table."""
    offers: list[Offer] = []
    """Every character, unless nobody claims any: before and after the game, and in the final round."""
    mark: Mark | None = None
    """Once the King was taken."""


def aids(state: States) -> Aids:
    """Return what follows from a position for everybody to see (C8.1: nothing is hidden)."""
    found = np.zeros(1, AIDS)
    fill_aids(state, found)
    row = plain(found)
    return Aids(
        seats=[Bringing(*dice) for dice in list(zip(row.first, row.most, strict=True))[: row.players]],
        result=_result(row) if any(row.shown) else None,
        offers=[_offer(row, place) for place in range(len(CLAIMS))] if row.claims else [],
        mark=None if row.king == NONE else _mark(row),
    )


def _result(row: Any) -> Result:
    return Result(dice_of(row.shown), row.pips, row.alike, row.number)


def _offer(row: Any, place: int) -> Offer:
    return Offer(NAMES[CLAIMS[place]], bool(row.met[place]), BARRED.get(row.barred[place]))


def _mark(row: Any) -> Mark:
    order = list(row.order[: row.rolling])
    passed = [seat for seat in range(row.players) if seat not in order]
    return Mark(row.mark_count, row.mark_number, row.king, order, passed, row.queen, bool(row.beaten))


@kernel
def fill_aids(states: Any, found: Any) -> None:
    """Fill a record with what follows from a position."""
    state, aid = states[0], found[0]
    aid.players = state.players
    for seat in range(state.players):
        aid.first[seat] = mandatory_dice(state, seat)
        aid.most[seat] = dice_to_bring(state, seat)
    for number in range(FACES):
        aid.shown[number] = state.active[number] + state.aside[number]
    aid.pips, aid.alike, aid.number = pips(aid.shown), most_alike(aid.shown), best_number(aid.shown)
    fill_offers(state, aid)
    fill_mark(state, aid)


@inner
def fill_offers(state: Any, aid: Any) -> None:
    """Fill in whose cost is met and who is not to be had; in the final round nobody is claimed (C6.1, C7.3)."""
    aid.claims = state.phase != Phase.START and state.phase != Phase.OVER and not state.final
    for place in range(len(CLAIMED)):
        character = CLAIMED[place]
        aid.met[place] = aid.pips > 0 and meets_cost(aid.shown, character)
        aid.barred[place] = why_not_available(state, character)


@inner
def fill_mark(state: Any, aid: Any) -> None:
    """Fill in who holds the King, with what, and who rolls for him (C7.4, C7.5)."""
    aid.king, aid.queen = state.king, state.queen
    aid.mark_count, aid.mark_number = state.mark_count, state.mark_number
    if state.king != NONE and state.phase != Phase.OVER:
        aid.rolling = rollers(state, aid.order)
        aid.beaten = state.final and beats_mark(state, aid.alike, aid.number)
