"""The turn solver against plain enumeration, against its own successors, and against simulation."""

import random
from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np
import pytest

from tafelrunde.games.court import solver
from tafelrunde.games.court.cards import ROWS, USABLE, Character, bits_of
from tafelrunde.games.court.solver import Solution, estimate, fresh_values, reach, turn_values, within_reach
from tafelrunde.games.court.solver.tables import ADDERS, MOVERS, RESULTS
from tafelrunde.games.court.state import DICE
from tests.games.court.naive_turn import Dice, NaiveTurn, Payoff, changes, rolled_again

A = Character
NAMES = [character.name.lower() for character in Character]
ADDING = [ability for ability in USABLE if ADDERS >> ability & 1]
MOVING = [ability for ability in USABLE if MOVERS >> ability & 1]


def names(unused: int) -> frozenset[str]:
    return frozenset(NAMES[ability] for ability in USABLE if unused >> ability & 1)


def mask(unused: frozenset[str]) -> int:
    return sum(1 << NAMES.index(name) for name in unused)


def number(*dice: int) -> int:
    return DICE.number[tuple(sorted(dice))]


def payoff_array(payoff: Payoff) -> Any:
    return np.array([payoff(DICE.dice(m)) for m in range(RESULTS)], np.float64)


def alike(count: int) -> Callable[[Dice], float]:
    return lambda dice: float(max(map(dice.count, dice), default=0) >= count)


def full_house(dice: Dice) -> float:
    counts = sorted(map(dice.count, set(dice)))
    return float(
        counts != [] and (counts[-1] >= 5 or (counts[-1] >= 3 and counts[-2:][0] >= 2 and len(counts) > 1))
    )


COSTS: list[Payoff] = [
    alike(2),
    alike(3),
    alike(4),
    lambda dice: float(all(die % 2 for die in dice)),
    lambda dice: float(not any(die % 2 for die in dice)),
    lambda dice: float(sum(dice) >= 15),
    lambda dice: float(sum(dice) >= 20),
    lambda dice: float(sum(dice.count(face) // 2 for face in range(1, 7)) >= 2),
    full_house,
    lambda dice: float({2, 3, 4, 5} <= set(dice) and bool({1, 6} & set(dice))),
    lambda dice: sum(dice) / 72,
    lambda dice: 0.3 * alike(2)(dice) + 0.5 * alike(3)(dice) + 0.1 * (sum(dice) % 2),
]
COST_ARRAY = np.stack([payoff_array(cost) for cost in COSTS])
"""What characters cost, and mixes."""


def random_payoff(generator: random.Random) -> Any:
    if generator.random() < 0.5:
        return COST_ARRAY[generator.randrange(len(COSTS))]
    share = generator.choice((0.05, 0.3, 1.0))
    return np.array([generator.random() if generator.random() < share else 0.0 for _ in range(RESULTS)])


def random_abilities(generator: random.Random, first: Character) -> list[Character]:
    """One to three abilities, often those for which the order of actions matters most."""
    if first == A.ASTRONOMER and generator.random() < 0.7:
        trio = [first, generator.choice((A.FOOL, A.MERCHANT)), generator.choice(MOVING)]
        return [*trio, generator.choice(ADDING)] if generator.random() < 0.5 else trio
    others = [ability for ability in USABLE if ability != first]
    return [first, *generator.sample(others, generator.choice((0, 1, 1, 2)))]


def random_dice(generator: random.Random, count: int) -> Dice:
    return tuple(sorted(generator.randint(1, 6) for _ in range(count)))


def random_turn(generator: random.Random, first: Character) -> tuple[int, int, int]:
    """Return unused abilities, dice and spare dice of a small turn."""
    unused = bits_of(*random_abilities(generator, first))
    spare = generator.randint(0, 3)
    most = 4 if unused.bit_count() < 3 else 3
    more = min(spare, (unused & ADDERS).bit_count())
    return unused, max(1, generator.randint(1, most) - more), spare


POSITIONS = 6


@pytest.mark.parametrize("ability", USABLE, ids=lambda ability: ability.name)
def test_every_value_is_what_plain_enumeration_finds(ability: Character) -> None:
    compared = 0
    for seed in range(16):
        generator = random.Random(f"{ability.name} {seed}")
        unused, dice, spare = random_turn(generator, ability)
        payoff = random_payoff(generator)
        naive = NaiveTurn(lambda result, payoff=payoff: float(payoff[DICE.number[result]]))  # type: ignore[misc]
        for adding_first in (False, True):
            expected = naive.fresh(names(unused), dice, spare, adding_first)
            found = fresh_values(payoff[None], unused, dice, spare, adding_first)
            assert found == pytest.approx([expected], abs=1e-9), (unused, dice, spare, adding_first)
        solution = Solution(payoff, unused, dice, spare)
        for _ in range(POSITIONS):
            active = random_dice(generator, generator.randint(0, dice))
            aside = random_dice(generator, dice - len(active))
            may_roll = not active or generator.random() < 0.5
            expected = naive.value(names(unused), active, aside, spare, may_roll)
            found = turn_values(payoff[None], unused, number(*active), number(*aside), spare, may_roll)
            assert found == pytest.approx([expected], abs=1e-9), (unused, active, aside, spare, may_roll)
            looked_up = solution.value(unused, number(*active), number(*aside), may_roll)
            assert looked_up == pytest.approx(expected, abs=1e-9)
            compared += 1
    assert compared == 16 * POSITIONS


def test_goals_solved_together_are_what_each_is_alone() -> None:
    generator = random.Random(4)
    for first in (A.ASTRONOMER, A.MERCHANT, A.GUARD):
        unused = bits_of(first, A.FOOL, A.HUNTER, A.NOBLEWOMAN)
        together = fresh_values(COST_ARRAY, unused, 3, 2, True)
        alone = [fresh_values(payoff[None], unused, 3, 2, True)[0] for payoff in COST_ARRAY]
        assert together == pytest.approx(alone, abs=1e-12)
        active, aside = random_dice(generator, 2), random_dice(generator, 2)
        for may_roll in (False, True):
            position = (unused, number(*active), number(*aside), 2, may_roll)
            alone = [turn_values(payoff[None], *position)[0] for payoff in COST_ARRAY]
            assert turn_values(COST_ARRAY, *position) == pytest.approx(alone, abs=1e-12)


class LookedUp(NaiveTurn):
    """The actions of plain enumeration, with every successor's value looked up in a solution."""

    def __init__(self, solution: Solution) -> None:
        super().__init__(lambda dice: float(solution.payoff[0, number(*dice)]))
        self.solution = solution

    def value(self, unused: frozenset[str], active: Dice, aside: Dice, spare: int, may_roll: bool) -> float:
        return self.solution.value(mask(unused), number(*active), number(*aside), may_roll)

    def after_roll(
        self, unused: frozenset[str], left: Dice, count: int, aside: Dice, spare: int, may_roll: bool
    ) -> float:
        return self.solution.expected_roll(mask(unused), number(*left), count, number(*aside), may_roll)


MEDIUM = [
    (bits_of(A.ASTRONOMER, A.MERCHANT, A.FOOL, A.NOBLEWOMAN, A.LABORER), 4, 2, 2),
    (bits_of(A.ASTRONOMER, A.FOOL, A.PHILOSOPHER, A.ALCHEMIST, A.QUEEN), 4, 8, 1),
    (bits_of(A.MERCHANT, A.MAGICIAN, A.SERVING_MAID, A.NOBLEMAN, A.BISHOP, A.GUARD), 4, 8, 11),
    (bits_of(A.HUNTER, A.PAWNBROKER, A.KNIGHT, A.QUEEN), 3, 2, 8),
]
"""Unused abilities, dice, spare dice, number of the cost."""


def small_step(turn: NaiveTurn, position: Any, generator: random.Random) -> Any:
    """A random successor, chance included."""
    unused, active, aside, spare, may_roll = position
    successors = [
        (unused, tuple(sorted(set_aside)), tuple(sorted((*aside, die))), spare, True)
        for i, die in enumerate(active)
        for set_aside in [active[:i] + active[i + 1 :]]
    ]
    if may_roll and active:
        successors.append((unused, random_dice(generator, len(active)), aside, spare, False))
    for name in unused:
        rest = unused - {name}
        successors += [(rest, new, aside, spare, may_roll) for new in sorted(changes(name, active, aside))[:2]]
        if spare and 1 << NAMES.index(name) & ADDERS:
            face = ROWS[Character(NAMES.index(name))].ability.number or 3
            successors.append((rest, tuple(sorted((*active, face))), aside, spare - 1, may_roll))
    return generator.choice(successors) if successors else None


@pytest.mark.parametrize("case", MEDIUM, ids=str)
def test_a_position_is_worth_its_best_action(case: tuple[int, int, int, int]) -> None:
    unused, dice, spare, cost = case
    generator = random.Random(unused)
    solution = Solution(COST_ARRAY[cost], unused, dice, spare)
    turn = LookedUp(solution)
    checked = 0
    while checked < 60:
        position: Any = (names(unused), random_dice(generator, dice), (), spare, False)
        while position:
            best = max(turn.options(*position))
            aside_values = solution.set_aside_values(mask(position[0]), number(*position[1]), number(*position[2]))
            assert [face + 1 for face in range(6) if aside_values[face] > -1] == sorted(set(position[1]))
            assert aside_values.max() <= best + 1e-9
            assert turn.value(*position) == pytest.approx(best, abs=1e-9), position
            checked += 1
            position = small_step(turn, position, generator)
    assert solution.exact


def play(solution: Solution, unused: int, dice: int, spare: int, generator: random.Random, known: Any) -> float:
    """Play a turn by the values of successors, with real dice."""
    turn = LookedUp(solution)
    position: Any = (names(unused), random_dice(generator, dice), (), spare, False)
    while True:
        if position not in known:
            known[position] = best_action(turn, position)
        kind, step = known[position]
        if kind == "finish":
            return turn.payoff(position[2])
        if kind == "roll":
            rest, left, count, aside, may_roll = step
            position = (rest, tuple(sorted((*left, *random_dice(generator, count)))), aside, position[3], may_roll)
        else:
            position = step


def best_action(turn: LookedUp, position: Any) -> Any:
    """Return the action with the highest value: a step, a roll, or to finish."""
    unused, active, aside, spare, may_roll = position
    options: list[tuple[float, str, Any]] = []
    if not active:
        options.append((turn.payoff(aside), "finish", None))
    for die in sorted(set(active)):
        rest = list(active)
        rest.remove(die)
        step: Any = (unused, tuple(rest), tuple(sorted((*aside, die))), spare, True)
        options.append((turn.value(*step), "step", step))
    if active and may_roll:
        options.append((turn.after_roll(unused, (), len(active), aside, spare, False), "roll",
                        (unused, (), len(active), aside, False)))  # fmt: skip
    for name in sorted(unused):
        fewer = unused - {name}
        for new in sorted(changes(name, active, aside)):
            step = (fewer, new, aside, spare, may_roll)
            options.append((turn.value(*step), "step", step))
        for left in sorted(rolled_again(name, active)):
            count = len(active) - len(left)
            value = turn.after_roll(fewer, left, count, aside, spare, may_roll)
            options.append((value, "roll", (fewer, left, count, aside, may_roll)))
    return max(options, key=lambda option: option[0])[1:]


@pytest.mark.parametrize(
    ("unused", "cost"),
    [(bits_of(A.ASTRONOMER, A.MERCHANT, A.NOBLEWOMAN), 2), (bits_of(A.FOOL, A.PHILOSOPHER), 11)],
)
def test_playing_by_the_solution_earns_what_it_says(unused: int, cost: int) -> None:
    generator = random.Random(cost)
    solution = Solution(COST_ARRAY[cost], unused, 4, 0)
    expected = solution.first_roll(unused, 4, adding_first=True)
    known: Any = {}
    trials = 1500
    earned = np.array([play(solution, unused, 4, 0, generator, known) for _ in range(trials)])
    assert abs(earned.mean() - expected) < 4.5 * max(earned.std(), 0.05) / sqrt(trials)


def test_more_payoff_never_lowers_a_value() -> None:
    generator = np.random.default_rng(5)
    unused = bits_of(A.FOOL, A.ASTRONOMER, A.ALCHEMIST, A.GUARD)
    low = generator.random(RESULTS)
    both = np.stack([low, low + generator.random(RESULTS) * (generator.random(RESULTS) < 0.1)])
    for adding_first in (False, True):
        values = fresh_values(both, unused, 4, 1, adding_first)
        assert values[1] > values[0]
    for may_roll in (False, True):
        values = turn_values(both, unused, number(1, 4, 5), number(2), 1, may_roll)
        assert values[1] >= values[0]


@pytest.mark.parametrize("more", USABLE, ids=lambda ability: ability.name)
def test_one_more_ability_never_lowers_a_value(more: Character) -> None:
    owned = bits_of(A.MERCHANT, A.HUNTER, A.NOBLEWOMAN) & ~(1 << more)
    for position in [(number(1, 3, 4), number(2), True), (number(2, 3, 3, 6), number(), False)]:
        without = turn_values(COST_ARRAY, owned, *position[:2], 3, position[2])
        with_it = turn_values(COST_ARRAY, owned | 1 << more, *position[:2], 3, position[2])
        assert (with_it >= without - 1e-12).all()
    assert (
        fresh_values(COST_ARRAY, owned | 1 << more, 3, 3, True)
        >= fresh_values(COST_ARRAY, owned | 1 << more, 3, 3, False) - 1e-12
    ).all()


@pytest.mark.clause("C5.3")
def test_adding_dice_before_the_first_roll_can_be_better() -> None:
    sum_of_twenty = COST_ARRAY[6:7]
    unused = bits_of(A.LABORER)
    assert fresh_values(sum_of_twenty, unused, 4, 1, True) > fresh_values(sum_of_twenty, unused, 4, 1, False)


@pytest.mark.clause("C5.3")
def test_a_die_can_be_added_after_all_others_are_set_aside() -> None:
    assert turn_values(COST_ARRAY[2:3], bits_of(A.KNIGHT), number(), number(5, 5, 5), 1, True) == [1]
    assert turn_values(COST_ARRAY[2:3], bits_of(A.KNIGHT), number(), number(5, 5, 5), 0, True) == [0]
    rolled = turn_values(COST_ARRAY[2:3], bits_of(A.KNIGHT), number(), number(4, 4, 4), 1, True)
    assert rolled == pytest.approx([1 / 6])


@pytest.mark.clause("C5.5")
def test_a_fool_neither_asks_for_a_die_aside_nor_allows_a_roll() -> None:
    pair = COST_ARRAY[0:1]
    assert turn_values(pair, 1 << A.FOOL, number(1), number(2), 0, False) == pytest.approx([1 / 6])
    assert turn_values(pair, 1 << A.FOOL, number(1), number(2), 0, True) == pytest.approx([1 - (5 / 6) ** 2])
    assert turn_values(pair, 0, number(1), number(2), 0, False) == [0]


@pytest.mark.clause("C5.4")
def test_no_number_leaves_one_to_six() -> None:
    def seven(dice: Dice) -> float:
        return float(sum(dice) == 7)

    payoff = payoff_array(seven)[None]
    assert turn_values(payoff, 1 << A.NOBLEMAN, number(5), number(), 0, False) == [0]
    assert turn_values(payoff, 1 << A.SERVING_MAID, number(6), number(), 0, False) == [0]
    assert turn_values(payoff, 1 << A.NOBLEMAN, number(1, 4), number(), 0, False) == [1]


@pytest.mark.clause("C9.3")
def test_the_worked_examples_of_philosopher_and_alchemist() -> None:
    triple = COST_ARRAY[1:2]
    assert turn_values(triple, 1 << A.PHILOSOPHER, number(5, 3, 1), number(), 0, False) == [1]
    assert turn_values(triple, 1 << A.ALCHEMIST, number(2, 5, 5), number(), 0, False) == [1]
    assert turn_values(triple, 1 << A.ALCHEMIST, number(6, 2, 1), number(), 0, False) == [1]
    assert turn_values(triple, 1 << A.PHILOSOPHER, number(6, 2, 1), number(), 0, False)[0] < 1


def test_singles_are_nearly_as_good_as_doubles(monkeypatch: pytest.MonkeyPatch) -> None:
    unused, dice, spare, _ = MEDIUM[0]
    doubles = fresh_values(COST_ARRAY, unused, dice, spare, True)
    monkeypatch.setattr(reach, "SMALL", 0)
    singles = fresh_values(COST_ARRAY, unused, dice, spare, True)
    assert singles == pytest.approx(doubles, abs=2e-6)
    assert (singles != doubles).any()


def test_what_is_too_large_gets_a_lower_bound_until_fewer_dice_are_left() -> None:
    unused, dice, spare, cost = MEDIUM[2]
    stored = Solution(COST_ARRAY[cost], unused, dice, spare)
    most_bytes = estimate(unused, 2, spare).bytes
    bound = Solution(COST_ARRAY[cost], unused, dice, spare, most_bytes=most_bytes)
    assert stored.exact
    assert not bound.exact
    assert bound.first_roll(unused, dice, True) <= stored.first_roll(unused, dice, True) + 1e-12
    later = Solution(COST_ARRAY[cost], unused, 2, spare, number(2, 2), most_bytes)
    assert later.exact
    for may_roll in (False, True):
        position = (unused, number(1, 4), number(2, 2), may_roll)
        assert later.value(*position) == pytest.approx(stored.value(*position), abs=1e-12)
        assert bound.value(*position) <= stored.value(*position) + 1e-12
        added = (unused & ~(1 << A.BISHOP), number(1, 4, 6), number(2, 2), may_roll)
        assert bound.value(*added) <= stored.value(*added) + 1e-12


def test_a_solution_knows_which_positions_it_covers() -> None:
    unused, dice, spare, cost = MEDIUM[3]
    solution = Solution(COST_ARRAY[cost], unused, dice, spare)
    assert solution.covers(unused, 3, number())
    assert solution.covers(unused, 1, number(3, 4))
    assert solution.covers(unused & ~(1 << A.QUEEN), 2, number(3, 4))
    assert not solution.covers(unused, 2, number(3, 4))
    later = Solution(COST_ARRAY[cost], unused, 2, spare, number(3))
    assert not later.covers(unused, 1, number(4, 4))
    earlier = solution.value(unused, number(1), number(4, 4), True)
    assert later.value(unused, number(1), number(4, 4), True) == pytest.approx(earlier, abs=1e-12)


def test_goals_too_large_together_are_solved_one_by_one() -> None:
    unused, dice, spare, _ = MEDIUM[3]
    together = fresh_values(COST_ARRAY, unused, dice, spare, True)
    active, aside = number(1, 4), number(3)
    in_turn = turn_values(COST_ARRAY, unused, active, aside, spare, True)
    most_bytes = estimate(unused, dice, spare).bytes
    alone = fresh_values(COST_ARRAY, unused, dice, spare, True, most_bytes)
    assert alone == pytest.approx(together, abs=1e-12)
    alone = turn_values(COST_ARRAY, unused, active, aside, spare, True, most_bytes)
    assert alone == pytest.approx(in_turn, abs=1e-12)
    with pytest.raises(MemoryError, match="within_reach"):
        fresh_values(COST_ARRAY, unused, dice, spare, True, 1000)


def test_fewer_abilities_are_used_where_all_are_out_of_reach() -> None:
    everything = bits_of(*USABLE)
    assert within_reach(MEDIUM[0][0], 4, 8) == MEDIUM[0][0]
    reduced = within_reach(everything, 6, 6)
    assert reduced & everything == reduced != everything
    assert estimate(reduced, 6, 6).bytes <= solver.MOST_BYTES < estimate(everything, 6, 6).bytes
    assert estimate(0, 3, 0).states < 400


def test_what_is_within_reach_fits_however_few_values_a_goal_needs() -> None:
    """Eight alike need so few values that they are kept in doubles: twice what singles for the worst goal take."""
    unused, dice, spare, most_bytes = 270238, 5, 7, 16_000_000
    eight_alike = (DICE.counts.max(axis=1) >= 8).astype(np.float64)[None]
    abilities = within_reach(unused, dice, spare, most_bytes, in_passing=True)
    bound = fresh_values(eight_alike, abilities, dice, spare, True, most_bytes)[0]
    assert 0 < bound <= fresh_values(eight_alike, unused, dice, spare, True)[0] + 1e-9
