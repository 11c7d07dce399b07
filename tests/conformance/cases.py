"""Which tables of each game are tried, and texts that are no actions of it."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

import tafelrunde as tr
from tafelrunde.games.knights.deck import standard_deck
from tests.walks import Step, walk

Options = dict[str, Any]


class Case(NamedTuple):
    """A table: a game with options."""

    game: str
    options: Options

    def __str__(self) -> str:
        options = "-".join(f"{value}{name}" for name, value in self.options.items() if isinstance(value, int | str))
        return f"{self.game}-{options}{'-deck' if 'deck' in self.options else ''}"


def knights_with_easy_castles() -> tuple[str, ...]:
    """Return a deck whose castles ask for little, so that they change hands often (K1.5, K8.3)."""
    easy = {"3-3-3": "1-1-1", "4-4-4": "2-2-2"}
    cards = []
    for card in standard_deck():
        kind, _, demand = card.partition(" ")
        group, _, kicker = demand.partition("+")
        if kind in ("red", "green", "blue", "yellow", "white", "black"):
            group = easy[group]
            kicker = kicker if not group.startswith(kicker) else "3"
            cards.append(f"{kind} {group}+{kicker}")
        else:
            cards.append(card)
    return tuple(cards)


MORE_TABLES: dict[str, list[Options]] = {
    "knights": [
        {"players": 3, "start": 2},
        {"players": 4, "deck": knights_with_easy_castles()},
    ],
    "court": [
        {"players": 2, "edition": "rio_grande", "dice_supply": 9},
        {"players": 3, "start": 1},
    ],
    "torres": [
        {"players": 2, "variant": "luck"},
        {"players": 4, "variant": "luck", "start": 3},
        {"players": 3, "variant": "master"},
        {"players": 4, "variant": "master", "foundation_spacing": "lines", "master_all_six": False},
        {"players": 2, "variant": "master", "master_card": "edge", "start": 1},
    ],
}
"""Tables beyond one for each number of players; every registered game has an entry."""

NO_ACTIONS: dict[str, list[str]] = {
    "knights": [
        "tuck",
        "tuck middle",
        "take left right",
        "attack B",
        "attack B pink",
        "attack B catapult",
        "attack G red",
        "attack AB red",
        "attack -1 red",
        "steal C red",
        "steal CDE catapult",
        "start ABC",
        "keep",
        "keep 6",
        "keep 7",
        "keep 0",
        "keep ²",
        "keep 1-1-1-1-1-1-1",
        "keep five",
        "roll ⑥",
        "guard",
        "guard red red",
        "guard red blue green",
        "guard red catapult",
        "guard tournament",
        "lose red",
        "turn left red 3-3-3+3",
        "castle A 6-6-6+1",
        "ends",
    ],
    "court": [
        "roll 7",
        "roll 0",
        "roll ⑥",
        "aside",
        "aside 0",
        "aside 7",
        "aside ²",
        "add",
        "add farmer",
        "add laborer 1",
        "add queen 7",
        "use",
        "use farmer",
        "use king",
        "use magician",
        "use magician 3",
        "use magician 3>3",
        "use magician 3>7",
        "use serving-maid 5>4",
        "use serving-maid 1>5",
        "use philosopher 1-5>2-5",
        "use philosopher 1-5>1-5",
        "use alchemist 1-2-3-4>2-2-2-4",
        "use merchant 3",
        "pick",
        "pick 0x3",
        "pick 13x3",
        "pick 3x7",
        "pick 3",
        "claim",
        "claim queen",
        "claim pope",
        "start F",
        "start AB",
        "finished",
    ],
    "torres": [
        "take",
        "take i1",
        "take a9",
        "take a0",
        "take d4 d5",
        "to",
        "B",
        "B e55",
        "D ²1",
        "king",
        "stack",
        "stack 4",
        "stack -1",
        "stack ²",
        "keep",
        "keep excalibur",
        "top",
        "under vault raise",
        "play",
        "play edge",
        "spread",
        "spread 4",
        "spread 3-3-3-3",
        "spread 1--1",
        "buy vault",
        "end turn",
        "start E",
        "start AB",
        "master vault",
        "draw edge",
        "Kd4-d5",
    ],
}
"""Texts that a reader of notation must refuse with BadNotation."""


def player_counts(game: str) -> range:
    """Return how many players a game allows, as its options say."""
    info = msgspec.inspect.type_info(tr.game(game).options_type)
    assert isinstance(info, msgspec.inspect.StructType)
    players = next(field.type for field in info.fields if field.name == "players")
    while isinstance(players, msgspec.inspect.Metadata):
        players = players.type
    assert isinstance(players, msgspec.inspect.IntType)
    assert players.ge is not None
    assert players.le is not None
    return range(players.ge, players.le + 1)


def cases() -> Iterator[Case]:
    """Yield every table of every registered game."""
    for game in tr.games():
        yield from (Case(game, {"players": players}) for players in player_counts(game))
        yield from (Case(game, options) for options in MORE_TABLES.get(game, []))


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
