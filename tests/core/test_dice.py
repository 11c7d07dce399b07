from collections import Counter
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.dice import (
    Multisets,
    Rows,
    group_and_kicker,
    multisets,
    ordered_rolls,
    parts,
    sums,
)
from tests.steady import steady

SHAPES = [(1, 1), (2, 3), (3, 4), (5, 4), (6, 3), (5, 6), (6, 6)]
SMALL = [(1, 1), (2, 3), (3, 4), (5, 3), (6, 3)]


def multinomial(counts: list[int]) -> int:
    """Count the ordered rolls that show these counts."""
    ways = factorial(sum(counts))
    for count in counts:
        ways //= factorial(count)
    return ways


def row(rows: Rows, m: int) -> list[int]:
    return [int(value) for value in rows.values[rows.start[m] : rows.start[m + 1]]]


def sub_multisets(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Try to leave out every choice of dice."""
    kept = product((False, True), repeat=len(dice))
    return {tuple(die for die, keep in zip(dice, choice, strict=True) if keep) for choice in kept}


@pytest.fixture(params=SHAPES, ids=str)
def table(request: pytest.FixtureRequest) -> Multisets:
    return multisets(*request.param)


@pytest.fixture(params=SMALL, ids=str)
def small(request: pytest.FixtureRequest) -> Multisets:
    return multisets(*request.param)


def test_there_are_as_many_multisets_as_stars_and_bars_say(table: Multisets) -> None:
    expected = [comb(n + table.faces - 1, n) for n in range(table.most + 1)]
    assert [int(length) for length in np.diff(table.start)] == expected
    assert len(table.counts) == len(table.size) == len(table.ways) == sum(expected)


def test_six_dice_show_462_multisets() -> None:
    start = multisets(6, 6).start
    assert start[7] - start[6] == 462


def test_every_multiset_stands_once_smaller_ones_first(table: Multisets) -> None:
    listed = [table.dice(m) for m in range(len(table.size))]
    faces = range(1, table.faces + 1)
    assert set(listed) == {dice for n in range(table.most + 1) for dice in combinations_with_replacement(faces, n)}
    assert len(listed) == len(set(listed))
    assert [len(dice) for dice in listed] == sorted(len(dice) for dice in listed)


def test_number_is_the_inverse_of_dice(table: Multisets) -> None:
    assert [table.number[table.dice(m)] for m in range(len(table.size))] == list(range(len(table.size)))


def test_counts_and_size_describe_the_dice(table: Multisets) -> None:
    for m in range(len(table.size)):
        seen = Counter(table.dice(m))
        assert table.counts[m].tolist() == [seen[face] for face in range(1, table.faces + 1)]
        assert table.size[m] == len(table.dice(m)) == table.counts[m].sum()


def test_start_bounds_the_multisets_of_each_size(table: Multisets) -> None:
    for n in range(table.most + 1):
        assert set(table.size[table.start[n] : table.start[n + 1]].tolist()) == {n}
    assert table.start[0] == 0
    assert table.start[table.most + 1] == len(table.size)


def test_ways_of_each_size_sum_to_all_ordered_rolls(table: Multisets) -> None:
    for n in range(table.most + 1):
        assert table.ways[table.start[n] : table.start[n + 1]].sum() == table.faces**n


def test_ways_are_multinomials(table: Multisets) -> None:
    for m in range(len(table.size)):
        counts = table.counts[m].tolist()
        expected = factorial(sum(counts)) // prod(factorial(count) for count in counts)
        assert table.ways[m] == multinomial(counts) == expected


def test_ways_count_the_ordered_rolls(small: Multisets) -> None:
    faces = range(1, small.faces + 1)
    for n in range(small.most + 1):
        counted = Counter(tuple(sorted(roll)) for roll in product(faces, repeat=n))
        numbered = {small.dice(m): int(small.ways[m]) for m in range(small.start[n], small.start[n + 1])}
        assert numbered == counted


def test_plus_adds_one_die_and_is_minus_one_beyond_the_most(table: Multisets) -> None:
    for m in range(len(table.size)):
        for face in range(1, table.faces + 1):
            more = tuple(sorted((*table.dice(m), face)))
            assert table.plus[m, face - 1] == table.number.get(more, -1)
    assert (table.plus == -1).any()


def test_sums_add_every_multiset_for_which_there_is_room(small: Multisets) -> None:
    added = sums(small)
    assert len(added.start) == len(small.size) + 1
    for m in range(len(small.size)):
        addends = [b for b in range(len(small.size)) if small.size[m] + small.size[b] <= small.most]
        expected = [small.number[tuple(sorted(small.dice(m) + small.dice(b)))] for b in addends]
        assert row(added, m) == expected
        assert addends == list(range(len(expected))), "the row is indexed by the addend"


def test_parts_are_all_sub_multisets_in_ascending_order_itself_last(small: Multisets) -> None:
    found = parts(small)
    for m in range(len(small.size)):
        expected = sorted(small.number[dice] for dice in sub_multisets(small.dice(m)))
        assert row(found, m) == expected
        assert row(found, m)[-1] == m


def test_parts_of_six_dice_agree_with_the_product_of_counts() -> None:
    table = multisets(5, 6)
    lengths = np.diff(parts(table).start)
    assert lengths.tolist() == [prod(count + 1 for count in counts) for counts in table.counts.tolist()]


def test_ordered_rolls_list_every_roll_of_distinguishable_dice(small: Multisets) -> None:
    rolls = ordered_rolls(small, small.most)
    for n in range(small.most + 1):
        thrown = [tuple(sorted(roll)) for roll in product(range(1, small.faces + 1), repeat=n)]
        assert row(rolls, n) == [small.number[dice] for dice in thrown]


def test_ordered_rolls_of_six_dice_come_up_in_their_ways() -> None:
    table = multisets(6, 6)
    rolls = ordered_rolls(table, 6)
    assert len(row(rolls, 6)) == 6**6
    counted = np.bincount(row(rolls, 6), minlength=len(table.size))
    assert counted[table.start[6] :].tolist() == table.ways[table.start[6] :].tolist()
    assert not counted[: table.start[6]].any()


def naive_group_and_kicker(dice: list[int]) -> tuple[int, int, int]:
    """Sort the numbers by how many there are, then by height."""
    if not dice:
        return 0, 0, 0
    counted = Counter(dice)
    number = sorted(counted, key=lambda face: (counted[face], face))[-1]
    others = sorted(die for die in dice if die != number)
    return counted[number], number, others[-1] if others else 0


@pytest.mark.clause("K7.1")
@given(st.lists(st.integers(1, 6), max_size=9))
@steady(300)
def test_group_and_kicker_agree_with_sorting(dice: list[int]) -> None:
    counts = np.array([dice.count(face) for face in range(1, 7)], np.int8)
    assert group_and_kicker(counts) == naive_group_and_kicker(dice)


@pytest.mark.clause("K7.1")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ([], (0, 0, 0)),
        ([4, 4, 4, 2, 5], (3, 4, 5)),
        ([2, 2, 5, 5, 1], (2, 5, 2)),
        ([3, 3, 3, 3, 3], (5, 3, 0)),
        ([1], (1, 1, 0)),
        ([1, 5], (1, 5, 1)),
    ],
)
def test_of_equal_groups_the_higher_counts_and_the_kicker_lies_outside(
    dice: list[int], expected: tuple[int, int, int]
) -> None:
    counts = np.array([dice.count(face) for face in range(1, 6)], np.int8)
    assert group_and_kicker(counts) == expected
