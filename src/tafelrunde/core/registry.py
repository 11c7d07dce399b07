"""Which games there are: those of the package, and those that others have installed."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from tafelrunde.core.errors import BadOption, UnknownGame

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

_games: dict[str, "Game[Any]"] = {}
_finders: list[Callable[[], Iterable["Game[Any]"]]] = []


def register(game: "Game[Any]") -> None:
    """Make a game known by its name."""
    _games[game.name] = game


def find_with(finder: Callable[[], Iterable["Game[Any]"]]) -> None:
    """Say who finds more games; it is asked once, when somebody first wants to know which there are."""
    _finders.append(finder)


def _known() -> dict[str, "Game[Any]"]:
    while _finders:
        for found in _finders.pop()():
            if found.name in _games:
                raise BadOption("game-known-already", name=found.name)
            register(found)
    return _games


def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_known())


def game(name: str) -> "Game[Any]":
    """Return the game of that name, or raise UnknownGame."""
    if name not in _known():
        raise UnknownGame("unknown-game", name=name, known=list(_games))
    return _games[name]
