"""`tafelrunde backup` and `restore`: everything a server keeps in one file, while it runs, and back again."""

import argparse
import asyncio
import os
from pathlib import Path

from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.language import words
from tafelrunde.cli.screen import show
from tafelrunde.server.operations.settings import settings_from, variable


def add_command(commands: Commands) -> None:
    """Add `backup` and `restore` to the command line."""
    keep = commands.add_parser(
        "backup",
        help="keep all tables in a file",
        description="Write all tables and people into one checked, compressed file; the server may go on running.",
    )
    keep.add_argument("file", type=Path, help="the file to write, such as tables.backup.gz")
    keep.add_argument("--verify", action="store_true", help="write nothing: check a backup that is there")
    keep.set_defaults(run=run_backup)
    bring = commands.add_parser(
        "restore",
        help="bring all tables back",
        description="Fill an empty database with what a backup holds; the two may be of different kinds.",
    )
    bring.add_argument("file", type=Path, help="the backup")
    bring.add_argument("--force", action="store_true", help="replace what the database holds")
    bring.set_defaults(run=run_restore)
    for parser in (keep, bring):
        parser.add_argument("--database", help=f"as for serve (or {variable('database')})")


def run_backup(given: argparse.Namespace) -> int:
    """Write the file, or check it."""
    from tafelrunde.server.store import backup, verify

    if given.verify:
        verify(given.file)
        show(words().say("backup-verified", path=str(given.file)), "good")
        return 0
    rows = asyncio.run(backup(database_from(given), given.file))
    show(words().say("backup-done", rows=sum(rows.values()), path=str(given.file)), "good")
    return 0


def run_restore(given: argparse.Namespace) -> int:
    """Fill the database."""
    from tafelrunde.server.store import restore

    asyncio.run(restore(given.file, database_from(given), given.force))
    show(words().say("restore-done", path=str(given.file)), "good")
    return 0


def database_from(given: argparse.Namespace) -> str:
    """Return the address of the database that is meant."""
    from tafelrunde.server.run import database_of

    return database_of(settings_from(os.environ, database=given.database))
