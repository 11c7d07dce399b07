"""Our bots of Torres against the public players: `python -m benchmarks.public_torres CLONE --bot sovereign`.

CLONE is a clone of the public project (TobiHol's `torres` on GitHub) in whose folders `packages/game-logic` and
`packages/ai-client` its packages were installed (`npm ci`); Node 20 or newer runs it. Nothing of it is kept here.
Its players have their own second of processor time for an action. Both sides nearly always do the same, so the
first knights are placed for them, in all 56 ways in turn; each two matches begin alike, with seats exchanged: 112
matches are all that there are.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import NamedTuple

from benchmarks.public_torres.ours import WEIGHTS, CommonMind
from benchmarks.public_torres.referee import END_TURN, OPENINGS, PLAYERS, SEATS, Referee, translated
from tafelrunde.bots.intervals import wilson
from tafelrunde.bots.torres.choose import Mind, Style
from tafelrunde.bots.torres.players import STYLES
from tafelrunde.bots.torres.sets import BARE, unpacked
from tafelrunde.bots.training.torres_play import play_match
from tafelrunde.bots.weights import load
from tafelrunde.games.torres import actions as act


class Played(NamedTuple):
    """One match, as our bot saw it."""

    ours: int
    theirs: int
    refused: int
    """Moves that we thought of, and that the public rules forbid."""
    seconds: tuple[float, ...]
    """Processor time of each of our turns."""

    @property
    def share(self) -> float:
        """Our share of the win."""
        return (self.ours > self.theirs) + (self.ours == self.theirs) / 2


def play(clone: Path, player: str, name: str, number: int) -> Played:
    """Play one match; our seat is that of its number."""
    rehearse()
    referee, seat, seconds = Referee(clone, player), number % 2, []
    ours = CommonMind(name, referee)
    try:
        referee.begin()
        referee.open(number // 2)
        while referee.running:
            if referee.to_act == seat:
                began = process_time()
                take_turn(referee, ours)
                seconds.append(process_time() - began)
            else:
                referee.think()
        points = referee.points
    finally:
        referee.close()
    return Played(points[seat], points[1 - seat], ours.refused, tuple(seconds))


@cache
def rehearse() -> None:
    """Play a match without looking far, once in a process: kernels are loaded before time is taken."""
    weights = unpacked(load("torres"), WEIGHTS)
    play_match(BARE, [Mind(weights, Style(1, candidates=2, reply_width=1)) for _ in range(2)], seed=0)


def take_turn(referee: Referee, ours: CommonMind) -> None:
    """Let our player make a whole turn."""
    position, seat = referee.position(), referee.to_act
    picked: str | None = None
    while position.to_act == seat:
        action = position.game.decode(ours.decide(position.state))
        move = translated(action, picked, referee.king)
        if move == END_TURN:
            break
        if move and not referee.play(move):
            raise SystemExit(f"the public rules refuse {action}")
        picked = action.cell if isinstance(action, act.Take) else None
        position = position.apply(action)
        if isinstance(action, act.King | act.Stay):
            break
    if not referee.play(END_TURN):
        raise SystemExit("the public rules do not let a turn end")


def matches(clone: Path, player: str, name: str, numbers: range, workers: int) -> Iterator[Played]:
    """Yield the matches of our bot against one public player, and tell on the way how it stands."""
    won = 0.0
    with ProcessPoolExecutor(workers) as pool:
        for done, match in enumerate(pool.map(partial(play, clone, player, name), numbers), 1):
            won += match.share
            print(f"{player}: {won:g} of {done} won, {match.ours}:{match.theirs} in the last", file=sys.stderr)
            yield match


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clone", type=Path)
    parser.add_argument("--bot", choices=STYLES, default="sovereign")
    parser.add_argument("--against", nargs="+", choices=PLAYERS, default=PLAYERS)
    parser.add_argument(
        "--matches", type=int, default=SEATS * OPENINGS, help="against each (default: all %(default)s)"
    )
    parser.add_argument(
        "--first",
        type=int,
        default=0,
        help="the number of the first match, to go on where others ended (default: %(default)s)",
    )
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    if not (given.clone / "packages" / "ai-client" / "node_modules").is_dir():
        parser.error(f"{given.clone} is no clone of the public project with its packages installed")
    print(f"{given.bot:12}{'won':>8}{'95 %':>18}{'points':>14}{'ms a turn':>12}{'worst':>8}{'refused':>9}")
    for player in given.against:
        numbers = range(given.first, given.first + given.matches)
        played = list(matches(given.clone, player, given.bot, numbers, given.workers))
        won = sum(match.share for match in played)
        low, high = wilson(won, len(played))
        seconds = [each for match in played for each in match.seconds]
        points = (
            f"{sum(m.ours for m in played) / len(played):.0f}:{sum(m.theirs for m in played) / len(played):.0f}"
        )
        print(
            f"{player:12}{won:5g}/{len(played):<3}{f'{low:.3f} to {high:.3f}':>17}{points:>14}"
            f"{1000 * fmean(seconds):12.0f}{1000 * max(seconds):8.0f}"
            f"{sum(match.refused for match in played):9}",
            flush=True,
        )


if __name__ == "__main__":
    main()
