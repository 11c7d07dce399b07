"""What never changes in Court, for whoever draws it: every character, its cost and its ability (C1, C2, C5)."""

from typing import Final, Literal

import msgspec

from tafelrunde.games.court.cards import ADDERS, COPIES, NAMES, RANKS, Character
from tafelrunde.games.court.scoring import KING_ALIKE, LABORER_SUM, MERCHANT_SUM, PAWNBROKER_SUM
from tafelrunde.games.court.state import BASE_DICE, FACES
from tafelrunde.games.court.turn import GENERAL_DICE

FOOLS: Final = "fools"
"""What stands on the back of the fools instead of a rank (C1.1)."""


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


def _alike(*sizes: int) -> Cost:
    return Cost("alike", alike=list(sizes))


COSTS: Final = {
    Character.FARMER: _alike(2),
    Character.SERVING_MAID: Cost("odd"),
    Character.PHILOSOPHER: Cost("even"),
    Character.LABORER: Cost("sum", least=LABORER_SUM),
    Character.GUARD: _alike(3),
    Character.HUNTER: _alike(4),
    Character.ASTRONOMER: _alike(2, 2),
    Character.MERCHANT: Cost("sum", least=MERCHANT_SUM),
    Character.NOBLEWOMAN: _alike(3, 2),
    Character.MAGICIAN: Cost("straight", length=5),
    Character.PAWNBROKER: Cost("sum", least=PAWNBROKER_SUM),
    Character.KNIGHT: _alike(5),
    Character.BISHOP: _alike(2, 2, 2),
    Character.ALCHEMIST: Cost("straight", length=FACES),
    Character.NOBLEMAN: _alike(3, 3),
    Character.GENERAL: _alike(6),
    Character.KING: _alike(KING_ALIKE),
    Character.QUEEN: Cost("with-king"),
    Character.FOOL: Cost("any"),
    Character.CHARLATAN: Cost("any"),
}

ABILITIES: Final = {
    Character.FARMER: Ability("more-dice", dice=1),
    Character.SERVING_MAID: Ability("raise", dice=1, by=[1, 2, 3]),
    Character.PHILOSOPHER: Ability("shift", dice=2),
    Character.ASTRONOMER: Ability("copy", dice=1),
    Character.MERCHANT: Ability("again"),
    Character.NOBLEWOMAN: Ability("raise", by=[1]),
    Character.MAGICIAN: Ability("set", dice=1),
    Character.ALCHEMIST: Ability("share", dice=3),
    Character.NOBLEMAN: Ability("raise", by=[2]),
    Character.GENERAL: Ability("more-dice", dice=GENERAL_DICE),
    Character.KING: Ability("end"),
    Character.FOOL: Ability("again", dice=1),
    Character.CHARLATAN: Ability("more-dice", dice=1),
    **{
        character: Ability("add", dice=1, number=number) for number, character in enumerate(ADDERS[:FACES], start=1)
    },
    Character.QUEEN: Ability("add", dice=1),
}


def facts() -> Facts:
    """Return the facts of the game."""
    return Facts(BASE_DICE, [_character(character) for character in Character])


def _character(character: Character) -> CharacterFacts:
    rank = next((name for name, members in RANKS.items() if character in members), FOOLS)
    copies = COPIES.get(rank) or {players: players for players in COPIES["I"]}
    return CharacterFacts(NAMES[character], rank, copies, COSTS[character], ABILITIES[character])
