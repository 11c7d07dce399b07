"""The base install is enough for batches; everything else says which extra it needs."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HIDE = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
"""


def run_without(hidden: set[str], script: str) -> str:
    """Run a script in a Python that lacks some modules and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", HIDE.format(hidden=hidden) + script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


EVERYTHING = {"pettingzoo", "gymnasium", "PIL", "pyspiel", "open_spiel", "numba_cuda"}


@pytest.mark.parametrize(
    ("module", "extra", "hidden"),
    [
        ("pettingzoo", "pettingzoo", {"pettingzoo"}),
        ("pettingzoo", "pettingzoo", {"PIL"}),
        ("gym", "gym", {"gymnasium"}),
        ("openspiel", "openspiel", {"pyspiel"}),
        ("openspiel", "openspiel", {"open_spiel"}),
    ],
)
def test_an_import_says_which_extra_is_missing(module: str, extra: str, hidden: set[str]) -> None:
    script = f"""
try:
    import tafelrunde.envs.{module}
except ImportError as error:
    print(error)
"""
    said = run_without(hidden, script)
    assert f"pip install 'tafelrunde[{extra}]'" in said
    assert next(iter(hidden)) in said


def test_batches_need_no_extra() -> None:
    script = """
import tafelrunde.envs
games = tafelrunde.envs.batch("court", 2, players=2)
print(games.step(games.sample()).rewards.shape)
"""
    assert run_without(EVERYTHING, script).strip() == "(2, 2)"


def test_a_card_needs_an_extra() -> None:
    script = """
import tafelrunde.envs
try:
    tafelrunde.envs.batch("court", 2, players=2, device="cuda")
except tafelrunde.envs.MissingExtra as error:
    print(error)
"""
    assert "pip install 'tafelrunde[cuda]'" in run_without({"numba_cuda"}, script)


def test_the_rules_do_not_load_the_environments() -> None:
    assert run_without(EVERYTHING, "import tafelrunde; print('tafelrunde.envs' in sys.modules)").strip() == "False"


def test_the_extras_are_declared_and_the_base_stays_light() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {"pettingzoo", "openspiel", "gym", "cuda"} <= project["optional-dependencies"].keys()
    heavy = ("pettingzoo", "gymnasium", "open_spiel", "pillow", "torch", "jax", "pgx", "numba-cuda")
    assert not [needed for needed in project["dependencies"] if needed.lower().startswith(heavy)]
