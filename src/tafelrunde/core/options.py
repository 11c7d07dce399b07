"""Options of a game: what a table can choose, checked one by one."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec

from tafelrunde.core.actions import MOST_SEATS
from tafelrunde.core.errors import BadOption


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options of a game: typed, each with a description (`msgspec.Meta`), validated one by one."""

    players: int
    start: Annotated[
        Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] | None,
        msgspec.Meta(description="the seat that starts, 0 to players - 1; random if none"),
    ] = None


O = TypeVar("O", bound=GameOptions)  # noqa: E741 - the usual name beside T and F


def checked(game: str, kind: type[O], given: Mapping[str, Any]) -> O:
    """Return a game's options, or raise BadOption naming the first that is wrong."""
    fields = fields_of(kind)
    for name, value in given.items():
        if name not in fields:
            raise BadOption("unknown-option", game=game, option=name, known=list(fields))
        try:
            msgspec.convert(value, fields[name].type)
        except msgspec.ValidationError as error:
            expected = description_of(fields[name].type)
            raise BadOption("bad-option", game=game, option=name, value=str(value), expected=expected) from error
    options = msgspec.convert(given, kind)
    if options.start is not None and options.start >= options.players:
        raise BadOption("start-seat", start=options.start, players=options.players)
    return options


@cache
def fields_of(kind: type[GameOptions]) -> Mapping[str, msgspec.structs.FieldInfo]:
    """Return the fields of a game's options by name; finding them out leaves garbage in a cycle each time."""
    return {field.name: field for field in msgspec.structs.fields(kind)}


def allowed_players(kind: type[GameOptions]) -> range:
    """Return how many players a game allows, as its options say."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    players: Any = next(field.type for field in info.fields if field.name == "players")
    while isinstance(players, msgspec.inspect.Metadata):
        players = players.type
    return range(players.ge, players.le + 1)


def description_of(annotation: Any) -> str:
    """Return the description in an option's `msgspec.Meta`."""
    for meta in getattr(annotation, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.description:
            return meta.description
    return str(annotation)
