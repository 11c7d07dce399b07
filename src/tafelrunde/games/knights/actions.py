"""What players and chance can do in Knights: one small struct per kind, and one flat space of codes.

Codes 0 … PLAYER_CODES-1 are players' actions, the rest chance outcomes. Kernels use the offsets, everybody else
the structs.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.games.knights.cards import (
    CARD_CODES,
    CARD_TEXTS,
    COLOUR_NAMES,
    DEMAND_TEXTS,
    DEMANDS,
    LIKE_NAMES,
    SPECIAL_NAMES,
)
from tafelrunde.games.knights.state import COLOURS, LIVE, MOST_PLAYERS, OWNED_LIKES, ROLLS

STACKS: Final = ("left", "right")


class Tuck(Action, frozen=True, tag="tuck"):
    """Put the top card of a stack under it (K4.1)."""

    stack: str

    def __str__(self) -> str:
        return f"tuck {self.stack}"


class Take(Action, frozen=True, tag="take"):
    """Announce the top card of a stack (K5.1); a tournament starts with it (K10.1)."""

    stack: str

    def __str__(self) -> str:
        return f"take {self.stack}"


class Attack(Action, frozen=True, tag="attack"):
    """Announce an opponent's castle (K5.2)."""

    seat: int
    colour: str

    def __str__(self) -> str:
        return f"attack {seat_letter(self.seat)} {self.colour}"


class Steal(Action, frozen=True, tag="steal"):
    """Announce an opponent's special (K5.4)."""

    seat: int
    special: str

    def __str__(self) -> str:
        return f"steal {seat_letter(self.seat)} {self.special}"


class King(Action, frozen=True, tag="king"):
    """Roll against the king (K12.1)."""

    def __str__(self) -> str:
        return "king"


class End(Action, frozen=True, tag="end"):
    """End the turn (K3.3), or leave the guards as they stand (K3.4)."""

    def __str__(self) -> str:
        return "end"


class Defend(Action, frozen=True, tag="defend"):
    """Roll to keep the attacked castle (K9.1)."""

    def __str__(self) -> str:
        return "defend"


class Yield(Action, frozen=True, tag="yield"):
    """Give up the attacked castle without a roll (K9.1)."""

    def __str__(self) -> str:
        return "yield"


class Lose(Action, frozen=True, tag="lose"):
    """Put an own castle under a stack after the king's revenge (K12.2)."""

    colour: str
    stack: str

    def __str__(self) -> str:
        return f"lose {self.colour} {self.stack}"


class GuardCastles(Action, frozen=True, tag="guard-castles"):
    """Place the castle guard by two own castles, one if only one is owned (K11.3)."""

    colours: tuple[str, ...]

    def __str__(self) -> str:
        return f"guard {' '.join(self.colours)}"


class GuardCard(Action, frozen=True, tag="guard-card"):
    """Place the card guard by an own special (K11.4)."""

    special: str

    def __str__(self) -> str:
        return f"guard {self.special}"


class Keep(Action, frozen=True, tag="keep"):
    """Keep these live dice and roll the other live ones again; keeping all is stopping (K6.3)."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return f"keep {_dice_text(self.dice)}"


class Deal(Action, frozen=True, tag="deal"):
    """Chance: the colour of a seat's first castle (K2.1, K2.4)."""

    seat: int
    colour: str

    def __str__(self) -> str:
        return f"deal {seat_letter(self.seat)} {self.colour}"


class DealCastle(Action, frozen=True, tag="castle"):
    """Chance: which castle of that colour (K2.1, K2.4)."""

    seat: int
    demand: str

    def __str__(self) -> str:
        return f"castle {seat_letter(self.seat)} {self.demand}"


class TurnUp(Action, frozen=True, tag="turn"):
    """Chance: an unseen card is turned up on a stack (K8.4)."""

    stack: str
    card: str

    def __str__(self) -> str:
        return f"turn {self.stack} {self.card}"


class Start(Action, frozen=True, tag="start"):
    """Chance: who starts (K2.3)."""

    seat: int

    def __str__(self) -> str:
        return f"start {seat_letter(self.seat)}"


class Roll(Action, frozen=True, tag="roll"):
    """Chance: the dice just rolled, sixes included (K6.1)."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return f"roll {_dice_text(self.dice)}"


def _dice_text(dice: tuple[int, ...]) -> str:
    return "-".join(map(str, dice)) or "none"


GUARD_SETS: Final = (
    *((colour,) for colour in range(COLOURS)),
    *combinations(range(COLOURS), 2),
)
"""What a castle guard may stand by: one castle or two."""

# The flat space of codes: each kind is a block, in this order.
TUCK: Final = 0
TAKE: Final = TUCK + 2
TARGET: Final = TAKE + 2
"""Attack and steal: TARGET + seat * OWNED_LIKES + like."""
KING: Final = TARGET + MOST_PLAYERS * OWNED_LIKES
END: Final = KING + 1
DEFEND: Final = END + 1
YIELD: Final = DEFEND + 1
LOSE: Final = YIELD + 1
"""LOSE + colour * 2 + stack."""
GUARD_CASTLES: Final = LOSE + COLOURS * 2
GUARD_CARD: Final = GUARD_CASTLES + len(GUARD_SETS)
"""GUARD_CARD + like - COLOURS."""
KEEP: Final = GUARD_CARD + OWNED_LIKES - COLOURS
PLAYER_CODES: Final = KEEP + len(LIVE.size)
DEAL: Final = PLAYER_CODES
"""DEAL + seat * COLOURS + colour."""
DEAL_CASTLE: Final = DEAL + MOST_PLAYERS * COLOURS
"""DEAL_CASTLE + seat * DEMANDS + demand."""
TURN_UP: Final = DEAL_CASTLE + MOST_PLAYERS * DEMANDS
"""TURN_UP + stack * CARD_CODES + card."""
START: Final = TURN_UP + 2 * CARD_CODES
ROLL: Final = START + MOST_PLAYERS
ALL_CODES: Final = ROLL + len(ROLLS.size)


def _in_order() -> Iterator[Action]:
    seats = range(MOST_PLAYERS)
    yield from (Tuck(stack) for stack in STACKS)
    yield from (Take(stack) for stack in STACKS)
    for seat in seats:
        yield from (Attack(seat, colour) for colour in COLOUR_NAMES)
        yield from (Steal(seat, special) for special in SPECIAL_NAMES)
    yield from (King(), End(), Defend(), Yield())
    yield from (Lose(colour, stack) for colour in COLOUR_NAMES for stack in STACKS)
    yield from (GuardCastles(tuple(LIKE_NAMES[c] for c in colours)) for colours in GUARD_SETS)
    yield from (GuardCard(special) for special in SPECIAL_NAMES)
    yield from (Keep(LIVE.dice(m)) for m in range(len(LIVE.size)))
    yield from (Deal(seat, colour) for seat in seats for colour in COLOUR_NAMES)
    yield from (DealCastle(seat, demand) for seat in seats for demand in DEMAND_TEXTS)
    yield from (TurnUp(stack, card) for stack in STACKS for card in CARD_TEXTS)
    yield from (Start(seat) for seat in seats)
    yield from (Roll(ROLLS.dice(m)) for m in range(len(ROLLS.size)))


@cache
def actions() -> tuple[Action, ...]:
    """Return every action by its code."""
    return tuple(_in_order())
