"""Many tables for a long time, and whether the server grows.

`python -m benchmarks.endurance --minutes 60` sets up 5,000 tables at which somebody waits and 500 at which four
play, leave after any number of moves, and are followed by others at a new table; and samples what the server holds.
The exit status is 1 if its memory, descriptors or tasks grew in the second half, by a fitted line, beyond doubt.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import numpy as np

from benchmarks.processes import descendants, memory, open_files, processor, size
from benchmarks.table_servers import HERE, Report, prepare, running, tafelrunde

PORT = 8951
SETTLED = 1 / 2
"""Which part of the run is not fitted: caches fill, and matches that began together come to be of every age."""
DOUBT = 2.0
"""Standard errors by which a line must rise to count as growth."""
HARMLESS = 0.01
"""Growth in an hour, as a part of what there is, that is below what can be told from noise."""
FITTED = ("rss_mb", "files", "tasks")


class Slope(NamedTuple):
    """How much something grows in an hour, and how sure that is."""

    per_hour: float
    error: float
    level: float

    @property
    def grows(self) -> bool:
        """Whether it grows beyond doubt, by more than what is harmless."""
        return self.per_hour - DOUBT * self.error > HARMLESS * self.level


def main() -> None:
    """Run, print, and say by the exit status whether something grew."""
    given = _arguments()
    prepare()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-endurance-") as folder:
        database = given.database or str(Path(folder) / "tables.sqlite")
        with running(tafelrunde(database, given.port)) as server, _load(given) as lines:
            samples = list(_samples(server.pid, given.port, Path(folder), lines))
    slopes = {name: slope_of(samples, name) for name in FITTED}
    for name, slope in slopes.items():
        print(f"{name}: {slope.level:.1f}, {slope.per_hour:+.2f} ± {slope.error:.2f} in an hour")
    if given.json:
        given.json.write_text(json.dumps({"cores": os.cpu_count(), "samples": samples, "slopes": slopes}, indent=1))
    sys.exit(any(slope.grows for slope in slopes.values()))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--idle", type=int, default=5000, help="tables at which one person waits")
    parser.add_argument("--active", type=int, default=500, help="tables at which four play")
    parser.add_argument("--rate", type=int, default=100, help="moves a second, at all of them together")
    parser.add_argument("--moves", type=int, default=120, help="after so many at most the four leave their table")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--every", type=float, default=30.0, help="seconds between two samples")
    parser.add_argument("--database", help="PostgreSQL instead of a SQLite file")
    parser.add_argument("--json", type=Path, help="write everything that was measured to a file")
    return parser.parse_args()


@contextmanager
def _load(given: argparse.Namespace) -> Iterator[Iterator[str]]:
    """Load the server; give the lines of the client's report as they come."""
    options = {
        name: getattr(given, name) for name in ("port", "idle", "active", "rate", "moves", "minutes", "every")
    }
    command = ["node", "endurance.mjs"]
    for name, value in options.items():
        command += [f"--{name}", str(value)]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None
        yield client.stdout
    if client.returncode:
        raise SystemExit(client.returncode)


def _samples(pid: int, port: int, folder: Path, lines: Iterator[str]) -> Iterator[Report]:
    """Look at the server whenever the client reports; print and yield both together."""
    print(
        f"{'s':>6}{'RSS MB':>9}{'bots MB':>9}{'files':>7}{'tasks':>7}{'tables':>8}{'DB MB':>8}{'CPU s':>8}  played"
    )
    for line in lines:
        counted = _metrics(port)
        sample: Report = {
            **json.loads(line),
            "rss_mb": memory(pid),
            "children_mb": sum(map(memory, descendants(pid))),
            "files": open_files(pid),
            "tasks": counted["tafelrunde_tasks"],
            "tables": counted["tafelrunde_tables_live"],
            "database_mb": sum(size(path) for path in folder.iterdir()) / 1e6,
            "cpu_s": processor(pid),
        }
        print(
            f"{sample['at_s']:6}{sample['rss_mb']:9.1f}{sample['children_mb']:9.1f}{sample['files']:9}"
            f"{sample['tasks']:9.0f}{sample['tables']:9.0f}{sample['database_mb']:9.1f}{sample['cpu_s']:9.1f}"
            f"  {sample['moves']} moves, p99 {sample['p99_ms']} ms, {sample['matches']} matches so far",
            flush=True,
        )
        yield sample


def _metrics(port: int) -> dict[str, float]:
    """Return what the server counts that has no labels."""
    with urllib.request.urlopen(f"http://localhost:{port}/metrics", timeout=30) as page:
        found = re.findall(r"^(\w+) (\S+)$", page.read().decode(), re.MULTILINE)
    return {name: float(value) for name, value in found}


def slope_of(samples: list[Report], name: str) -> Slope:
    """Fit a line through the settled part of a run."""
    settled = samples[round(len(samples) * SETTLED) :]
    hours = np.array([sample["at_s"] for sample in settled]) / 3600
    values = np.array([sample[name] for sample in settled], dtype=float)
    away = hours - hours.mean()
    spread = float(away @ away)
    slope = float(away @ values) / spread
    left = values - values.mean() - slope * away
    error = (float(left @ left) / max(len(values) - 2, 1) / spread) ** 0.5
    return Slope(slope, error, float(values.mean()))


if __name__ == "__main__":
    main()
