"""Sets in 64 bits do what Python's own numbers do."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.bits import bit, count, first_bit, lowest
from tests.steady import steady

MEMBERS = st.sets(st.integers(0, 63), min_size=1)


@given(MEMBERS)
@steady(100)
def test_members_are_counted_and_the_lowest_is_found(members: set[int]) -> None:
    number = np.uint64(sum(1 << member for member in members))
    assert count(number) == len(members)
    assert first_bit(number) == min(members)
    assert lowest(number) == bit(min(members)) == 1 << min(members)


def test_an_empty_set_has_no_members() -> None:
    assert count(np.uint64(0)) == 0
    assert lowest(np.uint64(0)) == 0
