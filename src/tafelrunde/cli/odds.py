"""`tafelrunde odds`: exact probabilities, six digits, last on the line."""

from importlib import import_module
from importlib.util import find_spec

from tafelrunde.cli.arguments import Commands
from tafelrunde.core.registry import game, games


def add_command(commands: Commands) -> None:
    """Add `odds` to the command line, with one parser for each game that has a module for it."""
    parser = commands.add_parser("odds", help="exact probabilities", description=__doc__)
    subparsers = parser.add_subparsers(metavar="GAME", required=True)
    for module in (game(name).module("tafelrunde.cli.odds_", "odds_command") for name in games()):
        if find_spec(module):
            import_module(module).add_game_odds(subparsers)
