from itertools import pairwise

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.actions import actions
from tafelrunde.games.torres.aids import Aids, Share
from tafelrunde.games.torres.board import CELL_NUMBERS
from tafelrunde.games.torres.facts import facts
from tafelrunde.games.torres.moving import is_step
from tafelrunde.games.torres.scoring import castle_points, king_points
from tests.games.torres.tables import GAME, cells, last_turn, pass_turn, play, scores, table
from tests.walks import positions


def aids(pos: tr.Position, seat: int | None = None) -> Aids:
    found = pos.view(seat).aids()
    assert isinstance(found, Aids)
    return found


CASTLE = """
    .   .   .   .   .
    .A  .   .   .   .
    .   2   1   3B  .
    .   1A  .   .   .
    .   .   .   .   .
"""


def test_a_castle_knows_its_cells_its_area_and_its_highest_tower() -> None:
    castle = next(castle for castle in aids(table(CASTLE)).castles if castle.id == "b2")
    assert castle.cells == ["b2", "b3", "c3", "d3"]
    assert (castle.area, castle.highest, castle.king) == (4, 3, False)
    assert [castle.id for castle in aids(table(CASTLE)).castles if castle.king] == ["g8"]


def test_the_year_is_split_by_castle() -> None:
    now = aids(table(CASTLE)).now
    assert now is not None
    assert now.year == 1
    assert [seat.castles for seat in now.seats] == [[Share("b2", 4, 1, 4)], [Share("b2", 4, 3, 12)]]
    assert [seat.total for seat in now.seats] == [4, 12]


KINGS = """
    .   .   .   .
    .   1K  2A  .
    .   1A  3B  .
    .   .   .   .
"""


def test_king_and_master_bonus_stand_apart() -> None:
    now = aids(table(KINGS, variant="master", master="edge")).now
    assert now is not None
    assert [(seat.castles[0].points, seat.king, seat.master, seat.total) for seat in now.seats] == [
        (8, 5, 0, 13),
        (12, 0, 0, 12),
    ]


def test_the_track_is_where_the_markers_would_stop() -> None:
    pos = last_turn(KINGS, scores=[0, 1])
    assert aids(pos).track == scores(pass_turn(pos))
    assert aids(pos).track == [14, 13]


def test_a_year_that_was_just_scored_is_told_once_more() -> None:
    pos = pass_turn(last_turn(KINGS))
    assert pos.to_json()["phase"] == "kings-move"
    scored = aids(pos).scored
    assert scored is not None
    assert scored.year == 1
    assert [seat.total for seat in scored.seats] == [13, 12]
    assert [seat.king for seat in scored.seats] == [5, 0], "of the first year, not of the one to come"
    end = pass_turn(last_turn(KINGS, year=3))
    assert end.to_act is None
    last = aids(end)
    assert last.scored is not None
    assert last.scored.year == 3
    assert last.now is None
    assert last.track == []


def test_a_step_on_the_track_jumps_over_taken_spaces() -> None:
    assert aids(table(CASTLE, scores=[11, 12])).step == 2
    assert aids(table(CASTLE, scores=[11, 20])).step == 1
    pos = table(CASTLE, scores=[11, 12])
    assert scores(play(pos, "track"))[0] == scores(pos)[0] + aids(pos).step


def test_the_rounds_of_the_year_and_the_common_pile_are_told() -> None:
    assert aids(table(CASTLE)).rounds == 4
    assert aids(table(CASTLE)).pile == 0
    assert aids(table(CASTLE, variant="luck")).pile == 40
    assert aids(GAME.start(players=2)).rounds == 0


def test_a_gate_shows_its_way_through_the_castle() -> None:
    far = play(table(CASTLE), "take a4")
    assert aids(far).passages == [], "this knight stands beside no tower and only steps"
    near = play(table(CASTLE), "Ka4-a3", "take a3")
    ways = {way.to: way.cells for way in aids(near).passages}
    assert ways["e3"] == ["a3", "b3", "c3", "d3", "e3"]
    assert ways["b4"] == ["a3", "b3", "b4"]
    assert set(ways) == cells(near, "to") - {"a2", "a4"}


def test_stairs_lead_up_inside_a_castle() -> None:
    plan = CASTLE.replace("3B", "3 ")
    pos = play(table(plan, hands=[["stairs"]]), "play stairs", "take b2")
    ways = {way.to: way.cells for way in aids(pos).passages}
    assert ways["c3"] == ["b2", "b3", "c3"]
    assert set(ways) == cells(pos, "to")


@pytest.mark.parametrize("variant", ["basic", "luck", "master"])
def test_aids_agree_with_the_rules_at_every_moment(variant: str) -> None:
    for position in positions("torres", 3, players=3, variant=variant)[::7]:
        found = aids(position)
        record = position.state[0]
        if found.now:
            for seat, scoring in enumerate(found.now.seats):
                assert sum(share.points for share in scoring.castles) == castle_points(record, seat)
                assert scoring.king == king_points(record, seat)
        assert sorted(cell for castle in found.castles for cell in castle.cells) == sorted(
            position.to_json()["towers"]
        )
        assert {way.to for way in found.passages} <= cells(position, "to")
        for way in found.passages:
            steps = pairwise(CELL_NUMBERS[cell] for cell in way.cells)
            assert all(is_step(one, other) for one, other in steps)


@pytest.mark.parametrize("variant", ["basic", "luck", "master"])
def test_what_a_seat_may_not_see_makes_no_difference(variant: str) -> None:
    for position in positions("torres", 5, players=2, variant=variant)[::11]:
        assert aids(position, 0) == aids(position, 1) == aids(position) == position.aids()


def test_the_facts_are_those_of_the_rules() -> None:
    known = facts()
    assert known.costs["deploy"] == 2
    assert known.king_bonus == [5, 10, 15]
    assert len(known.cards) == 10
    assert {card.card: card.bonus for card in known.master_cards}["castles"] == [5, 15, 30]


@pytest.mark.parametrize("variant", ["basic", "luck", "master"])
def test_the_facts_say_when_each_kind_of_action_is_possible(variant: str) -> None:
    when = facts().when
    kinds = [action.__struct_config__.tag for action in actions()]
    assert set(when) == set(kinds)
    for position in positions("torres", 5, players=2, variant=variant)[::7]:
        phase = position.to_json()["phase"]
        assert all(phase in when[kinds[code]] for code in position.codes.tolist())
