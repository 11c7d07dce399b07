"""Imports go one way, the rules touch nothing outside, and no file knows a developer's machine."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tafelrunde"

PLAYED = {"core", "games"}
MAY_IMPORT = {
    "core": {"core"},
    "games": PLAYED,
    "text": {"core", "text"},
    "protocol": {"core", "protocol"},
    "bots": PLAYED | {"bots"},
    # House bots sit at the tables of a single learner; nobody needs environments.
    "envs": PLAYED | {"bots", "envs"},
    "analysis": PLAYED | {"bots", "analysis"},
    "practice": PLAYED | {"bots", "analysis", "practice"},
    "server": PLAYED | {"bots", "analysis", "practice", "text", "protocol", "server"},
    "typescript": PLAYED | {"text", "protocol", "server", "typescript"},
    "client": PLAYED | {"protocol", "client"},
    "cli": PLAYED | {"bots", "analysis", "text", "server", "cli"},
    "__init__.py": PLAYED | {"text"},
    "plugins.py": {"core"},
    "__main__.py": {"cli"},
}
"""What each part of the package may know of the others."""

OUTSIDE = {
    *("random", "secrets", "time", "datetime", "calendar", "zoneinfo"),
    *("os", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "sqlite3", "pickle", "shelve"),
    *("socket", "ssl", "http", "urllib", "subprocess", "threading", "multiprocessing", "asyncio", "logging"),
    "platformdirs",
}
"""Clocks, generators, files, networks and processes."""

EXCEPTIONS = {
    "core/chance.py": {"secrets"},
    "core/workspace.py": {"threading"},  # memory of its own for each thread; it starts none
    "core/kernel.py": {"os", "pathlib", "shutil", "platformdirs"},
}
SPEAKING = {"open", "print", "input"}


def sources(part: str = "") -> list[Path]:
    return sorted((PACKAGE / part).rglob("*.py"))


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield the full name of everything imported, inside functions too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parts_known(source: str) -> set[str]:
    """Return the parts of the package that a source imports; the package itself stands for its games."""
    known = set()
    for name in imported(ast.parse(source)):
        package, _, rest = name.partition(".")
        if package == "tafelrunde":
            part = rest.partition(".")[0]
            known.add(part if part in MAY_IMPORT else "games")
    return known


def touches(source: str) -> set[str]:
    """Return what a source has to do with the world outside."""
    tree = ast.parse(source)
    names = set(imported(tree))
    found = {name.partition(".")[0] for name in names} & OUTSIDE
    found |= {name for name in names if name.startswith("numpy.random")}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKING:
            found.add(node.func.id)
        if isinstance(node, ast.Attribute) and node.attr == "random" and ast.unparse(node.value) in ("np", "numpy"):
            found.add("numpy.random")
    return found


def name_of(source: Path) -> str:
    return source.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("source", sources(), ids=name_of)
def test_imports_go_one_way(source: Path) -> None:
    part = name_of(source).partition("/")[0]
    too_far = parts_known(source.read_text("utf-8")) - MAY_IMPORT[part]
    assert not too_far, f"{name_of(source)} must not import {sorted(too_far)}"


@pytest.mark.parametrize("source", [*sources("core"), *sources("games")], ids=name_of)
def test_the_rules_do_no_io_read_no_clock_and_hold_no_generator(source: Path) -> None:
    outside = touches(source.read_text("utf-8")) - EXCEPTIONS.get(name_of(source), set())
    assert not outside, f"{name_of(source)} must not use {sorted(outside)}"


@pytest.mark.parametrize("source", sources("core"), ids=name_of)
def test_only_the_games_read_data_files_of_the_package(source: Path) -> None:
    assert not [name for name in imported(ast.parse(source.read_text("utf-8"))) if name.startswith("importlib")]


DOMAIN = ("tables", "people", "store", "thinking", "operations")
"""What of the server knows nothing of HTTP."""
IMPORT_DOMAIN = """
import importlib, pkgutil, sys
sys.modules["aiohttp"] = None  # as if it were not installed
for name in sys.argv[1:]:
    package = importlib.import_module(f"tafelrunde.server.{name}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
"""


def test_the_servers_domain_can_be_imported_without_aiohttp() -> None:
    subprocess.run([sys.executable, "-c", IMPORT_DOMAIN, *DOMAIN], check=True)


@pytest.mark.parametrize("source", [path for part in DOMAIN for path in sources(f"server/{part}")], ids=name_of)
def test_the_servers_domain_names_no_http(source: Path) -> None:
    names = set(imported(ast.parse(source.read_text("utf-8"))))
    edge = ("aiohttp", "http.", "tafelrunde.server.http", "tafelrunde.server.websocket", "tafelrunde.server.app")
    assert not [name for name in names if name.startswith(edge)]


def test_every_exception_is_still_needed() -> None:
    for name, allowed in EXCEPTIONS.items():
        assert touches((PACKAGE / name).read_text("utf-8")) == allowed


@pytest.mark.parametrize(
    ("source", "known"),
    [
        ("import tafelrunde as tr", {"games"}),
        ("from tafelrunde import game", {"games"}),
        ("from tafelrunde import text", {"text"}),
        ("from tafelrunde.core.kernel import kernel", {"core"}),
        ("def late():\n    import tafelrunde.server.app", {"server"}),
        ("import numpy", set()),
    ],
)
def test_the_parts_that_a_source_imports_are_seen(source: str, known: set[str]) -> None:
    assert parts_known(source) == known


@pytest.mark.parametrize(
    ("source", "outside"),
    [
        ("import random", {"random"}),
        ("from datetime import datetime", {"datetime"}),
        ("import os.path", {"os"}),
        ("from numpy.random import default_rng", {"numpy.random.default_rng"}),
        ("import numpy as np\nnp.random.default_rng()", {"numpy.random"}),
        ("open('deck.toml')", {"open"}),
        ("from importlib.resources import files\nfiles('x').joinpath('deck.toml').open()", set()),
        ("randomly = state.random", set()),
    ],
)
def test_the_world_outside_is_seen(source: str, outside: set[str]) -> None:
    assert touches(source) == outside


# Put together from halves, so that this file does not find itself.
PRIVATE = [
    first + second
    for first, second in (
        ("/wo", "rk/"),
        ("/ro", "ot/"),
        ("/ho", "me/"),
        ("/Us", "ers/"),
        ("/tmp/", "lab"),
        ("pypi", ".org"),
        ("python", "hosted"),
        ("npm", "js"),
        ("yarn", "pkg"),
        ("http://", "127"),
        ("http://", "10."),
        ("http://", "192.168"),
    )
]
IGNORED_FOLDERS = {".git", ".venv", "__pycache__", "node_modules", "dist", "build", ".hypothesis", ".kernels"}


def project_files(folder: Path = ROOT) -> Iterator[Path]:
    """Yield the files that belong to the project, not what tools leave behind."""
    for path in sorted(folder.iterdir()):
        ignored = path.name in IGNORED_FOLDERS or path.name.endswith(("_cache", ".egg-info"))
        if path.is_dir() and not path.is_symlink() and not ignored:
            yield from project_files(path)
        elif path.is_file() and not ignored:
            yield path


def private_lines(path: Path) -> list[str]:
    """Return the lines that name a registry's host or a place on a developer's machine."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    return [f"{path}:{n}: {line[:120]}" for n, line in enumerate(lines, 1) if any(word in line for word in PRIVATE)]


def test_no_file_names_a_registry_or_a_developers_machine() -> None:
    files = list(project_files())
    assert ROOT / "pyproject.toml" in files
    assert Path(__file__) in files
    found = [line for path in files for line in private_lines(path)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("word", PRIVATE)
def test_a_private_line_would_be_found(word: str, tmp_path: Path) -> None:
    (tmp_path / "notes.md").write_text(f"fine\nsee {word}somewhere\n")
    assert len(private_lines(tmp_path / "notes.md")) == 1
    assert list(project_files(tmp_path)) == [tmp_path / "notes.md"]


def test_a_server_starts_without_what_only_extras_bring() -> None:
    hidden = "; ".join(f"sys.modules[{name!r}] = None" for name in ("asyncpg", "opentelemetry", "ray"))
    subprocess.run([sys.executable, "-c", f"import sys; {hidden}; import tafelrunde.server.run"], check=True)
