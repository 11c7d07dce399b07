"""What a board of one game reads: positions, aids, facts, actions, and what the kernels tell."""

import json
from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec

from tafelrunde.core.actions import Action
from tafelrunde.core.game import Game
from tafelrunde.core.messages import COMMON_KINDS, Kind, MessageType, Name, Names, Number, Vocabulary
from tafelrunde.typescript.shapes import Interfaces, alias, one_of

EACH = 8
"""How many examples there are at most of each kind of action."""
MANY = 32
"""More names than this are nobody's to list: cells, cards with all their demands."""


def game(played: Game[Any]) -> str:
    """Return the source of one game's shapes."""
    interfaces = Interfaces()
    parts = played.parts
    for writer in (parts.write, parts.aids, parts.facts):
        interfaces.told(get_type_hints(writer)["return"])
    actions = " | ".join(interfaces.told(kind) for kind in action_types(played))
    messages = told(played.vocabulary)
    shapes = [*interfaces.written.values(), alias("Action", actions), *messages]
    return "\n\n".join([*shapes, f"export const FACTS: Facts = {_lines(parts.facts())};"])


def _lines(facts: msgspec.Struct) -> str:
    """Write facts, one on a line."""
    each = msgspec.to_builtins(facts, str_keys=True).items()
    return "\n".join(["{", *(f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in each), "}"])


def examples(played: Game[Any]) -> list[dict[str, Any]]:
    """Return some actions of every kind with their notation: a test of the web proves that it writes them alike."""
    actions = played.parts.actions()[: played.player_codes]
    kinds = {kind: [action for action in actions if type(action) is kind] for kind in action_types(played)}
    chosen = [action for alike in kinds.values() for action in alike[:: len(alike) // EACH + 1]]
    return [{"do": str(action), "action": action.to_json()} for action in chosen]


def action_types(played: Game[Any]) -> list[type[Action]]:
    """Return the kinds of actions that players can do."""
    return list(dict.fromkeys(type(action) for action in played.parts.actions()[: played.player_codes]))


def told(vocabulary: Vocabulary) -> list[str]:
    """Return the types of all that can happen, with the names that its facts can have."""
    kinds = {**COMMON_KINDS, **vocabulary.kinds}
    used = {kind for event in vocabulary.events for kind in event.arguments.values()}
    names = [
        alias(_named(name), _names(kind))
        for name, kind in vocabulary.kinds.items()
        if name in used and _names(kind)
    ]
    return [*names, alias("Event", "".join(f"\n  | {_event(event, kinds)}" for event in vocabulary.events))]


def _event(event: MessageType, kinds: Mapping[str, Kind]) -> str:
    code = f"code: {json.dumps(event.code)}"
    if not event.arguments:
        return f"{{ {code}; facts?: undefined }}"
    facts = "; ".join(f"{name}: {_fact(kind, kinds)}" for name, kind in event.arguments.items())
    return f"{{ {code}; facts: {{ {facts} }} }}"


def _fact(name: str, kinds: Mapping[str, Kind]) -> str:
    kind = kinds.get(name)
    if isinstance(kind, Number):
        return "number"
    item = _named(name) if kind is not None and _names(kind) else "string"
    return f"{item}[]" if isinstance(kind, Names) else item


def _named(kind: str) -> str:
    """Return what the names of a kind are called: `MasterCardName`."""
    return f"{kind.title().replace('_', '').replace('-', '')}Name"


def _names(kind: Kind) -> str:
    """Return the names of a kind; dice, notations and whatever has very many are plain texts."""
    return one_of(kind.names) if isinstance(kind, Name | Names) and len(kind.names) <= MANY else ""
