"""`tafelrunde new-key`: another signing key, after a backup fell into wrong hands."""

import argparse
import asyncio

from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.backup import database_from
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import show
from tafelrunde.server.operations.settings import variable


def add_command(commands: Commands) -> None:
    """Add `new-key` to the command line."""
    parser = commands.add_parser(
        "new-key",
        help="void all recovery links",
        description="Make another signing key: all recovery links are void, sessions and tokens stay. "
        "The server must not be running.",
    )
    parser.add_argument("--database", help=f"as for serve (or {variable('database')})")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replace the key."""
    from tafelrunde.server.people.signing import new_key

    asyncio.run(new_key(database_from(given)))
    show(words().say("new-key-done"), "good")
    return 0
