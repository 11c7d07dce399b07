"""The loop: generations pass or not, and whoever is killed goes on as if nothing had happened."""

from pathlib import Path

import numpy as np
import pytest

from tafelrunde.bots.training.checkpoints import Checkpoints, Run
from tafelrunde.bots.training.loop import PATIENCE, Bounds, Training, seed_of
from tafelrunde.bots.training.trainer import CannotTrain, trainer
from tests.bots.training.steps import Here, Steps

FOREVER = 1e9


def silent(_what: str, _done: int, _total: int) -> None:
    """Nobody looks."""


def training(folder: Path, steps: Steps) -> Training:
    return Training(steps, Checkpoints(folder), Here(), silent)


def trained(folder: Path, steps: Steps, generations: int, games: int = 400) -> Run:
    learning = training(folder, steps)
    run = learning.begin(7, games)
    learning.go_on(run, Bounds(FOREVER, generations), lambda _run: None)
    return run


def test_a_better_generation_passes_and_a_worse_one_does_not(tmp_path: Path) -> None:
    run = trained(tmp_path, Steps(1.0, -0.9), 2)
    assert [generation.passed for generation in run.generations] == [True, False]
    assert run.passed == 1
    assert training(tmp_path, Steps()).exported(run)["skill"] == [1.0]


def test_an_equal_generation_does_not_pass(tmp_path: Path) -> None:
    run = trained(tmp_path, Steps(0.0), 3)
    assert run.passed == 0


def test_learning_goes_on_from_what_did_not_pass_until_patience_ends(tmp_path: Path) -> None:
    steps = Steps(1.0, *[-0.01] * (PATIENCE + 1))
    trained(tmp_path, steps, PATIENCE + 2)
    assert steps.began_with[:3] == [0.0, 1.0, 0.99]
    assert steps.began_with[-1] == 1.0


def test_a_killed_training_resumes_to_the_same_weights(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", Steps(0.5, -0.1), 5)
    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path / "killed", Steps(0.5, -0.1, dies_in=3), 5)
    again = training(tmp_path / "killed", Steps(0.5, -0.1))
    run = again.resume()
    assert run.newest == 2
    again.go_on(run, Bounds(FOREVER, 5), lambda _run: None)
    assert [each.duels for each in run.generations] == [each.duels for each in whole.generations]
    before = Checkpoints(tmp_path / "whole").weights(5)
    for name, array in Checkpoints(tmp_path / "killed").weights(5).items():
        np.testing.assert_array_equal(array, before[name])


def test_a_kill_while_writing_leaves_the_generation_before(tmp_path: Path) -> None:
    trained(tmp_path, Steps(0.5), 1)
    (tmp_path / "generation-0002.npz").write_bytes(b"half")
    (tmp_path / "run.json.partial").write_bytes(b"half")
    run = training(tmp_path, Steps(0.5)).resume()
    assert run.newest == 1
    training(tmp_path, Steps(0.5)).go_on(run, Bounds(FOREVER, 2), lambda _run: None)
    assert Checkpoints(tmp_path).weights(2)["skill"] == [1.0]


def test_only_what_is_needed_is_kept(tmp_path: Path) -> None:
    run = trained(tmp_path, Steps(1.0, -0.5, -0.5), 3)
    assert run.passed == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "generation-0001.npz",
        "generation-0003.npz",
        "run.json",
    ]


def test_no_generation_begins_after_the_time_is_up(tmp_path: Path) -> None:
    now = iter(range(0, 10_000, 60))
    learning = Training(Steps(0.1), Checkpoints(tmp_path), Here(), silent, lambda: float(next(now)))
    run = learning.begin(7, 4)
    learning.go_on(run, Bounds(2.5), lambda _run: None)
    assert [generation.minutes for generation in run.generations] == [1.0, 2.0, 3.0]
    learning.go_on(run, Bounds(0.0), lambda _run: None)
    assert run.newest == 3
    learning.go_on(run, Bounds(1.0), lambda _run: None)
    assert run.minutes == 4.0


def test_every_purpose_of_every_generation_has_its_seed() -> None:
    seeds = {seed_of(0, generation, purpose) for generation in range(50) for purpose in ("improve", "gate")}
    assert len(seeds) == 100
    assert seed_of(1, 1, "gate") != seed_of(0, 1, "gate")


def test_a_training_is_not_begun_over_another_and_none_is_resumed_from_nothing(tmp_path: Path) -> None:
    with pytest.raises(CannotTrain, match="no training to resume"):
        training(tmp_path, Steps()).resume()
    trained(tmp_path, Steps(0.1), 1, games=2)
    with pytest.raises(CannotTrain, match="already"):
        training(tmp_path, Steps()).begin(0, 2)


def test_a_training_of_another_game_or_a_broken_one_is_not_resumed(tmp_path: Path) -> None:
    trained(tmp_path, Steps(0.1), 1, games=2)
    other = Steps(0.1)
    other.name = "court"
    with pytest.raises(CannotTrain, match="knights"):
        training(tmp_path, other).resume()
    (tmp_path / "run.json").write_text("{")
    with pytest.raises(CannotTrain, match="cannot be read"):
        training(tmp_path, Steps()).resume()


def test_a_game_without_a_trainer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.bots.training.trainer.find_spec", lambda _name: None)
    with pytest.raises(CannotTrain, match="knights has no trainer"):
        trainer("knights")
