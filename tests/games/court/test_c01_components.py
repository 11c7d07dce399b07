from fractions import Fraction
from random import Random

import pytest

import tafelrunde as tr
from tests.games.court.tables import GAME, fact, hand, play, result

BOX = {
    "fool": 5,
    **dict.fromkeys(("farmer", "serving-maid", "philosopher", "laborer", "guard"), 4),
    **dict.fromkeys(("hunter", "astronomer", "merchant"), 3),
    **dict.fromkeys(("noblewoman", "magician", "pawnbroker", "knight"), 3),
    **dict.fromkeys(("bishop", "alchemist", "nobleman", "general"), 3),
    "king": 1,
    "queen": 1,
}


@pytest.mark.clause("C1.1")
def test_the_box_holds_sixty_cards_and_five_players_need_them_all() -> None:
    supply = fact(GAME.start(players=5), "supply")
    assert sum(supply.values()) == 60
    assert supply == BOX


@pytest.mark.clause("C1.1")
def test_a_king_and_a_queen_are_there_once() -> None:
    for players in range(2, 6):
        supply = fact(GAME.start(players=players), "supply")
        assert (supply["king"], supply["queen"]) == (1, 1)


@pytest.mark.clause("C1.1")
def test_fool_and_charlatan_are_two_sides_of_one_card() -> None:
    pos = result("1-2-3", fool=True)
    before, supply = fact(pos, "seats")[0], fact(pos, "supply")
    assert (before["fools"], before["charlatans"]) == (1, 0)
    pos = play(pos, "claim charlatan")
    after = fact(pos, "seats")[0]
    assert (after["fools"], after["charlatans"]) == (0, 1)
    assert fact(pos, "supply") == supply


@pytest.mark.clause("C1.1")
def test_there_are_twelve_dice() -> None:
    assert fact(GAME.start(players=3), "dice_supply") == 12
    pos = play(hand(12), "roll")
    assert fact(pos, "to_roll") == 12
    assert fact(play(hand(14), "roll"), "to_roll") == 12


@pytest.mark.clause("C1.1")
def test_dice_have_six_sides_of_the_same_chance() -> None:
    pos = play(hand(3), "roll")
    chances = {str(outcome): chance for outcome, chance in pos.chance()}
    assert len(chances) == 56
    assert sum(chances.values()) == 1
    assert chances["roll 4-4-4"] == Fraction(1, 216)
    assert chances["roll 1-1-6"] == Fraction(3, 216)
    assert chances["roll 2-3-5"] == Fraction(6, 216)


@pytest.mark.clause("C1.1")
def test_one_figure_marks_the_start_player() -> None:
    for seat in range(4):
        assert fact(GAME.start(players=4, start=seat), "starter") == seat


def cards(pos: tr.Position) -> dict[str, int]:
    """Count the cards in the supply and before the players, both sides of the fools together."""
    written = pos.to_json()
    count: dict[str, int] = dict(written["supply"])
    for seat in written["seats"]:
        count["fool"] += seat["fools"] + seat["charlatans"]
        for name in seat["characters"]:
            count[name] += 1
    return count


@pytest.mark.clause("C1.1", "C2.1")
@pytest.mark.parametrize("players", range(2, 6))
def test_no_card_is_lost_and_none_appears_in_random_play(players: int) -> None:
    choice, sampler = Random(players), tr.seeded(players)
    pos = GAME.start(players=players)
    all_cards = cards(pos)
    claimed = 0
    for _ in range(1500):
        if pos.to_act is None:
            break
        action = pos.draw(sampler) if pos.to_act == tr.CHANCE else choice.choice(pos.legal())
        pos = pos.apply(action)
        claimed += str(action).startswith("claim") and str(action) != "claim none"
        assert cards(pos) == all_cards
    assert claimed > 10
