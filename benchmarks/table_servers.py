"""Table servers under load: Tafelrunde beside boardgame.io, in turn, on loopback.

`python -m benchmarks.table_servers` (or `make bench-tables`) starts each server afresh in every round, drives 1,000
tables of four bots-by-wire against it, and prints medians and ratios. A round takes about two minutes; with
`--json FILE` rounds are kept as they come, and a later call goes on where the file ends. See
benchmarks/tables/README.md.
"""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from tafelrunde.server.operations.settings import NO_LIMITS, variable

HERE = Path(__file__).parent / "tables"
SERVERS = ("tafelrunde", "boardgame.io memory", "boardgame.io flatfile")
FILES = 20_000
PORT = 8931
PATIENCE = 300.0
"""Seconds after which a server will not come to the end of its load."""
SETTINGS = {variable(name): "0" for name in (*NO_LIMITS, "contribution_wait")}
"""All load comes from one address, and the bots have nothing to add to the dice."""
Report = dict[str, Any]


def main() -> None:
    """Measure and print."""
    given = _arguments()
    prepare()
    rounds = _kept(given.json)
    while len(rounds) < given.rounds:
        measured = {name: _measure(name, given) for name in SERVERS}
        rounds.append({**measured, "start_up_ms": 1000 * _start_up()})
        if given.json:
            given.json.write_text(json.dumps(rounds, indent=1))
    print(f"start to first page: {median(one['start_up_ms'] for one in rounds):.0f} ms (warm cache)")
    _print({name: [one[name] for one in rounds] for name in SERVERS})


def _kept(file: Path | None) -> list[Report]:
    """Return the rounds that earlier calls have kept."""
    rounds: list[Report] = json.loads(file.read_text()) if file and file.exists() else []
    return rounds


def prepare() -> None:
    """Get what the load client needs, and allow for all its sockets."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=HERE, check=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="rounds in all, those that are kept among them")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=8)
    parser.add_argument("--rate", type=int, default=500, help="moves a second at which waits are measured")
    parser.add_argument("--database", help="PostgreSQL instead of a SQLite file for Tafelrunde")
    parser.add_argument("--json", type=Path, help="keep what was measured in this file, and go on with it")
    return parser.parse_args()


def _measure(name: str, given: argparse.Namespace) -> Report:
    """Start a server, load it, stop it; one that does not come to an end is stopped with an error."""
    print(f"{name}:", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder, running(_command(name, folder, given.database)) as process:
        options = ("--tables", str(given.tables), "--seconds", str(given.seconds), "--rate", str(given.rate))
        adapter = name.split()[0].replace(".", "")
        command = ["node", "load.mjs", "--adapter", adapter, "--port", str(PORT), "--pid", str(process.pid)]
        done = subprocess.run(
            [*command, *options, "--flat-out"], cwd=HERE, check=True, stdout=subprocess.PIPE, timeout=PATIENCE
        )
        report: Report = json.loads(done.stdout)
        return report


@contextmanager
def running(command: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Run a server until the end of the block, from when it says that it is ready."""
    process = subprocess.Popen(
        command,
        cwd=HERE,
        env={**os.environ, **SETTINGS, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        if not process.stdout.readline():
            raise SystemExit(f"a server did not start: {' '.join(command)}")
        yield process
    finally:
        process.terminate()
        process.wait()


def _command(name: str, folder: str, database: str | None) -> list[str]:
    if name != "tafelrunde":
        return [shutil.which("node") or "node", "boardgameio.mjs", str(PORT), name.split()[1], folder]
    return tafelrunde(database or str(Path(folder) / "tables.sqlite"), PORT)


def tafelrunde(database: str, port: int) -> list[str]:
    """Return the command that serves tables."""
    module = ("-u", "-m", "tafelrunde.cli.main", "serve", "--port", str(port), "--database", database)
    return [sys.executable, *module]


def _start_up() -> float:
    """Return the seconds from the command to the first page."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        with running(_command("tafelrunde", folder, None)):
            with urllib.request.urlopen(f"http://localhost:{PORT}/") as page:
                page.read()
            return time.perf_counter() - begun


def _print(reports: dict[str, list[Report]]) -> None:
    print(f"{'':24}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'kB/table':>10}{'moves/CPU s':>13}{'others':>8}")
    for name, runs in reports.items():
        flat = [run["flat_out"]["runs"][0] for run in runs]
        rate = [run["rate"]["runs"][0] for run in runs]
        print(
            f"{name:24}{_mid(flat, 'moves_per_s'):10.0f}{_mid(rate, 'p50_ms'):9.2f}{_mid(rate, 'p99_ms'):9.2f}"
            f"{median(run['memory']['per_table_kb'] for run in runs):10.0f}"
            f"{_mid(flat, 'moves_per_server_cpu_s'):13.0f}{median(run['cpu']['others'] for run in flat):8.2f}"
        )
    for name in SERVERS[1:]:
        _compare(reports, name, "moves_per_s", "moves/s")
        _compare(reports, name, "moves_per_server_cpu_s", "moves/CPU s")


def _compare(reports: dict[str, list[Report]], name: str, field: str, shown: str) -> None:
    """Print how many times as much we make; by processor time it is the same on a machine that others use too."""
    ours, theirs = ([run["flat_out"]["runs"][0][field] for run in reports[one]] for one in (SERVERS[0], name))
    ratios = [own / other for own, other in zip(ours, theirs, strict=True)]
    rounds = ", ".join(f"{ratio:.1f}" for ratio in ratios)
    print(f"{shown} against {name}: {median(ratios):.1f} times (rounds: {rounds})")


def _mid(runs: list[Report], field: str) -> float:
    return float(median(run[field] for run in runs))


if __name__ == "__main__":
    main()
