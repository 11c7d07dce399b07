"""The examples run; the one that learns needs PyTorch and minutes, and is only read."""

import ast
import sys
from importlib import import_module
from pathlib import Path
from runpy import run_path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    run_path(str(EXAMPLES / name), run_name="__main__")


@pytest.mark.parametrize("game", ["knights", "torres"])
def test_random_play(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run("env_random.py", monkeypatch, game)
    said = capsys.readouterr().out
    assert "million steps per second" in said
    assert "against stewards" in said


def test_the_match_of_openspiel(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run("env_openspiel_match.py", monkeypatch, "--games", "1", "--simulations", "2")
    assert "game 1: MCTS has won" in capsys.readouterr().out


def test_the_learner_imports_what_there_is() -> None:
    tree = ast.parse((EXAMPLES / "env_ppo.py").read_text("utf-8"))
    ours = [
        node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and "tafelrunde" in str(node.module)
    ]
    assert ours
    for node in ours:
        module = import_module(str(node.module))
        assert all(hasattr(module, alias.name) for alias in node.names)
