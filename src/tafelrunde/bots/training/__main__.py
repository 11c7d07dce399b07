"""Learn a game from nothing: `python -m tafelrunde.bots.training knights --minutes 60`.

Every generation is tried against the one that passed last, and kept: stop whenever you like (Ctrl-C, kill) and go
on with --resume. The folder then holds weights.npz, weights.json (how they were made) and the learning curve;
--install puts them into the package and into docs/.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tafelrunde.bots.command_line import add_workers, at_least, command_parser, console
from tafelrunde.bots.training.checkpoints import Checkpoints, Run
from tafelrunde.bots.training.executors import EXECUTORS
from tafelrunde.bots.training.loop import Bounds, Training
from tafelrunde.bots.training.results import install, made_here, write_results
from tafelrunde.bots.training.trainer import CannotTrain, Report, trainer
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.registry import games

DEFAULT_MINUTES = 60.0
DEFAULT_GAMES = 2000
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


def main(arguments: Sequence[str] | None = None) -> int:
    """Train as the command line says; what cannot be done is said in one line."""
    given = _parser().parse_args(arguments)
    try:
        _train(given)
    except (CannotTrain, TafelrundeError) as error:
        console.print(f"Cannot train: {error}", markup=False)
        return 2
    except KeyboardInterrupt:
        console.print("Stopped. Whatever was finished is kept: go on with --resume.")
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = command_parser("tafelrunde.bots.training", __doc__)
    parser.add_argument("game", help=f"one of: {', '.join(games())}")
    parser.add_argument(
        "--minutes",
        type=_minutes,
        default=DEFAULT_MINUTES,
        help="begin no generation after so long (default %(default)g)",
    )
    parser.add_argument(
        "--generations",
        type=at_least(1),
        metavar="N",
        help="stop after so many in all (default: when the time is up)",
    )
    parser.add_argument(
        "--games",
        type=at_least(1),
        help=f"matches at the gate, for each number of seats (default {DEFAULT_GAMES}, or as it began)",
    )
    parser.add_argument("--seed", type=int, help="fixes everything but the time that it takes (default 0)")
    add_workers(parser)
    parser.add_argument("--executor", choices=EXECUTORS, default="processes", help="where work is done")
    parser.add_argument("--out", type=Path, help="where the training is kept (default runs/GAME)")
    parser.add_argument("--resume", action="store_true", help="go on with the training in that folder")
    parser.add_argument(
        "--install", action="store_true", help="then write weights into the package, curve into docs/"
    )
    return parser


def _train(given: argparse.Namespace) -> None:
    learner = trainer(given.game)
    checkpoints = Checkpoints(given.out or Path("runs") / learner.name)
    how = made_here(given.workers, given.executor)
    with _progress(learner.name) as report, EXECUTORS[given.executor](given.workers) as executor:
        training = Training(learner, checkpoints, executor, report)
        run = _begun(given, training)

        def tell(run: Run) -> None:
            write_results(run, training.exported(run), checkpoints.folder, how)
            console.print(_line(run), markup=False)

        try:
            training.go_on(run, Bounds(given.minutes, given.generations), tell)
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise
    if given.install:
        for path in install(run, training.exported(run), how):
            console.print(f"wrote {path}", markup=False)


@contextmanager
def _progress(name: str) -> Iterator[Report]:
    """Show what is being done."""
    with Progress(*COLUMNS, console=console, transient=True) as progress:
        task = progress.add_task(name, total=None)

        def report(what: str, done: int, total: int) -> None:
            progress.update(task, description=f"{name}: {what}", completed=done, total=total)

        yield report


def _begun(given: argparse.Namespace, training: Training) -> Run:
    if not given.resume:
        return training.begin(given.seed or 0, given.games or DEFAULT_GAMES)
    if given.seed is not None:
        raise CannotTrain("a training that is resumed keeps its seed")
    run = training.resume()
    run.games = given.games or run.games
    return run


def _line(run: Run) -> str:
    """Say how the newest generation did."""
    newest = run.generations[-1]
    duels = ", ".join(
        f"{duel.players} seats {duel.share:.1%} [{duel.low:.1%}, {duel.high:.1%}]" for duel in newest.duels
    )
    verdict = "passed" if newest.passed else f"did not pass (generation {run.passed} stays)"
    return f"{run.minutes:7.1f} min  generation {newest.number} {verdict}: {duels}"


def _minutes(text: str) -> float:
    minutes = float(text)
    if not 0 <= minutes < inf:
        raise argparse.ArgumentTypeError(f"{text} is no number of minutes")
    return minutes


if __name__ == "__main__":
    sys.exit(main())
