"""What players and chance can do in Court: one struct per kind, and one flat space of codes."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

import numpy as np

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.games.court.cards import ADDERS, NAMES, PICKERS, Character
from tafelrunde.games.court.state import DICE, FACES, MOST_DICE, MOST_PLAYERS


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


def _turns() -> list[tuple[int, int]]:
    """List the changes of one die to another number."""
    return [(a, b) for a in range(1, FACES + 1) for b in range(1, FACES + 1) if a != b]


def _exchanges(size: int) -> list[tuple[Dice, Dice]]:
    """List changes of `size` dice with the same sum and nothing in common: each result once (C5.6)."""
    groups = list(combinations_with_replacement(range(1, FACES + 1), size))
    return [(a, b) for a in groups for b in groups if a != b and sum(a) == sum(b) and not Counter(a) & Counter(b)]


TURNS: Final = _turns()
RAISES: Final = [(a, b) for a, b in TURNS if 1 <= b - a <= 3]
PAIRS: Final = _exchanges(2)
TRIPLES: Final = _exchanges(3)
CLAIMS: Final = (*range(Character.QUEEN), Character.FOOL, Character.CHARLATAN)
"""What can be claimed: the Queen only comes with the King (C7.1)."""

ROLL: Final = 0
ASIDE: Final = ROLL + 1
ADD: Final = ASIDE + FACES
"""ADD + place in ADDERS; the Queen's without a number joins the first roll."""
ADD_QUEEN: Final = ADD + len(ADDERS)
"""ADD_QUEEN + number - 1."""
FOOL: Final = ADD_QUEEN + FACES
"""FOOL + number - 1."""
MAID: Final = FOOL + FACES
MAGICIAN: Final = MAID + len(RAISES)
ASTRONOMER: Final = MAGICIAN + len(TURNS)
PHILOSOPHER: Final = ASTRONOMER + len(TURNS)
ALCHEMIST: Final = PHILOSOPHER + len(PAIRS)
"""ALCHEMIST + place in PAIRS, then TRIPLES."""
OPEN: Final = ALCHEMIST + len(PAIRS) + len(TRIPLES)
"""OPEN + place in PICKERS."""
PICK: Final = OPEN + len(PICKERS)
"""PICK + (number - 1) * MOST_DICE + count - 1."""
DONE: Final = PICK + FACES * MOST_DICE
FINISH: Final = DONE + 1
CLAIM: Final = FINISH + 1
"""CLAIM + place in CLAIMS."""
CLAIM_NONE: Final = CLAIM + len(CLAIMS)
PLAYER_CODES: Final = CLAIM_NONE + 1
START: Final = PLAYER_CODES
ROLLED: Final = START + MOST_PLAYERS
ALL_CODES: Final = ROLLED + len(DICE.size)


def _changes(exchanges: list[tuple[Dice, Dice]]) -> np.ndarray[tuple[int, int], np.dtype[np.int8]]:
    """Return how each exchange changes the dice by number."""
    rows = [[after.count(n) - before.count(n) for n in range(1, FACES + 1)] for before, after in exchanges]
    return np.array(rows, np.int8)


TURN_CHANGE = _changes([((a,), (b,)) for a, b in TURNS])
RAISE_CHANGE = _changes([((a,), (b,)) for a, b in RAISES])
EXCHANGE = _changes([*PAIRS, *TRIPLES])
"""What the Philosopher (the pairs) and the Alchemist can do to the active dice."""


NEED_BITS: Final = 3
"""No change takes more than three dice of a number away."""
SO_MANY = np.minimum((1 << np.arange(MOST_DICE + 1)) - 1, (1 << NEED_BITS) - 1).astype(np.int32)
"""So many dice as bits: one die, two dice, three dice or more."""


def _needed(changes: np.ndarray[tuple[int, int], np.dtype[np.int8]]) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """Return the dice that each change takes away, as `SO_MANY` of each number in turn."""
    return (SO_MANY[(-changes).clip(0)] << NEED_BITS * np.arange(FACES)).sum(axis=1).astype(np.int32)


TURN_NEEDS, RAISE_NEEDS, EXCHANGE_NEEDS = _needed(TURN_CHANGE), _needed(RAISE_CHANGE), _needed(EXCHANGE)
TURN_TO = np.array([b for _, b in TURNS], np.int8)
CLAIMED = np.array(CLAIMS, np.int8)


def _in_order() -> Iterator[Action]:
    numbers = range(1, FACES + 1)
    yield Roll()
    yield from (Aside(number) for number in numbers)
    yield from (Add(NAMES[character]) for character in ADDERS)
    yield from (Add(NAMES[Character.QUEEN], number) for number in numbers)
    yield from (Use(NAMES[Character.FOOL], (number,)) for number in numbers)
    yield from (Use(NAMES[Character.SERVING_MAID], (a,), (b,)) for a, b in RAISES)
    yield from (Use(NAMES[Character.MAGICIAN], (a,), (b,)) for a, b in TURNS)
    yield from (Use(NAMES[Character.ASTRONOMER], (a,), (b,)) for a, b in TURNS)
    yield from (Use(NAMES[Character.PHILOSOPHER], a, b) for a, b in PAIRS)
    yield from (Use(NAMES[Character.ALCHEMIST], a, b) for a, b in (*PAIRS, *TRIPLES))
    yield from (Use(NAMES[character]) for character in PICKERS)
    yield from (Pick(count, number) for number in numbers for count in range(1, MOST_DICE + 1))
    yield from (Done(), Finish())
    yield from (Claim(NAMES[character]) for character in CLAIMS)
    yield Claim()
    yield from (Start(seat) for seat in range(MOST_PLAYERS))
    yield from (Rolled(DICE.dice(m)) for m in range(len(DICE.size)))


@cache
def actions() -> tuple[Action, ...]:
    """Return every action by its code."""
    return tuple(_in_order())
