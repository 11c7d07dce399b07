"""How the views of a game are laid out, for a board that knows nothing of it: which fields, of which kind."""

from typing import Any, Literal, get_type_hints

import msgspec
from msgspec import inspect as types

from tafelrunde.core.game import Game
from tafelrunde.core.shapes import DRAWN

SEATS = "seats"
"""What belongs to the seats stands in a list of this name, in views and in aids."""

FieldKind = Literal["number", "flag", "name", "numbers", "names", "seat", "dice"]
PLAIN: dict[type[types.Type], FieldKind] = {
    types.IntType: "number",
    types.BoolType: "flag",
    types.StrType: "name",
    types.LiteralType: "name",
}
LISTED: dict[FieldKind, FieldKind] = {"number": "numbers", "name": "names"}


class FieldInfo(msgspec.Struct, frozen=True):
    """A field that can be drawn."""

    name: str
    kind: FieldKind


class Layout(msgspec.Struct, frozen=True):
    """What can be drawn of a view and its aids; what is made of parts is left to boards of the game's own."""

    table: list[FieldInfo]
    seats: list[FieldInfo]
    """Of each entry of `seats`."""
    aids: list[FieldInfo]
    aids_seats: list[FieldInfo]
    """Of each entry of the aids' `seats`."""


def layout_of(game: Game[Any]) -> Layout:
    """Read the layout off the types of what a game writes."""
    view, aids = (get_type_hints(writer)["return"] for writer in (game.parts.write, game.parts.aids))
    return Layout(_fields(view), _seat_fields(view), _fields(aids), _seat_fields(aids))


def _fields(struct: type[msgspec.Struct]) -> list[FieldInfo]:
    kinds = {field.name: _kind(field.type) for field in _members(struct)}
    return [FieldInfo(name, kind) for name, kind in kinds.items() if kind is not None]


def _seat_fields(struct: type[msgspec.Struct]) -> list[FieldInfo]:
    for field in _members(struct):
        if field.name == SEATS and isinstance(field.type, types.ListType):
            item = field.type.item_type
            return _fields(item.cls) if isinstance(item, types.StructType) else []
    return []


def _members(struct: type[msgspec.Struct]) -> tuple[types.Field, ...]:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    return info.fields


def _kind(kind: types.Type) -> FieldKind | None:
    """Return how a field is drawn where it has a value, None if it is made of parts."""
    match kind:
        case types.Metadata():
            drawn: FieldKind | None = (kind.extra or {}).get(DRAWN)
            return drawn or _kind(kind.type)
        case types.UnionType():
            present = [each for each in kind.types if not isinstance(each, types.NoneType)]
            return _kind(present[0]) if len(present) == 1 else None
        case types.CollectionType():
            item = _kind(kind.item_type)
            return None if item is None else LISTED.get(item)
        case _:
            return PLAIN.get(type(kind))
