"""What never changes in a game, as data: all that another language needs to run its kernels and draw its board."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, Union, get_type_hints

import msgspec
import numpy as np

from tafelrunde.core.kernel import CHANCE, OVER
from tafelrunde.core.messages import ACTION, COMMON_KINDS, Kind, MessageType, Vocabulary
from tafelrunde.core.story import ROWS, WIDTH

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

FORMAT = 1
"""Changes with the shape of this data."""
STATE, AIDS = "state", "aids"
"""The records that every game has; those within them are named by their path, such as `state.seat`."""


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of a record."""

    name: str
    offset: int
    """Bytes from the record's beginning."""
    type: str
    """i1, i2, i4, i8, u1 … (little-endian) and f8, as numpy calls them, or the name of a record."""
    shape: list[int] = []
    """The lengths of an array; empty if there is one value."""
    names: dict[str, int] = {}
    """What the numbers stand for, where they have names."""


class Layout(msgspec.Struct, frozen=True):
    """How a record lies in memory."""

    size: int
    """Its bytes."""
    fields: list[Field]


class Block(msgspec.Struct, frozen=True):
    """Actions of one type, with codes in a row."""

    type: str
    first: int
    """The code of the first."""
    fields: list[str]
    values: list[list[Any]]
    """For each action the values of its fields."""


class ActionSpace(msgspec.Struct, frozen=True):
    """Every action by its code."""

    player_codes: int
    """Codes below this are players' actions, the others chance outcomes."""
    notation: list[str]
    """The notation of each code."""
    blocks: list[Block]
    """What each code consists of, as in the JSON form of an action."""


class Words(msgspec.Struct, frozen=True):
    """What kernels can tell, by number: see `messages.py`."""

    rows: int
    """How many messages a story holds."""
    width: int
    """How many numbers a row has: that of the message, then its arguments."""
    events: tuple[MessageType, ...]
    reasons: tuple[MessageType, ...]
    prompts: tuple[MessageType, ...]
    labels: tuple[MessageType, ...]
    kinds: dict[str, dict[str, Any]]
    """How a number becomes a fact."""


class StaticData(msgspec.Struct, frozen=True):
    """A game as data."""

    format: int
    game: str
    title: str
    rules_version: int
    clause_letter: str
    players: tuple[int, int]
    """The fewest and the most."""
    actors: dict[str, int]
    """Who acts besides the seats: the numbers in the field `actor` of a state."""
    hides: bool
    """Whether seats see different things."""
    forms: tuple[str, ...]
    """One example of each action's notation."""
    shortcuts: dict[str, str]
    """What may be typed for the first word of an action."""
    compound_names: dict[str, str]
    """Facts named as another family, of several words only the first."""
    facts: Any
    records: dict[str, Layout]
    actions: ActionSpace
    vocabulary: Words
    schemas: dict[str, Any]
    """JSON Schemas of options, view, aids, facts and actions."""

    def dumps(self) -> bytes:
        """Write the data as JSON; the same game gives the same bytes."""
        return msgspec.json.encode(self) + b"\n"


def static_data(game: "Game[Any]") -> StaticData:
    """Collect what never changes in a game."""
    return StaticData(
        format=FORMAT,
        game=game.name,
        title=game.title,
        rules_version=game.rules_version,
        clause_letter=game.clause_letter,
        players=(game.players[0], game.players[-1]),
        actors={"chance": CHANCE, "over": OVER},
        hides=game.hides,
        forms=game.forms,
        shortcuts=dict(game.shortcuts),
        compound_names=dict(game.compound_names),
        facts=msgspec.to_builtins(game.parts.facts()),
        records=_records(game),
        actions=_action_space(game),
        vocabulary=_words(game.vocabulary),
        schemas=_schemas(game),
    )


def _records(game: "Game[Any]") -> dict[str, Layout]:
    dtypes = {STATE: game.state_dtype, AIDS: game.aids_dtype}
    names = game.field_names
    return {path: layout for root, dtype in dtypes.items() for path, layout in _layouts(root, dtype, names)}


def _layouts(
    path: str, dtype: "np.dtype[Any]", names: Mapping[str, Mapping[Any, str]]
) -> Iterator[tuple[str, Layout]]:
    """Describe a record, then those within it."""
    fields, within = [], []
    fields_of: Any = dtype.fields
    for field in dtype.names or ():
        kind, offset = dtype[field], fields_of[field][1]
        base, shape = kind.subdtype or (kind, ())
        inner = f"{path}.{field}"
        numbers = {name: int(number) for number, name in names.get(inner, {}).items()}
        if base.names:
            within.append((inner, base))
        fields.append(Field(field, offset, inner if base.names else base.str[1:], list(shape), numbers))
    yield path, Layout(dtype.itemsize, fields)
    for inner, base in within:
        yield from _layouts(inner, base, names)


def _action_space(game: "Game[Any]") -> ActionSpace:
    actions = game.parts.actions()
    blocks = [
        Block(kind.__struct_config__.tag, run[0][0], list(kind.__struct_fields__), [_values(a) for _, a in run])
        for kind, run in (
            (kind, list(group)) for kind, group in groupby(enumerate(actions), key=lambda item: type(item[1]))
        )
    ]
    return ActionSpace(game.player_codes, [str(action) for action in actions], blocks)


def _values(action: msgspec.Struct) -> list[Any]:
    return [msgspec.to_builtins(getattr(action, name)) for name in action.__struct_fields__]


def _words(vocabulary: Vocabulary) -> Words:
    kinds = {name: _kind(kind) for name, kind in {**COMMON_KINDS, **vocabulary.kinds}.items()}
    groups = (vocabulary.events, vocabulary.reasons, vocabulary.prompts, vocabulary.labels)
    return Words(ROWS, WIDTH, *groups, {**kinds, ACTION: {"type": ACTION}})


def _kind(kind: Kind) -> dict[str, Any]:
    """Return a kind with all its fields, the usual values too."""
    values = {name: getattr(kind, name) for name in kind.__struct_fields__}
    return {"type": kind.__struct_config__.tag, **values}


def _schemas(game: "Game[Any]") -> dict[str, Any]:
    parts = {"view": game.parts.write, "aids": game.parts.aids, "facts": game.parts.facts}
    types = {name: get_type_hints(function)["return"] for name, function in parts.items()}
    kinds = dict.fromkeys(type(action) for action in game.parts.actions())
    types |= {"options": game.options_type, "actions": Union[tuple(kinds)]}  # noqa: UP007 - made of a list
    return {name: msgspec.json.schema(kind) for name, kind in types.items()}
