"""Luck is taken off with weights from other deals: means stay, whatever the terms are, and less is left to vary."""

import numpy as np
import pytest

from tafelrunde.bots.control_variates import FOLDS, taken_off

DEALS = 400


def drawn(seed: int, weights: tuple[float, float]) -> tuple[list[list[float]], list[list[tuple[float, float]]]]:
    """Return results of deals of two matches that hang on two terms of luck, and on something else besides."""
    generator = np.random.default_rng(seed)
    terms = generator.normal(0, 0.3, (DEALS, 2, 2))
    results = 0.6 + terms @ np.array(weights) + generator.normal(0, 0.05, (DEALS, 2))
    return results.tolist(), terms.tolist()


@pytest.mark.parametrize("weights", [(1.0, 0.0), (0.5, 0.0), (1.4, -0.8)])
def test_weights_are_learned_from_other_deals(weights: tuple[float, float]) -> None:
    shares, terms = drawn(1, weights)
    adjusted = np.array(taken_off(shares, terms))
    assert adjusted.mean() == pytest.approx(0.6, abs=0.01)
    assert adjusted.std() < 0.06 < np.std(shares) / 2


def test_terms_that_say_nothing_leave_results_as_they_are() -> None:
    shares, _ = drawn(2, (1.0, 0.0))
    nothing = [[(0.0, 0.0)] * 2] * DEALS
    assert taken_off(shares, nothing) == shares


def test_a_deal_never_teaches_its_own_weights() -> None:
    """Another result in one deal changes what is taken off in others, but not in those of its own fold."""
    shares, terms = drawn(3, (1.0, 0.0))
    before = np.array(taken_off(shares, terms)) - np.array(shares)
    shares[0] = [9.0, -3.0]
    after = np.array(taken_off(shares, terms)) - np.array(shares)
    own_fold = np.arange(DEALS) % FOLDS == 0
    assert np.allclose(before[own_fold], after[own_fold], atol=1e-12)
    assert not np.allclose(before[~own_fold], after[~own_fold], atol=1e-6)


def test_the_first_deal_is_taken_as_it_is() -> None:
    assert taken_off([[1.0, 0.0]], [[(0.3, 9.0), (-0.2, 9.0)]]) == [[pytest.approx(0.7), pytest.approx(0.2)]]
