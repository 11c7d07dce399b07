"""`tafelrunde warm`: compile the rules of every game once, so that every later start is quick."""

import argparse
from collections.abc import Iterable
from time import perf_counter, sleep

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import errors, show
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.registry import games
from tafelrunde.server.operations.compiling import Compiler, cold

COLUMNS = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
LOOK = 0.1
"""Seconds between two looks at how far it is."""


class CannotCompile(TafelrundeError):
    """The rules of a game cannot be compiled on this machine."""


def add_command(commands: Commands) -> None:
    """Add `warm` to the command line."""
    parser = commands.add_parser("warm", help="compile the rules once", description=__doc__)
    parser.add_argument("--rules", action="store_true", help="the rules only, not the players of the house")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Compile everything, with progress."""
    begun = perf_counter()
    warm_up(*games(), with_bots=not given.rules)
    show(words().say("warm-done", seconds=words().number(perf_counter() - begun, 1)))
    return 0


def warm_up(*names: str, with_bots: bool = True) -> None:
    """Compile games, side by side on several cores; where they have been compiled before, say nothing."""
    wanted = cold(names)
    if not wanted:
        return
    errors.print(words().say("warm-title"))
    compiler = Compiler(wanted, with_bots=with_bots)
    compiler.start()
    try:
        _show_progress(compiler, wanted)
    finally:
        compiler.stop()
    for name, detail in compiler.failed.items():
        raise CannotCompile("cannot-compile", game=name, detail=detail)


def _show_progress(compiler: Compiler, names: Iterable[str]) -> None:
    with Progress(*COLUMNS, console=errors) as progress:
        tasks = {name: progress.add_task(words().name("game", name), total=100) for name in names}
        while compiler.is_at_work:
            sleep(LOOK)
            for name, task in tasks.items():
                progress.update(task, completed=compiler.percent(name, later=True))
