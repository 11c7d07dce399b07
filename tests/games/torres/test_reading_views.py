"""Views that are written down and read back: what a seat sees, and nothing else (T12.1)."""

import json
from collections.abc import Callable
from itertools import islice

import pytest

import tafelrunde as tr
from tafelrunde.bots import bot
from tafelrunde.text.catalogue import catalogue
from tests.games.torres import situations as at
from tests.games.torres.card_tables import wander
from tests.games.torres.tables import GAME
from tests.games.written import Change, changed


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize("variant", ["basic", "luck", "master"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_written_and_read_back_is_the_same_to_the_last_byte(variant: str, players: int) -> None:
    hidden = 0
    for pos in islice(wander(7, players=players, variant=variant), 0, None, 3):
        for viewer in (None, *range(players)):
            view = pos.view(viewer)
            back = GAME.view(view.to_json())
            assert (back.state.tobytes(), back.seat) == (view.state.tobytes(), viewer)
            hidden += any(seat["hidden"] for seat in view.to_json()["seats"])
    assert bool(hidden) == (variant != "master")


@pytest.mark.parametrize("position", [at.bought, at.drawn, at.put_back, at.luck_bought])
def test_a_bot_chooses_the_same_from_a_view_that_was_written_down(position: Callable[[], tr.Position]) -> None:
    pos = position()
    assert pos.to_act is not None
    view = pos.view(pos.to_act)
    back = GAME.view(json.dumps(view.to_json()))
    first, again = (bot("steward", "torres").choose(seen, pos.legal(), 1) for seen in (view, back))
    assert first == again


Case = tuple[Callable[[], tr.Position], int | None, list[Change], str, str | None]
"""A situation, who sees it, what is changed in the view, and the code and the clause of the refusal."""

CASES: list[Case] = [
    (at.bought, 1, [("seats.0.hidden", 8)], "torres-view-cards", "T12.1"),
    (at.bought, 1, [("seats.0.pile", ["?"] * 3)], "torres-view-cards", "T12.1"),
    (at.bought, 1, [("seats.0.hidden", 1)], "torres-view-cards", "T12.1"),
    (at.luck_bought, None, [("seats.0.hidden", 39), ("seats.1.hidden", 2)], "torres-view-cards", "T12.1"),
    (at.bought, 1, [("seats.0.hidden", -1)], "torres-position-cards", "T1.1"),
    (at.luck_bought, 1, [("seats.0.hidden", 41)], "torres-position-cards", "T1.1"),
    (at.luck_bought, 0, [("seats.0.hidden", 1)], "torres-view-own-cards", "T12.1"),
    (at.put_back, 0, [("seats.0.pile", ["?"])], "torres-view-own-cards", "T12.1"),
    (at.master_turn, 0, [("seats.1.hidden", 1)], "torres-view-own-cards", "T12.1"),
    (at.bought, 1, [("seats.0.hand", ["leap_up"]), ("seats.0.hidden", 2)], "torres-view-others-cards", "T12.1"),
    (at.drawn, None, [("drawn", ["vault"]), ("drawn_hidden", 2)], "torres-view-others-cards", "T12.1"),
    (at.bought, 1, [("seats.0.pile", ["!"])], "position-name", None),
    (at.bought, 1, [("supply", 0)], "torres-position-blocks", "T1.1"),
    (at.bought, 1, [("seat", 2)], "position-seat", None),
    (at.bought, 1, [("seat", -1)], "position-seat", None),
    (at.bought, 1, [("seat", "A")], "position-seat", None),
    (at.bought, 1, [("game", "court")], "other-game", None),
    (at.bought, 1, [("more", 1)], "position-shape", None),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[3]}: {case[0].__name__} {case[2]}")
def test_what_no_seat_can_see_is_refused_with_the_reason(case: Case) -> None:
    position, viewer, changes, code, clause = case
    with pytest.raises(tr.BadPosition) as refused:
        GAME.view(changed(position().view(viewer), *changes))
    problem = refused.value.problem
    assert (problem.code, problem.clause) == (code, clause)
    assert catalogue().explain(problem)


def test_what_one_seat_sees_is_not_what_another_sees() -> None:
    written = at.bought().view(0).to_json()
    with pytest.raises(tr.BadPosition, match="torres-view"):
        GAME.view({**written, "seat": 1})
