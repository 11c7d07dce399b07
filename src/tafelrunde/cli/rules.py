"""`tafelrunde rules`: a game's rules in our own words, whole or by clause."""

import argparse
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from rich.markdown import Markdown

from tafelrunde.cli.arguments import Commands
from tafelrunde.cli.language import spoken
from tafelrunde.cli.screen import console, show
from tafelrunde.core.errors import BadOption
from tafelrunde.core.game import Game
from tafelrunde.core.registry import game, games

CLAUSE = re.compile(r"[A-Za-z]\d+(\.\d+)?")


def add_command(commands: Commands) -> None:
    """Add `rules` to the command line."""
    parser = commands.add_parser("rules", help="read the rules", description=__doc__)
    parser.add_argument("game", help=f"one of: {', '.join(games())}; a clause alone says which")
    parser.add_argument("clause", nargs="?", help="a clause such as K5.3, or a section such as K5")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the rules."""
    name, clause = given.game, given.clause
    if clause is None and CLAUSE.fullmatch(name):
        name, clause = _game_of(name), name
    if clause:
        show(clause_text(name, clause))
    else:
        console.print(Markdown(rules_text(name)))
    return 0


def _game_of(clause: str) -> str:
    """Return the game of a clause, which begins with the game's letter."""
    return next((name for name in games() if game(name).clause_letter == clause[0].upper()), clause)


def rules_text(name: str, language: str | None = None) -> str:
    """Return the rules page of a game, in English where it is not translated."""
    page = f"{game(name).name}.md"
    translated = _rules_folder(game(name)).joinpath(language or spoken(), page)
    return (translated if translated.is_file() else _rules_folder(game(name)).joinpath(page)).read_text("utf-8")


def _rules_folder(played: Game[Any]) -> Traversable:
    """Return where a game's rules are: with the game, in the installed package, or in the source tree."""
    if played.home is not None:
        return files(played.home).joinpath("rules")
    installed = files("tafelrunde.text").joinpath("rules")
    return installed if installed.is_dir() else Path(__file__).parents[3].joinpath("docs", "rules")


def clause_text(name: str, clause: str | None) -> str:
    """Return one clause or section as plain text, or the list of sections."""
    text = rules_text(name)
    if clause is None:
        return "\n".join(re.findall(r"^## (.+)$", text, flags=re.MULTILINE))
    wanted = clause.upper()
    items = re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\* (.*(?:\n(?:  .*|\|.*|\s*$))*)", text, flags=re.MULTILINE)
    found = [
        f"{number} {_plain(body)}" for number, body in items if number == wanted or number.split(".")[0] == wanted
    ]
    if not found:
        raise BadOption("rules-unknown", game=name, clause=clause)
    return "\n\n".join(found)


def _plain(body: str) -> str:
    """Write a clause as one paragraph, and its table as one line a row."""
    lines = body.splitlines()
    prose = " ".join(" ".join(line.split()) for line in lines if line.strip() and not line.startswith("|"))
    rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    width = max((len(row[0]) for row in rows), default=0)
    table = [f"  {row[0]:<{width}}  {' | '.join(row[1:])}" for row in rows if set(row[0]) != {"-"}]
    return "\n".join([prose, *table])
