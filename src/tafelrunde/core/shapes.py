"""What a type says of its values to whoever reads the type: other languages, schemas, boards that know no rules.

Nothing is refused by it, and no bytes change: readers pass over what they do not know.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

SHAPE = "shape"
DRAWN = "drawn"


def one_of(names: Iterable[str]) -> msgspec.Meta:
    """Say which texts there are."""
    return msgspec.Meta(extra_json_schema={"enum": list(names)})


def shaped(kind: Any) -> msgspec.Meta:
    """Say which shape something has that is handed on as plain JSON types."""
    return msgspec.Meta(extra={SHAPE: kind})


def drawn_as(kind: Literal["seat", "dice"]) -> msgspec.Meta:
    """Say that a number is a seat, or that numbers are what dice show."""
    return msgspec.Meta(extra={DRAWN: kind})
