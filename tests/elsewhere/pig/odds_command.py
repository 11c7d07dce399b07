"""`tafelrunde odds pig`: the chance to roll so many points before a one."""

import argparse

from tafelrunde.cli.arguments import Commands, add_json, at_least
from tafelrunde.cli.screen import print_answer
from tests.elsewhere.pig.odds import before_a_one


def add_game_odds(games: Commands) -> None:
    """Add Pig to the games that have odds."""
    parser = games.add_parser("pig", help="so many points before a one", description=__doc__)
    parser.add_argument("points", type=at_least(1))
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the chance."""
    chance = before_a_one(given.points)
    print_answer({"points": given.points, "chance": chance}, [(f"{given.points}:", chance)], as_json=given.json)
    return 0
