"""What a training leaves: weights, how they were made, and the learning curve; in its folder, or in the package."""

import platform
import subprocess
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numba
import numpy as np

from tafelrunde.bots import weights
from tafelrunde.bots.player import package_of
from tafelrunde.bots.training.checkpoints import Run
from tafelrunde.bots.training.curve import picture, points, table
from tafelrunde.bots.training.trainer import CannotTrain
from tafelrunde.bots.weights import Weights
from tafelrunde.core.registry import game as game_named

HOW = "weights.json"
ROOT = Path(__file__).parents[4]
DOCS = ROOT / "docs" / "training"


def write_results(run: Run, exported: Weights, folder: Path, how: Mapping[str, Any]) -> None:
    """Write weights, how they were made, and the curve into the folder of the run."""
    weights.write(exported, folder / weights.FILE)
    (folder / HOW).write_text(_how_made(run, how), "utf-8")
    _write_curve(run, folder / "curve")


def install(run: Run, exported: Weights, how: Mapping[str, Any]) -> list[Path]:
    """Write weights beside the game's players and the curve into docs/, and return what was written."""
    if not run.passed:
        raise CannotTrain("no generation has passed the gate: there is nothing to install")
    package = Path(str(files(package_of(run.game))))
    weights.write(exported, package / weights.FILE)
    (package / HOW).write_text(_how_made(run, how), "utf-8")
    if game_named(run.game).home is not None:
        return [package / weights.FILE, package / HOW]
    DOCS.mkdir(exist_ok=True)
    _write_curve(run, DOCS / run.game)
    return [package / weights.FILE, package / HOW, DOCS / f"{run.game}.csv", DOCS / f"{run.game}.svg"]


def _write_curve(run: Run, stem: Path) -> None:
    curve = points(run)
    stem.with_suffix(".csv").write_text(table(curve), "utf-8")
    stem.with_suffix(".svg").write_text(picture(game_named(run.game).title, curve), "utf-8")


def made_here(workers: int, executor: str) -> dict[str, Any]:
    """Say what makes weights here: the sources and the machine."""
    return {
        "commit": _commit(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "machine": f"{platform.machine()}, {workers} workers ({executor})",
    }


def _how_made(run: Run, how: Mapping[str, Any]) -> str:
    told = {
        "game": run.game,
        "command": f"python -m tafelrunde.bots.training {run.game} --seed {run.seed} --games {run.games}",
        **how,
        "seed": run.seed,
        "generation": run.passed,
        "generations": run.newest,
        "minutes": round(run.minutes, 2),
        "matches_at_the_gate": run.games,
        "curve": [point._asdict() for point in points(run)],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n"


def _commit() -> str | None:
    """Return the commit of the sources, with a mark if they were changed; None outside of a checkout."""
    asked = ["git", "-C", str(ROOT), "describe", "--always", "--abbrev=12", "--dirty", "--exclude=*"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None
