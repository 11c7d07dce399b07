"""Arguments that several commands share."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.bots.command_line import add_workers as add_workers
from tafelrunde.bots.command_line import at_least as at_least
from tafelrunde.cli.files import read_text
from tafelrunde.core.errors import BadOption
from tafelrunde.core.game import Game
from tafelrunde.core.options import GameOptions
from tafelrunde.core.registry import game, games

Commands = Any
"""What argparse's add_subparsers returns; its class is private."""


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """Add the game's name."""
    parser.add_argument("game", nargs="?" if optional else None, help=f"one of: {', '.join(games())}")


def file_options() -> dict[str, list[str]]:
    """Return the options that may be read from a file, with the games that have them."""
    found: dict[str, list[str]] = {}
    for name in games():
        for option in game(name).option_files:
            found.setdefault(option, []).append(name)
    return found


def add_file_options(parser: argparse.ArgumentParser) -> None:
    """Add an argument for each option that may be read from a file, such as a deck."""
    for option, names in file_options().items():
        parser.add_argument(
            f"--{option}", type=Path, metavar="FILE", help=f"{', '.join(names)}: the option {option} from a file"
        )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the switch for machine-readable output."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the game's own options by name."""
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"an option of the game; repeatable. {_options_of_every_game()}",
    )


def _options_of_every_game() -> str:
    """List the options that only one game has."""
    common = GameOptions.__struct_fields__
    own = {
        name: [key for key in game(name).options_type.__struct_fields__ if key not in common] for name in games()
    }
    return "; ".join(f"{name}: {', '.join(options)}" for name, options in own.items() if options)


def options_of(given: argparse.Namespace) -> dict[str, Any]:
    """Return the game's options that were given on the command line."""
    options: dict[str, Any] = {}
    for written in given.option:
        name, _, value = written.partition("=")
        try:
            options[name.strip()] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name.strip()] = value
    for option in file_options():
        path = getattr(given, option, None)
        if path is not None:
            options[option] = _read_option(game(given.game), option, path)
    return options


def _read_option(played: Game[Any], option: str, path: Path) -> Any:
    """Return an option's value from a file, or raise BadOption where the game has no such option."""
    if option not in played.option_files:
        known = list(played.options_type.__struct_fields__)
        raise BadOption("unknown-option", game=played.name, option=option, known=known)
    return played.option_files[option](read_text(path))


def players_of(options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Return options for so many seats, or raise BadOption where they ask for another number of players."""
    wanted = options.get("players", seats)
    if wanted != seats:
        raise BadOption("players-by-seats", seats=seats, players=str(wanted))
    return {**options, "players": seats}


def numbers(option: str) -> Callable[[str], tuple[int, ...]]:
    """Return a reader of numbers such as 5,5,2 or 5-5-2, none if empty; what is wrong is said in one sentence."""

    def read(text: str) -> tuple[int, ...]:
        parts = text.replace("-", ",").replace(" ", ",").split(",")
        if any(re.fullmatch("[0-9]{0,9}", part) is None for part in parts):
            raise BadOption("bad-number", option=option, expected="5,5,2", found=text)
        return tuple(int(part) for part in parts if part)

    return read


def whole_number(option: str) -> Callable[[str], int]:
    """Return a reader of a whole number; what is wrong is said in one sentence."""

    def read(text: str) -> int:
        if re.fullmatch("-?[0-9]{1,9}", text) is None:
            raise BadOption("bad-number", option=option, expected="3", found=text)
        return int(text)

    return read
