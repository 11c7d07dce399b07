"""The gate: a generation passes only if it beats the one that passed last.

One new player meets old ones, with two seats and with four (or as many as the game has). It passes if its share of
wins is above a fair one with at least one number of seats, by the lower end of the 95 % interval, and below with
none, by the upper end. The number of matches is fixed beforehand.
"""

from collections.abc import Sequence
from concurrent.futures import Executor

import msgspec

from tafelrunde.bots.intervals import measured
from tafelrunde.bots.training.trainer import Report, Trainer
from tafelrunde.bots.weights import Weights
from tafelrunde.core.registry import game as game_named

MANY_SEATS = 4


class Duel(msgspec.Struct, frozen=True):
    """How a new player did among old ones."""

    players: int
    games: int
    share: float
    low: float
    high: float

    @property
    def is_won(self) -> bool:
        """Whether the new one is better, as far as chance allows to say so."""
        return self.low > 1 / self.players

    @property
    def is_lost(self) -> bool:
        """Whether the new one is worse, as far as chance allows to say so."""
        return self.high < 1 / self.players


def seats_at_the_gate(game: str) -> list[int]:
    """Return the numbers of seats that a generation is tried with."""
    players = game_named(game).players
    return sorted({players[0], min(MANY_SEATS, players[-1])})


def passes(duels: Sequence[Duel]) -> bool:
    """Say whether a generation may pass: better somewhere, worse nowhere."""
    return any(duel.is_won for duel in duels) and not any(duel.is_lost for duel in duels)


def try_generation(
    trainer: Trainer, new: Weights, old: Weights, games: int, seed: int, executor: Executor, report: Report
) -> list[Duel]:
    """Let a generation meet the one that passed last, both as they would stand in the package."""
    duels = []
    seats = seats_at_the_gate(trainer.name)
    for number, players in enumerate(seats):
        report(f"gate, {players} seats", number, len(seats))
        whole_deals = -(-games // players) * players
        shares = trainer.duel(new, old, players, whole_deals, seed, executor)
        duels.append(duel(players, shares))
    return duels


def duel(players: int, shares: Sequence[float]) -> Duel:
    """Sum up matches whose rotations stand side by side."""
    deals = [shares[first : first + players] for first in range(0, len(shares), players)]
    result = measured(deals)
    return Duel(players, result.games, result.share, result.low, result.high)
