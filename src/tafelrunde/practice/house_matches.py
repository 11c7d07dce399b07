"""Matches of the house, to learn from."""

from collections.abc import Sequence

from tafelrunde.bots import bot
from tafelrunde.core.chance import seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import game as game_named

BUDGET = 1.0
"""Seconds that a player is given for a decision."""


def house_match(game: str, seats: Sequence[str], seed: int) -> Match:
    """Let players of the house play a match to its end."""
    match = game_named(game).match(players=len(seats), sampler=seeded(seed))
    players = [bot(name, game, seed) for name in seats]
    while (seat := match.position.to_act) is not None:
        position = match.position
        match.play(players[seat].choose(position.view(seat), position.legal(), BUDGET))
    return match
