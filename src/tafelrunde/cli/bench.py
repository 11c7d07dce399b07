"""`tafelrunde bench`: how fast the engine is on this machine."""

import argparse
import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
from rich.table import Table

from tafelrunde.cli.arguments import Commands, add_json, add_options, at_least, options_of
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import console, errors, show
from tafelrunde.cli.warm import warm_up
from tafelrunde.core.definition import Benchmark
from tafelrunde.core.errors import BadOption
from tafelrunde.core.playouts import random_playouts
from tafelrunde.core.registry import game, games

REPEATS = 5
FIRST_GAME = (
    "import tafelrunde as tr; m = tr.game({name!r}).match(sampler=tr.seeded(1)); m.play(m.position.legal()[0])"
)


def add_command(commands: Commands) -> None:
    """Add `bench` to the command line."""
    parser = commands.add_parser("bench", help="measure the engine", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one measurement (default 1)")
    parser.add_argument("--players", type=at_least(1), help="how many players (default: the game's own)")
    add_options(parser)
    parser.add_argument(
        "--no-start", action="store_true", help="leave out the start-up times, which compile everything"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure and print."""
    if given.seconds <= 0:
        raise BadOption("bad-number", option="--seconds", expected="> 0", found=str(given.seconds))
    report = [_measure(given, game(name).name) for name in given.games or games()]
    if given.json:
        console.print(msgspec.json.encode(report).decode(), markup=False, highlight=False)
    else:
        for entry in report:
            _print(entry)
    return 0


def _measure(given: argparse.Namespace, name: str) -> dict[str, Any]:
    warm_up(name)
    options = options_of(given) | ({"players": given.players} if given.players else {})
    start = game(name).start(**options)
    cores = sorted({1, os.cpu_count() or 1})
    with errors.status(words().say("bench-running")):
        report: dict[str, Any] = {
            "game": name,
            "players": start.players,
            "playouts": [measure_playouts(name, options, threads, given.seconds) for threads in cores],
        }
        report["benchmarks"] = {key: measure(each) for key, each in game(name).benchmarks().items()}
        if not given.no_start:
            report["start"] = measure_start(name)
    return report


def measure_playouts(name: str, options: dict[str, Any], threads: int, seconds: float) -> dict[str, float]:
    """Return the median speed of random play over several measurements."""
    start = game(name).start(**options)
    size = 64 * threads
    while (spent := _timed(start, size, threads)[0]) < seconds / 4:
        size *= 2
    size = max(1, int(size * seconds / spent))
    runs = [_timed(start, size, threads, seed) for seed in range(1, REPEATS + 1)]
    return {
        "cores": threads,
        "moves_per_second": median(played.moves / spent for spent, played in runs),
        "decisions_per_second": median(played.decisions / spent for spent, played in runs),
        "games_per_second": median(played.games / spent for spent, played in runs),
    }


def _timed(start: Any, size: int, threads: int, seed: int = 0) -> tuple[float, Any]:
    begun = perf_counter()
    played = random_playouts(start, size, seed, threads)
    return perf_counter() - begun, played


def measure_start(name: str) -> dict[str, float]:
    """Return the time to the first decision, in a new process, with an empty and with a full cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TAFELRUNDE_CACHE": folder}
        times = []
        for _ in range(1 + REPEATS):
            begun = perf_counter()
            subprocess.run([sys.executable, "-c", FIRST_GAME.format(name=name)], env=environment, check=True)
            times.append(perf_counter() - begun)
    return {"cold": times[0], "warm": median(times[1:])}


def measure(benchmark: Benchmark) -> dict[str, float]:
    """Return the median time of something that a game wants to be timed, and what it tells beside it."""
    times = []
    for _ in range(benchmark.repeats):
        begun = perf_counter()
        told = benchmark.run()
        times.append(perf_counter() - begun)
    return {**told, "seconds": median(times)}


def _print(report: dict[str, Any]) -> None:
    table = Table(title=words().say("bench-title", game=report["game"], players=report["players"]))
    for column in ("cores", "moves", "decisions", "games"):
        table.add_column(words().say(f"bench-columns-{column}"), justify="right")
    for row in report["playouts"]:
        speeds = (row[f"{unit}_per_second"] for unit in ("moves", "decisions", "games"))
        table.add_row(str(row["cores"]), *map(words().number, speeds))
    console.print(table)
    show(words().say("bench-moves"))
    for name, figures in report["benchmarks"].items():
        seconds = figures["seconds"]
        told = {**figures, "seconds": words().number(seconds, 2), "micro": words().number(seconds * 1e6)}
        show(words().say(f"bench-{report['game']}-{name}", **told))
    if "start" in report:
        start = report["start"]
        show(
            words().say("bench-start", cold=words().number(start["cold"], 1), warm=words().number(start["warm"], 2))
        )
