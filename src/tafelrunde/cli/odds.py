"""`tafelrunde odds`: exact probabilities, six digits, last on the line."""

from tafelrunde.cli import odds_court, odds_knights
from tafelrunde.cli.arguments import Commands


def add_command(commands: Commands) -> None:
    """Add `odds` to the command line, with one parser per game that has dice."""
    parser = commands.add_parser("odds", help="exact probabilities", description=__doc__)
    games = parser.add_subparsers(metavar="GAME", required=True)
    for module in (odds_knights, odds_court):
        module.add_game_odds(games)
