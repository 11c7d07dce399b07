import numpy as np
import pytest

from tafelrunde.core.rng import below, next_word, rng
from tests.chi_square import chi_square_p

MASK = 2**64 - 1


class PureSplitMix:
    """SplitMix64 and Lemire's bound in plain Python integers."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def word(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        while True:
            product = (self.word() >> 32) * bound
            if product % 2**32 >= 2**32 % bound:
                return product >> 32


SEEDS = [0, 1, 7, 1234567, 2**63, MASK]


def test_the_published_words_of_seed_1234567_come_first() -> None:
    words = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    stream = rng(1234567)
    assert [int(next_word(stream)) for _ in words] == words


@pytest.mark.parametrize("seed", SEEDS)
def test_the_kernel_gives_the_words_of_plain_python(seed: int) -> None:
    stream, pure = rng(seed), PureSplitMix(seed)
    assert [int(next_word(stream)) for _ in range(1000)] == [pure.word() for _ in range(1000)]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 46656, 2**31 - 1, 2**31 + 1, 3 * 2**30, 2**32 - 1])
def test_below_rejects_as_plain_python_does(bound: int) -> None:
    stream, pure = rng(99), PureSplitMix(99)
    assert [int(below(stream, bound)) for _ in range(300)] == [pure.below(bound) for _ in range(300)]
    assert int(stream[0]) == pure.state


def test_some_draws_below_a_large_bound_are_rejected() -> None:
    stream, unrejected = rng(5), PureSplitMix(5)
    for _ in range(100):
        below(stream, 3 * 2**30)
        unrejected.word()
    assert int(stream[0]) != unrejected.state


def test_below_stays_in_range_for_many_bounds() -> None:
    stream = rng(3)
    for bound in [*range(1, 400), *(2**k + d for k in range(9, 32) for d in (-1, 0, 1))]:
        drawn = [int(below(stream, bound)) for _ in range(20)]
        assert min(drawn) >= 0
        assert max(drawn) < bound


def test_below_reaches_both_ends() -> None:
    stream = rng(4)
    for bound in (2, 5, 13):
        assert {int(below(stream, bound)) for _ in range(300)} == set(range(bound))


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10, 48, 100])
@pytest.mark.parametrize("seed", [1, 2])
def test_below_is_uniform(bound: int, seed: int) -> None:
    stream = rng(seed)
    drawn = np.bincount([below(stream, bound) for _ in range(300 * bound)], minlength=bound)
    p = chi_square_p(drawn.tolist(), [1] * bound)
    assert 1e-4 < p < 1 - 1e-4


def test_a_bound_that_does_not_divide_the_words_has_no_bias() -> None:
    # 2**32 words on 3 * 2**30 numbers: without rejection every third number would come up twice as often.
    stream = rng(8)
    residues = np.bincount([below(stream, 3 * 2**30) % 3 for _ in range(9000)], minlength=3)
    assert chi_square_p(residues.tolist(), [1, 1, 1]) > 1e-4


def test_equal_seeds_give_equal_streams_and_others_differ() -> None:
    first, again, other = rng(11), rng(11), rng(12)
    words = [int(next_word(first)) for _ in range(10)]
    assert [int(next_word(again)) for _ in range(10)] == words
    assert [int(next_word(other)) for _ in range(10)] != words


def test_a_seed_is_taken_modulo_two_to_the_64() -> None:
    assert rng(-1)[0] == MASK
    assert rng(2**64 + 5)[0] == 5
    assert rng(5).dtype == np.uint64
    assert rng(5).shape == (1,)
