"""Which weights are for which match: two seats or more, cards that are bought or all in hand, or none at all."""

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.bots.torres.value import Weights
from tafelrunde.bots.weights import Weights as Arrays
from tafelrunde.games.torres.cards import VARIANT_NAMES, Variant

SETS: Final = ("two", "more", "master_two", "master_more", "bare_two")
BARE: Final = "bare"
"""No variant of ours: the basic game without its cards, as others play it."""


def set_for(variant: str, players: int) -> str:
    """Name the set of weights for a match."""
    name = "two" if players == 2 else "more"
    if variant == VARIANT_NAMES[Variant.MASTER]:
        return f"master_{name}"
    return "bare_two" if variant == BARE and players == 2 else name


def set_of(record: Any) -> str:
    """Name the set of weights for the match that a state is of."""
    seats = record["seat"]
    has_cards = seats["hand"].any() or seats["played"].any() or seats["pile"].any()
    variant = VARIANT_NAMES[Variant(record["variant"])]
    is_bare = record["variant"] == Variant.BASIC and not has_cards
    return set_for(BARE if is_bare else variant, int(record["players"]))


def packed(sets: Mapping[str, Weights]) -> Arrays:
    """Return all sets as arrays of one file."""
    return {
        f"{name}.{field}": array for name, weights in sets.items() for field, array in weights._asdict().items()
    }


def unpacked(arrays: Arrays, name: str) -> Weights:
    """Return one set of a file."""
    return Weights(*(arrays[f"{name}.{field}"] for field in Weights._fields))
