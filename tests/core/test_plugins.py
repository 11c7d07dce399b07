"""Games of other packages are found: where they are installed, or named in the environment."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.core import registry
from tafelrunde.plugins import GROUP, VARIABLE, find_games
from tests.elsewhere.pig.game import Pig
from tests.every_game import PIG, PLACE

ROOT = Path(__file__).parents[2]


def installed(folder: Path, place: str) -> str:
    """Install a package that brings a game, as far as anybody can tell, and return the path to find it by."""
    about = folder / "pig-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pig\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\npig = {place}\n")
    return os.pathsep.join([str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")])


def names_of_games(**environment: str) -> str:
    """Ask a new process which games there are."""
    script = "import tafelrunde as tr; print(*tr.games(), tr.game('pig').title)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_a_game_of_an_installed_package_is_found(tmp_path: Path) -> None:
    expected = " ".join([*tr.games(), "pig", "Pig"])
    assert names_of_games(PYTHONPATH=installed(tmp_path, PLACE)) == expected


def test_a_game_named_in_the_environment_is_found() -> None:
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    assert names_of_games(PYTHONPATH=path, **{VARIABLE: f" {PLACE} ,"}) == " ".join([*tr.games(), "pig", "Pig"])


def test_a_game_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, detail in (("no.such:Game", "No module"), ("tests.elsewhere.pig.game:Sow", "Sow")):
        monkeypatch.setenv(VARIABLE, place)
        with pytest.raises(tr.BadOption, match=detail) as refused:
            list(find_games())
        assert refused.value.problem.facts["place"] == place


def test_two_games_cannot_have_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", {PIG.name: PIG})
    monkeypatch.setattr(registry, "_finders", [lambda: [PIG]])
    with pytest.raises(tr.BadOption, match="game-known-already"):
        tr.games()


def test_more_games_are_looked_for_once_and_only_when_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def find() -> Iterator[Pig]:
        asked.append(PIG)
        yield PIG

    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setattr(registry, "_finders", [])
    registry.find_with(find)
    assert asked == []
    assert tr.games() == tr.games() == ("pig",)
    assert asked == [PIG]
