"""`tafelrunde arena`: let bots play many games and see who wins how often."""

import argparse
from statistics import mean
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tafelrunde.analysis.luck import luck_of
from tafelrunde.bots.arena import GameResult, Standing, check_entrant, play_deals, standings, until
from tafelrunde.bots.intervals import Share
from tafelrunde.cli.arguments import (
    Commands,
    add_file_options,
    add_game,
    add_json,
    add_options,
    add_workers,
    at_least,
    options_of,
    players_of,
)
from tafelrunde.cli.language import words
from tafelrunde.cli.play import check_seats
from tafelrunde.cli.screen import console, errors, show
from tafelrunde.cli.warm import warm_up
from tafelrunde.core.registry import game

DEFAULT_GAMES = 100
LEAST_WIDTH = 0.001
MOST_GAMES = 200_000
"""Where a precision is asked for, and no number of games."""


def add_command(commands: Commands) -> None:
    """Add `arena` to the command line."""
    parser = commands.add_parser(
        "arena",
        help="bots against bots",
        description=f"{__doc__} Each deal is played once in every rotation of the seats, with the same dice.",
        epilog="Who plays how: tafelrunde play GAME --opponents. Ratings: docs/bots.md.",
    )
    add_game(parser)
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help="one bot per seat, such as: sovereign steward steward; with weights of its own: sovereign@weights.npz",
    )
    parser.add_argument(
        "--games",
        type=at_least(1),
        metavar="N",
        help=f"how many games, rounded up to whole deals (default {DEFAULT_GAMES}); with --until the most",
    )
    parser.add_argument(
        "--until",
        type=half_width,
        metavar="X",
        help="play until every 95 %% interval is at most X to either side, such as 0.02",
    )
    parser.add_argument(
        "--luck",
        action="store_true",
        help="measure luck and take it off: shares with the same mean that vary less, but matches take longer",
    )
    parser.add_argument("--seed", type=int, default=0, help="the first deal's seed (default 0)")
    add_workers(parser)
    add_file_options(parser)
    add_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def half_width(text: str) -> float:
    """Read the precision that is asked for."""
    number = float(text)
    if not LEAST_WIDTH <= number < 0.5:
        raise argparse.ArgumentTypeError(f"{text} is not between {LEAST_WIDTH} and 0.5")
    return number


def run(given: argparse.Namespace) -> int:
    """Play the games and print the table."""
    name = game(given.game).name
    entrants = [one.strip() for word in given.bots for one in word.split(",")]
    check_seats(game(name), len(entrants))
    for each in entrants:
        check_entrant(each, name)
    options = players_of(options_of(given), len(entrants))
    game(name).options(**options)
    warm_up(name)
    results = _play(given, name, entrants, options)
    table = standings(entrants, results)
    if given.json:
        console.print(msgspec.json.encode(_summary(name, results, table)).decode(), markup=False, highlight=False)
    else:
        _print(name, results, table)
    return 0


def _play(given: argparse.Namespace, name: str, entrants: list[str], options: dict[str, Any]) -> list[GameResult]:
    """Play with a progress bar; Ctrl-C keeps what has been played."""
    games = given.games or (MOST_GAMES if given.until else DEFAULT_GAMES)
    number = -(-games // len(entrants))
    weigh = luck_of if given.luck else None
    deals = play_deals(name, entrants, number, given.seed, min(given.workers, number), weigh, **options)
    results: list[GameResult] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(words().say("arena-progress"), total=number * len(entrants))
        try:
            for deal in until(deals, given.until) if given.until else deals:
                results.extend(deal)
                progress.advance(task, len(deal))
        except KeyboardInterrupt:
            errors.print(words().say("arena-stopped", games=len(results)))
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
        "standings": table,
    }


def _percent(share: float) -> str:
    return words().number(share, 1, "percent")


def _interval(of: Standing | Share) -> str:
    return f"{_percent(of.low)} … {_percent(of.high)}"


def _print(name: str, results: list[GameResult], standing: list[Standing]) -> None:
    table = Table(title=words().say("arena-title", game=name, games=len(results)))
    table.add_column("#", justify="right")
    table.add_column(words().say("arena-entrant"))
    columns = ["arena-wins", "arena-share", "arena-interval", "arena-score"]
    if standing[0].adjusted:
        columns[3:3] = ["arena-adjusted", "arena-interval"]
    for code in columns:
        table.add_column(words().say(code), justify="right")
    for number, row in enumerate(standing, start=1):
        cells = [str(number), row.bot, words().say("number", number=row.wins), _percent(row.share), _interval(row)]
        if row.adjusted:
            cells += [_percent(row.adjusted.share), _interval(row.adjusted)]
        table.add_row(*cells, words().number(row.score, 1))
    console.print(table)
    capped = sum(result.capped for result in results)
    means = ", ".join(f"{_figure(name)} {words().number(figure, 1)}" for name, figure in _means(results).items())
    show(words().say("arena-means", means=means, capped=capped))
