"""`python -m tafelrunde.bots.training`: from nothing to weights that a player loads."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.bots import bot, weights
from tafelrunde.bots.training import results
from tafelrunde.bots.training.__main__ import main
from tests.every_game import PLACE, pig_registered

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _pig() -> Iterator[None]:
    with pig_registered():
        yield


def test_pig_is_learned_from_nothing_by_processes_and_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(results, "files", lambda _package: tmp_path)
    folder = tmp_path / "run"
    terms = ["pig", "--games", "40", "--workers", "2", "--out", str(folder)]
    assert main([*terms, "--generations", "1", "--seed", "3"]) == 0
    assert main([*terms, "--generations", "2", "--resume", "--install"]) == 0
    assert "generation 2" in capsys.readouterr().err
    assert sorted(path.name for path in folder.glob("[cw]*")) == [
        "curve.csv",
        "curve.svg",
        "weights.json",
        "weights.npz",
    ]
    how = json.loads((tmp_path / "weights.json").read_text())
    assert (how["game"], how["seed"], how["generations"]) == ("pig", 3, 2)
    assert len(how["curve"]) == 4
    assert str(tmp_path) not in json.dumps(how)
    with weights.taken_from(str(tmp_path / "weights.npz")):
        assert bot("page", "pig")
    assert weights.read(tmp_path / "weights.npz")["hold_at"] > 1


def test_a_training_that_was_killed_is_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = [sys.executable, "-m", "tafelrunde.bots.training", "pig", "--games", "8", "--workers", "1"]
    environment = {**os.environ, "TAFELRUNDE_GAMES": PLACE}
    process = subprocess.Popen([*command, "--out", str(folder)], cwd=ROOT, env=environment, start_new_session=True)
    deadline = time.monotonic() + 300
    while not list(folder.glob("weights.npz")) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    before = json.loads((folder / "run.json").read_text())
    done = len(before["generations"])
    assert main(["pig", "--workers", "1", "--out", str(folder), "--resume", "--generations", str(done + 1)]) == 0
    after = json.loads((folder / "run.json").read_text())
    assert after["generations"][:done] == before["generations"]
    assert len(after["generations"]) == done + 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "unknown-game"),
        (["pig", "--resume"], "no training to resume"),
        (["pig", "--resume", "--seed", "4"], "keeps its seed"),
        (["pig", "--minutes", "0", "--install"], "nothing to install"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--workers", "1", "--out", str(tmp_path / "run")]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["pig", "--minutes", "-1"],
        ["pig", "--minutes", "nan"],
        ["pig", "--games", "0"],
        ["pig", "--executor", "slurm"],
    ],
)
def test_bad_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(arguments)
    assert refused.value.code == 2


def test_ray_says_which_extra_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["pig", "--executor", "ray", "--out", str(tmp_path)]) == 2
    assert "tafelrunde[ray]" in capsys.readouterr().err
