"""Our bots of Torres against the public players: `python -m benchmarks.public_torres CLONE --bot sovereign`.

CLONE is a clone of the public project (TobiHol's `torres` on GitHub) in whose folders `packages/game-logic` and
`packages/ai-client` its packages were installed (`npm ci`); Node 20 or newer runs it. Nothing of it is kept here.
Its players have their own second of processor time for an action. Both sides nearly always do the same, so the
first knights are placed for them, in all 56 ways in turn; each two matches begin alike, with seats exchanged: 112
matches are all that there are. Each further pass plays all of them again, as a match now and then ends otherwise.
With `--keep FILE` every match is written down, and a later call goes on where the file ends.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from statistics import fmean
from time import process_time

import msgspec

from benchmarks.public_torres.ours import WEIGHTS, CommonMind
from benchmarks.public_torres.referee import END_TURN, OPENINGS, PLAYERS, SEATS, Referee, translated
from tafelrunde.bots.command_line import at_least
from tafelrunde.bots.intervals import Share, repeated, wilson
from tafelrunde.bots.parallel import in_order
from tafelrunde.bots.torres.choose import Mind, Style
from tafelrunde.bots.torres.players import STYLES
from tafelrunde.bots.torres.sets import BARE, unpacked
from tafelrunde.bots.training.torres_play import play_match
from tafelrunde.bots.weights import load
from tafelrunde.games.torres import actions as act

ALL = SEATS * OPENINGS
"""The matches of a pass."""


class Played(msgspec.Struct, frozen=True):
    """One match, as our bot saw it."""

    player: str
    bot: str
    number: int
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


def play(clone: Path, player: str, bot: str, number: int) -> Played:
    """Play one match; our seat is that of its number."""
    rehearse()
    referee, seat, seconds = Referee(clone, player), number % SEATS, []
    ours = CommonMind(bot, referee)
    try:
        referee.begin()
        referee.open(number // SEATS)
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
    return Played(player, bot, number, points[seat], points[1 - seat], ours.refused, tuple(seconds))


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


def share(played: Sequence[Played]) -> Share:
    """Return our share of the wins, and how sure it is.

    Where all matches were played more than once, only how each of them ends is left to chance.
    """
    ends: dict[int, list[float]] = defaultdict(list)
    for match in played:
        ends[match.number % ALL].append(match.share)
    if len(ends) == ALL and min(map(len, ends.values())) > 1:
        return repeated(list(ends.values()))
    won = sum(match.share for match in played)
    return Share(won / len(played), *wilson(won, len(played)), len(played))


def play_all(given: argparse.Namespace, player: str, kept: Sequence[Played]) -> list[Played]:
    """Play what is not kept yet against one public player, and tell on the way how it stands."""
    played = [match for match in kept if (match.player, match.bot) == (player, given.bot)]
    done = {match.number for match in played}
    missing = [number for number in range(given.passes * ALL)[: given.matches] if number not in done]
    for match in in_order(partial(play, given.clone, player, given.bot), missing, given.workers):
        played.append(match)
        if given.keep:
            keep(given.keep, match)
        won = sum(match.share for match in played)
        last = f"{match.ours}:{match.theirs} in number {match.number}"
        print(f"{player}: {won:g} of {len(played)} won, {last}", file=sys.stderr)
    return played


def keep(file: Path, match: Played) -> None:
    """Write a match at the end of a file."""
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(match) + b"\n")


def kept(file: Path) -> list[Played]:
    """Return the matches that a file keeps; there may be none yet."""
    return msgspec.json.Decoder(Played).decode_lines(file.read_bytes()) if file.exists() else []


def row(player: str, played: Sequence[Played]) -> str:
    """Return the line of the table for one public player."""
    found = share(played)
    points = f"{fmean(match.ours for match in played):.0f}:{fmean(match.theirs for match in played):.0f}"
    seconds = [each for match in played for each in match.seconds]
    return (
        f"{player:12}{sum(match.share for match in played):7g}/{len(played):<4}"
        f"{found.share:>7.1%}{f'{found.low:.1%} to {found.high:.1%}':>17}{points:>10}"
        f"{1000 * fmean(seconds):12.0f}{1000 * max(seconds):8.0f}{sum(match.refused for match in played):9}"
    )


def main() -> None:
    """Play and print."""
    given, before = _arguments()
    counted = f"{'points':>10}{'ms a turn':>12}{'worst':>8}{'refused':>9}"
    print(f"{given.bot:12}{'won':>12}{'share':>7}{'95 %':>17}{counted}")
    for player in given.against:
        print(row(player, play_all(given, player, before)), flush=True)


def _arguments() -> tuple[argparse.Namespace, list[Played]]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clone", type=Path)
    parser.add_argument("--bot", choices=STYLES, default="sovereign")
    parser.add_argument("--against", nargs="+", choices=PLAYERS, default=PLAYERS)
    parser.add_argument(
        "--passes", type=at_least(1), default=1, help=f"of all {ALL} matches (default: %(default)s)"
    )
    parser.add_argument("--matches", type=at_least(1), help="against each, if not whole passes")
    parser.add_argument("--keep", type=Path, help="write each match into this file, and go on with it")
    parser.add_argument("--workers", type=at_least(1), default=2)
    given = parser.parse_args()
    if not (given.clone / "packages" / "ai-client" / "node_modules").is_dir():
        parser.error(f"{given.clone} is no clone of the public project with its packages installed")
    try:
        return given, kept(given.keep) if given.keep else []
    except (OSError, msgspec.DecodeError) as error:
        parser.error(f"{given.keep} cannot be gone on with: {error}")


if __name__ == "__main__":
    main()
