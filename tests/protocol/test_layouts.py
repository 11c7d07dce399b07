from types import SimpleNamespace
from typing import Annotated, Any, Literal

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.core.shapes import drawn_as
from tafelrunde.protocol.layouts import layout_of


class Seat(msgspec.Struct):
    score: int
    cards: list[str]


class View(msgspec.Struct):
    phase: Literal["roll", "over"]
    turn: Annotated[int, drawn_as("seat")]
    dice: Annotated[list[int], drawn_as("dice")]
    seats: list[Seat]
    last: bool
    sizes: tuple[int, ...]
    winner: Annotated[int, drawn_as("seat")] | None = None
    map: dict[str, int] = {}


class Aids(msgspec.Struct):
    chance: int | str


def write(_state: object) -> View:
    raise NotImplementedError


def aids(_state: object) -> Aids:
    raise NotImplementedError


def test_fields_are_named_by_their_kinds_and_what_is_made_of_parts_is_left_out() -> None:
    game: Any = SimpleNamespace(parts=SimpleNamespace(write=write, aids=aids))
    layout = layout_of(game)
    assert {field.name: field.kind for field in layout.table} == {
        "phase": "name",
        "turn": "seat",
        "dice": "dice",
        "last": "flag",
        "sizes": "numbers",
        "winner": "seat",
    }
    assert {field.name: field.kind for field in layout.seats} == {"score": "number", "cards": "names"}
    assert layout.aids == []
    assert layout.aids_seats == []


@pytest.mark.parametrize("game", tr.games())
def test_every_game_can_be_drawn_by_somebody_who_does_not_know_it(game: str) -> None:
    position = tr.game(game).start()
    layout, view = layout_of(tr.game(game)), position.to_json()
    assert {field.name for field in layout.table} <= set(view)
    assert layout.seats
    assert all({field.name for field in layout.seats} <= set(seat) for seat in view["seats"])
