"""Once the King is taken nothing has to be learned: what marks and claims are worth follows from exact turns.

Whoever rolls later plays to beat the mark that he finds, and the solver knows with what chance. So a mark is worth
the chance that nobody beats it, a turn of the final round what the solver makes of these marks, and a character won
just before it what such a turn is worth with it. With two seats all this is exact; with more, those who roll later
are taken to think of the mark alone, and not of those after them.
"""

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.court.features import COSTS, MARKS, set_of
from tafelrunde.bots.court.final import roll_order
from tafelrunde.bots.court.solving import KIND, int64
from tafelrunde.bots.court.value import Work, fill_payoff, fill_stakes, try_claim
from tafelrunde.core.kernel import kernel
from tafelrunde.core.memory import States
from tafelrunde.games.court.cards import CHARACTERS, KING_ALIKE, USABLE, bits_of
from tafelrunde.games.court.goals import Mark
from tafelrunde.games.court.odds import mark_payoff, results_met
from tafelrunde.games.court.solver import within_reach
from tafelrunde.games.court.solver.part import Part
from tafelrunde.games.court.solver.tables import RESULTS
from tafelrunde.games.court.state import FACES, Edition, Phase
from tafelrunde.games.court.turn import dice_to_bring, mandatory_dice

Array = npt.NDArray[Any]
MOST_BYTES: Final = 50_000_000
"""What solving may take at a time; somebody for whom that is too little is taken to have no weak abilities."""
UNLIKELY: Final = 0.01
"""A mark that is set with less than this chance need not be looked at closely."""
MOST_REMEMBERED: Final = 64
"""Of so many turns chances are kept, a few each."""
ABILITIES: Final = bits_of(*USABLE)
NO_CLAIMS = np.zeros(CHARACTERS + 1)


class Roller(NamedTuple):
    """Who rolls, as the solver asks for it."""

    owned: int
    dice: int
    spare: int
    adds_first: bool
    most: int
    """The dice that he could bring."""


@kernel
def roller(states: Any, seat: int) -> Roller:
    """Describe a seat's turn."""
    state = states[0]
    dice = int64(mandatory_dice(state, seat))
    most = int64(dice_to_bring(state, seat))
    return Roller(int64(set_of(state, seat)), dice, state.dice_supply - dice, state.edition == Edition.AMIGO, most)


@kernel
def order_of(states: Any, order: Any) -> int:
    """Write who may roll for the King, whoever rolls now first, and return how many."""
    return roll_order(states[0], order)


@cache
def reached() -> Array:
    """Return the payoffs of reaching each mark."""
    marks = [Mark(KING_ALIKE + mark // FACES, 1 + mark % FACES, equal_is_enough=True) for mark in range(MARKS)]
    return np.array([mark_payoff(mark) for mark in marks])


@lru_cache(MOST_REMEMBERED)
def known_of(_who: Roller) -> dict[int, float]:
    """Return where the chances of a turn are noted by mark: the turns that follow ask for many of them again."""
    return {}


def chances_of(who: Roller, marks: range) -> list[float]:
    """Return with what chance somebody reaches each of some marks."""
    known = known_of(who)
    unknown = [mark for mark in marks if mark not in known]
    if unknown:
        known.update(zip(unknown, values_of(who, reached()[unknown]).tolist(), strict=True))
    return [known[mark] for mark in marks]


def values_of(who: Roller, payoffs: Array) -> Array:
    """Return what a turn is worth for each of some goals; that is the same whatever else is asked for with it.

    So all are kept in single precision, as one's own turn is.
    """
    part = part_of(who, who.owned & ABILITIES, payoffs)
    if bytes_of(part) > MOST_BYTES and len(payoffs) > 1:
        return np.concatenate([values_of(who, half) for half in np.array_split(payoffs, 2)])
    if bytes_of(part) > MOST_BYTES:
        part = part_of(who, within_reach(part.asked, who.dice, who.spare, MOST_BYTES, in_passing=True), payoffs)
    return part.first_roll(part.asked, who.adds_first)


def part_of(who: Roller, abilities: int, payoffs: Array) -> Part:
    """Lay a turn out with some abilities."""
    part = Part(payoffs, abilities, who.dice, 0, who.spare, in_passing=True)
    part.number_type = np.dtype(KIND)
    return part


def bytes_of(part: Part) -> int:
    """Return what solving a turn takes."""
    return int(part.kept + 2 * part.roll_count) * part.number_type.itemsize


def fill_exact_odds(states: States, work: Work) -> None:
    """Fill in with what chance those who roll later reach each mark, where that is likely to matter.

    The odds of all that were learned are there already: they say which marks may be set now.
    """
    count = order_of(states, work.order)
    likely = work.odds[states[0]["turn"], COSTS:] >= UNLIKELY
    present = int(states[0]["mark_count"] - KING_ALIKE) * FACES + int(states[0]["mark_number"])
    beyond = min(int(np.count_nonzero(likely)) + 1, MARKS)
    for seat in work.order[1:count].tolist():
        who = roller(states, seat)
        end = min(beyond, (who.most - KING_ALIKE + 1) * FACES)
        if present < end:
            work.odds[seat, COSTS + present : COSTS + end] = chances_of(who, range(present, end))


def fill_exact_claims(states: States, work: Work, worths: Array) -> None:
    """Fill in what claims are worth to somebody who rolls for the King right after them."""
    me, known = int(states[0]["turn"]), False
    stakes, payoffs = np.zeros(MARKS), np.zeros((1, RESULTS))
    for character in range(CHARACTERS + 1):
        after = work.after
        if try_claim(states, character, after) and _rolls_next(after[0], me):
            if not known:
                fill_exact_odds(states, work)
                known = True
            fill_stakes(after, work.odds, work.order, stakes)
            fill_payoff(NO_CLAIMS, stakes, *results_met(), payoffs[0])
            worths[character] = values_of(roller(after, me), payoffs)[0]


def _rolls_next(state: Any, seat: int) -> bool:
    return bool(state["final"] and state["phase"] != Phase.OVER and state["turn"] == seat)
