"""The test of judgement: `python -m tafelrunde.bots.judgement knights --positions 2000`.

This collects positions into docs/data/, and goes on where a file is there already. With --score it asks every
player of the house instead, and writes what their choices lose into docs/bots.md. Players change: --complete values
what they choose today and nobody has valued, in the positions that are there.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic
from typing import NamedTuple

from rich.progress import Progress, track

from tafelrunde.bots.base import house
from tafelrunde.bots.command_line import add_workers, at_least, command_parser, console
from tafelrunde.bots.documents import BOTS_PAGE, table, write_part
from tafelrunde.bots.evaluation import evaluation
from tafelrunde.bots.judgement.files import file_of, read_questions, write_questions
from tafelrunde.bots.judgement.questions import Question, choice_of, completed, questions_of
from tafelrunde.bots.parallel import in_order
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.registry import game as game_named
from tafelrunde.core.registry import games

DEFAULT_POSITIONS = 2000
DEFAULT_ROLLOUTS = 128
DEFAULT_ROUNDS = 1


class Loss(NamedTuple):
    """What a player loses on the test, and how many of its choices nobody has valued."""

    level: str
    mean: float
    error: float
    best: float
    """How often it chooses the best."""
    unknown: int


def main(arguments: Sequence[str] | None = None) -> int:
    """Collect, or score, as the command line says."""
    given = _parser().parse_args(arguments)
    try:
        path = given.file or file_of(game_named(given.game).name)
        if given.solve and evaluation(given.game).solve is None:
            console.print(f"Cannot judge: nobody solves the turns of {given.game}", markup=False)
            return 2
        if given.complete:
            _complete(given, path)
        elif given.score:
            _score(given, path)
        else:
            _collect(given, path)
    except TafelrundeError as error:
        console.print(f"Cannot judge: {error}", markup=False)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = command_parser("tafelrunde.bots.judgement", __doc__)
    parser.add_argument("game", help=f"one of: {', '.join(games())}")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--score", action="store_true", help="ask the players instead of collecting")
    instead.add_argument(
        "--complete", action="store_true", help="value choices of today's players that have no value yet, instead"
    )
    parser.add_argument(
        "--positions", type=at_least(1), default=DEFAULT_POSITIONS, help="how many (default %(default)s)"
    )
    parser.add_argument(
        "--rollouts",
        type=at_least(2),
        default=DEFAULT_ROLLOUTS,
        help="at most, for each choice (default %(default)s)",
    )
    parser.add_argument(
        "--solve", action="store_true", help="value choices by solving the turn instead, where a game can do that"
    )
    parser.add_argument(
        "--rounds",
        type=at_least(0),
        default=DEFAULT_ROUNDS,
        help="cut rollouts after so many, by what the house thinks then; 0: to the end (default %(default)s)",
    )
    parser.add_argument(
        "--minutes", type=float, default=inf, help="stop collecting after so long, and keep what is there"
    )
    add_workers(parser)
    parser.add_argument("--file", type=Path, help="the questions (default docs/data/judgement-GAME.jsonl.gz)")
    parser.add_argument("--page", type=Path, default=BOTS_PAGE, help="where losses go (default docs/bots.md)")
    return parser


def _collect(given: argparse.Namespace, path: Path) -> None:
    """Add questions to a file until there are enough, or the time is up; the file is kept as it grows."""
    questions = read_questions(path) if path.exists() else []
    ends = monotonic() + 60 * given.minutes
    seeds = range(max((question.seed for question in questions), default=-1) + 1, sys.maxsize)
    ask = partial(_questions, given.game, 0 if given.solve else given.rollouts, given.rounds)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(given.game, total=given.positions, completed=len(questions))
        for found in in_order(ask, seeds, given.workers):
            questions += found
            progress.update(task, completed=len(questions))
            if found:
                write_questions(path, questions)
            if len(questions) >= given.positions or monotonic() > ends:
                break
    console.print(f"{len(questions)} positions in {path}", markup=False)


def _questions(name: str, rollouts: int, rounds: int, seed: int) -> list[Question]:
    return questions_of(name, seed, rollouts, rounds)


def _complete(given: argparse.Namespace, path: Path) -> None:
    """Add what today's players choose to the questions of a file."""
    questions = read_questions(path)
    shown = track(questions, given.game, console=console, transient=True)
    found = list(in_order(partial(completed, given.game), shown, given.workers))
    added = sum(len(new.choices) - len(old.choices) for new, old in zip(found, questions, strict=True))
    if added:
        write_questions(path, found)
    console.print(f"{added} choices added to {len(found)} positions in {path}", markup=False)


def _score(given: argparse.Namespace, path: Path) -> None:
    questions = read_questions(path)
    losses = []
    with ProcessPoolExecutor(given.workers) as pool:
        for level in house(given.game):
            answers = pool.map(partial(_answer, given.game, level), questions, chunksize=8)
            losses.append(loss(level, list(answers), questions))
            console.print(f"{level}: {losses[-1].mean:.4f}")
    write_part(given.page, f"judgement of {given.game}", written(losses, questions))


def _answer(name: str, level: str, question: Question) -> str:
    return choice_of(level, game_named(name).position(question.position), question.seed)


def loss(level: str, answers: Sequence[str], questions: Sequence[Question]) -> Loss:
    """Sum up what a player's answers lose."""
    losses = [question.loss(answer) for question, answer in zip(questions, answers, strict=True)]
    known = [each for each in losses if each is not None]
    if len(known) < 2:
        return Loss(level, 0.0, 1.0, 0.0, len(losses) - len(known))
    error = stdev(known) / sqrt(len(known))
    return Loss(level, fmean(known), error, known.count(0.0) / len(known), len(losses) - len(known))


def written(losses: Sequence[Loss], questions: Sequence[Question]) -> str:
    """Write the losses as a table."""
    heads = ["player", "loss of win share", "± 95 %", "best choice", "not valued"]
    rows = [
        [each.level, f"{each.mean:.4f}", f"{1.96 * each.error:.4f}", f"{each.best:.1%}", str(each.unknown)]
        for each in losses
    ]
    return f"{table(heads, rows)}\n\n{_how_valued(questions)}"


def _how_valued(questions: Sequence[Question]) -> str:
    """Say how many questions there are, and by what they were valued."""
    solved = [question for question in questions if not question.rollouts]
    rolled = [question for question in questions if question.rollouts]
    told = []
    if solved:
        told.append(f"{len(solved):,} positions whose turns were solved")
    if rolled:
        rollouts = sorted(question.rollouts for question in rolled)
        length = " or ".join(_length(number) for number in sorted({question.rounds for question in rolled}))
        error = fmean(choice.error for question in rolled for choice in question.choices)
        told.append(
            f"{len(rolled):,} positions with {rollouts[0]} to {rollouts[-1]} rollouts of {length} for each choice, "
            f"{fmean(rollouts):.0f} on average; the standard error of one value is {error:.3f}"
        )
    return f"{'; '.join(told)}."


def _length(rounds: int) -> str:
    if not rounds:
        return "whole matches"
    return "one round" if rounds == 1 else f"{rounds} rounds"


if __name__ == "__main__":
    sys.exit(main())
