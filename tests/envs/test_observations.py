"""What a seat sees as numbers: everything it may see, nothing else, within the bounds that are promised."""

import re

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.envs import batch
from tafelrunde.envs.spec import Spec
from tests.envs.cases import CASES, Case, decisions, observed
from tests.every_game import EVERY_GAME
from tests.walks import positions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_number_lies_within_its_bounds(case: Case) -> None:
    spec = case.spec
    highest = spec.layout.highest(spec.players)
    assert highest.shape == (spec.observation_size,)
    for position in positions(case.game, f"bounds {case}", **case.options)[::3]:
        for seat in range(spec.players):
            row = observed(spec, position, seat)
            assert ((row >= 0) & (row <= highest)).all()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_sees_no_more_than_its_view(case: Case) -> None:
    spec = case.spec
    for position in decisions(case)[::3]:
        for seat in range(spec.players):
            seen = tr.Position(spec.game, position.view(seat).state)
            assert observed(spec, position, seat).tobytes() == observed(spec, seen, seat).tobytes()


@pytest.mark.parametrize("variant", ["basic", "luck"])
def test_hidden_cards_dealt_anew_leave_the_other_seats_observations_as_they_are(variant: str) -> None:
    case = Case("torres", {"players": 3, "variant": variant})
    spec, draw = case.spec, tr.seeded("hidden")
    others_changed = 0
    for position in positions("torres", f"hidden {variant}", **case.options)[::2]:
        for seat in range(spec.players):
            dealt = position.view(seat).resample(draw)
            assert observed(spec, position, seat).tobytes() == observed(spec, dealt, seat).tobytes()
            others = [other for other in range(spec.players) if other != seat]
            others_changed += any((observed(spec, position, o) != observed(spec, dealt, o)).any() for o in others)
    assert others_changed > 20


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_that_a_seat_can_tell_apart_look_different(case: Case) -> None:
    """Two counters are left out, as no rule asks for them: Knights' turns and Court's rounds."""
    spec = case.spec
    for seat in (0, spec.players - 1):
        views: dict[bytes, bytes] = {}
        for position in decisions(case):
            view = position.view(seat).state.copy()
            for counter in ("turns", "round") if case.game != "torres" else ():
                if counter in (view.dtype.names or ()):
                    view[counter] = 0
            row = observed(spec, position, seat).tobytes()
            assert views.setdefault(row, view.tobytes()) == view.tobytes()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_field_of_the_layout_is_always_the_same(game: str) -> None:
    """Neither in games that lean towards an end nor in many at random; only the own hand is never hidden."""
    spans: dict[str, list[float]] = {}
    for case in (case for case in CASES if case.game == game):
        spec = case.spec
        games = batch(game, 32, seed=1, **case.options)
        rows = [observed(spec, position, 0) for position in positions(game, f"fields {case}", **case.options)]
        rows += [row for _ in range(200) for row in games.step(games.sample()).observations.copy()]
        seen = np.stack(rows)
        for name, places in spec.layout.places(spec.players):
            numbers = seen[:, places.start : places.stop]
            spans.setdefault(re.sub(r"seat [1-9]", "others", name), []).extend(
                (float(numbers.min()), float(numbers.max()))
            )
    still = {name for name, span in spans.items() if min(span) == max(span)}
    assert still == ({"seat 0: hand_hidden"} if game == "torres" else set())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seats_are_counted_from_the_viewer(case: Case) -> None:
    spec = case.spec
    places = dict(spec.layout.places(spec.players))
    for position in decisions(case)[::5]:
        assert position.to_act is not None
        for seat in range(spec.players):
            row = observed(spec, position, seat)
            to_act = [row[places[f"seat {away}: to_act"].start] for away in range(spec.players)]
            assert to_act.index(1) == (position.to_act - seat) % spec.players
            assert sum(to_act) == 1


def test_numbers_mean_what_the_layout_says_in_torres() -> None:
    spec = Spec("torres", players=2, start=0)
    position = tr.game("torres").start(players=2, start=0)
    for text in ("D c3", "D f6", "king a4", "B c4"):
        position = position.apply(spec.game.action(text))
    places = dict(spec.layout.places(2))
    row = observed(spec, position, 1)
    cells = {name: 8 * (int(name[1]) - 1) + "abcdefgh".index(name[0]) for name in ("c3", "c4", "f6", "a4", "d4")}
    levels = row[places["levels"].start : places["levels"].stop]
    assert levels[cells["c4"]] == levels[cells["c3"]] == np.float32(0.1)
    assert levels[cells["d4"]] == 0
    assert np.flatnonzero(row[places["king"].start : places["king"].stop]).tolist() == [cells["a4"]]
    assert (
        np.flatnonzero(row[slice(places["seat 0: knights"].start, places["seat 0: knights"].stop)]) == cells["f6"]
    )
    assert (
        np.flatnonzero(row[slice(places["seat 1: knights"].start, places["seat 1: knights"].stop)]) == cells["c3"]
    )
    assert row[places["action_points"].start] == np.float32(4 / 7)


def test_numbers_mean_what_the_layout_says_in_knights() -> None:
    spec = Spec("knights", players=2)
    position = next(p for p in positions("knights", 3, players=2) if p.to_json().get("contest"))
    written = position.to_json()
    places = dict(spec.layout.places(2))
    row = observed(spec, position, 0)
    dice = [round(6 * float(row[place])) for place in places["live"]]
    assert dice == [written["contest"]["dice"].count(number) for number in range(1, 6)]
    assert round(48 * float(row[places["left_unseen"].start])) == written["stacks"]["left"]["unseen"]
    for seat in range(2):
        owned = sum(float(row[place]) > 0 for place in places[f"seat {seat}: cards"])
        assert owned == len(written["seats"][seat]["castles"] + written["seats"][seat]["specials"])
