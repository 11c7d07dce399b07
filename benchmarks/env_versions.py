"""Versions of the environments side by side: which steps faster, whatever else the machine does.

`python -m benchmarks.env_versions ../before/src src src:plain` steps 1,024 games of each kind in a process for each
folder of sources, in turns of half a second; after a colon stands the executor. Ratios are
medians of the turns' own ratios.
"""

import argparse
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter

GAMES = 1024
SECONDS = 0.5
KINDS = {"knights": 4, "court": 4, "torres": 3}
"""Games and their numbers of players."""


def main() -> None:
    """Measure and print, or be one of the processes that are measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="*", help="folders of sources; the first is compared with")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--turns", type=int, default=20)
    given = parser.parse_args()
    if not given.versions:
        _step_on_demand(given.threads)
        return
    with ExitStack() as processes:
        started = [processes.enter_context(_started(one, given.threads)) for one in given.versions]
        for name in KINDS:
            turns = [[_speed(process, name) for process in started] for _ in range(given.turns + 1)][1:]
            for place, version in enumerate(given.versions):
                speed = median(turn[place] for turn in turns)
                ratio = median(turn[place] / turn[0] for turn in turns)
                print(f"{name:10}{version:50}{speed / 1e6:8.3f} M steps/s{ratio:9.3f}")


def _started(version: str, threads: int) -> "subprocess.Popen[str]":
    folder, _, executor = version.partition(":")
    env = {**os.environ, "PYTHONPATH": str(Path(folder).resolve()), "TAFELRUNDE_EXECUTOR": executor}
    command = [sys.executable, str(Path(__file__).resolve()), "--threads", str(threads)]
    return subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _speed(process: "subprocess.Popen[str]", name: str) -> float:
    """Let a process step a game for a turn and return its steps per second."""
    assert process.stdin
    assert process.stdout
    print(name, file=process.stdin, flush=True)
    return float(process.stdout.readline())


def _step_on_demand(threads: int) -> None:
    """Step whichever game is named on standard input, and answer how fast that went."""
    from tafelrunde.envs import batch

    games = {name: batch(name, GAMES, players=players, seed=1, threads=threads) for name, players in KINDS.items()}
    for line in sys.stdin:
        one, steps, begun = games[line.strip()], 0, perf_counter()
        while perf_counter() - begun < SECONDS:
            one.step(one.sample())
            steps += GAMES
        print(steps / (perf_counter() - begun), flush=True)


if __name__ == "__main__":
    main()
