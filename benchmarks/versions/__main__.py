"""Versions of the engine side by side: `python -m benchmarks.versions ../before/src src`.

Each folder of sources gets a process of its own; they measure the same thing in turns, so that a slow minute of the
machine slows both. Shown are medians of the turns, and the median of the turns' own ratios to the first folder.
Where machine code comes to lie differs from process to process and moves a loop by several hundredths: `--starts 8`
starts the processes anew so often, and spreads the turns over them.
Every folder compiles its kernels first (`TAFELRUNDE_CACHE`, as always). After a colon stands the executor of
batches, as in `src:plain`. Table servers have a script of their own: `python -m benchmarks.table_versions`.
"""

import argparse
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import IO

from benchmarks.versions.measures import MEASURES
from tafelrunde.envs.executors.choice import VARIABLE

HERE = Path(__file__).parent


class Worker:
    """A process that measures one version."""

    def __init__(self, version: str, process: "subprocess.Popen[str]") -> None:
        self.version = version
        assert process.stdin is not None
        assert process.stdout is not None
        self._asked: IO[str] = process.stdin
        self._answers: IO[str] = process.stdout

    def measure(self, name: str, seconds: float) -> float:
        """Return how much of something the version does in a second."""
        print(name, seconds, file=self._asked, flush=True)
        answer = self._answers.readline()
        if not answer:
            raise SystemExit(f"{self.version}: {name} failed")
        return float(answer)


def main() -> None:
    """Measure and print."""
    given = _arguments()
    names = given.only or list(MEASURES)
    print(f"{'':28}" + "".join(f"{version[-22:]:>24}" for version in given.versions), flush=True)
    rates: dict[str, list[list[float]]] = {name: [] for name in names}
    for start in range(given.starts):
        with ExitStack() as stack:
            workers = [_started(version, stack) for version in given.versions]
            for name in names:
                for worker in workers:
                    worker.measure(name, 0.0)  # compiles what is needed
                for _ in range(given.turns // given.starts):
                    rates[name].append([worker.measure(name, given.seconds) for worker in workers])
                if start + 1 == given.starts:
                    _show(name, rates[name])


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="+", help="folders of sources; the first is compared with")
    parser.add_argument("--only", type=lambda text: text.split(","), help=f"some only: {','.join(MEASURES)}")
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--starts", type=int, default=1, help="of the processes, which share the turns")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each turn")
    given = parser.parse_args()
    if unknown := set(given.only or ()) - set(MEASURES):
        parser.error(f"unknown measures: {', '.join(sorted(unknown))}")
    if not 1 <= given.starts <= given.turns:
        parser.error(f"{given.starts} starts cannot share {given.turns} turns")
    for version in given.versions:
        if not (_folder(version) / "tafelrunde").is_dir():
            parser.error(f"{version} is no folder of sources: it holds no tafelrunde")
    return given


def _folder(version: str) -> Path:
    return Path(version.partition(":")[0]).resolve()


def _started(version: str, stack: ExitStack) -> Worker:
    """Start a worker; it ends when it is asked nothing more."""
    process = stack.enter_context(
        subprocess.Popen(
            [sys.executable, str(HERE / "measures.py")],
            env={**os.environ, "PYTHONPATH": str(_folder(version)), VARIABLE: version.partition(":")[2]},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    )
    return Worker(version, process)


def _show(name: str, rates: list[list[float]]) -> None:
    """Print the medians of the turns, and of their ratios to the first version."""
    columns = [median(turn[version] for turn in rates) for version in range(len(rates[0]))]
    ratios = [median(turn[version] / turn[0] for turn in rates) for version in range(len(rates[0]))]
    cells = [f"{rate:,.0f}/s {ratio:.3f}" for rate, ratio in zip(columns, ratios, strict=True)]
    print(f"{name:28}" + "".join(f"{cell:>24}" for cell in cells), flush=True)


if __name__ == "__main__":
    main()
