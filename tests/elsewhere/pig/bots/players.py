"""Who plays Pig for the house."""

from collections.abc import Mapping

from tafelrunde.bots.player import MakePlayer
from tests.elsewhere.pig.bots.steward import Steward

PLAYERS: Mapping[str, MakePlayer] = {"steward": lambda _seed: Steward()}
