"""Win shares where a turn of To Court the King begins: learned until the King is taken, then from exact turns."""

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.court.deciding import Mind, mind, rate
from tafelrunde.bots.court.players import RUNGS, House, Rung
from tafelrunde.bots.court.rating import UNKNOWN
from tafelrunde.bots.court.value import nets_of, win_shares
from tafelrunde.bots.weights import Weights, load
from tafelrunde.core.bot import Bot
from tafelrunde.core.memory import States
from tafelrunde.core.position import Position
from tafelrunde.core.rng import rng
from tafelrunde.games.court.state import NONE, Phase

QUICK: Final = Rung(43_000)
MANY: Final = 6
"""Characters with which a turn is too large for the lower players to plan, and the King not far."""


def turn_ends(before: Position, after: Position) -> bool:
    """Say whether a turn begins with the second position."""
    begun = (Phase.START, Phase.FIRST_ROLL)
    return bool(after.state["phase"][0] == Phase.FIRST_ROLL and before.state["phase"][0] not in begun)


def plays_out(position: Position) -> bool:
    """Say whether the King is taken: each has one turn or two left, which exact win shares take longer than."""
    return bool(position.state["king"][0] != NONE)


def near_end(position: Position) -> bool:
    """Say whether somebody has so many characters that the King may be taken soon, or has taken him."""
    owned = position.state["owns"][0, : position.players].tolist()
    return plays_out(position) or any(characters.bit_count() >= MANY for characters in owned)


def quick_player() -> Bot:
    """Return who plays quickly and is never unsure."""
    return House(QUICK, 0)


def solve(position: Position) -> dict[str, float]:
    """Return the win share after each action: dice are solved, the end of the turn is as the sovereign thinks."""
    thinker = _mind()
    count = rate(thinker, position.state)
    codes, values = thinker.desk.codes[:count].tolist(), thinker.desk.values[:count].tolist()
    known = zip(codes, values, strict=True)
    return {str(position.game.decode(code)): value for code, value in known if value != UNKNOWN}


def evaluate(before: Position, after: Position) -> list[float] | None:
    """Return each seat's win share if a turn begins with the second position."""
    if not turn_ends(before, after):
        return None
    return [float(share) for share in shares_at(_mind(), after.state)]


def shares_at(thinker: Mind, states: States) -> npt.NDArray[np.float64]:
    """Return each seat's win share at the start of a turn."""
    shares = np.zeros(states[0]["players"])
    win_shares(states, thinker.nets, thinker.work, shares)
    if states[0]["king"] == NONE:
        return shares
    mover = int(states[0]["turn"])
    best = float(thinker.desk.values[: rate(thinker, states)].max())
    others = 1.0 - shares[mover]
    shares *= (1.0 - best) / others if others > 0 else 0.0
    shares[mover] = best
    return shares


def thinker_of(weights: Weights) -> Mind:
    """Return whoever says what win shares there are."""
    return mind(nets_of(weights), *RUNGS["sovereign"], rng(0))


@cache
def _mind() -> Mind:
    return thinker_of(load("court"))
