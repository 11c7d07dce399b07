"""`tafelrunde arena`: let bots play many games and see who wins how often."""

import argparse
import os
from statistics import mean
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tafelrunde.bots import check_bot
from tafelrunde.bots.arena import GameResult, Standing, play_many, standings
from tafelrunde.cli.arguments import (
    Commands,
    add_file_options,
    add_game,
    add_json,
    add_options,
    at_least,
    options_of,
    players_of,
)
from tafelrunde.cli.language import words
from tafelrunde.cli.play import check_seats
from tafelrunde.cli.screen import console, errors, show
from tafelrunde.cli.warm import warm_up
from tafelrunde.core.registry import game


def add_command(commands: Commands) -> None:
    """Add `arena` to the command line."""
    parser = commands.add_parser("arena", help="bots against bots", description=__doc__)
    add_game(parser)
    parser.add_argument("bots", nargs="+", metavar="BOT", help="one bot per seat, such as: steward random random")
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed (default 0)")
    parser.add_argument(
        "--workers", type=at_least(1), default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    add_file_options(parser)
    add_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the games and print the table."""
    name = game(given.game).name
    check_seats(game(name), len(given.bots))
    for entrant in given.bots:
        check_bot(entrant, name)
    options = players_of(options_of(given), len(given.bots))
    game(name).options(**options)
    warm_up(name)
    results = _play(given, name, options)
    table = standings(given.bots, results)
    if given.json:
        console.print(msgspec.json.encode(_summary(name, results, table)).decode(), markup=False, highlight=False)
    else:
        _print(name, results, table)
    return 0


def _play(given: argparse.Namespace, name: str, options: dict[str, Any]) -> list[GameResult]:
    """Play with a progress bar; Ctrl-C keeps what has been played."""
    results: list[GameResult] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(words().say("arena-progress"), total=given.games)
        workers = min(given.workers, given.games)
        try:
            for result in play_many(name, given.bots, given.games, given.seed, workers, **options):
                results.append(result)
                progress.advance(task)
        except KeyboardInterrupt:
            show(words().say("arena-stopped", games=len(results)))
    return results


def _means(results: list[GameResult]) -> dict[str, float]:
    """Return the mean of everything counted over the games that ended."""
    ended = [result for result in results if not result.capped]
    columns = {"decisions": [result.decisions for result in ended]}
    for result in ended:
        for name, figure in result.figures.items():
            columns.setdefault(name, []).append(figure)
    return {name: mean(figures) for name, figures in columns.items() if figures}


def _figure(name: str) -> str:
    return words().name("figure", name.lower().replace(" ", "-"))


def _summary(name: str, results: list[GameResult], table: list[Standing]) -> dict[str, Any]:
    return {
        "game": name,
        "games": len(results),
        "means": _means(results),
        "capped": sum(result.capped for result in results),
        "standings": [{**msgspec.structs.asdict(row), "share": row.share} for row in table],
    }


def _print(name: str, results: list[GameResult], standing: list[Standing]) -> None:
    table = Table(title=words().say("arena-title", game=name, games=len(results)))
    table.add_column("#", justify="right")
    table.add_column(words().say("arena-entrant"))
    for code in ("arena-wins", "arena-share", "arena-interval", "arena-score"):
        table.add_column(words().say(code), justify="right")
    for number, row in enumerate(standing, start=1):
        interval = f"{row.low:.1%} … {row.high:.1%}"
        table.add_row(str(number), row.name, f"{row.wins:g}", f"{row.share:.1%}", interval, f"{row.score:.1f}")
    console.print(table)
    capped = sum(result.capped for result in results)
    means = ", ".join(f"{_figure(name)} {figure:.1f}" for name, figure in _means(results).items())
    show(words().say("arena-means", means=means, capped=capped))
