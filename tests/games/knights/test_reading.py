from typing import Any

import pytest

import tafelrunde as tr
from tests.games.knights.situations import (
    Case,
    attacked,
    check,
    colour_named,
    common,
    name,
    setup,
    taking,
    turning_up,
    won,
)
from tests.games.knights.tables import GAME, seat, table
from tests.games.written import Change, Json, changed, refusal

SEATS: list[Case] = [
    (common, [("seats", [])], "position-players", None),
    (common, [("turn", 3)], "position-seat", None),
    (common, [("turn", -1)], "position-seat", None),
    (common, [("first", 3)], "position-seat", None),
    (common, [("turns", -1)], "position-number", None),
    (common, [("attempts", -1)], "position-number", None),
    (common, [("tucks", 3)], "position-number", None),
    (common, [("placed", ["catapult"])], "position-name", None),
    (common, [("phase", "lunch")], "position-name", None),
]

CARDS: list[Case] = [
    (common, [("seats.0.castles", ["red 3-3-3+1", "green 9-9-9+1"])], "unknown-card", None),
    (common, [("stacks.left.top", "purple 3-3-3+1")], "unknown-card", None),
    (common, [("stacks.left.tucked", ["blank"])], "unknown-card", None),
    (common, [("seats.0.castles", ["red 3-3-3+1"])], "position-box", "K1.1"),
    (common, [("seats.0.tournaments", 1)], "position-box", "K1.1"),
    (common, [("stacks.right.top", "champion 3-3-3+2")], "position-box", "K1.1"),
    (common, [("seats.0.tournaments", -1)], "position-number", None),
    (common, [("seats.0.castles", ["red 3-3-3+1", "red 4-4-4+2"])], "position-double", "K5.5"),
    (common, [("seats.0.specials", ["catapult 2-2-2+4", "catapult 3-3-3+1"])], "position-double", "K5.5"),
    (common, [("seats.0.castles", ["red 3-3-3+1", "champion 3-3-3+2"])], "position-kind", None),
    (common, [("seats.0.specials", ["white 3-3-3+5"])], "position-kind", None),
    (common, [("seats.0.specials", ["tournament"])], "position-kind", None),
    (common, [("stacks.left.unseen", 3)], "position-unseen", None),
    (common, [("stacks.left.unseen", -1)], "position-number", None),
    (common, [("stacks", {})], "position-stacks", None),
]

GUARDS: list[Case] = [
    (common, [("seats.2.castle_guard", ["white"])], "position-guard", "K11.3"),
    (common, [("seats.0.castle_guard", ["red", "white"])], "position-guarded", "K11.3"),
    (common, [("seats.0.castle_guard", ["castle-guard"])], "position-guard", "K11.3"),
    (common, [("seats.0.castle_guard", ["red", "green", "red"])], "position-guard", "K11.3"),
    (common, [("seats.0.card_guard", "castle-guard")], "position-guard", "K11.4"),
    (common, [("seats.1.card_guard", "champion")], "position-guarded", "K11.4"),
    (common, [("seats.1.card_guard", "card-guard")], "position-guard", "K11.4"),
    (common, [("seats.1.card_guard", "blue")], "position-guard", "K11.4"),
    (common, [("phase", "guards"), ("turn", 2)], "position-guards", "K3.4"),
]

PHASES: list[Case] = [
    (taking, [("contest", None)], "position-no-contest", None),
    (attacked, [("contest", None)], "position-no-contest", None),
    (taking, [("phase", "turn")], "position-contest", None),
    (taking, [("attempts", 0)], "position-attempts", "K3.1"),
    (common, [("stacks.left.top", None), ("stacks.left.tucked.0", "black 3-3-3+5")], "position-box", "K1.1"),
    (common, [("phase", "turn-up"), ("resume", "turn")], "position-turn-up", "K8.4"),
    (turning_up, [("phase", "turn"), ("resume", None)], "position-turn-up", "K8.4"),
    (turning_up, [("resume", None)], "position-name", None),
    (turning_up, [("resume", "keep")], "position-name", None),
    (common, [("resume", "turn")], "position-name", None),
    (common, [("phase", "lose")], "position-lose", "K12.2"),
    (common, [("winner", 0)], "position-winner", "K13.1"),
    (common, [("ending", "king")], "position-winner", "K13.1"),
    (common, [("phase", "over")], "position-winner", "K13.1"),
    (won, [("winner", 1)], "position-winner", "K13.1"),
    (won, [("ending", "four-castles")], "position-winner", "K13.1"),
    (won, [("ending", "none")], "position-winner", "K13.1"),
    (won, [("ending", "checkmate")], "position-name", None),
]

SETUP: list[Case] = [
    (setup, [("turn", 2)], "position-setup", "K2.1"),
    (setup, [("turn", 0)], "position-setup", "K2.1"),
    (setup, [("stacks.left.unseen", 3)], "position-setup", "K2.1"),
    (colour_named, [("like", "red")], "position-setup", "K2.1"),
    (colour_named, [("like", None)], "position-setup", "K2.1"),
    (colour_named, [("like", "catapult")], "position-setup", "K2.1"),
]


@pytest.mark.parametrize("case", [*SEATS, *CARDS, *GUARDS, *PHASES, *SETUP], ids=name)
def test_an_impossible_position_is_refused_with_the_reason(case: Case) -> None:
    check(case)


@pytest.mark.parametrize(
    ("winner", "code", "clause"),
    [
        (seat("red", "green", "blue", "white"), "position-won", "K13.1"),
        (seat("red", "green", tournaments=3), "position-won", "K13.1"),
        (seat(), "position-no-castle", "K5.2"),
    ],
)
def test_nobody_has_won_already_and_nobody_is_without_a_castle(winner: Json, code: str, clause: str) -> None:
    with pytest.raises(tr.BadPosition) as refused:
        table(seats=[seat("yellow"), winner])
    assert refused.value.problem == tr.Problem(code, clause, {"seat": 1})


@pytest.mark.parametrize(
    ("changes", "facts"),
    [
        ([("seats.0.castles", ["red 3-3-3+1", "red 4-4-4+2"])], {"seat": 0, "card": "red"}),
        ([("stacks.left.top", "blank")], {"text": "blank"}),
        ([("seats.1.card_guard", "champion")], {"seat": 1, "card": "champion"}),
        ([("seats.0.tournaments", 1)], {"detail": "deck-count (kind=tournament, expected=9, found=10)"}),
        ([("stacks.left.unseen", 3)], {"stacks": 21, "cards": 36}),
        ([("turn", 3)], {"what": "turn", "found": 3}),
        ([("tucks", 3)], {"what": "tucks", "found": 3, "low": 0, "high": 1}),
    ],
)
def test_a_refusal_says_what_is_wrong_where(changes: list[Change], facts: dict[str, Any]) -> None:
    assert refusal(GAME, changed(common(), *changes)).facts == facts


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        (("dragons", 3), "unknown field `dragons`"),
        (("turn", "A"), "Expected `int`, got `str` - at `$.turn`"),
        (("turn", True), "Expected `int`, got `bool` - at `$.turn`"),
        (("seats", {}), "Expected `array`, got `object` - at `$.seats`"),
        (("seats.0.castles", "red 3-3-3+1"), "Expected `array`, got `str` - at `$.seats[0].castles`"),
        (("seats.1.hand", []), "unknown field `hand` - at `$.seats[1]`"),
        (("contest", {"kind": "stack"}), "missing required field `roller` - at `$.contest`"),
        (("unseen", [1]), "Expected `str`, got `int` - at `$.unseen[0]`"),
    ],
)
def test_fields_of_the_wrong_name_or_type_are_refused(change: Change, detail: str) -> None:
    problem = refusal(GAME, changed(common(), change))
    assert problem.code == "position-shape"
    assert detail in str(problem.facts["detail"])


@pytest.mark.parametrize("field", ["phase", "seats", "stacks", "unseen", "turn"])
def test_a_missing_field_is_named(field: str) -> None:
    written = common().to_json()
    del written[field]
    problem = refusal(GAME, written)
    assert problem.code == "position-shape"
    assert f"`{field}`" in str(problem.facts["detail"])
