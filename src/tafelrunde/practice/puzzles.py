"""A puzzle for every day and game: a decision from a match of the house with one clear answer.

`python -m tafelrunde.practice.puzzles knights --number 366` finds them, and goes on where the file ends. What the
house thinks of a position may change: `--again` grades those that are there anew, and drops what is not clear then.
"""

import argparse
import gzip
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import count
from math import inf
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from rich.progress import Progress, track

from tafelrunde.analysis.beginners import choices_of_beginners
from tafelrunde.analysis.labels import scale
from tafelrunde.analysis.ledger import Ledger, analyse
from tafelrunde.bots import house
from tafelrunde.bots.command_line import at_least, command_parser, console
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.match import Match
from tafelrunde.core.registry import game as game_named
from tafelrunde.practice.grading import NEARLY, Exercise, Graded, explained, grades, positions_of
from tafelrunde.practice.house_matches import house_match
from tafelrunde.practice.spacing import DAY

CLEAR: Final = 0.05
"""What every other action loses at least, between two; among n seats 2/n of it."""
FEWEST, MOST = 3, 120
"""Actions to choose from: fewer are no puzzle, more nobody looks through."""
A_MATCH: Final = 2
"""Puzzles from one match."""
LOOKED_AT: Final = 8
"""Decisions of a match that are graded, those in which most could be lost."""
SEATS: Final = (2, 3)
DEFAULT_NUMBER: Final = 366


class Puzzle(msgspec.Struct, frozen=True):
    """A decision, and what everything that may be done there is worth."""

    seed: int
    """Of the match that it comes from."""
    exercise: Exercise
    seat: int
    answers: list[Graded]
    """The best first."""

    def graded(self, action: str) -> Graded | None:
        """Return how good an action is; None if it is not legal."""
        return next((answer for answer in self.answers if answer.do == action), None)


def file_of(game: str) -> Path:
    """Return where a game's puzzles are kept."""
    return Path(str(files(__package__))) / "data" / f"puzzles-{game}.jsonl.gz"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, none if nobody has made any."""
    path = file_of(game_named(game).name)
    return tuple(_read(path)) if path.exists() else ()


def puzzle_of_the_day(game: str, now: int) -> tuple[int, Puzzle] | None:
    """Return the number of the day and its puzzle; all come once before one comes again."""
    day, found = now // DAY, puzzles(game)
    return (day, found[day % len(found)]) if found else None


def _read(path: Path) -> Iterator[Puzzle]:
    with gzip.open(path, "rb") as lines:
        for line in lines:
            yield msgspec.json.decode(line, type=Puzzle)


def _write(path: Path, found: Sequence[Puzzle]) -> None:
    path.parent.mkdir(exist_ok=True)
    text = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in found)
    path.write_bytes(gzip.compress(text, mtime=0))


def puzzles_from(game: str, seed: int) -> list[Puzzle]:
    """Let two of the house play a match and return the decisions in it that have one clear answer."""
    match = played(game, seed)
    ledger = analyse(match)
    found: list[Puzzle] = []
    for at, exercise in exercises_of(match, ledger):
        answers = grades(exercise)
        missed = any(each != answers[0].do for each in choices_of_beginners(match.positions[at], seed))
        if missed and is_clear(answers, match.position.players):
            told = [explained(exercise, answer) for answer in answers]
            found.append(Puzzle(seed, exercise, match.positions[at].to_act or 0, told))
        if len(found) == A_MATCH:
            break
    return found


def graded_again(puzzle: Puzzle) -> Puzzle | None:
    """Grade a puzzle by what the house thinks today; None if it has no clear answer any more."""
    answers = grades(puzzle.exercise)
    if not is_clear(answers, positions_of(puzzle.exercise)[0][-1].players):
        return None
    return msgspec.structs.replace(puzzle, answers=[explained(puzzle.exercise, answer) for answer in answers])


def played(game: str, seed: int) -> Match:
    """Let marshal and steward play a match."""
    seats = range(SEATS[seed % len(SEATS)])
    return house_match(game, [house(game)[-2 - seat % 2] for seat in seats], seed)


def exercises_of(match: Match, ledger: Ledger) -> Iterator[tuple[int, Exercise]]:
    """Yield decisions of a match where much can be lost, with their places: one of a turn."""
    stakes: dict[int, tuple[float, int]] = {}
    start, stake = None, 0.0
    for entry in ledger.entries:
        if entry.turn:
            start, stake = entry.at, 0.0
        stake = entry.typical or stake
        is_choice = entry.best is not None and FEWEST <= len(match.positions[entry.at].codes) <= MOST
        if is_choice and start is not None:
            stakes[start] = max(stakes.get(start, (0.0, 0)), (stake, entry.at))
    for begin in sorted(stakes, key=lambda turn: stakes[turn], reverse=True)[:LOOKED_AT]:
        at = stakes[begin][1]
        lead = [each.do for each in ledger.entries[begin:at]]
        yield at, Exercise(ledger.game, match.positions[begin].to_json(), lead)


def is_clear(answers: Sequence[Graded], players: int) -> bool:
    """Say whether one action is the best, and all others lose much."""
    best, second = answers[0], answers[1]
    return best.loss < NEARLY * scale(players) and second.loss >= CLEAR * scale(players)


def main(arguments: Sequence[str] | None = None) -> int:
    """Add puzzles to a file until there are enough, or the time is up; or grade those in it again."""
    given = _parser().parse_args(arguments)
    try:
        game = game_named(given.game).name
    except TafelrundeError as error:
        console.print(str(error), markup=False)
        return 2
    path = file_of(game)
    found = list(_read(path)) if path.exists() else []
    if given.again:
        graded = [graded_again(puzzle) for puzzle in track(found, game, console=console, transient=True)]
        _write(path, kept := [puzzle for puzzle in graded if puzzle])
        console.print(f"{len(kept)} of {len(found)} puzzles kept in {path.name}", markup=False)
        return 0
    ends = monotonic() + 60 * given.minutes
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(game, total=given.number, completed=len(found))
        for seed in count(max((puzzle.seed for puzzle in found), default=-1) + 1):
            if len(found) >= given.number or monotonic() > ends:
                break
            if new := puzzles_from(game, seed):
                found += new
                _write(path, found)
                progress.update(task, completed=len(found))
    console.print(f"{len(found)} puzzles in {path.name}", markup=False)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = command_parser("tafelrunde.practice.puzzles", __doc__)
    parser.add_argument("game")
    parser.add_argument("--number", type=at_least(1), default=DEFAULT_NUMBER, help="how many (default %(default)s)")
    parser.add_argument("--again", action="store_true", help="grade the puzzles that are there anew, instead")
    parser.add_argument("--minutes", type=float, default=inf, help="stop after so long, and keep what is there")
    return parser


if __name__ == "__main__":
    sys.exit(main())
