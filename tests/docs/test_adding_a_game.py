"""The guide to adding a game is the whole path: no file but those it names knows our games."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.text.catalogue import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tafelrunde"
GUIDE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
PIG = ROOT / "tests/elsewhere/pig"

MOST_LINES = 110
MOST_EDITS = 6
OWN_PLACES = ("games/{}/", "bots/{}/", "bots/training/{}", "analysis/{}/", "envs/kernels/{}.py", "cli/odds_{}.py")
"""Where a game is at home in the package, beside its words."""


def edits() -> list[str]:
    """Return the files that have to be edited for a game of ours, as the guide lists them."""
    section = GUIDE.partition("## Edits elsewhere\n")[2].partition("\n## ")[0]
    return re.findall(r"^\d\. `([^`]+)`", section, flags=re.MULTILINE)


def test_the_guide_is_short() -> None:
    assert len(GUIDE.splitlines()) <= MOST_LINES


def test_at_most_six_files_have_to_be_edited_and_each_knows_every_game() -> None:
    assert 0 < len(edits()) <= MOST_EDITS
    for path in edits():
        text = (ROOT / path).read_text("utf-8")
        assert [name for name in tr.games() if name not in text.lower()] == [], path


def said(source: str) -> Iterator[tuple[int, str]]:
    """Yield the names and texts of a source with their lines; docstrings and comments may give examples."""
    tree = ast.parse(source)
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    docs = {node.lineno for node in texts}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME or (token.type == tokenize.STRING and token.start[0] not in docs):
            yield token.start[0], token.string


def is_at_home(name: str, place: str) -> bool:
    return any(place.startswith(own.format(name)) for own in OWN_PLACES)


@pytest.mark.parametrize("name", tr.games())
def test_no_source_but_its_own_names_a_game(name: str) -> None:
    word = re.compile(rf"(?<![a-z]){name}(?![a-z])", re.IGNORECASE)
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        others = [other for other in tr.games() if is_at_home(other, place)]
        if not others and path.relative_to(ROOT).as_posix() not in edits():
            lines = said(path.read_text("utf-8"))
            found += [f"{place}:{line}: {text}" for line, text in lines if word.search(text)]
    assert found == []


def test_no_part_of_the_page_but_its_board_names_a_game() -> None:
    word, found = re.compile(rf"\b({'|'.join(tr.games())})\b", re.IGNORECASE), []
    for path in (path for kind in ("ts", "svelte", "html") for path in (ROOT / "web/src").rglob(f"*.{kind}")):
        place = path.relative_to(ROOT / "web/src").as_posix()
        if not any(place.startswith(f"games/{name}/") for name in tr.games()):
            found += [f"{place}: {line}" for line in path.read_text("utf-8").splitlines() if word.search(line)]
    assert found == []


@pytest.mark.parametrize("name", tr.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_but_its_own_are_about_a_game(name: str, language: str) -> None:
    for path in (SOURCE / "text" / language).glob("*.ftl"):
        codes = re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), flags=re.MULTILINE)
        about = [code for code in codes if name in code.split("-")]
        assert not about or set(path.stem.split("-")) & set(tr.games()), f"{path.name}: {about}"


def lists_of_games(tree: ast.AST) -> Iterator[int]:
    """Yield the lines of literals that list all games."""
    for node in ast.walk(tree):
        held = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        texts = {item.value for item in held if isinstance(item, ast.Constant)}
        if texts.issuperset(tr.games()):
            yield node.lineno  # type: ignore[attr-defined]


@pytest.mark.parametrize("folder", ["tests", "examples"])
def test_whoever_means_every_game_asks_for_them(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line in lists_of_games(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_names_and_lists_of_games_would_be_found() -> None:
    source = '"""A game such as knights."""\n\nKNIGHTS = 1  # knights\nprint(f("knights"))\n'
    assert [line for line, text in said(source) if "knights" in text.lower()] == [3, 4]
    games = ", ".join(f"{name!r}: 1" for name in tr.games())
    assert list(lists_of_games(ast.parse(f"games = {{{games}}}"))) == [1]


def test_the_game_to_copy_has_the_files_that_the_guide_names() -> None:
    named = set(re.findall(r"`(\w+\.py)`", GUIDE))
    files = {path.name for path in PIG.glob("*.py")} - {"__init__.py"}
    assert files <= named
    for game in tr.games():
        folder = SOURCE / "games" / game
        assert named >= {path.name for path in folder.glob("*.py")} & files
