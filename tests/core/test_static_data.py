"""What a game exports is enough for a program that knows no game."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core import static_data
from tafelrunde.core.memory import copied
from tafelrunde.core.story import new_story
from tests.static_reader import StaticReader
from tests.walks import positions as positions_of

PAGE = (Path(__file__).parents[2] / "docs" / "static-data.md").read_text("utf-8")
GAMES = tr.games()


@cache
def reader(game: str) -> StaticReader:
    return StaticReader(msgspec.json.decode(tr.game(game).static().dumps()))


@cache
def positions(game: str) -> list[tr.Position]:
    """Return some positions of a game, the last one among them."""
    return positions_of(game, 3)[::-13]


def numbers(array: Any) -> Any:
    """Return a record or an array as plain numbers, as numpy reads it."""
    if array.dtype.names:
        if array.shape:
            return [numbers(each) for each in array]
        return {name: numbers(array[name]) for name in array.dtype.names}
    return array.tolist()


def told(message: msgspec.Struct) -> Any:
    return msgspec.to_builtins(message)


@pytest.mark.parametrize("game", GAMES)
def test_a_states_bytes_are_read_by_the_layout(game: str) -> None:
    for pos in positions(game):
        assert reader(game).record("state", pos.state.tobytes()) == numbers(pos.state[0])


@pytest.mark.parametrize("game", GAMES)
def test_aids_are_read_by_the_layout(game: str) -> None:
    fill = import_module(f"tafelrunde.games.{game}.aids").fill_aids
    for pos in positions(game):
        found = np.zeros(1, tr.game(game).aids_dtype)
        fill(pos.state, found)
        assert reader(game).record("aids", found.tobytes()) == numbers(found[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_phase_has_its_name(game: str) -> None:
    names = reader(game).names("state", "phase")
    for pos in positions(game):
        assert names[int(pos.state["phase"].item())] == pos.to_json()["phase"]


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_its_notation_and_its_parts(game: str) -> None:
    known, data = tr.game(game), reader(game)
    assert data.data["actions"]["player_codes"] == known.player_codes
    assert len(data.data["actions"]["notation"]) == known.all_codes
    for code in {*range(0, known.all_codes, 97), known.all_codes - 1, *range(known.player_codes - 1)}:
        action = known.decode(code)
        assert data.notation(code) == str(action)
        assert data.action(code) == msgspec.json.decode(msgspec.json.encode(action))


@pytest.mark.parametrize("game", GAMES)
def test_a_story_is_read_by_the_vocabulary(game: str) -> None:
    known, data = tr.game(game), reader(game)
    heard, story = set(), new_story()
    for pos in positions(game):
        for code in pos.codes.tolist()[:3]:
            known.drivers.apply_code(copied(pos.state), code, story)
            events = data.messages("events", story.tolist())
            assert events == [told(event) for event in pos.events(code)]
            heard |= {event["code"] for event in events}
        refused = next(code for code in range(known.all_codes) if code not in pos.codes)
        known.drivers.tell_reason(pos.state, refused, story)
        assert data.messages("reasons", story.tolist()) == [told(known.refusal(pos.state, refused))]
        if pos.to_act not in (tr.CHANCE, None):
            known.drivers.tell_prompt(pos.state, story)
            assert data.messages("prompts", story.tolist()) == [told(pos.prompt)]
            labels = new_story(len(pos.codes))
            known.drivers.tell_labels(pos.state, pos.codes, labels)
            assert data.messages("labels", labels.tolist()) == [told(label) for label in pos.labels()]
    assert len(heard) >= 5


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_fits_the_schemas(game: str) -> None:
    schemas = tr.game(game).static().schemas
    assert set(schemas) == {"options", "view", "aids", "facts", "actions"}
    for pos in positions(game)[::9]:
        sent = msgspec.json.decode(msgspec.json.encode(pos.view(None).written()))
        known = root(schemas["view"])
        assert set(sent) <= set(known["properties"])
        assert set(known["required"]) <= set(sent)


def root(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema that another one refers to."""
    name = schema["$ref"].removeprefix("#/$defs/")
    return schema["$defs"][name]  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_gives_the_same_bytes(game: str) -> None:
    assert tr.game(game).static().dumps() == tr.game(game).static().dumps()


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [
        ("A game as data", (static_data.StaticData,)),
        ("Records", (static_data.Layout, static_data.Field)),
        ("Actions", (static_data.ActionSpace, static_data.Block)),
    ],
)
def test_every_field_is_on_the_page(heading: str, kinds: tuple[Any, ...]) -> None:
    section = re.split(r"^#+ ", PAGE.split(f"# {heading}\n")[1], flags=re.MULTILINE)[0]
    described = re.findall(r"^\| `(?:\w+\.)?(\w+)` \|", section, flags=re.MULTILINE)
    assert described == [name for kind in kinds for name in kind.__struct_fields__]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_fact_is_on_the_page(game: str) -> None:
    described = set(re.findall(r"^\| `(\w+)` \|", PAGE.split("| type | fact |")[1], flags=re.MULTILINE))
    assert {kind["type"] for kind in reader(game).words["kinds"].values()} <= described
