"""A turn of To Court the King by plain enumeration, written from the rules alone and knowing nothing of the solver.

Characters are names, dice are sorted tuples, and every small action of C4 and C5 is tried one by one.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, permutations, product

Dice = tuple[int, ...]
Payoff = Callable[[Dice], float]

ADDED = {"laborer": 1, "guard": 2, "hunter": 3, "pawnbroker": 4, "knight": 5, "bishop": 6}
NUMBERS = range(1, 7)


def ordered(*dice: int) -> Dice:
    return tuple(sorted(dice))


def without(dice: Dice, *gone: int) -> Dice:
    rest = list(dice)
    for die in gone:
        rest.remove(die)
    return tuple(rest)


@cache
def rolls(count: int) -> tuple[tuple[Dice, float], ...]:
    """Every roll with its chance."""
    found = Counter(ordered(*roll) for roll in product(NUMBERS, repeat=count))
    return tuple((roll, ways / 6**count) for roll, ways in found.items())


def raised(active: Dice, by: int) -> Iterator[Dice]:
    """Noblewoman and Nobleman: exactly `by` on any number of dice."""
    for size in range(1, len(active) + 1):
        for chosen in combinations(active, size):
            if max(chosen) + by <= 6:
                yield ordered(*without(active, *chosen), *(die + by for die in chosen))


def redistributed(active: Dice, size: int) -> Iterator[Dice]:
    """The pips of some dice shared out anew, their sum unchanged."""
    for chosen in set(combinations(active, size)):
        for new in product(NUMBERS, repeat=size):
            if sum(new) == sum(chosen):
                yield ordered(*without(active, *chosen), *new)


def turned(active: Dice, numbers: Dice) -> Iterator[Dice]:
    for die in set(active):
        for number in numbers:
            yield ordered(*without(active, die), number)


@cache
def changes(name: str, active: Dice, aside: Dice) -> frozenset[Dice]:
    """What a character who changes dice can make of the active ones; something must change (C5.6)."""
    made: set[Dice] = set()
    if name == "serving_maid":
        made.update(
            ordered(*without(active, die), die + more) for die in active for more in (1, 2, 3) if die + more <= 6
        )
    elif name == "philosopher":
        for giver, taker in permutations(active, 2):
            for pips in range(1, 6):
                if giver - pips >= 1 and taker + pips <= 6:
                    made.add(ordered(*without(active, giver, taker), giver - pips, taker + pips))
    elif name == "astronomer":
        made.update(turned(active, tuple(set(aside))))
    elif name == "noblewoman":
        made.update(raised(active, 1))
    elif name == "magician":
        made.update(turned(active, tuple(NUMBERS)))
    elif name == "alchemist":
        for size in (1, 2, 3):
            made.update(redistributed(active, size))
    elif name == "nobleman":
        made.update(raised(active, 2))
    return frozenset(made - {active})


def rolled_again(name: str, active: Dice) -> Iterator[Dice]:
    """The dice that a Fool or Merchant leaves lying, for each choice of dice to roll again."""
    if name == "fool" and active:
        yield from {without(active, die) for die in active}
    elif name == "merchant":
        for size in range(len(active)):
            yield from set(combinations(active, size))


def added(name: str) -> tuple[int, ...]:
    """The numbers a die from the supply can show."""
    if name == "queen":
        return tuple(NUMBERS)
    return (ADDED[name],) if name in ADDED else ()


class NaiveTurn:
    """The best value of every position of a turn for one payoff of the result."""

    def __init__(self, payoff: Payoff) -> None:
        self.payoff = payoff
        self.known: dict[tuple[frozenset[str], Dice, Dice, int, bool], float] = {}

    def value(self, unused: frozenset[str], active: Dice, aside: Dice, spare: int, may_roll: bool) -> float:
        position = (unused, active, aside, spare, may_roll)
        if position not in self.known:
            self.known[position] = max(self.options(*position))
        return self.known[position]

    def options(
        self, unused: frozenset[str], active: Dice, aside: Dice, spare: int, may_roll: bool
    ) -> Iterator[float]:
        """The value of each small action."""
        if not active:
            yield self.payoff(aside)
        for die in set(active):
            yield self.value(unused, without(active, die), ordered(*aside, die), spare, True)
        if active and may_roll:
            yield self.after_roll(unused, (), len(active), aside, spare, False)
        for name in unused:
            rest = unused - {name}
            for new in changes(name, active, aside):
                yield self.value(rest, new, aside, spare, may_roll)
            for left in rolled_again(name, active):
                yield self.after_roll(rest, left, len(active) - len(left), aside, spare, may_roll)
            if spare:
                for number in added(name):
                    yield self.value(rest, ordered(*active, number), aside, spare - 1, may_roll)

    def after_roll(
        self, unused: frozenset[str], left: Dice, count: int, aside: Dice, spare: int, may_roll: bool
    ) -> float:
        """The expectation over a roll of `count` dice that join the active ones left lying."""
        return sum(
            chance * self.value(unused, ordered(*left, *roll), aside, spare, may_roll)
            for roll, chance in rolls(count)
        )

    def fresh(self, unused: frozenset[str], dice: int, spare: int, adding_first: bool) -> float:
        """Before the first roll only dice can be added, and only in the amigo edition (C5.3)."""
        options = [self.after_roll(unused, (), dice, (), spare, False)]
        if adding_first and spare:
            options += [
                self.fresh(unused - {name}, dice + 1, spare - 1, adding_first) for name in unused if added(name)
            ]
        return max(options)
