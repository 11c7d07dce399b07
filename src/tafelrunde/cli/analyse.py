"""`tafelrunde analyse`: what was luck and what was skill in a recorded match."""

import argparse
from pathlib import Path

import msgspec
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from tafelrunde.analysis import Ledger, analyse
from tafelrunde.cli.analysis_page import page
from tafelrunde.cli.analysis_words import LABELS, Told, pp, signed
from tafelrunde.cli.arguments import Commands, add_json
from tafelrunde.cli.files import read_text, write_whole
from tafelrunde.cli.language import spoken, words
from tafelrunde.cli.screen import console, errors, show
from tafelrunde.cli.warm import warm_up
from tafelrunde.core.match import Match
from tafelrunde.core.record import Record

MOST_MISTAKES = 10
COLUMNS = (
    *("analysis-start", "analysis-own-luck", "analysis-others-luck", "analysis-mistakes"),
    *("analysis-gifts", "analysis-drift", "analysis-result"),
)


def add_command(commands: Commands) -> None:
    """Add `analyse` to the command line."""
    parser = commands.add_parser(
        "analyse",
        help="what was luck, what was skill",
        description=__doc__,
        epilog="What the numbers mean: docs/analysis.md.",
    )
    parser.add_argument("file", type=Path, help="a record (JSON Lines), finished or not")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page that needs no server besides")
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Analyse the record and print what was found."""
    match = Match.resume(Record.loads(read_text(given.file)), play_on=False)
    warm_up(match.game.name)
    ledger = _analysed(match)
    told = Told(match, words())
    if given.html:
        write_whole(page(ledger, told, spoken()).encode(), given.html)
    if given.json:
        console.print(msgspec.json.encode(ledger).decode(), markup=False, highlight=False)
        return 0
    _print(ledger, told)
    if given.html:
        show(words().say("analysis-written", path=str(given.html)))
    return 0


def _analysed(match: Match) -> Ledger:
    """Analyse with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(words().say("analysis-progress"), total=len(match.entries))
        return analyse(match, lambda done, _of: progress.update(task, completed=done))


def _print(ledger: Ledger, told: Told) -> None:
    table = Table(title=words().say("analysis-title", game=ledger.game))
    table.add_column(words().say("analysis-seat"))
    for code in COLUMNS:
        table.add_column(words().say(code), justify="right")
    for row in ledger.seats:
        moved = (row.own_luck, row.others_luck, row.mistakes, row.gifts, row.drift)
        table.add_row(row.name, pp(row.start), *map(signed, moved), pp(row.result))
    console.print(table)
    accuracies = ", ".join(f"{row.name} {words().number(row.accuracy, style='percent')}" for row in ledger.seats)
    show(f"{words().say('analysis-accuracy')}: {accuracies}")
    show(words().say("analysis-unit"), "quiet")
    show(words().say("analysis-kinds", error=pp(ledger.error)), "quiet")
    if not ledger.finished:
        show(words().say("analysis-unfinished"))
    points = told.turning_points(ledger)
    if points:
        show(words().say("analysis-turning-points"), "title")
    for point in points:
        show(f"{point.at + 1:>5}  {point.what}")
        for line in point.lines:
            show(f"       {line}", "quiet")
    _print_mistakes(ledger, told)


def _print_mistakes(ledger: Ledger, told: Told) -> None:
    """List what cost most."""
    costly = sorted((entry for entry in ledger.entries if entry.label), key=lambda entry: -(entry.loss or 0.0))
    show(words().say("analysis-mistakes-title"), "title")
    if not costly:
        show(words().say("analysis-none"))
    for entry in costly[:MOST_MISTAKES]:
        assert entry.label is not None
        name = told.names[entry.seat or 0]
        show(f"{entry.at + 1:>5}  {words().say(LABELS[entry.label])}, {name}: {signed(-(entry.loss or 0.0))}")
        for line in told.comparison(entry):
            show(f"       {line}", "quiet")
