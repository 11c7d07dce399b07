"""`tafelrunde warm`: compile the rules of every game once, so that every later start is quick."""

import argparse
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tafelrunde.bots import play_first_decisions
from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import errors, show
from tafelrunde.core.kernel import cache_folder
from tafelrunde.core.registry import game, games

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
Lane = tuple[str, bool]
"""A game, and whether its steps that can be compiled apart are meant, or the others."""
Tell = Callable[[str, str, int], object]
"""Hears of a game, the step just done, and how many there are."""
News: TypeAlias = "SimpleQueue[tuple[str, str, int]]"

_told: News


def add_command(commands: Commands) -> None:
    """Add `warm` to the command line."""
    parser = commands.add_parser("warm", help="compile the rules once", description=__doc__)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Compile everything, with progress."""
    begun = perf_counter()
    warm_up(*games())
    show(words().say("warm-done", seconds=f"{perf_counter() - begun:.1f}"))
    return 0


def warm_up(*names: str) -> None:
    """Compile games, side by side on several cores; where they have been compiled before, say nothing."""
    cold = [name for name in names if not _ready(name).exists()]
    if not cold:
        return
    errors.print(words().say("warm-title"))
    with Progress(*COLUMNS, console=errors) as progress:
        tasks = {name: progress.add_task(words().name("game", name), total=None) for name in cold}

        def tell(name: str, _step: str, total: int) -> None:
            progress.update(tasks[name], advance=1, total=total)

        lanes = [(name, apart) for name in cold for apart in ((False, True) if game(name).warm_apart else (False,))]
        if len(lanes) > 1 and (os.cpu_count() or 1) > 1:
            _compile_side_by_side(lanes, tell)
        else:
            for lane in lanes:
                _compile(lane, tell)
    for name in cold:
        _ready(name).touch()


def _ready(name: str) -> Path:
    """Return the mark that a game has been compiled."""
    return cache_folder() / f"{name}-ready"


def _compile(lane: Lane, tell: Tell) -> None:
    """Compile a lane of a game step by step; the bots come last, after the rules."""
    name, apart = lane
    steps = game(name).warm_steps()
    beside = game(name).warm_apart
    mine = [step for step in steps if (step[0] in beside) == apart]
    if not apart:
        mine.append(("bots", lambda: play_first_decisions(name)))
    for step, compile_step in mine:
        compile_step()
        tell(name, step, len(steps) + 1)


def _compile_side_by_side(lanes: Sequence[Lane], tell: Tell) -> None:
    """Compile lanes in processes of their own."""
    context = multiprocessing.get_context("spawn")
    told: News = context.SimpleQueue()
    with ProcessPoolExecutor(os.cpu_count(), context, _connect, (told,)) as pool:
        jobs = [pool.submit(_compile_and_tell, lane) for lane in reversed(lanes)]
        while not _done(jobs) or not told.empty():
            if not told.empty():
                tell(*told.get())
        for job in jobs:
            job.result()


def _connect(told: News) -> None:
    """Remember, in a process of its own, whom to tell."""
    global _told
    _told = told


def _compile_and_tell(lane: Lane) -> None:
    _compile(lane, lambda *news: _told.put(news))


def _done(jobs: Sequence[Future[None]]) -> bool:
    return not wait(jobs, timeout=0.1).not_done
