"""What players and chance can do in Knights: one small struct per kind, and one flat space of codes.

Codes 0 … PLAYER_CODES-1 are players' actions, the rest chance outcomes. Kernels use the offsets, everybody else
the structs.
"""

from collections.abc import Sequence
from itertools import accumulate, combinations
from typing import Annotated, Final, NamedTuple

import numpy as np

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.core.shapes import one_of
from tafelrunde.games.knights.cards import CARD_TEXTS, COLOUR_NAMES, DEMAND_TEXTS, SPECIAL_NAMES
from tafelrunde.games.knights.reasons import Clause
from tafelrunde.games.knights.state import (
    COLOURS,
    GUARDED_CASTLES,
    LIKE_NAMES,
    LIVE,
    MOST_PLAYERS,
    STACKS,
    THROWS,
    Phase,
)

StackName = Annotated[str, one_of(STACKS)]


class Tuck(Action, frozen=True, tag="tuck"):
    """Put the top card of a stack under it (K4.1)."""

    stack: StackName

    def __str__(self) -> str:
        return f"tuck {self.stack}"


class Take(Action, frozen=True, tag="take"):
    """Announce the top card of a stack (K5.1); a tournament starts with it (K10.1)."""

    stack: StackName

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
    stack: StackName

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

    stack: StackName
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


GUARD_SETS: Final = [
    colours for size in range(1, GUARDED_CASTLES + 1) for colours in combinations(range(COLOURS), size)
]
"""What a castle guard may stand by: one castle or two (K11.3)."""


class Kind(NamedTuple):
    """A kind of action: when it is possible, the clause that says so, and every action of it by its code."""

    clause: Clause
    phases: Sequence[Phase]
    actions: Sequence[Action]


_SEATS: Final = range(MOST_PLAYERS)
_TARGETS: Final = [
    [*(Attack(seat, colour) for colour in COLOUR_NAMES), *(Steal(seat, special) for special in SPECIAL_NAMES)]
    for seat in _SEATS
]

# The flat space of codes: each kind is a block, in this order.
KINDS: Final = (
    Kind(Clause.K4_1, [Phase.TURN], [Tuck(stack) for stack in STACKS]),
    Kind(Clause.K5_6, [Phase.TURN], [Take(stack) for stack in STACKS]),
    Kind(Clause.K5_6, [Phase.TURN], [target for targets in _TARGETS for target in targets]),
    Kind(Clause.K12_1, [Phase.TURN], [King()]),
    Kind(Clause.K3_3, [Phase.TURN, Phase.GUARDS], [End()]),
    Kind(Clause.K9_1, [Phase.DEFEND], [Defend()]),
    Kind(Clause.K9_1, [Phase.DEFEND], [Yield()]),
    Kind(Clause.K12_2, [Phase.LOSE], [Lose(colour, stack) for colour in COLOUR_NAMES for stack in STACKS]),
    Kind(Clause.K3_4, [Phase.GUARDS], [GuardCastles(tuple(LIKE_NAMES[c] for c in set_)) for set_ in GUARD_SETS]),
    Kind(Clause.K3_4, [Phase.GUARDS], [GuardCard(special) for special in SPECIAL_NAMES]),
    Kind(Clause.K6_3, [Phase.KEEP], [Keep(dice) for dice in LIVE.all_dice]),
    Kind(Clause.K2_4, [Phase.DEAL_COLOUR], [Deal(seat, colour) for seat in _SEATS for colour in COLOUR_NAMES]),
    Kind(Clause.K2_4, [Phase.DEAL_CASTLE], [DealCastle(seat, card) for seat in _SEATS for card in DEMAND_TEXTS]),
    Kind(Clause.K8_4, [Phase.TURN_UP], [TurnUp(stack, card) for stack in STACKS for card in CARD_TEXTS]),
    Kind(Clause.K2_3, [Phase.START], [Start(seat) for seat in _SEATS]),
    Kind(Clause.K6_1, [Phase.ROLL], [Roll(dice) for dice in THROWS.all_dice]),
)
_FIRST: Final = tuple(accumulate((len(kind.actions) for kind in KINDS), initial=0))

TUCK, TAKE, TARGET, KING, END, DEFEND, YIELD, LOSE, GUARD_CASTLES, GUARD_CARD, KEEP = _FIRST[:11]
"""A stack is added to TUCK and TAKE, seat * OWNED_LIKES + like to TARGET (attack and steal), colour * 2 + stack to
LOSE, a place in GUARD_SETS to GUARD_CASTLES, like - COLOURS to GUARD_CARD, a multiset of live dice to KEEP."""
DEAL, DEAL_CASTLE, TURN_UP, START, ROLL, ALL_CODES = _FIRST[11:]
"""Added are seat * COLOURS + colour, seat * DEMANDS + demand, stack * CARD_CODES + card, a seat, and a throw."""
PLAYER_CODES: Final = DEAL

ACTIONS: Final = tuple(action for kind in KINDS for action in kind.actions)
WHEN_CLAUSE = np.array([kind.clause for kind in KINDS for _ in kind.actions], np.int8)
"""The clause that says when each code is possible."""
WHEN = np.array([sum(1 << phase for phase in kind.phases) for kind in KINDS for _ in kind.actions], np.int16)
"""The phases in which each code is possible, as bits."""


def actions() -> tuple[Action, ...]:
    """Return every action by its code."""
    return ACTIONS
