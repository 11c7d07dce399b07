"""What the commands for bots share: their parser, whole numbers, and how they speak beside their results."""

import argparse
import os
from collections.abc import Callable
from typing import Final

from rich.console import Console

console: Final = Console(stderr=True, soft_wrap=True, highlight=False)


def command_parser(module: str, description: str | None) -> argparse.ArgumentParser:
    """Return the parser of a command that is run as a module; its description stays as it is written."""
    return argparse.ArgumentParser(
        f"python -m {module}", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )


def at_least(low: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `low` on."""

    def read(text: str) -> int:
        number = int(text)
        if number < low:
            raise argparse.ArgumentTypeError(f"{number} is less than {low}")
        return number

    read.__name__ = "whole number"
    return read


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Let the number of processes be chosen."""
    parser.add_argument(
        "--workers", type=at_least(1), default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
