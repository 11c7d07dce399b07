"""Helpers for written positions and text boards, the same in every game."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from tafelrunde.core.errors import BadPosition
from tafelrunde.core.messages import Fact, Problem

T = TypeVar("T")

BOARD_WIDTH = 78
ENCODER = msgspec.json.Encoder()


def written(part: object) -> Any:
    """Return the JSON of a part of something; it goes into each whole as it is, in the part's own place."""
    return msgspec.Raw(ENCODER.encode(part))


def as_json(whole: msgspec.Struct) -> dict[str, Any]:
    """Return what was written down as JSON types."""
    decoded: dict[str, Any] = msgspec.json.decode(ENCODER.encode(whole))
    return decoded


def convert(json: Mapping[str, Any], kind: type[T]) -> T:
    """Read a written position's fields, or raise BadPosition saying which is malformed."""
    facts = {key: value for key, value in json.items() if key not in ("game", "rules_version")}
    try:
        return msgspec.convert(facts, kind)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", detail=str(error)) from error


def require(condition: Any, code: str, clause: str | None = None, **facts: Fact) -> None:
    """Refuse a position unless the condition holds."""
    if not condition:
        raise BadPosition(Problem(code, clause, facts))


def require_seat(seat: int | None, players: int, what: str) -> None:
    """Refuse a seat that is none of the table's."""
    require(seat is None or 0 <= seat < players, "position-seat", what=what, found=str(seat))


def named(text: str | None, names: Mapping[Any, str], what: str) -> Any:
    """Return the member of that name."""
    for member, name in names.items():
        if name == text:
            return member
    raise BadPosition("position-name", what=what, found=str(text), known=list(names.values()))


def set_number(record: Any, field: str, value: int, low: int, high: int) -> None:
    """Set a field to a number within bounds."""
    require(low <= value <= high, "position-number", what=field, found=value, low=low, high=high)
    record[field] = value


def wrapped(label: str, items: Sequence[str], indent: int) -> list[str]:
    """Lay a board's items out after a label, wrapped at its width."""
    lines = [f"{label:<{indent}}"]
    for item in items:
        if len(lines[-1]) + len(item) > BOARD_WIDTH and len(lines[-1]) > indent:
            lines.append(" " * indent)
        lines[-1] += item + "  "
    return [line.rstrip() for line in lines]
