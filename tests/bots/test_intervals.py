"""Intervals hold what they promise, also where matches share their dice."""

import numpy as np
import pytest

from tafelrunde.bots.intervals import estimated, measured, repeated, wilson


def test_the_wilson_interval_is_the_known_one() -> None:
    assert list(wilson(90, 100)) == pytest.approx([0.82563, 0.94477], abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_nothing_measured_says_nothing() -> None:
    assert measured([]) == (0.0, 0.0, 1.0, 0)


def test_a_few_equal_deals_prove_little() -> None:
    assert measured([[1.0, 0.0]] * 2).half_width > 0.2
    assert measured([[1.0, 1.0]] * 3).low < 0.7


def deals(generator: np.random.Generator, chance: float, luck: float, seats: int, number: int) -> list[list[float]]:
    """Deal matches in which the same dice favour the same seat, more or less."""
    favoured = generator.integers(seats, size=number)
    spread = np.full((number, seats), chance - luck / seats)
    spread[np.arange(number), favoured] += luck
    drawn: list[list[float]] = (generator.random((number, seats)) < spread).astype(float).tolist()
    return drawn


@pytest.mark.parametrize(
    ("chance", "luck", "seats"), [(0.5, 0.0, 2), (0.6, 0.5, 2), (0.85, 0.2, 2), (0.25, 0.3, 4)]
)
def test_the_interval_covers_the_truth_about_nineteen_times_in_twenty(
    chance: float, luck: float, seats: int
) -> None:
    generator = np.random.default_rng(5)
    tries = 1500
    covered = 0
    for _ in range(tries):
        found = measured(deals(generator, chance, luck, seats, 60))
        covered += found.low <= chance <= found.high
    assert 0.935 <= covered / tries <= 0.985


def test_common_dice_make_it_narrower() -> None:
    generator = np.random.default_rng(6)
    plain = measured(deals(generator, 0.6, 0.0, 2, 1000))
    common = measured(deals(generator, 0.6, 0.6, 2, 1000))
    assert common.half_width < 0.9 * plain.half_width


def test_the_interval_of_estimates_covers_the_truth_too() -> None:
    generator = np.random.default_rng(8)
    covered = 0
    for _ in range(400):
        share = estimated(generator.normal(0.55, 0.3, (80, 2)).tolist())
        covered += share.low < 0.55 < share.high
    assert covered == pytest.approx(380, abs=14)
    assert estimated([]) == (0.0, 0.0, 1.0, 0)


@pytest.mark.parametrize("passes", [2, 4])
def test_the_interval_of_all_matches_played_again_covers_their_share(passes: int) -> None:
    """Most of them always end alike, as between players who hardly draw."""
    generator = np.random.default_rng(11)
    chances = np.concatenate([np.ones(90), np.zeros(5), generator.uniform(0.1, 0.95, 17)])
    tries = 1500
    covered = 0
    for _ in range(tries):
        found = repeated((generator.random((passes, 112)) < chances).T.astype(float).tolist())
        covered += found.low <= chances.mean() <= found.high
    assert 0.93 <= covered / tries <= 0.985


def test_what_always_ends_alike_is_known_as_well_as_by_so_many_matches() -> None:
    assert repeated([[1.0, 1.0]] * 50)[1:3] == wilson(100, 100)
    assert repeated([[1.0, 0.0], [1.0, 1.0]]).share == 0.75
