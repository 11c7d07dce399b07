"""Chances by mark: to beat it, and to hold it against rivals in a tournament (K10).

What a rival of many does depends on all who roll after him, so a row of rivals is solved from its end. The last
rival's chances are in `beat_table`; for the last two there is a table of every pair the box allows.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product

import numpy as np
import numpy.typing as npt

from tafelrunde.games.knights.cards import BOX
from tafelrunde.games.knights.contests import MORE_ROLLS, ROLLS
from tafelrunde.games.knights.scoring import CARD_SETS, RESULT, RESULTS
from tafelrunde.games.knights.solver import joust_tables
from tafelrunde.games.knights.state import LIVE_FACES

Vector = npt.NDArray[np.float64]
Seat = tuple[int, int]
"""Somebody who rolls: set of die cards and rolls."""
Rivals = tuple[Seat, ...]
"""Those who still roll, in order."""

NO_MARK = -1
"""The organiser leads with whatever he rolls (K10.1); tables by mark have this entry at their end."""
MARKS = np.array([NO_MARK, *np.unique(RESULT)])
"""Everything a roller may have to beat."""

OWN_RESULTS = [np.unique(results).astype(np.int64) for results in RESULT]
"""All results with a set of die cards, ascending."""
NOT_BEATING = [
    np.append(np.array([NO_MARK, *own])[np.searchsorted(own, np.arange(RESULTS), "right")], NO_MARK)
    for own in OWN_RESULTS
]
"""The best of these that does not beat a mark, by mark; with none the mark is always beaten."""


@cache
def beat_table() -> Vector:
    """Return the chance to beat each mark with fresh dice: [rolls - 1, set of die cards, mark]."""
    table = np.empty((MORE_ROLLS, CARD_SETS, RESULTS))
    for rolls, cards in product(range(MORE_ROLLS), range(CARD_SETS)):
        table[rolls, cards] = 1.0 - _failures((cards, rolls + 1), np.ones(RESULTS + 1))[:RESULTS]
    return table


@cache
def pair_table() -> dict[Rivals, Vector]:
    """Return what `survive` says of any two rivals that can meet in a tournament."""
    return {pair: _survive_both(pair[0], survive(pair[1:])) for pair in line_ups(2)}


def line_ups(rivals: int) -> Iterator[Rivals]:
    """List all ways in which so many rivals may own the die cards and the champion of the box (K1.2)."""
    copies = [BOX["champion"], *(BOX[f"die-{number}"] for number in range(1, LIVE_FACES + 1))]
    owners = [[owns for owns in product((0, 1), repeat=rivals) if sum(owns) <= count] for count in copies]
    for champion, *dice in product(*owners):
        yield tuple(
            (sum(owns[seat] << bit for bit, owns in enumerate(dice)), MORE_ROLLS if champion[seat] else ROLLS)
            for seat in range(rivals)
        )


@lru_cache(maxsize=4096)
def survive(rivals: Rivals) -> Vector:
    """Return by mark the chance that a leader is beaten by none of the rivals, who play to win themselves."""
    if not rivals:
        return np.ones(RESULTS + 1)
    if len(rivals) == 1:
        cards, rolls = rivals[0]
        return np.append(1.0 - beat_table()[rolls - 1, cards], 0.0)
    if len(rivals) == 2 and rivals in pair_table():
        return pair_table()[rivals]
    return _survive_both(rivals[0], survive(rivals[1:]))


def _survive_both(seat: Seat, later: Vector) -> Vector:
    """Return by mark the chance that neither the seat nor those after it beat a leader."""
    return later * _failures(seat, later)


def _failures(seat: Seat, hold: Vector) -> Vector:
    """Return by mark the chance that a seat that plays for `hold` fails; it is solved for its own results only."""
    cards, rolls = seat
    wins, failures = np.zeros(RESULTS + 1), np.zeros(RESULTS + 1)
    joust_tables(hold, np.ones(RESULTS + 1), True, cards, rolls, OWN_RESULTS[cards], wins, failures)
    return failures[NOT_BEATING[cards]]


def joust(seat: Seat, later: Rivals, share: Vector, *, leading: bool) -> tuple[Vector, Vector]:
    """Return by mark the seat's own chance and the one asked about, before it rolls."""
    wins, shares = np.zeros(RESULTS + 1), np.zeros(RESULTS + 1)
    joust_tables(survive(later), share, leading, *seat, MARKS, wins, shares)
    return wins, shares
