"""Which weights are for which match: two seats or more, cards that are bought or all in hand."""

from collections.abc import Mapping
from typing import Final

from tafelrunde.bots.torres.value import Weights
from tafelrunde.bots.weights import Weights as Arrays
from tafelrunde.games.torres.cards import VARIANT_NAMES, Variant

SETS: Final = ("two", "more", "master_two", "master_more")


def set_for(variant: str, players: int) -> str:
    """Name the set of weights for a match."""
    name = "two" if players == 2 else "more"
    return f"master_{name}" if variant == VARIANT_NAMES[Variant.MASTER] else name


def packed(sets: Mapping[str, Weights]) -> Arrays:
    """Return all sets as arrays of one file."""
    return {
        f"{name}.{field}": array for name, weights in sets.items() for field, array in weights._asdict().items()
    }


def unpacked(arrays: Arrays, name: str) -> Weights:
    """Return one set of a file."""
    return Weights(*(arrays[f"{name}.{field}"] for field in Weights._fields))
