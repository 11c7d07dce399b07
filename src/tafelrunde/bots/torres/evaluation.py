"""Win shares where a turn of Torres ends."""

from functools import cache
from typing import Any, Final

from tafelrunde.bots.torres.choose import Style
from tafelrunde.bots.torres.players import Player
from tafelrunde.bots.torres.sets import SETS, set_for, unpacked
from tafelrunde.bots.torres.value import judge_by, win_shares
from tafelrunde.bots.weights import load
from tafelrunde.core.bot import Bot
from tafelrunde.core.kernel import kernel
from tafelrunde.core.position import Position
from tafelrunde.games.torres.cards import VARIANT_NAMES, Variant
from tafelrunde.games.torres.state import Phase

TURN_FIELDS = ("turn", "round", "year")
QUICK: Final = dict.fromkeys(SETS, Style(width=10))


def turn_ends(before: Position, after: Position) -> bool:
    """Say whether a turn ends with the first position."""
    earlier, later = before.state[0], after.state[0]
    return bool(earlier["phase"] == Phase.TURN and any(earlier[field] != later[field] for field in TURN_FIELDS))


def plays_out(_position: Position) -> bool:
    """Say that a match may be valued whenever a turn ends."""
    return False


def quick_player() -> Bot:
    """Return who plays quickly and is never unsure."""
    return Player(QUICK, 0)


def evaluate(before: Position, after: Position) -> list[float] | None:
    """Return each seat's win share if a turn ends with the first position."""
    if not turn_ends(before, after):
        return None
    judge = _judge(set_for(VARIANT_NAMES[Variant(before.state[0]["variant"])], before.players))
    fill_shares(before.state, judge)
    return [float(share) for share in judge["shares"][0, : before.players]]


@kernel
def fill_shares(states: Any, judge: Any) -> None:
    """Fill the win shares of a position whose turn is over."""
    win_shares(states[0], judge[0])


@cache
def _judge(name: str) -> Any:
    return judge_by(unpacked(load("torres"), name))
