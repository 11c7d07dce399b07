"""Who plays Pig for the house."""

from collections.abc import Mapping

from tafelrunde.bots.player import MakePlayer
from tafelrunde.bots.weights import load
from tests.elsewhere.pig.bots.holder import Holder
from tests.elsewhere.pig.bots.steward import Steward

PLAYERS: Mapping[str, MakePlayer] = {
    "page": lambda _seed: Holder(load("pig")),
    "steward": lambda _seed: Steward(),
}
