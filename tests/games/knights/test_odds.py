"""Exact odds against enumerations that know nothing of the solver, and against simulation."""

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import sqrt

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core.position import Position
from tafelrunde.games.knights import jousts, odds
from tafelrunde.games.knights.actions import Keep
from tafelrunde.games.knights.notation import read_result
from tafelrunde.games.knights.odds import (
    NO_MARK,
    Roller,
    attack,
    beat,
    beat_king,
    decision,
    tournament,
    tournament_shares,
)
from tafelrunde.games.knights.solver import FRESH, ROWS, solve_one

Result = tuple[int, int, int]


def naive_result(dice: tuple[int, ...], cards: tuple[int, ...]) -> Result:
    """K7.1, K7.2 by sorting: the best group, then the best die outside it."""
    counts = Counter([die for die in dice if die != 6] + list(cards))
    if not counts:
        return (0, 0, 0)
    number, size = max(counts.items(), key=lambda item: (item[1], item[0]))
    return (size, number, max((other for other in counts if other != number), default=0))


def facts(mark: str) -> Result:
    """Read a result as a tuple."""
    if mark == "none":
        return (0, 0, 0)
    group, _, kicker = mark.partition("+")
    numbers = group.split("-")
    return (len(numbers), int(numbers[0]), int(kicker or 0))


def naive_value(
    dice: tuple[int, ...], rolls: int, cards: tuple[int, ...], payoff: Callable[[Result], Fraction]
) -> dict[tuple[int, ...], Fraction]:
    """Try every subset of live dice to keep, every ordered roll of the rest, to the end."""

    @cache
    def best(live: tuple[int, ...], left: int) -> Fraction:
        return max(keeps(live, left).values())

    @cache
    def rolled(kept: tuple[int, ...], count: int, left: int) -> Fraction:
        outcomes = [
            best(tuple(sorted((*kept, *(die for die in roll if die != 6)))), left)
            for roll in product(range(1, 7), repeat=count)
        ]
        return sum(outcomes, Fraction()) / len(outcomes)

    def keeps(live: tuple[int, ...], left: int) -> dict[tuple[int, ...], Fraction]:
        values = {live: payoff(naive_result(live, cards))}
        if left:
            for size in range(len(live)):
                for kept in set(combinations(live, size)):
                    values[kept] = rolled(kept, len(live) - size, left - 1)
        return values

    return keeps(tuple(sorted(dice)), rolls)


def random_cases(count: int) -> list[tuple[tuple[int, ...], int, tuple[int, ...], str]]:
    generator = random.Random(20)
    marks = ["none", "3", "5+4", "2-2+1", "4-4", "1-1-1+2", "3-3-3+2", "4-4-4+5", "2-2-2-2+1", "5-5-5-5+1"]
    cases = []
    for _ in range(count):
        dice = tuple(generator.randint(1, 5) for _ in range(generator.randint(1, 4)))
        cards = tuple(card for card in range(1, 6) if generator.random() < 0.3)
        cases.append((dice, generator.randint(1, 3 if len(dice) < 4 else 2), cards, generator.choice(marks)))
    return cases


@pytest.mark.parametrize("case", random_cases(60), ids=str)
def test_every_keep_has_the_chance_that_plain_enumeration_finds(
    case: tuple[tuple[int, ...], int, tuple[int, ...], str],
) -> None:
    dice, rolls, cards, mark = case
    expected = naive_value(dice, rolls, cards, lambda result: Fraction(result > facts(mark)))
    found = beat(read_result(mark), Roller(cards, rolls), dice)
    assert dict(found.keeps) == pytest.approx({kept: float(value) for kept, value in expected.items()}, abs=1e-12)
    assert found.probability == pytest.approx(float(max(expected.values())), abs=1e-12)
    assert found.best_keep is not None
    assert expected[found.best_keep] == max(expected.values())


@pytest.mark.clause("K9.1")
@pytest.mark.parametrize("case", random_cases(12), ids=str)
def test_an_attack_is_worth_its_chance_times_the_chance_that_the_defence_fails(
    case: tuple[tuple[int, ...], int, tuple[int, ...], str],
) -> None:
    dice, rolls, cards, mark = case
    owner = Roller((2, 5), 1)
    results = [naive_result(roll, owner.cards) for roll in product(range(1, 7), repeat=6)]

    @cache
    def undefended(result: Result) -> Fraction:
        return Fraction(sum(defence <= result for defence in results), len(results))

    def payoff(result: Result) -> Fraction:
        return undefended(result) if result > facts(mark) else Fraction()

    expected = naive_value(dice, min(rolls, 2), cards, payoff)
    found = attack(read_result(mark), Roller(cards, min(rolls, 2)), owner, dice)
    assert found.probability == pytest.approx(float(max(expected.values())), abs=1e-12)


def single_roll(cards: tuple[int, ...]) -> Counter[Result]:
    return Counter(naive_result(roll, cards) for roll in product(range(1, 7), repeat=6))


@pytest.mark.clause("K10.2")
def test_a_tournament_of_single_rolls_is_what_enumeration_says() -> None:
    cards = [(4,), (), (1, 2)]
    tables = [single_roll(each) for each in cards]
    total = 6**6
    mark = facts("2-2+5")

    def at_most(table: Counter[Result], result: Result) -> Fraction:
        return Fraction(sum(ways for each, ways in table.items() if each <= result), total)

    leader = at_most(tables[0], mark) * at_most(tables[1], mark) * at_most(tables[2], mark)
    first = sum(
        Fraction(ways, total) * at_most(tables[1], result) * at_most(tables[2], result)
        for result, ways in tables[0].items()
        if result > mark
    )
    second = sum(
        Fraction(ways, total) * at_most(tables[2], result) * Fraction(earlier, total)
        for before, earlier in tables[0].items()
        for result, ways in tables[1].items()
        if result > max(mark, before)
    )
    rollers = [Roller(each, 1) for each in cards]
    shares = tournament_shares(rollers[0], rollers[1:], read_result("2-2+5"))
    assert shares[:3] == pytest.approx((float(leader), float(first), float(second)), abs=1e-12)
    assert sum(shares) == pytest.approx(1, abs=1e-12)
    assert tournament(rollers[0], rollers[1:], read_result("2-2+5")).probability == pytest.approx(float(first))


@pytest.mark.clause("K10.1")
@pytest.mark.parametrize("rivals", range(1, 6))
def test_the_chances_in_a_tournament_add_up_to_one(rivals: int) -> None:
    generator = random.Random(rivals)
    others = [
        Roller(tuple(n for n in range(1, 6) if generator.random() < 0.3), generator.choice((3, 4)))
        for _ in range(rivals)
    ]
    for mark in (NO_MARK, read_result("3-3-3+1")):
        shares = tournament_shares(Roller((), 4), others, mark)
        assert sum(shares) == pytest.approx(1, abs=1e-12)
        assert shares[1] == pytest.approx(tournament(Roller((), 4), others, mark).probability, abs=1e-12)
    assert tournament_shares(Roller(), others)[0] == 0


@pytest.mark.clause("K1.2")
def test_the_table_of_two_rivals_holds_every_pair_that_the_box_allows() -> None:
    table = jousts.pair_table()
    assert len(table) == 4 * 4 * 3 * 3 * 3 * 3
    assert ((0b00011, 4), (0b00011, 3)) in table
    assert ((0b10000, 3), (0b10000, 3)) not in table
    assert ((0, 4), (0, 4)) not in table


@pytest.mark.clause("K10.2")
@pytest.mark.parametrize("seed", range(8))
def test_the_chances_by_mark_are_those_of_each_mark_by_itself(seed: int) -> None:
    generator = random.Random(seed)
    seat, *later = ((generator.randrange(32), generator.randint(1, 4)) for _ in range(3))
    hold = jousts.survive(tuple(later))
    wins, _ = jousts.joust(seat, tuple(later), np.ones(len(hold)), leading=True)
    for mark in generator.sample(jousts.MARKS.tolist(), 20):
        payoff = np.where(np.arange(len(hold)) > mark, hold, 0.0)
        values = np.empty(ROWS)
        solve_one(payoff, *seat, values)
        assert wins[mark] == pytest.approx(values[FRESH], abs=1e-12)


def test_one_roll_of_six_dice_is_what_all_46656_rolls_say() -> None:
    for cards in ((), (5,), (1, 3)):
        table = single_roll(cards)
        for mark in ("2-2+5", "3-3-3+2", "4-4-4-4+1"):
            ways = sum(count for result, count in table.items() if result > facts(mark))
            found = beat(read_result(mark), Roller(cards, 1)).probability
            assert found == pytest.approx(ways / 6**6, abs=1e-12)


@pytest.mark.clause("K7.3")
def test_more_rolls_and_more_die_cards_never_hurt() -> None:
    table = odds.beat_table()
    assert (table[1:] >= table[:-1] - 1e-12).all()
    for cards in range(32):
        for number in range(5):
            assert (table[:, cards | 1 << number] >= table[:, cards] - 1e-12).all()


@pytest.mark.clause("K7.3")
def test_a_higher_mark_is_never_easier() -> None:
    table = odds.beat_table()
    assert (table[:, :, 1:] <= table[:, :, :-1] + 1e-12).all()


def follow_best_keeps(position: Position, sampler: tr.Sampler) -> Position:
    """Roll as the odds advise until the rolling is over."""
    roller = position.state["roller"][0]
    while position.state["contest"][0] and position.state["roller"][0] == roller:
        if position.to_act == tr.CHANCE:
            position = position.apply(position.draw(sampler))
            continue
        chances = position.game.chances(position.state).of
        if not all(isinstance(action, Keep) for action in chances):
            break
        position = position.apply(max(chances, key=lambda action: chances[action]))
    return position


@pytest.mark.clause("K6.3")
@pytest.mark.parametrize("seed", range(3))
def test_playing_by_the_odds_wins_as_often_as_they_say(seed: int) -> None:
    match = tr.game("knights").match(players=2, sampler=tr.seeded(seed))
    start = match.position
    takes = {a: p for a, p in start.game.chances(start.state).of.items() if str(a).startswith("take")}
    action, chance = next(iter(takes.items()))
    seat = start.to_act
    assert seat is not None
    before = start.state["seat"][0][seat].copy()
    trials = 2500
    wins = 0
    sampler = tr.seeded(f"trials {seed}")
    for _ in range(trials):
        position = start.apply(action)
        while position.state["contest"][0]:
            position = follow_best_keeps(position, sampler)
        wins += bool((position.state["seat"][0][seat]["cards"] != before["cards"]).any()) or bool(
            position.state["seat"][0][seat]["tournaments"] > before["tournaments"]
        )
    assert abs(wins / trials - chance) < 4.5 * sqrt(chance * (1 - chance) / trials)


@pytest.mark.clause("K12.1")
def test_the_king_asks_for_more_than_four_fives_and_a_one() -> None:
    with_one_roll = beat_king(Roller((), 1), (5, 5, 5, 5, 1))
    assert with_one_roll.best_keep == (5, 5, 5, 5)
    assert with_one_roll.probability == pytest.approx(4 / 6)


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: beat(0, Roller((6,))), "odds-cards"),
        (lambda: beat(0, Roller((4, 4))), "odds-cards"),
        (lambda: beat(0, Roller(), (6,)), "odds-dice"),
        (lambda: beat(0, Roller(), (1,) * 7), "odds-dice"),
        (lambda: beat(0, Roller((), 0)), "odds-rolls"),
        (lambda: beat(0, Roller((), 5), (1,)), "odds-rolls"),
        (lambda: beat(0, Roller((), 4), (1,)), "odds-rolls"),
        (lambda: read_result("3-3-4+1"), "bad-result"),
        (lambda: read_result("3-3-3+3"), "bad-result"),
        (lambda: read_result("6-6-6+1"), "bad-result"),
        (lambda: read_result(""), "bad-result"),
    ],
)
def test_an_impossible_question_is_refused(call: Callable[[], object], code: str) -> None:
    with pytest.raises(tr.TafelrundeError) as error:
        call()
    assert error.value.problem.code == code


def test_a_position_tells_the_chance_of_every_choice() -> None:
    pos = tr.game("knights").match(players=3, sampler=tr.seeded(7)).position
    assert pos.odds().of == decision(pos.state)
    assert pos.odds().exact
    assert pos.odds().best == max(decision(pos.state).items(), key=lambda choice: choice[1])[0]


def test_what_is_rolled_for_needs_no_goal() -> None:
    pos = tr.game("knights").match(players=3, sampler=tr.seeded(7)).position
    with pytest.raises(tr.BadOption, match="no-goals"):
        pos.odds("hunter")


def test_a_mark_may_be_written() -> None:
    assert beat("3-3-3+2", Roller()) == beat(read_result("3-3-3+2"), Roller())
    with pytest.raises(tr.BadNotation, match="bad-result"):
        beat("3-3-4", Roller())


def test_who_has_dice_on_the_table_has_rolled_already() -> None:
    live = (5, 5, 2, 1)
    assert beat("4-4-4+5", Roller((), 3), live).probability > beat("4-4-4+5", Roller((), 2), live).probability
    with pytest.raises(tr.BadOption, match="odds-rolls"):
        tournament(Roller((), 4), (), "4-4-4+5", (5,))
