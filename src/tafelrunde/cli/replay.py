"""`tafelrunde replay`: step through the record of a match."""

import argparse
import sys
from pathlib import Path

from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.files import read_text
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import console, show
from tafelrunde.core.match import Match
from tafelrunde.core.record import Record


def add_command(commands: Commands) -> None:
    """Add `replay` to the command line."""
    parser = commands.add_parser("replay", help="step through a record", description=__doc__)
    parser.add_argument("file", type=Path, help="a record (JSON Lines)")
    parser.add_argument("--log", action="store_true", help="print the whole story instead of stepping")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check the record from end to end, then step through it."""
    replayed = Replay(Record.loads(read_text(given.file)))
    replayed.header()
    if given.log or not sys.stdin.isatty():
        replayed.log(0, replayed.length)
        replayed.at = replayed.length
        replayed.board()
    else:
        replayed.step_through()
    return 0


class Replay:
    """A record being looked at, entry by entry."""

    def __init__(self, record: Record) -> None:
        self.match = Match.resume(record, play_on=False)
        self.record = record
        self.words = words()
        self.length = len(record.entries)
        self.at = 0

    def header(self) -> None:
        """Say what the record is."""
        facts = {"game": self.match.game.name, "players": len(self.match.names)}
        names = ", ".join(self.match.names)
        show(self.words.say("replay-header", **facts, names=names, entries=self.length), "title")
        if self.record.end is None:
            show(self.words.say("replay-unfinished"))

    def log(self, start: int, end: int) -> None:
        """Tell the entries from `start` to `end`."""
        for at in range(start, end):
            for event in self.match.story(at, at + 1):
                show(f"{at + 1:>5}  {self.words.tell(event, self.match.names)}")

    def board(self) -> None:
        """Show the table as it stands."""
        show(self.match.positions[self.at].view(None).board(self.match.names, self.words))

    def step_through(self) -> None:
        """Let the reader move back and forth."""
        show(self.words.say("replay-help"), "quiet")
        while True:
            try:
                typed = console.input(
                    f"[{self.words.say('replay-at', at=self.at, entries=self.length)}] > ", markup=False
                )
            except (EOFError, KeyboardInterrupt):
                show("")
                return
            if not self._move(typed.strip().lower()):
                return

    def _move(self, typed: str) -> bool:
        """Carry out one command; False to leave."""
        before = self.at
        if typed in ("q", "quit"):
            return False
        if typed in ("", "n"):
            self.at = min(self.length, self.at + 1)
        elif typed == "p":
            self.at = max(0, self.at - 1)
        elif typed == "e":
            self.at = self.length
        elif typed.isdigit():
            self.at = min(self.length, int(typed))
        elif typed == "l":
            self.log(0, self.at)
            return True
        else:
            show(self.words.say("replay-help"), "quiet")
            return True
        if self.at == before + 1:
            self.log(before, self.at)
        self.board()
        return True
