"""What the documents say is the case: their code runs, their commands and links exist."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.cli.main import main, parser

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*.md")]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def test_the_python_code_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found: dict[str, Any] = {}
    for code in blocks(ROOT / "README.md", "python"):
        exec(compile(code, "README.md", "exec"), found)
    assert "Knights, turn 1" in capsys.readouterr().out
    assert {str(action): round(chance, 4) for action, chance in found["odds"].of.items()} == {
        "take left": 0.3845,
        "take right": 0.6436,
    }
    assert str(found["odds"].best) == "take right"


def test_the_terminal_shows_what_the_readme_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    answers = iter(["?", "quit"])
    monkeypatch.setattr("builtins.input", lambda _prompt="": next(answers))
    readme = (ROOT / "README.md").read_text("utf-8")
    (shown,) = re.findall(r"^```\n(Knights, turn.*?)^```", readme, flags=re.MULTILINE | re.DOTALL)
    assert main(["play", "knights", "--seed", "7", "--start", "0"]) == 0
    before, after = shown.split("> ?\n")
    told = capsys.readouterr().out
    assert before in told
    assert after in told


def test_every_example_that_the_web_gives_of_a_game_is_an_action_of_it() -> None:
    for game in map(tr.game, tr.games()):
        assert game.examples
        assert [str(game.action(example)) for example in game.examples] == list(game.examples)


def test_every_web_board_has_the_files_that_the_guide_names() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    folders = [path for path in (ROOT / "web/src/games").iterdir() if path.is_dir() and path.name != "generic"]
    shared = set.intersection(*({file.name for file in folder.iterdir()} for folder in folders))
    assert {"Board.svelte", "Lid.svelte", "parts.ts", "view.ts", "generated.ts"} <= shared
    assert all(name in guide for name in shared)


def test_every_command_of_the_readme_exists() -> None:
    commands = re.findall(r"`tafelrunde ([^`]+)`", (ROOT / "README.md").read_text("utf-8"))
    assert len(commands) >= 6
    for command in commands:
        parser().parse_args(shlex.split(command))


def test_every_command_of_the_program_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    commands = re.findall(r"^    (\w+) {2,}", parser().format_help(), flags=re.MULTILINE)
    assert len(commands) >= 7
    assert [command for command in commands if f"tafelrunde {command}" not in readme] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_every_make_target_that_the_documents_name_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE))
    for path in DOCUMENTS:
        named = set(re.findall(r"`make ([a-z-]+)`", path.read_text("utf-8")))
        assert named <= targets, f"{path.name}: {named - targets}"


def test_every_file_of_a_game_is_in_the_guide() -> None:
    guide = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    games = [path for path in (ROOT / "src/tafelrunde/games").iterdir() if (path / "game.py").exists()]
    shared = set.intersection(*({file.name for file in path.glob("*.py")} for path in games)) - {"__init__.py"}
    assert len(shared) > 10
    assert [name for name in sorted(shared) if f"`{name}`" not in guide] == []


def test_the_readme_says_what_this_is_not() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "unofficial" in readme
    assert "belong to their owners" in readme
