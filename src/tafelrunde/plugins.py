"""Games from elsewhere: of other packages that are installed here, or named in the environment.

A package says in its `pyproject.toml` which games it brings:

    [project.entry-points."tafelrunde.games"]
    pig = "pig.game:Pig"

Where nothing is to be installed, `TAFELRUNDE_GAMES=pig.game:Pig` names them too, separated by commas.
"""

import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tafelrunde.core.errors import BadOption
from tafelrunde.core.game import Game

GROUP = "tafelrunde.games"
VARIABLE = "TAFELRUNDE_GAMES"


def find_games() -> Iterator[Game[Any]]:
    """Yield every game from elsewhere, or raise BadOption naming the one that cannot be loaded."""
    named = [place.strip() for place in os.environ.get(VARIABLE, "").split(",")]
    places = [EntryPoint(place, place, GROUP) for place in named if place]
    yield from map(_load, [*entry_points(group=GROUP), *places])


def _load(place: EntryPoint) -> Game[Any]:
    try:
        game: Game[Any] = place.load()()
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise BadOption("game-from-elsewhere", place=place.value, detail=detail) from error
    return game
