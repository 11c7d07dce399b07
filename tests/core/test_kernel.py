import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.torres.steward_v1_search import explore
from tafelrunde.core import kernel
from tafelrunde.envs.kernels import compiling
from tafelrunde.games.torres.rules import apply

folder_now: Callable[[], Path] = kernel.cache_folder.__wrapped__
"""The cache folder, computed anew."""


def run(script: str, **environment: str) -> str:
    """Run a script in a new process and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home of caches."""
    monkeypatch.setenv("TAFELRUNDE_CACHE", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def copy(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package's sources, which the cache folder then belongs to."""
    package = Path(kernel.__file__).parent.parent
    for part in ("core", "games", "bots"):
        shutil.copytree(package / part, tmp_path / "package" / part, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(kernel, "__file__", str(tmp_path / "package" / "core" / "kernel.py"))
    return tmp_path / "package"


def test_equal_sources_share_a_cache_wherever_they_lie(
    home: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_copy = folder_now()
    monkeypatch.undo()
    monkeypatch.setenv("TAFELRUNDE_CACHE", str(home))
    assert folder_now() == of_copy


@pytest.mark.parametrize(
    "source", ["core/rng.py", "core/drivers.py", "games/knights/legal.py", "games/__init__.py"]
)
def test_the_cache_folder_changes_with_every_source(copy: Path, source: str) -> None:
    before = folder_now()
    with (copy / source).open("a") as file:
        file.write("\n# changed\n")
    assert folder_now() != before


def test_the_cache_folder_changes_with_a_new_source(copy: Path) -> None:
    before = folder_now()
    (copy / "games" / "knights" / "extra.py").write_text('"""One more."""\n')
    assert folder_now() != before


def test_other_files_do_not_change_the_cache_folder(copy: Path) -> None:
    before = folder_now()
    (copy / "games" / "knights" / "deck.toml").write_text("")
    (copy / "cli").mkdir()
    (copy / "cli" / "main.py").write_text("")
    assert folder_now() == before


def test_bounds_checked_kernels_have_their_own_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel.CONFIG, "BOUNDSCHECK", 0)
    unchecked = folder_now()
    monkeypatch.setattr(kernel.CONFIG, "BOUNDSCHECK", None)
    assert folder_now() == unchecked
    monkeypatch.setattr(kernel.CONFIG, "BOUNDSCHECK", 1)
    assert folder_now() != unchecked
    assert folder_now().parent == unchecked.parent == home / "kernels"


def test_another_numba_has_its_own_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = folder_now()
    monkeypatch.setattr("numba.__version__", "0.0")
    assert folder_now() != before


def test_without_the_environment_the_cache_lies_in_the_users_cache_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TAFELRUNDE_CACHE", raising=False)
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: str(tmp_path / name))
    assert folder_now().parent == tmp_path / "tafelrunde" / "kernels"


def old_caches(home: Path, count: int) -> list[Path]:
    """Make caches, the newest first."""
    caches = [home / "kernels" / f"{n:016x}" for n in range(count)]
    for age, cache in enumerate(caches):
        cache.mkdir(parents=True)
        (cache / "kernel.nbi").write_text("compiled")
        os.utime(cache, (10**9 - age, 10**9 - age))
    return caches


def test_a_new_cache_pushes_out_all_but_the_newest_others(home: Path) -> None:
    caches = old_caches(home, 6)
    folder_now()
    assert [cache for cache in caches if cache.exists()] == caches[: kernel.KEPT_CACHES - 1]


def test_a_cache_that_exists_already_pushes_out_nothing(home: Path) -> None:
    mine = folder_now()
    caches = old_caches(home, 6)
    mine.mkdir()
    assert folder_now() == mine
    assert all(cache.exists() for cache in caches)


def test_the_first_cache_ever_needs_no_folder(home: Path) -> None:
    assert not folder_now().exists()
    assert not home.exists()


def test_numbas_own_cache_folder_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kernel.CONFIG, "CACHE_DIR", str(tmp_path))
    doubled = kernel.kernel(lambda n: 2 * n)
    assert str(tmp_path) == kernel.CONFIG.CACHE_DIR
    compiled: Any = doubled
    assert compiled.targetoptions["nogil"]
    assert Path(compiled.stats.cache_path).is_relative_to(kernel.cache_folder())


def test_importing_the_package_leaves_numbas_cache_folder_as_it_was(tmp_path: Path) -> None:
    script = "import numba, tafelrunde; print(numba.config.CACHE_DIR)"
    assert run(script, NUMBA_CACHE_DIR=str(tmp_path)) == str(tmp_path)
    assert not list(tmp_path.iterdir())


HITS = """
import tafelrunde as tr
game = tr.game("knights")
game.match(players=2, sampler=tr.seeded(1)).position.legal()
for driver in (game.drivers.legal_codes, game.drivers.outcome_at, game.drivers.apply_code):
    print(sum(driver.stats.cache_hits.values()), sum(driver.stats.cache_misses.values()))
"""


def test_a_second_process_compiles_nothing() -> None:
    run(HITS)
    assert run(HITS).splitlines() == ["1 0"] * 3


def test_kernels_of_two_games_do_not_share_a_cache_entry() -> None:
    def template(states: Any) -> int:
        return answer()  # type: ignore[name-defined,no-any-return]  # noqa: F821 - bound by specialise

    def one() -> int:
        return 1

    def two() -> int:
        return 2

    first = kernel.specialise(template, "first", {"answer": kernel.kernel(one)})
    second = kernel.specialise(template, "second", {"answer": kernel.kernel(two)})
    states = np.zeros(1, tr.game("knights").state_dtype)
    assert (first(states), second(states)) == (1, 2)
    assert first.py_func.__qualname__ == "first.template"
    assert second.py_func.__qualname__ == "second.template"
    with pytest.raises(NameError):
        template(states)


def test_the_environments_cache_lies_within_and_changes_with_their_kernels_only(home: Path, copy: Path) -> None:
    package = Path(compiling.__file__).parents[2]
    shutil.copytree(package / "envs", copy / "envs", ignore=shutil.ignore_patterns("__pycache__"))
    envs_now: Callable[[], Path] = compiling.env_cache_folder.__wrapped__
    before, rules = envs_now(), folder_now()
    assert before.parent == kernel.cache_folder()
    (copy / "envs" / "spec.py").write_text('"""Changed."""\n')
    assert envs_now() == before
    (copy / "envs" / "kernels" / "court.py").write_text('"""Changed."""\n')
    assert envs_now() != before
    assert folder_now() == rules


def test_bots_are_cached_within_and_a_change_of_theirs_compiles_no_rules_anew(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "cache_folder", folder_now)
    monkeypatch.setattr(kernel, "_package_elsewhere", lambda _: None)
    monkeypatch.setattr(kernel, "_digest_of_bots", kernel._digest_of_bots.__wrapped__)
    bound = kernel.specialise(kernel.sources_digest, "bot", {"explore": explore}, lambda plain: plain)
    rules, before = kernel.cache_folder_of(apply), kernel.cache_folder_of(explore)
    assert (rules, before.parent) == (folder_now(), rules)
    assert kernel.cache_folder_of(bound) == before
    (copy / "bots" / "base.py").write_text('"""Changed."""\n')
    assert kernel.cache_folder_of(apply) == rules
    assert kernel.cache_folder_of(explore) == kernel.cache_folder_of(bound) != before


def test_what_belongs_to_a_package_from_elsewhere_is_cached_apart_and_changes_with_its_sources(
    tmp_path: Path,
) -> None:
    package = tmp_path / "sow"
    (package / "inside").mkdir(parents=True)
    for file in ("__init__.py", "inside/__init__.py", "inside/rules.py"):
        (package / file).write_text("def rule(): ...\n")
    code = compile((package / "inside/rules.py").read_text(), str(package / "inside/rules.py"), "exec")
    found: dict[str, Any] = {}
    exec(code, found)
    before = kernel.cache_folder_of(found["rule"])
    assert before.parent == kernel.cache_folder() / "elsewhere" / "sow"
    bound = kernel.specialise(lambda: None, "sow", {"rule": kernel.kernel(found["rule"])}, lambda plain: plain)
    assert kernel.cache_folder_of(bound) == before
    assert kernel.cache_folder_of(kernel.sources_digest) == kernel.cache_folder()
    (package / "__init__.py").write_text("# changed\n")
    kernel._digest_of_package.cache_clear()
    assert kernel.cache_folder_of(found["rule"]) not in (before, kernel.cache_folder())


def counted(array: Any, lent: bool) -> Any:
    mine = kernel.borrowed(array) if lent else array
    mine[0] += 1
    return mine


def test_a_borrowed_array_is_the_same_memory_and_its_references_are_not_counted(tmp_path: Path) -> None:
    keep = kernel.compiled(counted, kernel.KERNEL_OPTIONS, tmp_path)
    array = np.zeros(1, np.int64)
    references = sys.getrefcount(array)
    assert keep(array, True)[0] == array[0] == 1
    assert keep(array, False)[0] == array[0] == 2
    assert sys.getrefcount(array) == references
