"""The rows of the cards, and what is derived from them."""

from typing import get_args

import pytest

from tafelrunde.bots.torres.steward_v1 import CARD_WORTH
from tafelrunde.games.torres.cards import (
    ACTION_CARDS,
    CARD_NAMES,
    EFFECT,
    MASTER_CARDS,
    MASTER_NAMES,
    MORE_POINTS,
    REACH,
    SUBJECT,
    Aim,
    Card,
    Effect,
    Master,
    Reach,
    Spacing,
    Subject,
    Variant,
)
from tafelrunde.games.torres.game import TorresOptions
from tafelrunde.games.torres.hiding import CARDS_OF_SEAT, CARDS_OF_TURN, SHOWN, SHOWN_OF_SEAT
from tafelrunde.games.torres.state import HIGHEST_TOWER, MOST_ACTION_POINTS, NONE, PLANES, SEAT, STATE
from tests.games.torres.tables import play, table


def test_every_card_has_a_row_and_a_worth() -> None:
    assert set(ACTION_CARDS) == set(CARD_WORTH) == set(Card)
    assert set(MASTER_CARDS) == set(Master)


@pytest.mark.clause("T7.3")
def test_rows_say_what_each_card_needs() -> None:
    for row in ACTION_CARDS.values():
        assert (row.effect == Effect.MOVE) == (row.reach != Reach.NOWHERE)
        assert (row.effect in (Effect.MOVE, Effect.RAISE)) == (row.subject != Subject.NOTHING)
        assert (row.effect == Effect.POINTS) == (row.points > 0)
    reaches = [row.reach for row in ACTION_CARDS.values() if row.reach]
    assert sorted(reaches) == sorted(set(Reach) - {Reach.NOWHERE, Reach.WALK})


@pytest.mark.clause("T5.3")
def test_a_move_without_a_card_is_the_row_of_no_card() -> None:
    assert (EFFECT[NONE], SUBJECT[NONE], REACH[NONE]) == (Effect.MOVE, Subject.KNIGHT, Reach.WALK)


@pytest.mark.clause("T11.3")
def test_every_master_card_has_an_aim_of_its_own() -> None:
    assert {row.aim for row in MASTER_CARDS.values()} == set(Aim)
    assert all(row.castles or row.aim != Aim.CASTLES for row in MASTER_CARDS.values())


@pytest.mark.clause("T7.3")
@pytest.mark.parametrize("card", [card for card, row in ACTION_CARDS.items() if row.points])
def test_a_card_brings_as_many_points_as_its_row_says(card: Card) -> None:
    pos = table("1A .\n. .", hands=[[CARD_NAMES[card]]])
    after = play(pos, f"play {CARD_NAMES[card]}").to_json()["ap"]
    assert after == pos.to_json()["ap"] + MORE_POINTS[card] <= MOST_ACTION_POINTS


@pytest.mark.clause("T6.3")
def test_the_highest_tower_takes_all_blocks_but_those_of_five_more_castles() -> None:
    assert HIGHEST_TOWER == 44
    assert HIGHEST_TOWER < 1 << PLANES


def test_options_name_all_there_is() -> None:
    options = TorresOptions.__annotations__
    for name, members in (("variant", Variant), ("foundation_spacing", Spacing)):
        assert get_args(get_args(options[name])[0]) == tuple(member.name.lower() for member in members)
    literal, _ = get_args(get_args(options["master_card"])[0])
    assert get_args(literal) == MASTER_NAMES


@pytest.mark.clause("T12.1")
def test_every_field_of_the_state_is_either_shown_or_a_matter_of_cards() -> None:
    assert sorted([*SHOWN, *CARDS_OF_TURN, "seat"]) == sorted(STATE.names or ())
    assert sorted([*SHOWN_OF_SEAT, *CARDS_OF_SEAT]) == sorted(SEAT.names or ())
