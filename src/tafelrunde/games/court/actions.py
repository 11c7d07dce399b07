"""What players and chance can do in Court: one struct per kind, and one flat space of codes."""

from collections import Counter
from functools import cache
from itertools import accumulate, combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.games.court.cards import (
    ADDED,
    ADDERS,
    CHANGERS,
    NAMES,
    PICKERS,
    ROWS,
    Ability,
    AbilityKind,
    Character,
    CostKind,
)
from tafelrunde.games.court.state import DICE, DICE_PLACES, FACES, MOST_DICE, MOST_PLAYERS


class Roll(Action, frozen=True, tag="roll"):
    """Roll the dice in hand, or all active dice again (C4.1, C4.4)."""

    def __str__(self) -> str:
        return "roll"


class Aside(Action, frozen=True, tag="aside"):
    """Set one active die of a number aside (C4.3)."""

    number: int

    def __str__(self) -> str:
        return f"aside {self.number}"


class Add(Action, frozen=True, tag="add"):
    """Add a die from the supply; only the Queen's has a number to choose (C5.3)."""

    character: str
    number: int | None = None

    def __str__(self) -> str:
        return f"add {self.character}" + (f" {self.number}" if self.number else "")


class Use(Action, frozen=True, tag="use"):
    """Use a character: dice before and after, or none for one that picks dice next (C5.1)."""

    character: str
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()

    def __str__(self) -> str:
        words = ["use", self.character]
        if self.before:
            words.append(">".join("-".join(map(str, dice)) for dice in (self.before, self.after) if dice))
        return " ".join(words)


class Pick(Action, frozen=True, tag="pick"):
    """Pick so many active dice of a number for a character (C5)."""

    count: int
    number: int

    def __str__(self) -> str:
        return f"pick {self.count}x{self.number}"


class Done(Action, frozen=True, tag="done"):
    """Pick no more dice."""

    def __str__(self) -> str:
        return "done"


class Finish(Action, frozen=True, tag="finish"):
    """Declare the turn's rolling finished (C4.4)."""

    def __str__(self) -> str:
        return "finish"


class Claim(Action, frozen=True, tag="claim"):
    """Take a character, or nothing (C6.1)."""

    character: str | None = None

    def __str__(self) -> str:
        return f"claim {self.character or 'none'}"


class Start(Action, frozen=True, tag="start"):
    """Chance: who starts (C2.3)."""

    seat: int

    def __str__(self) -> str:
        return f"start {seat_letter(self.seat)}"


class Rolled(Action, frozen=True, tag="rolled"):
    """Chance: the dice just rolled."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return f"roll {'-'.join(map(str, self.dice)) or 'none'}"


Dice = tuple[int, ...]
NUMBERS: Final = range(1, FACES + 1)


class Change(NamedTuple):
    """What one use does to the active dice."""

    character: Character
    taken: Dice
    put: Dice
    """What lies there instead; nothing where the dice are rolled again."""


def _turns() -> list[tuple[Dice, Dice]]:
    """List the changes of one die to another number."""
    return [((a,), (b,)) for a in NUMBERS for b in NUMBERS if a != b]


def _exchanges(size: int) -> list[tuple[Dice, Dice]]:
    """List changes of `size` dice with the same sum and nothing in common: each result once (C5.6)."""
    groups = list(combinations_with_replacement(NUMBERS, size))
    return [(a, b) for a in groups for b in groups if a != b and sum(a) == sum(b) and not Counter(a) & Counter(b)]


def _changes(ability: Ability) -> list[tuple[Dice, Dice]]:
    """List what an ability can do to named dice, as its row says (C5)."""
    match ability.kind:
        case AbilityKind.AGAIN:
            return [(dice, ()) for dice in combinations_with_replacement(NUMBERS, ability.dice)]
        case AbilityKind.RAISE:
            return [(a, b) for a, b in _turns() if sum(b) - sum(a) in ability.by]
        case AbilityKind.SHIFT | AbilityKind.SHARE:
            return [change for size in range(2, ability.dice + 1) for change in _exchanges(size)]
    return _turns()


CHANGES: Final = [Change(user, *change) for user in CHANGERS for change in _changes(ROWS[user].ability)]
"""Every use that names its dice, in the order of the codes."""
CLAIMS: Final = tuple(c for c in Character if ROWS[c].cost.kind != CostKind.WITH_KING)
"""What can be claimed: the Queen only comes with the King (C7.1)."""
ANY_ADDER: Final = ADDED.tolist().index(0)
"""The place in ADDERS of who adds a die of any number."""

BLOCKS: Final[tuple[list[Action], ...]] = (
    [Roll()],
    [Aside(number) for number in NUMBERS],
    [Add(NAMES[character]) for character in ADDERS],
    [Add(NAMES[ADDERS[ANY_ADDER]], number) for number in NUMBERS],
    [Use(NAMES[character], taken, put) for character, taken, put in CHANGES],
    [Use(NAMES[character]) for character in PICKERS],
    [Pick(count, number) for number in NUMBERS for count in range(1, MOST_DICE + 1)],
    [Done()],
    [Finish()],
    [Claim(NAMES[character]) for character in CLAIMS],
    [Claim()],
    [Start(seat) for seat in range(MOST_PLAYERS)],
)
"""All actions but rolls, in the order of their codes; the first code of each block has a name."""

(
    ROLL,
    ASIDE,
    ADD,  # + place in ADDERS; without a number it joins the first roll (C5.3)
    ADD_ANY,  # + number - 1
    USE,  # + place in CHANGES
    OPEN,  # + place in PICKERS
    PICK,  # + (number - 1) * MOST_DICE + count - 1
    DONE,
    FINISH,
    CLAIM,  # + place in CLAIMS
    CLAIM_NONE,
    START,
    ROLLED,  # + number of the dice in DICE
) = accumulate((len(block) for block in BLOCKS), initial=0)
PLAYER_CODES: Final = START
ALL_CODES: Final = ROLLED + len(DICE.size)


@cache
def actions() -> tuple[Action, ...]:
    """Return every action by its code."""
    rolls = (Rolled(DICE.dice(m)) for m in range(len(DICE.size)))
    return (*(action for block in BLOCKS for action in block), *rolls)


NEED_BITS: Final = max(max(map(change.taken.count, NUMBERS)) for change in CHANGES)
"""No use takes more than three dice of a number away."""
SO_MANY = np.minimum((1 << np.arange(MOST_DICE + 1)) - 1, (1 << NEED_BITS) - 1).astype(np.int32)
"""So many dice as bits: one die, two dice, three dice or more."""
ASIDE_BIT: Final = NEED_BITS * FACES
"""From this bit on stand the numbers that must lie aside."""


def _needed(change: Change) -> int:
    """Return what a use needs as bits: active dice, as `SO_MANY` of each number in turn, then numbers aside."""
    needed = sum(int(SO_MANY[change.taken.count(number)]) << NEED_BITS * (number - 1) for number in NUMBERS)
    if ROWS[change.character].ability.kind == AbilityKind.COPY:
        needed |= 1 << ASIDE_BIT + change.put[0] - 1
    return needed


def _array(values: list[int], kind: type = np.int8) -> npt.NDArray[np.signedinteger]:
    return np.array(values, kind)


USER = _array([change.character for change in CHANGES])
"""Who each use is by."""
USER_START = _array([USER.tolist().index(user) for user in CHANGERS] + [len(CHANGES)], np.int32)
"""The first use of each of CHANGERS."""
CHANGE = np.array([[put.count(n) - taken.count(n) for n in NUMBERS] for _, taken, put in CHANGES], np.int8)
"""How each use changes the active dice by number."""
NEEDS = _array([_needed(change) for change in CHANGES], np.int32)
TAKEN, PUT = (-CHANGE).clip(0) @ DICE_PLACES, CHANGE.clip(0) @ DICE_PLACES
"""The dice that each use takes and puts there instead, as kernels tell them."""
CLAIMED = _array([*CLAIMS])
