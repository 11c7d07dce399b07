import json
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.state import PHASE_NAMES
from tests.games.torres import situations as at
from tests.games.torres.card_tables import wander
from tests.games.torres.tables import GAME, fact, play, texts
from tests.games.written import Change, changed, refusal

Case = tuple[Callable[[], tr.Position], Change, str]
"""A situation, what is changed in it, and the code of the refusal."""

NAMES: list[Case] = [
    (at.turn, ("phase", "lunch"), "phase"),
    (at.turn, ("variant", "chess"), "variant"),
    (at.turn, ("foundation_spacing", "far"), "foundation_spacing"),
    (at.master_turn, ("master", "none"), "master"),
    (at.turn, ("king", "i9"), "king"),
    (at.taken, ("picked", "a9"), "picked"),
    (at.shifting, ("card", "dragon"), "card"),
    (at.turn, ("towers.z1", 1), "towers"),
    (at.turn, ("seats.0.knights", ["a0"]), "knights"),
    (at.turn, ("seats.0.hand", ["dragon"]), "hand"),
    (at.turn, ("seats.1.played", [""]), "played"),
    (at.turn, ("seats.0.pile", ["?"]), "pile"),
    (at.bought, ("fresh", ["VAULT"]), "fresh"),
    (at.drawn, ("drawn", ["jester"]), "drawn"),
]

NUMBERS: list[Case] = [
    (at.turn, ("supply", -1), "supply"),
    (at.turn, ("supply", 93), "supply"),
    (at.turn, ("year", 0), "year"),
    (at.turn, ("year", 4), "year"),
    (at.turn, ("round", 0), "round"),
    (at.turn, ("round", 5), "round"),
    (at.turn, ("turns_left", -1), "turns_left"),
    (at.turn, ("turns_left", 2), "turns_left"),
    (at.turn, ("ap", -1), "ap"),
    (at.turn, ("ap", 8), "ap"),
    (at.turn, ("named", -1), "named"),
    (at.turn, ("named", 4), "named"),
    (at.turn, ("bought", -1), "bought"),
    (at.turn, ("bought", 3), "bought"),
    (at.turn, ("seats.1.score", -1), "score"),
    (at.turn, ("seats.1.score", 10_001), "score"),
    (at.turn, ("seats.0.carried", -1), "carried"),
    (at.turn, ("seats.0.carried", 4), "carried"),
    (at.turn, ("towers.a8", 0), "a8"),
    (at.turn, ("towers.a8", 47), "a8"),
]

SEATS: list[Case] = [
    (at.turn, ("turn", 2), "turn"),
    (at.turn, ("turn", -1), "turn"),
    (at.turn, ("starter", 2), "starter"),
    (at.turn, ("first", 2), "first"),
    (at.turn, ("first", -1), "first"),
]


@pytest.mark.parametrize(
    ("code", "case"),
    [
        *(("position-name", case) for case in NAMES),
        *(("position-number", case) for case in NUMBERS),
        *(("position-seat", case) for case in SEATS),
    ],
)
def test_a_value_that_does_not_exist_is_refused_and_named(code: str, case: Case) -> None:
    position, change, what = case
    pos = position()
    assert GAME.position(pos.to_json()) == pos
    problem = refusal(GAME, changed(pos, change))
    assert (problem.code, problem.facts["what"]) == (code, what)


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        (("dragons", 3), "unknown field `dragons`"),
        (("turn", "A"), "Expected `int`, got `str` - at `$.turn`"),
        (("seats", {}), "Expected `array`, got `object` - at `$.seats`"),
        (("seats.1.castles", []), "unknown field `castles` - at `$.seats[1]`"),
        (("towers", []), "Expected `object`, got `array` - at `$.towers`"),
        (("king", 3), "Expected `str | null`, got `int` - at `$.king`"),
        (("seats.0.pile", [3]), "at `$.seats[0].pile[0]`"),
    ],
)
def test_fields_of_the_wrong_name_or_type_are_refused(change: Change, detail: str) -> None:
    problem = refusal(GAME, changed(at.turn(), change))
    assert problem.code == "position-shape"
    assert detail in str(problem.facts["detail"])


@pytest.mark.parametrize(
    "field", ["phase", "seats", "towers", "supply", "turn", "starter", "turns_left", "year", "round"]
)
def test_a_missing_field_is_named(field: str) -> None:
    written = at.turn().to_json()
    del written[field]
    problem = refusal(GAME, written)
    assert problem.code == "position-shape"
    assert f"`{field}`" in str(problem.facts["detail"])


def survives(pos: tr.Position) -> bool:
    """Say whether a position is the same, byte by byte, after it has been written as text and read."""
    return GAME.position(json.dumps(pos.to_json())).state.tobytes() == pos.state.tobytes()


OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "start": 2},
    {"players": 4},
    {"players": 2, "variant": "luck"},
    {"players": 4, "variant": "luck"},
    {"players": 2, "variant": "master", "foundation_spacing": "lines"},
    {"players": 3, "variant": "master", "master_all_six": False, "master_card": "castles"},
    {"players": 4, "variant": "master", "start": 3},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_positions_of_random_games_survive_being_written_and_read(options: dict[str, Any]) -> None:
    seed = len(options)
    for pos in (*islice(wander(seed, **options), 25), *islice(wander(seed, **options), 25, None, 3)):
        assert survives(pos), pos.to_json()


def test_a_situation_of_every_phase_survives() -> None:
    phases = Counter[str]()
    for name in dir(at):
        position = getattr(at, name)
        if callable(position) and getattr(position, "__module__", "") == at.__name__ and name != "of_card":
            pos = position()
            assert survives(pos), name
            phases[fact(pos, "phase")] += 1
    assert set(phases) == set(PHASE_NAMES.values())


def test_a_position_read_again_goes_on_alike() -> None:
    again = GAME.position(json.dumps(at.turn().to_json()))
    assert texts(again) == texts(at.turn())
    actions = ("D a7", "Ka7-a6", "B b8", "play six_ap", "track", "end", "end")
    assert play(again, *actions) == play(at.turn(), *actions)


def test_the_order_of_cards_knights_and_stacks_does_not_matter() -> None:
    for position in (at.bought, at.drawn, at.luck_bought, at.uneven, at.six_knights):
        written = position().to_json()
        written["drawn"].reverse()
        for seat in written["seats"]:
            for field in ("hand", "played", "knights", "stacks"):
                seat[field].reverse()
        assert GAME.position(written) == position()


def test_what_is_not_written_is_as_in_an_ordinary_turn() -> None:
    written = at.turn().to_json()
    for field in (
        "foundation_spacing",
        "master_all_six",
        "master",
        "first",
        "named",
        "fresh",
        "drawn",
        "card",
        "variant",
    ):
        del written[field]
    assert GAME.position(written) == at.turn()
