"""What a board draws beside the position: what the dice are worth now, and the race for the King."""

from typing import Any, Literal

import msgspec

from tafelrunde.core.memory import States
from tafelrunde.games.court import actions as act
from tafelrunde.games.court.cards import NAMES
from tafelrunde.games.court.legal import Reason, why_not_available
from tafelrunde.games.court.scoring import beats_mark, best_number, meets_cost, most_alike, pips
from tafelrunde.games.court.state import NONE, Phase
from tafelrunde.games.court.turn import can_take_king, dice_to_bring, mandatory_dice

Barred = Literal["sold-out", "owned", "no-fool"]
BARRED: dict[int, Barred] = {
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
    record = state[0]
    shown = record["active"] + record["aside"]
    claims = Phase(record["phase"]) not in (Phase.START, Phase.OVER) and not record["final"]
    return Aids(
        seats=[_bringing(record, seat) for seat in range(record["players"])],
        result=_result(shown),
        offers=[_offer(record, shown, character) for character in act.CLAIMS] if claims else [],
        mark=None if record["king"] == NONE else _mark(record, shown),
    )


def _bringing(record: Any, seat: int) -> Bringing:
    return Bringing(int(mandatory_dice(record, seat)), int(dice_to_bring(record, seat)))


def _result(shown: Any) -> Result | None:
    dice = [number for number, count in enumerate(shown.tolist(), start=1) for _ in range(count)]
    result = Result(dice, int(pips(shown)), int(most_alike(shown)), int(best_number(shown)))
    return result if dice else None


def _offer(record: Any, shown: Any, character: int) -> Offer:
    met = bool(meets_cost(shown, character)) and bool(shown.any())
    return Offer(NAMES[character], met, BARRED.get(int(why_not_available(record, character))))


def _mark(record: Any, shown: Any) -> Mark:
    alike, number = int(most_alike(shown)), int(best_number(shown))
    order = _order(record)
    return Mark(
        alike=int(record["mark_count"]),
        number=int(record["mark_number"]),
        holder=int(record["king"]),
        order=order,
        passed=[seat for seat in range(record["players"]) if seat not in order],
        tie=int(record["queen"]),
        beaten=bool(record["final"]) and bool(order) and bool(beats_mark(record, alike, number)),
    )


def _order(record: Any) -> list[int]:
    """Return who rolls in the final round as things stand: the Queen's owner last, if she lost the King (C7.5)."""
    if record["phase"] == Phase.OVER:
        return []
    players, queen = int(record["players"]), int(record["queen"])
    if record["final"]:
        rolling, left = int(record["turn"]), int(record["turns_left"])
        first, others = (rolling + 1) % players, left - 1
    else:
        rolling, first, others = NONE, (int(record["starter"]) - 1) % players, players - 1
    following = [(first + place) % players for place in range(players)]
    waiting = [seat for seat in following if seat != queen][: max(0, others)]
    last = [queen] if record["king"] != queen and rolling != queen else []
    order = [seat for seat in waiting + last if can_take_king(record, seat)]
    return order if rolling == NONE else [rolling, *order]
