"""Learning Court: a generation from nothing, the same for a seed, and a duel with common dice."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.court.features import COSTS, SEAT_NUMBERS
from tafelrunde.bots.court.nets import net_of
from tafelrunde.bots.training import court, court_careers
from tafelrunde.bots.training.court import TRAINER
from tafelrunde.bots.training.court_calibrate import Watched, calibrated
from tafelrunde.bots.training.court_fit import scores, shares
from tafelrunde.bots.weights import Weights, frozen
from tafelrunde.games.court.cards import Character


class AtOnce(Executor):
    """Does the work when it is asked for."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Make a call now."""
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make generations small."""
    monkeypatch.setattr(court, "CAREERS", 2)
    monkeypatch.setattr(court, "CAREERS_A_JOB", 1)
    monkeypatch.setattr(court_careers, "CAREERS_A_JOB", 1)
    monkeypatch.setattr(court_careers, "LARGEST", 50_000)
    monkeypatch.setattr(court, "MATCHES", {2: 1, 3: 1})
    monkeypatch.setattr(court, "GROWTH", (1,))
    monkeypatch.setattr(court, "MATCHES_A_JOB", 1)
    monkeypatch.setattr(court, "WATCHED", 2)


def generation(seed: int) -> Weights:
    """Learn one generation from nothing."""
    return TRAINER.improve(frozen(TRAINER.fresh(seed)), 1, seed, AtOnce(), lambda _what, _done, _all: None)


@pytest.mark.usefixtures("small")
def test_a_generation_learns_something_and_always_the_same() -> None:
    fresh, learned, again = TRAINER.fresh(3), generation(3), generation(3)
    assert all((learned[name] == again[name]).all() for name in fresh)
    assert {name.split("_")[0] for name in fresh if (learned[name] != fresh[name]).any()} == {"odds", "two", "many"}


def test_a_career_begins_with_three_dice_and_tells_exact_odds() -> None:
    _, chances = next(court_careers.career(np.random.default_rng(0)))
    odds = {str(action): chance for action, chance in tr.game("court").start(start=0).odds().of.items()}
    assert chances[Character.FARMER] == pytest.approx(odds["claim farmer"])
    assert chances[Character.GUARD] == pytest.approx(odds["claim guard"])
    assert chances[COSTS] == 0


@pytest.mark.usefixtures("small")
def test_a_player_has_a_fair_share_against_itself_in_a_duel_with_common_dice() -> None:
    weights = frozen(TRAINER.export(generation(1)))
    assert np.mean(TRAINER.duel(weights, weights, 2, 2, 5, AtOnce())) == 0.5


def test_the_factor_of_made_up_matches_is_found() -> None:
    """Players whose scores differ by half of what they should."""
    generator = np.random.default_rng(3)
    weights = TRAINER.fresh(0)
    numbers = generator.random((20_000, 2, SEAT_NUMBERS)).astype(np.float32)
    net = net_of(weights, "two")
    chances = shares(1.5 * scores(net, numbers.reshape(-1, SEAT_NUMBERS))[2].reshape(-1, 2))
    won = (generator.random(len(chances)) > chances[:, 0]).astype(int)
    scaled = calibrated(weights, Watched(numbers, won))
    moved = net.straight != 0
    assert (scaled["two_straight"][moved] / net.straight[moved]).mean() == pytest.approx(1.5, abs=0.2)
    assert set(scaled) == {name for name in weights if name.startswith("two")}
