"""Every game that tests of all games try: those of the package, and Pig, which is registered only meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

import pytest

import tafelrunde as tr
from tafelrunde.core import registry
from tafelrunde.plugins import VARIABLE
from tafelrunde.text import catalogue
from tests.elsewhere.pig.game import Pig

PIG: Final = Pig()
PLACE: Final = "tests.elsewhere.pig.game:Pig"
EVERY_GAME: Final[dict[str, tr.Game[Any]]] = {**{name: tr.game(name) for name in tr.games()}, PIG.name: PIG}


def cases_of(game: tr.Game[Any]) -> Any:
    """Return the module with the cases of a game, which lies beside its tests."""
    return import_module(f"{game.home or f'tests.games.{game.name}'}.cases")


@contextmanager
def pig_registered() -> Iterator[None]:
    """Let Pig be one of the games, as if another package had brought it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._games, PIG.name, PIG)
        patch.setenv(VARIABLE, PLACE)  # for processes that are started meanwhile
        catalogue.cache_clear()  # it has the words of all games
        yield
    catalogue.cache_clear()
