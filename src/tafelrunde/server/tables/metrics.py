"""What the tables count, whoever collects it."""

from collections.abc import Callable
from typing import Protocol


class TableMetrics(Protocol):
    """Counts what happens at all tables."""

    def count_moves(self, game: str, moves: int) -> None:
        """Count moves of a game; none at all makes the game known."""
        ...

    def count_append(self) -> None:
        """Count a step that was made durable."""
        ...

    def count_bot_decision(self, bot: str) -> None:
        """Count a decision of a house bot."""
        ...

    def watch_live_tables(self, count: Callable[[], int]) -> None:
        """Let `count` say how many tables are in memory."""
        ...
