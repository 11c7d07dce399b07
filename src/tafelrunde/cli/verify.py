"""`tafelrunde verify`: prove that every roll and card of a record followed from a secret committed to."""

import argparse
from pathlib import Path

from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.files import read_text
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import errors, show
from tafelrunde.core.fairness import verify
from tafelrunde.core.record import Record

UNFAIR = 1
"""The exit status if something was not drawn as it should have been."""


def add_command(commands: Commands) -> None:
    """Add `verify` to the command line."""
    parser = commands.add_parser("verify", help="check the dice of a recorded match", description=__doc__)
    parser.add_argument("file", type=Path, help="the record of a finished match")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Draw everything again and say what was found."""
    record = Record.loads(read_text(given.file))
    verdict = verify(record)
    if verdict.wrong is None:
        show(words().say("verify-fair", events=verdict.events), "good")
        return 0
    entry = record.entries[verdict.wrong - 1]
    errors.print(words().say("verify-unfair", line=verdict.wrong + 1, action=entry.do, event=verdict.events))
    return UNFAIR
