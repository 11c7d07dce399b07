from fractions import Fraction
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES
from tests.games.torres.card_tables import TWO_KNIGHTS, corner, draws, playable
from tests.games.torres.tables import GAME, fact, play, refused, seat, table, texts

FOUR_OF_EACH = [card for card in CARD_NAMES for _ in range(4)]


def luck(*hands: list[str], players: int = 2, **changes: Any) -> tr.Position:
    return table(corner(TWO_KNIGHTS), variant="luck", hands=hands, players=players, **changes)


@pytest.mark.clause("T10.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_forty_cards_form_one_pile_for_any_number_of_players(players: int) -> None:
    pos = play(luck(players=players), "buy")
    assert pos.to_act == tr.CHANCE
    assert draws(pos) == dict.fromkeys(CARD_NAMES, Fraction(4, 40))


@pytest.mark.clause("T10.1")
def test_the_luck_variant_starts_without_hands_and_own_piles() -> None:
    pos = GAME.start(players=3, variant="luck", start=0)
    assert [(seat["hand"], seat["pile"]) for seat in pos.to_json()["seats"]] == [([], [])] * 3
    assert len(fact(pos, "towers")) == 8


@pytest.mark.clause("T10.1")
def test_buying_takes_the_top_card_without_a_choice() -> None:
    pos = play(luck(), "buy", "draw vault")
    assert (pos.to_act, fact(pos, "phase"), fact(pos, "ap"), fact(pos, "bought")) == (0, "turn", 4, 1)
    assert (seat(pos, 0)["hand"], fact(pos, "drawn")) == (["vault"], [])


@pytest.mark.clause("T10.1")
def test_cards_of_all_hands_and_cards_played_are_missing_in_the_pile() -> None:
    pos = luck(["vault", "vault", "raise"], ["vault", "stairs"], played=[["raise"], ["vault", "six_ap"]])
    expected = dict.fromkeys(CARD_NAMES, Fraction(4, 32))
    expected |= {"raise": Fraction(2, 32), "stairs": Fraction(3, 32), "six_ap": Fraction(3, 32)}
    del expected["vault"]
    assert draws(play(pos, "buy")) == expected


@pytest.mark.clause("T10.1", "T4.2")
def test_at_most_two_cards_are_bought_in_a_turn_of_the_luck_variant() -> None:
    pos = play(luck(), "buy", "draw vault", "buy")
    assert draws(pos)["vault"] == Fraction(3, 39)
    assert draws(pos)["raise"] == Fraction(4, 39)
    pos = play(pos, "draw vault")
    assert (seat(pos, 0)["hand"], fact(pos, "ap")) == (["vault", "vault"], 3)
    assert refused(pos, "buy") == ("torres-bought-enough", "T4.2")
    assert "buy" in texts(play(pos, "end"))
    assert refused(play(luck(), *["track"] * 5), "buy") == ("torres-no-points", "T4.2")


@pytest.mark.clause("T10.1")
def test_the_pile_is_never_shuffled_again() -> None:
    half = FOUR_OF_EACH[:20]
    pos = luck(FOUR_OF_EACH[20:-1], [], played=[half[:10], half[10:]], year=3)
    assert draws(play(pos, "buy")) == {"vault": Fraction(1)}
    pos = play(pos, "buy", "draw vault")
    assert "buy" not in texts(pos)
    assert refused(pos, "buy") == ("torres-pile-empty", "T10.1")
    pos = play(pos, "play six_ap")
    assert refused(pos, "buy") == ("torres-pile-empty", "T10.1")
    assert refused(play(pos, "end"), "buy") == ("torres-pile-empty", "T10.1")


@pytest.mark.clause("T7.2", "T10.1")
def test_a_card_bought_waits_for_the_next_turn_but_an_older_copy_can_be_played() -> None:
    new = play(luck(), "buy", "draw six_ap")
    assert playable(new) == set()
    assert refused(new, "play six_ap") == ("torres-bought-now", "T7.2")
    older = play(luck(["six_ap"]), "buy", "draw six_ap")
    assert playable(older) == {"six_ap"}
    after = play(older, "play six_ap")
    assert (seat(after, 0)["hand"], seat(after, 0)["played"], fact(after, "ap")) == (["six_ap"], ["six_ap"], 5)
    assert playable(play(after, "end", "end")) == {"six_ap"}


@pytest.mark.clause("T10.1")
def test_a_card_can_be_played_as_often_as_it_was_bought() -> None:
    pos = luck(["six_ap"] * 3, played=[["six_ap"]])
    for left in (2, 1, 0):
        pos = play(pos, "play six_ap", "end", "end")
        assert seat(pos, 0)["hand"] == ["six_ap"] * left
    assert seat(pos, 0)["played"] == ["six_ap"] * 4
