"""Matches of the house, to learn from."""

from collections.abc import Sequence

from tafelrunde.bots import bot
from tafelrunde.bots.arena import play_out
from tafelrunde.core.chance import seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import game as game_named


def house_match(game: str, seats: Sequence[str], seed: int) -> Match:
    """Let players of the house play a match to its end; one that does not end is cut."""
    match = game_named(game).match(players=len(seats), sampler=seeded(seed))
    play_out(match, [bot(name, game, seed) for name in seats])
    return match
