"""docs/aids.md says what aids and facts look like."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelrunde as tr

PAGE = (Path(__file__).parents[2] / "docs" / "aids.md").read_text("utf-8")


def section(game: str) -> str:
    found = re.search(rf"^## {tr.game(game).title}\n(.*?)(?=^## |\Z)", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert found, f"{game} is not on the page"
    return found[1]


def described(game: str) -> dict[str, list[str]]:
    """Return the fields that the page describes, by type."""
    kinds = re.findall(r"^### `(\w+)`\n(.*?)(?=^### |\Z)", section(game), flags=re.MULTILINE | re.DOTALL)
    return {name: re.findall(r"^\| `(\w+)` \| \S", text, flags=re.MULTILINE) for name, text in kinds}


def structs(game: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in ("aids", "facts"):
        module = import_module(f"tafelrunde.games.{game}.{part}")
        own = (kind for kind in vars(module).values() if isinstance(kind, type))
        found |= {kind.__name__: kind for kind in own if kind.__module__ == module.__name__}
    return found


@pytest.mark.parametrize("game", tr.games())
def test_every_field_of_aids_and_facts_is_on_the_page_and_nothing_else(game: str) -> None:
    assert described(game) == {name: list(kind.__struct_fields__) for name, kind in structs(game).items()}


@pytest.mark.parametrize("game", tr.games())
def test_every_example_is_read_by_the_code(game: str) -> None:
    (example,) = re.findall(rf"^```json {game}\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    strict = msgspec.json.Decoder(structs(game)["Aids"])
    assert msgspec.json.decode(msgspec.json.encode(strict.decode(example))) == msgspec.json.decode(example)
