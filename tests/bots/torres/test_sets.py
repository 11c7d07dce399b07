"""Each match has the weights that were learned for its kind."""

from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.torres.sets import BARE, SETS, set_for, set_of
from tafelrunde.bots.training.torres import TABLES
from tafelrunde.bots.training.torres_play import begun
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.legal import legal
from tafelrunde.games.torres.state import Phase


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"players": 2}, "two"),
        ({"players": 4, "variant": "luck"}, "more"),
        ({"players": 2, "variant": "master"}, "master_two"),
        ({"players": 3, "variant": "master"}, "master_more"),
    ],
)
def test_a_match_is_known_by_its_state(options: dict[str, Any], name: str) -> None:
    position = tr.game("torres").start(**options)
    for seat in range(options["players"]):
        assert set_of(position.view(seat).state[0]) == name


def test_a_match_without_cards_has_weights_of_its_own() -> None:
    assert set_of(begun(BARE, 2)[0]) == "bare_two"
    assert set_of(begun(BARE, 3)[0]) == "more"


def test_nobody_buys_a_card_in_a_match_without_any() -> None:
    state = begun(BARE, 2)
    state["phase"], state["actor"], state["ap"] = Phase.TURN, 0, 5
    codes = np.zeros(actions.PLAYER_CODES, np.int32)
    assert actions.BUY not in codes[: legal(state[0], codes)].tolist()


def test_every_set_is_learned() -> None:
    assert {set_for(table.variant, table.players) for table in TABLES} == set(SETS)
