"""Knights is learned from nothing, and equal seeds learn alike."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import numpy as np
import pytest

from tafelrunde.bots.training import knights, knights_calibrate
from tafelrunde.bots.training.knights_calibrate import calibrated, growth, likeliest, watched
from tafelrunde.bots.weights import Weights

TRAINER = knights.TRAINER


class Here(Executor):
    """Makes every call at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Make a call."""
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def improved(seed: int, generation: int = 1) -> Weights:
    """Return a generation of a few matches."""
    return TRAINER.improve(TRAINER.fresh(1), generation, seed, Here(), lambda _text, _done, _total: None)


@pytest.fixture(autouse=True)
def _few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knights, "MATCHES", dict.fromkeys(knights.SEATS, 1))
    monkeypatch.setattr(knights_calibrate, "MATCHES", 4)


@pytest.mark.parametrize("generation", [1, 2])
def test_equal_seeds_learn_alike_and_others_do_not(generation: int) -> None:
    first, again, other = improved(4, generation), improved(4, generation), improved(5, generation)
    for name, array in first.items():
        assert np.array_equal(array, again[name])
    assert not np.array_equal(first["first-2"], other["first-2"])
    assert not np.array_equal(first["first-6"], TRAINER.fresh(1)["first-6"])


def test_company_changes_what_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats that go by hand-made worths play other matches."""
    monkeypatch.setattr(knights, "MATCHES", dict.fromkeys(knights.SEATS, 2))
    found = []
    for mixed in (0.0, 1.0):
        monkeypatch.setattr(knights, "MIXED", mixed)
        found.append(improved(4))
    assert not np.array_equal(found[0]["first-4"], found[1]["first-4"])


def test_steps_shrink_from_one_generation_to_the_next() -> None:
    speeds = [knights.speed_of(generation) for generation in range(1, 9)]
    assert speeds == sorted(speeds, reverse=True)
    assert speeds[-1] == knights.LEAST_SPEED


def test_equals_share_every_deal() -> None:
    weights = TRAINER.export(TRAINER.fresh(1))
    shares = TRAINER.duel(weights, weights, 2, 12, 3, Here())
    assert [sum(shares[deal : deal + 2]) for deal in range(0, 12, 2)] == [1.0] * 6


def test_the_package_holds_half_precision() -> None:
    exported = TRAINER.export(TRAINER.fresh(0))
    assert {array.dtype for array in exported.values()} == {np.dtype(np.float16)}
    assert sum(array.nbytes for array in exported.values()) < 200_000


def test_the_factor_and_the_lead_of_made_up_matches_are_found() -> None:
    """Scores that say too much of the lead, and nothing of the mover's advantage."""
    generator = np.random.default_rng(2)
    scores = generator.normal(0.0, 1.0, (200_000, 2))
    mover, other = growth(0.8 * scores[:, 0] + 0.2), growth(0.8 * scores[:, 1])
    won = generator.random(len(scores)) < mover / (mover + other)
    assert likeliest(scores, won) == pytest.approx((0.8, 0.2), abs=0.06)


def test_calibrated_weights_score_as_was_found() -> None:
    before = {name: array for name, array in TRAINER.fresh(1).items() if name.endswith("-2")}
    scores, won = watched(before, [7])
    factor, lead = likeliest(scores, won)
    after = calibrated(before, [7])
    assert (factor, lead) != (1.0, 0.0)
    assert after["second-2"] == pytest.approx(factor * before["second-2"])
    assert after["offset-2"] == pytest.approx([lead, 0.0])
    assert np.array_equal(after["first-2"], before["first-2"])
