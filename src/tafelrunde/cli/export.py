"""`tafelrunde export`: what never changes in a game as JSON, for programs in other languages."""

import argparse
import sys
from pathlib import Path

import msgspec

from tafelrunde.cli.arguments import Commands, add_game
from tafelrunde.cli.files import write_whole
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import show
from tafelrunde.core.registry import game, games

EPILOG = "docs/static-data.md says what the data means. Without GAME it is an object of all games by name."


def add_command(commands: Commands) -> None:
    """Add `export` to the command line."""
    parser = commands.add_parser(
        "export",
        help="a game as data",
        description="Write what never changes in a game as JSON: records, actions, messages, facts, schemas.",
        epilog=EPILOG,
    )
    add_game(parser, optional=True)
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="the file to write; standard output if none"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Write the data."""
    content = exported(given.game)
    if given.output is None:
        sys.stdout.write(content.decode())
    else:
        write_whole(content, given.output)
        show(words().say("export-done", path=str(given.output), bytes=len(content)), "good")
    return 0


def exported(name: str | None) -> bytes:
    """Return the data of a game, or of all by name."""
    if name is not None:
        return game(name).static().dumps()
    return msgspec.json.encode({name: game(name).static() for name in games()}) + b"\n"
