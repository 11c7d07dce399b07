"""What players and chance can do in Pig: one small struct per kind, and one flat space of codes."""

from functools import cache
from typing import Final

from tafelrunde.core.actions import Action, seat_letter
from tests.elsewhere.pig.state import FACES, MOST_PLAYERS


class Roll(Action, frozen=True, tag="roll"):
    """Roll the die (P3.1)."""

    def __str__(self) -> str:
        return "roll"


class Hold(Action, frozen=True, tag="hold"):
    """Make the pot safe and pass the die on (P3.3)."""

    def __str__(self) -> str:
        return "hold"


class Start(Action, frozen=True, tag="start"):
    """Chance: who starts (P2.1)."""

    seat: int

    def __str__(self) -> str:
        return f"start {seat_letter(self.seat)}"


class Die(Action, frozen=True, tag="die"):
    """Chance: what the die shows (P3.1)."""

    number: int

    def __str__(self) -> str:
        return f"die {self.number}"


# The flat space of codes: each kind is a block, in this order.
ROLL: Final = 0
HOLD: Final = ROLL + 1
PLAYER_CODES: Final = HOLD + 1
START: Final = PLAYER_CODES
DIE: Final = START + MOST_PLAYERS
"""DIE + number - 1."""
ALL_CODES: Final = DIE + FACES


@cache
def actions() -> tuple[Action, ...]:
    """Return every action by its code."""
    starts = (Start(seat) for seat in range(MOST_PLAYERS))
    return Roll(), Hold(), *starts, *(Die(number) for number in range(1, FACES + 1))
