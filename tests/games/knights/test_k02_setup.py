from fractions import Fraction

import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    COLOURS,
    DECK,
    GAME,
    like,
    play,
    seat,
    table,
    texts,
    throw,
    turn_of,
    written_seat,
    written_stack,
)


def chances(pos: tr.Position) -> dict[str, Fraction]:
    assert pos.to_act == tr.CHANCE
    return {str(outcome): chance for outcome, chance in pos.chance()}


def dealt(players: int, **options: int) -> tr.Position:
    """Deal the first castle of the first colours in seat order."""
    pos = GAME.start(players=players, **options)
    for colour, letter in zip(COLOURS[:players], "ABCDEF", strict=False):
        demand = (
            "3-3-3+5" if colour in ("white", "black") else "4-4-4+5" if colour in ("blue", "yellow") else "3-3-3+1"
        )
        pos = play(pos, f"deal {letter} {colour}", f"castle {letter} {demand}")
    return pos


@pytest.mark.clause("K2.1")
def test_the_first_seat_gets_each_colour_alike() -> None:
    assert chances(GAME.start(players=3)) == {f"deal A {colour}": Fraction(1, 6) for colour in COLOURS}


@pytest.mark.clause("K2.1")
def test_each_castle_of_the_colour_is_alike_likely() -> None:
    red = play(GAME.start(players=3), "deal A red")
    assert chances(red) == {f"castle A {d}": Fraction(1, 3) for d in ("3-3-3+1", "4-4-4+2", "4-4-4+3")}
    white = play(GAME.start(players=3), "deal A white")
    assert chances(white) == {f"castle A {d}": Fraction(1, 2) for d in ("3-3-3+5", "4-4-4+1")}


@pytest.mark.clause("K2.1")
def test_later_seats_get_one_of_the_colours_left() -> None:
    pos = play(GAME.start(players=3), "deal A red", "castle A 3-3-3+1")
    assert chances(pos) == {f"deal B {colour}": Fraction(1, 5) for colour in COLOURS if colour != "red"}
    pos = play(pos, "deal B black", "castle B 4-4-4+1")
    assert chances(pos) == {f"deal C {colour}": Fraction(1, 4) for colour in COLOURS[1:5]}


@pytest.mark.clause("K2.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_player_begins_with_one_castle_face_up_of_a_colour_of_his_own(players: int) -> None:
    pos = GAME.match(players=players, sampler=tr.seeded(players)).position
    owned = [written_seat(pos, s) for s in range(players)]
    assert [len(seat["castles"]) for seat in owned] == [1] * players
    assert len({like(seat["castles"][0]) for seat in owned}) == players
    assert not any(seat["specials"] or seat["tournaments"] for seat in owned)


@pytest.mark.clause("K2.2")
def test_castles_not_dealt_go_back_to_the_other_cards() -> None:
    pos = dealt(2)
    mine = ["red 3-3-3+1", "green 3-3-3+1"]
    assert sorted([*pos.to_json()["unseen"], *mine]) == sorted(DECK)
    assert chances(pos)["turn left black 4-4-4+1"] == Fraction(1, 46)


@pytest.mark.clause("K2.2")
@pytest.mark.parametrize(
    ("players", "left", "right"), [(2, 23, 23), (3, 23, 22), (4, 22, 22), (5, 22, 21), (6, 21, 21)]
)
def test_the_stacks_are_equal_and_the_left_one_holds_the_odd_card(players: int, left: int, right: int) -> None:
    pos = dealt(players)
    assert (written_stack(pos, "left")["unseen"], written_stack(pos, "right")["unseen"]) == (left, right)


@pytest.mark.clause("K2.2")
def test_the_top_card_of_each_stack_is_face_up_before_play() -> None:
    pos = play(dealt(2, start=0), "turn left tournament", "turn right die-5 4-4-4+1")
    assert written_stack(pos, "left") == {"top": "tournament", "unseen": 22, "tucked": []}
    assert written_stack(pos, "right") == {"top": "die-5 4-4-4+1", "unseen": 22, "tucked": []}
    assert {"take left", "take right"} <= texts(pos)


@pytest.mark.clause("K2.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_player_may_be_the_start_player(players: int) -> None:
    pos = play(dealt(players), "turn left tournament", "turn right tournament")
    assert chances(pos) == {f"start {letter}": Fraction(1, players) for letter in "ABCDEF"[:players]}
    assert play(pos, "start B").to_act == 1


@pytest.mark.clause("K2.3")
def test_the_table_may_say_who_starts() -> None:
    pos = play(dealt(3, start=2), "turn left tournament", "turn right tournament")
    assert pos.to_act == turn_of(pos) == 2


@pytest.mark.clause("K2.3")
def test_only_a_seat_of_the_table_can_start() -> None:
    with pytest.raises(tr.BadOption) as refused:
        GAME.start(players=3, start=3)
    assert refused.value.problem.facts == {"start": 3, "players": 3}


@pytest.mark.clause("K2.3")
def test_play_goes_clockwise_and_from_the_last_seat_to_the_first() -> None:
    pos = table(seats=[seat("red"), seat("green"), seat("blue")], turn=1, left="white", right="black")
    order = []
    for revealed in ("catapult 2-2-2+1", "catapult 2-2-2+4", "catapult 3-3-3+1"):
        pos = play(throw(play(pos, "take left")), f"turn left {revealed}")
        order.append(turn_of(pos))
    assert order == [2, 0, 1]


@pytest.mark.clause("K2.4")
def test_a_record_lists_castles_then_tops_then_the_start_player() -> None:
    match = GAME.match(players=3, sampler=tr.seeded(4))
    entries = match.record.entries
    assert all(entry.by == tr.CHANCE for entry in entries)
    assert [" ".join(entry.do.split()[:2]) for entry in entries] == [
        *("deal A", "castle A", "deal B", "castle B", "deal C", "castle C"),
        *("turn left", "turn right", f"start {'ABC'[turn_of(match.position)]}"),
    ]


@pytest.mark.clause("K2.4")
def test_the_setup_ends_with_the_tops_if_the_start_player_is_named() -> None:
    match = GAME.match(players=2, start=1, sampler=tr.seeded(4))
    assert [entry.do.split()[0] for entry in match.record.entries] == [
        *("deal", "castle", "deal", "castle", "turn", "turn"),
    ]
    assert match.position.to_act == 1
