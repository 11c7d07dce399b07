"""`tafelrunde`: play and serve, replay, analyse and verify, odds, arena, rules, and what keeps a server going."""

import argparse
import os
import sys
from collections.abc import Sequence

from tafelrunde import __version__
from tafelrunde.cli import (
    analyse,
    arena,
    backup,
    bench,
    export,
    new_key,
    odds,
    play,
    replay,
    rules,
    serve,
    verify,
    warm,
)
from tafelrunde.cli.language import add_language, choose, words
from tafelrunde.cli.screen import errors
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.registry import games

COMMANDS = (serve, play, replay, analyse, verify, odds, arena, rules, export, bench, warm, backup, new_key)
BAD_INPUT = 2
INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands; each module adds its own."""
    top = argparse.ArgumentParser(
        prog="tafelrunde",
        description="Classic castle games, played exactly by the book.",
        epilog=f"`tafelrunde COMMAND --help` explains a command. `tafelrunde play {games()[0]}` starts a game.",
    )
    top.add_argument("--version", action="version", version=f"tafelrunde {__version__}")
    add_language(top)
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add_command(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; bad input ends with status 2 and one clear sentence."""
    try:
        given = parser().parse_args(choose(sys.argv[1:] if arguments is None else arguments))
        status: int = given.run(given) or 0
        sys.stdout.flush()
    except TafelrundeError as error:
        errors.print(words().explain(error.problem), style="problem", markup=False)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())
