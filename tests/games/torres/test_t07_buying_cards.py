from fractions import Fraction
from itertools import combinations, permutations

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES
from tests.games.torres.card_tables import TWO_KNIGHTS, buyer, corner, draws, playable
from tests.games.torres.tables import fact, play, refused, seat, table, texts

THREE_DRAWN = ("buy", "draw vault", "draw raise", "draw stairs")
FOUR = ("leap_up", "raise", "stairs", "vault")


def fresh_pile() -> tr.Position:
    return buyer(unseen=CARD_NAMES)


def pile(pos: tr.Position) -> list[str | None]:
    drawn: list[str | None] = seat(pos, 0)["pile"]
    return drawn


@pytest.mark.clause("T7.1")
def test_buying_draws_three_cards_one_after_the_other() -> None:
    pos = fresh_pile()
    for drawn, card in enumerate(("vault", "raise", "stairs")):
        pos = play(pos, "buy") if drawn == 0 else pos
        assert (pos.to_act, fact(pos, "phase")) == (tr.CHANCE, "draw")
        left = [name for name in CARD_NAMES if name not in fact(pos, "drawn")]
        assert draws(pos) == dict.fromkeys(left, Fraction(1, 10 - drawn))
        pos = play(pos, f"draw {card}")
    assert (pos.to_act, fact(pos, "phase"), sorted(fact(pos, "drawn"))) == (0, "keep", ["raise", "stairs", "vault"])
    assert pile(pos) == [None] * 7


@pytest.mark.clause("T7.1")
def test_every_three_of_the_unseen_cards_are_equally_likely() -> None:
    met = {frozenset(three): Fraction(0) for three in combinations(FOUR, 3)}
    for first, second, third in permutations(FOUR, 3):
        likely, pos = Fraction(1), play(buyer(unseen=FOUR), "buy")
        for card in (first, second, third):
            likely *= draws(pos)[card]
            pos = play(pos, f"draw {card}")
        met[frozenset((first, second, third))] += likely
    assert met == dict.fromkeys(met, Fraction(1, 4))


@pytest.mark.clause("T7.1", "T4.2")
def test_buying_costs_one_action_point() -> None:
    pos = play(fresh_pile(), *THREE_DRAWN, "keep raise", "top vault")
    assert (fact(pos, "ap"), fact(pos, "bought"), fact(pos, "phase")) == (4, 1, "turn")
    spent = play(fresh_pile(), *["track"] * 5)
    assert refused(spent, "buy") == ("torres-no-points", "T4.2")


@pytest.mark.clause("T7.1")
def test_one_of_the_three_is_kept_and_nothing_else_can_be_done() -> None:
    pos = play(fresh_pile(), *THREE_DRAWN)
    assert texts(pos) == {"keep vault", "keep raise", "keep stairs"}
    assert refused(pos, "keep leap_up") == ("torres-not-drawn", "T7.1")
    pos = play(pos, "keep raise")
    assert seat(pos, 0)["hand"] == ["raise"]
    assert texts(pos) == {"top vault", "top stairs", "under vault", "under stairs"}
    assert refused(pos, "top raise") == refused(pos, "under raise") == ("torres-not-drawn", "T7.1")


@pytest.mark.clause("T7.1")
@pytest.mark.parametrize(
    ("back", "lies"),
    [
        ("top vault", ["vault", "stairs", *[None] * 7]),
        ("top stairs", ["stairs", "vault", *[None] * 7]),
        ("under vault", [*[None] * 7, "vault", "stairs"]),
        ("under stairs", [*[None] * 7, "stairs", "vault"]),
    ],
)
def test_two_go_back_together_on_top_or_under_in_a_chosen_order(back: str, lies: list[str | None]) -> None:
    pos = play(fresh_pile(), *THREE_DRAWN, "keep raise", back)
    assert pile(pos) == lies
    assert fact(pos, "drawn") == []


@pytest.mark.clause("T7.1")
def test_cards_put_under_lie_below_those_put_there_before() -> None:
    pos = buyer(unseen=("leap_up", "diagonal", "stairs", "vault"), bottom=("six_ap", "redeploy"), hand=("raise",))
    pos = play(pos, "buy", "draw stairs", "draw vault", "draw leap_up", "keep stairs", "under vault")
    assert pile(pos) == [None, "six_ap", "redeploy", "vault", "leap_up"]


@pytest.mark.clause("T7.1")
def test_a_known_top_is_drawn_without_chance_and_only_the_third_card_is_chance() -> None:
    pos = play(buyer(top=("raise", "vault"), unseen=("stairs", "leap_up", "six_ap")), "buy")
    assert fact(pos, "drawn") == ["raise", "vault"]
    assert draws(pos) == dict.fromkeys(("stairs", "leap_up", "six_ap"), Fraction(1, 3))
    assert pile(pos) == [None] * 3


@pytest.mark.clause("T7.1")
def test_a_known_bottom_is_reached_through_the_unseen_middle() -> None:
    pos = buyer(unseen=("stairs",), bottom=("raise", "vault", "leap_up", "six_ap"))
    pos = play(pos, "buy")
    assert draws(pos) == {"stairs": Fraction(1)}
    pos = play(pos, "draw stairs")
    assert (pos.to_act, texts(pos)) == (0, {"keep raise", "keep vault", "keep stairs"})
    assert pile(pos) == ["leap_up", "six_ap"]


@pytest.mark.clause("T7.1")
def test_a_wholly_known_pile_leaves_nothing_to_chance() -> None:
    pos = play(buyer(top=FOUR), "buy")
    assert (pos.to_act, texts(pos)) == (0, {"keep leap_up", "keep raise", "keep stairs"})
    pos = play(pos, "keep raise", "under stairs")
    assert pile(pos) == ["vault", "stairs", "leap_up"]


@pytest.mark.clause("T7.1")
def test_cards_of_hand_pile_and_play_are_not_drawn_again() -> None:
    pos = buyer(unseen=("stairs", "vault"), bottom=("raise", "six_ap"), hand=("leap_up", "diagonal"))
    assert draws(play(pos, "buy")) == dict.fromkeys(("stairs", "vault"), Fraction(1, 2))


@pytest.mark.clause("T7.1")
def test_the_other_players_cards_do_not_matter_for_the_own_pile() -> None:
    pos = table(corner(TWO_KNIGHTS), hands=[[], ["vault"]], played=[[], ["raise"]])
    assert draws(play(pos, "buy")) == dict.fromkeys(CARD_NAMES, Fraction(1, 10))


@pytest.mark.clause("T7.1")
def test_of_three_cards_left_two_go_back_and_over_is_the_same_as_under() -> None:
    pos = play(buyer(top=("raise", "vault", "stairs")), "buy", "keep vault")
    assert texts(pos) == {"top raise", "top stairs"}
    assert refused(pos, "under raise") == ("torres-pile-empty-under", "T7.1")
    assert pile(play(pos, "top stairs")) == ["stairs", "raise"]


@pytest.mark.clause("T7.1")
def test_of_two_cards_left_one_is_kept_and_the_other_is_the_pile() -> None:
    pos = play(buyer(top=("raise", "vault")), "buy")
    assert texts(pos) == {"keep raise", "keep vault"}
    pos = play(pos, "keep raise")
    assert (fact(pos, "phase"), pile(pos), seat(pos, 0)["hand"]) == ("turn", ["vault"], ["raise"])


@pytest.mark.clause("T7.1")
def test_a_single_card_left_is_drawn_and_kept() -> None:
    pos = play(buyer(top=("vault",)), "buy")
    assert texts(pos) == {"keep vault"}
    pos = play(pos, "keep vault")
    assert (fact(pos, "phase"), pile(pos), seat(pos, 0)["hand"]) == ("turn", [], ["vault"])


@pytest.mark.clause("T7.1")
def test_unseen_last_cards_are_drawn_by_chance_and_the_last_one_is_certain() -> None:
    pos = play(buyer(unseen=("raise", "vault")), "buy")
    assert draws(pos) == dict.fromkeys(("raise", "vault"), Fraction(1, 2))
    pos = play(pos, "draw vault")
    assert draws(pos) == {"raise": Fraction(1)}
    assert texts(play(pos, "draw raise")) == {"keep raise", "keep vault"}


@pytest.mark.clause("T7.1")
def test_an_empty_pile_sells_nothing() -> None:
    pos = buyer(hand=FOUR)
    assert "buy" not in texts(pos)
    assert refused(pos, "buy") == ("torres-pile-empty", "T7.1")


@pytest.mark.clause("T7.1", "T4.2")
def test_at_most_two_cards_are_bought_in_a_turn() -> None:
    pos = play(fresh_pile(), *THREE_DRAWN, "keep raise", "top vault", "buy")
    assert sorted(fact(pos, "drawn")) == ["stairs", "vault"]
    assert draws(pos) == dict.fromkeys(set(CARD_NAMES) - {"vault", "raise", "stairs"}, Fraction(1, 7))
    pos = play(pos, "draw six_ap", "keep vault", "under stairs")
    assert (fact(pos, "ap"), seat(pos, 0)["hand"]) == (3, ["raise", "vault"])
    assert pile(pos) == [*[None] * 6, "stairs", "six_ap"]
    assert "buy" not in texts(pos)
    assert refused(pos, "buy") == ("torres-bought-enough", "T4.2")


@pytest.mark.clause("T7.1")
def test_the_limit_holds_for_the_turn_only() -> None:
    pos = play(buyer(top=FOUR), "buy", "keep raise", "top stairs", "buy", "keep vault", "top leap_up", "end")
    assert "buy" in texts(pos)
    assert "buy" in texts(play(pos, "end"))


@pytest.mark.clause("T7.1")
def test_ten_purchases_bring_all_ten_cards_into_the_hand() -> None:
    sampler, pos = tr.seeded(7), fresh_pile()
    for bought in range(10):
        while fact(pos, "turn") == 1 or fact(pos, "bought") or fact(pos, "phase") == "kings-move":
            pos = play(pos, "stay" if fact(pos, "phase") == "kings-move" else "end")
        assert (len(pile(pos)), len(seat(pos, 0)["hand"])) == (10 - bought, bought)
        pos = play(pos, "buy")
        while fact(pos, "phase") != "turn":
            pos = pos.apply(pos.draw(sampler) if pos.to_act == tr.CHANCE else pos.legal()[-1])
    assert seat(pos, 0)["hand"] == list(CARD_NAMES)


@pytest.mark.clause("T7.2")
def test_a_card_cannot_be_played_in_the_turn_in_which_it_was_bought() -> None:
    pos = play(buyer(top=("six_ap", "seven_ap", "vault")), "buy", "keep six_ap", "top seven_ap")
    assert playable(pos) == set()
    assert refused(pos, "play six_ap") == ("torres-bought-now", "T7.2")
    assert playable(play(pos, "end", "end")) == {"six_ap"}


@pytest.mark.clause("T7.2")
def test_buying_does_not_hinder_playing_an_older_card() -> None:
    pos = play(buyer(top=("six_ap", "vault"), hand=("seven_ap",)), "buy", "keep six_ap")
    assert playable(pos) == {"seven_ap"}
    pos = play(pos, "play seven_ap")
    assert (fact(pos, "ap"), seat(pos, 0)["hand"]) == (6, ["six_ap"])
