"""`tafelrunde rules`: a game's rules in our own words, whole or by clause."""

import argparse
import re
from importlib.resources import files
from pathlib import Path

from rich.markdown import Markdown

from tafelrunde.cli.arguments import Commands, add_game
from tafelrunde.cli.screen import console, show
from tafelrunde.core.errors import BadOption
from tafelrunde.core.registry import game


def add_command(commands: Commands) -> None:
    """Add `rules` to the command line."""
    parser = commands.add_parser("rules", help="read the rules", description=__doc__)
    add_game(parser)
    parser.add_argument("clause", nargs="?", help="a clause such as K5.3, or a section such as K5")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the rules."""
    if given.clause:
        show(clause_text(given.game, given.clause))
    else:
        console.print(Markdown(rules_text(given.game)))
    return 0


def rules_text(name: str) -> str:
    """Return the rules page of a game: from the installed package, or from the source tree."""
    page = f"{game(name).name}.md"
    installed = files("tafelrunde.text").joinpath("rules", page)
    source = Path(__file__).parents[3] / "docs" / "rules" / page
    return installed.read_text("utf-8") if installed.is_file() else source.read_text("utf-8")


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
