"""`tafelrunde warm`: compile the rules of every game once, so that every later start is quick."""

import argparse
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tafelrunde.bots import play_first_decisions
from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.screen import errors, show
from tafelrunde.core.kernel import cache_folder
from tafelrunde.core.registry import game, games
from tafelrunde.text import catalogue


def add_command(commands: Commands) -> None:
    """Add `warm` to the command line."""
    parser = commands.add_parser("warm", help="compile the rules once", description=__doc__)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Compile everything, with progress."""
    begun = perf_counter()
    for name in games():
        warm_up(name)
    show(catalogue().say("warm-done", seconds=f"{perf_counter() - begun:.1f}"))
    return 0


def warm_up(name: str) -> None:
    """Compile one game; where it has been compiled before, load it without a word."""
    steps = [*game(name).warm_steps(), ("bots", lambda: play_first_decisions(name))]
    ready = cache_folder() / f"{name}-ready"
    if not ready.exists():
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=errors) as progress:
            progress.console.print(catalogue().say("warm-title"))
            task = progress.add_task(name, total=len(steps))
            for step, compile_step in steps:
                progress.update(task, description=f"{name}: {step}")
                compile_step()
                progress.advance(task)
        ready.touch()
