"""Every table of every game that is tried."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import tafelrunde as tr
from tests.every_game import EVERY_GAME, cases_of
from tests.walks import Step, walk

Options = dict[str, Any]


class Case(NamedTuple):
    """A table: a game with options."""

    game: str
    options: Options

    def __str__(self) -> str:
        options = "-".join(f"{value}{name}" for name, value in self.options.items() if isinstance(value, int | str))
        return f"{self.game}-{options}{'-deck' if 'deck' in self.options else ''}"


def cases() -> Iterator[Case]:
    """Yield every table of every game."""
    for name, game in EVERY_GAME.items():
        yield from (Case(name, {"players": players}) for players in game.players)
        yield from (Case(name, options) for options in cases_of(game).TABLES)


@cache
def _played(name: str) -> list[Step]:
    case = next(case for case in cases() if str(case) == name)
    return list(walk(case.game, name, **case.options))


def played(case: Case) -> list[Step]:
    """Return a random game at this table, always the same one."""
    return _played(str(case))


def reached(case: Case) -> list[tr.Position]:
    """Return every position of that game."""
    steps = played(case)
    return [steps[0].before, *(step.after for step in steps)]


def possible(position: tr.Position) -> list[tr.Action]:
    """Return the legal actions, or the outcomes of chance."""
    return [position.game.decode(int(code)) for code in position.codes]
