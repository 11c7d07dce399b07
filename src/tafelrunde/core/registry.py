"""Which games there are."""

from typing import TYPE_CHECKING, Any

from tafelrunde.core.errors import UnknownGame

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

_games: dict[str, "Game[Any]"] = {}


def register(game: "Game[Any]") -> None:
    """Make a game known by its name."""
    _games[game.name] = game


def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_games)


def game(name: str) -> "Game[Any]":
    """Return the game of that name, or raise UnknownGame."""
    if name not in _games:
        raise UnknownGame("unknown-game", name=name, known=list(_games))
    return _games[name]
