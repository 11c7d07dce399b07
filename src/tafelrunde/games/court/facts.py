"""What never changes in Court, for whoever draws it: every character, its cost and its ability (C1, C2, C5)."""

from enum import IntEnum
from typing import Literal

import msgspec

from tafelrunde.games.court.cards import COPIES, NAMES, ROWS, Character
from tafelrunde.games.court.state import BASE_DICE


class Cost(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a result needs (C6.2)."""

    kind: Literal["any", "alike", "odd", "even", "sum", "straight", "with-king"]
    alike: list[int] = []
    """Sets of equal dice, the largest first."""
    least: int = 0
    """The smallest sum."""
    length: int = 0
    """How many numbers in a row."""


class Ability(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a character does for its owner (C5)."""

    kind: Literal["more-dice", "add", "again", "raise", "shift", "share", "copy", "set", "end"]
    dice: int = 0
    """How many dice it acts on or brings at most; 0: as many as there are."""
    number: int = 0
    """What an added die shows; 0: any number."""
    by: list[int] = []
    """By how much it may raise a die."""


class CharacterFacts(msgspec.Struct, frozen=True):
    """A character."""

    character: str
    rank: str
    """I to V, or fools."""
    copies: dict[int, int]
    """How many lie in the supply, by the number of players; Rio Grande never runs out of fools (C2.2)."""
    cost: Cost
    ability: Ability


class Facts(msgspec.Struct, frozen=True):
    """Court: what never changes."""

    base_dice: int
    """What everybody rolls without any character (C4.1)."""
    characters: list[CharacterFacts]


def facts() -> Facts:
    """Return the facts of the game."""
    return Facts(BASE_DICE, [_character(character) for character in Character])


def _character(character: Character) -> CharacterFacts:
    row = ROWS[character]
    return CharacterFacts(NAMES[character], row.rank, COPIES[row.rank], cost_of(character), ability_of(character))


def cost_of(character: Character) -> Cost:
    """Return what a character costs, as its row says."""
    cost = ROWS[character].cost
    return msgspec.convert({**cost._asdict(), "kind": _written(cost.kind)}, Cost)


def ability_of(character: Character) -> Ability:
    """Return what a character does, as its row says."""
    ability = ROWS[character].ability
    return msgspec.convert({**ability._asdict(), "kind": _written(ability.kind)}, Ability)


def _written(kind: IntEnum) -> str:
    return kind.name.lower().replace("_", "-")
