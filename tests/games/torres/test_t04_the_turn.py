from itertools import permutations

import pytest

from tests.games.torres.tables import fact, play, refused, seat, table, texts

PLAN = """
    .   .   .   .
    .   .   .   .
    1   .   .   .
    1A  1   .   .B
"""
CARDS = ("draw raise", "draw stairs", "draw vault", "keep vault", "top raise")
AGAIN = ("draw leap_up", "keep leap_up", "top raise")


@pytest.mark.clause("T4.1")
def test_a_turn_has_five_action_points() -> None:
    pos = table(PLAN)
    for left in range(5, 0, -1):
        assert fact(pos, "ap") == left
        pos = play(pos, "track")
    assert refused(pos, "track") == ("torres-no-points", "T4.2")
    assert texts(pos) == {"end"}


@pytest.mark.clause("T4.1")
def test_actions_come_in_any_order_and_mix() -> None:
    pos = table(PLAN.replace("1   .   .   .", "1   .   .   .A"))
    ways = [play(pos, *order) for order in permutations(("Ka1-a2", "B c1", "D d3", "track"))]
    assert all(way == ways[0] for way in ways)
    assert fact(ways[0], "ap") == 0


@pytest.mark.clause("T4.1")
def test_the_same_action_may_come_again_and_again() -> None:
    pos = table(PLAN)
    assert fact(play(pos, "Ka1-a2", "Ka2-a3", "Ka3-a4", "Ka4-b4", "Kb4-b3"), "ap") == 0
    assert fact(play(pos, "D a2", "D b1"), "ap") == 1
    assert fact(play(pos, "B a2", "B b1", "B c1"), "ap") == 2


@pytest.mark.clause("T4.1")
def test_the_turn_goes_on_until_the_player_ends_it() -> None:
    pos = play(table(PLAN), *("track",) * 5)
    assert pos.to_act == 0
    assert play(pos, "end").to_act == 1


@pytest.mark.clause("T4.1")
def test_unspent_points_are_lost() -> None:
    pos = play(table(PLAN), "track", "end")
    assert (pos.to_act, fact(pos, "ap")) == (1, 5)
    pos = play(pos, "end")
    assert (pos.to_act, fact(pos, "ap")) == (0, 5)


@pytest.mark.clause("T4.1")
def test_a_player_may_do_nothing() -> None:
    pos = table(PLAN)
    after = play(pos, "end")
    assert after.to_act == 1
    assert fact(after, "towers") == fact(pos, "towers")
    assert [seat(after, number)["knights"] for number in (0, 1)] == [["a1"], ["d1"]]


@pytest.mark.clause("T4.2")
@pytest.mark.parametrize(
    ("actions", "cost"),
    [
        ("D a2", 2),
        ("Ka1-a2", 1),
        ("gate b2>a3", 1),
        ("B a2", 1),
        ("B c1", 1),
        ("buy, draw raise, draw stairs, draw vault, keep vault, top raise", 1),
        ("track", 1),
        ("diagonal b2-c3", 0),
    ],
)
def test_every_action_has_its_cost(actions: str, cost: int) -> None:
    plan = """
        .   .   .   .
        .   .   .   .
        1   .A  .   .
        1A  1   .   .
    """
    pos = play(table(plan, hands=[["diagonal"]], stacks=[[3, 3, 2, 2], [3] * 4]), "stack 3")
    assert fact(pos, "ap") == 5
    assert fact(play(pos, *actions.split(", ")), "ap") == 5 - cost


@pytest.mark.clause("T4.2")
def test_a_knight_taken_up_costs_only_when_he_is_set_down() -> None:
    pos = play(table(PLAN), "take a1")
    assert fact(pos, "ap") == 5
    assert fact(play(pos, "to a2"), "ap") == 4


@pytest.mark.clause("T4.2")
def test_nothing_is_done_without_the_points_for_it() -> None:
    pos = table(PLAN, ap=0)
    for text in ("take a1", "B a2", "buy", "track", "D a2"):
        assert refused(pos, text) == ("torres-no-points", "T4.2")


@pytest.mark.clause("T4.2")
def test_one_point_is_enough_for_everything_but_a_knight() -> None:
    pos = table(PLAN, ap=1)
    assert {"take a1", "B a2", "buy", "track"} <= texts(pos)
    assert texts(pos, "D") == set()
    assert refused(pos, "D a2") == ("torres-no-points", "T4.2")
    assert "D a2" in texts(table(PLAN, ap=2))


@pytest.mark.clause("T4.2")
def test_at_most_two_cards_are_bought_in_a_turn() -> None:
    pos = play(table(PLAN), "buy", *CARDS)
    assert "buy" in texts(pos)
    pos = play(pos, "buy", *AGAIN)
    assert refused(pos, "buy") == ("torres-bought-enough", "T4.2")
    pos = play(pos, "end", "end")
    assert "buy" in texts(pos)


@pytest.mark.clause("T4.2")
def test_at_most_two_cards_are_bought_in_a_turn_of_the_luck_variant() -> None:
    pos = play(table(PLAN, variant="luck"), "buy", "draw vault", "buy", "draw vault")
    assert fact(pos, "ap") == 3
    assert refused(pos, "buy") == ("torres-bought-enough", "T4.2")


@pytest.mark.clause("T4.2")
def test_at_most_one_card_is_played_in_a_turn() -> None:
    pos = table(PLAN, hands=[["six_ap", "seven_ap"]])
    assert texts(pos, "play") == {"play six_ap", "play seven_ap"}
    pos = play(pos, "play six_ap")
    assert texts(pos, "play") == set()
    assert refused(pos, "play seven_ap") == ("torres-card-played", "T7.2")
    assert "play seven_ap" in texts(play(pos, "end", "end"))


@pytest.mark.clause("T4.2")
def test_a_card_is_played_also_without_any_points() -> None:
    pos = table(PLAN, hands=[["diagonal"]], ap=0)
    assert fact(play(pos, "diagonal a1-b2"), "ap") == 0
